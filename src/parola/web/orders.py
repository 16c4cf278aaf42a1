"""An order, carried out: the same over HTTP, on a socket and for programs."""

import msgspec

from parola.rules.refusal import Refused
from parola.service.keeper import Keeper
from parola.store.base import StoreError
from parola.web.wire import Done, Order, Refusal, order_decoder

NAMELESS = ""


async def answer(keeper: Keeper, table: str, person: str, message: str | bytes) -> Done | Refusal:
    """Carry out an order, or say why not. Nothing that a client sends can do more than that."""
    try:
        order: Order = order_decoder.decode(message)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return Refusal(NAMELESS, "bad-message", {})
    try:
        applied = await keeper.handle(table, person, order.command, order.id)
    except Refused as refusal:
        return Refusal(order.id, str(refusal.code), refusal.facts)
    except StoreError:
        return Refusal(order.id, "unavailable", {})
    return Done(order.id, again=not applied)
