"""The referee at a real table: who may call what in a disputed position, and the ruling."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field, StringConstraints

from fourfold.play.referee import Dispute, hear, judge
from fourfold.play.rulings import hearing_object, ruling_object
from fourfold.rules import (
    Call,
    CallRule,
    FalseCall,
    Player,
    Position,
    Rules,
    Square,
    Trait,
    parse_level,
)
from fourfold.server.games.starting.terms import CallName, PhaseName, Strict, TraitName
from fourfold.server.http.problems import speak

from .drill import AlignmentFound

router = APIRouter(prefix="/api", tags=["referee"])

SeatName = Literal["first", "second"]
SquareName = Annotated[str, StringConstraints(min_length=2, max_length=2)]
TableName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)]


class CallStated(Strict):
    """A call at a table: who called, and the four squares that were shown."""

    caller: SeatName
    squares: Annotated[list[SquareName], Field(min_length=4, max_length=4)]


class NamesStated(Strict):
    """What the players are called; the words of the answer use it."""

    first: TableName = ""
    second: TableName = ""


class DisputeStated(Strict):
    """A disputed position and what is known about it; what is left out follows from the rest."""

    position: Annotated[str, StringConstraints(max_length=40)] = Field(
        examples=["0123/..../..../.... -"]
    )
    level: Annotated[str, StringConstraints(max_length=8)] = Field(
        default="1",
        examples=["1", "2:1"],
        description="Of both players, or of the first and the second as A:B.",
    )
    traits: list[TraitName] = Field(
        default=["colour", "shape", "height", "fill"], min_length=1, max_length=4
    )
    call: CallName = "official"
    false_call: Literal["refused", "loses"] = "refused"
    last: SquareName | None = Field(default=None, description="The square filled last.")
    placed_by: SeatName | None = None
    given: bool | None = Field(default=None, description="Whether a piece was given since.")
    to_act: SeatName | None = None
    refused: Annotated[int, Field(ge=0, le=3)] = 0
    called: CallStated | None = None
    names: NamesStated | None = None

    def named(self) -> dict[Player, str]:
        """The names that were stated."""
        names = self.names or NamesStated()
        return {Player.FIRST: names.first, Player.SECOND: names.second}

    def as_dispute(self) -> Dispute:
        """The dispute; `RulesError` when something cannot be read or contradicts the rest."""
        rules = Rules(
            levels=parse_level(self.level),
            traits=tuple(trait for trait in Trait if str(trait) in self.traits),
            call=CallRule(self.call),
            false_call=FalseCall(self.false_call),
        )
        return Dispute(
            Position.parse(self.position),
            rules,
            None if self.last is None else Square.parse(self.last),
            None if self.placed_by is None else Player(self.placed_by),
            self.given,
            None if self.to_act is None else Player(self.to_act),
            self.refused,
        )


class ClaimShown(AlignmentFound):
    """An alignment: who can call it now, and who later if nobody does."""

    status: Literal["fresh", "lapsed", "standing"]
    maker: SeatName | None
    now: SeatName | None
    later: list[SeatName]
    rule: str
    text: str


class RulingShown(BaseModel):
    """The ruling on the call that was stated."""

    caller: SeatName
    verdict: Literal["wins", "refused", "loses", "illegal"]
    code: str
    rules: list[str]
    winner: SeatName | None
    reason: str | None
    text: str


class HearingShown(BaseModel):
    """What the facts come to; `winner` by R14 only, `ruling` when a call was stated."""

    to_act: SeatName | None
    phase: PhaseName
    may_call: bool
    winner: SeatName | None
    ended_earlier: bool
    text: str
    alignments: list[ClaimShown]
    ruling: RulingShown | None = None


@router.post("/referee")
async def referee(request: Request, stated: DisputeStated) -> HearingShown:
    """Rule on a disputed position at a real table; needs no session and keeps nothing."""
    say = speak(request)
    dispute, names = stated.as_dispute(), stated.named()
    shown = hearing_object(hear(dispute), say, names)
    if stated.called is not None:
        caller = Player(stated.called.caller)
        ruling = judge(dispute, caller, Call.on(*stated.called.squares))
        shown["ruling"] = ruling_object(ruling, caller, say, names)
    return HearingShown.model_validate(shown)
