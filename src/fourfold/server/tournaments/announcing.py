"""Announcing tournaments, changing what was announced, cancelling."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select

from fourfold.server.settings import Settings
from fourfold.server.store import Store, StoreUnavailable
from fourfold.server.store.requests import answered_before
from fourfold.server.store.schema import new_id, now
from fourfold.server.store.tournaments import tournament, tournament_event
from fourfold.server.topics import Topic
from fourfold.tournaments import LogLine, Regulations, Tournament, fold, parse_event

from .actors import Actor, need_directing, need_principal
from .errors import (
    EntryForAccounts,
    TooManyTournaments,
    TournamentBegun,
    TournamentCancelled,
    TournamentOver,
)
from .log.appending import touch
from .log.loading import LoadedTournament, TournamentLoader
from .log.news import TournamentNews
from .log.progress import derived
from .terms import NewPlan

_DAY: Final = 24 * 3600 * 1000
#: How often a change is tried again after others were faster.
_TRIES: Final = 40


class Announcements:
    """What is settled about a tournament besides its log."""

    def __init__(
        self,
        store: Store,
        loader: TournamentLoader,
        settings: Settings,
        changed: Topic[TournamentNews],
    ) -> None:
        self._store = store
        self._loader = loader
        self._settings = settings
        self._changed = changed

    async def announce(self, wanted: NewPlan, actor: Actor) -> LoadedTournament:
        """Announce a tournament; the actor directs it, an operator's has no director."""
        if not (actor.operator or actor.has_account):
            raise EntryForAccounts
        checked, name, time = wanted.checked(), new_id(), now()
        row = {
            **checked.row(),
            "id": name,
            "director": actor.player or None,
            "secret": secrets.token_hex(32),
            "created": time,
            "touched": time,
            **derived(Tournament(checked.regulations), None),
        }

        def unit(connection: Connection) -> str:
            if actor.player:
                made = answered_before(connection, actor.player, actor.key, "tournament", name)
                if made is not None:
                    return made
                self._check_quota(connection, actor.player)
            connection.execute(insert(tournament).values(row))
            return name

        loaded = await self._loader.fresh(await self._store.write(unit))
        self._changed.publish(TournamentNews(loaded))
        return loaded

    async def change(self, name: str, changes: dict[str, Any], actor: Actor) -> LoadedTournament:
        """Change what was announced; the regulations, the venue and rating only before it begins.

        `changes`: some of the fields of `NewPlan`.
        """
        for _ in range(_TRIES):
            loaded = await self._loader.fresh(name)
            need_directing(loaded, actor)
            row = await self._changed_row(loaded, changes)
            after = await self._write(loaded, row)
            if after is not None:
                return after
        raise StoreUnavailable("too many act in one tournament at once")

    async def cancel(self, name: str, actor: Actor) -> LoadedTournament:
        """Cancel a tournament for good; asking again is harmless."""
        for _ in range(_TRIES):
            loaded = await self._loader.fresh(name)
            need_principal(loaded, actor)
            if loaded.announced.cancelled is not None:
                return loaded
            if loaded.state.finished:
                raise TournamentOver
            after = await self._write(loaded, {"cancelled": now(), "status": "cancelled"})
            if after is not None:
                return after
        raise StoreUnavailable("too many act in one tournament at once")

    async def _changed_row(
        self, loaded: LoadedTournament, changes: dict[str, Any]
    ) -> dict[str, Any]:
        """The columns after a change, or a refusal."""
        before = loaded.announced
        if before.cancelled is not None:
            raise TournamentCancelled
        if loaded.state.finished:
            raise TournamentOver
        plan = NewPlan.of(before)
        wanted = replace(plan, **changes)
        if wanted.registration != "code" and "code" not in changes:
            wanted = replace(wanted, code=None)
        checked = wanted.checked(before.regulations.seed, before)
        settled = (checked.regulations, wanted.venue, wanted.rated)
        if settled == (before.regulations, before.venue, before.rated):
            return checked.row()
        if loaded.state.rounds:
            raise TournamentBegun
        if wanted.venue != before.venue and loaded.state.entrants:
            # Who plays on the server is not typed in, and the other way round.
            raise TournamentBegun
        state = await self._refolded(loaded, checked.regulations)
        return {**checked.row(), **derived(state, None)}

    async def _refolded(self, loaded: LoadedTournament, regulations: Regulations) -> Tournament:
        """The state under other regulations; refused when the entries do not fit them."""
        table = tournament_event.c
        rows = await self._store.rows(
            select(table.number, table.time, table.event)
            .where(table.tournament == loaded.id, table.number <= loaded.state.number)
            .order_by(table.number)
        )
        return fold(
            regulations, [LogLine(row.number, row.time, parse_event(row.event)) for row in rows]
        )

    async def _write(
        self, loaded: LoadedTournament, row: dict[str, Any]
    ) -> LoadedTournament | None:
        values = {**row, "version": loaded.announced.version + 1}
        if not await self._store.write(lambda connection: touch(connection, loaded, values)):
            return None
        after = await self._loader.fresh(loaded.id)
        self._changed.publish(TournamentNews(after))
        return after

    def _check_quota(self, connection: Connection, player: str) -> None:
        """Refuse a tournament to an account that has announced enough of them."""
        if not self._settings.rate_limits:
            return
        table = tournament.c
        mine = select(func.count()).where(table.director == player)
        today = connection.execute(mine.where(table.created > now() - _DAY)).scalar_one()
        open_ones = table.status.in_(("announced", "running"))
        standing = connection.execute(mine.where(open_ones)).scalar_one()
        for most, count in (
            (self._settings.account_tournaments_per_day, today),
            (self._settings.account_tournaments, standing),
        ):
            if 0 < most <= count:
                raise TooManyTournaments(most=most)
