"""Challenges: propose a game to a friend by link, to one player, or to anyone."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Request, Response

from fourfold.server.games.errors import ChallengeGone
from fourfold.server.games.loading import Seated
from fourfold.server.games.starting.terms import NewChallenge, Nonce, Strict
from fourfold.server.games.views.shapes import ChallengeShown, MyChallenges
from fourfold.server.wiring import state_of
from fourfold.server.workers.pictures import picture_of

from .games import (
    SHOWN,
    Id,
    Key,
    show,
)
from .visitors import Known, Visitor, arrive, id_of

router = APIRouter(prefix="/api/challenges", tags=["challenges"])


class Joining(Strict):
    """The nonce that the joiner adds to the lot; by default the server makes one."""

    nonce: Nonce | None = None


def _answer(document: Any, status: int = 200) -> Response:  # noqa: ANN401  # JSON
    body = json.dumps(document, ensure_ascii=False)
    return Response(body, status, media_type="application/json")


@router.post(
    "", status_code=201, responses={201: {"model": ChallengeShown}}, response_class=Response
)
async def make(
    request: Request, wanted: NewChallenge, visitor: Visitor, key: Key = None
) -> Response:
    """Propose a game: to anyone (`open`), one player (`to`), or the person who gets the link."""
    state = state_of(request)
    wanted.check()
    person = await arrive(request, visitor)
    player = Seated(person.id, person.name, person.kind, avatar=person.avatar)
    name = await state.challenges.make(wanted, player, key)
    return _answer(await state.challenges.show(name, person.id), 201)


@router.get("", responses={200: {"model": list[ChallengeShown]}}, response_class=Response)
async def waiting(request: Request, person: Visitor) -> Response:
    """The open challenges that are waiting."""
    return _answer(await state_of(request).challenges.waiting(id_of(person)))


@router.get("/mine", responses={200: {"model": MyChallenges}}, response_class=Response)
async def mine(request: Request, person: Known) -> Response:
    """The challenges that wait for you, and those of yours that wait for others."""
    return _answer(await state_of(request).challenges.mine(person.id))


@router.get("/{challenge}", responses={200: {"model": ChallengeShown}}, response_class=Response)
async def see(request: Request, challenge: Id, person: Visitor) -> Response:
    """A challenge: everybody with its link may see it, unless it is for one player."""
    return _answer(await state_of(request).challenges.show(challenge, id_of(person)))


@router.get(
    "/{challenge}/qr.svg",
    responses={200: {"content": {"image/svg+xml": {}}}},
    response_class=Response,
)
async def draw_code(request: Request, challenge: Id, person: Visitor) -> Response:
    """The challenge's link as a QR code."""
    state = state_of(request)
    proposed = await state.challenges.show(challenge, id_of(person))
    image = await state.clerks.run(picture_of, proposed["url"])
    return Response(image, media_type="image/svg+xml")


@router.post("/{challenge}/accept", responses=SHOWN, response_class=Response)
async def accept(
    request: Request, challenge: Id, visitor: Visitor, joining: Joining | None = None
) -> Response:
    """Accept a challenge: the game begins. Asking again gives the same game."""
    state = state_of(request)
    proposed = await state.challenges.show(challenge, id_of(visitor))
    if visitor is None and proposed["state"] != "waiting":
        raise ChallengeGone
    person = await arrive(request, visitor)
    player = Seated(person.id, person.name, person.kind, avatar=person.avatar)
    nonce = None if joining is None else joining.nonce
    news = await state.challenges.accept(challenge, player, nonce)
    return show(request, news, person)


@router.post("/{challenge}/decline", status_code=204)
async def decline(request: Request, challenge: Id, person: Known) -> Response:
    """Decline a challenge that is for you alone."""
    await state_of(request).challenges.decline(challenge, person.id)
    return Response(status_code=204)


@router.delete("/{challenge}", status_code=204)
async def withdraw(request: Request, challenge: Id, person: Known) -> Response:
    """Withdraw a challenge."""
    await state_of(request).challenges.withdraw(challenge, person.id)
    return Response(status_code=204)
