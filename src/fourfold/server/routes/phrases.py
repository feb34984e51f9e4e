"""Quick phrases: which there are, and not wanting to read them."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection, delete
from sqlalchemy.dialects import postgresql, sqlite

from fourfold.server.phrases import read_phrases
from fourfold.server.problem import Problem, speak
from fourfold.server.sessions import Guest
from fourfold.server.state import state_of
from fourfold.server.store import people, schema

router = APIRouter(prefix="/api", tags=["phrases"])


class PhraseShown(BaseModel):
    """A phrase, in the language that was asked for."""

    id: str = Field(examples=["well-played"])
    text: str = Field(examples=["Well played!"])


class Mute(BaseModel):
    """Whether phrases are kept from me in a game."""

    model_config = ConfigDict(extra="forbid")
    muted: bool


@router.get("/phrases")
async def phrases(request: Request) -> list[PhraseShown]:
    """All phrases, in the language of Accept-Language."""
    return [PhraseShown(**each) for each in read_phrases(speak(request))]


@router.put("/games/{game}/mute")
async def mute(request: Request, person: Guest, game: str, wanted: Mute) -> Mute:
    """Keep phrases of a game from me, or let me read them again."""
    table = people.mute

    def keep(connection: Connection) -> None:
        found = connection.execute(schema.game.select().where(schema.game.c.id == game)).first()
        if found is None:
            raise Problem(404, "not-found")
        kind = sqlite if connection.dialect.name == "sqlite" else postgresql
        if wanted.muted:
            connection.execute(
                kind.insert(table).values(game=game, player=person.id).on_conflict_do_nothing()
            )
        else:
            connection.execute(
                delete(table).where(table.c.game == game, table.c.player == person.id)
            )

    await state_of(request).store.write(keep)
    return wanted
