"""Who is at which game, in this process and in the others."""

from __future__ import annotations

import asyncio
from typing import Final

from fourfold.server.games.views.snapshot import NOBODY, Presence

from .bus import Bus, BusMessage
from .connections import Connections
from .messages import PresenceMessage

#: Every so many seconds the other processes are told again who is here; what was not repeated
#: three times is forgotten, for its process has died.
TOLD_EVERY: Final = 20
BELIEVED: Final = 3


class Attendance:
    """Who is there, in all processes as far as known."""

    def __init__(self, connections: Connections, bus: Bus) -> None:
        self._connections = connections
        self._bus = bus
        #: Game → process → who is there, and when that was last heard.
        self._elsewhere: dict[str, dict[str, tuple[Presence, float]]] = {}
        bus.subscribe("presence", self._hear)

    def of(self, game: str) -> Presence:
        """Who is at a game."""
        elsewhere = self._elsewhere.get(game)
        here = self._here(game)
        if not elsewhere:
            return here
        everywhere = [here, *(presence for presence, _ in elsewhere.values())]
        return Presence(
            first=any(presence.first for presence in everywhere),
            second=any(presence.second for presence in everywhere),
            watchers=sum(presence.watchers for presence in everywhere),
        )

    def changed(self, game: str) -> None:
        """Somebody came to a game here, or went: tell everybody at it."""
        self._say(game)
        self._publish(game)

    async def repeat(self) -> None:
        """Tell the other processes again and again who is here, for ever."""
        turn = 0
        while True:
            await asyncio.sleep(1)
            turn += 1
            # A share of the games each second, so that Redis is never flooded.
            for game in self._connections.games:
                if hash(game) % TOLD_EVERY == turn % TOLD_EVERY:
                    self._publish(game)
            self._forget()

    def _here(self, game: str) -> Presence:
        room = self._connections.room(game)
        if not room:
            return NOBODY
        roles = [member.role for member in room]
        return Presence(
            first="first" in roles or "both" in roles,
            second="second" in roles or "both" in roles,
            watchers=roles.count(None),
        )

    def _say(self, game: str) -> None:
        presence = PresenceMessage(type="presence", **self.of(game)._asdict())
        self._connections.say(game, presence)

    def _publish(self, game: str) -> None:
        here = self._here(game)._asdict()
        self._bus.publish({"type": "presence", "game": game, "here": here})

    def _hear(self, message: BusMessage) -> None:
        game, process = message["game"], message["process"]
        there = Presence(**message["here"])
        before = self.of(game)
        elsewhere = self._elsewhere.setdefault(game, {})
        if there == NOBODY:
            elsewhere.pop(process, None)
        else:
            elsewhere[process] = there, asyncio.get_running_loop().time()
        if not elsewhere:
            del self._elsewhere[game]
        if self.of(game) != before:
            self._say(game)

    def _forget(self) -> None:
        """Forget what was not repeated."""
        oldest = asyncio.get_running_loop().time() - BELIEVED * TOLD_EVERY
        for game, elsewhere in list(self._elsewhere.items()):
            gone = [process for process, (_, heard) in elsewhere.items() if heard < oldest]
            for process in gone:
                del elsewhere[process]
            if not elsewhere:
                del self._elsewhere[game]
            if gone:
                self._say(game)
