"""What a server says when it starts: where to find it, and a code that phones read."""

import io
import socket

import segno

from parola.settings import Settings

EVERYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104 - these mean every address of the machine


def lan_address() -> str | None:
    """This machine's address on its network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def greeting(settings: Settings, lan: str | None, *, picture: bool) -> str:
    """Addresses, and for a terminal the picture."""
    everywhere = settings.host in EVERYWHERE
    here = f"http://{'localhost' if everywhere else settings.host}:{settings.port}"
    lines = [f"Parola is open at {here} (data in {settings.data})"]
    if everywhere and lan is not None:
        there = f"http://{lan}:{settings.port}"
        lines.append(f"On your network: {there}")
        if picture:
            drawn = io.StringIO()
            segno.make(there, error="l", micro=False).terminal(drawn, compact=True, border=2)
            lines.append(drawn.getvalue())
    elif not everywhere:
        lines.append("Only this address answers; --host 0.0.0.0 lets phones on your network in.")
    return "\n".join(lines)
