"""The open connections of this process: the rooms of games, and the lobby."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from .member import Member
from .messages import PhraseMessage, PresenceMessage

#: The code of a connection that the server closes because it stops.
STOPPING: Final = 1012
#: Seconds in which somebody who is here answers a ping.
_ANSWERED: Final = 5.0


class Connections:
    """Everybody who listens here."""

    def __init__(self) -> None:
        self._rooms: dict[str, set[Member]] = {}
        self.lobby: set[Member] = set()

    def __iter__(self) -> Iterator[Member]:
        yield from list(self.lobby)
        for room in list(self._rooms.values()):
            yield from list(room)

    @property
    def games(self) -> list[str]:
        """The games that somebody listens to."""
        return list(self._rooms)

    def room(self, game: str) -> Collection[Member]:
        """Everybody who listens to a game."""
        return self._rooms.get(game, ())

    def players(self, time: float) -> set[str]:
        """The players who are here: those who listen, and did not leave a ping unanswered."""
        return {
            member.player
            for member in self
            if member.player is not None
            and not member.missed
            and (not member.pinged or time - member.pinged < _ANSWERED)
        }

    def add(self, member: Member) -> None:
        """Somebody begins to listen."""
        if member.game is None:
            self.lobby.add(member)
        else:
            self._rooms.setdefault(member.game, set()).add(member)

    def remove(self, member: Member) -> None:
        """Somebody has gone."""
        member.gone()
        if member.game is None:
            self.lobby.discard(member)
            return
        room = self._rooms.get(member.game, set())
        room.discard(member)
        if not room:
            self._rooms.pop(member.game, None)

    def say(
        self, game: str, message: PhraseMessage | PresenceMessage, but: Collection[str] = ()
    ) -> None:
        """Send a message to everybody who listens to a game, except some players."""
        text = message.model_dump_json()
        for member in self.room(game):
            if member.player not in but:
                member.push(text)

    def close(self) -> None:
        """Send everybody away: the server stops, and another process will take them."""
        for member in self:
            member.drop(STOPPING)
