"""Languages are found by entry point and read nothing before they are asked."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from parola.languages.base import GROUP, OURS, Language, codes, load
from parola.languages.referee import Kind, judge

HEAVY = ("pymorphy3", "simplemma")
MODULE = """
from pathlib import Path
from parola.languages.base import Language, Letters
from parola.languages.morphology import Reading


class Words:
    exact = False

    def knows(self, word):
        return word in {"hundo", "kato", "hunda"}

    def readings(self, word):
        return (Reading(word, ""),) if self.knows(word) else ()


LANGUAGE = Language(
    code="eo",
    folder=Path(__file__).parent,
    letters=Letters("latin", "abcĉdefgĝhĥijĵklmnoprsŝtuŭvz", {"ĉ": "c"}),
    morphology=Words(),
)
NONSENSE = 7
"""


@pytest.fixture
def sixth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package that brings Esperanto (and a broken one)."""
    package = tmp_path / "parola_eo"
    package.mkdir()
    (package / "__init__.py").write_text(MODULE, encoding="utf-8")
    (package / "affixes.txt").write_text("[endings noun]\no\n", encoding="utf-8")
    (package / "families.txt").write_text("HUNDO: hund*\n", encoding="utf-8")
    info = tmp_path / "parola_eo-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: parola-eo\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        f"[{GROUP}]\neo = parola_eo:LANGUAGE\nxx = parola_eo:NONSENSE\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    load.cache_clear()
    yield
    load.cache_clear()
    sys.modules.pop("parola_eo", None)


@pytest.mark.usefixtures("sixth")
def test_a_sixth_language_is_a_package_of_its_own() -> None:
    assert codes() == [*OURS, "eo", "xx"]
    language = load("eo")
    assert judge(language, "hundejo", ["HUNDO"]).kind is Kind.ILLEGAL
    assert judge(language, "kato", ["HUNDO"]).kind is Kind.LEGAL


@pytest.mark.usefixtures("sixth")
def test_what_is_no_language_is_refused() -> None:
    with pytest.raises(TypeError):
        load("xx")
    with pytest.raises(LookupError, match="tlh"):
        load("tlh")


def test_ours_are_announced_as_entry_points_too() -> None:
    pyproject = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    for code, where in OURS.items():
        assert f'{code} = "{where}"' in pyproject


@pytest.mark.parametrize("code", sorted(OURS))
def test_a_language_reads_nothing_before_it_is_asked(code: str) -> None:
    script = (
        "import sys\nfrom parola.languages.base import load\n"
        f"language = load({code!r})\n"
        f"print([m for m in {HEAVY} if m in sys.modules], list(language.__dict__))\n"
    )
    told = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout
    assert told.startswith("[]")
    for file in ("affixes", "families", "words", "translations"):
        assert f"'{file}'" not in told


def test_loading_one_language_loads_no_other() -> None:
    script = (
        "import sys\nfrom parola.languages.base import load\nload('bg').analyse('котка')\n"
        "print([m for m in sys.modules if m.startswith('parola.languages.') and len(m) == 19])"
    )
    told = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout
    assert told.strip() == "['parola.languages.bg']"


def test_a_language_is_loaded_once() -> None:
    assert load("bg") is load("bg")
    assert isinstance(load("bg"), Language)
    assert repr(load("bg")) == "<Language bg>"
