"""Exact values: of any position, and of every decision of a game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field, StringConstraints

from fourfold.play.objects import alignment_object
from fourfold.rules import Player, Record, format_level, parse_level
from fourfold.server.api.games import Id
from fourfold.server.api.visitors import Asker, Visitor, id_of
from fourfold.server.games.starting.terms import CallName, EditionName, PhaseName, Strict, TraitName
from fourfold.server.games.views.records import help_used, name_tags
from fourfold.server.games.views.shapes import FaultName
from fourfold.server.http.addresses import client_network
from fourfold.server.http.problems import Problem, speak
from fourfold.server.wiring import state_of
from fourfold.server.workers import studies

from .drill import AlignmentFound
from .positions import PositionAsked

router = APIRouter(prefix="/api", tags=["analysis"])

Seat = Literal["first", "second"]
Value = Literal["win", "draw", "loss"]


class AnalysisAsked(PositionAsked):
    """A position whose exact values are wanted."""


class ValueShown(BaseModel):
    """A value for the player to act, and the number of placements to the end."""

    value: Value
    distance: int | None


class TurnShown(BaseModel):
    """A turn: where the piece goes, which piece is given, the value, and how it ends the game."""

    square: str | None
    piece: str | None
    value: Value
    distance: int | None
    ends: Value | None


class Analysis(BaseModel):
    """Everything about a position. `squares`, `pieces`: the best turn with each of them."""

    position: str
    level: str
    traits: list[TraitName]
    to_act: Seat
    over: bool
    value: Value | None
    distance: int | None
    squares: dict[str, ValueShown]
    pieces: dict[str, ValueShown]
    turns: list[TurnShown]
    remaining: list[str]
    alignments: list[AlignmentFound]


class RecordAsked(Strict):
    """A record of one game, as `.qgn` has it."""

    record: Annotated[str, StringConstraints(max_length=200_000)] = Field(
        examples=["1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2!a2b2c2d2 1-0"]
    )


class StepShown(BaseModel):
    """The game after so many actions; `action` is the last of them.

    `playable`: whether a game can be played on from here.
    """

    number: int
    turn: int
    action: str | None
    position: str
    to_act: Seat | None
    phase: PhaseName
    playable: bool


class OptionShown(ValueShown):
    """An alternative action, and its value."""

    action: str


class DecisionShown(BaseModel):
    """A decision, its values for the player who made it, and the alternatives."""

    number: int
    turn: int
    player: Seat
    kind: Literal["call", "place", "give"]
    played: str | None
    before: Value
    before_distance: int | None
    after: Value
    after_distance: int | None
    best: list[str | None]
    mark: Literal["best", "fine", "slip", "blunder", "forced"]
    speech: Literal["called", "caught", "missed", "false"] | None
    fault: FaultName | None
    options: list[OptionShown]
    alignments: list[AlignmentFound]


class Names(BaseModel):
    """The players of a record, null where it does not name them."""

    first: str | None
    second: str | None


class StartValue(BaseModel):
    """The value of the start for the player who was to act."""

    player: Seat
    value: Value


class HelpUsed(BaseModel):
    """In how many positions each player used help."""

    first: int
    second: int


class ReviewShown(BaseModel):
    """A game, step by step, with the value of every decision.

    `help`: for a game between people who agreed on help, how much of it they used.
    """

    names: Names
    level: str
    traits: list[TraitName]
    call: CallName
    edition: EditionName
    result: str
    reason: str | None
    record: str
    steps: list[StepShown]
    decisions: list[DecisionShown]
    accuracy: tuple[float, float]
    turning_point: int | None
    start_value: StartValue | None
    help: HelpUsed | None = None
    private: bool = Field(description="Whether only its players may see the game.")


@router.post("/analysis", response_model=Analysis)
async def analyse(request: Request, asked: AnalysisAsked, asker: Asker) -> dict[str, Any]:
    """The exact value of a position, of every square and of every piece."""
    state = state_of(request)
    game, levels = asked.as_game(), parse_level(asked.level)
    # Of a game that is over, too: the alignments are what a player has to see.
    await state.fair_play.judge(asker, game)
    position, traits = game.position, game.rules.traits
    over = game.outcome is not None or not position.empty_squares
    answer: dict[str, Any] = {
        "position": str(position),
        "level": format_level(levels),
        "traits": [str(trait) for trait in traits],
        "to_act": str(position.to_act),
        "over": over,
        "value": None,
        "distance": None,
        "squares": {},
        "pieces": {},
        "turns": [],
        "remaining": [str(piece) for piece in position.remaining],
        "alignments": [alignment_object(alignment) for alignment in game.alignments],
    }
    if over:
        return answer
    await _count_thinking(request)
    return {**answer, **await state.students.ask(studies.analyse, position, levels, traits)}


@router.post("/review", response_model=ReviewShown)
async def review_record(request: Request, asked: RecordAsked, asker: Asker) -> dict[str, Any]:
    """The review of a record."""
    await _count_thinking(request)
    # A long record takes up to half a second to read, in which others act.
    record = await state_of(request).clerks.run(Record.parse, asked.record)
    return await _review(request, record, asker)


@router.get("/games/{game}/review", response_model=ReviewShown)
async def review_game(request: Request, game: Id, person: Visitor, asker: Asker) -> dict[str, Any]:
    """The review of a game that is over."""
    loaded = await state_of(request).games.see(game, id_of(person))
    played = loaded.state.game
    if played.outcome is None:
        raise Problem(409, "game-on")
    await _count_thinking(request)
    names = name_tags(loaded.header, speak(request))
    review = await _review(request, Record(played, names), asker)
    return {**review, "private": loaded.header.private, "help": help_used(loaded)}


async def _count_thinking(request: Request) -> None:
    network = client_network(request.scope)
    await state_of(request).limits.check_everywhere("thinking", network)


async def _review(request: Request, record: Record, asker: frozenset[str]) -> dict[str, Any]:
    game = record.game
    rules, outcome = game.rules, game.outcome
    names = (record.first, record.second)
    state = state_of(request)
    await state.fair_play.judge_record(asker, game)
    review = await state.students.ask(studies.review_game, game)
    text = await state.clerks.run(str, record)
    return {
        "names": {
            str(player): None if name == "?" else name
            for player, name in zip(Player, names, strict=True)
        },
        "level": format_level(rules.levels),
        "traits": [str(trait) for trait in rules.traits],
        "call": str(rules.call),
        "edition": str(rules.edition),
        "result": record.result,
        "reason": None if outcome is None else str(outcome.reason),
        "record": text,
        **review,
        "private": False,
    }
