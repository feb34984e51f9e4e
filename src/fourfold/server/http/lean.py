"""Routes that are asked for most often, before everything that FastAPI does for the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Receive, Scope, Send


class LeanRoutes:
    """Answers the requests that these plain routes match; the application answers the others.

    What a route raises becomes the answer that the application has for it: `handlers` are its own.
    """

    def __init__(
        self,
        app: ASGIApp,
        routes: Sequence[Route],
        handlers: Mapping[Any, Callable[..., Any]],
    ) -> None:
        self._app = app
        self._routes = routes
        self._handlers = handlers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        for route in self._routes:
            match, child = route.matches(scope)
            if match is Match.FULL:
                scope.update(child)
                try:
                    await route.app(scope, receive, send)
                except Exception as error:  # noqa: BLE001  # what has no handler is raised again
                    await self._explain(error, scope, receive, send)
                return
        await self._app(scope, receive, send)

    async def _explain(self, error: Exception, scope: Scope, receive: Receive, send: Send) -> None:
        async def fail(*_: object) -> None:
            raise error

        await ExceptionMiddleware(fail, dict(self._handlers))(scope, receive, send)
