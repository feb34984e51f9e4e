"""Appending to logs: the one place where games change, and the one rule that settles all races.

Whoever wants to append says what, in view of the game as it is; the entry goes to the next free
number. The key (game, number) lets exactly one be first; the others look again, and find that
what they wanted still makes sense or does not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from fourfold.rules import Outcome, Player, RulesError, TurnClock
from fourfold.rules.clock import format_seconds
from fourfold.server.http.metering import ENDED, ENTRIES
from fourfold.server.http.problems import Problem
from fourfold.server.settings import Settings
from fourfold.server.store import Append, Store
from fourfold.server.store import schema as tables
from fourfold.server.store.appends import append_all
from fourfold.server.store.schema import now

from .loading import Header, Loaded, Loader
from .log import Entry, GameState
from .snapshot import as_dict

#: How often somebody looks again who was not the first.
_TRIES: Final = 40
#: No log grows beyond this but by what ends a game.
MOST_ENTRIES: Final = 1500
#: Credits below this are not worth an entry.
_SMALL: Final = Decimal("0.02")
_DAY: Final = 24 * 3600 * 1000
#: For so long it is known when the server was down.
_OUTAGES: Final = 30 * _DAY


class Draft(NamedTuple):
    """An entry without its number and time."""

    text: str
    player: str = ""
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """What to append, all or nothing.

    `also`: what else to write in the same transaction. `refusal`: a code with which the request is
    refused although something was appended (the flag that had fallen). Nothing to append means
    that the request was answered before.
    """

    drafts: Sequence[Draft] = ()
    also: Callable[[Connection], object] | None = None
    refusal: str | None = None


class Finished(NamedTuple):
    """A game that has just ended, for those who keep account of it."""

    header: Header
    state: GameState
    outcome: Outcome
    time: int


class Outage(NamedTuple):
    """A time in which no process could serve."""

    began: int
    ended: int

    @property
    def key(self) -> str:
        """The key of the entries that give it back: each log has it once."""
        return f"outage-{self.began}"

    def owed(self, state: GameState) -> Decimal:
        """The seconds of the running turn that fell into it."""
        dial = state.dial
        if dial is None or dial.running is None:
            return Decimal(0)
        began = max(state.moment(self.began), dial.since)
        return max(state.moment(self.ended) - began, Decimal(0))


class Due(NamedTuple):
    """Drafts that come before anything else, and the state behind them."""

    drafts: list[Draft]
    state: GameState


Choose = Callable[[Loaded, int], Plan]
#: Run in the transaction that ends a game.
AtEnd = Callable[[Connection, Finished], None]


class Audience(Protocol):
    """Whoever wants to hear of new entries, after they are durable."""

    def announce(self, loaded: Loaded) -> None:
        """Tell everybody here and elsewhere."""


class Appender:
    """Appends entries to the logs of games."""

    def __init__(self, store: Store, loader: Loader, settings: Settings) -> None:
        self._store = store
        self._loader = loader
        self._settings = settings
        self._credit = Decimal(str(settings.network_credit))
        #: Times in which no process could serve, as far as this one knows.
        self.outages: tuple[Outage, ...] = ()
        self.audience: list[Audience] = []
        self.at_end: list[AtEnd] = []

    async def append(self, game: str, choose: Choose) -> Loaded:
        """Append what `choose` wants in view of the game; the game behind it.

        `choose` may be asked several times, and refuses by raising a problem.
        """
        known = self._loader.cached(game)
        loaded = known or await self._loader.fresh(game)
        if loaded.state.is_late(now()):
            # Nobody loses on time before it is certain that the server was there.
            await self.read_outages()
        for _ in range(_TRIES):
            time = max(now(), loaded.state.time)
            try:
                plan = choose(loaded, time)
            except (Problem, RulesError):
                if known is None:
                    raise
                # It was refused in view of what may be out of date.
                known, loaded = None, await self._loader.fresh(game)
                continue
            if not plan.drafts:
                return await self._loader.fresh(game)
            new = await self._insert(loaded, plan, time)
            if new is not None:
                return self._tell(new, plan)
            known, loaded = None, await self._loader.fresh(game)
        raise Problem(503, "unavailable", headers={"Retry-After": "1"})

    async def _insert(self, loaded: Loaded, plan: Plan, time: int) -> Loaded | None:
        """The game with the new entries when they are durable, None when somebody was first."""
        number = loaded.state.number
        entries = [
            Entry(number + index, draft.text, time, draft.player, draft.key)
            for index, draft in enumerate(plan.drafts, 1)
        ]
        new = loaded.then(entries)
        if len(new.entries) > MOST_ENTRIES and new.state.game.outcome is None:
            raise Problem(409, "log-full")

        rows = [_row(entry) for entry in entries]
        append = Append(loaded.id, rows, derived(new, self._settings))
        outcome = new.state.game.outcome
        ends = outcome is not None and loaded.state.game.outcome is None
        if plan.also is None and not ends:
            return new if await self._store.append(append) else None

        def unit(connection: Connection) -> bool:
            if not append_all(connection, [append])[0]:
                return False
            if plan.also is not None:
                plan.also(connection)
            if outcome is not None and ends:
                for account in self.at_end:
                    account(connection, Finished(new.header, new.state, outcome, time))
            return True

        return new if await self._store.write(unit) else None

    def _tell(self, new: Loaded, plan: Plan) -> Loaded:
        kept = self._loader.keep(new)
        ENTRIES.inc(len(plan.drafts))
        outcome = new.state.game.outcome
        if outcome is not None and new.state.changed > new.state.number - len(plan.drafts):
            ENDED.labels(str(outcome.reason)).inc()
        self.announce(kept)
        if plan.refusal is not None:
            raise refuse(kept, plan.refusal, rule="R18")
        return kept

    def announce(self, loaded: Loaded) -> None:
        """Tell everybody of what is new in a game."""
        for listener in self.audience:
            listener.announce(loaded)

    async def read_outages(self) -> None:
        """Read anew when no process could serve."""
        table = tables.outage.c
        since = now() - _OUTAGES
        rows = await self._store.rows(
            select(table.began, table.ended).where(table.ended > since).order_by(table.began)
        )
        self.outages = tuple(Outage(row.began, row.ended) for row in rows)

    def due(self, loaded: Loaded, time: int, delay: float | None = None) -> Due:
        """What has to be appended before anything else, and the state behind it.

        Time in which the server was down is given back, once; to a player who acts, some of what
        the network took (`delay`, in seconds) as well.
        """
        drafts = [
            Draft(f"pause:{format_seconds(owed)}", key=outage.key)
            for outage in self.outages
            if ("", outage.key) not in loaded.keys and (owed := outage.owed(loaded.state)) > 0
        ]
        state = _after(loaded.state, drafts, time)
        if delay is not None:
            given = self._credits(state, time, delay)
            drafts += given
            state = _after(state, given, time)
        return Due(drafts, state)

    def _credits(self, state: GameState, time: int, delay: float) -> list[Draft]:
        dial = state.dial
        if dial is None or dial.running is None:
            return []
        late = state.is_late(time)
        if isinstance(dial.clock, TurnClock) and not late:
            return []
        used = state.moment(time) - dial.began
        measured = Decimal(round(delay * 1000)) / 1000
        amount = min(measured, self._credit, max(used, Decimal(0))) - dial.credited
        if amount < _SMALL:
            return []
        return [Draft(f"credit:{dial.running}:{format_seconds(amount)}")]


def _after(state: GameState, drafts: Sequence[Draft], time: int) -> GameState:
    for draft in drafts:
        state = state.then(Entry(state.number + 1, draft.text, time, draft.player, draft.key))
    return state


def flag(state: GameState) -> Draft:
    """The arbiter's word that the running clock has fallen (R18)."""
    assert state.dial is not None
    return Draft(f"flag:{state.dial.running}")


def refuse(loaded: Loaded, code: str, status: int = 409, rule: str | None = None) -> Problem:
    """A refusal with the game as it is now, so that the client need not ask again."""
    return Problem(status, code, rule=rule, more={"snapshot": as_dict(loaded)})


def insert_first(connection: Connection, table: Any, row: dict[str, Any]) -> bool:  # noqa: ANN401  # a table
    """Insert a row unless there is one with its keys; whether it was inserted."""
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    done = connection.execute(kind.insert(table).on_conflict_do_nothing(), row)
    return done.rowcount == 1


def derived(loaded: Loaded, settings: Settings) -> dict[str, Any]:
    """The columns of a game's row that follow from its log."""
    state = loaded.state
    game = state.game
    outcome = game.outcome
    return {
        "number": state.number,
        "status": "playing" if outcome is None else "over",
        "to_act": None if game.to_act is None else str(game.to_act),
        "result": "*" if outcome is None else outcome.result,
        "reason": None if outcome is None else str(outcome.reason),
        "placed": game.position.placed,
        "wake_at": _wake_at(state, settings),
        "thinks": state.waits_for(loaded.header.computer),
        "touched": state.time,
    }


def _wake_at(state: GameState, settings: Settings) -> int | None:
    if state.game.outcome is not None:
        return None
    falls_at = state.falls_at
    if falls_at is not None:
        # An action that was on its way when the flag fell may still come in.
        return falls_at + round(settings.network_credit * 1000)
    return state.time + round(settings.abandoned_after_days * _DAY)


def _row(entry: Entry) -> dict[str, Any]:
    return {
        "number": entry.number,
        "entry": entry.text,
        "time": entry.time,
        "player": entry.player,
        "key": entry.key,
    }


def seat_of(loaded: Loaded, player: str, seat: Player | None) -> Player:
    """Which seat somebody acts for: their own; on a shared screen the one they name."""
    role = loaded.header.role(player)
    if role is None:
        if not loaded.header.may_see(player):
            raise Problem(404, "not-found")
        raise Problem(403, "not-seated")
    if role == "both":
        if seat is None:
            raise Problem(422, "seat")
        return seat
    own = Player(role)
    if seat is not None and seat is not own:
        raise Problem(403, "not-seated")
    return own
