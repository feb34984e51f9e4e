"""What spectators say to each other at a game; its players never read it, so it is no help."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import Field

from fourfold.server.games.starting.blocks import read_kept_apart
from fourfold.server.games.starting.terms import Strict
from fourfold.server.games.views.shapes import ChallengerShown
from fourfold.server.http.addresses import client_network
from fourfold.server.live.messages import RemarkMessage
from fourfold.server.people.attempts import REMARK, REMARK_NETWORK
from fourfold.server.people.errors import SpectatorsOnly
from fourfold.server.people.mutes import muted_players
from fourfold.server.store.avatars import avatar_of
from fourfold.server.store.schema import now
from fourfold.server.wiring import state_of

from .games import Id
from .phrases import Phrase
from .visitors import Visitor, arrive, has_seat, id_of

router = APIRouter(prefix="/api", tags=["phrases"])


class Remark(Strict):
    """What a spectator says."""

    phrase: Phrase = Field(examples=["nice-quarto"])


@router.post("/games/{game}/remarks", status_code=204)
async def remark(request: Request, visitor: Visitor, game: Id, said: Remark) -> None:
    """Say a phrase to the other spectators of a game; its players neither can nor read it."""
    state = state_of(request)
    loaded = await state.games.see(game, id_of(visitor))
    if await has_seat(request, loaded, id_of(visitor)):
        raise SpectatorsOnly
    await state.attempts.count((REMARK_NETWORK, client_network(request.scope)))
    person = await arrive(request, visitor)
    await state.attempts.count((REMARK, f"{game} {person.id}"))
    by = ChallengerShown(
        id=person.id,
        name=person.name,
        kind=person.kind,
        avatar=avatar_of(person.id, person.avatar),
    )
    message = RemarkMessage(type="remark", by=by, phrase=said.phrase, time=now())
    apart = await read_kept_apart(state.store, person.id)
    state.hub.remark(game, message, apart.union(await muted_players(state.store, game)))
