"""The reviewer's tool: for each headword, the frequent words that look related, and our verdicts.

    python -m parola.languages.workbench --lang ru [--words FILE] [--from 1] [--count 200]

A line is `HEAD: =word ?word .word`: = illegal, ? doubtful, . legal today. Needs wordfreq, which is
for development only.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import click

from parola.languages import decks
from parola.languages.base import Analysis, Language, load
from parola.languages.kinship import SOUND, Degree, compare

SHOWN = 60
DEAREST = 5
MARKS = {Degree.SURE: "=", Degree.MAYBE: "?", Degree.NONE: "."}


def frequent(language: Language, top: int) -> list[str]:
    """The most frequent words of the language that it knows, commonest first."""
    from wordfreq import top_n_list  # type: ignore[import-not-found, import-untyped, unused-ignore]

    words = (language.normalise(w) for w in top_n_list(language.code, top))
    return [w for w in dict.fromkeys(words) if w.replace("'", "").isalpha() and language.knows(w)]


def deck_words(language: Language) -> list[str]:
    """The words of our decks, alphabetically."""
    return sorted({word for name in decks.OURS for word in decks.ours(language, name).words})


def common_nouns(language: Language, words: list[str], count: int) -> Iterator[str]:
    """The commonest nouns (or headwords, where nobody knows the parts of speech) of a list."""
    for word in words:
        readings = language.readings(word)
        if (
            count
            and len(word) > 2
            and any(r.lemma == word and r.part in {"", "noun"} and r.common for r in readings)
        ):
            count -= 1
            yield word.upper()


class Suspects:
    """The headwords among the frequent words, found by what they share with a word."""

    def __init__(self, language: Language, words: list[str]) -> None:
        self.language = language
        heads = dict.fromkeys(
            lemma for w in words for lemma in (*_own(language, w), *language.lemmas(w))
        )
        self.order = {w: i for i, w in enumerate(heads)}
        self._by_root: dict[str, list[tuple[str, int]]] = defaultdict(list)
        self._by_gram: dict[str, set[str]] = defaultdict(set)
        for head in heads:
            folded = language.fold(head)
            kinds = {r.part for r in language.readings(head) if r.lemma == head and r.part}
            for root, how in language.roots(head, kinds).items():
                self._by_root[root].append((head, how.cost))
            for at in range(len(folded) - 2):
                self._by_gram[folded[at : at + 3]].add(head)

    def of(self, word: Analysis) -> list[str]:
        """What looks as if it might be related, commonest first."""
        stem = min((r for r, how in word.roots.items() if how.whole), key=len, default=word.folded)
        found = {
            w
            for root, how in word.roots.items()
            for w, cost in self._by_root.get(root, ())
            if how.cost + cost + (0 if how.whole else 1) <= (DEAREST if len(root) > 3 else 3)
        }
        grams = [stem[i : i + 3] for i in range(len(stem) - 2)]
        if grams:
            near = set.intersection(*(self._by_gram.get(g, set()) for g in grams))
            texts = ((w, self.language.fold(w)) for w in near)
            found |= {
                w for w, t in texts if t.startswith(stem) or t.endswith(stem)
                or (len(stem) > 3 and stem in t)
            }  # fmt: skip
        found -= {word.word}
        return sorted(found, key=self.order.__getitem__)


def _own(language: Language, word: str) -> list[str]:
    return [word] if any(r.lemma == word for r in language.readings(word)) else []


def report(language: Language, heads: list[str], words: list[str]) -> Iterator[str]:
    """A line per headword."""
    suspects = Suspects(language, words)
    for head in heads:
        visible = language.analyse(language.normalise(head))
        marked = []
        for word in suspects.of(visible)[:SHOWN]:
            kin = compare(language, visible, language.analyse(word))
            marked.append(("~" if kin is SOUND else MARKS[kin.degree]) + word)
        marked.sort(key=lambda w: "=?~.".index(w[0]))
        kept = "" if language.families.heads_of(visible.folded) else " -"
        yield f"{head}{kept}: {' '.join(marked)}"


def twins(language: Language, heads: list[str]) -> Iterator[str]:
    """A line for each two headwords that we take for kin, and why."""
    for one, other, kin in decks.twins(language, heads):
        forms = [language.analyse(language.normalise(word)).forms for word in (one, other)]
        why = language.families.because(*forms) or "by rules"
        yield f"{one} {other}: {kin.rule} {kin.reason} ({why})"


@click.command()
@click.option("--lang", required=True)
@click.option("--words", type=click.Path(path_type=Path), help="Headwords, one a line.")
@click.option("--top", default=60_000, help="How many frequent words to look through.")
@click.option("--nouns", default=0, help="Add so many of the commonest nouns to the deck's words.")
@click.option("--from", "first", default=1, help="The first headword to show.")
@click.option("--count", default=100_000, help="How many headwords to show.")
@click.option("--twins", "twinned", is_flag=True, help="Only: headwords that we take for kin.")
def main(
    *,
    lang: str,
    words: Path | None,
    top: int,
    nouns: int,
    first: int,
    count: int,
    twinned: bool,
) -> None:
    """For each headword: the words that look related, with today's verdict (= ? ~ .)."""
    language = load(lang)
    known = frequent(language, top)
    if words is not None:
        heads = [w.strip() for w in words.read_text(encoding="utf-8").splitlines() if w.strip()]
    else:
        heads = deck_words(language)
    heads = list(dict.fromkeys([*heads, *common_nouns(language, known, nouns)]))
    heads = heads[first - 1 : first - 1 + count]
    for line in twins(language, heads) if twinned else report(language, heads, known):
        click.echo(line)


if __name__ == "__main__":
    sys.exit(main())
