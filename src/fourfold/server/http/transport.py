"""Limits of connections, before there is a request: how large, how slow, how many.

uvicorn limits neither the size of a request's head nor the time it takes, nor how many connections
an address holds: an endless header fills the memory, and a thousand silent connections use up the
descriptors. This protocol adds those limits and leaves everything else to uvicorn's.
"""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Collection
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from fourfold.server.networks import network_of

from .problems import MOST_BYTES

#: The longest address, the largest head and the most headers of a request.
MOST_URL: Final = 8 * 1024
MOST_HEAD: Final = 32 * 1024
MOST_HEADERS: Final = 100
#: The most bytes of a request after its head: its body, and what divides that into chunks.
_MOST_AFTER_HEAD: Final = 2 * MOST_BYTES
#: Seconds for the head of a request, for its body, and for everything until it is answered.
HEAD_SECONDS: Final = 20.0
BODY_SECONDS: Final = 30.0
_TOTAL_SECONDS: Final = 300.0
#: Seconds that a client may take no byte of its answer.
STALL_SECONDS: Final = 30.0
#: Connections that one network may hold in a process: those of a school, with its WebSockets.
MOST_OF_NETWORK: Final = 600
#: Descriptors that a process keeps for its database, its files and other processes.
_RESERVED: Final = 128
_MOST_DESCRIPTORS: Final = 65_536

Network = IPv4Network | IPv6Network


def raise_descriptor_limit() -> None:
    """Allow this process as many open connections as the system lets it have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class Door:
    """Counts the connections of a process, and shows the idlest out when there is no room."""

    def __init__(self, proxies: Collection[Network] = (), counts: bool = True) -> None:
        self._proxies = tuple(proxies)
        self._counts = counts
        self._of_network: dict[str, int] = {}
        #: Connections without a request, those that have waited longest first.
        self._idle: dict[LimitedProtocol, None] = {}

    def enter(self, connection: LimitedProtocol, others: int) -> str | None:
        """The network that a new connection counts for; None when it has to go."""
        network = self._network(connection)
        count = self._of_network.get(network, 0)
        if network and self._counts and count >= MOST_OF_NETWORK:
            return None
        if others >= _most_connections():
            if not self._idle:
                return None
            next(iter(self._idle)).transport.abort()
        self._of_network[network] = count + 1
        return network

    def leave(self, connection: LimitedProtocol, network: str) -> None:
        """A connection is gone, or has become a WebSocket, which the guard counts."""
        self._idle.pop(connection, None)
        left = self._of_network[network] - 1
        if left:
            self._of_network[network] = left
        else:
            del self._of_network[network]

    def rest(self, connection: LimitedProtocol) -> None:
        """A connection has no request."""
        self._idle[connection] = None

    def work(self, connection: LimitedProtocol) -> None:
        """A connection has a request."""
        self._idle.pop(connection, None)

    def _network(self, connection: LimitedProtocol) -> str:
        """The network of a client, empty for a proxy, who brings many."""
        address = connection.client[0] if connection.client else ""
        if not address or any(ip_address(address) in proxy for proxy in self._proxies):
            return ""
        return network_of(address)


def _most_connections() -> int:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else max(soft - _RESERVED, 64)


def _size(headers: list[tuple[bytes, bytes]]) -> int:
    return sum(len(name) + len(value) for name, value in headers)


class HeadTooLarge(Exception):  # noqa: N818  # says what is the case
    """Stops the parser in the middle of a head."""


class LimitedProtocol(HttpToolsProtocol):
    """uvicorn's protocol with limits; a connection that breaks one is told so, and closed."""

    def __init__(self, *arguments: Any, door: Door, **named: Any) -> None:  # noqa: ANN401  # uvicorn's
        super().__init__(*arguments, **named)
        self._door = door
        self._network: str | None = None
        #: When the connection ends unless something happens; None while it may wait.
        self._due: float | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None
        #: Whether the head of a request is read, or awaited; and whether a request has begun.
        self._in_head, self._begun = True, False
        self._refused: HTTPStatus | None = None
        #: Bytes that were read of this message, and whether so many came at once that one message
        #: can have too large a head.
        self._read = 0
        self._large = False

    # Connections ----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Count the connection, and wait for its first request."""
        super().connection_made(transport)
        self._network = self._door.enter(self, len(self.connections))
        if self._network is None:
            self._refused = HTTPStatus.SERVICE_UNAVAILABLE
            transport.abort()
            return
        self._door.rest(self)
        self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to the WebSocket's protocol."""
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        if self._network is not None:
            self._door.leave(self, self._network)
            self._network = None
        for timer in (self._alarm, self._stall):
            if timer is not None:
                timer.cancel()
        self._due = self._alarm = self._stall = None

    # Reading --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read what came, up to the limits."""
        if self._refused is not None:
            return
        if self._due is None:
            self._wait(HEAD_SECONDS)
        self._read += len(data)
        self._large = len(data) > MOST_HEAD
        super().data_received(data)
        if self._network is None or self._refused is not None:
            return
        if self._in_head and self._read > MOST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif not self._in_head and self._read > MOST_HEAD + _MOST_AFTER_HEAD:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_head, self._begun, self._read = True, True, 0
        self._wait(HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        """A part of the request's address."""
        if len(self.url) + len(url) > MOST_URL:
            self._refused = HTTPStatus.REQUEST_URI_TOO_LONG
            raise HeadTooLarge
        super().on_url(url)

    def on_headers_complete(self) -> None:
        """The head is complete: the request goes to the application."""
        if len(self.headers) > MOST_HEADERS or (self._large and _size(self.headers) > MOST_HEAD):
            self._refused = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise HeadTooLarge
        self._in_head = False
        self._door.work(self)
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        super().on_message_complete()
        self._in_head, self._begun, self._read = True, False, 0
        answered = self.cycle is not None and self.cycle.response_complete
        self._wait(HEAD_SECONDS if answered else _TOTAL_SECONDS)

    # Answering ------------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        """The answer is written; the connection waits for the next request."""
        pending = bool(self.pipeline)
        super().on_response_complete()
        if self.transport.is_closing():
            self._linger()
        elif not (self._begun or pending):
            self._due = None
            self._door.rest(self)

    def pause_writing(self) -> None:
        """The client does not take its answer; it has a while to do so."""
        super().pause_writing()
        if self._stall is None:
            self._stall = self.loop.call_later(STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client takes its answer again."""
        super().resume_writing()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def timeout_keep_alive_handler(self) -> None:
        """No further request came."""
        super().timeout_keep_alive_handler()
        self._linger()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  # uvicorn's own
        """Answer what is not HTTP, or breaks a limit."""
        self._refuse(self._refused or HTTPStatus.BAD_REQUEST)

    def _refuse(self, status: HTTPStatus) -> None:
        """Say why, unless an answer is on its way, and close the connection."""
        self._refused = status
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\n"
            self.transport.write(f"{head}connection: close\r\n\r\n".encode())
        self.transport.close()
        self._linger()

    def _linger(self) -> None:
        """Let a client that is shown out take what is written, but not for ever."""
        if self.transport.get_write_buffer_size() and self._stall is None:
            self._stall = self.loop.call_later(STALL_SECONDS, self.transport.abort)

    # Time -----------------------------------------------------------------------------------------

    def _wait(self, seconds: float) -> None:
        """End the connection after so many seconds, unless called again before."""
        self._due = self.loop.time() + seconds
        if self._alarm is None:
            # One alarm per connection, set again when it goes off: cheaper than one per request.
            self._alarm = self.loop.call_later(seconds, self._ring)
        elif self._alarm.when() > self._due:
            self._alarm.cancel()
            self._alarm = self.loop.call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._due is None or self.transport.is_closing():
            return
        left = self._due - self.loop.time()
        if left > 0:
            self._alarm = self.loop.call_later(left, self._ring)
        elif self._in_head and (self.cycle is None or self.cycle.response_complete):
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.abort()
