"""Help: hints, dangers and explanations; never in a rated game that is being played."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field, StringConstraints

from fourfold.locales import LANGUAGES
from fourfold.rules import CallRule, Edition, Game
from fourfold.server.games.errors import LiveGame, NotSeated
from fourfold.server.games.terms import Strict
from fourfold.server.http.addresses import client_network
from fourfold.server.http.problems import Problem, speak
from fourfold.server.people.sessions import Person
from fourfold.server.wiring import state_of
from fourfold.server.workers.counsel import explain_turn, give_hint, show_danger

from .games import Id
from .positions import PositionAsked
from .visitors import Known, Visitor, id_of

router = APIRouter(prefix="/api", tags=["analysis"])

TurnText = Annotated[str, StringConstraints(max_length=40)]


class Helped(Strict):
    """How much a hint tells, and in which language (by default that of Accept-Language)."""

    depth: Literal["nudge", "reason", "turn"] = "nudge"
    language: str | None = Field(default=None, examples=list(LANGUAGES))


class HintAsked(PositionAsked, Helped):
    """A hint for a position."""

    call: Literal["official", "standing", "automatic"] = "official"
    edition: Literal["classic", "mushrooms"] = "classic"


class ExplanationAsked(Strict):
    """A turn to explain, in the position that is on the board."""

    turn: TurnText = Field(examples=["c2-5"])
    language: str | None = None


ANSWER: dict[int | str, dict[str, Any]] = {200: {"model": dict[str, Any]}}


@router.post("/hint", responses=ANSWER, response_class=Response)
async def hint_for_position(request: Request, asked: HintAsked, person: Visitor) -> Response:
    """A hint for a position."""
    game = _going_on(asked.as_game(CallRule(asked.call), Edition(asked.edition)))
    await state_of(request).games.refuse_live(game, id_of(person))
    language = _language(request, asked.language)
    return await _ask(request, give_hint, game, asked.depth, language, asked.edition)


@router.post("/games/{game}/hint", responses=ANSWER, response_class=Response, tags=["games"])
async def hint_in_game(
    request: Request, game: Id, person: Known, helped: Helped | None = None
) -> Response:
    """A hint in a casual game of one's own."""
    played = _going_on(await _own_game(request, game, person))
    helped = helped or Helped()
    language = _language(request, helped.language)
    edition = str(played.rules.edition)
    return await _ask(request, give_hint, played, helped.depth, language, edition)


@router.post("/games/{game}/danger", responses=ANSWER, response_class=Response, tags=["games"])
async def danger_in_game(request: Request, game: Id, person: Known) -> Response:
    """Which piece would win where, in a casual game of one's own."""
    return await _ask(request, show_danger, await _own_game(request, game, person))


@router.post("/games/{game}/explain", responses=ANSWER, response_class=Response, tags=["games"])
async def explain_in_game(
    request: Request, game: Id, asked: ExplanationAsked, person: Known
) -> Response:
    """Why a turn wins, holds or loses, in a casual game of one's own."""
    played = _going_on(await _own_game(request, game, person))
    language = _language(request, asked.language)
    edition = str(played.rules.edition)
    return await _ask(request, explain_turn, played, asked.turn, language, edition)


async def _own_game(request: Request, game: str, person: Person) -> Game:
    """The game of somebody who plays in it; a rated one only when it is over."""
    loaded = await state_of(request).games.see(game, person.id)
    if loaded.state.game.outcome is None:
        if loaded.header.role(person.id) is None:
            raise NotSeated
        if loaded.header.rated:
            raise LiveGame
    return loaded.state.game


def _going_on(game: Game) -> Game:
    if game.outcome is not None:
        raise Problem(409, "game-over", rule="R20")
    return game


def _language(request: Request, wanted: str | None) -> str:
    if wanted is None:
        return speak(request).language
    if wanted not in LANGUAGES:
        raise Problem(422, "language", names=", ".join(LANGUAGES))
    return wanted


async def _ask(request: Request, work: Any, *arguments: object) -> Response:  # noqa: ANN401  # of thinking
    state = state_of(request)
    await state.limits.check_everywhere("thinking", client_network(request.scope))
    answer = await state.students.ask(work, *arguments)
    return Response(json.dumps(answer, ensure_ascii=False), media_type="application/json")
