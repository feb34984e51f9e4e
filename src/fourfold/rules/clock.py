"""Clocks (R18, R19): a pure function of the times at which actions came in.

Nothing here sleeps or reads the system clock: the caller passes the time of each action, in seconds
since the game began, and the time now. Times are decimals, so that a flag falls when exactly the
allowed time is used, and not a hundredth of a second earlier.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from .errors import InvalidValue, NotationError
from .players import Player

if TYPE_CHECKING:
    from .game import Game

Seconds = Decimal | int | float | str

_NUMBER: Final = r"[0-9]{1,9}(?:\.[0-9]{1,9})?"
_PER_TURN: Final = re.compile(rf"({_NUMBER})[ \t]*/[ \t]*move", re.IGNORECASE)
_BANK: Final = re.compile(rf"({_NUMBER})[ \t]*\+[ \t]*({_NUMBER})")
_PLAIN: Final = re.compile(_NUMBER)
_NANOSECOND: Final = Decimal("1e-9")
#: Times with a text form are below this limit: nine digits before the point.
_LONGEST: Final = 10**9


def seconds(time: Seconds) -> Decimal:
    """A time as an exact decimal; a float counts as it is printed, to the nanosecond.

    >>> seconds(12.4), seconds("0.50"), seconds(60)
    (Decimal('12.4'), Decimal('0.5'), Decimal('60'))
    """
    if isinstance(time, str):
        if not _PLAIN.fullmatch(time):
            raise NotationError(time, 0, "seconds")
        return _plain(Decimal(time))
    if isinstance(time, bool) or not isinstance(time, (Decimal, int, float)):
        raise InvalidValue("time-number", value=repr(time))
    number = Decimal(repr(time)) if isinstance(time, float) else Decimal(time)
    if not number.is_finite() or abs(number) >= 10**15:
        raise InvalidValue("time-finite", value=repr(time))
    return _plain(number.quantize(_NANOSECOND))


def format_seconds(time: Decimal) -> str:
    """Write a time without an exponent or needless zeros.

    >>> format_seconds(Decimal("60.0")), format_seconds(Decimal("12.40"))
    ('60', '12.4')
    """
    return f"{_plain(time):f}"


def _plain(number: Decimal) -> Decimal:
    """The same number without needless zeros and without an exponent."""
    short = number.normalize()
    return short if short.as_tuple().exponent in range(-28, 1) else short.quantize(Decimal(1))


def _positive(time: Seconds, code: str) -> Decimal:
    number = seconds(time)
    if not 0 < number < _LONGEST:
        raise InvalidValue(code, value=str(time))
    return number


@dataclass(frozen=True, slots=True)
class TurnClock:
    """A fixed time for each turn (R18), also for days a turn (R19).

    >>> TurnClock(60), str(TurnClock(60))
    (TurnClock('60'), '60/move')
    """

    limit: Decimal

    def __init__(self, limit: Seconds = 60) -> None:
        object.__setattr__(self, "limit", _positive(limit, "turn-limit"))

    def __str__(self) -> str:
        return f"{format_seconds(self.limit)}/move"

    def __repr__(self) -> str:
        return f"TurnClock('{format_seconds(self.limit)}')"


@dataclass(frozen=True, slots=True)
class BankClock:
    """A bank of time for the game, with an increment after every completed turn (R19).

    >>> BankClock(300, 5), str(BankClock(300, 5))
    (BankClock('300', '5'), '300+5')
    """

    bank: Decimal
    increment: Decimal

    def __init__(self, bank: Seconds, increment: Seconds = 0) -> None:
        added = seconds(increment)
        if not 0 <= added < _LONGEST:
            raise InvalidValue("increment-limit", value=str(increment))
        object.__setattr__(self, "bank", _positive(bank, "bank-limit"))
        object.__setattr__(self, "increment", added)

    def __str__(self) -> str:
        return f"{format_seconds(self.bank)}+{format_seconds(self.increment)}"

    def __repr__(self) -> str:
        return f"BankClock('{format_seconds(self.bank)}', '{format_seconds(self.increment)}')"


Clock = TurnClock | BankClock


def parse_clock(text: str) -> Clock | None:
    """Read `60/move`, `300+5`, or `-` for no clock.

    >>> parse_clock("259200/move"), parse_clock("300+5"), parse_clock("-")
    (TurnClock('259200'), BankClock('300', '5'), None)
    """
    words = text.strip(" \t")
    if words == "-":
        return None
    try:
        if match := _PER_TURN.fullmatch(words):
            return TurnClock(match[1])
        if match := _BANK.fullmatch(words):
            return BankClock(match[1], match[2])
    except InvalidValue:
        raise NotationError(text, 0, "positive") from None
    raise NotationError(text, 0, "clock")


def format_clock(clock: Clock | None) -> str:
    """Write a clock, `-` for none."""
    return "-" if clock is None else str(clock)


@dataclass(frozen=True, slots=True)
class ClockReading:
    """What the clocks show at one moment.

    `running`: whose time runs, None when the game is over or a flag has fallen. `remaining`:
    what the first and the second player have left (for a fixed time a turn: for the turn that
    runs, or for their next one). `falls_at`: when the running clock will fall if nothing
    happens. `fallen`: whose flag has fallen, at `fallen_at`; what came in later came too late.
    """

    running: Player | None
    remaining: tuple[Decimal, Decimal]
    falls_at: Decimal | None
    fallen: Player | None = None
    fallen_at: Decimal | None = None


def read_clock(game: Game, times: Sequence[Seconds], now: Seconds) -> ClockReading | None:
    """The clocks of a game whose actions came in at `times`, read at `now`; None without a clock.

    >>> from fourfold import Game, Rules
    >>> game = Game(Rules(clock=TurnClock(60))).play_turn("-7")
    >>> read_clock(game, [12], 30)
    ClockReading(running=Player.SECOND, remaining=(Decimal('60'), Decimal('42')), \
falls_at=Decimal('72'), fallen=None, fallen_at=None)
    """
    moments, end = _check_times(game, times, now)
    clock = game.rules.clock
    if clock is None:
        return None
    full = clock.limit if isinstance(clock, TurnClock) else clock.bank
    left = [full, full]
    began = Decimal(0)
    for (before, after), moment in zip(pairwise(game.states()), moments, strict=True):
        mover = before.to_act
        assert mover is not None, "an action was played, so the game was not over"
        falls_at = began + left[mover.index]
        if moment >= falls_at:
            return _fallen(left, mover, falls_at)
        if after.to_act is not mover:
            left[mover.index] = falls_at - moment
            if after.to_act is not None:
                left[mover.index] = _next_turn(clock, falls_at - moment)
            began = moment
    if game.to_act is None:
        return ClockReading(None, (left[0], left[1]), None)
    falls_at = began + left[game.to_act.index]
    if end >= falls_at:
        return _fallen(left, game.to_act, falls_at)
    left[game.to_act.index] = falls_at - end
    return ClockReading(game.to_act, (left[0], left[1]), falls_at)


def _next_turn(clock: Clock, left: Decimal) -> Decimal:
    """The time a player has for the next turn, with this much left from the completed one."""
    return clock.limit if isinstance(clock, TurnClock) else left + clock.increment


def _fallen(left: list[Decimal], player: Player, at: Decimal) -> ClockReading:
    left[player.index] = Decimal(0)
    return ClockReading(None, (left[0], left[1]), None, player, at)


def _check_times(
    game: Game, times: Sequence[Seconds], now: Seconds
) -> tuple[list[Decimal], Decimal]:
    moments = [seconds(time) for time in times]
    end = seconds(now)
    if len(moments) != len(game.actions):
        raise InvalidValue("times-many", actions=len(game.actions), times=len(moments))
    for earlier, later in zip([Decimal(0), *moments], [*moments, end], strict=True):
        if later < earlier:
            raise InvalidValue("time-backwards", later=later, earlier=earlier)
    return moments, end
