"""A verdict as one sentence in a language of people (Project Fluent)."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from parola.languages.base import load
from parola.languages.referee import Verdict


@cache
def bundle(code: str) -> FluentBundle:
    """The referee's messages in one language."""
    path = load(code).folder / "ui.ftl"
    made = FluentBundle([code], use_isolating=False)
    made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def sentence(code: str, verdict: Verdict, clue: str) -> str:
    """The verdict, and its reason, in the language of that code."""
    made = bundle(code)
    message = made.get_message(f"referee-{verdict.reason}")
    if message.value is None:
        raise LookupError(f"{code}: referee-{verdict.reason} says nothing")
    facts = {"clue": clue.strip(), "word": verdict.offends or "-"}
    text, errors = made.format_pattern(message.value, facts)
    if errors:
        raise errors[0]
    return str(text)
