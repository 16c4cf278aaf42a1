"""Settings for all tests: how deep properties go, and running only the tests that hold a rule."""

import os

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["databases", "running", "machines", "browsing"]

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("quick", max_examples=60, deadline=None, suppress_health_check=QUIET)
settings.register_profile("soak", max_examples=2000, deadline=None, suppress_health_check=QUIET)
settings.register_profile("sabotage", max_examples=15, deadline=None, database=None)
settings.load_profile(os.environ.get("PAROLA_HYPOTHESIS", "quick"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="run only the tests that hold this rule, such as R14")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = config.getoption("--rule")
    if rule is None:
        return
    kept = [item for item in items if rule in rules_of(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def rules_of(item: pytest.Item) -> set[str]:
    """The rules that a test says it holds."""
    return {rule for mark in item.iter_markers("rule") for rule in mark.args}
