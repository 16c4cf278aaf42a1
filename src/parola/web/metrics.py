"""Numbers about a node, for Prometheus. They are sums; none is about a person or a table."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from ipaddress import ip_address

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
FORWARDED = ("forwarded", "x-forwarded-for", "via")


class Metrics:
    """One node's."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("parola_sockets", "Lines into rooms.", registry=self.registry)
        self.rooms = Gauge("parola_rooms", "Tables somebody looks at.", registry=self.registry)
        self.frames = Counter("parola_frames", "Messages sent to readers.", registry=self.registry)
        self.slow = Counter(
            "parola_slow_readers", "Messages that a slow reader missed.", registry=self.registry
        )
        self.orders = Counter(
            "parola_orders", "Orders by their outcome.", ("outcome",), registry=self.registry
        )
        self.order_seconds = Histogram(
            "parola_order_seconds",
            "From an order to its answer.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.requests = Counter(
            "parola_requests", "Requests by their status.", ("status",), registry=self.registry
        )
        self.faults = Counter("parola_faults", "Faults of the server.", registry=self.registry)

    @contextmanager
    def timed(self) -> Iterator[None]:
        """How long an order takes."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.order_seconds.observe(time.perf_counter() - begun)


def routes(metrics: Metrics) -> list[Route]:
    """Where they are read."""

    async def read(request: Request) -> Response:
        """For who asks this node directly from its own network; through a proxy nobody does."""
        if not _from_inside(request):
            return PlainTextResponse("there is nothing here", HTTPStatus.NOT_FOUND)
        return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)

    return [Route("/metrics", read)]


def _from_inside(request: Request) -> bool:
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        peer = ip_address(request.client.host)
    except ValueError:
        return False
    return peer.is_loopback or peer.is_private
