"""What guards every request and answer: host, headers, origin, size."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final
from urllib.parse import unquote_plus, urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourfold.locales import accepted_language, texts

from .addresses import client_network
from .bodies import CheckedBody, unfit_in
from .cookies import HEADERS
from .hosts import Hosts
from .limits import Limits
from .metering import CONNECTIONS, note_for_log
from .problems import MOST_BYTES, Problem, answer

#: Methods that change nothing.
SAFE: Final = ("GET", "HEAD", "OPTIONS")


def content_policy(ancestors: str = "'none'") -> str:
    """What a page may load, and which other pages may frame it."""
    return (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        f"img-src 'self' data: blob:; connect-src 'self'; frame-ancestors {ancestors}; "
        "base-uri 'none'; form-action 'self'; object-src 'none'"
    )


_HEADERS: Final = (
    (b"content-security-policy", content_policy().encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_STRICT: Final = (b"strict-transport-security", b"max-age=31536000")
_NOT_KEPT: Final = (b"cache-control", b"no-store")
#: Characters of a strange host that its refusal repeats.
_SHOWN: Final = 60
#: Where a request's scope says that its answer is on the way.
_BEGUN: Final = "fourfold.begun"

_log = logging.getLogger(__name__)
_Headers = Mapping[bytes, str]


class Guard:
    """Refuses strange hosts, foreign origins and unfit bodies; adds headers to every answer.

    An unexpected error becomes an answer here, so that it has the headers, too.
    """

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        problem = _refusal(scope, self._hosts)
        if scope["type"] == "websocket":
            await self._connect(problem, scope, receive, send)
            return
        guarded = _guarded(scope, send)
        if problem is not None:
            await _tell(problem, scope, receive, guarded)
            return
        try:
            await self._app(scope, CheckedBody(scope, receive), guarded)
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
        network = client_network(scope)
        if problem is not None or not limits.connect(network):
            await receive()
            reason = "too-many" if problem is None else problem.code
            await send({"type": "websocket.close", "code": 1008, "reason": reason})
            return
        CONNECTIONS.inc()
        try:
            await self._app(scope, receive, send)
        finally:
            CONNECTIONS.dec()
            limits.disconnect(network)


def _refusal(scope: Scope, hosts: Hosts) -> Problem | None:
    # The first of each name counts, as in Headers, which would search the list for every name.
    headers = {name: value.decode("latin-1") for name, value in reversed(scope["headers"])}
    host = headers.get(b"host", "")
    if not hosts.allow(host) or sum(name == b"host" for name, _ in scope["headers"]) > 1:
        return Problem(400, "host", host=host[:_SHOWN])
    unfit = _unfit_address(scope)
    if unfit is not None:
        return unfit
    length = headers.get(b"content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        return Problem(413, "too-large", most=MOST_BYTES)
    changes = scope["type"] == "websocket" or scope["method"] not in SAFE
    if changes and b"authorization" not in headers and not same_origin(headers):
        return Problem(403, "origin")
    return _excess(scope)


def _unfit_address(scope: Scope) -> Problem | None:
    """What is wrong with the characters of a request's path and query."""
    query: bytes = scope["query_string"]
    if b"%" not in query and b"%" not in scope.get("raw_path", b"%"):
        return None
    return unfit_in(scope["path"]) or unfit_in(unquote_plus(query.decode("latin-1")))


def _excess(scope: Scope) -> Problem | None:
    """Whether an address asks too often; what one player does is counted where they are known."""
    if scope["path"].startswith("/api"):
        try:
            _limits(scope).check("address", client_network(scope))
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
    try:
        return urlsplit(origin).netloc == headers.get(b"host", "")
    except ValueError:
        # No browser writes such an origin, like "http://[".
        return False


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
