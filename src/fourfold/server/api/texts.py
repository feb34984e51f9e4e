"""The texts, for interfaces that run elsewhere, such as the web app."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Annotated, Final

from fastapi import APIRouter, Header, Path, Response

from fourfold.locales import match_language, texts
from fourfold.server.http.compression import takes
from fourfold.server.http.problems import Problem

router = APIRouter(prefix="/api/texts", tags=["texts"])

#: A tag (BCP 47) is at most this long.
Language = Annotated[str, Path(max_length=35, examples=["fr", "pt"])]
Known = Annotated[str | None, Header(alias="If-None-Match")]
Accepted = Annotated[str, Header(alias="Accept-Encoding")]


#: Groups of texts that only the command line or the server's own answers need.
_ELSEWHERE: Final = (
    "cli", "help", "problem", "error", "expected", "invalid", "message", "guest", "site",
    "push", "print", "tournament",
)  # fmt: skip


@cache
def _catalogue(language: str, packed: bool) -> tuple[bytes, str]:
    """A catalogue in Fluent's format, plain or packed, and the tag of this version of it."""
    body = texts(language).without(*_ELSEWHERE).encode()
    body = gzip.compress(body, mtime=0) if packed else body
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'


@router.get(
    "/{language}",
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        304: {"description": "The catalogue that the reader has is the newest."},
    },
    response_class=Response,
)
async def read(language: Language, known: Known = None, accepted: Accepted = "") -> Response:
    """The texts of a language that a page needs, in Fluent's format (docs/translations.md)."""
    found = match_language(language)
    if found is None:
        raise Problem(404, "not-found")
    packed = takes(accepted, "gzip")
    body, tag = _catalogue(found, packed)
    headers = {
        "etag": tag,
        "cache-control": "no-cache",
        "content-language": found,
        "vary": "Accept-Encoding",
    }
    if known is not None and tag in known:
        return Response(status_code=304, headers=headers)
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="text/plain; charset=utf-8", headers=headers)
