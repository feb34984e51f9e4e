"""Lists of games, and their records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from fourfold.server.games.views.archive import GameListed, as_listed, public_games
from fourfold.server.games.views.records import record_of
from fourfold.server.http.problems import speak
from fourfold.server.wiring import state_of

from .games import Id
from .visitors import Visitor, id_of

router = APIRouter(prefix="/api/games", tags=["games"])


class GameList(BaseModel):
    """A page of games, newest first; ask for the next one with `before`."""

    games: list[GameListed]
    next: str | None


Before = Annotated[str | None, Query(pattern=r"^[0-9]{1,15}\.[a-z2-7]{12}$")]
Limit = Annotated[int, Query(ge=1, le=100)]


@router.get("")
async def listing(
    request: Request,
    status: Annotated[Literal["playing", "over"], Query()] = "playing",
    before: Before = None,
    limit: Limit = 30,
) -> GameList:
    """The public games that are played, or that are over."""
    store = state_of(request).store
    return as_list(await public_games(store, status, before, limit), limit)


def as_list(rows: Sequence[Mapping[str, Any]], limit: int) -> GameList:
    """A page of games; with a next one when this one is full."""
    games = [as_listed(row) for row in rows]
    last = games[-1] if len(games) == limit else None
    return GameList(games=games, next=None if last is None else f"{last.touched}.{last.id}")


@router.get(
    "/{game}/record.qgn",
    responses={200: {"content": {"text/plain": {}}}},
    response_class=Response,
)
async def read_record(request: Request, game: Id, person: Visitor) -> Response:
    """The record of a game, finished or not."""
    loaded = await state_of(request).games.see(game, id_of(person))
    headers = {"Content-Disposition": f'attachment; filename="{game}.qgn"'}
    return Response(
        str(record_of(loaded, speak(request))), 200, headers, "text/plain; charset=utf-8"
    )
