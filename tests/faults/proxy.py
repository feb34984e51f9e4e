"""A small TCP proxy that misbehaves on demand: cut, delayed, half-open, answers lost."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from enum import Enum
from typing import Final

_CHUNK: Final = 65536


class Way(Enum):
    """The two directions of a connection."""

    REQUESTS = "requests"
    ANSWERS = "answers"


@dataclass(eq=False, slots=True)
class _Pair:
    """A connection: the client's end and the server's."""

    client: asyncio.StreamWriter
    server: asyncio.StreamWriter

    def abort(self) -> None:
        self.client.transport.abort()
        self.server.transport.abort()


class Proxy:
    """Stands before a port of the loopback and forwards, as well as it is told to.

    Every fault is of the network only: bytes come late or never, but none is changed.
    """

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        #: How many answers were thrown away, and how many connections cut.
        self.lost = 0
        self.cuts = 0
        self._pairs: set[_Pair] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self._delay = dict.fromkeys(Way, 0.0)
        self._open = {way: asyncio.Event() for way in Way}
        self._lose = 0
        for event in self._open.values():
            event.set()

    async def start(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Stop, and cut what is left."""
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def url(self) -> str:
        """Where clients find the server."""
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> int:
        """Reset every connection at once; how many there were."""
        pairs = list(self._pairs)
        for pair in pairs:
            pair.abort()
        self.cuts += len(pairs)
        return len(pairs)

    def lose_answers(self, count: int) -> None:
        """Let the next requests through, and cut the connection when their answers come."""
        self._lose = count

    def delay(self, seconds: float, *ways: Way) -> None:
        """Hold every chunk back for a while; 0 for none."""
        for way in ways or Way:
            self._delay[way] = seconds

    def hold(self, *ways: Way) -> None:
        """Stop forwarding, without closing anything: half-open connections."""
        for way in ways or Way:
            self._open[way].clear()

    def release(self) -> None:
        """Forward again, also what came meanwhile, without delay or loss."""
        self._lose = 0
        for way in Way:
            self._delay[way] = 0.0
            self._open[way].set()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            back, forth = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        pair = _Pair(writer, forth)
        self._pairs.add(pair)
        try:
            await asyncio.gather(
                self._pump(Way.REQUESTS, reader, forth, pair),
                self._pump(Way.ANSWERS, back, writer, pair),
            )
        except asyncio.CancelledError:
            pass  # the proxy closes; the callback of streams would make a noise of it
        finally:
            pair.abort()
            self._pairs.discard(pair)

    async def _pump(
        self, way: Way, source: asyncio.StreamReader, sink: asyncio.StreamWriter, pair: _Pair
    ) -> None:
        try:
            while chunk := await source.read(_CHUNK):
                if self._delay[way]:
                    await asyncio.sleep(self._delay[way])
                await self._open[way].wait()
                if way is Way.ANSWERS and self._lose > 0:
                    self._lose -= 1
                    self.lost += 1
                    break
                sink.write(chunk)
                await sink.drain()
            else:
                await self._open[way].wait()
                if way is Way.REQUESTS:
                    sink.write_eof()
                    return
        except OSError:
            pass
        pair.abort()
