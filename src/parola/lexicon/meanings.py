"""From a word that somebody wrote to the senses it may have."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property, lru_cache

import msgspec

from parola.languages.base import Language
from parola.languages.families import HEAD, Tie
from parola.languages.text import tokens
from parola.lexicon.senses import Sense

INFLECTED, PART, KIN, DERIVED, LOOKS = 0.97, 0.85, 0.85, 0.8, 0.7
"""What a likeness is worth when the word is only a form of the sense's word, a part of a phrase, of
its family, built from its root by affixes, or begins as it does."""
SHORTEST_LOOK = 5
SHORTEST_ROOT = 4
MOST_SENSES = 12


class Meaning(msgspec.Struct, frozen=True, gc=False):
    """A sense that a word may have, by its row, and how surely the word has it."""

    row: int
    surely: float


class Meanings:
    """The senses of one language's words."""

    def __init__(self, language: Language, senses: tuple[Sense, ...]) -> None:
        self._language = language
        self._as_spelled: dict[str, list[int]] = defaultdict(list)
        self._folded: dict[str, list[int]] = defaultdict(list)
        for row, sense in enumerate(senses):
            for word in sense.words(language.code):
                spelled = word.lower()
                self._as_spelled[spelled].append(row)
                self._folded[language.fold(spelled)].append(row)
        self._begun: dict[str, list[str]] = defaultdict(list)
        for word in self._folded:
            if len(word) >= SHORTEST_LOOK - 1:
                self._begun[word[:4]].append(word)
        self.of = lru_cache(maxsize=20_000)(self._of)

    def words(self) -> Iterator[tuple[str, list[int]]]:
        """Each word of the lexicon as it is spelled, in lower case, with its rows."""
        yield from self._as_spelled.items()

    def _of(self, text: str) -> tuple[Meaning, ...]:
        """The senses of a word as people write it; none where nobody knows it."""
        spelled = text.lower()
        rows = self._as_spelled.get(spelled)
        if rows:
            return _all(rows, 1.0)
        word = self._language.normalise(text)
        found = self._known(word) or self._phrase(word)
        return found or self._kin(word) or self._derived(word) or self._look_alike(word)

    def _known(self, word: str) -> tuple[Meaning, ...]:
        """Those that the lexicon says, of the word or of what it is a form of."""
        fold = self._language.fold
        rows = self._as_spelled.get(word) or self._folded.get(fold(word))
        if rows:
            return _all(rows, 1.0)
        lemmas = sorted(self._language.lemmas(word)) if " " not in word else []
        forms = [row for lemma in lemmas for row in self._folded.get(fold(lemma), ())]
        return _all(forms, INFLECTED)

    def _phrase(self, word: str) -> tuple[Meaning, ...]:
        """Those of a phrase's words, where it is one."""
        parts = tokens(word)
        if len(parts) < 2:
            return ()
        rows = [m.row for part in parts if len(part) > 2 for m in self._known(part)]
        return _all(rows, PART)

    def _kin(self, word: str) -> tuple[Meaning, ...]:
        """Those of the headwords in whose hand-written family it stands."""
        language = self._language
        heads: dict[int, int] = {}
        for form in {language.fold(word), *map(language.fold, language.lemmas(word))}:
            for line, said in language.families.ties(form).items():
                if said.tie is Tie.KIN and said.weight < HEAD:
                    heads[line] = max(heads.get(line, 0), said.weight)
        if not heads:
            return ()
        best = max(heads.values())
        rows = [
            row
            for line, weight in heads.items()
            if weight == best
            for head in language.families.lines[line].heads
            for row in self._folded.get(head, ())
        ]
        return _all(rows, KIN)

    def _derived(self, word: str) -> tuple[Meaning, ...]:
        """Those of the words that are its root and an ending."""
        seen = self._roots(word)
        for root in sorted(seen, key=lambda root: (seen[root], -len(root))):
            rows = [row for end in self._endings for row in self._folded.get(root + end, ())]
            if rows:
                return _all(rows, DERIVED)
        return ()

    def _roots(self, word: str) -> dict[str, int]:
        """What may be its root when suffixes are taken off, with what each is doubted."""
        seen: dict[str, int] = {}
        kinds = {(word, "")} | {(r.lemma, r.part) for r in self._language.readings(word)}
        for lemma, part in sorted(kinds):
            for root, how in self._language.roots(lemma, {part} - {""}).items():
                if not how.prefixed and how.cost < 2 and len(root) >= SHORTEST_ROOT:
                    seen[root] = min(how.cost, seen.get(root, how.cost))
        return seen

    @cached_property
    def _endings(self) -> tuple[str, ...]:
        endings = self._language.affixes.endings.values()
        return ("", *sorted({end for ends in endings for end in ends if end}))

    def _look_alike(self, word: str) -> tuple[Meaning, ...]:
        """Those of the words with the longest common beginning, if it is most of both."""
        folded = self._language.fold(word)
        best, rows = SHORTEST_LOOK - 1, list[int]()
        for other in self._begun.get(folded[:4], ()):
            common = _common(folded, other)
            if common > best and 10 * common >= 7 * max(len(folded), len(other)):
                best, rows = common, list(self._folded[other])
            elif common == best and rows:
                rows += self._folded[other]
        return _all(rows, LOOKS)


def _common(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    size = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        size += 1
    return size


def _all(rows: list[int], surely: float) -> tuple[Meaning, ...]:
    return tuple(Meaning(row, surely) for row in dict.fromkeys(rows))[:MOST_SENSES]
