"""Live updates by WebSocket: of one game, of the lobby, and of the list of games."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, FastAPI, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from fourfold.server.games.errors import GameUnknown
from fourfold.server.http.addresses import address_of
from fourfold.server.http.problems import Problem
from fourfold.server.live.member import Member
from fourfold.server.live.messages import (
    BoardsMessage,
    ClientMessage,
    GameMessage,
    LobbyMessage,
    Pong,
    read_message,
)
from fourfold.server.people.sessions import Person
from fourfold.server.store import StoreUnavailable
from fourfold.server.wiring import State, state_of

from .games import Id
from .visitors import Watcher, has_seat

router = APIRouter(tags=["live"])

REFUSED: Final = 1008
TRY_LATER: Final = 1013


@router.websocket("/api/games/{game}/live")
async def watch(
    websocket: WebSocket,
    game: Id,
    person: Watcher,
    after: Annotated[int | None, Query(ge=0, le=10**6)] = None,
) -> None:
    """A game as it continues: a snapshot (or what came after entry `after`), then every entry."""
    state = state_of(websocket)
    player = None if person is None else person.id
    try:
        loaded = await state.games.see(game, player)
        seated = await has_seat(websocket, loaded, player)
    except GameUnknown:
        await websocket.close(REFUSED, "not-found")
        return
    except StoreUnavailable:
        await websocket.close(TRY_LATER, "unavailable")
        return
    await websocket.accept()
    member = member_of(websocket, person)
    member.game, member.role = game, loaded.header.role(player)
    member.hears_remarks = not seated
    try:
        state.hub.join(member, loaded, after)
        await listen(websocket, state, member)
    finally:
        state.hub.leave(member)


@router.websocket("/api/live")
async def wait(websocket: WebSocket, person: Watcher) -> None:
    """The lobby: open challenges, your turn somewhere, your challenge accepted."""
    state = state_of(websocket)
    await websocket.accept()
    member = member_of(websocket, person)
    try:
        await state.lobby.enter(member)
        await listen(websocket, state, member)
    except StoreUnavailable:
        await member.refuse(TRY_LATER)
    finally:
        state.lobby.leave(member)


@router.websocket("/api/games/live")
async def look(websocket: WebSocket, person: Watcher) -> None:
    """The list of public games: those that begin, change or end, at most once a second."""
    state = state_of(websocket)
    await websocket.accept()
    member = member_of(websocket, person)
    try:
        state.boards.enter(member)
        await listen(websocket, state, member)
    finally:
        state.boards.leave(member)


def member_of(websocket: WebSocket, person: Person | None) -> Member:
    """A connection that begins to listen."""
    if person is None:
        return Member(websocket, None)
    return Member(websocket, person.id, session=person.session, token=person.token)


async def listen(websocket: WebSocket, state: State, member: Member) -> None:
    """Read a client's messages until it goes; a client that sends nonsense is disconnected."""
    member.reader = asyncio.current_task()
    try:
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await _take(websocket, message.get("text"), state, member)
    except (WebSocketDisconnect, RuntimeError):
        # Gone, or dropped by the server while something was on its way.
        return
    except (ValueError, GameUnknown, Problem):
        await member.refuse(REFUSED)
    except StoreUnavailable:
        await member.refuse(TRY_LATER)


async def _take(websocket: WebSocket, text: str | None, state: State, member: Member) -> None:
    """Do what a message asks for; a ValueError when it makes no sense."""
    message = read_message(text)
    if isinstance(message, Pong):
        state.pings.pong(member, message.id)
    elif member.game is None:
        raise ValueError("only games have entries")
    else:
        # Reading a game again costs as much as asking for it.
        state.limits.check("address", address_of(websocket.scope))
        await state.hub.send_from(member, message.number)


def describe_messages(app: FastAPI) -> None:
    """Put the messages into the OpenAPI document: as webhooks, its word for what a server sends."""

    @app.webhooks.post("game-live", tags=["live"], response_model=ClientMessage)
    async def _game_live(message: GameMessage) -> None:
        """Messages of the WebSocket /api/games/{game}/live, and what a client may send there."""

    @app.webhooks.post("lobby-live", tags=["live"], response_model=Pong)
    async def _lobby_live(message: LobbyMessage) -> None:
        """Messages of the WebSocket /api/live, and what a client may send there."""

    @app.webhooks.post("games-live", tags=["live"], response_model=Pong)
    async def _games_live(message: BoardsMessage) -> None:
        """Messages of the WebSocket /api/games/live, and what a client may send there."""
