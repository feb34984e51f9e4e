"""The computer's opponents, as people choose them."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request, Response

from fourfold.play.opponents import OPPONENTS
from fourfold.server.problem import speak

router = APIRouter(prefix="/api", tags=["learning"])


@router.get("/opponents", responses={200: {"model": list[dict[str, Any]]}}, response_class=Response)
async def list_opponents(request: Request) -> Response:
    """The computer's strengths, weakest first, with their names in the reader's language."""
    say = speak(request)
    found = [
        {
            **asdict(each),
            "name": say(f"opponent.{each.id}.name"),
            "line": say(f"opponent.{each.id}.line"),
        }
        for each in OPPONENTS.values()
    ]
    return Response(json.dumps(found, ensure_ascii=False), media_type="application/json")
