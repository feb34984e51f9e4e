"""Who takes part: entering, withdrawing, pausing, by oneself or by those who direct."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, select

from fourfold.play.opponents.players import OPPONENTS
from fourfold.server.games.errors import OpponentUnknown
from fourfold.server.people.names import clean_entrant
from fourfold.server.store import Store, people
from fourfold.server.store.tournaments import tournament_entrant
from fourfold.server.store.upsert import insert_or_update
from fourfold.tournaments import (
    ByeGranted,
    Entered,
    EntryCorrected,
    Event,
    Forfeited,
    LineupChanged,
    Paused,
    Resumed,
    Withdrawn,
)
from fourfold.tournaments.exchange import read_players
from fourfold.tournaments.exchange.players import free_ids
from fourfold.tournaments.regulations import UNRATED

from .actors import Actor, need_directing, need_entrant
from .errors import (
    AccountNamed,
    CodeWrong,
    ComputersAtTables,
    EntryClosed,
    EntryForAccounts,
    RatingOutside,
    TeamsTypedIn,
    TypedInOnServer,
)
from .log.appending import TournamentAppender, TournamentPlan
from .log.loading import EntrantPlayer, LoadedTournament, TournamentLoader

_Row = dict[str, Any]
#: The highest rating that can be typed in.
_HIGHEST: Final = 4000


class Entries:
    """Those who take part."""

    def __init__(
        self, store: Store, loader: TournamentLoader, appender: TournamentAppender
    ) -> None:
        self._store = store
        self._loader = loader
        self._appender = appender

    # By themselves ----------------------------------------------------------------------------

    async def enter(self, name: str, actor: Actor, code: str | None = None) -> LoadedTournament:
        """Register oneself."""
        if not actor.has_account:
            raise EntryForAccounts
        loaded = await self._loader.fresh(name)
        rating = await self._rating(loaded, actor.player)

        def choose(loaded: LoadedTournament, _: int) -> TournamentPlan:
            here = loaded.announced
            if here.registration == "closed":
                raise EntryClosed
            if here.registration == "code" and not _is_code(here.code, code):
                raise CodeWrong
            if here.regulations.teams:
                raise TeamsTypedIn
            least, most = here.rating_min, here.rating_max
            if not (least or 0) <= (rating or UNRATED) <= (_HIGHEST if most is None else most):
                raise RatingOutside(rating=rating or UNRATED)
            event = Entered(actor.player, actor.name, rating, bot=actor.kind == "bot")
            rows = [_row(loaded, actor.player, player=actor.player)]
            return TournamentPlan((event,), _keeping(rows))

        return await self._appender.append(name, choose, actor)

    async def withdraw_self(self, name: str, actor: Actor) -> LoadedTournament:
        """Leave a tournament for good."""
        return await self._appender.append(
            name,
            lambda loaded, _: TournamentPlan(_leaving(loaded, need_entrant(loaded, actor))),
            actor,
        )

    async def pause_self(
        self, name: str, actor: Actor, *, resume: bool = False
    ) -> LoadedTournament:
        """Pause, or come back."""
        kind = Resumed if resume else Paused
        return await self._appender.append(
            name,
            lambda loaded, _: TournamentPlan((kind(need_entrant(loaded, actor)),)),
            actor,
        )

    # By those who direct ----------------------------------------------------------------------

    async def add(
        self,
        name: str,
        actor: Actor,
        wanted: Entered,
        strength: str | None = None,
    ) -> LoadedTournament:
        """Enter one: a person or a team at real tables, or a computer player on the server.

        The id of `wanted` does not matter; it gets a free one.
        """

        def choose(loaded: LoadedTournament, _: int) -> TournamentPlan:
            need_directing(loaded, actor)
            _check_typed(loaded, strength)
            free = next(free_ids(loaded.state))
            event = Entered(
                free,
                clean_entrant(wanted.name),
                wanted.rating,
                wanted.bot or strength is not None,
                tuple(map(clean_entrant, wanted.members)),
            )
            rows = [] if strength is None else [_row(loaded, free, strength=strength)]
            return TournamentPlan((event,), _keeping(rows) if rows else None)

        return await self._appender.append(name, choose, actor)

    async def add_file(
        self, name: str, actor: Actor, data: bytes
    ) -> tuple[LoadedTournament, list[str]]:
        """Enter all in a CSV file, or none if anything in it is wrong; their ids."""
        loaded = await self._loader.fresh(name)
        need_directing(loaded, actor)
        _check_typed(loaded, None)
        entered: list[str] = []
        # A long list takes a second to read.
        listed = await asyncio.to_thread(_read_file, loaded, data)

        def choose(now: LoadedTournament, _: int) -> TournamentPlan:
            need_directing(now, actor)
            _check_typed(now, None)
            entries = listed
            if now.state is not loaded.state:
                entries = _read_file(now, data)
            entered[:] = [entry.id for entry in entries]
            return TournamentPlan(entries)

        after = await self._appender.append(name, choose, actor)
        return after, entered

    async def withdraw(self, name: str, actor: Actor, entrant: str) -> LoadedTournament:
        """Withdraw an entrant."""
        return await self._direct(name, actor, lambda loaded: _leaving(loaded, entrant))

    async def pause(self, name: str, actor: Actor, entrant: str) -> LoadedTournament:
        """Let an entrant pause."""
        return await self._direct(name, actor, lambda _: (Paused(entrant),))

    async def resume(self, name: str, actor: Actor, entrant: str) -> LoadedTournament:
        """Let an entrant come back."""
        return await self._direct(name, actor, lambda _: (Resumed(entrant),))

    async def grant_bye(
        self,
        name: str,
        actor: Actor,
        entrant: str,
        round_number: int | None = None,
        points: float = 0.0,
    ) -> LoadedTournament:
        """Let an entrant sit out a coming round, by default the next one."""

        def choose(loaded: LoadedTournament) -> tuple[Event, ...]:
            number = round_number or len(loaded.state.rounds) + 1
            return (ByeGranted(entrant, number, points),)

        return await self._direct(name, actor, choose)

    async def correct(
        self,
        name: str,
        actor: Actor,
        entrant: str,
        called: str | None = None,
        rating: int | None = None,
    ) -> LoadedTournament:
        """Correct what was mistyped: the name, the rating (0 for none), or both."""

        def choose(loaded: LoadedTournament) -> tuple[Event, ...]:
            entry = loaded.state.entrant(entrant)
            if loaded.players.get(entrant, EntrantPlayer()).player is not None:
                raise AccountNamed
            right = EntryCorrected(
                entrant,
                entry.name if called is None else clean_entrant(called),
                entry.rating if rating is None else rating or None,
            )
            same = (right.name, right.rating) == (entry.name, entry.rating)
            return () if same else (right,)

        return await self._direct(name, actor, choose)

    async def change_lineup(
        self,
        name: str,
        actor: Actor,
        entrant: str,
        members: Sequence[str],
    ) -> LoadedTournament:
        """Let a team play with other members from the next round on."""
        cleaned = tuple(map(clean_entrant, members))
        return await self._direct(name, actor, lambda _: (LineupChanged(entrant, cleaned),))

    async def _direct(
        self, name: str, actor: Actor, choose: Callable[[LoadedTournament], tuple[Event, ...]]
    ) -> LoadedTournament:
        def planned(loaded: LoadedTournament, _: int) -> TournamentPlan:
            need_directing(loaded, actor)
            return TournamentPlan(choose(loaded))

        return await self._appender.append(name, planned, actor)

    async def _rating(self, loaded: LoadedTournament, player: str) -> int | None:
        """What a player is rated on the ladder of a tournament's games."""
        rules, table = loaded.announced.regulations.rules, people.rating.c
        row = await self._store.row(
            select(table.rating).where(
                table.player == player,
                table.level == max(rules.levels),
                table.call == str(rules.call),
                table.games > 0,
            )
        )
        return None if row is None else round(row.rating)


def _is_code(code: str | None, given: str | None) -> bool:
    plain = (given or "").strip().casefold().encode()
    return hmac.compare_digest((code or "").casefold().encode(), plain)


def _row(
    loaded: LoadedTournament, entrant: str, player: str | None = None, strength: str | None = None
) -> _Row:
    return {
        "tournament": loaded.id,
        "entrant": entrant,
        "player": player,
        "strength": strength,
    }


def _keeping(rows: list[_Row]) -> Any:  # noqa: ANN401  # a function of a connection
    def keep(connection: Connection) -> None:
        for row in rows:
            # A player who comes back has a row already.
            insert_or_update(connection, tournament_entrant, row, {"player": row["player"]})

    return keep


def _check_typed(loaded: LoadedTournament, strength: str | None) -> None:
    on_server = loaded.announced.venue == "server"
    if strength is None and on_server:
        raise TypedInOnServer
    if strength is not None:
        if not on_server:
            raise ComputersAtTables
        if strength not in OPPONENTS:
            raise OpponentUnknown(name=strength[:40])


def _read_file(loaded: LoadedTournament, data: bytes) -> tuple[Entered, ...]:
    entries = read_players(data, loaded.state).entries
    for entry in entries:
        for name in (entry.name, *entry.members):
            clean_entrant(name)
    return entries


def _leaving(loaded: LoadedTournament, entrant: str) -> tuple[Event, ...]:
    """A withdrawal; games on the server that have not begun are lost immediately."""
    events: list[Event] = [Withdrawn(entrant)]
    if loaded.announced.venue == "server":
        for meeting in loaded.state.meetings():
            game = meeting.open if entrant in meeting.entrants else None
            over = loaded.state.ending(meeting).over
            if game is not None and not game.started and not over:
                events.append(Forfeited(game.key, game.seat(entrant)))
    return tuple(events)
