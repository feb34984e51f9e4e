"""Quick phrases: which there are, and not wanting to read them."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import AfterValidator, BaseModel, Field
from sqlalchemy import Connection, delete, select

from fourfold.rules import Player
from fourfold.server.games.appending import seat_of
from fourfold.server.games.snapshot import News
from fourfold.server.games.terms import Strict
from fourfold.server.http.problems import speak
from fourfold.server.people.attempts import PHRASE
from fourfold.server.people.phrases import PHRASES, is_phrase, read_phrases
from fourfold.server.people.sessions import Known, Visitor, arrive
from fourfold.server.store import people
from fourfold.server.store.requests import answered_before
from fourfold.server.store.schema import now
from fourfold.server.store.upsert import insert_first
from fourfold.server.wiring import state_of

from .games import (
    SHOWN,
    Id,
    Key,
    Sitting,
    show,
)

router = APIRouter(prefix="/api", tags=["phrases"])


class PhraseShown(BaseModel):
    """A phrase, in the language that was asked for."""

    id: str = Field(examples=["well-played"])
    text: str = Field(examples=["Well played!"])


def _known(phrase: str) -> str:
    if not is_phrase(phrase):
        raise ValueError(f"a phrase is one of {', '.join(PHRASES)}")
    return phrase


class Saying(Sitting):
    """What to say."""

    phrase: Annotated[str, AfterValidator(_known)] = Field(examples=["well-played"])


class Mute(Strict):
    """Whether phrases are kept from me in a game."""

    muted: bool


@router.get("/phrases")
async def phrases(request: Request) -> list[PhraseShown]:
    """All phrases, in the language of Accept-Language."""
    return [PhraseShown(**each) for each in read_phrases(speak(request))]


@router.post("/games/{game}/phrases", responses=SHOWN, response_class=Response)
async def say(request: Request, person: Known, game: Id, said: Saying, key: Key = None) -> Response:
    """Say a phrase to everybody at a game; only its players can, and readers may be deaf to it."""
    state = state_of(request)
    loaded = await state.games.see(game, person.id)
    seat = seat_of(loaded, person.id, None if said.seat is None else Player(said.seat))
    before = partial(answered_before, player=person.id, key=key, kind="phrase", made=game)
    if key is not None and await state.store.write(before) is not None:
        return show(request, News(loaded), person)
    await state.attempts.count((PHRASE, f"{game} {person.id}"))
    table = people.mute
    deaf = await state.store.rows(select(table.c.player).where(table.c.game == game))
    message = {"type": "phrase", "by": str(seat), "phrase": said.phrase, "time": now()}
    state.hub.say(game, message, [row.player for row in deaf])
    return show(request, News(loaded), person)


@router.get("/games/{game}/mute")
async def hears(request: Request, visitor: Visitor, game: Id) -> Mute:
    """Whether phrases of a game are kept from me."""
    state = state_of(request)
    await state.games.see(game, None if visitor is None else visitor.id)
    if visitor is None:
        return Mute(muted=False)
    table = people.mute
    found = select(table.c.player).where(table.c.game == game, table.c.player == visitor.id)
    return Mute(muted=bool(await state.store.rows(found)))


@router.put("/games/{game}/mute")
async def mute(request: Request, visitor: Visitor, game: Id, wanted: Mute) -> Mute:
    """Keep phrases of a game from me, or let me read them again."""
    state = state_of(request)
    await state.games.see(game, None if visitor is None else visitor.id)
    person = await arrive(request, visitor)
    table = people.mute

    def keep(connection: Connection) -> None:
        if wanted.muted:
            insert_first(connection, table, {"game": game, "player": person.id})
        else:
            connection.execute(
                delete(table).where(table.c.game == game, table.c.player == person.id)
            )

    await state.store.write(keep)
    return wanted
