"""Running the application: one process, or several under a supervisor."""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import os
import signal
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from fourfold.jobs import end_with_parent

from .http.frames import CountedWebSocket
from .http.logging import configure
from .http.transport import Door, LimitedProtocol, raise_descriptor_limit
from .settings import Settings
from .store import open_store
from .store.schema import now
from .store.trouble import TROUBLE, reason

#: The largest WebSocket message that is read; clients have little to say.
_MOST_FROM_CLIENT: Final = 4096
#: Where the processes keep their metrics together (see `metering.SHARED`); set before they start.
SHARED_METRICS: Final = "PROMETHEUS_MULTIPROC_DIR"
#: When the collector looks through new, older and old objects.
_COLLECT: Final = (20_000, 50, 100)
#: Seconds that requests may take to end when the server stops.
_GRACE: Final = 10


class NotServed(RuntimeError):  # noqa: N818  # says what is the case
    """The server could not start; `cli-serve-error-<code>` says why, filled with `details`."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn runs the application."""
    return {
        "host": settings.bind,
        "port": settings.port,
        # uvicorn's httptools, with limits.
        "http": partial(LimitedProtocol, door=Door(settings.proxies, settings.rate_limits)),
        "ws": CountedWebSocket,
        # One buffer for each of thousands of connections is too many: no compression.
        "ws_per_message_deflate": False,
        "ws_max_size": _MOST_FROM_CLIENT,
        "ws_max_queue": 8,
        # The application has heartbeats of its own, which also measure.
        "ws_ping_interval": None,
        "ws_ping_timeout": None,
        # The client's own address and scheme, where a trusted proxy names them.
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": [str(network) for network in settings.proxies],
        "server_header": False,
        "access_log": False,
        "log_config": None,
        "timeout_graceful_shutdown": _GRACE,
        "timeout_keep_alive": 30,
        # A worker imports much before it serves; on a busy machine that takes a while.
        "timeout_worker_healthcheck": 60,
        "backlog": 4096,
    }


def serve_until_stopped(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; `ready` hears the address as soon as it answers.

    Until then connections are refused, not kept waiting: a proxy, or a client that knows several
    servers, goes to another one at once, and no player's clock runs while this one starts.

    Only a server that will serve changes its process: one that cannot start leaves it as it was.
    """
    bound = _bind(settings)
    settings = settings.changed(port=bound.getsockname()[1])
    try:
        asyncio.run(prepare(settings))
        _take_over(settings)
        listening = partial(ready, settings.address)
        if settings.workers == 1:
            _serve_alone(settings, bound, listening)
        else:
            _serve_together(settings, bound, listening)
    finally:
        bound.close()


def _take_over(settings: Settings) -> None:
    """Make this the process of a server: a refusal up to here leaves everything as it was."""
    os.environ.update(settings.environment())
    configure(settings.log_level)
    raise_descriptor_limit()
    if hasattr(signal, "SIGPIPE"):
        # A client that goes away must not end the server, as a closed pipe ends a command.
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)


async def prepare(settings: Settings) -> None:
    """See that the database can be used before anybody is told an address."""
    try:
        if settings.redis:
            import_module("redis")
        store = open_store(settings.database_url)
        try:
            await store.prepare()
        finally:
            await store.close()
    except ModuleNotFoundError as error:
        raise NotServed("missing", name=error.name) from None
    except TROUBLE as error:
        why = f"{settings.shown_database}: {reason(error)}"
        raise NotServed("database", why=why) from None


class Server(uvicorn.Server):
    """Says when it listens, and notes when it ceases to: from then on nobody serves."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application, then listen."""
        await super().startup(sockets)
        if self.started:
            self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, finish what runs."""
        self.config.app.state.parts.leaving = now()  # type: ignore[union-attr]  # our own
        # Should anything hang in spite of all, the log says where, and the process ends.
        faulthandler.dump_traceback_later(2 * _GRACE, exit=True)
        try:
            await super().shutdown(sockets)
        finally:
            faulthandler.cancel_dump_traceback_later()


class Workers(Multiprocess):
    """Several processes on one socket; says once when the first of them listens."""

    def __init__(
        self, config: uvicorn.Config, bound: socket.socket, listening: Callable[[], None]
    ) -> None:
        super().__init__(config, [bound])
        self._bound = bound
        self._listening: Callable[[], None] | None = listening

    def keep_subprocess_alive(self) -> None:
        """Called twice a second."""
        super().keep_subprocess_alive()
        if self._listening and self._bound.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
            self._listening()
            self._listening = None


def _serve_alone(settings: Settings, bound: socket.socket, listening: Callable[[], None]) -> None:
    from .app import create_app  # noqa: PLC0415  # logs are configured before anything speaks

    app = create_app(settings)
    _collect_rarely()
    server = Server(uvicorn.Config(app, **uvicorn_options(settings)), listening)
    server.run(sockets=[bound])
    if not server.started:
        raise NotServed("start")


def _serve_together(
    settings: Settings, bound: socket.socket, listening: Callable[[], None]
) -> None:
    with tempfile.TemporaryDirectory(prefix="fourfold-metrics-") as numbers:
        # Workers find their settings in the environment.
        os.environ.update(settings.environment())
        os.environ[SHARED_METRICS] = numbers
        _supervise(settings, bound, listening)


def _supervise(settings: Settings, bound: socket.socket, listening: Callable[[], None]) -> None:
    config = uvicorn.Config(
        "fourfold.server.running:create_worker",
        factory=True,
        workers=settings.workers,
        **uvicorn_options(settings),
    )
    Workers(config, bound, listening).run()


def create_worker() -> Any:  # noqa: ANN401  # an ASGI application
    """The application of one of several processes, with the settings of the environment."""
    from .app import create_app  # noqa: PLC0415  # logs are configured before anything speaks

    end_with_parent(signal.SIGTERM)
    settings = Settings.read()
    configure(settings.log_level)
    app = create_app(settings)
    _collect_rarely()
    return app


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keep signals until this is over: raised inside the collector they would be lost."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _collect_rarely() -> None:
    """Let the collector leave alone what stays, and look less often for cycles.

    Thousands of games in memory form no cycles: looking through them all the time would take an
    eighth of the processor.
    """
    with _undisturbed():
        gc.collect()
        gc.freeze()
    gc.set_threshold(*_COLLECT)


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.bind else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.bind, settings.port))
    except OSError as error:
        listener.close()
        where = f"{settings.bind}:{settings.port}"
        raise NotServed("listen", address=where, why=error.strerror) from None
    listener.set_inheritable(True)
    return listener
