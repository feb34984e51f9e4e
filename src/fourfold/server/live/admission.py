"""Whether those who listen still may: a connection ends with the session or token it came by.

The database decides. Code that ends a session or a token announces the player, here and through
the bus to the other processes, and each checks that player's connections straight away. Changes
that nobody announces (an operator's command, or Redis being down) are found by checking all
connections in turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import BindParameter, Connection, bindparam, select

from fourfold.server.store import (
    Store,
    StoreUnavailable,
    people,
    schema,
)
from fourfold.server.store.schema import now
from fourfold.server.store.sessions import is_good

from .bus import Bus
from .connections import Connections
from .member import Member

_log = logging.getLogger(__name__)

#: The code of a connection whose session has ended, or whose token was revoked.
ENDED: Final = 4401
_REASON: Final = "signed-out"
#: Seconds until they are: whoever has a new cookie should have it when they come back.
_MOMENT: Final = 0.5
#: Everybody is looked at once in so many seconds.
ROUND: Final = 10
#: How many are asked for at once.
_PAGE: Final = 500


class Admission:
    """Ends the connections of those who may not listen any more."""

    def __init__(self, store: Store, connections: Connections, bus: Bus) -> None:
        self._store = store
        self._connections = connections
        self._bus = bus
        self._tasks: set[asyncio.Task[None]] = set()
        bus.subscribe("access", lambda message: self._recheck(message["player"]))

    def changed(self, player: str) -> None:
        """A session or token of a player has ended: look at their connections everywhere."""
        self._recheck(player)
        self._bus.publish({"type": "access", "player": player})

    async def watch(self) -> None:
        """Look at everybody in turn, for ever."""
        turn = 0
        while True:
            await asyncio.sleep(1)
            turn = (turn + 1) % ROUND
            await self._check([m for m in self._connections if id(m) // 64 % ROUND == turn])

    def _recheck(self, player: str) -> None:
        members = [member for member in self._connections if member.player == player]
        if members:
            task = asyncio.create_task(self._check_soon(members))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _check_soon(self, members: Sequence[Member]) -> None:
        await asyncio.sleep(_MOMENT)
        await self._check(members)

    async def _check(self, members: Sequence[Member]) -> None:
        """Send those away whose session or token is not good any more."""
        known = [member for member in members if member.session or member.token]
        try:
            for start in range(0, len(known), _PAGE):
                await self._check_page(known[start : start + _PAGE])
        except StoreUnavailable:
            _log.warning("the database does not answer; connections are checked later")

    async def _check_page(self, members: Sequence[Member]) -> None:
        sessions = {member.session for member in members if member.session}
        tokens = {member.token for member in members if member.token}
        good = await self._store.read(lambda connection: _good(connection, sessions, tokens))
        for member in members:
            if (member.session or member.token) not in good:
                member.drop(ENDED, _REASON)


def _good(connection: Connection, sessions: set[str], tokens: set[str]) -> set[str]:
    """Those of these sessions and tokens that are good."""
    good: set[str] = set()
    for query, names in ((_SESSIONS, sessions), (_TOKENS, tokens)):
        if names:
            parameters = {"names": sorted(names), "time": now()}
            good.update(connection.execute(query, parameters).scalars())
    return good


_NAMES: Final[BindParameter[Any]] = bindparam("names", expanding=True)
_SESSIONS: Final = select(schema.session.c.id).where(
    schema.session.c.id.in_(_NAMES), *is_good(bindparam("time"))
)
_TOKENS: Final = select(people.token.c.id).where(
    people.token.c.id.in_(_NAMES), people.token.c.expires > bindparam("time")
)
