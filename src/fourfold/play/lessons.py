"""Lessons: the rules, one at a time, to be played.

A lesson is a game that has begun, and what the learner is asked to do next in it. Whether that was
done the rules say; the other player's answers stand in the lesson. Nothing here knows a screen: a
face sends all that the learner has done and shows what it gets back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fourfold.rules import (
    Action,
    Alignment,
    Call,
    Game,
    Give,
    IllegalAction,
    Place,
    Player,
    Position,
    Rules,
    Status,
    Trait,
    format_level,
    parse_action,
)
from fourfold.rules.names import Named

from .danger import danger
from .objects import alignment_object

#: In an answer: the first piece that is left, the first square that is free.
_ANY_GIFT, _ANY_SQUARE = "-?", "?"
_BASIC: Final = Rules()


class LessonTask(Named):
    """What a step asks for."""

    GIVE = "give"
    #: A piece with which the opponent cannot win at once.
    GIVE_SAFE = "give-safe"
    PLACE = "place"
    #: A placement that makes an alignment the learner can call.
    PLACE_ALIGNED = "place-aligned"
    CALL = "call"
    #: A call that comes too late: the rules refuse it (R12).
    CALL_LAPSED = "call-lapsed"

    def fits(self, game: Game, action: Action) -> bool:
        """Whether an action that the rules allow is what is asked for."""
        player = game.to_act
        assert player is not None, "a lesson ends before its game or with it"
        match self, action:
            case (LessonTask.GIVE, Give()) | (LessonTask.PLACE, Place()):
                return True
            case LessonTask.GIVE_SAFE, Give(piece):
                return piece in danger(game).safe
            case LessonTask.PLACE_ALIGNED, Place():
                return bool(game.play(action).callable(player))
            case LessonTask.CALL, Call(squares):
                return any(alignment.squares == squares for alignment in game.callable(player))
            case LessonTask.CALL_LAPSED, Call(squares):
                return any(
                    alignment.squares == squares and alignment.status is Status.LAPSED
                    for alignment in game.alignments
                )
        return False


@dataclass(frozen=True, slots=True)
class LessonStep:
    """What is asked for, and what the other player does then."""

    task: LessonTask
    answers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a lesson has come: the game, and the step that is asked for."""

    lesson: Lesson
    game: Game
    step: int
    #: What the learner did that counts; the last action is not there if it was not asked for.
    done: tuple[str, ...]
    refused: LessonTask | None = None
    #: The actions since the learner's last one, the other player's included.
    played: tuple[str, ...] = ()

    @property
    def finished(self) -> bool:
        """Whether everything was done."""
        return self.step == len(self.lesson.steps)

    @property
    def task(self) -> LessonTask | None:
        """What is asked for now."""
        return None if self.finished else self.lesson.steps[self.step].task

    @property
    def visible(self) -> tuple[Alignment, ...]:
        """Alignments that may be shown: not before the learner has found them."""
        return self.game.alignments if self.finished else ()

    def as_object(self) -> dict[str, Any]:
        """The state as JSON has it."""
        game, rules, you = self.game, self.lesson.rules, self.lesson.learner
        mine = game.to_act is you and not self.finished
        legal = [str(action) for action in game.legal_actions()] if mine else []
        return {
            "id": self.lesson.id,
            "step": self.step,
            "steps": len(self.lesson.steps),
            "task": None if self.task is None else str(self.task),
            "done": self.finished,
            "refused": None if self.refused is None else str(self.refused),
            "rules": {
                "level": format_level(rules.levels),
                "traits": [str(trait) for trait in rules.traits],
                "call": str(rules.call),
            },
            "you": str(you),
            "actions": list(self.done),
            "played": list(self.played),
            "position": str(game.position),
            "remaining": [str(piece) for piece in game.position.remaining],
            "phase": str(game.phase),
            "may_call": mine and game.may_call,
            "legal": legal,
            "alignments": [alignment_object(alignment) for alignment in self.visible],
        }


@dataclass(frozen=True, slots=True)
class Lesson:
    """Rules, a position, what was done before, and the steps."""

    id: str
    start: str
    steps: tuple[LessonStep, ...]
    rules: Rules = _BASIC
    before: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        """The game as the learner finds it."""
        game = Game(self.rules, Position.parse(self.start))
        for text in self.before:
            game = game.play(parse_action(text))
        return game

    @property
    def learner(self) -> Player:
        """Where the learner sits."""
        player = self.game.to_act
        assert player is not None, "a lesson begins with something to do"
        return player

    def play(self, actions: Sequence[str]) -> Standing:
        """The lesson after what the learner has done; `IllegalAction` for what the rules forbid.

        >>> str(lesson("call").play(["d2"]).task), str(lesson("call").play(["a1"]).refused)
        ('call', 'place-aligned')
        """
        standing = Standing(self, self.game, 0, ())
        for text in actions:
            standing = self._next(standing, text)
        return standing

    def _next(self, standing: Standing, text: str) -> Standing:
        game, task = standing.game, standing.task
        action = parse_action(text)
        if task is None:
            raise IllegalAction(action, game.position, "game-over")
        after = game.play(action)
        if not task.fits(game, action):
            return Standing(self, game, standing.step, standing.done, task)
        played = [str(action)]
        for answer in self.steps[standing.step].answers:
            reply = _answer(after, answer)
            played.append(str(reply))
            after = after.play(reply)
        done = (*standing.done, str(action))
        return Standing(self, after, standing.step + 1, done, None, tuple(played))


def _answer(game: Game, text: str) -> Action:
    """What the other player does: as it is written, or the first thing that is possible."""
    if text == _ANY_GIFT:
        return Give(game.position.remaining[0])
    if text == _ANY_SQUARE:
        return Place(game.position.empty_squares[0])
    return parse_action(text)


_DARK_ROW: Final = "..../8db./..../...."
_THREE_HOLLOW: Final = "..../.15./.b../...."
_TWO: Final = (Trait.COLOUR, Trait.SHAPE)

#: The lessons, in the order in which they build on each other.
LESSONS: Final = (
    Lesson(
        "turn",
        "..../..../..../.... -",
        (
            LessonStep(LessonTask.GIVE, (_ANY_SQUARE, _ANY_GIFT)),
            LessonStep(LessonTask.PLACE),
            LessonStep(LessonTask.GIVE),
        ),
    ),
    Lesson(
        "call",
        f"{_DARK_ROW} e",
        (LessonStep(LessonTask.PLACE_ALIGNED), LessonStep(LessonTask.CALL)),
    ),
    Lesson("safe", f"{_DARK_ROW} -", (LessonStep(LessonTask.GIVE_SAFE),)),
    Lesson("caught", f"{_DARK_ROW} e", (LessonStep(LessonTask.CALL),), before=("d2", "-0")),
    Lesson(
        "lapse",
        f"{_DARK_ROW} e",
        (
            LessonStep(LessonTask.PLACE),
            LessonStep(LessonTask.CALL_LAPSED),
            LessonStep(LessonTask.GIVE),
        ),
        before=("d2", "-0"),
    ),
    Lesson(
        "levels",
        f"{_THREE_HOLLOW} d",
        (LessonStep(LessonTask.PLACE_ALIGNED), LessonStep(LessonTask.CALL)),
        Rules(levels=(2, 2)),
    ),
    Lesson(
        "handicap",
        f"{_THREE_HOLLOW} d",
        (LessonStep(LessonTask.CALL),),
        Rules(levels=(1, 2)),
        before=("c3", "-0"),
    ),
    Lesson(
        "traits",
        # Row 4 shares its height, column a its shape: height is not in play.
        "..../1.../8.../26e. 3",
        (LessonStep(LessonTask.PLACE_ALIGNED), LessonStep(LessonTask.CALL)),
        Rules(traits=_TWO),
    ),
)


def lesson(name: str) -> Lesson:
    """The lesson with this name; `KeyError` when there is none."""
    for listed in LESSONS:
        if listed.id == name:
            return listed
    raise KeyError(name)
