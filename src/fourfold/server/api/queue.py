"""The queue: wait for somebody who wants the same game and is about as strong."""

from __future__ import annotations

from fastapi import APIRouter, Request

from fourfold.server.games.loading import Seated
from fourfold.server.games.starting.queue import QueueShown
from fourfold.server.games.starting.terms import NewSeek
from fourfold.server.wiring import state_of

from .games import Key
from .visitors import Known, Visitor, arrive, id_of

router = APIRouter(prefix="/api/queue", tags=["queue"])


@router.get("")
async def see(request: Request, person: Visitor) -> QueueShown:
    """What you wait for, and who else waits."""
    return await state_of(request).queue.show(id_of(person))


@router.post("")
async def join(request: Request, wanted: NewSeek, visitor: Visitor, key: Key = None) -> QueueShown:
    """Wait for a game, as long as you are connected to `/api/live`; `started` tells you of it."""
    state = state_of(request)
    wanted.terms()
    person = await arrive(request, visitor)
    player = Seated(person.id, person.name, person.kind, avatar=person.avatar)
    await state.queue.join(wanted, player, key)
    return await state.queue.show(person.id)


@router.delete("")
async def leave(request: Request, person: Known) -> QueueShown:
    """Wait no more; `game` says that it was too late."""
    queue = state_of(request).queue
    await queue.leave(person.id)
    return await queue.show(person.id)
