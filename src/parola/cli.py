"""The `parola` command. What a subcommand needs is imported when it runs, so that help is quick."""

from pathlib import Path

import click

from parola import __version__
from parola.cli_admin import admin
from parola.cli_serve import serve


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="parola")
def main() -> None:
    """Parola, the open home of the one-word-clue spy game."""


@main.command()
@click.option("--lang", default="en", help="The word language: bg, uk, ru, ro or en.")
@click.option("--board", default="", help="The visible words, with commas between.")
@click.option("--clue", help="The clue to judge.")
@click.option("--number", type=int, help="The clue's number.")
@click.option("--house", default="", help="House rules that are on (R60-R65): names,places.")
@click.option("--cases", type=click.Path(path_type=Path), help="A file of cases to judge instead.")
@click.option("--json", "as_json", is_flag=True, help="With --cases: a JSON line for each case.")
def referee(
    *,
    lang: str,
    board: str,
    clue: str | None,
    number: int | None,
    house: str,
    cases: Path | None,
    as_json: bool,
) -> None:
    """Judge a clue: is it legal while these words are visible?"""
    from parola.languages.cli_referee import judge_cases, judge_one

    if cases is not None:
        raise SystemExit(judge_cases(cases, as_json=as_json))
    if clue is None:
        raise click.UsageError("give a --clue, or a file of --cases")
    raise SystemExit(judge_one(lang, board, clue, number, house))


@main.group()
def lexicon() -> None:
    """What words mean to each other."""


@lexicon.command()
@click.option("--lang", required=True, help="The language: bg, uk, ru, ro or en.")
@click.option(
    "--pairs",
    required=True,
    type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path),
    help="A file of pairs of words, a tab between.",
)
def like(*, lang: str, pairs: Path) -> None:
    """Print how alike the two words of each pair are; `?` for a word that nobody knows."""
    from parola.lexicon import cli_lexicon

    cli_lexicon.like(lang, pairs)


@lexicon.command()
@click.option("--lang", required=True, help="The language: bg, uk, ru, ro or en.")
@click.option("--count", default=20, show_default=True, help="How many words.")
@click.argument("word")
def near(*, lang: str, count: int, word: str) -> None:
    """Print a word's senses and the words nearest to it."""
    from parola.lexicon import cli_lexicon

    raise SystemExit(cli_lexicon.near(lang, word, count))


@lexicon.command()
def lint() -> None:
    """Look through the senses and the written associations."""
    from parola.lexicon import cli_lexicon

    raise SystemExit(cli_lexicon.lint())


@main.command()
@click.argument("matches", nargs=-1, required=True)
@click.option("--contest", default="solo", show_default=True, help="literature, solo, teams, duet.")
@click.option("--lang", default="en", show_default=True, help="The language of the words.")
@click.option("--games", default=100, show_default=True, help="How many games for each match-up.")
@click.option("--seed", default="arena", show_default=True, help="The same seed, the same games.")
@click.option(
    "--character",
    default="strong,steady",
    show_default=True,
    help="easy, fair or strong; careful, steady or daring.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
@click.option("--chart", type=click.Path(dir_okay=False, path_type=Path), help="Draw an SVG file.")
def arena(  # noqa: PLR0913 - an option each
    *,
    matches: tuple[str, ...],
    contest: str,
    lang: str,
    games: int,
    seed: str,
    character: str,
    as_json: bool,
    chart: Path | None,
) -> None:
    """Let bots play each other. MATCHES are pairs of names: giver and guesser, two teams, or Duet's
    partners. A name is `ours`, `vectors`, `associations`, `file=F.vec`, `plain=F.vec`, `url=U`, or
    `llm=U#MODEL`."""
    from parola.bots.cli_arena import compete, told

    if len(matches) % 2:
        raise click.UsageError("names come in pairs")
    pairs = list(zip(matches[::2], matches[1::2], strict=True))
    tallies = compete(contest, lang, pairs, games, seed, character)
    told(f"{contest}, {lang}, {character}, seed {seed}", tallies, as_json=as_json, picture=chart)


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def replay(file: Path) -> None:
    """Show a .game file: its board, every event, and the position at the end."""
    from parola.rules.narration import NotationError, event_line
    from parola.rules.notation import board_text, parse_game, position_text

    try:
        record = parse_game(file.read_text(encoding="utf-8"))
    except (NotationError, UnicodeDecodeError) as fault:
        raise click.ClickException(f"{file}: {fault}") from fault
    click.echo(board_text(record.deal))
    for event in record.events:
        click.echo(event_line(event, record.deal.words))
    click.echo()
    click.echo(position_text(record.end), nl=False)


main.add_command(admin)
main.add_command(serve)
