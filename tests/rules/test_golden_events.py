"""Events are stored for ever: every line ever written is still read, and means the same."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from parola.rules.match import MatchEvent

STORED = (Path(__file__).parent / "golden" / "events.jsonl").read_bytes().splitlines()


@pytest.mark.parametrize("line", STORED, ids=lambda line: line[8:28].decode())
def test_a_stored_event_is_read_and_written_the_same(line: bytes) -> None:
    event = msgspec.json.decode(line, type=MatchEvent)
    assert msgspec.json.encode(event) == line


def test_every_kind_of_event_is_among_the_stored_ones() -> None:
    kinds = set(get_args(MatchEvent))
    stored = {type(msgspec.json.decode(line, type=MatchEvent)) for line in STORED}
    assert stored == kinds
