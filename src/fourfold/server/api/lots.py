"""Lots: a commitment before anybody adds a nonce (R8)."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from fourfold.server.games.starting.lots import begin_lot
from fourfold.server.http.addresses import client_network
from fourfold.server.people.attempts import LOT
from fourfold.server.wiring import state_of

router = APIRouter(prefix="/api/lots", tags=["lots"])


class LotBegun(BaseModel):
    """A lot that can be used for one game or challenge within a day."""

    id: str = Field(examples=["k3vq7x2mfa5t"])
    commitment: str = Field(description="SHA-256 of the secret, in hexadecimal")


@router.post("", status_code=201)
async def begin(request: Request) -> LotBegun:
    """Begin a lot; `fourfold lot check` verifies it once it is drawn."""
    state = state_of(request)
    await state.attempts.count((LOT, client_network(request.scope)))
    lot, commitment = await begin_lot(state.store)
    return LotBegun(id=lot, commitment=commitment)
