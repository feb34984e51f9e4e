"""What is counted and logged of every request; never its content."""

from __future__ import annotations

import logging
import os
import random
import time
from collections.abc import MutableMapping
from functools import lru_cache
from typing import Any, Final

from prometheus_client import REGISTRY as OF_THIS_PROCESS
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import address_of

_log = logging.getLogger("fourfold.requests")

#: Where several processes write their numbers, so that any of them can report all.
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"

#: Where a request's scope holds its notes for the log.
NOTED: Final = "fourfold.noted"

REQUESTS = Counter("fourfold_requests", "Requests by route and status.", ["route", "status"])
SECONDS = Histogram(
    "fourfold_request_seconds",
    "How long requests take.",
    ["route"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)
CONNECTIONS = Gauge("fourfold_connections", "Open WebSockets.", multiprocess_mode="livesum")


def _new_name() -> str:
    """A name for a request. It is not secret, so a quick random number is enough."""
    return f"{random.getrandbits(60):015x}"


def note_for_log(scope: MutableMapping[str, Any], **notes: str) -> None:
    """Add notes to this request's line in the log."""
    scope.setdefault(NOTED, {}).update(notes)


@lru_cache(1024)
def _meters(route: str, status: int) -> tuple[Counter, Histogram]:
    return REQUESTS.labels(route, str(status)), SECONDS.labels(route)


class RequestRecord(logging.LogRecord):
    """The line of a request, made in a third of the time: all but the time is the same in all.

    The logger would also search the stack for where it was called.
    """

    def __init__(self) -> None:
        self.__dict__.update(_SAME)
        self.created = time.time()
        self.msecs = self.created % 1 * 1000


#: What all lines of requests have in common.
_SAME: Final = dict(logging.LogRecord(_log.name, logging.INFO, "", 0, "request", (), None).__dict__)


class Meter:
    """Counts every request, logs it, and gives it a name."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        name, began, status = _new_name(), time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", name.encode())]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            spent = time.perf_counter() - began
            route = getattr(scope.get("route"), "path_format", "other")
            counter, seconds = _meters(route, status)
            counter.inc()
            seconds.observe(spent)
            if _log.isEnabledFor(logging.INFO):
                record = RequestRecord()
                record.__dict__ |= {
                    "request": name,
                    "method": scope["method"],
                    "path": scope["path"],
                    "status": status,
                    "ms": round(spent * 1000, 1),
                    "address": address_of(scope),
                    # Who asked and why it was refused, where known.
                    **scope.get(NOTED, {}),
                }
                _log.handle(record)


def tell_metrics() -> bytes:
    """All numbers in Prometheus' text form, of all processes where there are several."""
    if SHARED not in os.environ:
        return generate_latest(OF_THIS_PROCESS)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it has no types
    return generate_latest(registry)
