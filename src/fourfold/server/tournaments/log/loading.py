"""Tournaments in memory: read from the database once, then only what is new, and folded once."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from sqlalchemy import BindParameter, Connection, Row, bindparam, select

from fourfold.rules import Reason
from fourfold.server.store import Store
from fourfold.server.store import schema as tables
from fourfold.server.store.tournaments import (
    table_report,
    tournament,
    tournament_entrant,
    tournament_event,
    tournament_helper,
    tournament_ready,
)
from fourfold.server.tournaments.errors import TournamentUnknown
from fourfold.tournaments import (
    GameAdded,
    GameKey,
    GameResult,
    LogLine,
    Regulations,
    ResultCorrected,
    ResultEntered,
    RoundClosed,
    RoundPaired,
    RoundUnpaired,
    Tournament,
    parse_event,
    parse_regulations,
)

#: How many tournaments a process keeps, and how many events of all of them together.
_KEPT: Final = 256
_EVENTS: Final = 300_000
#: Logs with more new lines are folded in a thread.
_LONG: Final = 100
#: The ids of players, as the store makes them.
_PLAYER: Final = re.compile(r"[a-z2-7]{12}")


class NamedPlayer(NamedTuple):
    """A player with the name that they have now."""

    id: str
    name: str


class EntrantPlayer(NamedTuple):
    """Whom an entrant is on this server: a player, or a computer player's strength."""

    player: str | None = None
    strength: str | None = None


class TableWord(NamedTuple):
    """What somebody reported for a seat."""

    by: str
    result: GameResult


class GameNote(NamedTuple):
    """What the log says of a game besides its result."""

    reason: Reason | None = None
    adjudicated: bool = False


@dataclass(frozen=True, slots=True)
class Announced:
    """What a tournament has besides its log."""

    id: str
    name: str
    about: str
    venue: str
    director: NamedPlayer | None
    start: int | None
    registration: str
    code: str | None
    rating_min: int | None
    rating_max: int | None
    rated: bool
    automatic: bool
    pause: int
    absence: int
    regulations: Regulations
    secret: str
    created: int
    cancelled: int | None
    version: int
    touched: int


@dataclass(frozen=True, slots=True)
class LogNotes:
    """Times and reasons that the fold leaves out: rounds and games paired, rounds closed."""

    paired: Mapping[int, int] = field(default_factory=dict)
    closed: Mapping[int, int] = field(default_factory=dict)
    added: Mapping[GameKey, int] = field(default_factory=dict)
    games: Mapping[GameKey, GameNote] = field(default_factory=dict)
    reopened: Mapping[GameKey, int] = field(default_factory=dict)
    #: When a pairing was last dropped.
    unpaired: int = 0

    def then(self, line: LogLine, state: Tournament) -> LogNotes:
        """The notes after one more line; `state`: the tournament after it."""
        changes: dict[str, Any]
        match line.event:
            case RoundPaired(number):
                changes = {"paired": {**self.paired, number: line.time}}
            case RoundUnpaired(number):
                changes = {
                    "paired": {n: time for n, time in self.paired.items() if n != number},
                    "reopened": {k: t for k, t in self.reopened.items() if k.round != number},
                    "unpaired": line.time,
                }
            case RoundClosed(number):
                changes = {"closed": {**self.closed, number: line.time}}
            case GameAdded(number, table):
                # The newest of its match is the one that was added, perhaps a second time.
                key = state.meeting(number, table).games[-1].key
                changes = {
                    "added": {**self.added, key: line.time},
                    "reopened": {k: t for k, t in self.reopened.items() if k != key},
                }
            case ResultEntered(game, _, reason, adjudicated):
                changes = {"games": {**self.games, game: GameNote(reason, adjudicated)}}
            case ResultCorrected(game, result):
                # What a director says is not what happened on a board.
                changes = {"games": {**self.games, game: GameNote(None, result is not None)}}
                if result is None:
                    changes["reopened"] = {**self.reopened, game: line.time}
            case _:
                return self
        return replace(self, **changes)

    def paired_at(self, game: GameKey) -> int | None:
        """When a game was paired, added to its match, or opened again."""
        for times in (self.reopened, self.added):
            if game in times:
                return times[game]
        return self.paired.get(game.round)


@dataclass(frozen=True, slots=True)
class LoadedTournament:
    """A tournament in memory: what was announced, and the state after its log as far as known."""

    announced: Announced
    state: Tournament
    notes: LogNotes = field(default_factory=LogNotes)
    #: Whom entrants are on this server.
    players: Mapping[str, EntrantPlayer] = field(default_factory=dict)
    helpers: tuple[NamedPlayer, ...] = ()
    #: Games and seats of those who have come: ("3.12", "first").
    ready: frozenset[tuple[str, str]] = frozenset()
    #: What was reported from tables, by game and seat.
    words: Mapping[tuple[str, str], TableWord] = field(default_factory=dict)
    #: What readers see, once it was written; see `showing`.
    written: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def id(self) -> str:
        """The tournament's id."""
        return self.announced.id

    @property
    def status(self) -> str:
        """Announced, running, finished or cancelled."""
        return status_of(self.state, self.announced.cancelled)

    def entrant_of(self, player: str) -> str | None:
        """The entrant that a player is."""
        return next((name for name, who in self.players.items() if who.player == player), None)

    def ready_seats(self, game: GameKey) -> list[str]:
        """The seats of a game whose players have come."""
        return [seat for seat in ("first", "second") if (str(game), seat) in self.ready]


def status_of(state: Tournament, cancelled: int | None) -> str:
    """What a tournament is, by its log and whether it was cancelled."""
    if cancelled is not None:
        return "cancelled"
    if state.finished:
        return "finished"
    return "running" if state.rounds else "announced"


class TournamentLoader:
    """The tournaments that this process has in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: OrderedDict[str, LoadedTournament] = OrderedDict()

    def cached(self, name: str) -> LoadedTournament | None:
        """A tournament as this process knows it; it may have changed by now."""
        return self._kept.get(name)

    async def fresh(self, name: str) -> LoadedTournament:
        """A tournament with everything that is committed, or `TournamentUnknown`."""
        known = self._kept.get(name)
        stamp = await self.store.row(_STAMP, {"tournament": name})
        if stamp is None:
            self._kept.pop(name, None)
            raise TournamentUnknown
        if known is not None and known.announced.touched == stamp.touched:
            return known
        return self._keep(await self._read(name, known))

    async def _read(self, name: str, known: LoadedTournament | None) -> LoadedTournament:
        found = await self.store.read(lambda connection: _read(connection, name, known))
        if found is None:
            raise TournamentUnknown
        if len(found.lines) > _LONG:
            return await asyncio.to_thread(found.fold)
        return found.fold()

    def _keep(self, loaded: LoadedTournament) -> LoadedTournament:
        """Remember a tournament; nothing in memory ever goes back."""
        known = self._kept.get(loaded.id)
        if known is not None and known.announced.touched >= loaded.announced.touched:
            return known
        self._kept[loaded.id] = loaded
        self._kept.move_to_end(loaded.id)
        total = sum(each.state.number for each in self._kept.values())
        while len(self._kept) > _KEPT or (total > _EVENTS and len(self._kept) > 1):
            _, oldest = self._kept.popitem(last=False)
            total -= oldest.state.number
        return loaded


class _Found(NamedTuple):
    """What the database has of a tournament, with the lines that are not folded yet."""

    known: LoadedTournament
    lines: Sequence[LogLine]

    def fold(self) -> LoadedTournament:
        state, notes = self.known.state, self.known.notes
        for line in self.lines:
            state = state.then(line)
            notes = notes.then(line, state)
        return replace(self.known, state=state, notes=notes)


def _read(connection: Connection, name: str, known: LoadedTournament | None) -> _Found | None:
    row = connection.execute(_ANNOUNCED, {"tournament": name}).one_or_none()
    if row is None:
        return None
    announced = _announced(row)
    if known is None or known.announced.version != announced.version:
        known = LoadedTournament(announced, Tournament(announced.regulations))
    # Further lines may have come since the row was read: they are left for the next time.
    here = {"tournament": name, "after": known.state.number, "number": row.number}
    lines = [
        LogLine(line.number, line.time, parse_event(line.event))
        for line in connection.execute(_LINES, here)
    ]
    return _Found(
        LoadedTournament(
            announced,
            known.state,
            known.notes,
            {
                each.entrant: EntrantPlayer(each.player, each.strength)
                for each in connection.execute(_ENTRANTS, {"tournament": name})
            },
            tuple(
                NamedPlayer(each.id, each.name)
                for each in connection.execute(_HELPERS, {"tournament": name})
            ),
            frozenset(
                (each.game, each.seat) for each in connection.execute(_READY, {"tournament": name})
            ),
            {
                (each.game, each.seat): TableWord(each.by, GameResult(each.result))
                for each in connection.execute(_WORDS, {"tournament": name})
            },
        ),
        lines,
    )


def _announced(row: Row[Any]) -> Announced:
    director = None if row.director is None else NamedPlayer(row.director, row.director_name)
    return Announced(
        row.id,
        row.name,
        row.about,
        row.venue,
        director,
        row.start,
        row.registration,
        row.code,
        row.rating_min,
        row.rating_max,
        row.rated,
        row.automatic,
        row.pause,
        row.absence,
        parse_regulations(row.regulations),
        row.secret,
        row.created,
        row.cancelled,
        row.version,
        row.touched,
    )


def is_player_id(entrant: str) -> bool:
    """Whether an entrant has the form of a player's id: nobody who is typed in gets one."""
    return _PLAYER.fullmatch(entrant) is not None


_NAME: Final[BindParameter[str]] = bindparam("tournament")
_STAMP: Final = select(tournament.c.touched).where(tournament.c.id == _NAME)
_ANNOUNCED: Final = (
    select(tournament, tables.player.c.name.label("director_name"))
    .outerjoin(tables.player, tables.player.c.id == tournament.c.director)
    .where(tournament.c.id == _NAME)
)
_LINES: Final = (
    select(tournament_event.c.number, tournament_event.c.time, tournament_event.c.event)
    .where(
        tournament_event.c.tournament == _NAME,
        tournament_event.c.number > bindparam("after"),
        tournament_event.c.number <= bindparam("number"),
    )
    .order_by(tournament_event.c.number)
)
_ENTRANTS: Final = select(tournament_entrant).where(tournament_entrant.c.tournament == _NAME)
_HELPERS: Final = (
    select(tables.player.c.id, tables.player.c.name)
    .join(tournament_helper, tournament_helper.c.player == tables.player.c.id)
    .where(tournament_helper.c.tournament == _NAME)
    .order_by(tournament_helper.c.created, tables.player.c.id)
)
_READY: Final = select(tournament_ready.c.game, tournament_ready.c.seat).where(
    tournament_ready.c.tournament == _NAME
)
_WORDS: Final = select(table_report).where(table_report.c.tournament == _NAME)
