"""Playing one game of a match: asks in turn, keeps the clocks, and rules on what goes wrong.

The referee's rulings: a flag that falls loses on time (R18, R19). An engine that crashes, hangs
without a clock, floods, talks nonsense or plays what is illegal resigns, and the result says why.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final

from fourfold.jobs import item_seed
from fourfold.kit.client import EngineAnswer
from fourfold.kit.pipes import EngineError, EngineHanging
from fourfold.kit.protocol import SearchLimits
from fourfold.kit.regret import points
from fourfold.play.values import Valuer
from fourfold.rules import (
    BankClock,
    Flag,
    Game,
    Player,
    Resign,
    read_clock,
)
from fourfold.rules.clock import seconds

from .plan import MatchPlan, MatchTask
from .results import MatchFault, MatchGame
from .seats import MatchSeat, seated

#: A flag that fell, in the place of an engine's error.
TIME: Final = "time"


def play_match_game(task: MatchTask, plan: MatchPlan) -> MatchGame:
    """Play a game to its end; whatever the players do, there is one.

    >>> from .players import parse_player
    >>> two = MatchPlan((parse_player("strength:perfect"), parse_player("strength:random")))
    >>> game = play_match_game(next(two.tasks()), two)
    >>> game.score, game.fault
    (1.0, None)
    """
    return _Table(task, plan).play()


@dataclass(slots=True)
class _Counted:
    """Turns of a player, and how many of them lost value."""

    decisions: int = 0
    blunders: int = 0
    #: Whether the newest of them did.
    blundered: bool = False


class _Table:
    """The board, the clock and the two players."""

    def __init__(self, task: MatchTask, plan: MatchPlan) -> None:
        self.task = task
        self.plan = plan
        self.game = Game(plan.rules, task.opening)
        #: When every action came in, by the thinking time that counts.
        self.moments: list[Decimal] = []
        self.now = Decimal(0)
        self.valuer = Valuer(distance=False)
        self.counted = {player: _Counted() for player in Player}
        self.value: float | None = None
        self.turn_seconds: list[float] = []

    def play(self) -> MatchGame:
        """The game, with its end."""
        fault = self._play()
        if fault is not None:
            over = Flag(fault.player) if fault.code == TIME else Resign(fault.player)
            self.game = self.game.play(over)
        outcome = self.game.outcome
        assert outcome is not None, "played to the end"
        points_first = 0.5 if outcome.winner is None else float(outcome.winner is Player.FIRST)
        first, second = (self.counted[player] for player in Player)
        return MatchGame(
            self.task.number,
            tuple(self.game.turn_texts),
            points_first,
            str(outcome.reason),
            fault,
            (first.decisions, second.decisions),
            (first.blunders, second.blunders),
            tuple(self.turn_seconds) if self.plan.times else (),
        )

    def _play(self) -> MatchFault | None:
        """Play until the rules end the game, or a fault does."""
        seats: dict[Player, MatchSeat] = {}
        with ExitStack() as stack:
            for player in Player:
                who = self.plan.players[self.task.player_of(player)]
                seed = item_seed(self.plan.seed, self.task.pairing, self.task.pair, player)
                patience, keep = self.plan.limits.patience, self.plan.keep
                seat = seated(who, self.plan.rules, seed, patience, keep)
                try:
                    seats[player] = stack.enter_context(seat)
                except EngineError as error:
                    return MatchFault(player, error.code, str(error))
            while (to_act := self.game.to_act) is not None:
                fault = self._ask(seats[to_act], to_act)
                if fault is not None:
                    return fault
        return None

    def _ask(self, seat: MatchSeat, player: Player) -> MatchFault | None:
        """Let a player answer, and play it; what was wrong otherwise."""
        left = self._left(player)
        limits = self._limits(player)
        margin = self.plan.limits.margin
        limit = self.plan.limits.patience if left is None else float(left) + margin
        try:
            answer = seat.choose(self.game, limits, limit)
        except EngineError as error:
            if left is not None and isinstance(error, EngineHanging):
                return MatchFault(player, TIME, f"no answer within {limit:g} s")
            return MatchFault(player, error.code, str(error))
        counted = max(seconds(answer.seconds) - seconds(margin), Decimal(0))
        if left is not None and counted >= left:
            return MatchFault(player, TIME, f"the answer came after {answer.seconds:.2f} s")
        self._play_answer(player, answer, counted)
        return None

    def _play_answer(self, player: Player, answer: EngineAnswer, counted: Decimal) -> None:
        begun = self.game.turn_begun
        self._judge(player, answer.game, begun=begun)
        self.now += counted
        new = len(answer.game.actions) - len(self.game.actions)
        self.moments += [self.now] * new
        if begun:
            self.turn_seconds[-1] += answer.seconds
        else:
            self.turn_seconds.append(answer.seconds)
        self.game = answer.game

    def _judge(self, player: Player, after: Game, *, begun: bool) -> None:
        """Count the turn, and whether it lost value by the exact engine.

        The rest of a turn that is `begun` belongs to the same turn.
        """
        before = self.value
        if before is None:
            before = points(self.game, Player.FIRST, self.valuer)
        self.value = points(after, Player.FIRST, self.valuer)
        lost = before - self.value if player is Player.FIRST else self.value - before
        counted = self.counted[player]
        counted.decisions += not begun
        counted.blundered = counted.blundered and begun
        if lost > 0 and not counted.blundered:
            counted.blunders += 1
            counted.blundered = True

    # The clock --------------------------------------------------------------------------------

    def _left(self, player: Player) -> Decimal | None:
        """The seconds that a player has for the rest of this turn, None without a clock."""
        reading = read_clock(self.game, self.moments, self.now)
        return None if reading is None else reading.remaining[player.index]

    def _limits(self, player: Player) -> SearchLimits:
        """What `go` says: the limits of the match, and what the clock shows."""
        search, clock = self.plan.limits.search, self.plan.rules.clock
        reading = read_clock(self.game, self.moments, self.now)
        if clock is None or reading is None:
            return search
        if isinstance(clock, BankClock):
            first, second = (_milliseconds(each) for each in reading.remaining)
            added = _milliseconds(clock.increment) or None
            return replace(search, first=first, second=second, increment=added)
        return replace(search, turntime=_milliseconds(reading.remaining[player.index]))


def _milliseconds(time: Decimal) -> int:
    return int(1000 * time)
