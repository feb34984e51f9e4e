"""Errors in one shape (RFC 9457): a code, a rule, words in the reader's language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from fourfold.locales import Texts, accepted_language, texts
from fourfold.server.refusals import Refusal

from .fields import say_fault
from .metering import note_for_log

#: The largest body of a request: the record of a long game with comments.
MOST_BYTES: Final = 256 * 1024
#: How many faults of a request are named, how long the name of a part and the words about it are.
_MOST_FAULTS: Final = 10
_LONGEST_NAME: Final = 40
_LONGEST_WORDS: Final = 200
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


class Problem(Refusal):  # RFC 9457's own word
    """A refusal that knows its status and headers: `http/` and `api/` raise it.

    `more` goes into the document as it is (`snapshot`, `errors` …).
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
        self.code = code
        super().__init__(**details)
        self.status = status
        self.rule = rule
        self.more = dict(more or {})
        self.headers = dict(headers or {})


class BodyRefused(HTTPException):
    """A body that is not read; only errors of this kind get past FastAPI's reading of a body."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.status)
        self.problem = problem


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


def speak(request: HTTPConnection) -> Texts:
    """The texts in the language that the request asks for."""
    return texts(accepted_language(request.headers.get("accept-language", "")))


def answer(problem: Problem, say: Texts) -> Response:
    """The answer that describes a problem."""
    return answer_in_words(problem, problem.words(say), say)


def answer_in_words(problem: Problem, words: str, say: Texts) -> Response:
    """The answer that describes a problem in words of its own."""
    document = {
        "type": f"urn:fourfold:{problem.code}",
        "title": say(f"problem-title-{problem.status}"),
        "status": problem.status,
        "detail": words,
        "code": problem.code,
        "rule": problem.rule,
        **problem.more,
    }
    # The words can quote a request, with half a character in it that no answer can hold.
    body = json.dumps(document, ensure_ascii=False).encode(errors="replace")
    return Response(body, problem.status, problem.headers, MEDIA_TYPE)


#: What every route can answer instead, in FastAPI's form.
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


def _fault(fault: Mapping[str, Any], say: Texts) -> dict[str, Any]:
    """What is wrong with one part of a request; its names and words may come from the client."""
    where = [str(part)[:_LONGEST_NAME] for part in fault["loc"]]
    return {"where": where, "what": say_fault(fault, say)[:_LONGEST_WORDS], "kind": fault["type"]}


def install(app: FastAPI) -> None:
    """Let an application answer every error in this shape."""
    describe(app)

    async def tell_problem(request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)
        note_for_log(request.scope, code=error.code)
        return answer(error, speak(request))

    async def tell_invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        note_for_log(request.scope, code="invalid")
        say = speak(request)
        faults = [_fault(fault, say) for fault in error.errors()[:_MOST_FAULTS]]
        return answer(Problem(422, "invalid", more={"errors": faults}), say)

    async def tell_body(request: Request, error: Exception) -> Response:
        assert isinstance(error, BodyRefused)
        note_for_log(request.scope, code=error.problem.code)
        say, problem = speak(request), error.problem
        if "errors" in problem.more:
            problem.more["errors"] = [_fault(fault, say) for fault in problem.more["errors"]]
        return answer(problem, say)

    async def tell_http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = _CODES.get(error.status_code, "bad-request")
        problem = Problem(error.status_code, code, headers=error.headers)
        return answer(problem, speak(request))

    async def tell_crash(request: Request, _: Exception) -> Response:
        # The error goes into the log, not to the client.
        return answer(Problem(500, "internal"), speak(request))

    app.add_exception_handler(Problem, tell_problem)
    app.add_exception_handler(RequestValidationError, tell_invalid)
    app.add_exception_handler(BodyRefused, tell_body)
    app.add_exception_handler(HTTPException, tell_http)
    app.add_exception_handler(Exception, tell_crash)
