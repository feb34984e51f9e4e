"""The computations of studies: they run in the processes of a pool and return JSON values.

Everything here is limited in time: `TooLong` when the time is up.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from fourfold.engine import DeadlinePassed, Handle, SearchStopped, evaluate
from fourfold.locales import texts
from fourfold.play.coach.explanations import say_steps
from fourfold.play.coach.hints import Depth, hint
from fourfold.play.coach.hints import say as say_hint
from fourfold.play.coach.words import say_all
from fourfold.play.drill.tasks import Task, task
from fourfold.play.filling import Filling
from fourfold.play.objects import alignment_object, decision_object
from fourfold.play.puzzles.collection import puzzle
from fourfold.play.review.reviewing import (
    DISTANCE_FROM,
    Decision,
    Review,
    review,
)
from fourfold.play.values import Option, Valuer
from fourfold.rules import (
    Call,
    Game,
    Give,
    Kind,
    Pass,
    Place,
    Position,
    Trait,
    Turn,
    call_fault,
    parse_traits,
)

#: Seconds that a question may take.
ANALYSIS: Final = 20.0
REVIEW: Final = 90.0
HINT: Final = 15.0
FILLING: Final = 8.0
#: Bytes for the table of one analysis.
_MEMORY: Final = 128 * 2**20

Object = dict[str, Any]
Levels = tuple[int, int]


class TooLong(Exception):  # noqa: N818  # not wrong: it only takes longer than anybody waits
    """A question that would take too long."""


@contextmanager
def within(seconds: float) -> Iterator[Handle]:
    """A handle that stops its searches when the time is up, which raises `TooLong`."""
    handle = Handle()
    timer = threading.Timer(seconds, handle.cancel)
    timer.daemon = True
    timer.start()
    try:
        yield handle
    except SearchStopped:
        raise TooLong from None
    finally:
        timer.cancel()


# Positions ----------------------------------------------------------------------------------------


def analyse(position: Position, levels: Levels, traits: tuple[Trait, ...]) -> Object:
    """The value of a position, and of every turn in it, for the player to act."""
    try:
        evaluation = evaluate(
            position, levels, traits, distance=position.placed >= DISTANCE_FROM,
            seconds=ANALYSIS, memory=_MEMORY,
        )  # fmt: skip
    except DeadlinePassed:
        raise TooLong from None
    turns = [
        {
            "square": None if turn.square is None else str(turn.square),
            "piece": None if turn.gift is None else str(turn.gift),
            "value": str(turn.value),
            "distance": turn.distance,
            # A turn without a gift is the last one: it wins, or it fills the board.
            "ends": str(turn.value) if turn.gift is None else None,
        }
        for turn in evaluation.turns
    ]
    return {
        "value": str(evaluation.value),
        "distance": evaluation.distance,
        "turns": turns,
        # Turns come best first, so the first one with a square or a piece is its value.
        "squares": _first_of(turns, "square"),
        "pieces": _first_of(turns, "piece"),
    }


def _first_of(turns: list[Object], part: str) -> Object:
    best: Object = {}
    for turn in turns:
        if turn[part] is not None and turn[part] not in best:
            best[turn[part]] = {"value": turn["value"], "distance": turn["distance"]}
    return best


# Games --------------------------------------------------------------------------------------------


def review_game(game: Game) -> Object:
    """A game with the value of every decision, as in `fourfold review --json`, and its steps.

    `number` of a step and of a decision: how many actions came before.
    """
    with within(REVIEW) as handle:
        valuer = Valuer(distance_from=DISTANCE_FROM, handle=handle)
        reviewed = review(game, valuer)
        return {
            "steps": list(_steps(game)),
            "decisions": [_decision(game, decision, valuer) for decision in reviewed.decisions],
            "accuracy": list(reviewed.accuracy),
            "turning_point": reviewed.turning_point,
            "start_value": _start_value(reviewed),
        }


def _start_value(reviewed: Review) -> Object | None:
    """The value of the start for the player who was to act."""
    if not reviewed.decisions:
        return None
    first = reviewed.decisions[0]
    return {"player": str(first.player), "value": str(first.before.value)}


def _steps(game: Game) -> Iterator[Object]:
    turn = 1
    for number, state in enumerate(game.states()):
        action = state.actions[-1] if number else None
        yield {
            "number": number,
            "turn": turn,
            "action": None if action is None else str(action),
            "position": str(state.position),
            "to_act": None if state.to_act is None else str(state.to_act),
            "phase": str(state.phase),
            "playable": state.to_act is not None and bool(state.position.remaining),
        }
        turn += isinstance(action, Give | Pass)


def _decision(game: Game, decision: Decision, valuer: Valuer) -> Object:
    before = game.at(decision.number)
    options = valuer.quiet(before) if isinstance(decision.played, Place | Give) else ()
    good = [alignment_object(alignment) for alignment in before.callable(decision.player)]
    call = decision.played if isinstance(decision.played, Call) else None
    fault = None if call is None else call_fault(before, call)
    return {
        "number": decision.number,
        **decision_object(decision),
        "before_distance": decision.before.distance,
        "after_distance": decision.after.distance,
        "speech": None if decision.speech is None else str(decision.speech),
        "fault": None if fault is None else str(fault),
        "options": [_option(option) for option in options],
        "alignments": good if decision.played in (None, call) else [],
    }


def _option(option: Option) -> Object:
    return {
        "action": str(option.action),
        "value": str(option.worth.value),
        "distance": option.worth.distance,
    }


# Puzzles ------------------------------------------------------------------------------------------


def judge_puzzle(name: str, answer: str, language: str, edition: str) -> Object:
    """Whether an answer to a puzzle is right, and why; the caller has parsed it."""
    asked = puzzle(name)
    with within(HINT) as handle:
        judgement = asked.judge(answer, Valuer(handle=handle))
    said, words = judgement.explanation, texts(language)
    # How it goes on is told step by step; in notation it would only be for those who write it.
    reasons = [sentence for sentence in said.sentences if sentence.key != "explain-line"]
    return {
        "turn": str(judgement.turn),
        "right": judgement.right,
        "value": str(said.worth.value),
        "text": say_all(reasons, words, edition),
        "squares": _won_squares(asked.game, judgement.turn),
        "line": [str(turn) for turn in said.line],
        "steps": say_steps(said, words, edition),
    }


def _won_squares(game: Game, turn: Turn) -> list[str]:
    """The squares of the quarto by which a turn wins; none if it does not."""
    player = game.to_act
    for action in turn.actions:
        game = game.play(action)
    if game.outcome is None or game.outcome.winner is not player or not game.outcome.alignment:
        return []
    return [str(square) for square in game.outcome.alignment.squares]


def reveal_puzzle(name: str, language: str, edition: str) -> Object:
    """The key of a puzzle, and why it is right."""
    key = [str(turn) for turn in puzzle(name).key]
    return {"key": key, **judge_puzzle(name, key[0], language, edition)}


def hint_puzzle(name: str, depth: str, language: str, edition: str) -> Object:
    """A hint for a puzzle."""
    with within(HINT) as handle:
        advice = hint(puzzle(name).game, Depth(depth), Valuer(handle=handle))
    text = say_hint(advice, texts(language), edition)
    return {"depth": depth, "text": text, "more": advice.more}


# Spotting and filling -----------------------------------------------------------------------------


def make_task(settings: Mapping[str, Any]) -> Task:
    """The board of a drill."""
    return task(
        settings["seed"],
        settings["number"],
        Kind(settings["stage"]),
        grade=settings["grade"],
        level=settings["level"],
        traits=parse_traits(settings["traits"]),
    )


def look_at_filling(filling: Filling) -> Object:
    """What is on a board that is being filled, and the best that can still be reached."""
    try:
        with within(FILLING) as handle:
            reachable: int | None = filling.outlook(handle).number
    except TooLong:
        reachable = None
    return {
        "alignments": [alignment_object(alignment) for alignment in filling.alignments],
        "full": filling.full,
        "solved": filling.solved,
        "target": filling.target,
        "reachable": reachable,
        "remaining": [str(piece) for piece in filling.position.remaining],
    }


def hint_filling(filling: Filling, seed: int) -> Object:
    """A placement that keeps the best reachable result, and what to take back if it is lost."""
    with within(FILLING) as handle:
        reachable = filling.outlook(handle).number
        best = filling.hint(handle, seed)
        back = filling.in_the_way(handle) if reachable != filling.target else ()
    placement = None if best is None else {"piece": str(best[0]), "square": str(best[1])}
    return {
        "target": filling.target,
        "reachable": reachable,
        "placement": placement,
        "take_back": [str(square) for square in back],
    }
