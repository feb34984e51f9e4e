"""Help: hints, dangers and explanations, where fair play allows them."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field, StringConstraints

from fourfold.locales import LANGUAGES, match_language
from fourfold.rules import CallRule, Edition, Game
from fourfold.server.api.games import Id
from fourfold.server.api.visitors import Asker, Known
from fourfold.server.games.errors import NotSeated
from fourfold.server.games.starting.terms import Strict
from fourfold.server.games.words import Help
from fourfold.server.http.addresses import client_network
from fourfold.server.http.problems import Problem, speak
from fourfold.server.people.sessions import Person
from fourfold.server.wiring import state_of
from fourfold.server.workers.counsel import explain_turn, give_hint, show_danger

from .positions import PositionAsked

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
async def hint_for_position(request: Request, asked: HintAsked, asker: Asker) -> Response:
    """A hint for a position."""
    game = asked.as_game(CallRule(asked.call), Edition(asked.edition))
    await state_of(request).fair_play.judge(asker, game, "hint")
    _need_play(game)
    language = _language(request, asked.language)
    return await _ask(request, give_hint, game, asked.depth, language, asked.edition)


@router.post("/games/{game}/hint", responses=ANSWER, response_class=Response, tags=["games"])
async def hint_in_game(
    request: Request, game: Id, person: Known, asker: Asker, helped: Helped | None = None
) -> Response:
    """A hint in a game of one's own, if it is played with help; the other player is told."""
    played = await _own_game(request, game, person, asker, "hint")
    _need_play(played)
    helped = helped or Helped()
    language = _language(request, helped.language)
    edition = str(played.rules.edition)
    return await _ask(request, give_hint, played, helped.depth, language, edition)


@router.post("/games/{game}/danger", responses=ANSWER, response_class=Response, tags=["games"])
async def danger_in_game(request: Request, game: Id, person: Known, asker: Asker) -> Response:
    """Which piece would win where, in a game of one's own, if it is played with help."""
    return await _ask(
        request, show_danger, await _own_game(request, game, person, asker, "threats")
    )


@router.post("/games/{game}/explain", responses=ANSWER, response_class=Response, tags=["games"])
async def explain_in_game(
    request: Request, game: Id, asked: ExplanationAsked, person: Known, asker: Asker
) -> Response:
    """Why a turn wins, holds or loses, in a game of one's own, if it is played with help."""
    played = await _own_game(request, game, person, asker, "explanation")
    _need_play(played)
    language = _language(request, asked.language)
    edition = str(played.rules.edition)
    return await _ask(request, explain_turn, played, asked.turn, language, edition)


async def _own_game(
    request: Request, game: str, person: Person, asker: frozenset[str], kind: Help
) -> Game:
    """The game of somebody who plays in it and may have help, or one that is over."""
    state = state_of(request)
    loaded = await state.games.see(game, person.id)
    played = loaded.state.game
    if played.outcome is None and loaded.header.role(person.id) is None:
        raise NotSeated
    await state.fair_play.judge(asker, played, kind)
    return played


def _need_play(game: Game) -> None:
    if game.outcome is not None:
        raise Problem(409, "game-over", rule="R20")


def _language(request: Request, wanted: str | None) -> str:
    if wanted is None:
        return speak(request).language
    language = match_language(wanted)
    if language is None:
        raise Problem(422, "language", names=", ".join(LANGUAGES))
    return language


async def _ask(request: Request, work: Any, *arguments: object) -> Response:  # noqa: ANN401  # of thinking
    state = state_of(request)
    await state.limits.check_everywhere("thinking", client_network(request.scope))
    answer = await state.students.ask(work, *arguments)
    return Response(json.dumps(answer, ensure_ascii=False), media_type="application/json")
