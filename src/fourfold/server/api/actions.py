"""Acting in a game: the most frequent request, on a route of its own.

FastAPI's reading of a request costs more than the action itself. So a plain route of Starlette's
comes first and takes the requests that browsers and programs send; requests with an unusual head
(another media type, no length, a header twice) pass to FastAPI's route below. A test compares
their answers.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send

from fourfold.server.games.views.snapshot import for_reader
from fourfold.server.wiring import State

from .games import SHOWN, Acting, Taken, asked
from .visitors import known_player

router = APIRouter(prefix="/api/games", tags=["games"])

_PATH: Final = "/api/games/{game}/actions"
_ACTIONS: Final = re.compile(r"/api/games/(?P<game>[a-z2-7]{12})/actions")
_KEY: Final = re.compile(rb"[!-~]{1,64}")
#: Larger bodies are not ordinary.
_MOST: Final = 1024


@router.post("/{game}/actions", responses=SHOWN, response_class=Response)
async def act(seat: Taken, acting: Acting) -> Response:
    """Give, place, call or pass; 409 with the newest snapshot when the game has moved on."""
    wish = seat.asks(acting)
    return await seat.see(seat.games.act(wish, acting.action, acting.answers, seat.delay))


class ActionRoute(Route):
    """The lean route: takes actions whose head is ordinary, and answers them as `act` would."""

    def __init__(self) -> None:
        super().__init__(_PATH, _Endpoint(), methods=["POST"], include_in_schema=False)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether this is an action with an ordinary head; FastAPI's route takes the others."""
        # Every request is compared with this route first, so it says no quickly.
        if scope["type"] != "http" or scope["method"] != "POST":
            return Match.NONE, {}
        match = _ACTIONS.fullmatch(scope["path"])
        if match is None or not _is_ordinary(scope):
            return Match.NONE, {}
        # The metrics count by the route's name.
        child = {"endpoint": self.endpoint, "path_params": match.groupdict(), "route": self}
        return Match.FULL, child


def _is_ordinary(scope: Scope) -> bool:
    headers: dict[bytes, bytes] = dict(scope["headers"])
    length = headers.get(b"content-length", b"")
    key = headers.get(b"idempotency-key")
    return (
        len(headers) == len(scope["headers"])
        and headers.get(b"content-type") == b"application/json"
        and length.isdigit()
        and 0 < int(length) <= _MOST
        and (key is None or _KEY.fullmatch(key) is not None)
    )


class _Endpoint:
    """Read the person and the action, and answer with the game after it: an ASGI application."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await _read_body(receive)
        if body is None:
            return
        try:
            acting = Acting.model_validate_json(body)
        except ValidationError:
            # It is JSON, as the guard has seen. Who asks comes before what is wrong, as in FastAPI.
            await known_player(Request(scope))
            acting = _validated(json.loads(body))
        request = Request(scope)
        person = await known_player(request)
        state: State = scope["app"].state.parts
        game = scope["path_params"]["game"]
        wish = asked(game, person, acting, request.headers.get("idempotency-key"))
        delay = state.pings.delay(person.id)
        news = await state.games.act(wish, acting.action, acting.answers, delay)
        role = news.loaded.header.role(person.id)
        presence = state.attendance.of(game)
        answer = for_reader(news.snapshot(presence), role, news.log).encode()
        headers = [
            (b"content-length", str(len(answer)).encode()),
            (b"content-type", b"application/json"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer})


async def _read_body(receive: Receive) -> bytes | None:
    """The whole body, None when the client has gone. Starlette's reading takes twice as long."""
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += bytes(message.get("body", b""))
        if not message.get("more_body", False):
            return body


def _validated(body: object) -> Acting:
    try:
        return Acting.model_validate(body, from_attributes=True)
    except ValidationError as error:
        faults: list[dict[str, Any]] = [
            {**fault, "loc": ("body", *fault["loc"])} for fault in error.errors()
        ]
        raise RequestValidationError(faults) from None
