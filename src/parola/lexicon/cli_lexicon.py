"""What `parola lexicon` does; imported when it runs."""

import sys
from pathlib import Path

import click

from parola.lexicon.lexicon import Lexicon, lexicon
from parola.lexicon.lint import faults, notes

UNKNOWN = "?"


def _of(lang: str) -> Lexicon:
    try:
        return lexicon(lang)
    except LookupError as error:
        raise click.BadParameter(str(error)) from None


def like(lang: str, pairs: Path) -> None:
    """Prints a likeness for each pair of a file; `-` is the standard input."""
    known = _of(lang)
    text = sys.stdin.read() if str(pairs) == "-" else pairs.read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        one, tab, rest = line.partition("\t")
        other = rest.partition("\t")[0]
        if not tab or not one.strip() or not other.strip():
            raise click.ClickException(f"{pairs}:{number}: no two words with a tab between")
        found = known.like(one.strip(), other.strip())
        click.echo(f"{one}\t{other}\t{UNKNOWN if found is None else f'{found:.3f}'}")


def near(lang: str, word: str, count: int) -> int:
    """Prints a word's senses, and the words nearest to it; 1 if it is unknown."""
    known = _of(lang)
    if not known.knows(word):
        click.echo(f"{word}\t{UNKNOWN}")
        return 1
    for sense, surely in known.senses_of(word):
        click.echo(f"# {sense.id} ({sense.part}): {sense.gloss}; {surely:.2f}")
    for other, likeness, sense_id in known.near(word, count):
        click.echo(f"{other}\t{likeness:.2f}\t{sense_id}")
    return 0


def lint() -> int:
    """Prints what is wrong with the senses and the associations; 1 if anything is."""
    count = 0
    for fault in faults():
        click.echo(fault)
        count += 1
    for note in notes():
        click.echo(f"perhaps {note}")
    click.echo(f"{count} faults" if count else "no faults")
    return int(bool(count))
