"""The description of the API, `/openapi.json`: built once, outside the event loop, and kept."""

from __future__ import annotations

import asyncio
from functools import cache

import orjson
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response


def serve_description(app: FastAPI) -> None:
    """Answer `/openapi.json`. FastAPI would build it in the loop, where it takes a second."""
    building = asyncio.Lock()

    @cache
    def document() -> bytes:
        return orjson.dumps(app.openapi())

    async def describe(_: Request) -> Response:
        async with building:
            body = await asyncio.to_thread(document)
        return Response(body, media_type="application/json")

    app.add_route("/openapi.json", describe, include_in_schema=False)
