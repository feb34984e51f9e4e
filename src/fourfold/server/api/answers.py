"""Which status answers which refusal: the one place where domain errors become HTTP."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

from fastapi import FastAPI, Request, Response

from fourfold.locales import Texts
from fourfold.rules import (
    IllegalAction,
    InvalidValue,
    NotationError,
    Reason,
    RecordError,
    RulesError,
)
from fourfold.rules.errors import CONTRADICTIONS
from fourfold.server.games import errors as games
from fourfold.server.games.views.snapshot import as_dict
from fourfold.server.http.metering import note_for_log
from fourfold.server.http.problems import Problem, answer, answer_in_words, speak
from fourfold.server.people import errors as people
from fourfold.server.push import errors as push
from fourfold.server.refusals import Refusal
from fourfold.server.store import DataRefused, StoreFull, StoreUnavailable
from fourfold.server.store.requests import KeyReused
from fourfold.server.tournaments import errors as tournaments
from fourfold.server.tournaments.log.wording import code_of, say_error
from fourfold.server.workers import errors as workers
from fourfold.tournaments import EventRefused, NothingToPair, TournamentError
from fourfold.tournaments.exchange import ReportRefused

_log = logging.getLogger(__name__)

#: The status of each refusal; a class that is not listed answers as its nearest base does.
STATUSES: Final[dict[type[Refusal], int]] = {
    KeyReused: 422,
    games.GameUnknown: 404,
    games.NotSeated: 403,
    games.SeatUnnamed: 422,
    games.NotAPlayersAction: 422,
    games.LiveGame: 403,
    games.PlaysWithoutHelp: 403,
    games.OpponentGone: 409,
    games.LogFull: 409,
    # Refusals in a game: something else came first, unless listed here.
    games.GameRefusal: 409,
    games.OwnOffer: 403,
    games.TakebackRated: 403,
    games.TournamentRefuses: 403,
    games.TakebackImpossible: 422,
    games.ActionKeyReused: 422,
    # Terms, challenges and lots.
    games.ClockTooLong: 422,
    games.StartOver: 422,
    games.NonceUnusable: 422,
    games.NotRateable: 422,
    games.RatedPrivate: 422,
    games.RatedUnclocked: 422,
    games.RatedSeat: 422,
    games.RatedHelp: 422,
    games.RatedOften: 409,
    games.OpponentUnknown: 422,
    games.RatedForAccounts: 403,
    games.ChallengeUnknown: 404,
    games.ChallengeGone: 409,
    games.OwnChallenge: 403,
    games.NotYourChallenge: 403,
    games.OpenToOne: 422,
    games.ChallengedUnknown: 404,
    games.SelfChallenged: 422,
    games.ChallengeStands: 409,
    games.PlayersBlocked: 403,
    games.TooManyChallenges: 409,
    games.TooManyGames: 409,
    games.TooManyGamesToday: 409,
    games.TooMuchStored: 409,
    games.LotUnknown: 404,
    games.LotUsed: 409,
    # People and what they ask of workers.
    people.NameRefused: 422,
    people.PasswordRefused: 422,
    people.NameTaken: 409,
    people.SignedInAlready: 409,
    people.SignInNeeded: 401,
    people.SignInFailed: 401,
    people.RecoveryFailed: 401,
    people.AccountBlocked: 403,
    people.AccountNeeded: 403,
    people.PasswordWrong: 403,
    people.TooManyTries: 429,
    people.SessionUnknown: 404,
    people.TokenRefused: 401,
    people.ScopeMissing: 403,
    people.TokenUnknown: 404,
    people.TooManyTokens: 409,
    people.PlayerUnknown: 404,
    people.SelfReported: 422,
    push.EndpointRefused: 422,
    push.PushOff: 409,
    people.SelfChosen: 422,
    people.TooManyContacts: 409,
    people.SpectatorsOnly: 403,
    workers.ThinkingLong: 503,
    # Tournaments.
    tournaments.TournamentUnknown: 404,
    tournaments.TournamentCancelled: 409,
    tournaments.TournamentBegun: 409,
    tournaments.TournamentOver: 409,
    tournaments.NotDirecting: 403,
    tournaments.NotPrincipal: 403,
    tournaments.NotEntered: 403,
    tournaments.EntryForAccounts: 403,
    tournaments.EntryClosed: 403,
    tournaments.CodeWrong: 403,
    tournaments.CodeMissing: 422,
    tournaments.RatingOutside: 403,
    tournaments.RatingLimits: 422,
    tournaments.TeamsTypedIn: 409,
    tournaments.StartUnlikely: 422,
    tournaments.NotRatedHere: 422,
    tournaments.TeamsOnServer: 422,
    tournaments.TypedInOnServer: 409,
    tournaments.AccountNamed: 409,
    tournaments.ComputersAtTables: 409,
    tournaments.TooManyTournaments: 409,
    tournaments.TournamentFull: 409,
    tournaments.HelperUnknown: 404,
    tournaments.TooManyHelpers: 409,
    tournaments.DeskKeyWrong: 403,
    tournaments.NotAtTables: 409,
    tournaments.OnServerOnly: 409,
    tournaments.NotYourGame: 403,
    tournaments.TableUnknown: 404,
    tournaments.SeatTaken: 409,
    tournaments.BothSeats: 409,
    tournaments.OutOfReach: 409,
    tournaments.NothingToPrint: 404,
}

#: What the log of a tournament refuses: what else stands there already. All other errors of
#: tournaments are about values.
_CONFLICTS: Final = (EventRefused, NothingToPair, ReportRefused)
#: Among them what is not there.
_MISSING: Final = ("unknown", "game-unknown", "round-unknown")

#: Headers that go with an answer, by the details of the refusal.
HEADERS: Final[dict[type[Refusal], Callable[[Mapping[str, Any]], dict[str, str]]]] = {
    people.TooManyTries: lambda details: {"Retry-After": str(details["seconds"])},
    people.TokenRefused: lambda _: {"WWW-Authenticate": "Bearer"},
    workers.ThinkingLong: lambda _: {"Retry-After": "30"},
}


def problem_of(refusal: Refusal) -> Problem:
    """The problem that answers a refusal; with the game where the refusal shows one."""
    if isinstance(refusal, Problem):
        return refusal
    kinds = type(refusal).__mro__
    status = next(STATUSES[kind] for kind in kinds if kind in STATUSES)
    headers = next((HEADERS[kind] for kind in kinds if kind in HEADERS), None)
    more = {}
    if isinstance(refusal, games.GameRefusal):
        role = refusal.loaded.header.role(refusal.player)
        more["snapshot"] = {"you": role, **as_dict(refusal.loaded)}
    return Problem(
        status,
        refusal.code,
        rule=refusal.rule,
        more=more,
        headers=None if headers is None else headers(refusal.details),
        **refusal.details,
    )


def answer_rules(error: RulesError, say: Texts) -> Response:
    """The answer to a refusal by the rules, with the number of the rule."""
    code = "invalid"
    if isinstance(error, IllegalAction):
        code = error.code
    elif isinstance(error, NotationError):
        code = "notation"
    rule = error.rule if isinstance(error, IllegalAction | InvalidValue | RecordError) else None
    return answer_in_words(Problem(422, code, rule=rule), _words(error, say), say)


def _words(error: RulesError, say: Texts) -> str:
    match error:
        case IllegalAction():
            details = dict(error.details)
            if isinstance(details.get("reason"), Reason):
                details["reason"] = say(f"reason-{details['reason']}")
            return say(f"error-{error.code}", **details)
        case RecordError(turn=None):
            return say.labelled(say("cli-in-tags"), _words(error.cause, say))
        case RecordError():
            return say.labelled(say("cli-turn", turn=error.turn), _words(error.cause, say))
        case NotationError():
            return _notation(error, say)
        case InvalidValue():
            return say(f"invalid-{error.code}", **error.details)
    return str(error)


def _notation(error: NotationError, say: Texts) -> str:
    rest = error.input[error.place :][:60]
    text, expected = repr(error.input[:60]), say(f"expected-{error.code}", **error.details)
    if error.code in CONTRADICTIONS:
        return say("message-contradicts", text=text, expected=expected)
    return say(
        "message-notation",
        text=text,
        where=say("message-notation-at", rest=repr(rest)) if rest else say("message-notation-end"),
        character=error.place + 1,
        expected=expected,
    )


def answer_tournament(error: TournamentError, say: Texts) -> Response:
    """The answer to a refusal by the log or the regulations of a tournament."""
    status = 409 if isinstance(error, _CONFLICTS) else 422
    if isinstance(error, EventRefused) and error.code in _MISSING:
        status = 404
    return answer_in_words(Problem(status, code_of(error)), say_error(error, say), say)


def install(app: FastAPI) -> None:
    """Let an application answer the refusals of its rooms."""

    async def tell_refusal(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        note_for_log(request.scope, code=error.code)
        return answer(problem_of(error), speak(request))

    async def tell_rules(request: Request, error: Exception) -> Response:
        assert isinstance(error, RulesError)
        return answer_rules(error, speak(request))

    async def tell_tournament(request: Request, error: Exception) -> Response:
        assert isinstance(error, TournamentError)
        note_for_log(request.scope, code=code_of(error))
        return answer_tournament(error, speak(request))

    async def tell_store(request: Request, error: Exception) -> Response:
        if isinstance(error, StoreFull):
            return answer(Problem(507, "storage-full"), speak(request))
        problem = Problem(503, "unavailable", headers={"Retry-After": "1"})
        return answer(problem, speak(request))

    async def tell_data(request: Request, _: Exception) -> Response:
        # Each route checks what it is sent, so whatever gets as far as the database is a mistake.
        _log.warning("the database refused data", extra={"path": request.url.path})
        note_for_log(request.scope, code="invalid")
        return answer(Problem(422, "invalid"), speak(request))

    app.add_exception_handler(Refusal, tell_refusal)
    app.add_exception_handler(RulesError, tell_rules)
    app.add_exception_handler(TournamentError, tell_tournament)
    app.add_exception_handler(StoreUnavailable, tell_store)
    app.add_exception_handler(DataRefused, tell_data)
