"""How the games of a tournament begin: when both players are there (R8, R18).

The game's row is written in the transaction that notes in the tournament's log that it has begun.
So a pairing never has two games, and there is no game that the log does not know.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from fourfold.rules import Player, Position
from fourfold.server.games.loading import Loaded, Loader, Seated
from fourfold.server.games.pace import USUAL
from fourfold.server.games.starting.starter import Begun, Starter
from fourfold.server.games.starting.terms import can_be_rated
from fourfold.server.games.views.snapshot import News
from fourfold.server.people.sessions import ACCOUNTS
from fourfold.server.refusals import Refusal
from fourfold.server.store import schema as tables
from fourfold.server.store.schema import new_id
from fourfold.server.store.tournaments import tournament_game, tournament_ready
from fourfold.server.topics import Topic
from fourfold.server.tournaments.actors import Actor, need_entrant
from fourfold.server.tournaments.errors import NotYourGame, OnServerOnly, TournamentCancelled
from fourfold.server.tournaments.facade import Tournaments
from fourfold.server.tournaments.log.appending import TournamentAppender, TournamentPlan
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.tournaments import Entrant, EventRefused, GameKey, GameStarted, PairedGame

from .presence import Attendants, read_arrivals, say_here, say_ready


class HereAnswer(NamedTuple):
    """An entrant's next game in a tournament: its key, and its record once it has begun.

    `status`: of the tournament. `state`: entered, paused or withdrawn.
    """

    status: str
    state: str
    key: GameKey | None = None
    game: str | None = None


class _NotThere(Refusal):
    """One of the two has left meanwhile, or cannot play any more; raised and caught here."""

    code = "not-seated"


class Beginner:
    """Begins games."""

    def __init__(
        self,
        here: Tournaments,
        presence: Attendants,
        *,
        games: Loader,
        starter: Starter,
        appended: Topic[News],
    ) -> None:
        self._store = here.store
        self._loader = here.loader
        self._appender = here.appender
        self._presence = presence
        self._games = games
        self._starter = starter
        self._appended = appended

    async def come(self, name: str, actor: Actor, key: GameKey) -> str | None:
        """Note that a player is there for their game; its record, once it has begun with both."""
        loaded = await self._loader.fresh(name)
        entrant, game = need_entrant(loaded, actor), loaded.state.game(key)
        if entrant not in (game.first, game.second):
            raise NotYourGame
        if game.record:
            return game.record
        _check_waiting(loaded, game)
        seat = game.seat(entrant)
        await self._store.write(lambda unit: say_ready(unit, name, key, seat))
        return await self.begin(name, key)

    async def here(self, name: str, actor: Actor) -> HereAnswer:
        """Note that an entrant is at the tournament, ready for the game they have or get."""
        loaded = await self._loader.fresh(name)
        entrant = need_entrant(loaded, actor)
        if loaded.announced.venue != "server":
            raise OnServerOnly
        place = HereAnswer(loaded.status, _state_of(loaded.state.entrants[entrant]))
        if loaded.status not in ("announced", "running"):
            return place
        await self._store.write(lambda unit: say_here(unit, name, entrant))
        game = game_of(loaded, entrant)
        if game is None or not (game.record or may_begin(loaded)):
            return place
        try:
            record = await self.come(name, actor, game.key)
        except (EventRefused, TournamentCancelled):
            # The game was decided or dropped a moment ago, and there may be no other yet.
            after = await self._loader.fresh(name)
            return HereAnswer(after.status, _state_of(after.state.entrants[entrant]))
        return place._replace(key=game.key, game=record)

    async def begin(self, name: str, key: GameKey) -> str | None:
        """Begin a game if both are there; its record, None as long as it has not begun."""
        said = (await self._store.read(lambda unit: read_arrivals(unit, name))).get(str(key), {})
        made: list[Loaded] = []
        record = new_id()

        def choose(loaded: LoadedTournament, time: int) -> TournamentPlan:
            game = loaded.state.game(key)
            over = loaded.state.ending(loaded.state.meeting(key.round, key.table)).over
            there = self._presence.seats(loaded, game, said)
            if game.started or game.result is not None or over or len(there) < len(Player):
                return TournamentPlan()

            def also(connection: Connection) -> None:
                made[:] = [self._insert(connection, loaded, game, record, time)]

            return TournamentPlan((GameStarted(key, record),), also)

        try:
            after = await self._appender.append(name, choose)
        except _NotThere:
            return None
        begun = after.state.game(key).record
        if begun == record:
            self._appended.publish(News(self._games.keep(made[0])))
        return begun or None

    def _insert(
        self,
        connection: Connection,
        loaded: LoadedTournament,
        game: PairedGame,
        name: str,
        time: int,
    ) -> Loaded:
        said = read_arrivals(connection, loaded.id).get(str(game.key), {})
        if len(self._presence.seats(loaded, game, said)) < len(Player):
            raise _NotThere
        key = str(game.key)
        here = {"tournament": loaded.id, "game": key}
        begun = self._starter.insert(connection, name, _begun(connection, loaded, game), time)
        # A game that the director had played again leaves its place to the new one.
        connection.execute(
            delete(tournament_game).where(
                tournament_game.c.tournament == loaded.id, tournament_game.c.key == key
            )
        )
        connection.execute(
            insert(tournament_game), {"game": name, "tournament": loaded.id, "key": key}
        )
        connection.execute(
            delete(tournament_ready).where(
                *(tournament_ready.c[column] == value for column, value in here.items())
            )
        )
        return begun


def game_of(loaded: LoadedTournament, entrant: str) -> PairedGame | None:
    """An entrant's game that is waiting or being played: the last one that is open."""
    for paired in reversed(loaded.state.rounds):
        meeting = paired.meeting_of(entrant)
        if meeting is not None:
            game = meeting.open
            if game is not None and not loaded.state.ending(meeting).over:
                return game
            if not loaded.state.format.continuous:
                return None
    return None


def _state_of(entrant: Entrant) -> str:
    if entrant.withdrawn:
        return "withdrawn"
    return "paused" if entrant.paused else "entered"


def may_begin(loaded: LoadedTournament) -> bool:
    """Whether games can begin now; in an arena not when the time is up."""
    state = loaded.state
    if loaded.status != "running" or loaded.announced.venue != "server":
        return False
    ends_at = state.ends_at
    return ends_at is None or TournamentAppender.time_in(loaded) < ends_at


def _check_open(loaded: LoadedTournament) -> None:
    if loaded.announced.venue != "server":
        raise OnServerOnly
    if loaded.announced.cancelled is not None:
        raise TournamentCancelled
    if loaded.state.finished:
        raise EventRefused("finished")


def _check_waiting(loaded: LoadedTournament, game: PairedGame) -> None:
    _check_open(loaded)
    if game.result is not None:
        raise EventRefused("game-over", game=game.key, result=game.result)
    if not may_begin(loaded):
        raise EventRefused("time-up")


def _begun(connection: Connection, loaded: LoadedTournament, game: PairedGame) -> Begun:
    """What is begun: rules with the handicap (R7), seats as paired, no help."""
    here, rules = loaded.announced, loaded.state.rules_of(game)
    first, second = (_seated(connection, loaded, game.player(seat)) for seat in Player)
    people = [seated for seated in (first, second) if seated.id is not None]
    rated = here.rated and len(people) == len(Player) and can_be_rated(rules)
    strengths = [seated.name for seated in (first, second) if seated.id is None]
    return Begun(
        "computer" if strengths else "people",
        (first, second),
        rules,
        Position(),
        strength=strengths[0] if strengths else None,
        pace=USUAL if strengths else None,
        rated=rated and all(seated.kind in ACCOUNTS for seated in people),
        tournament=here.id,
    )


def _seated(connection: Connection, loaded: LoadedTournament, entrant: str) -> Seated:
    who = loaded.players.get(entrant)
    if who is None:
        raise _NotThere
    if who.strength is not None:
        return Seated(None, who.strength, "computer")
    player = tables.player.c
    row = connection.execute(
        select(player.id, player.name, player.kind, player.avatar).where(player.id == who.player)
    ).one_or_none()
    if row is None or row.kind == "deleted":
        raise _NotThere
    return Seated(row.id, row.name, row.kind, avatar=row.avatar)
