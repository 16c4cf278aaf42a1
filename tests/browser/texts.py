"""What the page says, read from the very texts that it says it with."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parents[2] / "client" / "src" / "texts"
LANGUAGES = ("bg", "uk", "ru", "ro", "en")
LOCALES = {"bg": "bg-BG", "uk": "uk-UA", "ru": "ru-RU", "ro": "ro-RO", "en": "en-GB"}


@cache
def bundle(language: str) -> FluentBundle:
    """All shelves of a language."""
    found = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def text(language: str, name: str, **facts: object) -> str:
    """A message as a reader of that language is told it."""
    pattern = bundle(language).get_message(name).value
    assert pattern is not None, name
    said, faults = bundle(language).format_pattern(pattern, facts)
    assert not faults, faults
    return str(said)
