"""Ratings in the database: a rated game counts once, in the transaction that ends it.

Should that ever fail, a sweep finds the game and rates it later. Each change keeps what it began
from, so that all ratings can be computed again from the games' results (`check_standings`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from math import isclose
from typing import Any

from sqlalchemy import Connection, Row, Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourfold.rules import CallRule
from fourfold.server.games.appending import Finished
from fourfold.server.games.log import BOTH_PLACED
from fourfold.server.store import people, schema
from fourfold.server.store.avatars import avatar_of
from fourfold.server.store.schema import now
from fourfold.server.store.upsert import insert_first

from .ratings import (
    NEWCOMER,
    OPPONENTS,
    PROVISIONAL,
    Ladder,
    PlayerRating,
    aged,
    rate,
    score,
)

_UNRATED_KIND = "deleted"


def rate_game(connection: Connection, game: str) -> bool:
    """Let a game count, unless it did so already or is none that counts; whether it was rated now.

    Safe in several processes at once: a second one finds the first one's rows, or is told so by
    the keys of the table, and changes nothing.
    """
    row = connection.execute(_unrated(game)).first()
    if row is None:
        return False
    try:
        with connection.begin_nested():
            _apply(connection, row)
    except IntegrityError:
        return False
    return True


def count_game(connection: Connection, finished: Finished) -> None:
    """Let a game that has just ended count, in the same transaction."""
    if finished.header.rated:
        rate_game(connection, finished.header.id)


def rate_missing(connection: Connection) -> int:
    """Rate the games that ended without having been rated; how many there were."""
    rows = connection.execute(_unrated().limit(100)).all()
    return sum(rate_game(connection, row.id) for row in rows)


def _unrated(game: str | None = None) -> Select[Any]:
    """The rated games that count, are over and not in `rating_change`, the oldest first."""
    table, change, entry = schema.game, people.rating_change, schema.entry
    first, second = schema.player.alias("first_player"), schema.player.alias("second_player")
    # Wishes for a rematch come after the end.
    ended = (
        select(func.max(entry.c.time))
        .where(entry.c.game == table.c.id, entry.c.entry.not_like("rematch%"))
        .scalar_subquery()
    )
    games = (
        select(table, ended.label("ended"))
        .join(first, first.c.id == table.c.first)
        .join(second, second.c.id == table.c.second)
        .where(
            table.c.rated,
            table.c.status == "over",
            table.c.result != "*",
            table.c.placed >= BOTH_PLACED,
            first.c.kind != _UNRATED_KIND,
            second.c.kind != _UNRATED_KIND,
            ~select(change.c.game).where(change.c.game == table.c.id).exists(),
        )
        .order_by(table.c.touched, table.c.id)
    )
    return games if game is None else games.where(table.c.id == game)


def _apply(connection: Connection, row: Row[Any]) -> None:
    worth = score(row.result)
    assert worth is not None, "games without a result are not asked for"
    ladder = Ladder(int(row.level), CallRule(row.call))
    ended = int(row.ended)
    before = _locked(connection, ladder, row.first, row.second)
    new_to_each_other = not _have_met(connection, ladder, row.first, row.second)
    after = rate(before[row.first], before[row.second], worth, ended)
    for player, new, points in zip((row.first, row.second), after, (worth, 1 - worth), strict=True):
        old = before[player]
        connection.execute(
            insert(people.rating_change).values(
                game=row.id, player=player, level=ladder.level, call=str(ladder.call),
                number=old.games, score=points, at=ended,
                old_rating=old.rating, old_deviation=old.deviation,
                old_volatility=old.volatility, old_at=old.at,
                rating=new.rating, deviation=new.deviation, volatility=new.volatility,
            )
        )  # fmt: skip
        connection.execute(
            update(people.rating).where(*_of(player, ladder)).values(
                rating=new.rating, deviation=new.deviation, volatility=new.volatility,
                games=new.games, at=new.at, opponents=old.opponents + new_to_each_other,
            )
        )  # fmt: skip


def _have_met(connection: Connection, ladder: Ladder, one: str, other: str) -> bool:
    """Whether two players have changed each other's ratings on this ladder before."""
    own, theirs = people.rating_change.alias("own"), people.rating_change.alias("theirs")
    met = (
        select(own.c.game)
        .join(theirs, theirs.c.game == own.c.game)
        .where(
            own.c.player == one,
            own.c.level == ladder.level,
            own.c.call == str(ladder.call),
            theirs.c.player == other,
        )
        .limit(1)
    )
    return connection.execute(met).first() is not None


def _of(player: str, ladder: Ladder) -> tuple[Any, ...]:
    table = people.rating
    return (
        table.c.player == player,
        table.c.level == ladder.level,
        table.c.call == str(ladder.call),
    )


def _locked(connection: Connection, ladder: Ladder, *players: str) -> dict[str, PlayerRating]:
    """The ratings of players, whom no other process can rate until this transaction ends."""
    ratings = {}
    for player in sorted(players):
        new = {
            "player": player, "level": ladder.level, "call": str(ladder.call),
            "rating": NEWCOMER.rating, "deviation": NEWCOMER.deviation,
            "volatility": NEWCOMER.volatility, "games": 0, "at": 0, "opponents": 0,
        }  # fmt: skip
        insert_first(connection, people.rating, new)
        row = connection.execute(
            select(people.rating).where(*_of(player, ladder)).with_for_update()
        ).one()
        ratings[player] = read_rating(row)
    return ratings


def read_rating(row: Row[Any]) -> PlayerRating:
    """The rating in a row of the table."""
    return PlayerRating(row.rating, row.deviation, row.volatility, row.games, row.at, row.opponents)


# Showing ------------------------------------------------------------------------------------------


def ratings_of(connection: Connection, player: str) -> list[dict[str, Any]]:
    """The ratings of a player as they stand now, one for each ladder with games."""
    table = people.rating
    rows = connection.execute(
        select(table)
        .where(table.c.player == player, table.c.games > 0)
        .order_by(table.c.level, table.c.call.desc())
    )
    return [{"level": row.level, "call": row.call, **shown(read_rating(row))} for row in rows]


def shown(rating: PlayerRating) -> dict[str, Any]:
    """A rating as clients get it."""
    current = aged(rating, now())
    return {
        "rating": round(current.rating),
        "deviation": round(current.deviation),
        "provisional": current.provisional,
        "games": current.games,
    }


def history_of(connection: Connection, player: str, most: int = 200) -> list[dict[str, Any]]:
    """The player's last rated games, the newest first, with the rating after each.

    Private ones, which could be rated once, are left out.
    """
    table, game = people.rating_change, schema.game
    rows = connection.execute(
        select(table)
        .join(game, game.c.id == table.c.game)
        .where(table.c.player == player, game.c.private.is_(False))
        .order_by(table.c.at.desc(), table.c.number.desc())
        .limit(most)
    )
    return [
        {
            "game": row.game,
            "level": row.level,
            "call": row.call,
            "score": row.score,
            "rating": round(row.rating),
            "change": round(row.rating) - round(row.old_rating),
            "time": row.at,
        }
        for row in rows
    ]


def best(connection: Connection, ladder: Ladder, most: int = 100) -> list[dict[str, Any]]:
    """The leaderboard of a ladder: those whose rating is established, the best first."""
    table, player = people.rating, schema.player
    rows = connection.execute(
        select(table, player.c.name, player.c.kind, player.c.avatar)
        .join(player, player.c.id == table.c.player)
        .where(
            table.c.level == ladder.level,
            table.c.call == str(ladder.call),
            # It only grows with time: what is a guess already need not be looked at.
            table.c.deviation <= PROVISIONAL,
            table.c.opponents >= OPPONENTS,
        )
        .order_by(table.c.rating.desc(), table.c.player)
        .limit(10 * most)
    )
    ranks: list[dict[str, Any]] = []
    for row in rows:
        if len(ranks) == most:
            break
        rating = shown(read_rating(row))
        if not rating["provisional"]:
            who = {
                "id": row.player,
                "name": row.name,
                "kind": row.kind,
                "avatar": avatar_of(row.player, row.avatar),
            }
            ranks.append({"rank": len(ranks) + 1, "player": who, **rating})
    return ranks


# Checking -----------------------------------------------------------------------------------------


def check_standings(connection: Connection) -> Iterator[str]:
    """What is wrong with the ratings: each fault as a sentence for operators."""
    change = people.rating_change
    rows = connection.execute(
        select(change).order_by(change.c.player, change.c.level, change.c.call, change.c.number)
    ).all()
    games = {(row.game, row.player): row for row in rows}
    others: dict[str, list[Row[Any]]] = {}
    for row in rows:
        others.setdefault(row.game, []).append(row)
    last: dict[tuple[str, int, str], PlayerRating] = {}
    for key, chain in groupby(rows, lambda row: (row.player, row.level, row.call)):
        rating = NEWCOMER
        met: set[str] = set()
        for row in chain:
            yield from _check_change(row, rating, others[row.game])
            rating = PlayerRating(row.rating, row.deviation, row.volatility, row.number + 1, row.at)
            met |= {other.player for other in others[row.game]} - {row.player}
        last[key] = replace(rating, opponents=len(met))
    yield from _check_results(connection, games)
    yield from _check_current(connection, last)


def _check_change(row: Row[Any], before: PlayerRating, pair: list[Row[Any]]) -> Iterator[str]:
    """One change follows from the one before and from the game."""
    where = f"rating of {row.player} after game {row.game}"
    if len(pair) != 2:
        yield f"{where}: the game has {len(pair)} changes, not two"
        return
    if row.number != before.games or not _same(_old(row), before):
        yield f"{where}: does not begin where the game before it ended"
    other = next(each for each in pair if each.player != row.player)
    expected, _ = rate(_old(row), _old(other), row.score, row.at)
    if not _same(PlayerRating(row.rating, row.deviation, row.volatility), expected):
        yield f"{where}: is {row.rating:.2f}, but {expected.rating:.2f} when computed again"


def _old(row: Row[Any]) -> PlayerRating:
    return PlayerRating(
        row.old_rating, row.old_deviation, row.old_volatility, row.number, row.old_at
    )


def _same(rating: PlayerRating, other: PlayerRating) -> bool:
    return (
        isclose(rating.rating, other.rating, abs_tol=1e-6)
        and isclose(rating.deviation, other.deviation, abs_tol=1e-6)
        and isclose(rating.volatility, other.volatility, abs_tol=1e-9)
    )


def _check_results(connection: Connection, games: dict[tuple[str, str], Row[Any]]) -> Iterator[str]:
    """The changes are those of the games' results."""
    table = schema.game
    rows = {row.id: row for row in connection.execute(select(table).where(table.c.rated))}
    for (game, player), change in games.items():
        row = rows.get(game)
        worth = None if row is None else score(row.result)
        if row is None or worth is None:
            yield f"game {game} has changed ratings, but is none that counts"
        elif change.score != (worth if player == row.first else 1 - worth):
            yield f"rating of {player} after game {game}: score {change.score}, result {row.result}"
    for row in connection.execute(_unrated()):
        yield f"game {row.id} is rated and over, but has not changed any rating yet"


def _check_current(
    connection: Connection, last: dict[tuple[str, int, str], PlayerRating]
) -> Iterator[str]:
    """The ratings that are shown are those after the last games."""
    deleted = set(
        connection.execute(
            select(schema.player.c.id).where(schema.player.c.kind == _UNRATED_KIND)
        ).scalars()
    )
    current = {
        (row.player, row.level, row.call): read_rating(row)
        for row in connection.execute(select(people.rating))
    }
    for key in sorted(current.keys() | last.keys()):
        if key[0] in deleted:
            continue
        rating, expected = current.get(key, NEWCOMER), last.get(key, NEWCOMER)
        where = f"rating of {key[0]} at {key[1]}/{key[2]}"
        if rating.games != expected.games or not _same(rating, expected):
            yield f"{where}: differs from its last game's"
        if rating.opponents != expected.opponents:
            yield f"{where}: {rating.opponents} opponents, but {expected.opponents} in its games"
