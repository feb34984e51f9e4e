"""The boards of all public games, for those who look at the list of them.

The database is asked once a second for what has changed, and only while somebody looks: this finds
the games of all processes, however they are connected.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from fourfold.server.games.views.archive import as_listed
from fourfold.server.store.schema import now

from .connections import Connections
from .member import Member
from .messages import GamesMessage
from .rounds import Rounds

#: Seconds between two messages.
PAUSE: Final = 1.0
#: How far back changes are looked for, in milliseconds: a change may be committed late.
_BACK: Final = 5000
#: The most games in one message.
_MOST: Final = 40

#: Reads the public games that have changed since a time, newest first, at most so many.
ListChanged = Callable[[int, int], Awaitable[Sequence[Mapping[str, Any]]]]


class Boards:
    """Tells those who look at the list of games which of them have changed, and how they stand."""

    def __init__(self, connections: Connections, list_changed: ListChanged) -> None:
        self._connections = connections
        self._list_changed = list_changed
        #: The games that changed lately, with the number that was told.
        self._told: dict[str, int] = {}

    def enter(self, member: Member) -> None:
        """Let a connection hear of all public games; it reads the list itself."""
        member.looks_at_boards = True
        self._connections.add(member)

    def leave(self, member: Member) -> None:
        """A connection is gone."""
        self._connections.remove(member)

    async def tell(self) -> None:
        """Tell what has changed, for ever."""
        await Rounds("boards", self._tell).run(PAUSE)

    async def _tell(self) -> None:
        if not self._connections.boards:
            return
        rows = await self._list_changed(now() - _BACK, _MOST)
        games = [as_listed(row) for row in rows if self._told.get(row["id"]) != row["number"]]
        self._told = {row["id"]: row["number"] for row in rows}
        if games:
            text = GamesMessage(type="games", games=games).model_dump_json()
            for member in list(self._connections.boards):
                member.push(text)
