"""An order, carried out: the same over HTTP, on a socket and for programs."""

import msgspec

from parola.rules.refusal import Refused
from parola.service.keeper import Keeper
from parola.store.base import StoreError
from parola.web.hall import Hall
from parola.web.logs import fault_facts, log
from parola.web.wire import Done, Order, Refusal, order_decoder

NAMELESS = ""
UNAVAILABLE, FAULT = "unavailable", "fault"


async def answer(hall: Hall, table: str, person: str, message: str | bytes) -> Done | Refusal:
    """Carry out an order, or say why not. Nothing that a client sends can do more than that."""
    with hall.metrics.timed():
        reply = await _carried_out(hall.keeper, table, person, message)
    hall.metrics.orders.labels(_outcome(reply)).inc()
    return reply


async def _carried_out(
    keeper: Keeper, table: str, person: str, message: str | bytes
) -> Done | Refusal:
    try:
        order: Order = order_decoder.decode(message)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return Refusal(NAMELESS, "bad-message", {})
    try:
        applied = await keeper.handle(table, person, order.command, order.id)
    except Refused as refusal:
        return Refusal(order.id, str(refusal.code), refusal.facts)
    except StoreError:
        return Refusal(order.id, UNAVAILABLE, {})
    except Exception as fault:  # noqa: BLE001 - an order that finds a fault of ours harms nobody else
        log.error("fault", **fault_facts(fault))
        return Refusal(order.id, FAULT, {})
    return Done(order.id, again=not applied)


def _outcome(reply: Done | Refusal) -> str:
    if isinstance(reply, Done):
        return "again" if reply.again else "done"
    return reply.code if reply.code in {UNAVAILABLE, FAULT} else "refused"
