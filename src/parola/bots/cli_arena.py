"""What `parola arena` does; imported when it runs."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from parola.bots import arena, chart
from parola.bots.arena import Contest, Tally
from parola.bots.character import Character, Strength, Temperament
from parola.bots.entrants import entrant
from parola.bots.outside import NoAnswerError

Match = tuple[str, str]


def compete(
    contest: str,
    lang: str,
    matches: Sequence[Match],
    count: int,
    seed: str,
    character: str,
) -> dict[str, Tally]:
    """The tallies of all match-ups, with a bar of progress on a terminal."""
    strength, _, temperament = character.partition(",")
    try:
        mind = Character(Strength(strength), Temperament(temperament or "steady"))
    except ValueError as fault:
        raise click.BadParameter(str(fault)) from None
    found = {}
    for one, other in matches:
        try:
            played = Contest(contest)
            hurried = played is not Contest.LITERATURE
            first, second = (entrant(name, lang, mind, hurried=hurried) for name in (one, other))
            running = arena.games(played, lang, first, second, count, seed)
            with click.progressbar(
                running, length=count, label=f"{one} {other}", file=sys.stderr
            ) as bar:
                found[f"{_short(one)} + {_short(other)}"] = arena.tally(list(bar))
        except (NoAnswerError, ValueError, LookupError, OSError) as fault:
            raise click.ClickException(f"{one} {other}: {fault}") from fault
    return found


def _short(name: str) -> str:
    """A name without its folder."""
    kind, equals, rest = name.partition("=")
    return f"{kind}{equals}{rest.rsplit('/', 1)[-1]}"


def told(title: str, tallies: dict[str, Tally], *, as_json: bool, picture: Path | None) -> None:
    """Prints what came out, and draws it."""
    if as_json:
        rows = {
            name: {
                "games": tally.games,
                "won": tally.won,
                "share": round(tally.share, 4),
                "interval": [round(end, 4) for end in tally.interval],
                "endings": tally.endings,
                "turns": round(tally.turns, 2),
                "right": round(tally.right, 3),
                "found a turn": round(tally.found, 3),
            }
            for name, tally in tallies.items()
        }
        click.echo(json.dumps({"title": title, "matches": rows}, ensure_ascii=False, indent=1))
    else:
        click.echo(title)
        click.echo(chart.table(tallies))
    if picture is not None:
        picture.write_text(chart.svg(title, tallies), encoding="utf-8")
