"""Which status answers which refusal: the one place where domain errors become HTTP."""

from __future__ import annotations

from typing import Final

from fastapi import FastAPI, Request, Response

from fourfold.server.games import errors as games
from fourfold.server.games.snapshot import as_dict
from fourfold.server.http.metering import note_for_log
from fourfold.server.http.problems import Problem, answer, speak
from fourfold.server.refusals import Refusal
from fourfold.server.store import requests

#: The status of each refusal; a class that is not listed answers as its nearest base does.
STATUSES: Final[dict[type[Refusal], int]] = {
    requests.KeyReused: 422,
    games.GameUnknown: 404,
    games.NotSeated: 403,
    games.SeatUnnamed: 422,
    games.NotAPlayersAction: 422,
    games.LiveGame: 403,
    games.OpponentGone: 409,
    games.LogFull: 409,
    # In view of the game: something else came first, unless listed here.
    games.GameRefusal: 409,
    games.OwnOffer: 403,
    games.TakebackRated: 403,
    games.TakebackImpossible: 422,
    games.ActionKeyReused: 422,
    # Terms, challenges and lots.
    games.ClockTooLong: 422,
    games.StartOver: 422,
    games.NonceUnusable: 422,
    games.NotRateable: 422,
    games.OpponentUnknown: 422,
    games.AccountNeeded: 403,
    games.ChallengeUnknown: 404,
    games.ChallengeGone: 409,
    games.OwnChallenge: 403,
    games.NotYourChallenge: 403,
    games.TooManyChallenges: 409,
    games.LotUnknown: 404,
    games.LotUsed: 409,
}


def problem_of(refusal: Refusal) -> Problem:
    """The problem that answers a refusal; with the game where the refusal shows one."""
    status = next(STATUSES[kind] for kind in type(refusal).__mro__ if kind in STATUSES)
    more = {}
    if isinstance(refusal, games.GameRefusal):
        role = refusal.loaded.header.role(refusal.player)
        more["snapshot"] = {"you": role, **as_dict(refusal.loaded)}
    return Problem(status, refusal.code, rule=refusal.rule, more=more, **refusal.details)


def install(app: FastAPI) -> None:
    """Let an application answer refusals."""

    async def tell_refusal(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        note_for_log(request.scope, code=error.code)
        return answer(problem_of(error), speak(request))

    app.add_exception_handler(Refusal, tell_refusal)
