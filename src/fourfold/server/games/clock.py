"""The clocks of a game on the server: what R18 and R19 say, with credits, pauses and takebacks.

A pure value that entries change into the next one; nothing here looks at the time. Moments are
exact decimals, in seconds since the game began. Without credits, pauses and takebacks it shows
what `fourfold.rules.read_clock` shows.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal

from fourfold.rules import Clock, ClockReading, Game, Player, TurnClock


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
    #: What was given back in the running turn for the network's delay.
    credited: Decimal = Decimal(0)
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
        changes = {"began": moment, "since": moment, "credited": Decimal(0)}
        return self._with(mover, rest, running=after.to_act, **changes)

    def give_back(self, seconds: Decimal) -> Dial:
        """The clocks when the one that runs is given some time."""
        return self if self.running is None else replace(self, began=self.began + seconds)

    def credit(self, seconds: Decimal) -> Dial:
        """The clocks when the one that runs is given back what the network took."""
        return replace(self.give_back(seconds), credited=self.credited + seconds)

    def resume(self, moment: Decimal) -> Dial:
        """These clocks, of an earlier entry, running again from this moment (a takeback)."""
        return replace(self, began=moment, since=moment)

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
