"""What guards every request and answer: headers, origin, size."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourfold.locales import accepted_language, texts

from .addresses import address_of
from .cookies import HEADERS
from .limits import Limits
from .metering import CONNECTIONS, note_for_log
from .problems import MOST_BYTES, Problem, answer

#: Methods that change nothing.
_SAFE: Final = ("GET", "HEAD", "OPTIONS")

_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'; object-src 'none'"
)
_HEADERS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_STRICT: Final = (b"strict-transport-security", b"max-age=31536000")
_NOT_KEPT: Final = (b"cache-control", b"no-store")
#: Where a request's scope says that its answer is on the way.
_BEGUN: Final = "fourfold.begun"

_log = logging.getLogger(__name__)
_Headers = Mapping[bytes, str]


class Guard:
    """Refuses foreign origins and bodies that are too large; adds headers to every answer.

    An unexpected error becomes an answer here, so that it has the headers, too.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        problem = _refusal(scope)
        if scope["type"] == "websocket":
            await self._connect(problem, scope, receive, send)
            return
        guarded = _guarded(scope, send)
        if problem is not None:
            await _tell(problem, scope, receive, guarded)
            return
        try:
            await self._app(scope, _LimitedBody(receive), guarded)
        except Exception:
            if scope.get(_BEGUN):
                raise
            # The error goes into the log, not to the client.
            _log.exception("a request failed", extra={"path": scope["path"]})
            await _tell(Problem(500, "internal"), scope, receive, guarded)

    async def _connect(
        self, problem: Problem | None, scope: Scope, receive: Receive, send: Send
    ) -> None:
        limits = _limits(scope)
        address = address_of(scope)
        if problem is not None or not limits.connect(address):
            await receive()
            reason = "too-many" if problem is None else problem.code
            await send({"type": "websocket.close", "code": 1008, "reason": reason})
            return
        CONNECTIONS.inc()
        try:
            await self._app(scope, receive, send)
        finally:
            CONNECTIONS.dec()
            limits.disconnect(address)


class _LimitedBody:
    """The body of a request, up to the largest size."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._bytes = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._bytes += len(message.get("body", b""))
        if self._bytes > MOST_BYTES:
            # The only kind of error that FastAPI lets through from here.
            raise HTTPException(413)
        return message


def _refusal(scope: Scope) -> Problem | None:
    # The first of each name counts, as in Headers, which would search the list for every name.
    headers = {name: value.decode("latin-1") for name, value in reversed(scope["headers"])}
    length = headers.get(b"content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        return Problem(413, "too-large", most=MOST_BYTES)
    changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
    if changes and b"authorization" not in headers and not same_origin(headers):
        return Problem(403, "origin")
    return _excess(scope, headers, changes)


def _excess(scope: Scope, headers: _Headers, changes: bool) -> Problem | None:
    if not scope["path"].startswith("/api"):
        return None
    limits = _limits(scope)
    try:
        limits.check("address", address_of(scope))
        if changes:
            limits.check("change", address_of(scope))
            # The person, as far as can be known without asking the database.
            who = headers.get(b"authorization") or headers.get(b"cookie", "")
            limits.check("player", hashlib.sha256(who.encode()).hexdigest()[:32] if who else "")
    except Problem as problem:
        return problem
    return None


def _limits(scope: Scope) -> Limits:
    limits: Limits = scope["app"].state.parts.limits
    return limits


def same_origin(headers: _Headers) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    Browsers always name the origin of a page that opens a WebSocket or changes something;
    programs need not. A browser too old for Origin says where a request comes from in Referer.
    """
    site = headers.get(b"sec-fetch-site", "none")
    if site not in ("none", "same-origin"):
        return False
    origin = headers.get(b"origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == headers.get(b"host", "")


def _guarded(scope: Scope, send: Send) -> Send:
    added = [*_HEADERS]
    if scope.get("scheme") == "https":
        added.append(_STRICT)
    if scope["path"].startswith("/api"):
        added.append(_NOT_KEPT)

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            scope[_BEGUN] = True
            headers = list(message["headers"])
            known = {name for name, _ in headers}
            headers += [header for header in added if header[0] not in known]
            headers += scope.get(HEADERS, ())
            message["headers"] = headers
        await send(message)

    return sending


async def _tell(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    note_for_log(scope, code=problem.code)
    wanted = Headers(scope=scope).get("accept-language", "")
    await answer(problem, texts(accepted_language(wanted)))(scope, receive, send)
