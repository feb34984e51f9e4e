"""Tournaments: helpers, keys, real tables, printed pages and files."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

import orjson
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from fourfold.locales import Texts, match_language
from fourfold.printing import Paper
from fourfold.rules import Player, write_records
from fourfold.server.api.games import Id
from fourfold.server.api.visitors import Visitor, arrive, id_of
from fourfold.server.games.errors import GameUnknown
from fourfold.server.games.views.records import record_of
from fourfold.server.http.addresses import client_network
from fourfold.server.http.problems import speak
from fourfold.server.store.schema import now
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.server.tournaments.tables import TableResult
from fourfold.server.tournaments.views.papers import PageName, order_of, print_pages, report_of
from fourfold.server.tournaments.views.shapes import TableAddress, TableShown, TournamentKeysShown
from fourfold.server.tournaments.views.showing import table_shown
from fourfold.server.wiring import State, state_of
from fourfold.tournaments import GameKey, GameResult
from fourfold.tournaments.exchange import pairings_csv, standings_csv, tournament_object

from .announcing import SEEN, Asked, Number, actor_of, shown
from .shapes import DeskKey, HelperWanted, TableReport

router = APIRouter(prefix="/api/tournaments/{tournament}", tags=["tournaments"])

PlayerPath = Annotated[str, Path(pattern=r"^[a-z2-7]{12}$")]
TableKey = Annotated[str, Header(alias="Table-Key", pattern=r"^[!-~]{1,40}$")]
FileName = Literal["games.qgn", "standings.csv", "pairings.csv", "tournament.json", "report.trf"]
_PDF: Final = "application/pdf"
_TYPES: Final = {
    "csv": "text/csv; charset=utf-8",
    "json": "application/json",
    "qgn": "text/plain; charset=utf-8",
    "trf": "text/plain; charset=utf-8",
}
_FILES: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {kind.partition(";")[0]: {} for kind in _TYPES.values()}}
}


# Helpers and keys ---------------------------------------------------------------------------------


@router.post("/helpers", responses=SEEN, response_class=Response)
async def add_helper(asked: Asked, wanted: HelperWanted) -> Response:
    """Let an account direct as well; the director only."""
    return await asked.see(asked.room.helpers.add(asked.id, asked.actor, wanted.name))


@router.delete("/helpers/{player}", responses=SEEN, response_class=Response)
async def remove_helper(asked: Asked, player: PlayerPath) -> Response:
    """No longer let somebody help; helpers can leave themselves."""
    return await asked.see(asked.room.helpers.remove(asked.id, asked.actor, player))


@router.post("/helpers/join", responses=SEEN, response_class=Response)
async def join(request: Request, tournament: Id, wanted: DeskKey, visitor: Visitor) -> Response:
    """Become a helper by the director's key, as a guest as well."""
    helpers = state_of(request).tournaments.helpers
    state_of(request).limits.check("code", client_network(request.scope))
    await helpers.check(tournament, wanted.key)
    actor = actor_of(await arrive(request, visitor))
    return shown(await helpers.join(tournament, actor, wanted.key), actor)


@router.get("/keys")
async def keys(request: Request, asked: Asked) -> TournamentKeysShown:
    """The addresses of the desk and of all tables, with their keys, for those who direct."""
    root = state_of(request).settings.address
    found = await asked.room.helpers.keys(asked.id, asked.actor, root)
    tables = [TableAddress(table=table, address=at) for table, at in found.tables.items()]
    return TournamentKeysShown(desk=found.desk, tables=tables)


# Real tables --------------------------------------------------------------------------------------


class AskedTable:
    """A table, and the key that somebody has for it."""

    def __init__(self, tournament: Id, table: Number, key: TableKey) -> None:
        self.place = (tournament, table, key)


AtTable = Annotated[AskedTable, Depends()]


@router.get("/tables/{table}")
async def see_table(request: Request, asked: AtTable, person: Visitor) -> TableShown:
    """The games of this round at a table, for those who have its key."""
    seen = await state_of(request).tournaments.tables.see(*asked.place)
    return TableShown.model_validate(table_shown(seen, actor_of(person)))


@router.post("/tables/{table}/report")
async def report_result(
    request: Request, asked: AtTable, wanted: TableReport, visitor: Visitor
) -> TableShown:
    """Say how a game ended, for one of its seats; the opponent confirms from their own phone."""
    tables = state_of(request).tournaments.tables
    game = GameKey.parse(wanted.game)
    await tables.see(*asked.place)
    actor = actor_of(await arrive(request, visitor))
    told = TableResult(game, Player(wanted.seat), GameResult(wanted.result))
    seen = await tables.report(*asked.place, actor, told)
    return TableShown.model_validate(table_shown(seen, actor))


# Paper and files ----------------------------------------------------------------------------------


class Layout:
    """How pages are to be printed."""

    def __init__(
        self,
        request: Request,
        number: Annotated[int | None, Query(alias="round", ge=1, le=10**6)] = None,
        paper: Literal["a4", "letter"] = "a4",
        language: Annotated[str | None, Query(max_length=35, examples=["fr"])] = None,
    ) -> None:
        self.number = number
        self.paper = Paper(paper)
        self.language = match_language(language or "") or speak(request).language


@router.get("/print/{what}.pdf", responses={200: {"content": {_PDF: {}}}}, response_class=Response)
async def print_them(
    request: Request,
    tournament: Id,
    what: PageName,
    person: Visitor,
    layout: Annotated[Layout, Depends()],
) -> Response:
    """Pages to print; table cards, score sheets and diplomas for those who direct."""
    state = state_of(request)
    loaded = await state.tournaments.see(tournament)
    order = order_of(
        loaded,
        actor_of(person),
        what,
        number=layout.number,
        language=layout.language,
        paper=layout.paper,
        time=now(),
        root=state.settings.address,
    )
    state.limits.check("print", id_of(person) or client_network(request.scope))
    pages = await state.printers.run(print_pages, loaded.state, order)
    headers = {"Content-Disposition": f'inline; filename="{what}.pdf"'}
    return Response(pages, 200, headers, _PDF)


@router.get("/export/{file}", responses=_FILES, response_class=Response)
async def export(request: Request, tournament: Id, file: FileName) -> Response:
    """A file about a tournament: all its games, standings, pairings, everything, FIDE's report."""
    state = state_of(request)
    state.limits.check("print", client_network(request.scope))
    loaded = await state.tournaments.see(tournament)
    headers = {"Content-Disposition": f'attachment; filename="{tournament}-{file}"'}
    kind = _TYPES[file.partition(".")[2]]
    if file == "games.qgn":
        records = _records(state, loaded, speak(request))
        return StreamingResponse(records, 200, headers, kind)
    written = _written(loaded, file)
    return Response(written, 200, headers, kind)


def _written(loaded: LoadedTournament, file: str) -> str | bytes:
    match file:
        case "standings.csv":
            return standings_csv(loaded.state)
        case "pairings.csv":
            return pairings_csv(loaded.state)
        case "tournament.json":
            return orjson.dumps(tournament_object(loaded.state, loaded.announced.name))
    return report_of(loaded)


async def _records(state: State, loaded: LoadedTournament, say: Texts) -> AsyncIterator[str]:
    """The records of all games that were begun on this server, one after the other."""
    gap = ""
    for game in loaded.state.games():
        if not game.record:
            continue
        with suppress(GameUnknown):
            tags = {"Event": loaded.announced.name, "Round": str(game.key)}
            record = record_of(await state.loader.fresh(game.record), say, tags)
            text = io.StringIO()
            write_records([record], text)
            yield gap + text.getvalue()
            gap = "\n"
