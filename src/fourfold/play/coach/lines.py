"""The forced line step by step: for each turn of best play, what is done and why.

Every step is a sentence of two parts, the turn and a reason that the engine vouches for: what it
completes, that nothing else wins, that everything else loses sooner.
"""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.engine import Verdict
from fourfold.play.values import Valuer
from fourfold.rules import Call, Game, Give, Pass, Phase, Player, Turn

from .turns import (
    ValuedTurn,
    is_pass,
    placements,
    whole_turns,
    winning,
)
from .words import Claim, Sentence

#: So many turns that last longer are few, beside all there are.
_FEW = 1 / 4


@dataclass(frozen=True, slots=True)
class LineStep:
    """A turn of the line: whose it is, seen by the player who asked, and the sentence about it."""

    turn: Turn
    mine: bool
    sentence: Sentence


def tell_steps(
    game: Game, line: tuple[Turn, ...], player: Player, valuer: Valuer
) -> list[LineStep]:
    """The steps of a line of best play that begins in this game, told to this player."""
    steps = []
    for number, turn in enumerate(line):
        mover = game.to_act
        assert mover is not None, "the line ends with the game"
        after = game
        for action in turn.actions:
            after = after.play(action)
        why = _why(
            game, after, _without_pass(turn), mover, _StepPlace(number, mover is player), valuer
        )
        details = {"action": _action(turn, mover is player), "why": why}
        steps.append(LineStep(turn, mover is player, Sentence("step-told", details, why.claims)))
        game = after
    return steps


@dataclass(frozen=True, slots=True)
class _StepPlace:
    """Which step it is, and whether it is of the player who asked."""

    number: int
    mine: bool

    def claim(self, name: str, *about: object) -> tuple[Claim, ...]:
        """Something that holds at this step."""
        return (("step", self.number, name, *about),)

    def key(self, name: str) -> str:
        """The key of a reason that names a player: the one who moves, or the other."""
        return f"step-why-{name}-{'you' if self.mine else 'they'}"


def _without_pass(turn: Turn) -> Turn:
    """A turn that places and then can only pass, without the pass."""
    if turn.place is not None and isinstance(turn.end, Pass):
        return Turn(place=turn.place)
    return turn


def _action(turn: Turn, mine: bool) -> Sentence:
    """What is done, without its reason."""
    details: dict[str, object] = {}
    words = []
    if turn.place is not None:
        words.append("place")
        details["square"] = turn.place.square
    if isinstance(turn.end, Give):
        words.append("give")
        details["piece"] = turn.end.piece
    elif isinstance(turn.end, Call):
        words.append("call")
    elif is_pass(turn):
        words.append("pass")
    return Sentence(f"step-{'you' if mine else 'they'}-{'-'.join(words)}", details)


def _why(  # noqa: PLR0917  # the parts of a step
    game: Game, after: Game, turn: Turn, mover: Player, step: _StepPlace, valuer: Valuer
) -> Sentence:
    if after.outcome is not None:
        return _end(after, turn, mover, step)
    own = valuer.worth(game)
    assert own.distance is not None, "a line is told only where distances are known"
    turns = whole_turns(game, valuer)
    if own.value is Verdict.LOSS:
        # To lose at once is to lose by the opponent's reply to this turn.
        at_once = 2 if game.phase is Phase.PLACE else 1
        return _losing(turn, turns, at_once, step)
    if own.distance - placements(turn.actions) == 2:
        return Sentence(step.key("then-wins"), {}, step.claim("wins-next"))
    if len(turns) == 1:
        return Sentence("step-why-only", {}, step.claim("only-turn", turn))
    claim = step.claim("wins-within", own.distance)
    return Sentence("step-why-keeps", {"number": own.distance}, claim)


def _end(after: Game, turn: Turn, mover: Player, step: _StepPlace) -> Sentence:
    """The turn that ends the game: the alignment that decides it."""
    assert after.outcome is not None
    winner = after.outcome.winner
    assert winner is not None, "a line is told only to a win"
    alignment = winning(after, winner)[0]
    details = {"pattern": alignment.pattern, "values": alignment.values}
    claim = step.claim("decides", alignment.pattern, alignment.values)
    if winner is not mover:
        return Sentence(step.key("counts-for-other"), details, claim)
    return Sentence(
        "step-why-stands" if turn.place is None else "step-why-completes", details, claim
    )


def _losing(turn: Turn, turns: list[ValuedTurn], at_once: int, step: _StepPlace) -> Sentence:
    """A turn of the one who loses: how long it lasts, beside everything else."""
    if len(turns) == 1:
        return Sentence("step-why-forced", {}, step.claim("forced", turn))
    distances = [worth.distance or 0 for _, worth in turns]
    longest = max(distances)
    if longest <= at_once:
        return Sentence("step-why-all-at-once", {}, step.claim("all-at-once"))
    slow = sum(distance > at_once for distance in distances)
    if slow == 1:
        return Sentence("step-why-else-at-once", {}, step.claim("else-at-once", turn))
    if distances.count(longest) == 1:
        return Sentence("step-why-else-sooner", {}, step.claim("else-sooner", turn))
    if slow <= _FEW * len(turns):
        details = {"number": slow, "total": len(turns)}
        return Sentence("step-why-few", details, step.claim("few", slow, len(turns)))
    return Sentence("step-why-longest", {}, step.claim("longest", longest))
