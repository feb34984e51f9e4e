"""Being there: how players and programs say that their game of a tournament can begin."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from fourfold.server.api.games import Id
from fourfold.server.api.visitors import Known
from fourfold.server.wiring import state_of
from fourfold.tournaments import GameKey

from .announcing import GameName, actor_of

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])


class ReadyShown(BaseModel):
    """The game, once both are there and it has begun."""

    game: str | None


class HereShown(BaseModel):
    """What waits for somebody who is there."""

    status: Literal["announced", "running", "finished", "cancelled"]
    state: Literal["entered", "paused", "withdrawn"]
    key: str | None = Field(description="Which game of the tournament, if any.", examples=["3.12"])
    game: str | None = Field(description="The game itself, once it has begun.")


@router.post("/{tournament}/games/{key}/ready")
async def come(request: Request, tournament: Id, key: GameName, person: Known) -> ReadyShown:
    """Say that you are there for your game; it begins when both players are (R8, R18).

    To be said again every ten seconds while you wait: after 25 you count as gone.
    """
    beginner = state_of(request).beginner
    game = await beginner.come(tournament, actor_of(person), GameKey.parse(key))
    return ReadyShown(game=game)


@router.post("/{tournament}/entry/here")
async def be_there(request: Request, tournament: Id, person: Known) -> HereShown:
    """Say that you are at the tournament, ready for whatever game you have or get.

    In an arena only those are paired who say so; to be said again every ten seconds.
    """
    place = await state_of(request).beginner.here(tournament, actor_of(person))
    key = None if place.key is None else str(place.key)
    return HereShown.model_validate({**place._asdict(), "key": key})
