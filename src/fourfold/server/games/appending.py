"""Appending to logs: the one place where games change, and the one rule that settles all races.

Callers propose entries based on the state as this process knows it; the entries go to the next
free numbers. The key (game, number) lets exactly one proposal win; the others read what is new and
choose again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from fourfold.rules import Outcome, Player, RulesError, TurnClock
from fourfold.rules.clock import format_seconds
from fourfold.server.metrics import ENDED, ENTRIES
from fourfold.server.refusals import Refusal
from fourfold.server.settings import Settings
from fourfold.server.store import Append, Store, StoreUnavailable
from fourfold.server.store.appends import append_all
from fourfold.server.store.schema import now
from fourfold.server.timekeeping import Span, covered
from fourfold.server.topics import Topic

from .clock import Dial
from .errors import GameUnknown, LogFull, NotSeated, SeatUnnamed
from .likeness import likeness_of
from .loading import Header, Loaded, Loader
from .log import Draft, Entry, GameState
from .uptime import Uptime
from .views.snapshot import News

#: How often a caller chooses again after others were faster.
_TRIES: Final = 40
#: Only what ends a game is appended to a log of this length.
MOST_ENTRIES: Final = 1500
#: Credits below this are not worth an entry.
_SMALL: Final = Decimal("0.02")
#: The bank of credits that a player has for a game, and what a completed turn adds to it: as
#: shares of what one turn may be credited.
_BANK: Final = 2
_REFILL: Final = Decimal("0.2")


class Plan(NamedTuple):
    """The game with the entries to append, all or none; the game as it was appends nothing.

    `also`: what else to write in the same transaction. `refusal`: refuses the request although
    something was appended (the flag that had fallen).
    """

    after: Loaded
    also: Callable[[Connection], object] | None = None
    refusal: Callable[[Loaded], Refusal] | None = None


class Finished(NamedTuple):
    """A game that has just ended."""

    header: Header
    state: GameState
    outcome: Outcome
    time: int


#: Chooses what to append, given the game and the time; refuses by raising.
Choose = Callable[[Loaded, int], Plan]
#: Runs in the transaction that ends a game.
AtEnd = Callable[[Connection, Finished], None]


class Appender:
    """Appends entries to the logs of games; `appended` hears of them when they are durable."""

    def __init__(
        self,
        store: Store,
        loader: Loader,
        settings: Settings,
        appended: Topic[News],
        *,
        uptime: Uptime,
        at_end: Sequence[AtEnd] = (),
    ) -> None:
        self._store = store
        self._loader = loader
        self._uptime = uptime
        self._settings = settings
        self._appended = appended
        self._at_end = at_end
        self._credit = Decimal(str(settings.network_credit))

    async def append(self, game: str, choose: Choose, proven: bool = False) -> News:
        """Append what `choose` proposes for the game; the game after it.

        `choose` may be called several times. `proven`: this process has just given a sign of life.
        """
        known = self._loader.cached(game)
        loaded = known or await self._loader.fresh(game)
        for _ in range(_TRIES):
            if not proven and loaded.state.is_late(now()):
                # Nobody loses on time unless it is certain that the server was there.
                await self._uptime.prove()
                proven = True
            # What stopped this process, even just now, is known before the time is read.
            self._uptime.pulse.look()
            time = max(now(), loaded.state.time)
            try:
                plan = choose(loaded, time)
            except (Refusal, RulesError):
                if known is None:
                    raise
                # The state that it was refused in may be out of date.
                known, loaded = None, await self._loader.fresh(game)
                continue
            if plan.after.state.number == loaded.state.number:
                return News(await self._loader.fresh(game))
            if await self._commit(loaded, plan, time):
                return self._tell(loaded, plan)
            known, loaded = None, await self._loader.fresh(game)
        raise StoreUnavailable("too many act in one game at once")

    async def _commit(self, loaded: Loaded, plan: Plan, time: int) -> bool:
        """Write the new entries; False when somebody else's came first."""
        after, before = plan.after, loaded.state
        outcome = after.state.game.outcome
        if len(after.entries) > MOST_ENTRIES and outcome is None:
            raise LogFull
        rows = [_row(entry) for entry in after.entries[before.number :]]
        append = Append(after.id, rows, derived(after, self._settings))
        ends = outcome is not None and before.game.outcome is None
        if plan.also is None and not ends:
            return await self._store.append(append)

        def unit(connection: Connection) -> bool:
            if not append_all(connection, [append])[0]:
                return False
            if plan.also is not None:
                plan.also(connection)
            if outcome is not None and ends:
                for account in self._at_end:
                    account(connection, Finished(after.header, after.state, outcome, time))
            return True

        return await self._store.write(unit)

    def _tell(self, loaded: Loaded, plan: Plan) -> News:
        """Tell everybody what is durable now."""
        after = plan.after.state
        ENTRIES.inc(after.number - loaded.state.number)
        outcome = after.game.outcome
        if outcome is not None and loaded.state.game.outcome is None:
            ENDED.labels(str(outcome.reason)).inc()
        news = News(self._loader.keep(plan.after))
        self._appended.publish(news)
        if plan.refusal is not None:
            raise plan.refusal(news.loaded)
        return news

    def settled(self, loaded: Loaded, time: int, delay: float | None = None) -> Loaded:
        """The game with what has to be appended before anything else.

        Time in which the server was down is given back, once; to a player who acts, some of what
        the network took (`delay`, in seconds) as well.
        """
        dial = loaded.state.dial
        if dial is None or dial.running is None:
            return loaded
        loaded = loaded.propose(time, *self._pauses(loaded, dial, time, acting=delay is not None))
        return (
            loaded if delay is None else loaded.propose(time, *self._credits(loaded, time, delay))
        )

    def _pauses(self, loaded: Loaded, dial: Dial, time: int, acting: bool) -> list[Draft]:
        """What the server took of the running turn and has not given back yet.

        Outages of the whole server are given back always. Stalls of single processes are when a
        flag would fall, for nobody knows who was waiting for which; in a game with a bank of time,
        this process's own are also when the player acts.
        """
        state, drafts, given = loaded.state, list[Draft](), dial.paused
        began, known = state.began + round(dial.since * 1000), list[Span]()
        for outage in self._uptime.outages_since(began):
            known.append(Span(*outage))
            owed = Decimal(covered(known, began, outage.ended)) / 1000 - given
            if owed > 0 and ("", outage.key) not in loaded.keys:
                drafts.append(Draft(f"pause:{format_seconds(owed)}", key=outage.key))
                given += owed
        late = loaded.propose(time, *drafts).state.is_late(time)
        if late or (acting and not isinstance(dial.clock, TurnClock)):
            lost = self._uptime.lost(began, time, elsewhere=late)
            owed = Decimal(lost) / 1000 - given
            if owed >= _SMALL:
                drafts.append(Draft(f"pause:{format_seconds(owed)}"))
        return drafts

    def _credits(self, loaded: Loaded, time: int, delay: float) -> list[Draft]:
        state, dial = loaded.state, loaded.state.dial
        if dial is None or dial.running is None:
            return []
        if isinstance(dial.clock, TurnClock) and not state.is_late(time):
            return []
        used = state.moment(time) - dial.began
        measured = Decimal(round(delay * 1000)) / 1000
        amount = min(measured, self._credit, max(used, Decimal(0))) - dial.credited
        amount = min(amount, dial.allowance(_BANK * self._credit, _REFILL * self._credit))
        if amount < _SMALL:
            return []
        return [Draft(f"credit:{dial.running}:{format_seconds(amount)}")]


def flag(state: GameState) -> Draft:
    """The arbiter's word that the running clock has fallen (R18)."""
    assert state.dial is not None
    return Draft(f"flag:{state.dial.running}")


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
        "wake_at": _wake_at(loaded, settings),
        "thinks": loaded.thinks,
        "touched": state.time,
        "likeness": likeness_of(game, loaded.header.help),
        "position": str(game.position),
    }


def _wake_at(loaded: Loaded, settings: Settings) -> int | None:
    if loaded.state.game.outcome is not None:
        return None
    falls_at = loaded.state.falls_at
    if falls_at is not None:
        # An action that was on its way when the flag fell may still arrive.
        return falls_at + round(settings.network_credit * 1000)
    return loaded.abandoned_at


def _row(entry: Entry) -> dict[str, Any]:
    return {
        "number": entry.number,
        "entry": entry.text,
        "time": entry.time,
        "player": entry.player,
        "key": entry.key,
    }


def role_of(loaded: Loaded, player: str) -> str:
    """Which seats a player has: first, second or both; everybody else is refused."""
    role = loaded.header.role(player)
    if role is None:
        raise NotSeated if loaded.header.may_see(player) else GameUnknown
    return role


def seat_of(loaded: Loaded, player: str, seat: Player | None) -> Player:
    """Which seat a player acts for: their own; on a shared screen the one they name."""
    return seat_in(role_of(loaded, player), seat)


def seat_in(role: str, seat: Player | None) -> Player:
    """Which seat somebody with this role acts for when they name this one, or none."""
    if role == "both":
        if seat is None:
            raise SeatUnnamed
        return seat
    own = Player(role)
    if seat is not None and seat is not own:
        raise NotSeated
    return own
