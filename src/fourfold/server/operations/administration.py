"""What operators do with accounts: list, reset, rename, block, delete."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, or_, select, update

from fourfold.server.games.actions import Games
from fourfold.server.games.appending import Appender
from fourfold.server.games.loading import Loader
from fourfold.server.games.starting.quotas import Quotas
from fourfold.server.games.starting.starter import Starter
from fourfold.server.games.uptime import Uptime
from fourfold.server.games.views.snapshot import News
from fourfold.server.people import passwords
from fourfold.server.people.accounts import keep_codes, rename_player, write_name
from fourfold.server.people.deletion import delete_player
from fourfold.server.people.names import clean_name, skeleton
from fourfold.server.people.reports import list_reports
from fourfold.server.people.sessions import ACCOUNTS, end_sessions
from fourfold.server.people.standings import count_game
from fourfold.server.settings import Settings
from fourfold.server.store import (
    Store,
    open_store,
    people,
    schema,
)
from fourfold.server.store.schema import now
from fourfold.server.store.tournaments import tournament, tournament_report
from fourfold.server.topics import Topic
from fourfold.server.tournaments import Tournaments
from fourfold.server.tournaments.complaints import list_complaints
from fourfold.server.tournaments.leaving import leave_tournaments


class NoSuchPlayer(LookupError):  # noqa: N818  # says what is the case
    """There is no player of this name or id."""


@asynccontextmanager
async def administering(settings: Settings) -> AsyncIterator[Administration]:
    """Administer the database of these settings, also while a server runs."""
    store = open_store(settings.database_url)
    try:
        await store.prepare()
        store.start()
        yield Administration(store, settings)
    finally:
        await store.close()


class Administration:
    """The accounts, for operators."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    async def accounts(self) -> list[dict[str, Any]]:
        """All accounts, with how often they or their tournaments were reported, and why."""
        rows = await self._store.rows(_listing().order_by(schema.player.c.name))
        reasons: dict[str, set[str]] = {}
        for report in await self._store.read(list_reports):
            reasons.setdefault(report["player"], set()).add(report["reason"])
        for report in await self._store.read(list_complaints):
            if report["director"] is not None:
                reason = f"tournament {report['tournament']}: {report['reason']}"
                reasons.setdefault(report["director"], set()).add(reason)
        return [
            {**row._mapping, "reasons": sorted(reasons.get(row.id, ()))}  # noqa: SLF001  # SQLAlchemy's public name
            for row in rows
        ]

    async def find(self, name: str) -> Row[Any]:
        """The player of this id, or the account of this name."""
        player, key = schema.player, people.name_key
        row = await self._store.row(select(player).where(player.c.id == name))
        if row is None:
            row = await self._store.row(select(player).join(key).where(key.c.key == skeleton(name)))
        if row is None or row.kind in {"deleted", "computer"}:
            raise NoSuchPlayer(name)
        return row

    async def reset(self, name: str) -> tuple[str, str]:
        """Reset the password; returns the name and a code that sets a new password once."""
        row = await self._account(name)
        (code, *_), unknown = passwords.new_codes(), secrets.token_hex(32)
        kept = await passwords.hash_password(unknown)

        def keep(connection: Connection) -> None:
            table = people.account
            connection.execute(
                update(table).where(table.c.player == row.id).values(password=kept, changed=now())
            )
            keep_codes(connection, row.id, [code])
            _shut_out(connection, row.id)

        await self._store.write(keep)
        return row.name, code

    async def rename(self, old: str, new: str) -> tuple[str, str]:
        """Give a player another name; returns both names."""
        row = await self.find(old)
        name = clean_name(new)

        def keep(connection: Connection) -> None:
            rename_player(connection, row.id, name)
            connection.execute(delete(people.report).where(people.report.c.player == row.id))

        await write_name(self._store, keep, name)
        return row.name, name

    async def block(self, name: str, undo: bool = False) -> str:
        """Block an account, or unblock it; returns its name."""
        row = await self._account(name)

        def keep(connection: Connection) -> None:
            table = people.account
            connection.execute(
                update(table)
                .where(table.c.player == row.id)
                .values(blocked=None if undo else now())
            )
            if not undo:
                _shut_out(connection, row.id)

        await self._store.write(keep)
        return str(row.name)

    async def delete(self, name: str) -> str:
        """Delete a player as they could themselves; returns the name they had."""
        row = await self.find(name)
        loader = Loader(self._store)
        appended = Topic[News]()
        uptime = Uptime(self._store, schema.new_id())
        appender = Appender(
            self._store, loader, self._settings, appended, uptime=uptime, at_end=[count_game]
        )
        quotas = Quotas(self._settings)
        starter = Starter(self._store, loader, appended, self._settings, quotas)
        games = Games(loader, appender, starter, appended)
        tournaments = Tournaments(self._store, self._settings)
        await delete_player(self._store, games, row.id, [partial(leave_tournaments, tournaments)])
        # A clock may have made this process known; it does not serve anybody.
        await uptime.end(now())
        return str(row.name)

    async def _account(self, name: str) -> Row[Any]:
        row = await self.find(name)
        if row.kind not in ACCOUNTS:
            raise NoSuchPlayer(name)
        return row


def _listing() -> Select[Any]:
    player, account, report, game = schema.player, people.account, people.report, schema.game
    reports = (
        select(func.count())
        .where(report.c.player == player.c.id)
        .correlate(player)
        .scalar_subquery()
    )
    complaints = (
        select(func.count())
        .select_from(tournament_report.join(tournament))
        .where(tournament.c.director == player.c.id)
        .correlate(player)
        .scalar_subquery()
    )
    games = (
        select(func.count())
        .where(or_(game.c.first == player.c.id, game.c.second == player.c.id))
        .correlate(player)
        .scalar_subquery()
    )
    return select(
        player.c.id,
        player.c.name,
        player.c.kind,
        player.c.created,
        account.c.blocked,
        games.label("games"),
        (reports + complaints).label("reports"),
    ).join(account, account.c.player == player.c.id)


def _shut_out(connection: Connection, player: str) -> None:
    """End every session and token."""
    end_sessions(connection, player)
    connection.execute(delete(people.token).where(people.token.c.player == player))
