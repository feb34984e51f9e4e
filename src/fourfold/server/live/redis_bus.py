"""Redis between several processes: quick while it works, and not needed when it does not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import orjson
from redis.asyncio import Redis
from redis.exceptions import RedisError

from .bus import Bus, BusMessage

_log = logging.getLogger(__name__)
_CHANNEL: Final = "fourfold"
#: Messages that wait for Redis; what is dropped beyond that, other processes find by polling.
_MOST: Final = 2000
#: The most of them that are sent together.
_TOGETHER: Final = 200
#: Seconds between two tries to reach it.
_AGAIN: Final = 1.0


class RedisBus(Bus):
    """Publishes what happens here, and hears what happens elsewhere."""

    def __init__(self, url: str, process: str) -> None:
        super().__init__()
        self.redis: Redis = Redis.from_url(
            url, socket_timeout=None, socket_connect_timeout=3, health_check_interval=10
        )
        self._process = process
        self._waiting: asyncio.Queue[BusMessage] = asyncio.Queue(_MOST)
        #: None before the first try.
        self.connected: bool | None = None

    def publish(self, message: BusMessage) -> None:
        """Tell the other processes when Redis takes it; never wait for it."""
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(message)

    async def send(self) -> None:
        """Publish what waits, for ever."""
        while True:
            messages = [await self._waiting.get()]
            while not self._waiting.empty() and len(messages) < _TOGETHER:
                messages.append(self._waiting.get_nowait())
            news = {"process": self._process, "news": messages}
            try:
                await self.redis.publish(_CHANNEL, orjson.dumps(news))
            except (RedisError, OSError):
                # What is lost here is found by polling.
                await asyncio.sleep(_AGAIN)

    async def listen(self) -> None:
        """Hear what others publish, for ever; come back when Redis was away."""
        while True:
            try:
                async with self.redis.pubsub() as subscription:
                    await subscription.subscribe(_CHANNEL)
                    self.connected = True
                    _log.info("listening to Redis")
                    async for message in subscription.listen():
                        self._take(message)
            except (RedisError, OSError) as error:
                if self.connected is not False:
                    _log.warning("Redis is away: %s", error)
                self.connected = False
                await asyncio.sleep(_AGAIN)

    def _take(self, message: dict[str, Any]) -> None:
        if message.get("type") != "message":
            return
        try:
            sent = orjson.loads(message["data"])
            process = sent["process"]
            if process != self._process:
                for news in sent["news"]:
                    self.hear({**news, "process": process})
        except (ValueError, KeyError, TypeError):
            _log.warning("a message from Redis made no sense")

    async def close(self) -> None:
        """Let go of the connections."""
        with contextlib.suppress(RedisError, OSError):
            await self.redis.aclose()
