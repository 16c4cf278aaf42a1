"""Events as the bytes of a log entry, and back. What was ever written is still read."""

from collections.abc import Sequence

import msgspec

from parola.tables.events import TableEvent

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(tuple[TableEvent, ...])


def encode_events(events: Sequence[TableEvent]) -> bytes:
    return _encoder.encode(events)


def decode_events(stored: bytes) -> tuple[TableEvent, ...]:
    return _decoder.decode(stored)
