"""Whether two words belong together, and how surely (R54, R55, R57, R59)."""

from enum import IntEnum

import msgspec

from parola.languages.base import Analysis, Language, Part
from parola.languages.families import Tie


class Degree(IntEnum):
    """How sure one is."""

    NONE = 0
    MAYBE = 1
    SURE = 2


class Kin(msgspec.Struct, frozen=True):
    """What was found, by which rule, and the code of the reason."""

    degree: Degree
    rule: str = "R54"
    reason: str = "kin"


STRANGERS = Kin(Degree.NONE)
INNOCENT = Kin(Degree.NONE, "R59", "look-alike")
MAYBE = Kin(Degree.MAYBE, "R59", "maybe-kin")
SOUND = Kin(Degree.MAYBE, "R57", "sounds-alike")
FORM = Kin(Degree.SURE, "R54", "form")
SAID = {Tie.SOUND: SOUND, Tie.WAVERING: MAYBE, Tie.NAMED_INNOCENT: INNOCENT}
"""What a line says that the dictionary cannot gainsay."""
BOTH_BARE = 4
"""When two words differ in a noun's ending only: дом, дома are one lemma; мат, мать are two."""
BARE_WITH_PREFIX = 2
NOT_WHOLE = 1
"""When the root is not the visible word's whole stem: often kinship through a third word."""


def compare(language: Language, visible: Analysis, clue: Analysis) -> Kin:
    """How a clue's word belongs to a visible word: families, then forms, roots, halves."""
    if visible.folded == clue.folded:
        return _same(language, visible, clue)
    if language.letters.marks_tell_apart and _told_apart(language, visible, clue):
        return _with_other_marks(language, visible, clue)
    tie = language.families.tie(visible.forms, clue.forms)
    form = bool(visible.lemmas & clue.lemmas)
    if tie is Tie.KIN:
        return Kin(Degree.SURE, "R54", "form" if form else "kin")
    if tie in SAID:
        return SAID[tie]
    if visible.folded in clue.lemmas:
        return FORM
    if tie is Tie.INNOCENT:
        return INNOCENT
    if visible.lemmas & clue.lemmas - {clue.folded}:
        return FORM
    found = _by_rules(language, visible, clue)
    return max(found, MAYBE, key=_degree) if tie is Tie.PERHAPS else found


def _same(language: Language, visible: Analysis, clue: Analysis) -> Kin:
    if visible.word == clue.word:
        return Kin(Degree.SURE, "R7", "same-word")
    both = all(map(language.is_headword, (visible.word, clue.word)))
    if not (both and language.letters.marks_tell_apart):
        return Kin(Degree.SURE, "R7", "no-marks")
    # A word of its own that only the marks tell apart: naș can only be naș, but whoever types nas
    # may have left them out, and people decide which was meant.
    letters = zip(visible.word, clue.word, strict=True)
    marked = any(one != other and other in language.letters.marks for one, other in letters)
    return INNOCENT if marked else SOUND


def _told_apart(language: Language, visible: Analysis, clue: Analysis) -> bool:
    """Whether the clue, as it is spelled, is a form of a word that only marks tell from the visible
    one: fete is of fată, and not of față. A last letter may tell a verb from its noun, and no more:
    furnica, furnică."""
    if visible.folded not in clue.lemmas or not language.spells(clue.word):
        return False
    twins = {one for one in language.lemmas(clue.word) if language.fold(one) == visible.folded}
    return bool(twins) and all(one[:-1] != visible.word[:-1] for one in twins)


def _with_other_marks(language: Language, visible: Analysis, clue: Analysis) -> Kin:
    """Who leaves out marks may mean the visible word; who writes them does so where the family has
    them: muște, of muscă, but not până, beside pană."""
    if not set(clue.word) & language.letters.marks.keys():
        return SOUND
    forms = tuple(form for form in clue.forms if form != visible.folded)
    kin = language.families.tie((visible.folded,), forms) is Tie.KIN
    return Kin(Degree.SURE, "R54", "kin") if kin else INNOCENT


def _by_rules(language: Language, visible: Analysis, clue: Analysis) -> Kin:
    """What affixes, halves and sounds say where nobody wrote it down."""
    found = max(by_roots(language, visible, clue), by_parts(language, visible, clue), key=_degree)
    if clue.name and found.degree:
        # R61: a name is free where it only looks as if it came from the visible word.
        found = MAYBE if found.degree is Degree.SURE else INNOCENT
    if found.degree < Degree.SURE and language.affixes.sounds and visible.sound == clue.sound:
        return SOUND
    return found


def by_roots(language: Language, visible: Analysis, clue: Analysis) -> Kin:
    """R54: one root, once the affixes are taken off both."""
    best = STRANGERS
    fewer, more = sorted((visible.roots, clue.roots), key=len)
    for root, one in fewer.items():
        other = more.get(root)
        if other is None or (one.reduced and other.reduced):
            continue
        cost = one.cost + other.cost
        if one.bare and other.bare:
            prefixed = one.prefixed != other.prefixed
            cost += (
                BARE_WITH_PREFIX if prefixed and min(one.length, other.length) > 4 else BOTH_BARE
            )
        if not visible.roots[root].whole:
            cost += NOT_WHOLE
        illegal, doubtful = language.affixes.limit(min(one.length, other.length))
        if cost <= illegal:
            return Kin(Degree.SURE, "R54", "kin")
        if cost <= doubtful:
            best = Kin(Degree.MAYBE, "R59", "maybe-kin")
    return best


def by_parts(language: Language, visible: Analysis, clue: Analysis) -> Kin:
    """R55: a visible word's root inside a compound, or a visible compound's part in the clue."""
    best = STRANGERS
    for one in visible.parts:
        for other in clue.parts:
            if one.text == other.text:
                best = max(best, _part(sure=one.sure and other.sure), key=_degree)
    for part in clue.parts:
        best = max(best, _with_part(language, part, visible), key=_degree)
    for part in visible.parts:
        best = max(best, _with_part(language, part, clue), key=_degree)
    return best


def _degree(kin: Kin) -> Degree:
    return kin.degree


def _part(*, sure: bool) -> Kin:
    return Kin(Degree.SURE, "R55", "compound-part") if sure else MAYBE


def _with_part(language: Language, part: Part, word: Analysis) -> Kin:
    half = language.analyse_plain(part.text)
    if half.folded == word.folded:
        return _part(sure=part.sure)
    if part.initial:
        return STRANGERS
    if word.folded in half.lemmas or half.folded in word.lemmas:
        return _part(sure=part.sure)
    tie = language.families.tie(half.forms, word.forms)
    if tie is Tie.KIN:
        return _part(sure=part.sure)
    if tie is None:
        found = by_roots(language, half, word)
        if found.degree is Degree.SURE:
            return _part(sure=part.sure)
        return found if part.sure else STRANGERS
    return STRANGERS
