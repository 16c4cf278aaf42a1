"""families.txt: what people wrote down about which words belong together.

A line is `HEAD: relatives ! innocents ? wavering ~ sound-alikes`, each part a list of patterns.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

import msgspec

from parola.languages.datafile import DataError, lines


class Tie(StrEnum):
    """What a line says of a word and its headword."""

    KIN = "kin"
    INNOCENT = "innocent"
    NAMED_INNOCENT = "named innocent"
    """Written out as innocent, not by its branch: that counts even against the dictionary."""
    WAVERING = "wavering"
    PERHAPS = "perhaps"
    """Wavering, of two words that are not the line's head: surer evidence may overrule it."""
    SOUND = "sound"


_MARKS = {"!": Tie.INNOCENT, "?": Tie.WAVERING, "~": Tie.SOUND}


class Pattern(msgspec.Struct, frozen=True):
    """One word, or a branch of words, of a line."""

    text: str
    tie: Tie
    starts: bool
    """`*text`: something may stand before it."""
    ends: bool
    """`text*`: something may stand after it."""
    prefixed: bool
    """`-text`: a prefix of the language, or none, may stand before it."""

    @property
    def weight(self) -> int:
        """The more a pattern says, the more it counts: whole words beat branches."""
        return len(self.text) * 2 + (
            0 if self.starts or self.ends or self.prefixed else WRITTEN_OUT
        )

    def holds(self, word: str, prefixes: Callable[[str], bool]) -> bool:
        """Whether the word belongs to it."""
        at = word.find(self.text)
        while at >= 0:
            before, after = word[:at], word[at + len(self.text) :]
            if (self.ends or not after) and (
                not before or self.starts or (self.prefixed and prefixes(before))
            ):
                return True
            at = word.find(self.text, at + 1)
        return False


HEAD = 5000
"""The weight of a headword in its own line."""


WRITTEN_OUT = 1000
"""What a pattern weighs more if it is a whole word."""


class Said(msgspec.Struct, frozen=True):
    """What a line says of a word, how surely, and by which pattern."""

    tie: Tie
    weight: int
    text: str


class Line(msgspec.Struct, frozen=True):
    """A headword, or several that belong together, and its patterns."""

    heads: tuple[str, ...]
    patterns: tuple[Pattern, ...]
    where: str
    """File and line, for people."""


class Families:
    """All lines of a families file, found by word."""

    def __init__(self, path: Path, fold: Callable[[str], str], prefixes: Iterable[str]) -> None:
        self._fold = fold
        chain = "|".join(sorted(map(re.escape, prefixes), key=len, reverse=True))
        self._chain = re.compile(f"(?:{chain}){{1,2}}") if chain else None
        # families.txt for the words of our decks, families-common.txt for other everyday nouns
        files = sorted(path.parent.glob(f"{path.stem}*{path.suffix}"))
        self.lines = [
            self._line(file, number, text) for file in files for number, text in lines(file)
        ]
        self._heads: dict[str, list[int]] = defaultdict(list)
        self._exact: dict[str, list[tuple[int, Pattern]]] = defaultdict(list)
        self._grams: dict[str, list[tuple[int, Pattern]]] = defaultdict(list)
        for index, line in enumerate(self.lines):
            for head in line.heads:
                self._heads[head].append(index)
            for pattern in line.patterns:
                loose = pattern.starts or pattern.ends or pattern.prefixed
                where = self._grams if loose else self._exact
                where[pattern.text[:3] if loose else pattern.text].append((index, pattern))
        self.ties = lru_cache(maxsize=20000)(self._ties)

    def _line(self, path: Path, number: int, text: str) -> Line:
        heads, colon, rest = text.partition(":")
        if not colon:
            raise DataError(f"{path}:{number}: no colon after the headword")
        tie, patterns = Tie.KIN, []
        for token in re.sub(r"([!?~])", r" \1 ", rest).replace(",", " ").split():
            if token in _MARKS:
                tie = _MARKS[token]
            else:
                patterns.append(self._pattern(token, tie))
                if len(patterns[-1].text) < 2:
                    raise DataError(f"{path}:{number}: too short: {token}")
        names = tuple(self._fold(h.strip().lower()) for h in heads.split(",") if h.strip())
        return Line(names, tuple(patterns), f"{path.name}:{number}")

    def _pattern(self, token: str, tie: Tie) -> Pattern:
        prefixed = token.startswith("-")
        body = token.removeprefix("-")
        starts, ends = body.startswith("*"), body.endswith("*")
        return Pattern(self._fold(body.strip("*").lower()), tie, starts, ends, prefixed)

    def _is_prefix(self, text: str) -> bool:
        return self._chain is not None and self._chain.fullmatch(text) is not None

    def _ties(self, word: str) -> dict[int, Said]:
        """What each line says of a (folded) word."""
        found: dict[int, Said] = {}
        for index in self._heads.get(word, ()):
            found[index] = Said(Tie.KIN, HEAD, "")
        hits = list(self._exact.get(word, ()))
        for at in range(len(word) - 1):
            for size in (2, 3):
                hits += self._grams.get(word[at : at + size], ()) if size <= len(word) - at else ()
        for index, pattern in hits:
            exact = not (pattern.starts or pattern.ends or pattern.prefixed)
            if (index not in found or pattern.weight > found[index].weight) and (
                exact or pattern.holds(word, self._is_prefix)
            ):
                found[index] = Said(pattern.tie, pattern.weight, pattern.text)
        return found

    def heads_of(self, word: str) -> list[Line]:
        """The lines whose headword a (folded) word is."""
        return [self.lines[i] for i in self._heads.get(word, ())]

    def writes_out(self, word: str) -> bool:
        """Whether a (folded) word stands in a line as a whole."""
        return word in self._heads or word in self._exact

    def mentions(self, word: str) -> bool:
        """Whether a (folded) word is written out in a line, or begins as a branch does."""
        return self.writes_out(word) or any(
            word.startswith(pattern.text)
            and pattern.holds(word, self._is_prefix)
            and len(word) - len(pattern.text) < 6
            and "-" not in word
            for size in (2, 3)
            for _, pattern in self._grams.get(word[:size], ())
        )

    def tie(self, one: Iterable[str], other: Iterable[str]) -> Tie | None:
        """What the lines say of two words, each given as its (folded) forms; None if nothing."""
        found = self._strongest(one, other)
        return found[1] if found else None

    def because(self, one: Iterable[str], other: Iterable[str]) -> str:
        """File and line of what is said of two words; empty if nothing is."""
        found = self._strongest(one, other)
        return self.lines[found[0]].where if found else ""

    def _strongest(self, one: Iterable[str], other: Iterable[str]) -> tuple[int, Tie] | None:
        """The line that counts most for two words, and what it says."""
        mine, theirs = self._all(one), self._all(other)
        best: tuple[int, int, int, Tie] | None = None
        for index in mine.keys() & theirs.keys():
            first, second = mine[index], theirs[index]
            if Tie.KIN not in (first.tie, second.tie) or not _alike(first, second):
                continue
            said = second.tie if first.tie is Tie.KIN else first.tie
            less, more = sorted((first.weight, second.weight))
            if said is Tie.INNOCENT and less >= WRITTEN_OUT:
                said = Tie.NAMED_INNOCENT
            if said is Tie.WAVERING and more < HEAD:
                said = Tie.PERHAPS
            # A headword's own line counts more than a line that happens to hold both.
            if best is None or (more, less) > best[:2]:
                best = (more, less, index, said)
        return best[2:] if best else None

    def _all(self, words: Iterable[str]) -> dict[int, Said]:
        merged: dict[int, Said] = {}
        for word in words:
            for index, said in self.ties(word).items():
                if index not in merged or said.weight > merged[index].weight:
                    merged[index] = said
        return merged


def _alike(one: Said, other: Said) -> bool:
    """Whether what a line says of two words holds between the two.

    It does where one of them is the headword. Two relatives of one headword are kin if they look
    it: a diver's line (ВОДОЛАЗ) holds water and climbing, which have nothing to do with each other.
    """
    if HEAD in (one.weight, other.weight) or one.tie is not other.tie:
        return True
    if one.text[0] == other.text[0]:
        return True  # with any alternation: зірк-, зорян-
    shorter, longer = sorted((one.text, other.text), key=len)
    size = min(len(shorter), 3 if len(longer) > 4 else 2)
    return any(shorter[i : i + size] in longer for i in range(len(shorter) - size + 1))
