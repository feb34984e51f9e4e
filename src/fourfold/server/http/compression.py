"""Compressed answers: which encodings a client accepts, and which answers are worth it."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

#: Studies are large and rare. Games are neither: compressing them would cost more than it saves.
_LARGE: Final = ("/api/analysis", "/api/review", "/api/puzzles", "/api/atlas", "/api/patterns")
_PICTURES: Final = (".png", ".gif")
#: Below this size in bytes, compression does not save a packet.
_LEAST: Final = 2048


def takes(accepted: str, encoding: str) -> bool:
    """Whether a client that sent this `Accept-Encoding` accepts an encoding.

    >>> takes("gzip, br;q=0", "br"), takes("gzip;q=0.5", "gzip"), takes("", "gzip")
    (False, True, False)
    """
    for part in accepted.split(","):
        name, *parameters = (each.strip().lower() for each in part.split(";"))
        if name == encoding:
            return not any(_is_never(each) for each in parameters)
    return False


def _is_never(parameter: str) -> bool:
    name, _, value = parameter.partition("=")
    return name.strip() == "q" and value.strip().rstrip("0") in ("", "0.")


class Packed:
    """Sends large studies compressed to clients that accept it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._packing = GZipMiddleware(app, minimum_size=_LEAST, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        large = scope["type"] == "http" and _is_large(scope["path"])
        if large and takes(Headers(scope=scope).get("accept-encoding", ""), "gzip"):
            await self._packing(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def _is_large(path: str) -> bool:
    # Pictures are as small as they get.
    if path.endswith(_PICTURES):
        return False
    return path.startswith(_LARGE) or (path.startswith("/api/games/") and path.endswith("/review"))
