"""Every rule, when it is broken on purpose, turns a test red that says it holds that rule."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rule_index import RULES
from sabotages import SABOTAGES, Sabotage

import parola

SOURCE = Path(parola.__file__).parent
TESTS = Path(__file__).parents[1]


def test_every_rule_has_its_sabotage() -> None:
    assert [sabotage.rule for sabotage in SABOTAGES] == list(RULES)


@pytest.mark.parametrize("sabotage", SABOTAGES, ids=lambda s: f"{s.rule}-{s.name}")
def test_a_sabotage_fits_the_rules_as_they_are(sabotage: Sabotage) -> None:
    text = (SOURCE / "rules" / sabotage.file).read_text(encoding="utf-8")
    assert text.count(sabotage.was) == 1


@pytest.mark.soak
@pytest.mark.parametrize("sabotage", SABOTAGES, ids=lambda s: f"{s.rule}-{s.name}")
def test_a_broken_rule_turns_a_test_red(sabotage: Sabotage, tmp_path: Path) -> None:
    house = tmp_path / "parola"
    house.mkdir()
    for other in SOURCE.iterdir():
        (house / other.name).symlink_to(other)
    (house / "rules").unlink()
    shutil.copytree(SOURCE / "rules", house / "rules")
    file = house / "rules" / sabotage.file
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(sabotage.was, sabotage.now), encoding="utf-8")
    tests = sorted(str(path) for path in TESTS.glob("test_*.py"))
    run = subprocess.run(  # noqa: S603 - our own tests, on a copy of our own rules
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "-p",
            "no:cacheprovider",
            "--rule",
            sabotage.rule,
            *tests,
        ],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PAROLA_HYPOTHESIS": "sabotage"},
        cwd=TESTS.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1, run.stdout + run.stderr
    assert " failed" in run.stdout
