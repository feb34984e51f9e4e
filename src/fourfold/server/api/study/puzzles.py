"""Puzzles: one a day, by theme and difficulty; answers are judged here, keys stay here."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field, StringConstraints

from fourfold.locales import texts
from fourfold.play.puzzles.collection import (
    NoQuarto,
    Puzzle,
    Theme,
    Unfinished,
    daily,
    puzzle,
    puzzles,
    select,
)
from fourfold.rules import parse_level
from fourfold.server.games.starting.terms import EditionName, Strict, TraitName
from fourfold.server.http.problems import Problem, speak
from fourfold.server.wiring import state_of
from fourfold.server.workers import studies

router = APIRouter(prefix="/api", tags=["learning"])

PuzzleId = Annotated[str, Path(pattern=r"^[a-z2-7]{7}$", examples=["neonnuu"])]
ThemeName = Literal["win", "safe-piece", "only-square", "refutation", "save-draw"]


class PuzzleShown(BaseModel):
    """A puzzle without its key. `level` is that of the player to act : of the opponent.

    `parts`: what an answer says, in this order; a square alone may be the whole answer.
    """

    id: str
    theme: ThemeName
    level: str
    traits: list[TraitName]
    position: str
    remaining: list[str]
    empty: list[str]
    to_act: Literal["first", "second"]
    parts: list[Literal["place", "give"]]
    value: Literal["win", "draw"]
    distance: int | None
    difficulty: int | None
    day: str | None = None


class PuzzleAnswer(Strict):
    """A turn as it is written: `c2-5`, `-5`, `c2`; `c2` alone where that wins.

    `called`: the placement is called as a quarto; without one, the answer is wrong.
    """

    turn: Annotated[str, StringConstraints(max_length=24)] = Field(examples=["c2-5"])
    called: bool = False
    edition: EditionName = "classic"


class JudgementShown(BaseModel):
    """Whether an answer is right, why, and how the game would continue.

    `value` is null for a placement that was called and makes no quarto. `squares`: those of the
    quarto that the answer makes for the player, if it does.
    """

    turn: str
    right: bool
    value: Literal["win", "draw", "loss"] | None
    text: str
    squares: list[str]
    line: list[str]
    #: The line in words, a sentence for each turn.
    steps: list[str]


class SolutionShown(JudgementShown):
    """All right turns, and why the first of them is right."""

    key: list[str]


class HintWanted(Strict):
    """How much a hint may tell."""

    depth: Literal["nudge", "reason", "turn"] = "nudge"
    edition: EditionName = "classic"


class HintShown(BaseModel):
    """A hint in words; `more`: whether a deeper one says anything else."""

    depth: str
    text: str
    more: bool


def _show(puzzle: Puzzle, day: date | None = None) -> dict[str, Any]:
    public = {name: part for name, part in puzzle.as_object().items() if name != "key"}
    return {
        **public,
        "traits": [str(trait) for trait in puzzle.traits],
        "remaining": [str(piece) for piece in puzzle.position.remaining],
        "empty": [str(square) for square in puzzle.position.empty_squares],
        "to_act": str(puzzle.position.to_act),
        "parts": [str(part) for part in puzzle.parts],
        "day": None if day is None else day.isoformat(),
    }


async def find_puzzle(name: str) -> Puzzle:
    """A puzzle by its name; a problem (404) where there is none."""
    # Only the first request waits for the file to be read.
    await asyncio.to_thread(puzzles)
    try:
        return puzzle(name)
    except KeyError:
        raise Problem(404, "not-found") from None


@router.get("/puzzles/daily", response_model=PuzzleShown)
async def see_daily(day: Annotated[date | None, Query(alias="date")] = None) -> dict[str, Any]:
    """The puzzle of a day, of today (UTC) when none is named."""
    await asyncio.to_thread(puzzles)
    today = day or datetime.now(UTC).date()
    return _show(daily(today), today)


@router.get("/puzzles", response_model=list[PuzzleShown])
async def see_puzzles(
    *,
    theme: ThemeName | None = None,
    level: Annotated[str | None, Query(max_length=8, examples=["1", "2:1"])] = None,
    least: Annotated[int | None, Query(ge=0, le=4000, description="Difficulty from.")] = None,
    most: Annotated[int | None, Query(ge=0, le=4000, description="Difficulty to.")] = None,
    seed: Annotated[str, Query(max_length=40)] = "1",
    count: Annotated[int, Query(ge=1, le=50)] = 1,
) -> list[dict[str, Any]]:
    """Puzzles of a theme, of levels, of a range of difficulties, in the order of a seed."""
    levels = None if level is None else parse_level(level)
    span = (-1 if least is None else least, 10**6 if most is None else most)
    kind = None if theme is None else Theme(theme)

    def find() -> tuple[Puzzle, ...]:
        return select(theme=kind, level=levels, difficulty=span, seed=seed, count=count)

    return [_show(puzzle) for puzzle in await asyncio.to_thread(find)]


@router.get("/puzzles/{name}", response_model=PuzzleShown)
async def see_puzzle(name: PuzzleId) -> dict[str, Any]:
    """A puzzle, without its key."""
    return _show(await find_puzzle(name))


@router.post("/puzzles/{name}/answer", response_model=JudgementShown)
async def answer_puzzle(request: Request, name: PuzzleId, answer: PuzzleAnswer) -> dict[str, Any]:
    """Judge an answer; 422 `unfinished` when it does not say which piece is given."""
    puzzle, language = await find_puzzle(name), speak(request).language
    try:
        turn = puzzle.read(answer.turn, called=answer.called)
    except NoQuarto as wrong:
        text = texts(language)("puzzle-no-quarto", edition=answer.edition)
        nothing: list[str] = []
        return {
            "turn": str(wrong.turn), "right": False, "value": None,
            "text": text, "squares": nothing, "line": nothing, "steps": nothing,
        }  # fmt: skip
    except Unfinished:
        raise Problem(422, "unfinished", rule="R10", edition=answer.edition) from None
    return await state_of(request).students.ask(
        studies.judge_puzzle, puzzle.id, str(turn), language, answer.edition
    )


@router.post("/puzzles/{name}/hint", response_model=HintShown)
async def hint_puzzle(request: Request, name: PuzzleId, wanted: HintWanted) -> dict[str, Any]:
    """A hint for a puzzle, as deep as wanted."""
    puzzle, language = await find_puzzle(name), speak(request).language
    return await state_of(request).students.ask(
        studies.hint_puzzle, puzzle.id, wanted.depth, language, wanted.edition
    )


@router.post("/puzzles/{name}/solution", response_model=SolutionShown)
async def reveal_puzzle(
    request: Request, name: PuzzleId, edition: EditionName = "classic"
) -> dict[str, Any]:
    """The solution of a puzzle."""
    puzzle, language = await find_puzzle(name), speak(request).language
    return await state_of(request).students.ask(studies.reveal_puzzle, puzzle.id, language, edition)
