"""Clients that cost next to nothing, so that two cores are left for the server.

Only as much HTTP and WebSocket as the measurements need; the tests use real libraries.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import re
import struct
from typing import Any, Final, cast

import orjson

_PING: Final = b'{"type":"ping"'
_LENGTH: Final = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
_COOKIE: Final = re.compile(rb"\r\nset-cookie: ([^;\r]+)", re.IGNORECASE)


class Refused(Exception):  # noqa: N818  # says what is the case
    """The server did not do what the measurement needs."""


class Browser(asyncio.Protocol):
    """One connection that is kept, with one cookie; one request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._cookie = b""
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._answer: asyncio.Future[tuple[int, Any]] | None = None

    async def post(self, path: str, body: object) -> tuple[int, Any]:
        """Do something; the status and the document of the answer."""
        return await self._send(b"POST", path, orjson.dumps(body))

    async def get(self, path: str) -> tuple[int, Any]:
        """Ask for something; the status and the document of the answer."""
        return await self._send(b"GET", path, b"")

    async def _send(self, method: bytes, path: str, data: bytes) -> tuple[int, Any]:
        # A server hangs up on who says nothing for long.
        if self._transport is None or self._transport.is_closing():
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda: self, "127.0.0.1", self._port)
        assert self._transport is not None
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(
            b"%b %b HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%bContent-Type: application/json\r\n"
            b"Content-Length: %d\r\n\r\n%b"
            % (method, path.encode(), self._port, self._cookie, len(data), data)
        )
        return await self._answer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the connection."""
        # Those of uvloop are of a class of their own.
        self._transport, self._buffer = cast("asyncio.Transport", transport), b""

    def data_received(self, data: bytes) -> None:
        """Take in what came; the answer is there when its whole body is."""
        self._buffer += data
        head, mark, body = self._buffer.partition(b"\r\n\r\n")
        found = _LENGTH.search(head)
        if not mark or found is None or len(body) < int(found[1]):
            return
        self._buffer = b""
        cookie = _COOKIE.search(head)
        if cookie is not None:
            self._cookie = b"Cookie: %b\r\n" % cookie[1]
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((int(head[9:12]), orjson.loads(body or b"null")))

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits for an answer waits in vain."""
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or Refused("closed"))

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


class Screen:
    """One shared screen on which random games are played, one after the other."""

    def __init__(self, port: int, source: random.Random) -> None:
        self._browser = Browser(port)
        self._source = source
        self._game: dict[str, Any] = {"status": "over"}

    @property
    def game(self) -> str:
        """The game that is being played."""
        return str(self._game["id"])

    async def start(self) -> None:
        """Begin a game when there is none."""
        if self._game["status"] == "over":
            body = {"opponent": {"kind": "shared", "names": ["Ana", "Ben"]}, "first": "me"}
            status, self._game = await self._browser.post("/api/games", body)
            if status != 201:
                raise Refused(f"no game: {status} {self._game}")

    async def act(self) -> None:
        """Do one random legal thing; it is durable when this returns."""
        game = self._game
        body = {
            "action": self._source.choice(game["legal"]),
            "answers": game["number"],
            "seat": game["to_act"],
        }
        path = f"/api/games/{game['id']}/actions"
        status, self._game = await self._browser.post(path, body)
        if status != 200:
            raise Refused(f"{body}: {status} {self._game}")

    def close(self) -> None:
        """Hang up."""
        self._browser.close()


class Watcher(asyncio.Protocol):
    """A WebSocket that counts what it hears, and answers pings."""

    def __init__(self, port: int, path: str) -> None:
        self._port = port
        self._path = path
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._frames = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.entries = 0
        #: All messages but pings, and the bytes of everything.
        self.messages = 0
        self.bytes = 0
        self.closed = False

    async def open(self) -> None:
        """Connect; `opened` says when the server has agreed."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self._port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take in what came."""
        self._buffer += data
        self.bytes += len(data)
        if not self._frames:
            head, mark, rest = self._buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(Refused(head.decode("latin-1")))
                return
            self._frames = True
            self._buffer = bytearray(rest)
            self.opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        self._hear(bytes(buffer[start : start + min(length, 64)]))
        del buffer[: start + length]
        return True

    def _hear(self, beginning: bytes) -> None:
        if beginning.startswith(_PING):
            answer = beginning.replace(b"ping", b"pong")
            assert self._transport is not None
            # A mask of zeros: allowed, and free.
            self._transport.write(struct.pack("!BBI", 0x81, 0x80 | len(answer), 0) + answer)
            return
        self.messages += 1
        if beginning.startswith(b'{"type": "entry"'):
            self.entries += 1

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that it is over."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or Refused("closed"))

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()
