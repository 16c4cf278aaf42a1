"""The decks and referees that tables ask for, read once and kept."""

from functools import lru_cache

from parola.languages import decks
from parola.languages.base import codes, load
from parola.languages.referee import Kind, judge
from parola.rules.board import PLACES
from parola.rules.clue import Judge, Ruling
from parola.rules.match import Card
from parola.rules.refusal import Code, Refused
from parola.tables.house import ClueRules, House


def check_house(house: House) -> None:
    """Refuse a house whose words nobody has."""
    if house.language not in codes():
        raise Refused(Code.BAD_SETTING, setting="language", value=house.language)
    unknown = [deck for deck in house.decks if deck not in decks.OURS]
    if unknown or not house.decks:
        raise Refused(Code.BAD_SETTING, setting="decks", value=unknown)


@lru_cache(maxsize=64)
def deck(language: str, names: tuple[str, ...]) -> tuple[Card, ...]:
    """The cards of these decks together (R1: a group may mix both)."""
    return tuple(
        Card(card.front, card.back)
        for name in dict.fromkeys(names)
        for card in decks.ours(load(language), name).cards
    )


@lru_cache(maxsize=256)
def referee(language: str, rules: ClueRules, kind: Kind = Kind.ILLEGAL) -> Judge:
    """The referee of a language with a group's rules, as the rules of the game ask for one: it
    names what is illegal, or what is doubtful."""

    def rule(word: str, words: tuple[str, ...], covered: int) -> Ruling | None:
        visible = [words[place] for place in range(PLACES) if not covered >> place & 1]
        verdict = judge(load(language), word, visible, rules)
        if verdict.kind is not kind:
            return None
        return Ruling(verdict.rule, verdict.reason, verdict.offends or None)

    return rule
