"""Learning: filling the board, patterns, the atlas, lessons."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field, StringConstraints

from fourfold.engine.atlas.entries import read_atlas
from fourfold.play import lessons
from fourfold.play.filling import Filling, Goal
from fourfold.rules import Game, Position, Rules, Trait, patterns
from fourfold.server.api.visitors import Asker
from fourfold.server.games.starting.terms import CallName, Level, PhaseName, Strict, TraitName
from fourfold.server.http.problems import Problem
from fourfold.server.wiring import state_of
from fourfold.server.workers import studies

from .drill import AlignmentFound, StageName

router = APIRouter(prefix="/api", tags=["learning"])

Board = Annotated[str, StringConstraints(max_length=40)]
_ALL: Final[list[TraitName]] = ["colour", "shape", "height", "fill"]

# Filling the board --------------------------------------------------------------------------------


class FillingAsked(Strict):
    """A board that is being filled, and the goal."""

    board: Board = Field(examples=["0.../..../..../.... -"])
    goal: Literal["none", "most"] = "none"
    level: Level = 1
    traits: list[TraitName] = Field(default=_ALL, min_length=1, max_length=4)

    def filling(self) -> Filling:
        """The board as the package has it."""
        position = Position.parse(self.board)
        if position.hand is not None:
            raise Problem(422, "filling-hand")
        traits = tuple(Trait(name) for name in self.traits)
        return Filling(Goal(self.goal), self.level, traits, position)


class FillingHintAsked(FillingAsked):
    """The same, with a number: another number may give another hint."""

    seed: int = Field(default=0, ge=0, lt=2**32)


class FillingShown(BaseModel):
    """What is on the board. `reachable`: the best that can still be reached, null if not known."""

    alignments: list[AlignmentFound]
    full: bool
    solved: bool
    target: int
    reachable: int | None
    remaining: list[str]


class Placement(BaseModel):
    """A piece and where it goes."""

    piece: str
    square: str


class FillingHint(BaseModel):
    """A placement that keeps the best; `take_back`: pieces that stand in the way of the goal."""

    target: int
    reachable: int
    placement: Placement | None
    take_back: list[str]


@router.post("/filling/check", response_model=FillingShown)
async def check_filling(request: Request, asked: FillingAsked, asker: Asker) -> dict[str, Any]:
    """What is on a board, and the best that can still be reached."""
    return await _study(request, asker, studies.look_at_filling, asked.filling())


@router.post("/filling/hint", response_model=FillingHint)
async def hint_filling(request: Request, asked: FillingHintAsked, asker: Asker) -> dict[str, Any]:
    """A placement that keeps the best that can be reached."""
    return await _study(request, asker, studies.hint_filling, asked.filling(), asked.seed)


async def _study(
    request: Request,
    asker: frozenset[str],
    work: Callable[..., dict[str, Any]],
    filling: Filling,
    *more: object,
) -> dict[str, Any]:
    state = state_of(request)
    rules = Rules(levels=(filling.level, filling.level), traits=filling.traits)
    await state.fair_play.judge(asker, Game(rules, filling.position))
    return await state.students.ask(work, filling, *more)


# Patterns and the atlas ---------------------------------------------------------------------------


class PatternShown(BaseModel):
    """Four squares, what they look like, and the lowest level that has them."""

    squares: list[str]
    kind: StageName
    level: int


class AtlasEntry(BaseModel):
    """The value of the empty board: a result for the first player, and in how many placements."""

    level: str
    traits: int
    result: Literal["1-0", "1/2-1/2", "0-1"]
    distance: int | None


@router.get("/patterns", response_model=list[PatternShown])
async def see_patterns() -> list[dict[str, Any]]:
    """All thirty patterns, those of the lower levels first."""
    return [
        {"squares": [str(square) for square in pattern.squares], "kind": str(pattern.kind),
         "level": pattern.level}
        for pattern in patterns(4)
    ]  # fmt: skip


@router.get("/atlas", response_model=list[AtlasEntry])
async def see_atlas() -> list[dict[str, object]]:
    """Who wins from the empty board, for every pair of levels and number of traits."""
    return _atlas()


@cache
def _atlas() -> list[dict[str, object]]:
    return [entry.as_object() for entry in read_atlas()]


# Lessons ------------------------------------------------------------------------------------------


class LessonRules(BaseModel):
    """The rules of a lesson."""

    level: str
    traits: list[TraitName]
    call: CallName


class LessonShown(BaseModel):
    """How far a lesson has come. `refused`: why the last action was not what is asked for."""

    id: str
    step: int
    steps: int
    task: str | None
    done: bool
    refused: str | None
    rules: LessonRules
    you: Literal["first", "second"]
    actions: list[str]
    played: list[str]
    position: str
    remaining: list[str]
    phase: PhaseName
    may_call: bool
    legal: list[str]
    alignments: list[AlignmentFound]


class LessonListed(BaseModel):
    """A lesson in the list, with the position that it begins with."""

    id: str
    position: str


class LessonPlayed(Strict):
    """What the learner has done so far, in order."""

    actions: list[Annotated[str, StringConstraints(max_length=16)]] = Field(max_length=12)


@router.get("/lessons", response_model=list[LessonListed])
async def see_lessons() -> list[dict[str, str]]:
    """The lessons in their order."""
    return [{"id": lesson.id, "position": str(lesson.game.position)} for lesson in lessons.LESSONS]


@router.post("/lessons/{name}", response_model=LessonShown)
async def play_lesson(
    name: Annotated[str, Path(pattern=r"^[a-z]{2,12}$")], played: LessonPlayed
) -> dict[str, Any]:
    """A lesson after what the learner has done: what is asked for next, and what is possible."""
    try:
        lesson = lessons.lesson(name)
    except KeyError:
        raise Problem(404, "not-found") from None
    return lesson.play(played.actions).as_object()
