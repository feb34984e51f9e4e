from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing

import pytest
from tests.ports import HeldPort

from .proxy import Proxy, Way

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def _echo() -> AsyncIterator[tuple[Proxy, list[bytes]]]:
    """A proxy before a server that answers every line with itself; what the server heard."""
    heard: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while line := await reader.readline():
                heard.append(line)
                writer.write(line)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    proxy = Proxy(server.sockets[0].getsockname()[1])
    await proxy.start()
    try:
        yield proxy, heard
    finally:
        await proxy.close()
        server.close()


def _try(check: Callable[[Proxy, list[bytes], Ends], Awaitable[None]]) -> None:
    async def run() -> None:
        async with _echo() as (proxy, heard):
            ends = await asyncio.open_connection("127.0.0.1", proxy.port)
            assert await _say(ends, b"one\n") == b"one\n"
            await check(proxy, heard, ends)
            ends[1].transport.abort()

    asyncio.run(asyncio.wait_for(run(), 60))


async def _say(ends: Ends, line: bytes, seconds: float = 60) -> bytes:
    ends[1].write(line)
    return await asyncio.wait_for(ends[0].readline(), seconds)


async def _is_gone(ends: Ends) -> bool:
    try:
        return await _say(ends, b"two\n") == b""
    except OSError:
        return True


def test_a_cut_connection_is_reset() -> None:
    async def check(proxy: Proxy, _: list[bytes], ends: Ends) -> None:
        assert proxy.cut() == 1
        assert await _is_gone(ends)
        again = await asyncio.open_connection("127.0.0.1", proxy.port)
        assert await _say(again, b"three\n") == b"three\n"
        again[1].transport.abort()

    _try(check)


def test_a_lost_answer_was_heard_by_the_server() -> None:
    async def check(proxy: Proxy, heard: list[bytes], ends: Ends) -> None:
        proxy.lose_answers(1)
        assert await _is_gone(ends)
        assert heard == [b"one\n", b"two\n"]
        assert proxy.lost == 1

    _try(check)


def test_a_delay_delays() -> None:
    async def check(proxy: Proxy, _: list[bytes], ends: Ends) -> None:
        proxy.delay(0.2, Way.ANSWERS)
        began = time.monotonic()
        assert await _say(ends, b"two\n") == b"two\n"
        assert time.monotonic() - began >= 0.2
        proxy.delay(3600)
        proxy.release()
        assert await _say(ends, b"three\n") == b"three\n"

    _try(check)


@pytest.mark.parametrize("way", Way)
def test_a_half_open_connection_is_silent_until_it_is_released(way: Way) -> None:
    async def check(proxy: Proxy, heard: list[bytes], ends: Ends) -> None:
        proxy.hold(way)
        with pytest.raises(TimeoutError):
            await _say(ends, b"two\n", 0.2)
        while way is Way.ANSWERS and len(heard) < 2:  # noqa: ASYNC110 - the whole check has a limit
            await asyncio.sleep(0.01)
        assert len(heard) == (2 if way is Way.ANSWERS else 1)
        proxy.release()
        assert await asyncio.wait_for(ends[0].readline(), 60) == b"two\n"

    _try(check)


def test_a_server_that_is_gone_is_a_closed_door() -> None:
    async def run() -> None:
        with closing(HeldPort()) as port:
            proxy = Proxy(port.number)
            await proxy.start()
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
                try:
                    assert await reader.read() == b""
                finally:
                    writer.transport.abort()
            except OSError:
                pass
            finally:
                await proxy.close()

    asyncio.run(asyncio.wait_for(run(), 60))
