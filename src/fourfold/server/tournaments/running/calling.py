"""Calling players to their games: those in the lobby hear of it wherever they are in the app."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Row, bindparam, select

from fourfold.server.live.arrivals import Arrivals
from fourfold.server.live.bus import Bus
from fourfold.server.live.connections import Connections
from fourfold.server.live.hub import ASKED_AT_ONCE, POLL
from fourfold.server.live.member import Member
from fourfold.server.live.messages import PairedMessage
from fourfold.server.live.rounds import Rounds
from fourfold.server.push.postman import GameCall
from fourfold.server.store.lookups import padded
from fourfold.server.store.tournaments import tournament, tournament_entrant
from fourfold.server.topics import Topic
from fourfold.server.tournaments.errors import TournamentUnknown
from fourfold.server.tournaments.facade import Tournaments
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.server.tournaments.log.news import TournamentNews
from fourfold.server.tournaments.log.progress import deadline_of
from fourfold.tournaments import GameAdded, PairedGame, ResultCorrected, RoundPaired

from .beginning import game_of, may_begin

#: Seconds between two looks at least.
_PAUSE: Final = 0.2
#: After these events a player has a game to come to.
_CALLING: Final = (RoundPaired, GameAdded, ResultCorrected)


class Calls:
    """Sends those in the lobby the games of tournaments that wait for them."""

    def __init__(
        self, here: Tournaments, connections: Connections, *, bus: Bus, arrivals: Arrivals
    ) -> None:
        self._store = here.store
        self._loader = here.loader
        self._connections = connections
        self._bus = bus
        self._rounds = Rounds("games of tournaments", self._look)
        #: Published when players are to be called to their games.
        self.called = Topic[None]()
        #: The games that each connection was called to.
        self._told: dict[Member, set[tuple[str, int]]] = {}
        here.changed.subscribe(self._announce)
        arrivals.entered.subscribe(self._rounds.hasten)
        arrivals.left.subscribe(self._forget)
        bus.subscribe("calls", self._rounds.hasten)

    async def keep(self) -> None:
        """Call players until cancelled, also to games for which no message came."""
        await self._rounds.run(POLL, _PAUSE)

    async def find(self, name: str, player: str) -> GameCall | None:
        """The game that waits for a player in a tournament, for those who are called elsewhere."""
        try:
            loaded = await self._loader.fresh(name)
        except TournamentUnknown:
            return None
        game = _waiting_for(loaded, player)
        if game is None:
            return None
        return GameCall(_paired_at(loaded, game) // 1000, _opponent(loaded, game, player))

    def _announce(self, news: TournamentNews) -> None:
        if any(isinstance(event, _CALLING) for event in news.events):
            self._rounds.hasten()
            self.called.publish(None)
            self._bus.publish({"type": "calls"})

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
            for row in await self._store.rows(_PLAYING, {"players": padded(page)}):
                await self._call(row, members[row.player])

    async def _call(self, row: Row[Any], members: Collection[Member]) -> None:
        loaded = self._loader.cached(row.id)
        if loaded is None or loaded.announced.touched != row.touched:
            loaded = await self._loader.fresh(row.id)
        game = _waiting_for(loaded, row.player)
        if game is None:
            return
        paired = _paired_at(loaded, game)
        message = PairedMessage(
            type="paired",
            tournament=loaded.id,
            name=loaded.announced.name,
            game=str(game.key),
            opponent=_opponent(loaded, game, row.player),
            deadline=deadline_of(loaded, game.key),
        ).model_dump_json()
        for member in members:
            told = self._told.setdefault(member, set())
            if not member.closed and (loaded.id, paired) not in told:
                told.add((loaded.id, paired))
                member.push(message)


def _waiting_for(loaded: LoadedTournament, player: str) -> PairedGame | None:
    """The game that waits for a player and has not begun."""
    entrant = loaded.entrant_of(player)
    if entrant is None or not may_begin(loaded):
        return None
    game = game_of(loaded, entrant)
    return None if game is None or game.started else game


def _paired_at(loaded: LoadedTournament, game: PairedGame) -> int:
    return loaded.notes.paired_at(game.key) or loaded.state.time


def _opponent(loaded: LoadedTournament, game: PairedGame, player: str) -> str:
    """The name of the player who waits."""
    other = game.second if game.first == loaded.entrant_of(player) else game.first
    return loaded.state.entrants[other].name


_PLAYING: Final = (
    select(tournament.c.id, tournament.c.touched, tournament_entrant.c.player)
    .join(tournament_entrant, tournament_entrant.c.tournament == tournament.c.id)
    .where(
        tournament_entrant.c.player.in_(bindparam("players", expanding=True)),
        tournament.c.status == "running",
        tournament.c.venue == "server",
    )
)
