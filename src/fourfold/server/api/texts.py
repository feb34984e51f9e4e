"""The catalogues, for interfaces that run elsewhere, such as the web app."""

from __future__ import annotations

import gzip
import hashlib
import json
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Header, Path, Response

from fourfold.locales import LANGUAGES, texts
from fourfold.server.http.compression import takes
from fourfold.server.http.problems import Problem

router = APIRouter(prefix="/api/texts", tags=["texts"])

Language = Annotated[str, Path(max_length=8, examples=["fr"])]
Known = Annotated[str | None, Header(alias="If-None-Match")]


Accepted = Annotated[str, Header(alias="Accept-Encoding")]


@cache
def _catalogue(language: str, packed: bool) -> tuple[bytes, str]:
    """A catalogue as JSON, plain or packed, and the tag of this version of it."""
    say = texts(language)
    keys = say.keys()
    body = json.dumps({key: say.template(key) for key in keys}, ensure_ascii=False).encode()
    body = gzip.compress(body, mtime=0) if packed else body
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'


@router.get(
    "/{language}",
    responses={
        200: {"content": {"application/json": {"schema": {"type": "object"}}}},
        304: {"description": "The catalogue that the reader has is the newest."},
    },
    response_class=Response,
)
async def read(language: Language, known: Known = None, accepted: Accepted = "") -> Response:
    """All texts of a language, key by key, with `{name}` where something is filled in."""
    if language not in LANGUAGES:
        raise Problem(404, "not-found")
    packed = takes(accepted, "gzip")
    body, tag = _catalogue(language, packed)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
    if known is not None and tag in known:
        return Response(status_code=304, headers=headers)
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)
