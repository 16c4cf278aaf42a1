"""Print every rule with the tests that hold it; exit 1 when a rule has none.

`--quiet` prints only the rules without a test.
"""

import contextlib
import io
import sys
from collections import defaultdict
from pathlib import Path

import pytest

RULES = (
    *(f"R{n}" for n in (*range(1, 8), *range(10, 16), 17, 18, 19, 21, 23, 25)),
    *(f"R{n}" for n in (40, 41, 42, 43, 45)),
    *(f"R{n}" for n in (*range(70, 83), *range(90, 95))),
)
"""R22 and R24 are about people, and are held by the tests of the table."""


class Index:
    """Collects which test holds which rule."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    name = item.nodeid.partition("[")[0]
                    if name not in self.tests[rule]:
                        self.tests[rule].append(name)


def main() -> int:
    index = Index()
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", str(Path(__file__).parents[1])],
            plugins=[index],
        )
    missing = [rule for rule in RULES if rule not in index.tests]
    if "--quiet" not in sys.argv:
        for rule in sorted({*RULES, *index.tests}, key=lambda rule: int(rule[1:])):
            print(f"{rule}  ({len(index.tests[rule])})")
            for name in index.tests[rule]:
                print(f"    {name}")
        print(f"{len(RULES)} rules, {len(missing)} without a test")
    for rule in missing:
        print(f"{rule} is held by no test")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
