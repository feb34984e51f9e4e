"""The games that wait for me, on whichever page I am."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from fourfold.server.games.views.current import current_games
from fourfold.server.wiring import state_of

from .visitors import Visitor

router = APIRouter(prefix="/api/me/games", tags=["me"])


class CurrentGame(BaseModel):
    """An unfinished game against somebody."""

    id: str = Field(examples=["k3vq7x2mfa5t"])
    opponent: str = Field(examples=["Ben"])
    your_turn: bool


class CurrentGames(BaseModel):
    """My unfinished games against people; first those in which it is my turn."""

    player: str | None = Field(description="Who I am, null for a visitor.")
    games: list[CurrentGame]


@router.get("")
async def listing(request: Request, person: Visitor) -> CurrentGames:
    """My unfinished games against people."""
    if person is None:
        return CurrentGames(player=None, games=[])
    games = await current_games(state_of(request).store, person.id)
    return CurrentGames(player=person.id, games=[CurrentGame(**game) for game in games])
