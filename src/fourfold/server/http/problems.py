"""Errors in one shape (RFC 9457): a code, a rule, words in the reader's language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from fourfold.locales import Texts, best_language, texts
from fourfold.rules import IllegalAction, InvalidValue, NotationError, Reason, RulesError

from .metering import note_for_log

#: The largest body of a request: the record of a long game with comments.
MOST_BYTES: Final = 256 * 1024
MEDIA_TYPE: Final = "application/problem+json"
_CODES: Final = {
    400: "bad-request",
    401: "sign-in",
    403: "forbidden",
    404: "not-found",
    405: "method",
    409: "conflict",
    413: "too-large",
    415: "media-type",
    422: "invalid",
    429: "too-many",
    503: "unavailable",
    507: "storage-full",
}


class Problem(Exception):  # noqa: N818  # RFC 9457's own word
    """Why a request was refused: becomes the answer, wherever it is raised.

    `code` names a text `problem.<code>` of the catalogues, filled with `details`; `more` goes into
    the document as it is (`snapshot`, `errors` …).
    """

    def __init__(
        self,
        status: int,
        code: str,
        *,
        rule: str | None = None,
        more: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        **details: object,
    ) -> None:
        super().__init__(status, code, details)
        self.status = status
        self.code = code
        self.rule = rule
        self.more = dict(more or {})
        self.headers = dict(headers or {})
        self.details = details

    def words(self, say: Texts) -> str:
        """The reason, in a language."""
        return say(f"problem.{self.code}", **self.details)


class ProblemDocument(BaseModel):
    """An error as clients get it (RFC 9457)."""

    type: str = Field(examples=["urn:fourfold:stale"])
    title: str = Field(examples=["Conflict"])
    status: int = Field(examples=[409])
    detail: str = Field(examples=["The game has moved on: look again, then choose again."])
    code: str = Field(examples=["stale"])
    rule: str | None = Field(default=None, examples=["R15"])
    errors: list[dict[str, Any]] | None = None
    snapshot: dict[str, Any] | None = None


def speak(request: Request) -> Texts:
    """The texts in the language that the request asks for."""
    return texts(best_language(request.headers.get("accept-language", "").split(",")))


def answer(problem: Problem, say: Texts) -> Response:
    """The answer that tells of a problem."""
    document = {
        "type": f"urn:fourfold:{problem.code}",
        "title": say(f"problem.title.{problem.status}"),
        "status": problem.status,
        "detail": problem.words(say),
        "code": problem.code,
        "rule": problem.rule,
        **problem.more,
    }
    body = json.dumps(document, ensure_ascii=False).encode()
    return Response(body, problem.status, problem.headers, MEDIA_TYPE)


def from_rules(error: RulesError, say: Texts) -> Response:
    """The answer to what the rules refuse, with the number of the rule."""
    if isinstance(error, IllegalAction):
        details = dict(error.details)
        if isinstance(details.get("reason"), Reason):
            details["reason"] = say(f"reason.{details['reason']}")
        detail = say(f"error.{error.code}", **details)
        status, code, rule = 422, error.code, error.rule
    elif isinstance(error, NotationError):
        detail = _notation(error, say)
        status, code, rule = 422, "notation", None
    else:
        detail = str(error)
        status, code = 422, "invalid"
        rule = error.rule if isinstance(error, InvalidValue) else None
    document = {
        "type": f"urn:fourfold:{code}",
        "title": say(f"problem.title.{status}"),
        "status": status,
        "detail": detail,
        "code": code,
        "rule": rule,
    }
    return Response(json.dumps(document, ensure_ascii=False).encode(), status, None, MEDIA_TYPE)


def _notation(error: NotationError, say: Texts) -> str:
    rest = error.input[error.place :][:60]
    return say(
        "message.notation",
        text=repr(error.input[:60]),
        where=say("message.notation-at", rest=repr(rest)) if rest else say("message.notation-end"),
        character=error.place + 1,
        expected=say(f"expected.{error.code}", **error.details),
    )


#: What every route can answer instead, as FastAPI wants to know it.
RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": ProblemDocument, "description": "Refused, and why."},
    "503": {"model": ProblemDocument, "description": "Not available just now: ask again."},
    "507": {"model": ProblemDocument, "description": "The disk is full: nothing was saved."},
}


def describe(app: FastAPI) -> None:
    """Let the OpenAPI document say in which media type errors come."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = plain()
            for path in document["paths"].values():
                for operation in path.values():
                    for status in RESPONSES:
                        content = operation["responses"][str(status)]["content"]
                        content[MEDIA_TYPE] = content.pop("application/json")
        return plain()

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to change it


def install(app: FastAPI) -> None:
    """Let every error of an application come out in this shape."""
    describe(app)

    async def tell_problem(request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)
        note_for_log(request.scope, code=error.code)
        return answer(error, speak(request))

    async def tell_rules(request: Request, error: Exception) -> Response:
        assert isinstance(error, RulesError)
        return from_rules(error, speak(request))

    async def tell_invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        note_for_log(request.scope, code="invalid")
        found = [
            {"where": [str(part) for part in one["loc"]], "what": one["msg"], "kind": one["type"]}
            for one in error.errors()
        ]
        return answer(Problem(422, "invalid", more={"errors": found}), speak(request))

    async def tell_http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = _CODES.get(error.status_code, "bad-request")
        if code == "too-large":
            return answer(Problem(413, code, most=MOST_BYTES), speak(request))
        problem = Problem(error.status_code, code, headers=error.headers)
        return answer(problem, speak(request))

    app.add_exception_handler(Problem, tell_problem)
    app.add_exception_handler(RulesError, tell_rules)
    app.add_exception_handler(RequestValidationError, tell_invalid)
    app.add_exception_handler(HTTPException, tell_http)
