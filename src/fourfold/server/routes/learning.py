"""What the web application needs to know: texts, patterns, opponents, the atlas."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query, Request, Response

from fourfold.engine.atlas import read_atlas
from fourfold.locales import LANGUAGES, texts
from fourfold.play.opponents import OPPONENTS
from fourfold.rules import patterns
from fourfold.server.problem import speak

router = APIRouter(prefix="/api", tags=["learning"])

Match = Annotated[str | None, Header(alias="If-None-Match", max_length=200)]
ANSWER: dict[int | str, dict[str, Any]] = {200: {"model": dict[str, Any]}}


@router.get(
    "/texts/{language}",
    responses={200: {"model": dict[str, str]}, 304: {"description": "You have it already."}},
    response_class=Response,
)
async def read_texts(
    language: Literal["en", "fr", "nl", "de", "es", "it", "pt"], known: Match = None
) -> Response:
    """All texts of a language, by key."""
    body, tag = _catalogue(language)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if known is not None and tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, "application/json")


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
    return _answer(found)


@router.get("/patterns", responses={200: {"model": list[dict[str, Any]]}}, response_class=Response)
async def list_patterns(level: Annotated[int, Query(ge=1, le=4)] = 4) -> Response:
    """The patterns of a level."""
    found = [
        {"squares": [str(s) for s in one.squares], "kind": str(one.kind), "level": one.level}
        for one in patterns(level)
    ]
    return _answer(found)


@router.get("/atlas", responses={200: {"model": list[dict[str, Any]]}}, response_class=Response)
async def show_atlas() -> Response:
    """Who wins from the empty board, for 64 rule sets."""
    return _answer([entry.as_object() for entry in read_atlas()])


@router.get("/languages", responses={200: {"model": list[str]}}, response_class=Response)
async def list_languages() -> Response:
    """The languages that there are texts in."""
    return _answer(list(LANGUAGES))


@cache
def _catalogue(language: str) -> tuple[bytes, str]:
    say = texts(language)
    body = json.dumps(
        {key: say.template(key) for key in list(say.keys())}, ensure_ascii=False
    ).encode()
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def _answer(found: object) -> Response:
    return Response(json.dumps(found, ensure_ascii=False), media_type="application/json")
