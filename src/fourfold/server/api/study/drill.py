"""The spotting drill: boards, and judging answers."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field, StringConstraints

from fourfold.play.drill.tasks import Answered, Drill, Result, Score, Task, judge
from fourfold.play.objects import alignment_object
from fourfold.rules import Kind, Square, format_traits, parse_traits
from fourfold.server.games.starting.terms import Strict, TraitName
from fourfold.server.http.problems import Problem
from fourfold.server.store.schema import now
from fourfold.server.wiring import State, state_of
from fourfold.server.workers import studies

router = APIRouter(prefix="/api", tags=["learning"])

Squares = Annotated[list[str], Field(min_length=4, max_length=4)]
StageName = Literal["row", "column", "diagonal", "small-square", "large-square", "turned-square"]


class AlignmentFound(BaseModel):
    """Four squares, what they look like, what their pieces share."""

    squares: list[str]
    kind: str
    values: list[str]


class TaskShown(BaseModel):
    """A board; `task` stands for it in the answer and says nothing about what is on it."""

    task: str
    number: int
    stage: StageName
    grade: int
    level: int
    traits: list[TraitName]
    position: str


class Spotted(Strict):
    """Four squares, or null for "there is no quarto"; the seconds it took, and the limit."""

    task: Annotated[str, StringConstraints(max_length=800)]
    squares: Squares | None = Field(examples=[["a1", "b1", "c1", "d1"], None])
    seconds: float = Field(default=0.0, ge=0, le=86_400)
    limit: float | None = Field(default=None, gt=0, le=3600)


class SpottingJudged(BaseModel):
    """The judgement of an answer, all alignments of the board, and the next board."""

    result: Literal["right", "missed", "wrong", "late"]
    alignments: list[AlignmentFound]
    next: TaskShown


@router.get("/drill", response_model=TaskShown)
async def begin_drill(
    request: Request,
    *,
    stage: StageName = "row",
    grade: Annotated[int, Query(ge=1, le=3)] = 1,
    level: Annotated[int | None, Query(ge=1, le=4)] = None,
    traits: Annotated[str, Query(max_length=40)] = "colour,shape,height,fill",
    seed: Annotated[str | None, Query(max_length=40)] = None,
    number: Annotated[int, Query(ge=1, le=10**6)] = 1,
) -> dict[str, Any]:
    """The first board of a drill, or the one of a number: the same for the same seed."""
    if level is not None and Kind(stage).level > level:
        raise Problem(422, "drill-stage", level=level)
    state = await _opened(request)
    chosen = format_traits(parse_traits(traits))
    word = secrets.token_hex(8) if seed is None else seed
    drill = {"seed": word, "number": number, "stage": stage, "grade": grade, "level": level}
    return await _show_task(state, {**drill, "traits": chosen, "good": 0, "bad": 0})


@router.post("/drill/answer", response_model=SpottingJudged)
async def answer_drill(request: Request, spotted: Spotted) -> dict[str, Any]:
    """Judge an answer, and show the next board, harder or easier as the drill goes."""
    state = await _opened(request)
    drill = state.seals.read(spotted.task)
    if drill is None:
        raise Problem(422, "drill-task")
    squares = None
    if spotted.squares is not None:
        squares = [Square.parse(text) for text in spotted.squares]
    task = await _task(state, drill)
    # The browser measures the time; it cannot be longer than since the board was sent.
    seconds = min(spotted.seconds, (now() - drill["made"]) / 1000)
    result = judge(task, squares, seconds, spotted.limit)
    return {
        "result": str(result),
        "alignments": [alignment_object(alignment) for alignment in task.alignments],
        "next": await _show_task(state, _grown(drill, task, result)),
    }


def _grown(drill: dict[str, Any], task: Task, result: Result) -> dict[str, Any]:
    """The drill after one more answer."""
    right = result is Result.RIGHT
    good, bad = (drill["good"] + 1, 0) if right else (0, drill["bad"] + 1)
    answers = (Answered(task, result, 0.0),) * max(good, bad)
    grown = Drill(drill["seed"], task.stage, task.grade, drill["level"], task.traits)
    stage, grade = grown.step(Score(answers))
    if max(good, bad) >= grown.grow:
        good = bad = 0
    return {
        **drill,
        "number": drill["number"] + 1,
        "stage": str(stage),
        "grade": grade,
        "good": good,
        "bad": bad,
    }


async def _task(state: State, drill: dict[str, Any]) -> Task:
    """The board of a drill; its seed is mixed with the server's secret."""
    mixed = {**drill, "seed": state.seals.digest(f"drill {drill['seed']}")}
    return await state.clerks.run(studies.make_task, mixed)


async def _show_task(state: State, drill: dict[str, Any]) -> dict[str, Any]:
    task, seals = await _task(state, drill), state.seals
    return {
        "task": seals.seal({**drill, "made": now()}),
        "number": task.number,
        "stage": str(task.stage),
        "grade": task.grade,
        "level": task.level,
        "traits": [str(trait) for trait in task.traits],
        "position": str(task.position),
    }


async def _opened(request: Request) -> State:
    """The parts of the server, with its seals ready."""
    state = state_of(request)
    await state.seals.open()
    return state
