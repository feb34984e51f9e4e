"""Lists of games, and their records."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import ColumnElement, and_, or_, select

from fourfold.rules import Player, Reason, Record
from fourfold.server.games.loading import Loaded
from fourfold.server.people.sessions import Visitor
from fourfold.server.store import Store, schema
from fourfold.server.wiring import state_of

from .games import Id

router = APIRouter(prefix="/api/games", tags=["games"])


class GameListed(BaseModel):
    """A game in a list."""

    id: str
    status: Literal["playing", "over"]
    first: str = Field(description="The player's name, or the computer's strength.")
    second: str
    kind: str
    rated: bool
    level: str
    traits: str
    call: str
    clock: str
    edition: str
    placed: int
    number: int
    result: str
    reason: str | None
    began: int
    touched: int


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
    game = schema.game.c
    public = and_(game.status == status, game.private.is_(False))
    return await list_games(state_of(request).store, public, before, limit)


async def list_games(
    store: Store, which: ColumnElement[bool], before: str | None, limit: int
) -> GameList:
    """A page of the games that fulfil a condition, newest first."""
    game = schema.game.c
    one, other = schema.player.alias("one"), schema.player.alias("two")
    statement = (
        select(schema.game, one.c.name.label("name1"), other.c.name.label("name2"))
        .outerjoin(one, game.first == one.c.id)
        .outerjoin(other, game.second == other.c.id)
        .where(which)
        .order_by(game.touched.desc(), game.id.desc())
        .limit(limit)
    )
    if before is not None:
        time, name = before.split(".")
        earlier = or_(game.touched < int(time), and_(game.touched == int(time), game.id < name))
        statement = statement.where(earlier)
    rows = await store.rows(statement)
    games = [
        GameListed(
            first=row.first_name or row.name1 or row.strength,
            second=row.second_name or row.name2 or row.strength,
            **{
                name: getattr(row, name)
                for name in GameListed.model_fields
                if name not in ("first", "second")
            },
        )
        for row in rows
    ]
    last = games[-1] if len(games) == limit else None
    return GameList(games=games, next=None if last is None else f"{last.touched}.{last.id}")


@router.get(
    "/{game}/record.qgn",
    responses={200: {"content": {"text/plain": {}}}},
    response_class=Response,
)
async def read_record(request: Request, game: Id, person: Visitor) -> Response:
    """The record of a game, finished or not."""
    loaded = await state_of(request).games.see(game, None if person is None else person.id)
    headers = {"Content-Disposition": f'attachment; filename="{game}.qgn"'}
    return Response(str(record_of(loaded)), 200, headers, "text/plain; charset=utf-8")


def record_of(loaded: Loaded) -> Record:
    """A game as a record: names, date, and the time that each turn took."""
    header = loaded.header
    tags = {
        "Site": "Fourfold",
        "Date": datetime.fromtimestamp(header.began / 1000, UTC).strftime("%Y.%m.%d"),
        **{str(seat).capitalize(): header.players[seat.index].name for seat in Player},
        "Game": header.id,
    }
    return Record(loaded.state.game, tags, times=_times(loaded))


def _times(loaded: Loaded) -> dict[int, float]:
    """Seconds by turn, of a game in which nothing was taken back."""
    game = loaded.state.game
    moments = [
        state.time for state in _states(loaded) if state.changed == state.number and state.number
    ]
    ended = game.outcome is not None and game.outcome.reason in _WITHOUT_ACTION
    turns = game.turns
    actions = sum(len(turn.actions) for turn in turns)
    if len(moments) != actions + ended:
        return {}
    times, before, done = {}, loaded.header.began, 0
    for number, turn in enumerate(turns, 1):
        done += len(turn.actions)
        times[number] = (moments[done - 1] - before) / 1000
        before = moments[done - 1]
    return times


_WITHOUT_ACTION: Final = (
    Reason.RESIGNATION,
    Reason.AGREEMENT,
    Reason.TIME,
    Reason.ABANDONED,
)


def _states(loaded: Loaded) -> list[Any]:
    states = [loaded.state]
    while states[-1].previous is not None:
        states.append(states[-1].previous)
    return states[::-1]
