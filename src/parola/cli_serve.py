"""`parola serve`: the settings of a node, from flags and the environment."""

import os
import sys
from ipaddress import ip_network
from pathlib import Path

import click

from parola.settings import Settings

SHORTEST_SECRET = 16


def networks(text: str) -> tuple[str, ...]:
    """The networks in a list with commas between."""
    named = tuple(one.strip() for one in text.split(",") if one.strip())
    for one in named:
        try:
            ip_network(one, strict=False)
        except ValueError as fault:
            raise click.BadParameter(str(fault), param_hint="--trusted-proxies") from fault
    return named


@click.command()
@click.option(
    "--host",
    default="0.0.0.0",  # noqa: S104 - phones on the same network are who comes to play
    show_default=True,
    envvar="PAROLA_HOST",
    help="The address to answer on; 127.0.0.1 is this machine alone.",
)
@click.option(
    "--port", default=8440, show_default=True, envvar="PAROLA_PORT", help="The port to listen on."
)
@click.option(
    "--data",
    default="parola-data",
    show_default=True,
    envvar="PAROLA_DATA",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder that keeps tables and the cookie secret.",
)
@click.option(
    "--lobby", is_flag=True, envvar="PAROLA_LOBBY", help="Let strangers find tables that want them."
)
@click.option(
    "--store",
    envvar="PAROLA_STORE",
    help="A PostgreSQL address instead of SQLite in the data folder.",
)
@click.option(
    "--bus", envvar="PAROLA_BUS", help="A Redis address, when several nodes share a PostgreSQL."
)
@click.option(
    "--trusted-proxies",
    default="",
    envvar="PAROLA_TRUSTED_PROXIES",
    help="Networks of proxies, with commas between: 127.0.0.1,10.0.0.0/8.",
)
def serve(
    *,
    host: str,
    port: int,
    data: Path,
    lobby: bool,
    store: str | None,
    bus: str | None,
    trusted_proxies: str,
) -> None:
    """Open Parola for everybody who can reach this machine."""
    from parola.web.greeting import greeting, lan_address
    from parola.web.serve import serve as run

    secret = os.environ.get("PAROLA_SECRET")
    if secret is not None and len(secret) < SHORTEST_SECRET:
        raise click.UsageError(f"PAROLA_SECRET has at least {SHORTEST_SECRET} characters")
    settings = Settings(
        host=host,
        port=port,
        data=data,
        lobby=lobby,
        store=store,
        bus=bus,
        trusted_proxies=networks(trusted_proxies),
        secret=secret,
    )
    click.echo(greeting(settings, lan_address(), picture=sys.stdout.isatty()))
    run(settings)
