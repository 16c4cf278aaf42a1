"""The events of tables are stored for ever too."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from parola.service.archive import decode_events, encode_events
from parola.tables.events import TableEvent

STORED = (Path(__file__).parent / "golden" / "events.jsonl").read_bytes().splitlines()


@pytest.mark.parametrize("line", STORED, ids=lambda line: line[6:20].decode())
def test_a_stored_event_is_read_and_written_the_same(line: bytes) -> None:
    entry = b"[" + line + b"]"
    assert encode_events(decode_events(entry)) == entry


def test_every_kind_of_event_is_among_the_stored_ones() -> None:
    stored = {type(msgspec.json.decode(line, type=TableEvent)) for line in STORED}
    assert stored == set(get_args(TableEvent))
