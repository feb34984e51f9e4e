"""Lists of games, a page at a time, newest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from pydantic import BaseModel, Field
from sqlalchemy import ColumnElement, Row, and_, exists, or_, select

from fourfold.server.store import Store, schema
from fourfold.server.store.avatars import avatar_of, opposite

from .shapes import AVATAR


class GameListed(BaseModel):
    """A game in a list."""

    id: str
    status: Literal["playing", "over"]
    first: str = Field(description="The player's name, or the computer's strength.")
    second: str
    first_avatar: str | None = AVATAR
    second_avatar: str | None = AVATAR
    kind: str
    rated: bool
    level: str
    traits: str
    call: str
    clock: str
    edition: str
    position: str | None = Field(
        examples=["..../..7./..../.... 5"],
        description="Null in games that were last changed by an old version of the server.",
    )
    to_act: Literal["first", "second"] | None
    placed: int
    number: int
    result: str
    reason: str | None
    aborted: bool = Field(description="Whether a player ended it before both had placed.")
    began: int
    touched: int


#: Whether somebody aborted a game: `abandoned` is the reason as well where nobody acted for long.
_ABORTED: Final = and_(
    schema.game.c.status == "over",
    schema.game.c.result == "*",
    exists().where(
        schema.entry.c.game == schema.game.c.id, schema.entry.c.entry.startswith("abort:")
    ),
)


def as_listed(row: Mapping[str, Any]) -> GameListed:
    """A row of a list of games, as clients see it."""
    return GameListed(**{name: row[name] for name in GameListed.model_fields})


async def public_games(
    store: Store, status: Literal["playing", "over"], before: str | None, limit: int
) -> Sequence[Mapping[str, Any]]:
    """The public games that are played, or that are over."""
    game = schema.game.c
    return await _page(store, and_(game.status == status, game.private.is_(False)), before, limit)


async def changed_games(store: Store, since: int, limit: int) -> Sequence[Mapping[str, Any]]:
    """The public games that have changed since a time, in milliseconds, played or over."""
    game = schema.game.c
    return await _page(store, and_(game.touched >= since, game.private.is_(False)), None, limit)


async def games_of(
    store: Store, player: str, reader: str | None, before: str | None, limit: int
) -> Sequence[Mapping[str, Any]]:
    """A player's games; private ones only for readers who played them."""
    game = schema.game.c
    visible: ColumnElement[bool] = game.private.is_(False)
    if reader is not None:
        visible = or_(visible, game.first == reader, game.second == reader)
    played = or_(game.first == player, game.second == player)
    return await _page(store, and_(played, visible), before, limit)


async def _page(
    store: Store, which: ColumnElement[bool], before: str | None, limit: int
) -> Sequence[Mapping[str, Any]]:
    """Rows of games with the names of their players.

    `before` is the `<touched>.<id>` of the last game on the page before.
    """
    game = schema.game.c
    first, second = schema.player.alias("first_player"), schema.player.alias("second_player")
    statement = (
        select(
            schema.game,
            first.c.name.label("first_account"),
            first.c.avatar.label("first_piece"),
            second.c.name.label("second_account"),
            second.c.avatar.label("second_piece"),
            _ABORTED.label("aborted"),
        )
        .outerjoin(first, game.first == first.c.id)
        .outerjoin(second, game.second == second.c.id)
        .where(which)
        .order_by(game.touched.desc(), game.id.desc())
        .limit(limit)
    )
    if before is not None:
        time, name = before.split(".")
        earlier = or_(game.touched < int(time), and_(game.touched == int(time), game.id < name))
        statement = statement.where(earlier)
    return [
        {
            **row._mapping,  # noqa: SLF001  # SQLAlchemy's public name
            "first": row.first_name or row.first_account or row.strength,
            "second": row.second_name or row.second_account or row.strength,
            "first_avatar": _avatar(row.first, row.first_piece),
            "second_avatar": _second_avatar(row),
        }
        for row in await store.rows(statement)
    ]


def _avatar(player: str | None, chosen: str | None) -> str | None:
    return None if player is None else avatar_of(player, chosen or "")


def _second_avatar(row: Row[Any]) -> str | None:
    avatar = _avatar(row.second, row.second_piece)
    return opposite(avatar) if avatar and row.kind == "shared" else avatar
