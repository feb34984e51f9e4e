"""Challenges between two players: both hear of them at once, wherever in the lobby they are."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Row

from fourfold.server.games.starting.challenges import Challenges
from fourfold.server.store.schema import now
from fourfold.server.topics import Topic

from .arrivals import Arrivals
from .bus import Bus
from .connections import Connections
from .hub import ASKED_AT_ONCE, POLL
from .member import Member
from .messages import ChallengeMessage
from .rounds import Rounds

#: Seconds between two looks at the challenges at least.
_PAUSE: Final = 0.2
#: A player may challenge somebody so many milliseconds before the own connection is known here.
_BEFORE: Final = 5000


@dataclass(slots=True)
class _Told:
    """What a connection was told: of each challenge, whether it waits; and since when it is here.

    A challenge can end before anybody has seen it wait: its players are told that it has ended.
    """

    since: int
    waits: dict[str, bool] = field(default_factory=dict[str, bool])

    def knows(self, challenge: dict[str, Any], waits: bool) -> bool:
        """Whether the connection need not be told that a challenge waits, or waits no more."""
        before = self.waits.get(challenge["id"])
        if before is None and not waits:
            return bool(challenge["created"] < self.since)
        return before is waits

    def forget_all_but(self, names: Collection[str]) -> None:
        """Forget what has ended long ago."""
        self.waits = {name: waits for name, waits in self.waits.items() if waits or name in names}


class DirectChallenges:
    """Tells those in the lobby who has challenged them, and what became of it."""

    def __init__(
        self,
        challenges: Challenges,
        connections: Connections,
        *,
        bus: Bus,
        changed: Topic[None],
        arrivals: Arrivals,
    ) -> None:
        self._challenges = challenges
        self._connections = connections
        self._rounds = Rounds("direct challenges", self._look)
        self._told: dict[Member, _Told] = {}
        changed.subscribe(self._rounds.hasten)
        arrivals.entered.subscribe(self._rounds.hasten)
        arrivals.left.subscribe(self._forget)
        bus.subscribe("challenges", self._rounds.hasten)

    async def keep(self) -> None:
        """Tell everybody, for ever; also of challenges that no message told of."""
        await self._rounds.run(POLL, _PAUSE)

    def _forget(self, member: Member) -> None:
        self._told.pop(member, None)

    async def _look(self) -> None:
        members: dict[str, list[Member]] = {}
        for member in self._connections.lobby:
            if member.player is not None:
                members.setdefault(member.player, []).append(member)
        players = list(members)
        for start in range(0, len(players), ASKED_AT_ONCE):
            page = players[start : start + ASKED_AT_ONCE]
            told = {
                name
                for player in page
                for member in members[player]
                if member in self._told
                for name, waits in self._told[member].waits.items()
                if waits
            }
            rows = await self._challenges.direct(page, told)
            self._tell({player: members[player] for player in page}, rows)
            names = {row.id for row in rows}
            for member in (member for player in page for member in members[player]):
                if member in self._told:
                    self._told[member].forget_all_but(names)

    def _tell(self, members: Mapping[str, list[Member]], rows: Sequence[Row[Any]]) -> None:
        for row in rows:
            for player in (row.by, row.to):
                listening = [each for each in members.get(player, ()) if not each.closed]
                if listening:
                    self._tell_player(listening, self._challenges.shown(row, player))

    def _tell_player(self, members: Sequence[Member], challenge: dict[str, Any]) -> None:
        name, waits = challenge["id"], challenge["state"] == "waiting"
        text: str | None = None
        for member in members:
            told = self._told.setdefault(member, _Told(now() - _BEFORE))
            if told.knows(challenge, waits):
                continue
            told.waits[name] = waits
            text = text or _written(challenge)
            member.push(text)


def _written(challenge: dict[str, Any]) -> str:
    return ChallengeMessage.model_validate(
        {"type": "challenge", "challenge": challenge}
    ).model_dump_json()
