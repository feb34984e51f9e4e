"""The short way for the one request that comes most often: an action in a game.

FastAPI describes the route and answers whatever is out of the ordinary: another kind of body, a
key that is none, a field too many. What is well-formed goes straight to the game, at a fraction
of the cost; a test compares the two ways.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from fastapi import Request
from pydantic import TypeAdapter, ValidationError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourfold.rules import RulesError
from fourfold.server.http.problems import Problem
from fourfold.server.people.sessions import known_player
from fourfold.server.store import StoreUnavailable
from fourfold.server.wiring import State

from .games import Acting, asked, shown

_PATH: Final = re.compile(r"/api/games/([a-z2-7]{12})/actions")
_KEY: Final = re.compile(rb"[!-~]{1,64}")
#: Bodies beyond this are not ordinary.
_MOST: Final = 1024
_ACTING: Final = TypeAdapter(Acting)


class _Head(NamedTuple):
    """What the head of a request says."""

    game: str
    key: str | None


class Shortcut:
    """Answers well-formed actions; leaves all others to the application."""

    #: What the route is called in the metrics, either way.
    path_format = "/api/games/{game}/actions"

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        head = _read_head(scope)
        if head is None:
            await self._app(scope, receive, send)
            return
        body = await _read(receive)
        if body is None:
            return
        try:
            acting = _ACTING.validate_json(body)
        except ValidationError:
            await self._app(scope, _again(body, receive), send)
            return
        scope["route"] = self
        try:
            answer = await _act(scope, head, acting)
        except (Problem, RulesError, StoreUnavailable) as error:
            await _refuse(error, scope, receive, send)
            return
        headers = [
            (b"content-length", str(len(answer)).encode()),
            (b"content-type", b"application/json"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer})


def _read_head(scope: Scope) -> _Head | None:
    """The head of an action, None for anything else and for anything unusual."""
    if scope["type"] != "http" or scope["method"] != "POST":
        return None
    found = _PATH.fullmatch(scope["path"])
    if found is None:
        return None
    headers: dict[bytes, bytes] = dict(scope["headers"])
    length = headers.get(b"content-length", b"")
    key = headers.get(b"idempotency-key")
    if (
        len(headers) != len(scope["headers"])
        or headers.get(b"content-type") != b"application/json"
        or not length.isdigit()
        or int(length) > _MOST
        or (key is not None and not _KEY.fullmatch(key))
    ):
        return None
    return _Head(found[1], None if key is None else key.decode())


async def _act(scope: Scope, head: _Head, acting: Acting) -> bytes:
    request = Request(scope)
    person = await known_player(request)
    state: State = scope["app"].state.parts
    wish = asked(head.game, person, acting, head.key)
    loaded = await state.games.act(wish, acting.action, acting.answers)
    return shown(state, loaded, person).encode()


async def _refuse(error: Exception, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with what the application has for such an error."""
    handlers = scope["app"].exception_handlers
    handler = next(handlers[kind] for kind in type(error).__mro__ if kind in handlers)
    answer = await handler(Request(scope), error)
    await answer(scope, receive, send)


async def _read(receive: Receive) -> bytes | None:
    """The whole body, None when the client has gone."""
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += bytes(message.get("body", b""))
        if not message.get("more_body", False):
            return body


def _again(body: bytes, receive: Receive) -> Receive:
    """The body that was read, to be read once more."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receiving() -> Any:  # noqa: ANN401  # a message
        return waiting.pop() if waiting else await receive()

    return receiving
