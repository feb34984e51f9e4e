"""Players as everybody sees them: profiles, games, leaderboards; and reports of bad ones."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import ColumnElement, Connection, and_, case, func, or_, select

from fourfold.rules import CallRule
from fourfold.server.http.problems import Problem
from fourfold.server.people.accounts import address
from fourfold.server.people.attempts import REPORT
from fourfold.server.people.ratings import Ladder
from fourfold.server.people.reports import need_reportable, report_player
from fourfold.server.people.sessions import Visitor, arrive
from fourfold.server.people.standings import best, history_of
from fourfold.server.store import schema
from fourfold.server.wiring import state_of

from .archive import (
    Before,
    GameList,
    Limit,
    list_games,
)
from .games import Id
from .me import PersonShown, show_player

router = APIRouter(prefix="/api", tags=["players"])


class Counts(BaseModel):
    """How many games were finished, and how; private ones and shared screens are left out."""

    games: int
    wins: int
    draws: int
    losses: int


class Rated(BaseModel):
    """One rated game, and the rating after it."""

    game: str
    level: int
    call: str
    score: float = Field(examples=[1.0])
    rating: int
    change: int
    time: int


class Profile(PersonShown):
    """A player, with what became of their games."""

    created: int
    counts: Counts
    history: list[Rated]


class Who(BaseModel):
    """Whom a line of a leaderboard is about."""

    id: str
    name: str
    kind: str


class Line(BaseModel):
    """A line of a leaderboard."""

    rank: int
    player: Who
    rating: int
    deviation: int
    games: int


class Leaderboard(BaseModel):
    """The best players at a level and a way of calling."""

    level: int
    call: str
    players: list[Line]


class Report(BaseModel):
    """Why somebody is reported."""

    model_config = ConfigDict(extra="forbid")
    reason: Literal["name", "leaving", "cheating", "other"]


@router.get("/players/{player}")
async def profile(request: Request, player: Id) -> Profile:
    """A player's profile: ratings, results, the last rated games."""

    def look(connection: Connection) -> Profile:
        table = schema.player
        row = connection.execute(select(table).where(table.c.id == player)).first()
        if row is None:
            raise Problem(404, "player-unknown")
        return Profile(
            **show_player(connection, row).model_dump(),
            created=row.created,
            counts=_count(connection, player),
            history=[Rated(**each) for each in history_of(connection, player)],
        )

    return await state_of(request).store.read(look)


@router.get("/players/{player}/games")
async def games(
    request: Request, player: Id, person: Visitor, before: Before = None, limit: Limit = 30
) -> GameList:
    """A player's games, newest first; private ones only for those who played them."""
    game = schema.game
    mine = or_(game.c.first == player, game.c.second == player)
    seen: ColumnElement[bool] = game.c.private.is_(False)
    if person is not None:
        seen = or_(seen, game.c.first == person.id, game.c.second == person.id)
    return await list_games(state_of(request).store, and_(mine, seen), before, limit)


def _count(connection: Connection, player: str) -> Counts:
    game = schema.game
    won = or_(
        (game.c.first == player) & (game.c.result == "1-0"),
        (game.c.second == player) & (game.c.result == "0-1"),
    )
    counts = connection.execute(
        select(
            func.count(),
            func.coalesce(func.sum(case((won, 1), else_=0)), 0),
            func.coalesce(func.sum(case((game.c.result == "1/2-1/2", 1), else_=0)), 0),
        ).where(
            game.c.status == "over",
            game.c.result != "*",
            game.c.kind != "shared",
            game.c.private.is_(False),
            or_(game.c.first == player, game.c.second == player),
        )
    ).one()
    games, wins, draws = map(int, counts)
    return Counts(games=games, wins=wins, draws=draws, losses=games - wins - draws)


@router.post("/players/{player}/report", status_code=204)
async def report(request: Request, visitor: Visitor, player: Id, given: Report) -> None:
    """Report a player to the operators of this server."""
    state = state_of(request)
    await state.attempts.count((REPORT, address(request)))
    await need_reportable(state.store, player)
    person = await arrive(request, visitor)
    await report_player(state.store, person, player, given.reason)


@router.get("/leaderboards/{level}/{call}")
async def leaderboard(
    request: Request,
    level: Annotated[int, Path(ge=1, le=4)],
    call: Literal["official", "automatic"],
) -> Leaderboard:
    """The best players of one ladder; ratings that are guesses are left out."""
    ladder = Ladder(level, CallRule(call))
    found = await state_of(request).store.read(lambda connection: best(connection, ladder))
    return Leaderboard(level=level, call=call, players=[Line(**each) for each in found])
