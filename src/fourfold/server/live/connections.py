"""The open connections of this process: the rooms of games, the lobby, the list of boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from typing import Final

from fourfold.server.topics import Topic

from .member import Member
from .messages import PhraseMessage, PresenceMessage, RemarkMessage

#: The code of a connection that the server closes because it stops.
STOPPING: Final = 1012
#: Seconds in which somebody who is here answers a ping.
_ANSWERED: Final = 5.0


class Connections:
    """Everybody who listens here."""

    def __init__(self) -> None:
        self._rooms: dict[str, set[Member]] = {}
        self.lobby: set[Member] = set()
        #: Those who look at the list of games.
        self.boards: set[Member] = set()
        #: Those who watch tournaments.
        self._tournaments: dict[str, set[Member]] = {}
        #: How many connections each player has.
        self.connected: Counter[str] = Counter()
        #: Players whose first connection has come, and whose last one has gone.
        self.arrived, self.departed = Topic[str](), Topic[str]()

    def __iter__(self) -> Iterator[Member]:
        yield from list(self.lobby)
        yield from list(self.boards)
        for rooms in (self._rooms, self._tournaments):
            for room in list(rooms.values()):
                yield from list(room)

    @property
    def games(self) -> list[str]:
        """The games that somebody listens to."""
        return list(self._rooms)

    def room(self, game: str) -> Collection[Member]:
        """Everybody who listens to a game."""
        return self._rooms.get(game, ())

    def watchers(self, tournament: str) -> Collection[Member]:
        """Everybody who watches a tournament."""
        return self._tournaments.get(tournament, ())

    def attentive(self, time: float) -> set[str]:
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
        rooms, name = self._place(member)
        if name is None:
            self._hall(member).add(member)
        else:
            rooms.setdefault(name, set()).add(member)
        if member.player is not None:
            self.connected[member.player] += 1
            if self.connected[member.player] == 1:
                self.arrived.publish(member.player)

    def remove(self, member: Member) -> None:
        """Somebody has gone, or never came."""
        member.gone()
        rooms, name = self._place(member)
        members = self._hall(member) if name is None else rooms.get(name, set())
        if member not in members:
            return
        members.remove(member)
        if name is not None and not members:
            del rooms[name]
        if member.player is not None:
            self.connected[member.player] -= 1
            if not self.connected[member.player]:
                del self.connected[member.player]
                self.departed.publish(member.player)

    def _place(self, member: Member) -> tuple[dict[str, set[Member]], str | None]:
        """Where those are who listen to the same game or tournament; None for no single one."""
        if member.tournament is not None:
            return self._tournaments, member.tournament
        return self._rooms, member.game

    def _hall(self, member: Member) -> set[Member]:
        """Where those are who listen to no single game or tournament."""
        return self.boards if member.looks_at_boards else self.lobby

    def say(
        self,
        game: str,
        message: PhraseMessage | PresenceMessage | RemarkMessage,
        but: Collection[str] = (),
        to: Callable[[Member], bool] = lambda _: True,
    ) -> None:
        """Send a message to everybody who listens to a game, except some players."""
        text = message.model_dump_json()
        for member in self.room(game):
            if member.player not in but and to(member):
                member.push(text)

    def close(self) -> None:
        """Send everybody away: the server stops, and another process will take them."""
        for member in self:
            member.drop(STOPPING)
