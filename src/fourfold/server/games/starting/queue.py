"""The queue: players wait for a game, and whoever fits is paired, in one transaction.

The entries are rows of one table, so that every process sees the same queue. A process that holds a
player's connection notes in the row, again and again, that the player is there. Only players who
are there are paired: their rows are locked, deleted, and the game is written, together or not at
all. So nobody is paired twice, whichever processes try at the same time and whichever of them dies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from pydantic import BaseModel, Field
from sqlalchemy import ColumnElement, Connection, Row, Select, delete, func, or_, select, update

from fourfold.server.games.errors import RatedForAccounts, RatedOften
from fourfold.server.games.loading import Loader, Seated
from fourfold.server.games.views.snapshot import News
from fourfold.server.store import Store, people
from fourfold.server.store import schema as tables
from fourfold.server.store.requests import answered_before
from fourfold.server.store.schema import new_id, now
from fourfold.server.store.upsert import insert_or_update
from fourfold.server.topics import Topic

from .blocks import kept_apart
from .lots import Lot, new_nonce, new_secret
from .pairing import UNRATED, Seeker, find_pairs, offers_computer, rating_range
from .quotas import Quotas
from .rated import check_pair
from .starter import Starter, begun_between
from .terms import NewSeek

#: For how many milliseconds a player counts as there after a process last saw the connection. Each
#: looks once a second, but may be late, and clocks of machines differ a little.
_THERE: Final = 5_000
#: After how many without a connection the entry ends: time enough to come back to another process.
_GONE: Final = 15_000
#: A game that the queue began so many milliseconds ago is new.
_NEW: Final = 30_000
#: How many kinds of games are listed.
_GROUPS: Final = 20


class QueueEntry(BaseModel):
    """What a player waits for, since when, and whom they would be paired with now."""

    level: int
    call: str
    clock: str
    rated: bool
    edition: str
    since: int
    waited: int = Field(description="Milliseconds, when this was written.")
    rating: int = Field(description="What pairing goes by; 1500 for those without a rating.")
    range: int | None = Field(description="How far an opponent's may be from it; null for any.")
    computer: bool = Field(description="Whether to offer the computer, after a long wait.")

    def without_time(self) -> QueueEntry:
        """The same, without what changes all the time."""
        return self.model_copy(update={"waited": 0})


class WaitingGroup(BaseModel):
    """How many wait for the same game."""

    level: int
    call: str
    clock: str
    rated: bool
    count: int


class QueueShown(BaseModel):
    """The queue as one player sees it.

    `game`: what the queue has just begun for them, for those who did not hear of it.
    """

    entry: QueueEntry | None
    game: str | None
    waiting: int = Field(description="How many wait, whatever for.")
    groups: list[WaitingGroup] = Field(description="What for, the most first.")


class Queue:
    """Those who wait, in all processes."""

    def __init__(
        self,
        store: Store,
        loader: Loader,
        starter: Starter,
        quotas: Quotas,
        *,
        appended: Topic[News],
        changed: Topic[None],
    ) -> None:
        self._store = store
        self._loader = loader
        self._starter = starter
        self._quotas = quotas
        self._appended = appended
        self._changed = changed

    async def join(self, wanted: NewSeek, player: Seated, key: str | None) -> None:
        """Let a player wait; for another game instead, if they wait already."""
        terms = wanted.terms()
        if wanted.rated and player.kind not in ("account", "bot"):
            raise RatedForAccounts
        assert player.id is not None
        by = player.id
        sought = {
            "level": terms.level,
            "call": terms.call,
            "clock": terms.clock,
            "rated": terms.rated,
            "edition": terms.edition,
        }

        def unit(connection: Connection) -> None:
            # A request that is repeated after its player was paired must not find another game.
            if answered_before(connection, by, key, "queue", new_id()) is not None:
                return
            self._quotas.check_game(connection, player)
            table, time = tables.seeker, now()
            before = connection.execute(select(table).where(table.c.player == by)).first()
            same = before is not None and all(getattr(before, n) == v for n, v in sought.items())
            row = {
                **sought,
                "rating": _rating(connection, by, terms.level, terms.call),
                "since": before.since if before is not None and same else time,
            }
            # Not there before a process says so: this one may not have the connection.
            new = {"player": by, **row, "seen": time - _THERE}
            insert_or_update(connection, table, new, row)

        await self._store.write(unit)
        self._changed.publish(None)

    async def leave(self, player: str) -> None:
        """Let a player wait no more."""
        await self._store.write(lambda connection: leave_queue(connection, player))
        self._changed.publish(None)

    async def away(self, player: str) -> None:
        """A connection of a player has ended: pair them only if a process sees another one."""
        table, before = tables.seeker, now() - _THERE
        await self._store.execute(
            update(table).where(table.c.player == player, table.c.seen > before).values(seen=before)
        )

    async def show(self, player: str | None) -> QueueShown:
        """The queue as a player sees it."""
        rows = await self.waiting()
        entry = next((row for row in rows if row.player == player), None)
        game = None
        if player is not None and entry is None:
            game = (await self.begun([player])).get(player)
        return shown(entry, game, groups_of(rows))

    async def waiting(self) -> Sequence[Row[Any]]:
        """The rows of all who wait, in the order in which they came."""
        table = tables.seeker
        return await self._store.rows(select(table).order_by(table.c.since, table.c.player))

    async def begun(self, players: Collection[str]) -> dict[str, str]:
        """The games that the queue has just begun for these players."""
        game, since = tables.game.c, now() - _NEW
        rows = await self._store.rows(
            select(game.id, game.first, game.second)
            .where(
                or_(game.first.in_(players), game.second.in_(players)),
                game.queued,
                game.status == "playing",
                # Nothing is touched before it began: this is what the index finds.
                game.touched > since,
                game.began > since,
            )
            .order_by(game.began)
        )
        return {player: row.id for row in rows for player in (row.first, row.second)}

    async def pair(self, there: Collection[str]) -> bool:
        """Note who is there, drop who is not, and begin the games of those who fit.

        Whether anything has changed that is worth telling.
        """

        def unit(connection: Connection) -> tuple[list[str], bool]:
            time, table = now(), tables.seeker
            here = _lock(connection, table.c.player.in_(there))
            connection.execute(update(table).where(table.c.player.in_(here)).values(seen=time))
            gone = _lock(connection, table.c.seen < time - _GONE)
            leave_queue(connection, *gone)
            return self._begin(connection, time), bool(gone)

        games, gone = await self._store.write(unit)
        for game in games:
            self._appended.publish(News(await self._loader.fresh(game)))
        if games or gone:
            self._changed.publish(None)
        return bool(games or gone)

    def _begin(self, connection: Connection, time: int) -> list[str]:
        """Begin the games of all who fit; what they are called."""
        # Rows that another process is about to change are left to it.
        locked = _there(time).with_for_update(of=tables.seeker, skip_locked=True)
        rows = {row.player: row for row in connection.execute(locked)}
        seekers = [Seeker(row.player, _game(row), row.rating, row.since) for row in rows.values()]
        rated = {row.player for row in rows.values() if row.rated}

        def may_meet(one: str, other: str) -> bool:
            return _may_meet(connection, one, other, time, rated=one in rated)

        games = []
        for one, other in find_pairs(seekers, time, may_meet):
            games.append(new_id())
            self._insert(connection, games[-1], rows[one.player], rows[other.player], time)
            leave_queue(connection, one.player, other.player)
        return games

    def _insert(
        self, connection: Connection, game: str, one: Row[Any], other: Row[Any], time: int
    ) -> None:
        """Write a game of two who waited; the first one did so for longer."""
        terms = NewSeek(
            level=one.level,
            call=one.call,
            clock=one.clock,
            rated=one.rated,
            edition=one.edition if one.edition == other.edition else "classic",
        ).terms()
        lot = Lot.draw(new_secret(), new_nonce(), new_nonce())
        creator, joiner = (
            Seated(row.player, row.name, row.kind, avatar=row.avatar) for row in (one, other)
        )
        begun = begun_between(connection, terms, creator, joiner, lot)
        self._starter.insert(connection, game, replace(begun, queued=True), time)


def leave_queue(connection: Connection, *players: str) -> None:
    """Let these players wait no more."""
    table = tables.seeker
    connection.execute(delete(table).where(table.c.player.in_(players)))


def groups_of(rows: Collection[Row[Any]]) -> list[WaitingGroup]:
    """How many wait for which game, the most first; without those who have just gone."""
    since = now() - _THERE
    groups = Counter(_game(row) for row in rows if max(row.seen, row.since) > since)
    return [
        WaitingGroup(level=level, call=call, clock=clock, rated=rated, count=count)
        for (level, call, clock, rated), count in groups.most_common()
    ]


def shown(entry: Row[Any] | None, game: str | None, groups: list[WaitingGroup]) -> QueueShown:
    """The queue as one player sees it."""
    waiting = sum(group.count for group in groups)
    return QueueShown(
        entry=None if entry is None else _entry(entry, now()),
        game=game,
        waiting=waiting,
        groups=groups[:_GROUPS],
    )


def is_gone(row: Row[Any]) -> bool:
    """Whether somebody who waited has been away for too long."""
    gone: bool = row.seen < now() - _GONE
    return gone


def _entry(row: Row[Any], time: int) -> QueueEntry:
    waited = max(0, time - row.since)
    return QueueEntry(
        level=row.level,
        call=row.call,
        clock=row.clock,
        rated=row.rated,
        edition=row.edition,
        since=row.since,
        waited=waited,
        rating=round(row.rating),
        range=rating_range(waited),
        computer=offers_computer(waited),
    )


def _game(row: Row[Any]) -> tuple[int, str, str, bool]:
    """What has to be the same for two who wait."""
    return row.level, row.call, row.clock, row.rated


def _rating(connection: Connection, player: str, level: int, call: str) -> float:
    table = people.rating.c
    found = connection.execute(
        select(table.rating).where(table.player == player, table.level == level, table.call == call)
    ).scalar_one_or_none()
    return UNRATED if found is None else float(found)


def _lock(connection: Connection, condition: ColumnElement[bool]) -> Sequence[str]:
    """Lock the entries of some players; those that another process is changing are left to it."""
    table = tables.seeker
    locked = select(table.c.player).where(condition).with_for_update(skip_locked=True)
    return connection.execute(locked).scalars().all()


def _there(time: int) -> Select[Any]:
    """Those who wait and are there, with what a game needs to know of them."""
    table, player = tables.seeker, tables.player.c
    return (
        select(table, player.name, player.kind, player.avatar)
        .join(tables.player, player.id == table.c.player)
        .where(table.c.seen > time - _THERE, player.kind != "deleted")
    )


def _may_meet(connection: Connection, one: str, other: str, time: int, *, rated: bool) -> bool:
    """Whether two may be brought together: not themselves, nor blocked, nor rated too often."""
    if other in kept_apart(connection, one) or _share_browser(connection, one, other):
        return False
    if rated:
        try:
            check_pair(connection, one, other, time)
        except RatedOften:
            return False
    return True


def _share_browser(connection: Connection, one: str, other: str) -> bool:
    """Whether two players have used the same browser, so that they may be one person."""
    own, theirs = tables.session.alias("own"), tables.session.alias("theirs")
    shared = (
        select(func.count())
        .select_from(own.join(theirs, theirs.c.browser == own.c.browser))
        .where(own.c.player == one, theirs.c.player == other)
    )
    return connection.execute(shared).scalar_one() > 0
