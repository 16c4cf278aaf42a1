"""Where a request comes from. Behind proxies that we trust, their word counts; nobody else's."""

from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import msgspec

Header = Callable[[str], str | None]


class Caller(msgspec.Struct, frozen=True):
    """Who calls, as far as a connection tells."""

    address: str
    """What limits count by: an address, or for IPv6 its network, which is one household's."""
    secure: bool
    """Whether the reader's browser speaks TLS."""
    host: str

    @property
    def origin(self) -> str:
        """What links for others begin with, as the caller reaches this server."""
        return f"{'https' if self.secure else 'http'}://{self.host}"


class Proxies:
    """The networks whose `X-Forwarded-…` is believed; none unless the operator names some."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._trusted: list[IPv4Network | IPv6Network] = [
            ip_network(one.strip(), strict=False) for one in trusted if one.strip()
        ]

    def caller(self, peer: str | None, scheme: str, header: Header) -> Caller:
        """Behind a trusted peer the last address that is not one of ours."""
        host, secure = header("host") or "", scheme in {"https", "wss"}
        if not self._trusts(peer):
            return Caller(_household(peer), secure, host)
        hops = [hop.strip() for hop in (header("x-forwarded-for") or "").split(",") if hop.strip()]
        outside = next((hop for hop in reversed(hops) if not self._trusts(hop)), peer)
        said = (header("x-forwarded-proto") or scheme).split(",")[-1].strip()
        return Caller(
            _household(outside),
            said in {"https", "wss"},
            (header("x-forwarded-host") or host).split(",")[-1].strip(),
        )

    def _trusts(self, peer: str | None) -> bool:
        try:
            address = ip_address(peer or "")
        except ValueError:
            return False
        return any(address in network for network in self._trusted)


def _household(address: str | None) -> str:
    try:
        found = ip_address(address or "")
    except ValueError:
        return "unknown"
    if found.version == 6:
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, 64), strict=False))
    return str(found)
