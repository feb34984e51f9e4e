"""The clocks of a game on the server: what R18 and R19 say, with credits, pauses and takebacks.

A pure value that entries change into the next one; nothing here looks at the time. Moments are
exact decimals, in seconds since the game began. Without credits, pauses and takebacks it shows
what `fourfold.rules.read_clock` shows.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final, TypeVar

from fourfold.rules import BankClock, Clock, ClockReading, Game, Player, TurnClock

Number = TypeVar("Number", int, Decimal)
_DAY: Final = Decimal(24 * 3600)


@dataclass(frozen=True, slots=True)
class Dial:
    """Both clocks after some entry.

    `left`: what the first and the second player had when the running turn began. `began`: when it
    did, moved on by all that was given back since. `fallen`: whose flag has fallen, if any, and
    when; then nothing runs any more.

    >>> dial = Dial.start(TurnClock(60), Player.FIRST)
    >>> dial.falls_at, dial.give_back(Decimal(5)).falls_at
    (Decimal('60'), Decimal('65'))
    """

    clock: Clock
    left: tuple[Decimal, Decimal]
    began: Decimal
    running: Player | None
    fallen: Player | None = None
    fallen_at: Decimal | None = None
    #: What was given back in the running turn: for the network's delay, and for the server's own.
    credited: Decimal = Decimal(0)
    paused: Decimal = Decimal(0)
    #: What each player was given back for the network's delay in the game, and in how many turns.
    credits: tuple[Decimal, Decimal] = (Decimal(0), Decimal(0))
    turns: tuple[int, int] = (0, 0)
    #: When the running turn really began.
    since: Decimal = Decimal(0)

    @classmethod
    def start(cls, clock: Clock, to_act: Player | None) -> Dial:
        """The clocks when a game begins."""
        full = clock.limit if isinstance(clock, TurnClock) else clock.bank
        return cls(clock, (full, full), Decimal(0), to_act)

    @property
    def falls_at(self) -> Decimal | None:
        """When the running clock falls if nothing happens."""
        return None if self.running is None else self.began + self.left[self.running.index]

    def act(self, after: Game, moment: Decimal) -> Dial:
        """The clocks after an action that came in at this moment and led to this game."""
        mover = self.running
        if mover is None:
            return self
        falls_at = self.began + self.left[mover.index]
        if moment >= falls_at:
            return self._with(mover, Decimal(0), running=None, fallen=mover, fallen_at=falls_at)
        if after.to_act is mover:
            return self
        rest = falls_at - moment
        if after.to_act is not None:
            clock = self.clock
            rest = clock.limit if isinstance(clock, TurnClock) else rest + clock.increment
        turns = _added(self.turns, mover, 1)
        changes = {"began": moment, "since": moment, "credited": Decimal(0), "paused": Decimal(0)}
        return self._with(mover, rest, running=after.to_act, turns=turns, **changes)

    def give_back(self, seconds: Decimal) -> Dial:
        """The clocks when the one that runs is given back what the server itself took."""
        return replace(self._later(seconds), paused=self.paused + seconds)

    def credit(self, seconds: Decimal) -> Dial:
        """The clocks when the one that runs is given back what the network took."""
        assert self.running is not None, "only a running clock is credited"
        totals = _added(self.credits, self.running, seconds)
        return replace(self._later(seconds), credited=self.credited + seconds, credits=totals)

    def resume(self, moment: Decimal) -> Dial:
        """These clocks, of an earlier entry, running again from this moment (a takeback)."""
        given = Decimal(0)
        return replace(self, began=moment, since=moment, credited=given, paused=given)

    def allowance(self, bank: Decimal, refill: Decimal) -> Decimal:
        """What may still be given back to who runs for the network's delay.

        Each player has a small `bank` of it for the game, to which every completed turn adds a
        little (`refill`): whoever answers pings late on purpose gains next to nothing.
        """
        if self.running is None:
            return Decimal(0)
        index = self.running.index
        return max(bank + refill * self.turns[index] - self.credits[index], Decimal(0))

    def _later(self, seconds: Decimal) -> Dial:
        return self if self.running is None else replace(self, began=self.began + seconds)

    def read(self, now: Decimal) -> ClockReading:
        """What the clocks show at a moment."""
        if self.running is None:
            return ClockReading(None, self.left, None, self.fallen, self.fallen_at)
        falls_at = self.began + self.left[self.running.index]
        if now >= falls_at:
            gone = self._with(self.running, Decimal(0))
            return ClockReading(None, gone.left, None, self.running, falls_at)
        # Time given back can reach beyond now; nobody has more than they began with.
        rest = min(falls_at - now, self.left[self.running.index])
        return ClockReading(self.running, self._with(self.running, rest).left, falls_at)

    def _with(self, player: Player, left: Decimal, **changes: object) -> Dial:
        pair = (left, self.left[1]) if player is Player.FIRST else (self.left[0], left)
        return replace(self, left=pair, **changes)  # type: ignore[arg-type]  # fields of a Dial


def _added(pair: tuple[Number, Number], player: Player, more: Number) -> tuple[Number, Number]:
    """The numbers of both players, with more for one of them."""
    first, second = pair
    return (first + more, second) if player is Player.FIRST else (first, second + more)


def is_short(clock: Clock | None) -> bool:
    """Whether a clock gives less than a day, for a turn or to begin with.

    >>> from fourfold.rules import parse_clock
    >>> [is_short(parse_clock(text)) for text in ("-", "60/move", "300+5", "86400/move")]
    [False, True, True, False]
    """
    if clock is None:
        return False
    return (clock.bank if isinstance(clock, BankClock) else clock.limit) < _DAY
