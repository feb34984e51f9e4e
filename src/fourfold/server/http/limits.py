"""Rate limits: buckets that fill slowly, one for each network and one for each player.

They are kept in the process; with Redis, all processes also share a count for each minute. Losing
Redis only makes the limits a little more generous.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from .problems import Problem

if TYPE_CHECKING:
    from redis.asyncio import Redis

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Bucket:
    """So many per second in the long run, so many at once."""

    rate: float
    burst: int


#: By network, but for players. A school or a club shares an address, so these are generous.
LIMITS: Final = {
    "address": Bucket(100, 1000),
    "guest": Bucket(0.5, 100),
    # What changes something may be stored: about a million in a day instead of nine.
    "change": Bucket(10, 100_000),
    "thinking": Bucket(2, 40),
    "player": Bucket(20, 100),
    # Each makes the server ask for a name.
    "push": Bucket(0.1, 30),
    # Pictures that are not drawn yet: a fifth of a second of work each, an animation two seconds.
    "picture": Bucket(1, 60),
    "animation": Bucket(0.1, 10),
    # Guesses of codes and keys.
    "code": Bucket(0.2, 30),
    # Pages to print, and files of whole tournaments: up to seconds of work each.
    "print": Bucket(0.2, 30),
}
#: Open WebSockets of one network.
MOST_CONNECTIONS: Final = 500
_KEPT: Final = 20_000
#: The limit for a minute, which Redis counts for all processes together.
_WINDOW: Final = 60


class Limits:
    """Counts what everybody does."""

    def __init__(self, enabled: bool, redis: Redis | None = None) -> None:
        self._enabled = enabled
        self._redis = redis
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._connections: dict[str, int] = {}
        self._quiet_until = 0.0
        #: How many buckets there may be before the full ones are forgotten.
        self._most = _KEPT

    def check(self, kind: str, who: str) -> None:
        """Count a request; a problem (429) when it is one too many."""
        if not self._enabled or not who:
            return
        limit, now = LIMITS[kind], time.monotonic()
        left, at = self._buckets.get((kind, who), (float(limit.burst), now))
        left = min(left + (now - at) * limit.rate, float(limit.burst))
        if left < 1:
            raise _too_many((1 - left) / limit.rate)
        if len(self._buckets) > self._most:
            self._forget(now)
        self._buckets[kind, who] = left - 1, now

    async def check_everywhere(self, kind: str, who: str) -> None:
        """As `check`, and across all processes where there is Redis."""
        self.check(kind, who)
        if not self._enabled or self._redis is None or time.monotonic() < self._quiet_until:
            return
        limit = LIMITS[kind]
        name = hashlib.sha256(who.encode()).hexdigest()[:24]
        key = f"fourfold:limit:{kind}:{name}:{int(time.time()) // _WINDOW}"
        try:
            async with asyncio.timeout(0.2):
                count = await self._redis.incr(key)
                if count == 1:
                    await self._redis.expire(key, 2 * _WINDOW)
        except Exception as error:  # noqa: BLE001  # Redis may fail in any way: the process counts
            _log.debug("limits are counted here only: %s", type(error).__name__)
            self._quiet_until = time.monotonic() + 5
            return
        if count > limit.burst + limit.rate * _WINDOW:
            raise _too_many(_WINDOW)

    def connect(self, network: str) -> bool:
        """Count an open connection; False when there are too many from this network."""
        if self._enabled and self._connections.get(network, 0) >= MOST_CONNECTIONS:
            return False
        self._connections[network] = self._connections.get(network, 0) + 1
        return True

    def disconnect(self, network: str) -> None:
        """Note that a connection is gone."""
        left = self._connections.get(network, 0) - 1
        if left > 0:
            self._connections[network] = left
        else:
            self._connections.pop(network, None)

    def _forget(self, now: float) -> None:
        """Forget the buckets that are full again."""
        self._buckets = {
            (kind, who): (left, at)
            for (kind, who), (left, at) in self._buckets.items()
            if left + (now - at) * LIMITS[kind].rate < LIMITS[kind].burst
        }
        # Many who ask at once are not looked through again with each request.
        self._most = max(_KEPT, 2 * len(self._buckets))


def _too_many(seconds: float) -> Problem:
    return Problem(429, "too-many", headers={"Retry-After": str(max(1, round(seconds)))})
