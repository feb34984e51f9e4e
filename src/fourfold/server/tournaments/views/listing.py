"""Lists of tournaments and their logs, page by page: no log is folded for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Row, and_, case, or_, select

from fourfold.server.store import Store
from fourfold.server.store import schema as tables
from fourfold.server.store.schema import now
from fourfold.server.store.tournaments import (
    tournament,
    tournament_entrant,
    tournament_event,
    tournament_helper,
)
from fourfold.server.tournaments.actors import Actor
from fourfold.server.tournaments.errors import TournamentUnknown
from fourfold.tournaments import parse_regulations

When = Literal["upcoming", "running", "finished"]
#: How many tournaments are on a page, and how many events.
PAGE: Final = 30
LOG_PAGE: Final = 1000
_STATES: Final = {
    "upcoming": ("announced",),
    "running": ("running",),
    "finished": ("finished", "cancelled"),
}
#: Those without a start come after all others, and with them those that nobody began in time.
_NEVER: Final = 2**53
#: For how many milliseconds after its start a tournament that has not begun stays in its place.
_LATE: Final = 24 * 3600 * 1000


class TournamentPage(NamedTuple):
    """Some tournaments of a list, as JSON objects, and where the next page begins."""

    tournaments: list[dict[str, Any]]
    next: str | None


class TournamentArchive:
    """Reads what is kept of tournaments."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def listed(
        self,
        actor: Actor,
        when: When | None = None,
        *,
        mine: bool = False,
        cursor: str | None = None,
        most: int = PAGE,
    ) -> TournamentPage:
        """Tournaments: those to come by their start, the others from the newest change back.

        `mine`: only those that the actor directs, helps or takes part in. `cursor`: the `next` of
        the page before.
        """
        table = tournament.c
        start = case((table.start > now() - _LATE, table.start), else_=_NEVER)
        upcoming = when == "upcoming"
        sort: Any = start if upcoming else table.touched
        conditions: list[ColumnElement[bool]] = []
        if when is not None:
            conditions.append(table.status.in_(_STATES[when]))
        if mine:
            conditions.append(_of_player(actor.player))
        if cursor is not None:
            time, last = _read_cursor(cursor)
            further = sort > time if upcoming else sort < time
            conditions.append(or_(further, and_(sort == time, table.id > last)))
        rows = await self._store.rows(
            select(tournament, tables.player.c.name.label("director_name"), sort.label("sort"))
            .add_columns(*_roles(actor.player))
            .outerjoin(tables.player, tables.player.c.id == table.director)
            .where(*conditions)
            .order_by(sort if upcoming else sort.desc(), table.id)
            .limit(most + 1)
        )
        page = rows[:most]
        more = len(rows) > most
        next_ = _cursor(page[-1].sort, page[-1].id) if more else None
        return TournamentPage([_listed(row, actor) for row in page], next_)

    async def log(self, name: str, after: int = 0, most: int = LOG_PAGE) -> Sequence[Row[Any]]:
        """The events of a tournament after a number: number, time, event as JSON, player."""
        table = tournament_event.c
        rows = await self._store.rows(
            select(table.number, table.time, table.event, table.player)
            .where(table.tournament == name, table.number > after)
            .order_by(table.number)
            .limit(most)
        )
        if (
            not rows
            and await self._store.row(select(tournament.c.id).where(tournament.c.id == name))
            is None
        ):
            raise TournamentUnknown
        return rows


def _listed(row: Row[Any], actor: Actor) -> dict[str, Any]:
    you = None
    if row.director is not None and row.director == actor.player:
        you = "director"
    elif actor.player:
        you = "helper" if row.helps else "entrant" if row.plays else None
    return {
        "id": row.id,
        "name": row.name,
        "venue": row.venue,
        "format": row.format,
        "status": row.status,
        "start": row.start,
        "round": row.round,
        "planned": row.planned,
        "entered": row.entered,
        "limit": row.most,
        "regulations": parse_regulations(row.regulations),
        "rated": row.rated,
        "registration": row.registration,
        "director": None
        if row.director is None
        else {"id": row.director, "name": row.director_name},
        "you": you,
        "leader": row.leader,
    }


def _roles(player: str) -> tuple[ColumnElement[Any], ...]:
    """Whether somebody helps, and whether they take part."""
    return (_helps(player).label("helps"), _plays(player).label("plays"))


def _of_player(player: str) -> ColumnElement[bool]:
    return or_(tournament.c.director == player, _helps(player), _plays(player))


def _helps(player: str) -> ColumnElement[bool]:
    table = tournament_helper.c
    here = (table.tournament == tournament.c.id) & (table.player == player)
    return select(1).where(here).correlate(tournament).exists()


def _plays(player: str) -> ColumnElement[bool]:
    table = tournament_entrant.c
    here = (table.tournament == tournament.c.id) & (table.player == player)
    return select(1).where(here).correlate(tournament).exists()


def _cursor(sort: int, name: str) -> str:
    return f"{sort}.{name}"


def _read_cursor(cursor: str) -> tuple[int, str]:
    time, _, name = cursor.partition(".")
    return int(time), name
