"""Exact review of a game: what every decision was worth, and what would have been best.

A turn holds up to three decisions: to call or not, where to place, what to give. Values are the
game's (`play.values`), for the player who decides, so every change of the result has a decision
that caused it. What the words mean, and how accuracy is reckoned, stands in `docs/review.md`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from fourfold.engine import Verdict
from fourfold.play.values import (
    LOST,
    WON,
    Option,
    Valuer,
    Worth,
)
from fourfold.rules import Action, Call, Game, Give, Pass, Place, Player, Reason, Record
from fourfold.rules.names import Named


class Part(Named):
    """The part of a turn that was decided."""

    CALL = "call"
    PLACE = "place"
    GIVE = "give"


class Mark(Named):
    """How good a decision was."""

    BEST = "best"
    FINE = "fine"
    SLIP = "slip"
    BLUNDER = "blunder"
    FORCED = "forced"

    @property
    def error(self) -> bool:
        """Whether the decision cost half a point or a whole one."""
        return self in (Mark.SLIP, Mark.BLUNDER)


class Speech(Named):
    """What became of a call that was possible or tried."""

    CALLED = "called"
    CAUGHT = "caught"
    MISSED = "missed"
    FALSE = "false"


#: With fewer pieces on the board a review says who wins, not how fast (`Valuer`).
DISTANCE_FROM: Final = 2
_POINTS: Final = {Verdict.WIN: 2, Verdict.DRAW: 1, Verdict.LOSS: 0}


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a game, with its values for the one who decided.

    `number`: how many actions of the game came before it. `played`: None for a call that was not
    made. `best`: the best alternatives, None standing for not calling. `at_stake`: whether another
    choice would have been worth something else.
    """

    number: int
    turn: int
    player: Player
    kind: Part
    played: Action | None
    before: Worth
    after: Worth
    best: tuple[Action | None, ...]
    mark: Mark
    at_stake: bool
    speech: Speech | None = None

    @property
    def text(self) -> str | None:
        """What was played, in notation: a false call as `?a1b1c1d1`; None for no call."""
        if self.played is None:
            return None
        text = str(self.played)
        return text.replace("!", "?") if self.speech is Speech.FALSE else text

    @property
    def best_texts(self) -> tuple[str | None, ...]:
        """The best alternatives in notation."""
        return tuple(None if action is None else str(action) for action in self.best)

    @property
    def score(self) -> float:
        """From 0 to 100: what the decision kept of what was there."""
        if self.mark is Mark.BLUNDER:
            return 0.0
        if self.mark is Mark.SLIP:
            return 40.0
        if self.mark is not Mark.FINE:
            return 100.0
        before, after = self.before.distance, self.after.distance
        lost = 0 if before is None or after is None else abs(after - before)
        return 100.0 - 2.0 * max(1, lost)


@dataclass(frozen=True, slots=True)
class Review:
    """The decisions of a game in order, and what follows from them.

    `turning_point`: the index of the last decision that changed the result, None when none did.
    """

    game: Game
    decisions: tuple[Decision, ...]

    @property
    def accuracy(self) -> tuple[float, float]:
        """From 0 to 100 for the first and the second player: the mean of what was at stake."""
        return self._accuracy(Player.FIRST), self._accuracy(Player.SECOND)

    def _accuracy(self, player: Player) -> float:
        scores = [d.score for d in self.decisions if d.player is player and d.at_stake]
        return round(sum(scores) / len(scores), 2) if scores else 100.0

    @property
    def turning_point(self) -> int | None:
        """The last slip or blunder: after it the result was never in doubt again."""
        errors = [index for index, d in enumerate(self.decisions) if d.mark.error]
        return errors[-1] if errors else None

    def spoken(self, speech: Speech) -> tuple[Decision, ...]:
        """The calls that were made, caught, missed or false."""
        return tuple(d for d in self.decisions if d.speech is speech)


def review(played: Game | Record, valuer: Valuer | None = None) -> Review:
    """Review a game, finished or not.

    >>> game = Game()
    >>> for turn in ("-7", "c2-5", "d2-6", "b2-4", "a2-0", "!a2b2c2d2"):
    ...     game = game.play_turn(turn)
    >>> found = review(game)
    >>> [(d.turn, d.text, str(d.mark)) for d in found.decisions if d.mark.error]
    [(4, '-4', 'slip'), (5, None, 'blunder')]
    >>> found.turning_point == found.decisions.index(found.spoken(Speech.MISSED)[0])
    True
    """
    game = played.game if isinstance(played, Record) else played
    return Review(game, tuple(decisions(game, valuer)))


def decisions(game: Game, valuer: Valuer | None = None) -> Iterator[Decision]:
    """The decisions of a game, each as soon as its value is known."""
    valuer = valuer or Valuer(distance_from=DISTANCE_FROM)
    turn = 1
    for before, after in pairwise(game.states()):
        action = after.actions[-1]
        if isinstance(action, Call | Place | Give | Pass):
            yield from _PlayedAction(before, after, action, turn, valuer).decisions()
        turn += isinstance(action, Give | Pass)


@dataclass(frozen=True, slots=True)
class _PlayedAction:
    """One action of a game: a decision of its own, or two when a call was missed with it."""

    game: Game
    then: Game
    action: Call | Place | Give | Pass
    turn: int
    valuer: Valuer

    def decisions(self) -> Iterator[Decision]:
        assert self.game.to_act is not None, "something was done"
        good = tuple(Call(alignment.squares) for alignment in self.game.callable(self.game.to_act))
        if isinstance(self.action, Call):
            yield self._call(self.action, good)
            return
        quiet = self.valuer.quiet(self.game)
        if good:
            yield self._missed(quiet, good)
        if isinstance(self.action, Place | Give):
            yield self._quiet(quiet, Part.PLACE if isinstance(self.action, Place) else Part.GIVE)

    def _quiet(self, quiet: tuple[Option, ...], kind: Part) -> Decision:
        before = quiet[0].worth
        after = next(option.worth for option in quiet if option.action == self.action)
        best = [option.action for option in quiet if option.worth == before]
        mark = Mark.FORCED if len(quiet) == 1 else _mark(before, after)
        return self._decision(kind, self.action, before, after, best, mark, len(best) < len(quiet))

    def _missed(self, quiet: tuple[Option, ...], good: tuple[Call, ...]) -> Decision:
        after = quiet[0].worth
        return self._decision(
            Part.CALL, None, WON, after, good, _mark(WON, after), True, Speech.MISSED
        )

    def _call(self, call: Call, good: tuple[Call, ...]) -> Decision:
        if call in good:
            outcome = self.then.outcome
            caught = outcome is not None and outcome.reason is Reason.CAUGHT
            speech = Speech.CAUGHT if caught else Speech.CALLED
            return self._decision(Part.CALL, call, WON, WON, good, Mark.BEST, True, speech)
        before = WON if good else self.valuer.quiet(self.game)[0].worth
        after = LOST if self.then.outcome is not None else self.valuer.worth(self.then)
        mark = _mark(before, after)
        mark = Mark.FINE if mark is Mark.BEST else mark
        return self._decision(
            Part.CALL, call, before, after, good or (None,), mark, True, Speech.FALSE
        )

    def _decision(  # noqa: PLR0917  # the parts of a decision, all of them
        self,
        kind: Part,
        played: Action | None,
        before: Worth,
        after: Worth,
        best: Iterable[Action | None],
        mark: Mark,
        at_stake: bool,
        speech: Speech | None = None,
    ) -> Decision:
        number = len(self.game.actions)
        player = self.game.to_act
        assert player is not None, "something was done"
        return Decision(
            number,
            self.turn,
            player,
            kind,
            played,
            before,
            after,
            tuple(best),
            mark,
            at_stake,
            speech,
        )


def _mark(before: Worth, after: Worth) -> Mark:
    lost = _POINTS[before.value] - _POINTS[after.value]
    if lost > 0:
        return Mark.BLUNDER if lost == 2 else Mark.SLIP
    return Mark.BEST if after == before else Mark.FINE
