"""Quick phrases: listing, saying and muting them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import AfterValidator, BaseModel, Field

from fourfold.rules import Player
from fourfold.server.games.afterwards import leaves_at
from fourfold.server.games.appending import seat_of
from fourfold.server.games.errors import TalkLate
from fourfold.server.games.starting.blocks import read_kept_apart
from fourfold.server.games.starting.terms import Strict
from fourfold.server.games.views.snapshot import News
from fourfold.server.http.fields import one_of
from fourfold.server.http.problems import speak
from fourfold.server.live.messages import PhraseMessage
from fourfold.server.people.attempts import PHRASE
from fourfold.server.people.mutes import is_muted, muted_players, set_muted
from fourfold.server.people.phrases import PHRASES, is_phrase, read_phrases
from fourfold.server.store.requests import answered_before, made_before
from fourfold.server.store.schema import now
from fourfold.server.wiring import State, state_of

from .games import (
    SHOWN,
    Id,
    Key,
    Sitting,
    show,
)
from .visitors import Known, Visitor, arrive, id_of

router = APIRouter(prefix="/api", tags=["phrases"])


class PhraseShown(BaseModel):
    """A phrase, in the language that was asked for."""

    id: str = Field(examples=["well-played"])
    text: str = Field(examples=["Well played!"])


def _known(phrase: str) -> str:
    if not is_phrase(phrase):
        raise one_of(PHRASES)
    return phrase


Phrase = Annotated[str, AfterValidator(_known)]


class Saying(Sitting):
    """What to say."""

    phrase: Phrase = Field(examples=["well-played"])


class Mute(Strict):
    """Whether I have muted phrases in a game."""

    muted: bool


@router.get("/phrases")
async def phrases(request: Request) -> list[PhraseShown]:
    """All phrases, in the language of Accept-Language."""
    return [PhraseShown(**each) for each in read_phrases(speak(request))]


@router.post("/games/{game}/phrases", responses=SHOWN, response_class=Response)
async def say(request: Request, person: Known, game: Id, said: Saying, key: Key = None) -> Response:
    """Say a phrase to everybody at a game; only its players can, and readers may have muted it.

    After the end it is possible for an hour, in games of days for three days.
    """
    state = state_of(request)
    loaded = await state.games.see(game, person.id)
    seat = seat_of(loaded, person.id, None if said.seat is None else Player(said.seat))
    left = leaves_at(loaded)
    if left is not None and now() > left:
        raise TalkLate(loaded, person.id)
    if not await _said_before(state, person.id, key, game):
        message = PhraseMessage(type="phrase", by=seat.value, phrase=said.phrase, time=now())
        apart = await read_kept_apart(state.store, person.id)
        state.hub.say(game, message, apart.union(await muted_players(state.store, game)))
    return show(request, News(loaded), person)


async def _said_before(state: State, player: str, key: str | None, game: str) -> bool:
    """Whether a request with this key was done. A new one is counted, and may be refused.

    Its key is noted after that: a request that was refused can be sent again.
    """
    store = state.store
    if key is not None:
        made = await store.read(lambda connection: made_before(connection, player, key, "phrase"))
        if made is not None:
            return True
    await state.attempts.count((PHRASE, f"{game} {player}"))
    if key is None:
        return False
    made = await store.write(
        lambda connection: answered_before(connection, player, key, "phrase", game)
    )
    return made is not None


@router.get("/games/{game}/mute")
async def hears(request: Request, visitor: Visitor, game: Id) -> Mute:
    """Whether I have muted the phrases of a game."""
    state = state_of(request)
    await state.games.see(game, id_of(visitor))
    if visitor is None:
        return Mute(muted=False)
    return Mute(muted=await is_muted(state.store, game, visitor.id))


@router.put("/games/{game}/mute")
async def mute(request: Request, visitor: Visitor, game: Id, wanted: Mute) -> Mute:
    """Mute the phrases of a game, or unmute them."""
    state = state_of(request)
    await state.games.see(game, id_of(visitor))
    person = await arrive(request, visitor)
    await set_muted(state.store, game, person.id, wanted.muted)
    return wanted
