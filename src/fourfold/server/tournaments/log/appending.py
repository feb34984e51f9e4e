"""Appending to the logs of tournaments: the one place where they change.

Callers choose events from the state as this process knows it. With them go the events that follow
by themselves (a round is closed, a match continues), all in one transaction, so that no half-made
round is ever to be seen. Who comes second, in this process or another, chooses again.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    case,
    delete,
    insert,
    literal,
    select,
    update,
)

from fourfold.server.refusals import Refusal
from fourfold.server.store import Store, StoreUnavailable
from fourfold.server.store.requests import KeyReused
from fourfold.server.store.schema import now
from fourfold.server.store.tournaments import (
    table_report,
    tournament,
    tournament_event,
    tournament_ready,
)
from fourfold.server.topics import Topic
from fourfold.server.tournaments.actors import OPERATOR, Actor
from fourfold.server.tournaments.errors import TournamentCancelled, TournamentFull
from fourfold.tournaments import (
    EntryCorrected,
    Event,
    EventRefused,
    Forfeited,
    ResultCorrected,
    ResultEntered,
    RoundClosed,
    RoundUnpaired,
    Tournament,
    TournamentError,
    TournamentFinished,
    due_events,
    format_event,
)

from .loading import LoadedTournament, TournamentLoader
from .news import TournamentNews
from .progress import derived, is_played_out, leader_of
from .wording import with_names

#: How often a caller chooses again after others were faster.
_TRIES: Final = 40
#: Only what brings a tournament to its end is appended to a log of this length.
MOST_EVENTS: Final = 60_000
_ENDING: Final = (
    Forfeited,
    ResultEntered,
    ResultCorrected,
    RoundClosed,
    TournamentFinished,
)
#: After these, another entrant may lead, or be called otherwise; in an arena and a ladder after
#: every result.
_LEADING: Final = (EntryCorrected, RoundClosed, RoundUnpaired, ResultCorrected, TournamentFinished)


class TournamentPlan(NamedTuple):
    """What to append, all or nothing.

    `also`: what else to write in the same transaction; it may refuse. `exact`: whether the plan
    rests on more than the log, such as what was reported from tables.
    """

    events: tuple[Event, ...] = ()
    also: Callable[[Connection], object] | None = None
    exact: bool = False

    def __bool__(self) -> bool:
        """Whether there is anything to write."""
        return bool(self.events) or self.also is not None


#: Chooses what to append, given the tournament and the time; refuses by raising.
ChooseEvents = Callable[[LoadedTournament, int], TournamentPlan]


class TournamentAppender:
    """Appends to the logs of tournaments; `changed` hears of it when it is durable."""

    def __init__(
        self, store: Store, loader: TournamentLoader, changed: Topic[TournamentNews]
    ) -> None:
        self._store = store
        self._loader = loader
        self._changed = changed
        # Those who wait here do not race each other; other processes they do.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def append(
        self, name: str, choose: ChooseEvents, actor: Actor = OPERATOR
    ) -> LoadedTournament:
        """Append what `choose` proposes; the tournament after it.

        `choose` may be called several times.
        """
        async with self._turn(name):
            for _ in range(_TRIES):
                loaded = await self._loader.fresh(name)
                try:
                    plan = choose(loaded, self.time_in(loaded))
                    after = await self._commit(loaded, plan, actor)
                except KeyReused:
                    raise
                except (Refusal, TournamentError):
                    # It may have been done by an earlier request with this key.
                    if await self.was_done(name, actor):
                        return await self._loader.fresh(name)
                    raise
                if after is not None:
                    return after
        raise StoreUnavailable("too many act in one tournament at once")

    async def try_append(
        self, loaded: LoadedTournament, plan: TournamentPlan, actor: Actor = OPERATOR
    ) -> LoadedTournament | None:
        """Append to a tournament as it is known; None when it has changed meanwhile."""
        async with self._turn(loaded.id):
            return await self._commit(loaded, plan, actor)

    @staticmethod
    def time_in(loaded: LoadedTournament) -> int:
        """The time of the next event: now, and never before the last one."""
        return max(now(), loaded.state.time)

    @asynccontextmanager
    async def _turn(self, name: str) -> AsyncIterator[None]:
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        async with lock:
            yield

    async def _commit(
        self, loaded: LoadedTournament, plan: TournamentPlan, actor: Actor
    ) -> LoadedTournament | None:
        """Write; None when another writer came first."""
        if not plan:
            return loaded
        time = self.time_in(loaded)
        events, state = follow(loaded, plan.events, time)
        values = _values(state, events)
        rows = _rows(loaded, events, time, actor)

        def unit(connection: Connection) -> bool | None:
            if _is_repeated(connection, loaded.id, actor, rows):
                return None
            if not touch(connection, loaded, values, exact=plan.exact):
                return False
            if rows:
                connection.execute(insert(tournament_event), rows)
            _forget_games(connection, loaded, events)
            if plan.also is not None:
                plan.also(connection)
            return True

        done = await self._store.write(unit)
        if done is False:
            return None
        after = await self._loader.fresh(loaded.id)
        if done:
            self._changed.publish(TournamentNews(after, events))
        return after

    async def was_done(self, name: str, actor: Actor) -> bool:
        """Whether something was done already by a request with this key."""
        if actor.key is None:
            return False
        return await self._store.row(_of_request(name, actor)) is not None


def follow(
    loaded: LoadedTournament, events: tuple[Event, ...], time: int
) -> tuple[tuple[Event, ...], Tournament]:
    """These events with those that follow by themselves, and the state after all of them."""
    if loaded.announced.cancelled is not None:
        raise TournamentCancelled
    state, done = loaded.state, list[Event]()
    waiting = list(events)
    while waiting:
        for event in waiting:
            try:
                state = state.after(event, time)
            except EventRefused as error:
                raise with_names(error, state) from None
            done.append(event)
        waiting = list(due_events(state))
        if not waiting and loaded.announced.automatic and is_played_out(state):
            waiting = [TournamentFinished()]
    if events and state.number > MOST_EVENTS and not isinstance(events[0], _ENDING):
        raise TournamentFull
    return tuple(done), state


def _rows(
    loaded: LoadedTournament, events: Sequence[Event], time: int, actor: Actor
) -> list[dict[str, Any]]:
    """The rows of new events; the first one has the key of the request."""
    return [
        {
            "tournament": loaded.id,
            "number": loaded.state.number + place,
            "event": format_event(event),
            "time": time,
            "player": actor.player,
            "key": actor.key if place == 1 else None,
        }
        for place, event in enumerate(events, 1)
    ]


def touch(
    connection: Connection,
    loaded: LoadedTournament,
    values: dict[str, Any] | None = None,
    *,
    exact: bool = False,
) -> bool:
    """Change a tournament's row if it is still as it is known; whether it was.

    Every change of anything about a tournament goes through here or `stir`: `touched` tells others.
    """
    table = tournament.c
    known = loaded.announced
    conditions: list[ColumnElement[bool]] = [
        table.id == known.id,
        table.number == loaded.state.number,
        table.version == known.version,
    ]
    if exact:
        conditions.append(table.touched == known.touched)
    statement = update(tournament).where(*conditions).values(**values or {}, touched=_later())
    return connection.execute(statement).rowcount == 1


def stir(connection: Connection, name: str, **values: Any) -> bool:  # noqa: ANN401  # of columns
    """Note that something about a tournament has changed; whether there is such a tournament."""
    statement = update(tournament).where(tournament.c.id == name)
    return connection.execute(statement.values(**values, touched=_later())).rowcount == 1


def _later() -> ColumnElement[int]:
    """Now, or a moment after the last change."""
    time, touched = literal(now(), BigInteger), tournament.c.touched
    return case((touched >= time, touched + 1), else_=time)


def _values(state: Tournament, events: Sequence[Event]) -> dict[str, Any]:
    """The columns that follow from the log; standings are worked out only when they may matter."""
    kinds: tuple[type[Any], ...] = _LEADING
    if state.format.continuous:
        kinds = (*kinds, ResultEntered, Forfeited)
    leads = any(isinstance(event, kinds) for event in events)
    return derived(state, None) | ({"leader": leader_of(state)} if leads else {})


def _forget_games(
    connection: Connection, loaded: LoadedTournament, events: tuple[Event, ...]
) -> None:
    """Forget who came and what was reported, where a game is dropped or is to be played again."""
    for event in events:
        for table in (table_report, tournament_ready):
            here = delete(table).where(table.c.tournament == loaded.id)
            if isinstance(event, RoundUnpaired):
                connection.execute(here.where(table.c.game.like(f"{event.round}.%")))
            elif isinstance(event, ResultCorrected):
                again = [] if event.result is not None else [event.game]
                if loaded.state.format.elimination:
                    # The next game of the match is dropped; it may be added again.
                    again.append(event.game._replace(number=event.game.number + 1))
                connection.execute(here.where(table.c.game.in_(list(map(str, again)))))


def _is_repeated(
    connection: Connection, name: str, actor: Actor, rows: Sequence[Mapping[str, Any]]
) -> bool:
    """Whether this request was done already; its key cannot serve for something else."""
    if actor.key is None:
        return False
    row = connection.execute(_of_request(name, actor)).first()
    if row is None:
        return False
    if rows and json.loads(row.event)["event"] != json.loads(rows[0]["event"])["event"]:
        raise KeyReused
    return True


def _of_request(name: str, actor: Actor) -> Any:  # noqa: ANN401  # a statement
    table = tournament_event.c
    return select(table.number, table.event).where(
        table.tournament == name, table.player == actor.player, table.key == actor.key
    )
