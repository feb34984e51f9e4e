"""Whether those who listen still may: a connection ends with the session or token it came by.

The database decides. Whoever takes rights away says so, here and through Redis to the other
processes, and each looks after the connections of that player at once. What nobody told (an
operator's command, a Redis that is away) is found by looking after everybody in turn.
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

from .hub import Hub
from .member import Member

_log = logging.getLogger(__name__)

#: The code of a connection whose session has ended, or whose token was revoked.
ENDED: Final = 4401
_REASON: Final = "signed-out"
#: Seconds until they are: whoever has a new cookie should have it when they come back.
_MOMENT: Final = 0.5
#: Everybody is looked after once in so many seconds.
ROUND: Final = 10
#: How many are asked for at once.
_PAGE: Final = 500


class Admission:
    """Ends the connections of those who may not listen any more."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._tasks: set[asyncio.Task[None]] = set()
        hub.on_access = self._recheck

    def changed(self, player: str) -> None:
        """A session or token of a player has ended: look after their connections everywhere."""
        self._recheck(player)
        if self._hub.bus is not None:
            self._hub.bus.publish({"type": "access", "player": player})

    async def watch(self) -> None:
        """Look after everybody in turn, for ever."""
        turn = 0
        while True:
            await asyncio.sleep(1)
            turn = (turn + 1) % ROUND
            await self._check([m for m in self._hub.members if id(m) // 64 % ROUND == turn])

    def _recheck(self, player: str) -> None:
        found = [member for member in self._hub.members if member.player == player]
        if found:
            task = asyncio.create_task(self._check_soon(found))
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
                page = known[start : start + _PAGE]
                sessions = {member.session for member in page if member.session}
                tokens = {member.token for member in page if member.token}
                good = await self._store.read(lambda c: _good(c, sessions, tokens))  # noqa: B023  # awaited here
                for member in page:
                    if (member.session or member.token) not in good:
                        member.drop(ENDED, _REASON)
        except StoreUnavailable:
            _log.warning("the database does not answer; those who listen are looked after later")


def _good(connection: Connection, sessions: set[str], tokens: set[str]) -> set[str]:
    """Those of these sessions and tokens that are good."""
    found: set[str] = set()
    for query, names in ((_SESSIONS, sessions), (_TOKENS, tokens)):
        if names:
            given = {"names": sorted(names), "time": now()}
            found.update(connection.execute(query, given).scalars())
    return found


_ASKED: Final[BindParameter[Any]] = bindparam("names", expanding=True)
_SESSIONS: Final = select(schema.session.c.id).where(
    schema.session.c.id.in_(_ASKED), *is_good(bindparam("time"))
)
_TOKENS: Final = select(people.token.c.id).where(people.token.c.id.in_(_ASKED))
