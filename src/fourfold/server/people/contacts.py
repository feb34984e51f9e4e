"""The people a player knows: those they follow, those they played lately, those they blocked."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Column, Connection, Row, Table, delete, func, or_, select

from fourfold.server.games.starting.blocks import kept_apart
from fourfold.server.store import Store, people, schema
from fourfold.server.store.avatars import avatar_of
from fourfold.server.store.schema import now
from fourfold.server.store.upsert import insert_first

from .errors import PlayerUnknown, SelfChosen, TooManyContacts

#: The most players whom one can follow, or block.
MOST: Final = 500
#: How many opponents are listed, and among how many games they are looked for.
_OPPONENTS: Final = 24
_GAMES: Final = 120
_OTHERS: Final = ("guest", "account", "bot")


async def follow(store: Store, player: str, other: str) -> None:
    """Follow somebody; following them again is harmless."""
    await store.write(lambda connection: _add(connection, people.follow, player, other))


async def unfollow(store: Store, player: str, other: str) -> None:
    """Follow somebody no longer."""
    await store.write(lambda connection: _remove(connection, people.follow, player, other))


async def block(store: Store, player: str, other: str) -> None:
    """Block somebody, whom one cannot follow at the same time.

    If they follow the player, that stays: its end would tell them of the block.
    """

    def keep(connection: Connection) -> None:
        _add(connection, people.block, player, other)
        _remove(connection, people.follow, player, other)

    await store.write(keep)


async def unblock(store: Store, player: str, other: str) -> None:
    """Block somebody no longer."""
    await store.write(lambda connection: _remove(connection, people.block, player, other))


async def read_ties(store: Store, reader: str | None, player: str) -> dict[str, Any]:
    """What a reader is to a player: whether they follow or block them, and may see them online."""

    def look(connection: Connection) -> dict[str, Any]:
        rows = _read_players(connection, [player])
        if not rows:
            raise PlayerUnknown
        return _tied(rows[0], _Ties(connection, reader))

    return await store.read(look)


async def read_contacts(store: Store, player: str) -> dict[str, list[dict[str, Any]]]:
    """Everybody a player follows, played lately or blocked."""

    def look(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        ties = _Ties(connection, player)
        met = _opponents(connection, player)
        rows = _read_players(connection, {*ties.following, *ties.blocked, *met})
        listed = {row.id: _listed(row, ties) for row in rows if row.kind in _OTHERS}
        by_name = sorted(listed.values(), key=lambda each: (each["name"].casefold(), each["id"]))
        return {
            "following": [each for each in by_name if each["following"]],
            "opponents": [{**listed[other], **met[other]} for other in met if other in listed],
            "blocked": [each for each in by_name if each["blocked"]],
        }

    return await store.read(look)


class _Ties:
    """Whom a reader follows and blocks, and who is kept apart from them."""

    def __init__(self, connection: Connection, reader: str | None) -> None:
        self.reader = reader
        self.following, self.blocked, self.apart = set[str](), set[str](), set[str]()
        if reader is not None:
            self.following = _others(connection, people.follow, reader)
            self.blocked = _others(connection, people.block, reader)
            self.apart = kept_apart(connection, reader)


def _tied(row: Row[Any], ties: _Ties) -> dict[str, Any]:
    shows = json.loads(row.settings).get("showOnline") is not False
    return {
        "following": row.id in ties.following,
        "blocked": row.id in ties.blocked,
        "shows_online": (shows and row.id not in ties.apart) or row.id == ties.reader,
    }


def _listed(row: Row[Any], ties: _Ties) -> dict[str, Any]:
    return {
        "id": row.id,
        "name": row.name,
        "kind": row.kind,
        "avatar": avatar_of(row.id, row.avatar),
        **_tied(row, ties),
    }


def _read_players(connection: Connection, players: Iterable[str]) -> Sequence[Row[Any]]:
    table = schema.player
    return connection.execute(select(table).where(table.c.id.in_(sorted(players)))).all()


def _other(table: Table) -> Column[Any]:
    """The column of the player whom a row of a table is about."""
    return table.c.followed if table is people.follow else table.c.blocked


def _others(connection: Connection, table: Table, player: str) -> set[str]:
    statement = select(_other(table)).where(table.c.player == player)
    return set(connection.execute(statement).scalars())


def _add(connection: Connection, table: Table, player: str, other: str) -> None:
    if player == other:
        raise SelfChosen
    rows = _read_players(connection, [other])
    if not rows or rows[0].kind not in _OTHERS:
        raise PlayerUnknown
    count = select(func.count()).where(table.c.player == player, _other(table) != other)
    if connection.execute(count).scalar_one() >= MOST:
        raise TooManyContacts
    row = {"player": player, _other(table).name: other, "created": now()}
    insert_first(connection, table, row)


def _remove(connection: Connection, table: Table, player: str, other: str) -> None:
    connection.execute(delete(table).where(table.c.player == player, _other(table) == other))


def _opponents(connection: Connection, player: str) -> dict[str, dict[str, Any]]:
    """The last game against each of the people a player met lately, newest first."""
    game = schema.game.c
    rows = connection.execute(
        select(game.id, game.first, game.second, game.result, game.status, game.touched)
        .where(game.kind == "people", or_(game.first == player, game.second == player))
        .order_by(game.touched.desc())
        .limit(_GAMES)
    )
    met: dict[str, dict[str, Any]] = {}
    for row in rows:
        seat, other = ("first", row.second) if row.first == player else ("second", row.first)
        if other is not None and len(met) < _OPPONENTS:
            met.setdefault(
                other, {"game": row.id, "time": row.touched, "score": _score(row.result, seat)}
            )
    return met


def _score(result: str, seat: str) -> float | None:
    """What a player got for a game; None while it is played, and when nobody won or drew."""
    won = {"1-0": "first", "0-1": "second"}.get(result)
    if won is None:
        return 0.5 if result == "1/2-1/2" else None
    return 1.0 if won == seat else 0.0
