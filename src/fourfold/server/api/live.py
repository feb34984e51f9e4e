"""Live updates by WebSocket: of one game, and of the lobby."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from fourfold.server.games.errors import GameUnknown
from fourfold.server.live.member import Member
from fourfold.server.people.sessions import Person
from fourfold.server.store import StoreUnavailable
from fourfold.server.wiring import State, state_of

from .games import Id
from .visitors import Watcher

router = APIRouter(tags=["live"])

#: The longest message that a client needs to send.
_LONGEST: Final = 200
_REFUSED: Final = 1008
_TRY_LATER: Final = 1013


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
    except GameUnknown:
        await websocket.close(_REFUSED, "not-found")
        return
    except StoreUnavailable:
        await websocket.close(_TRY_LATER, "unavailable")
        return
    await websocket.accept()
    member = _member(websocket, person)
    member.game, member.role = game, loaded.header.role(player)
    try:
        state.hub.join(member, loaded, after)
        await _listen(websocket, state, member)
    finally:
        state.hub.leave(member)


@router.websocket("/api/live")
async def wait(websocket: WebSocket, person: Watcher) -> None:
    """The lobby: open challenges, your turn somewhere, your challenge accepted."""
    state = state_of(websocket)
    await websocket.accept()
    member = _member(websocket, person)
    try:
        await state.lobby.enter(member)
        await _listen(websocket, state, member)
    except StoreUnavailable:
        await member.refuse(_TRY_LATER)
    finally:
        state.lobby.leave(member)


def _member(websocket: WebSocket, person: Person | None) -> Member:
    if person is None:
        return Member(websocket, None)
    return Member(websocket, person.id, session=person.session, token=person.token)


async def _listen(websocket: WebSocket, state: State, member: Member) -> None:
    """Read a client's messages until it goes; a client that sends nonsense is disconnected."""
    member.reader = asyncio.current_task()
    try:
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not await _take(message.get("text"), state, member):
                await member.refuse(_REFUSED)
                return
    except (WebSocketDisconnect, RuntimeError):
        # Gone, or dropped by the server while something was on its way.
        return
    except GameUnknown:
        await member.refuse(_REFUSED)
    except StoreUnavailable:
        await member.refuse(_TRY_LATER)


async def _take(text: str | None, state: State, member: Member) -> bool:
    """Do what a message asks for; False when it makes no sense."""
    message = _read(text)
    if message is None:
        return False
    kind, number = message
    if kind == "from" and member.game is not None:
        await state.hub.send_from(member, number)
        return True
    state.pings.pong(member, number)
    return kind == "pong"


def _read(text: str | None) -> tuple[str, int] | None:
    """The kind and the number of a message, None when it makes no sense."""
    if text is None or len(text) > _LONGEST:
        return None
    try:
        message: Any = json.loads(text)
    except ValueError:
        return None
    if not isinstance(message, dict):
        return None
    kind, number = message.get("type"), message.get("id", message.get("number"))
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < 10**9:
        return None
    return str(kind), number
