"""The events of tables are stored for ever too: what was ever written is read, and nothing of it is
lost when it is written again. Events only ever gain fields that may be absent."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from parola.service.archive import decode_events, encode_events
from parola.tables.events import TableEvent

STORED = (Path(__file__).parent / "golden" / "events.jsonl").read_bytes().splitlines()


def holds(new: Any, old: Any) -> bool:
    """Whether everything that was stored is still there, and means the same."""
    if isinstance(old, dict):
        return all(name in new and holds(new[name], part) for name, part in old.items())
    return bool(new == old)


@pytest.mark.parametrize("line", STORED, ids=lambda line: line[6:20].decode())
def test_a_stored_event_is_read_and_nothing_of_it_is_lost(line: bytes) -> None:
    events = decode_events(b"[" + line + b"]")
    again = encode_events(events)
    assert decode_events(again) == events
    assert holds(msgspec.json.decode(again)[0], msgspec.json.decode(line))


@pytest.mark.parametrize("kind", get_args(TableEvent), ids=lambda kind: kind.__name__)
def test_every_kind_of_event_stands_in_the_file_as_it_is_written_now(kind: type) -> None:
    now = [
        line for line in STORED if encode_events(decode_events(b"[" + line + b"]"))[1:-1] == line
    ]
    assert kind in {type(msgspec.json.decode(line, type=TableEvent)) for line in now}
