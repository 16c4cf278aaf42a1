"""The referee: may this be said while these words are visible? (R4, R7, R50-R65)"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import lru_cache

import msgspec

from parola.languages.base import Analysis, Language
from parola.languages.kinship import SOUND, STRANGERS, Degree, Kin, compare
from parola.languages.shape import Shape, Sort, shape_of
from parola.languages.text import tokens
from parola.tables.house import ClueRules


class Kind(StrEnum):
    """What the referee says of a clue."""

    LEGAL = "legal"
    DOUBTFUL = "doubtful"
    """People decide; the referee only says why it wavers."""
    ILLEGAL = "illegal"


class Verdict(msgspec.Struct, frozen=True):
    """What the referee says, and why."""

    kind: Kind
    rule: str
    reason: str
    """A stable code; `ui.ftl` has a sentence for each: `referee-<reason>`."""
    offends: str = ""
    """The visible word, as it stands on the board; empty where there is none."""


REASONS = (
    "fine", "look-alike", "number-word", "single-letter-meant", "spelled-out-fine",
    "compound-allowed", "name-allowed", "acronym-allowed", "sound-allowed", "rhyme-allowed",
    "invented-allowed",
    "no-word", "same-word", "no-marks", "spelled-out", "form", "kin", "compound-part",
    "translation", "foreign", "coined", "compound", "name", "acronym", "invented",
    "maybe-kin", "sounds-alike", "points-at-letters", "first-letter", "unknown-word",
    "unknown-name", "unknown-phrase", "number-too-high",
)  # fmt: skip
"""Every reason there is."""

FINE = Verdict(Kind.LEGAL, "R4", "fine")


def judge(
    language: Language, clue: str, visible_words: Iterable[str], house: ClueRules | None = None
) -> Verdict:
    """Whether a clue is legal while these words are visible, by the house's rules."""
    house = house or ClueRules()
    shape = shape_of(language, clue)
    if not shape.words and shape.sort is not Sort.DIGITS:
        return Verdict(Kind.ILLEGAL, "R4", "no-word")
    board = [visible(language, word) for word in visible_words]
    kin, offended = closest(language, shape, board)
    if kin.degree is Degree.SURE:
        if shape.spelled:
            return Verdict(Kind.ILLEGAL, "R58", "spelled-out", offended)
        return Verdict(Kind.ILLEGAL, kin.rule, kin.reason, offended)
    if (form := _by_form(language, shape, board, house)) is not None:
        return form
    if kin.degree is Degree.MAYBE:
        if kin.reason == SOUND.reason and house.homophones:
            return Verdict(Kind.LEGAL, "R63", "sound-allowed", offended)
        return Verdict(Kind.DOUBTFUL, kin.rule, kin.reason, offended)
    if (hint := _letters(shape, board, house)) is not None:
        return hint
    if not shape.real:
        rule, reason = ("R61", "unknown-name") if shape.named else ("R56", "unknown-word")
        return Verdict(Kind.DOUBTFUL, rule, reason)
    if shape.spelled:
        return Verdict(Kind.LEGAL, "R58", "spelled-out-fine")
    return Verdict(Kind.LEGAL, kin.rule, kin.reason, offended) if kin.rule == "R59" else FINE


class Visible(msgspec.Struct, frozen=True):
    """A visible word, taken apart."""

    text: str
    whole: str
    words: tuple[Analysis, ...]


@lru_cache(maxsize=20_000)
def visible(language: Language, text: str) -> Visible:
    """A word of the board, taken apart; remembered."""
    whole = language.normalise(text)
    found = tuple(language.analyse(w) for w in dict.fromkeys((whole, *tokens(whole))) if w)
    if len(found) > 1 and " " in whole:
        found = found[1:]
    return Visible(text, whole, found)


def closeness(language: Language, seen: str, said: str) -> Kin:
    """How something said belongs to something visible, whatever kind of clue it is."""
    return closest(language, shape_of(language, said), [visible(language, seen)])[0]


def closest(language: Language, shape: Shape, board: Sequence[Visible]) -> tuple[Kin, str]:
    """The strongest tie between anything said and anything visible."""
    best, offended = STRANGERS, ""
    for card in board:
        kin = _with_card(language, shape, card)
        if kin.degree is Degree.SURE:
            return kin, card.text
        if _strength(kin) > _strength(best):
            best, offended = kin, card.text
    return best, offended


def _strength(kin: Kin) -> tuple[int, int]:
    """Perhaps kin is more than sounding alike; a look-alike is worth telling."""
    return kin.degree, {"maybe-kin": 2, SOUND.reason: 1, "look-alike": 1}.get(kin.reason, 0)


def _with_card(language: Language, shape: Shape, card: Visible) -> Kin:
    many = " " in card.whole
    if card.whole == shape.text or (
        many and language.fold(card.whole) == language.fold(shape.text)
    ):
        return Kin(Degree.SURE, "R7", "same-word")
    found = (_tie(language, word, said, shape) for word in card.words for said in shape.words)
    best = max(found, key=_strength, default=STRANGERS)
    if many and best.degree is Degree.SURE:
        return Kin(Degree.SURE, "R55", "compound-part")  # a visible phrase's words are its parts
    return best


def _tie(language: Language, word: Analysis, said: Analysis, shape: Shape) -> Kin:
    if shape.sort is Sort.NUMBER and word.folded not in said.lemmas:
        return STRANGERS  # R51: a number word may share a root with a visible word
    if shape.sort is Sort.FOREIGN or not said.folded:
        return STRANGERS
    return compare(language, word, said)


_FORBIDDEN = {Sort.FOREIGN: ("R53", "foreign"), Sort.COINED: ("R56", "coined")}
_SWITCHED = {
    Sort.ACRONYM: (("acronyms",), "R62", "acronym"),
    Sort.INVENTED: (("invented",), "R65", "invented"),
    Sort.PLACE: (("names", "places"), "R61", "name"),
    Sort.NAME: (("names",), "R61", "name"),
    Sort.TITLE: (("names", "compounds"), "R61", "name"),
    Sort.PHRASE: (("compounds",), "R60", "compound"),
}
_UNREAL = {Sort.NAME: ("R61", "unknown-name"), Sort.PHRASE: ("R56", "unknown-phrase")}


def _by_form(
    language: Language, shape: Shape, board: Sequence[Visible], house: ClueRules
) -> Verdict | None:
    """R51, R53 and R60-R65: what kind of thing was said."""
    sort = shape.sort
    if sort is Sort.DIGITS or (sort is Sort.NUMBER and shape.parts == 1):
        return Verdict(Kind.LEGAL, "R51", "number-word")
    if (translation := _translation(language, shape, board)) is not None:
        return translation
    if sort in _FORBIDDEN:
        return Verdict(Kind.ILLEGAL, *_FORBIDDEN[sort])
    if sort is Sort.NUMBER:
        sort = Sort.PHRASE
    if sort not in _SWITCHED:
        return None
    switches, rule, reason = _SWITCHED[sort]
    if not any(getattr(house, switch) for switch in switches):
        return Verdict(Kind.ILLEGAL, rule, reason)
    if sort in _UNREAL and not shape.real:
        return Verdict(Kind.DOUBTFUL, *_UNREAL[sort])
    return Verdict(Kind.LEGAL, rule, f"{reason}-allowed")


def _translation(language: Language, shape: Shape, board: Sequence[Visible]) -> Verdict | None:
    """R53: whether the clue is another language's word for a visible word.

    The dictionaries know many a stranger (eau, livre), so what only they call ours is for people.
    """
    if shape.native and (language.translations.owns(shape.text) or _carried(language, shape)):
        return None
    for card in board:
        if any(language.translations.holds(w.folded, shape.text) for w in card.words):
            kind = Kind.DOUBTFUL if shape.native else Kind.ILLEGAL
            return Verdict(kind, "R53", "translation", card.text)
    return None


def _carried(language: Language, shape: Shape) -> bool:
    """Whether our decks or our list of words have the clue."""
    folded = language.fold(shape.text)
    return folded in language.on_cards or folded in language.words.known


def _letters(shape: Shape, board: Sequence[Visible], house: ClueRules) -> Verdict | None:
    """R50: clues that may point at letters instead of meaning."""
    said = shape.words[0].folded if shape.words else ""
    if len(said) == 1:
        begun = [c for c in board if c.words and c.words[0].folded.startswith(said)]
        if len(begun) > 1:
            return Verdict(Kind.DOUBTFUL, "R50", "first-letter", begun[0].text)
        return Verdict(Kind.LEGAL, "R51", "single-letter-meant")
    if len(said) >= 3 and shape.parts == 1:
        for card in board:
            # A letter more or less (ear, fear) is a likeness, not yet a part to point at.
            if any(w.folded.endswith(said) and len(w.folded) > len(said) + 1 for w in card.words):
                if house.rhymes:
                    return Verdict(Kind.LEGAL, "R64", "rhyme-allowed", card.text)
                return Verdict(Kind.DOUBTFUL, "R50", "points-at-letters", card.text)
    return None
