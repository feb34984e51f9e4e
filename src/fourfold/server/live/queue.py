"""The waiting room: who in the lobby waits in the queue, and what they are told about it.

Each process says which of those who wait are connected to it, and pairs them with whoever fits. So
an entry ends with its connection, and one whose process has died goes on when its player comes back
to another process soon enough.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Collection, Mapping
from typing import Any, Final

from sqlalchemy import Row

from fourfold.server.games.starting.queue import (
    Queue,
    QueueEntry,
    QueueShown,
    WaitingGroup,
    groups_of,
    is_gone,
    shown,
)
from fourfold.server.store import StoreUnavailable
from fourfold.server.topics import Topic

from .arrivals import Arrivals
from .bus import Bus
from .connections import Connections
from .member import Member
from .messages import QueueMessage
from .rounds import Rounds

#: Seconds between two looks at the queue at most, and at least.
_BEAT: Final = 1.0
_PAUSE: Final = 0.2
#: Seconds between two messages about how many wait.
_NEWS: Final = 1.0
#: A connection that has owed the answer to a ping for so many seconds may be dead.
_UNANSWERED: Final = 10.0


class WaitingRoom:
    """Keeps the entries of those who are connected here, and tells everybody in the lobby."""

    def __init__(
        self,
        queue: Queue,
        connections: Connections,
        *,
        bus: Bus,
        changed: Topic[None],
        arrivals: Arrivals,
    ) -> None:
        self._queue = queue
        self._connections = connections
        self._bus = bus
        self._rounds = Rounds("queue", self._look)
        #: The players here who waited when this process last looked.
        self._waiting: set[str] = set()
        #: For each connection: the entry that it was told of, and which count of those who wait.
        self._told: dict[Member, tuple[QueueEntry | None, int]] = {}
        self._groups: list[WaitingGroup] = []
        self._count = 0
        self._counted = -math.inf
        self._tasks: set[asyncio.Task[None]] = set()
        changed.subscribe(self._announce)
        arrivals.entered.subscribe(self._rounds.hasten)
        arrivals.left.subscribe(self._let_go)
        bus.subscribe("queue", self._rounds.hasten)

    async def keep(self) -> None:
        """Pair those who wait and tell everybody, for ever."""
        await self._rounds.run(_BEAT, _PAUSE)

    def _announce(self, _: None) -> None:
        self._rounds.hasten()
        self._bus.publish({"type": "queue"})

    def _let_go(self, member: Member) -> None:
        """A connection has ended; whoever has no other one here is not paired."""
        self._told.pop(member, None)
        player = member.player
        if player is not None and player in self._waiting and player not in self._there():
            self._waiting.discard(player)
            task = asyncio.create_task(self._send_away(player))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send_away(self, player: str) -> None:
        # Where it fails, the entry ends soon by itself.
        with contextlib.suppress(StoreUnavailable):
            await self._queue.away(player)

    def _there(self) -> set[str]:
        """The players who are connected here."""
        long_ago = asyncio.get_running_loop().time() - _UNANSWERED
        return {
            member.player
            for member in self._connections.lobby
            if member.player is not None and not member.closed and not 0 < member.pinged < long_ago
        }

    async def _look(self) -> None:
        if not self._connections.lobby:
            return
        rows = await self._queue.waiting()
        # Nothing may come between this and the pairing: a connection that ends later is let go of
        # afterwards.
        self._waiting = self._there().intersection(row.player for row in rows)
        worth_it = self._waiting or any(map(is_gone, rows))
        if worth_it and await self._queue.pair([*self._waiting]):
            rows = await self._queue.waiting()
        await self._tell(rows)

    async def _tell(self, rows: Collection[Row[Any]]) -> None:
        """Send everybody the queue as they see it, where that has changed."""
        self._count_all(rows)
        entries = {row.player: row for row in rows}
        games = await self._games_of(entries)
        plain = _written(shown(None, None, self._groups))
        for member in list(self._connections.lobby):
            row, game = entries.get(member.player or ""), games.get(member.player or "")
            seen = None if row is None else shown(row, None, self._groups)
            entry = None if seen is None or seen.entry is None else seen.entry.without_time()
            if game is None and self._told.get(member) == (entry, self._count):
                continue
            self._told[member] = entry, self._count
            if game is not None:
                seen = shown(None, game, self._groups)
            member.push(plain if seen is None else _written(seen))

    def _count_all(self, rows: Collection[Row[Any]]) -> None:
        """Count those who wait, now and then: everybody in the lobby is told."""
        time = asyncio.get_running_loop().time()
        if time - self._counted >= _NEWS:
            groups, self._counted = groups_of(rows), time
            if groups != self._groups:
                self._groups = groups
                self._count += 1

    async def _games_of(self, entries: Mapping[str, object]) -> dict[str, str]:
        """The new games of those who do not wait any more, and of those who have just come."""
        news: tuple[QueueEntry | None, int] | None
        players = {
            member.player
            for member in self._connections.lobby
            if member.player is not None
            and member.player not in entries
            and ((news := self._told.get(member)) is None or news[0] is not None)
        }
        return await self._queue.begun(players) if players else {}


def _written(seen: QueueShown) -> str:
    return QueueMessage(type="queue", **seen.model_dump()).model_dump_json()
