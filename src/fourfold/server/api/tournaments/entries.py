"""Tournaments: entering and leaving, by oneself or by those who direct."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from fourfold.server.http.addresses import client_network
from fourfold.server.tournaments.views.shapes import EnteredShown
from fourfold.server.tournaments.views.showing import entrants_shown
from fourfold.server.wiring import state_of
from fourfold.tournaments import Entered

from .announcing import SEEN, Asked, EntrantPath
from .shapes import CorrectedEntry, GrantedBye, NewEntrant, NewLineup, Registering

router = APIRouter(prefix="/api/tournaments/{tournament}", tags=["tournaments"])


@router.post("/entry", responses=SEEN, response_class=Response)
async def enter(request: Request, asked: Asked, registering: Registering | None = None) -> Response:
    """Register yourself. Accounts only."""
    code = None if registering is None else registering.code
    if code is not None:
        # Nobody guesses codes.
        state_of(request).limits.check("code", client_network(request.scope))
    return await asked.see(asked.room.entries.enter(asked.id, asked.actor, code))


@router.delete("/entry", responses=SEEN, response_class=Response)
async def leave(asked: Asked) -> Response:
    """Withdraw: for good, once the first round is paired."""
    return await asked.see(asked.room.entries.withdraw_self(asked.id, asked.actor))


@router.post("/entry/pause", responses=SEEN, response_class=Response)
async def pause_self(asked: Asked) -> Response:
    """Pause: you are not paired until you resume."""
    return await asked.see(asked.room.entries.pause_self(asked.id, asked.actor))


@router.post("/entry/resume", responses=SEEN, response_class=Response)
async def resume_self(asked: Asked) -> Response:
    """Come back after a pause."""
    return await asked.see(asked.room.entries.pause_self(asked.id, asked.actor, resume=True))


@router.post("/entrants", responses=SEEN, response_class=Response)
async def add(asked: Asked, wanted: NewEntrant) -> Response:
    """Enter somebody: a person or a team around real tables, a computer player on the server."""
    entered = Entered("", wanted.name, wanted.rating or None, wanted.bot, tuple(wanted.members))
    return await asked.see(asked.room.entries.add(asked.id, asked.actor, entered, wanted.strength))


@router.post(
    "/entrants/import",
    openapi_extra={"requestBody": {"content": {"text/csv": {"schema": {"type": "string"}}}}},
)
async def add_file(request: Request, asked: Asked) -> EnteredShown:
    """Enter everybody in a CSV file, or nobody if anything in it is wrong."""
    data = await request.body()
    loaded, names = await asked.room.entries.add_file(asked.id, asked.actor, data)
    entrants = [loaded.state.entrants[name] for name in names]
    return EnteredShown.model_validate({"entered": entrants_shown(loaded, entrants)})


@router.post("/entrants/{entrant}/correct", responses=SEEN, response_class=Response)
async def correct(asked: Asked, entrant: EntrantPath, right: CorrectedEntry) -> Response:
    """Correct the name or the rating of somebody who was typed in, also after the end the name."""
    return await asked.see(
        asked.room.entries.correct(asked.id, asked.actor, entrant, right.name, right.rating)
    )


@router.post("/entrants/{entrant}/withdraw", responses=SEEN, response_class=Response)
async def withdraw(asked: Asked, entrant: EntrantPath) -> Response:
    """Take somebody out."""
    return await asked.see(asked.room.entries.withdraw(asked.id, asked.actor, entrant))


@router.post("/entrants/{entrant}/pause", responses=SEEN, response_class=Response)
async def pause(asked: Asked, entrant: EntrantPath) -> Response:
    """Let somebody pause."""
    return await asked.see(asked.room.entries.pause(asked.id, asked.actor, entrant))


@router.post("/entrants/{entrant}/resume", responses=SEEN, response_class=Response)
async def resume(asked: Asked, entrant: EntrantPath) -> Response:
    """Let somebody come back."""
    return await asked.see(asked.room.entries.resume(asked.id, asked.actor, entrant))


@router.post("/entrants/{entrant}/bye", responses=SEEN, response_class=Response)
async def grant_bye(
    asked: Asked, entrant: EntrantPath, granted: GrantedBye | None = None
) -> Response:
    """Let somebody sit out a coming round of a Swiss."""
    bye = granted or GrantedBye()
    return await asked.see(
        asked.room.entries.grant_bye(asked.id, asked.actor, entrant, bye.round, bye.points)
    )


@router.post("/entrants/{entrant}/lineup", responses=SEEN, response_class=Response)
async def change_lineup(asked: Asked, entrant: EntrantPath, wanted: NewLineup) -> Response:
    """Let a team play with other members from the next round on."""
    return await asked.see(
        asked.room.entries.change_lineup(asked.id, asked.actor, entrant, wanted.members)
    )
