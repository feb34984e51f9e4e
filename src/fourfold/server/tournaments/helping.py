"""Helpers, and the keys by which people at a club help without an account.

All keys of a tournament are made from its secret, so that they can be printed again at any time.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, select

from fourfold.server.people.names import skeleton
from fourfold.server.people.sessions import ACCOUNTS
from fourfold.server.store import Store, people, schema
from fourfold.server.store.schema import now
from fourfold.server.store.tournaments import tournament_helper
from fourfold.server.store.upsert import insert_first
from fourfold.server.topics import Topic

from .actors import Actor, need_directing, need_principal
from .errors import DeskKeyWrong, HelperUnknown, TooManyHelpers
from .log.appending import stir
from .log.loading import Announced, LoadedTournament, TournamentLoader
from .log.news import TournamentNews

#: The most helpers of a tournament.
_MOST: Final = 50
#: Characters of a key: 100 bits.
_LENGTH: Final = 20


class TournamentKeys(NamedTuple):
    """Addresses to open: of the director's desk, and of each table by its number."""

    desk: str
    tables: dict[int, str]


def desk_key(announced: Announced) -> str:
    """The key of the director's desk."""
    return _key(announced, "desk")


def table_key(announced: Announced, table: int) -> str:
    """The key of a table."""
    return _key(announced, f"table {table}")


def check_key(expected: str, given: str) -> None:
    """Refuse another key."""
    if not hmac.compare_digest(expected.encode(), given.strip().lower().encode()):
        raise DeskKeyWrong


def addresses(loaded: LoadedTournament, root: str) -> TournamentKeys:
    """The addresses of the desk and of all tables, `root` being that of the server."""
    here = f"{root}/tournaments/{loaded.id}"
    count = table_count(loaded)
    return TournamentKeys(
        f"{here}/desk#{desk_key(loaded.announced)}",
        {
            table: f"{here}/table/{table}#{table_key(loaded.announced, table)}"
            for table in range(1, count + 1)
        },
    )


def table_count(loaded: LoadedTournament) -> int:
    """How many tables are needed: as many as were ever in use together, or could be now."""
    paired = max((each.real_table for each in loaded.state.meetings()), default=0)
    return max(paired, len(loaded.state.playing) // 2)


class Helpers:
    """Who may direct besides the director."""

    def __init__(
        self, store: Store, loader: TournamentLoader, changed: Topic[TournamentNews]
    ) -> None:
        self._store = store
        self._loader = loader
        self._changed = changed

    async def add(self, name: str, actor: Actor, helper: str) -> LoadedTournament:
        """Let the account of this name help; again is harmless."""
        loaded = await self._loader.fresh(name)
        need_principal(loaded, actor)
        player, key = schema.player.c, people.name_key.c
        row = await self._store.row(
            select(player.id, player.kind)
            .join(people.name_key, key.player == player.id)
            .where(key.key == skeleton(helper))
        )
        if row is None or row.kind not in ACCOUNTS:
            raise HelperUnknown
        return await self._keep(loaded, row.id)

    async def remove(self, name: str, actor: Actor, player: str) -> LoadedTournament:
        """Remove a helper; helpers can only remove themselves."""
        loaded = await self._loader.fresh(name)
        if player != actor.player or not player:
            need_principal(loaded, actor)
        if all(helper.id != player for helper in loaded.helpers):
            raise HelperUnknown
        table = tournament_helper.c

        def unit(connection: Connection) -> None:
            connection.execute(
                delete(tournament_helper).where(table.tournament == name, table.player == player)
            )
            stir(connection, name)

        return await self._changed_by(unit, name)

    async def check(self, name: str, key: str) -> None:
        """Refuse a caller without the director's key."""
        check_key(desk_key((await self._loader.fresh(name)).announced), key)

    async def join(self, name: str, actor: Actor, key: str) -> LoadedTournament:
        """Become a helper by the director's key, also as a guest."""
        loaded = await self._loader.fresh(name)
        check_key(desk_key(loaded.announced), key)
        director = loaded.announced.director
        if director is not None and director.id == actor.player:
            return loaded
        return await self._keep(loaded, actor.player)

    async def keys(self, name: str, actor: Actor, root: str) -> TournamentKeys:
        """The addresses with their keys, for those who direct."""
        loaded = await self._loader.fresh(name)
        need_directing(loaded, actor)
        return addresses(loaded, root)

    async def _keep(self, loaded: LoadedTournament, player: str) -> LoadedTournament:
        table, row = tournament_helper, {"tournament": loaded.id, "player": player}

        def unit(connection: Connection) -> None:
            many = select(func.count()).where(table.c.tournament == loaded.id)
            if not insert_first(connection, table, {**row, "created": now()}):
                return
            if connection.execute(many).scalar_one() > _MOST:
                raise TooManyHelpers(most=_MOST)
            stir(connection, loaded.id)

        return await self._changed_by(unit, loaded.id)

    async def _changed_by(self, unit: Any, name: str) -> LoadedTournament:  # noqa: ANN401  # a unit
        await self._store.write(unit)
        after = await self._loader.fresh(name)
        self._changed.publish(TournamentNews(after))
        return after


def _key(announced: Announced, what: str) -> str:
    mark = hmac.digest(bytes.fromhex(announced.secret), what.encode(), hashlib.sha256)
    return base64.b32encode(mark)[:_LENGTH].decode().lower()
