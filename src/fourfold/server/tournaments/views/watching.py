"""Those who watch tournaments: sent at most once a second what has changed, one text for all.

The database is asked once a second which of the watched tournaments have changed; so the changes of
all processes are found. What changed is written once and sent to everyone, some at a time, and the
next message waits until the sending has cost no more than a small share of the time.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Final

from sqlalchemy import bindparam, select

from fourfold.server.live.connections import Connections
from fourfold.server.live.member import Member
from fourfold.server.live.rounds import Rounds
from fourfold.server.store import Store
from fourfold.server.store.lookups import padded
from fourfold.server.store.tournaments import tournament
from fourfold.server.tournaments.actors import Actor, role_in
from fourfold.server.tournaments.errors import TournamentUnknown
from fourfold.server.tournaments.log.loading import LoadedTournament, TournamentLoader

from .changes import change_text, whole_text

#: Seconds between two looks, and how many tournaments are asked for together.
PAUSE: Final = 1.0
_PAGE: Final = 100
#: How many members are sent a text before others get a turn.
_SLICE: Final = 50
#: Sending takes at most one part in so many of the time, and so many bytes a second: what is
#: handed over here is written to the sockets later, between the requests of players.
_SHARE: Final = 10
_BYTES: Final = 4_000_000
#: Members with more messages waiting are sent the whole tournament when they can take it.
_BEHIND: Final = 3
#: The role of members who direct.
DIRECTS: Final = "directs"

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Watched:
    """A tournament as it was last sent, and when the next message may follow."""

    told: LoadedTournament
    quiet_until: float = 0.0


class TournamentWatchers:
    """Sends those who watch tournaments what changes in them."""

    def __init__(self, store: Store, loader: TournamentLoader, connections: Connections) -> None:
        self._store = store
        self._loader = loader
        self._connections = connections
        self._watched: dict[str, _Watched] = {}

    def enter(
        self, member: Member, loaded: LoadedTournament, actor: Actor, seen: int | None
    ) -> None:
        """Let a connection hear of a tournament, beginning with how it is now.

        `seen`: when that which it knows was last changed; the newest is not sent again.
        """
        member.tournament = loaded.id
        if role_in(loaded, actor) in ("director", "helper"):
            member.role = DIRECTS
        self._connections.add(member)
        self._watched.setdefault(loaded.id, _Watched(loaded))
        if seen != loaded.announced.touched:
            # As it was last sent: what is newer comes with the next look.
            member.replay(_Whole(self, member))

    def leave(self, member: Member) -> None:
        """A connection is gone."""
        self._connections.remove(member)
        if member.tournament and not self._connections.watchers(member.tournament):
            self._watched.pop(member.tournament, None)

    def told(self, member: Member) -> LoadedTournament | None:
        """The tournament that a member watches, as it was last sent."""
        watched = self._watched.get(member.tournament or "")
        return None if watched is None else watched.told

    async def tell(self) -> None:
        """Send what has changed, until cancelled."""
        await Rounds("tournaments", self._tell).run(PAUSE)

    async def _tell(self) -> None:
        names = list(self._watched)
        for start in range(0, len(names), _PAGE):
            page = padded(names[start : start + _PAGE])
            for row in await self._store.rows(_TOUCHED, {"names": page}):
                watched = self._watched.get(row.id)
                if watched is None or watched.told.announced.touched == row.touched:
                    continue
                if asyncio.get_running_loop().time() >= watched.quiet_until:
                    await self._tell_of(row.id, watched)

    async def _tell_of(self, name: str, watched: _Watched) -> None:
        try:
            loaded = await self._loader.fresh(name)
        except TournamentUnknown:
            return
        before, watched.told = watched.told, loaded
        # In a thread: the standings of hundreds take tens of milliseconds, in which players wait.
        texts = await asyncio.to_thread(_change_texts, before, loaded)
        loop = asyncio.get_running_loop()
        began = loop.time()
        sent = 0
        for count, member in enumerate(list(self._connections.watchers(name)), 1):
            text = texts[member.role == DIRECTS]
            self._send(member, text)
            sent += len(text)
            if count % _SLICE == 0:
                await asyncio.sleep(0)
        ended = loop.time()
        watched.quiet_until = max(ended + _SHARE * (ended - began), began + sent / _BYTES)

    def _send(self, member: Member, text: str) -> None:
        if member.backlog is not None:
            # It will be sent all of it, as it is then.
            return
        if len(member.waiting) >= _BEHIND:
            member.waiting.clear()
            member.size = 0
            member.replay(_Whole(self, member))
            return
        member.push(text)


class _Whole:
    """The whole tournament, written when the connection takes it."""

    def __init__(self, watchers: TournamentWatchers, member: Member) -> None:
        self._watchers = watchers
        self._member = member
        self._sent: LoadedTournament | None = None

    def next_message(self) -> str | None:
        """The tournament, again if it has changed meanwhile; then None."""
        told = self._watchers.told(self._member)
        if told is None or told is self._sent:
            return None
        self._sent = told
        return whole_text(told, directs=self._member.role == DIRECTS)


def _change_texts(before: LoadedTournament, after: LoadedTournament) -> dict[bool, str]:
    """What has changed, for those who direct and for all others."""
    return {directs: change_text(before, after, directs=directs) for directs in (False, True)}


_TOUCHED: Final = select(tournament.c.id, tournament.c.touched).where(
    tournament.c.id.in_(bindparam("names", expanding=True))
)
