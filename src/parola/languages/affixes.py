"""affixes.txt: a language's prefixes, suffixes, endings, alternations; roots found with them."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from parola.languages.datafile import DataError, sections

SECTIONS = frozenset(
    {
        "prefixes strong",
        "prefixes",
        "prefixes weak",
        "suffixes strong",
        "suffixes",
        "suffixes weak",
        "endings noun",
        "endings adjective",
        "endings verb",
        "endings other",
        "alternations",
        "fleeting",
        "vowels",
        "links",
        "initials",
        "finals",
        "sounds",
        "thresholds",
    }
)
DEFAULT_LIMITS = {3: (0, 1), 4: (2, 3), 5: (3, 4), 6: (3, 5)}
PARTS = frozenset({"noun", "adjective", "verb", "other"})
NOMINAL = frozenset({"noun", "other"})
DEEPEST = 6
SHORTEST = 3


class Root(msgspec.Struct, frozen=True):
    """One way to see a root in a word."""

    cost: int
    length: int
    """Letters of the root as it stands in the word, before alternations are undone."""
    bare: bool
    """Nothing but a noun's ending was taken away."""
    prefixed: bool
    whole: bool
    """The whole stem: no prefix and no suffix was taken away."""
    reduced: bool
    """A fleeting vowel was taken out. Two words may not both lose one: сем- and сом- are no kin."""


class Affixes:
    """The tables of one affixes file."""

    def __init__(self, path: Path) -> None:
        read = sections(path, SECTIONS)
        words = {name: " ".join(body).split() for name, body in read.items()}
        self.prefixes = _priced(words, "prefixes")
        self.suffixes = _priced(words, "suffixes")
        self.endings = {
            part: tuple(e.replace("-", "") for e in words[f"endings {part}"])
            for part in ("noun", "adjective", "verb", "other")
        }
        self.alternations = [_pair(path, line) for line in read["alternations"]]
        self.vowels = [_pair(path, line) for line in read["vowels"]]
        self.sounds = [_pair(path, line) for line in read["sounds"]]
        self.fleeting = frozenset(words["fleeting"])
        self.links = tuple(link.replace("-", "") for link in words["links"])
        self.initials = frozenset(words["initials"])
        self.finals = frozenset(words["finals"])
        self.limits = dict(DEFAULT_LIMITS)
        for line in read["thresholds"]:
            length, illegal, doubtful = map(int, line.replace(":", " ").split())
            self.limits[length] = (illegal, doubtful)
        self._vowel_letters = frozenset("аеёиоуыэюяіїєъaeiouyăâî")
        self._sizes = range(1, 1 + max((len(s) for s in self.suffixes), default=0))

    def limit(self, length: int) -> tuple[int, int]:
        """The highest costs at which a root of that length is illegal, and doubtful."""
        if length < SHORTEST:
            return (-1, -1)
        return self.limits[min(length, max(self.limits))]

    def roots(
        self, word: str, parts: Iterable[str] = (), *, exact: bool = True
    ) -> Mapping[str, Root]:
        """Every root seen in a (folded) lemma, with its cheapest reading.

        `parts` says what the word is (noun, adjective, verb, other); nothing means anything. Unless
        that is exact, the endings of all parts are tried, and it tells only what is bare.
        """
        found: dict[str, Root] = {}
        known = frozenset(parts)
        kinds = known if known and exact else PARTS
        stems: dict[tuple[str, bool, bool], int] = {}
        for front, cost in self._fronts(word):
            for kind in kinds:
                bare = bool(NOMINAL & known) if known and not exact else kind in NOMINAL
                for ending in self._endings(kind):
                    if front.endswith(ending) and len(front) - len(ending) >= SHORTEST - 1:
                        key = (front[: len(front) - len(ending)], bare, front != word)
                        stems[key] = min(cost, stems.get(key, 99))
        for (stem, nominal, prefixed), cost in stems.items():
            self._peel(found, stem, cost, bare=nominal, prefixed=prefixed)
        return found

    def _endings(self, kind: str) -> tuple[str, ...]:
        """The endings of a part of speech; none is one for nouns."""
        found = self.endings[kind]
        return found if kind in {"verb", "adjective"} and found else ("", *found)

    def _fronts(self, word: str) -> list[tuple[str, int]]:
        """The word without no, one or two prefixes."""
        fronts = [(word, 0)]
        for rest, cost in fronts[:1]:
            for size in range(1, min(6, len(rest) - SHORTEST + 1)):
                price = self.prefixes.get(rest[:size])
                if price is not None:
                    fronts.append((rest[size:], cost + price))
        for rest, cost in fronts[1:]:
            for size in range(1, min(5, len(rest) - SHORTEST)):
                price = self.prefixes.get(rest[:size])
                if price is not None:
                    fronts.append((rest[size:], cost + price + 1))
        return fronts

    def _peel(
        self, found: dict[str, Root], stem: str, cost: int, *, bare: bool, prefixed: bool
    ) -> None:
        """Notes the stem as a root, in all its alternations, then what is left without a suffix."""
        seen: dict[str, int] = {}
        todo = [(stem, cost, bare)]
        while todo:
            root, price, naked = todo.pop()
            if price > DEEPEST or seen.get(root, 99) <= price:
                continue
            seen[root] = price
            whole = root == stem and not prefixed
            self._note(found, root, price, bare=naked, prefixed=prefixed, whole=whole)
            for size in self._sizes:
                if len(root) - size < SHORTEST - 1:
                    break
                step = self.suffixes.get(root[-size:])
                if step is not None:
                    todo.append((root[:-size], price + step, False))

    def _note(
        self,
        found: dict[str, Root],
        root: str,
        cost: int,
        *,
        bare: bool,
        prefixed: bool,
        whole: bool,
    ) -> None:
        if len(root) < SHORTEST or not self._vowel_letters.intersection(root):
            return
        if not whole and root[-1] in self._vowel_letters:
            return
        for variant, extra, reduced in self._variants(root, bare=bare):
            seen = Root(cost + extra, len(root), bare, prefixed, whole, reduced)
            old = found.get(variant)
            if old is None or (seen.cost, seen.bare, reduced) < (old.cost, old.bare, old.reduced):
                found[variant] = seen

    def _variants(self, root: str, *, bare: bool) -> list[tuple[str, int, bool]]:
        """The root with its alternations undone: text, cost, whether a fleeting vowel went."""
        variants = [(root, 0, False)]
        if len(root) > SHORTEST and root[-1] == root[-2] and root[-1] not in self._vowel_letters:
            variants.append((root[:-1], 0, False))  # doubled before an ending: життя, woolly
        if not bare:
            variants += [
                (root[: -len(late)] + early, price, False)
                for early, late, price in self.alternations
                if root.endswith(late)
            ]
        for text, price, _ in tuple(variants):
            if len(text) > 2 and text[-2] in self.fleeting and text[-1] not in self._vowel_letters:
                variants.append((text[:-2] + text[-1], price, True))
        for text, extra, reduced in tuple(variants):
            for early, late, price in self.vowels:
                at = text.rfind(late)
                if at > 0 and not self._vowel_letters.intersection(text[at + len(late) :]):
                    changed = text[:at] + early + text[at + len(late) :]
                    variants.append((changed, extra + price, reduced))
        return variants

    def sound(self, word: str) -> str:
        """A key that is equal for words which sound alike."""
        for spelled, heard, _ in self.sounds:
            if spelled.endswith("$"):
                if word.endswith(spelled[:-1]):
                    word = word[: 1 - len(spelled)] + heard
            else:
                word = word.replace(spelled, heard)
        return word


def _priced(words: Mapping[str, list[str]], name: str) -> dict[str, int]:
    """The affixes of the strong, the plain and the weak section, at 0, 1 and 2."""
    found: dict[str, int] = {}
    for cost, section in enumerate((f"{name} strong", name, f"{name} weak")):
        for affix in words[section]:
            found.setdefault(affix, cost)
    return found


def _pair(path: Path, line: str) -> tuple[str, str, int]:
    """`г ж` or `г ж 2`: the first turns into the second, at a cost (1 unless told)."""
    fields = line.split()
    if len(fields) == 2:
        fields.append("1")
    if len(fields) != 3 or not fields[2].isdigit():
        raise DataError(f"{path}: not `from to [cost]`: {line}")
    return fields[0].strip("-"), fields[1].strip("-"), int(fields[2])
