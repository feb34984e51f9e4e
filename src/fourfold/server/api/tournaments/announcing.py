"""Tournaments: lists, announcing, one of them as it is, its log, reports, live messages."""

from __future__ import annotations

import json
from collections.abc import Awaitable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request, Response, WebSocket
from pydantic import Field, RootModel

from fourfold.server.api.games import Id, Key
from fourfold.server.api.live import REFUSED, TRY_LATER, listen, member_of
from fourfold.server.api.visitors import Known, Visitor, Watcher, arrive
from fourfold.server.http.addresses import client_network
from fourfold.server.live.messages import PingMessage, Pong
from fourfold.server.people.attempts import REPORT
from fourfold.server.people.sessions import Person
from fourfold.server.store import StoreUnavailable
from fourfold.server.tournaments import Actor
from fourfold.server.tournaments.actors import role_in
from fourfold.server.tournaments.errors import TournamentUnknown
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.server.tournaments.terms import NewPlan
from fourfold.server.tournaments.views.listing import LOG_PAGE, When
from fourfold.server.tournaments.views.shapes import (
    EventShown,
    TournamentChange,
    TournamentList,
    TournamentListed,
    TournamentLogShown,
    TournamentMessage,
    TournamentShown,
)
from fourfold.server.tournaments.views.showing import as_text, listed_shown
from fourfold.server.wiring import state_of

from .shapes import NewTournament, TournamentComplaint, TournamentPlanned

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])

SEEN: Final[dict[int | str, dict[str, Any]]] = {200: {"model": TournamentShown}}
Cursor = Annotated[str | None, Query(pattern=r"^[0-9]{1,16}\.[a-z2-7]{12}$")]
GameName = Annotated[
    str, Path(pattern=r"^[0-9]{1,6}\.[0-9]{1,6}(\.[0-9]{1,3})?$", examples=["3.12"])
]
EntrantPath = Annotated[str, Path(pattern=r"^[a-z0-9]{1,40}$", examples=["p12"])]
Number = Annotated[int, Path(ge=1, le=10**6)]


def actor_of(person: Person | None, key: str | None = None) -> Actor:
    """Who asks, and by which request."""
    if person is None:
        return Actor()
    return Actor(person.id, person.name, person.kind, key=key)


def shown(loaded: LoadedTournament, actor: Actor, status: int = 200) -> Response:
    """A tournament as an answer, for one reader."""
    return Response(as_text(loaded, actor), status, media_type="application/json")


class AskedTournament:
    """A change of a tournament that somebody asks for, answered with the tournament after it."""

    def __init__(self, request: Request, tournament: Id, person: Known, key: Key = None) -> None:
        self.id = tournament
        self.actor = actor_of(person, key)
        self.room = state_of(request).tournaments

    async def see(self, done: Awaitable[LoadedTournament]) -> Response:
        """The tournament after it."""
        return shown(await done, self.actor)


Asked = Annotated[AskedTournament, Depends()]


@router.get("")
async def listing(
    request: Request,
    person: Visitor,
    when: When | None = None,
    mine: bool = False,
    cursor: Cursor = None,
) -> TournamentList:
    """Tournaments: those to come by their start, all others from the newest change back."""
    archive = state_of(request).tournaments.archive
    page = await archive.listed(actor_of(person), when, mine=mine, cursor=cursor)
    found = [TournamentListed(**listed_shown(row)) for row in page.tournaments]
    return TournamentList(tournaments=found, next=page.next)


@router.post(
    "", status_code=201, responses={201: {"model": TournamentShown}}, response_class=Response
)
async def announce(
    request: Request, wanted: NewTournament, person: Known, key: Key = None
) -> Response:
    """Announce a tournament. Accounts only, and so many a day."""
    actor = actor_of(person, key)
    made = await state_of(request).tournaments.announcements.announce(
        NewPlan(**wanted.values()), actor
    )
    return shown(made, actor, 201)


@router.get("/{tournament}", responses=SEEN, response_class=Response)
async def see(request: Request, tournament: Id, person: Visitor) -> Response:
    """A tournament as it is now."""
    return shown(await state_of(request).tournaments.see(tournament), actor_of(person))


@router.patch("/{tournament}", responses=SEEN, response_class=Response)
async def change(asked: Asked, wanted: TournamentPlanned) -> Response:
    """Change what was announced; regulations, venue and rating only until the first pairing."""
    announcements = asked.room.announcements
    return await asked.see(announcements.change(asked.id, wanted.values(), asked.actor))


@router.post("/{tournament}/cancel", responses=SEEN, response_class=Response)
async def cancel(asked: Asked) -> Response:
    """Cancel a tournament for good; its director only."""
    return await asked.see(asked.room.announcements.cancel(asked.id, asked.actor))


@router.get("/{tournament}/log")
async def log(
    request: Request,
    tournament: Id,
    person: Visitor,
    after: Annotated[int, Query(ge=0, le=10**9)] = 0,
) -> TournamentLogShown:
    """The events after a number, at most 1,000; who caused them is for those who direct."""
    tournaments, actor = state_of(request).tournaments, actor_of(person)
    directs = role_in(await tournaments.see(tournament), actor) in ("director", "helper")
    rows = await tournaments.archive.log(tournament, after, LOG_PAGE)
    return TournamentLogShown(
        events=[
            EventShown(
                number=row.number,
                time=row.time,
                event=json.loads(row.event),
                by=(row.player or None) if directs else None,
            )
            for row in rows
        ]
    )


@router.post("/{tournament}/report", status_code=204)
async def report(
    request: Request, tournament: Id, visitor: Visitor, wanted: TournamentComplaint
) -> Response:
    """Report a tournament's name, text or conduct to the operators of this server."""
    state = state_of(request)
    await state.attempts.count((REPORT, client_network(request.scope)))
    await state.tournaments.see(tournament)
    person = await arrive(request, visitor)
    await state.tournaments.complaints.report(tournament, actor_of(person), wanted.reason)
    return Response(status_code=204)


@router.websocket("/{tournament}/live")
async def watch(
    websocket: WebSocket,
    tournament: Id,
    person: Watcher,
    seen: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> None:
    """A tournament as it goes on: all of it (unless `seen` is its `touched`), then what changes."""
    state, actor = state_of(websocket), actor_of(person)
    try:
        loaded = await state.tournaments.see(tournament)
    except TournamentUnknown:
        await websocket.close(REFUSED, "not-found")
        return
    except StoreUnavailable:
        await websocket.close(TRY_LATER, "unavailable")
        return
    await websocket.accept()
    member = member_of(websocket, person)
    try:
        state.watchers.enter(member, loaded, actor, seen)
        await listen(websocket, state, member)
    finally:
        state.watchers.leave(member)


class WatchedMessage(
    RootModel[
        Annotated[
            TournamentMessage | TournamentChange | PingMessage,
            Field(discriminator="type"),
        ]
    ]
):
    """Whatever the server sends about a tournament."""


def describe_messages(app: FastAPI) -> None:
    """Put the messages into the OpenAPI document, as `live` does."""

    @app.webhooks.post("tournament-live", tags=["live"], response_model=Pong)
    async def _tournament_live(message: WatchedMessage) -> None:
        """Messages of the WebSocket /api/tournaments/{tournament}/live, and the answer to pings."""
