"""The computer's opponents, as people choose them."""

from __future__ import annotations

from dataclasses import asdict

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from fourfold.play.opponents.players import OPPONENTS
from fourfold.play.opponents.ratings import measured
from fourfold.server.http.problems import speak

router = APIRouter(prefix="/api", tags=["learning"])


class Strength(BaseModel):
    """How strong an opponent was measured to be at a level; `error` is half a 95 % interval."""

    elo: float = Field(examples=[1223.2])
    error: float = Field(examples=[15.9])


class OpponentShown(BaseModel):
    """An opponent: its name and a line about it, what makes it err, and its rating by level."""

    id: str = Field(examples=["casual"])
    name: str = Field(examples=["Max"])
    line: str
    blur: float
    horizon: int | None
    lapse: float
    rash: float
    opening: bool
    ratings: dict[int, Strength] = Field(
        description="By level, both players having the same one; from games of all against all."
    )


@router.get("/opponents")
async def list_opponents(request: Request) -> list[OpponentShown]:
    """The computer's strengths, weakest first, with their names in the reader's language."""
    say = speak(request)
    levels = measured().levels
    return [
        OpponentShown(
            **asdict(each),
            name=say(f"opponent-{each.id}-name"),
            line=say(f"opponent-{each.id}-line"),
            ratings={
                level: Strength(elo=strengths[each.id].elo, error=strengths[each.id].error)
                for level, strengths in levels.items()
            },
        )
        for each in OPPONENTS.values()
    ]
