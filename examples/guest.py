"""A guest who guesses at random: a whole client for the API, with nothing but Python.

    python examples/guest.py http://localhost:8440/t/TABLE red-operative

It takes a seat, reads the table's messages as lines of JSON, and touches a card when it may.
"""

import json
import random
import sys
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

address, _, table = sys.argv[1].rpartition("/t/")
web = build_opener(HTTPCookieProcessor(CookieJar()))  # the first answer says who we are


def call(path: str, message: object = None) -> Any:
    """Ask the server."""
    body = None if message is None else json.dumps(message).encode()
    headers = {"content-type": "application/json"}
    return web.open(Request(f"{address}/api/v1{path}", body, headers))  # noqa: S310


def order(**command: object) -> None:
    """Send a command under an id of our own: sent twice, it is done once."""
    call(f"/tables/{table}/orders", {"id": f"{random.getrandbits(64):x}", "command": command})


call("/me", {"name": "Random guest"})
order(do="join")
order(do="sit", seat=sys.argv[2])
known: dict[str, Any] = {}
for line in call(f"/tables/{table}/stream"):
    message: dict[str, Any] = json.loads(line.strip() or "{}")
    known |= message.get("sections", {})  # a view holds only what has changed
    game = known.get("game")
    if game and known["you"]["acting"] and game["phase"] == "guess":
        covered = game["red"] | game["blue"] | game["bystanders"] | game["assassin"]
        place = random.choice([place for place in range(25) if not covered >> place & 1])
        order(do="mark", place=place)
        order(do="play", move={"do": "touch", "place": place}, turn=game["turn"])
