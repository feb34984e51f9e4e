"""The web app's files: what `web/` builds, and its one page at every address of a page.

The build writes the page and the manifest once for each language, so that they speak the reader's
before any script runs: `index.fr.html`, `manifest.fr.webmanifest`. What a page is about, such as a
game and its players, comes from elsewhere and is put into its head here. Pages below `embed/` are
another file, `embed.html`: the only one that other sites may frame.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from html import escape
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import FastAPI
from starlette.datastructures import Headers, QueryParams
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from fourfold.locales import accepted_language, match_language

from .compression import takes
from .guard import content_policy

#: Where the built web app is; missing in a checkout that has not built it.
FOLDER: Final = Path(str(files("fourfold.server").joinpath("static")))
#: Files whose names hold the hash of what is in them.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
#: Browsers ask for anything else again; it is sent only when it has changed.
_ASK_AGAIN: Final = "no-cache"
#: Encodings that the build writes next to a file, the smallest first, and their suffixes.
_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
_PAGE: Final = "index.html"
_EMBED: Final = "embed.html"
_EMBEDDED: Final = "embed/"
_MANIFEST: Final = "manifest.webmanifest"
_NOT_BUILT: Final = "The web app is not built: run `make setup` in the source tree.\n"


_TITLE: Final = re.compile(r"<title>[^<]*</title>")
_ABOUT: Final = re.compile(r'(?<=<meta name="description" content=")[^"]*')
_HEAD_END: Final = "</head>"


class PageHead(NamedTuple):
    """What a page is about. All of it is escaped where it is put in."""

    title: str
    about: str
    #: Further `meta` elements: the attribute that names one, its name, its content.
    metas: tuple[tuple[str, str, str], ...] = ()
    #: Where to ask how to show this page within others.
    oembed: str | None = None


#: Says what the page at a path is about, in a language; None where that is not known.
Describe = Callable[[Scope, str, str], Awaitable[PageHead | None]]


async def _describe_nothing(_: Scope, __: str, ___: str) -> None:
    return None


class Pages(StaticFiles):
    """Files, and the app's page where there is none: the app itself knows its addresses."""

    def __init__(self, folder: Path, describe: Describe) -> None:
        super().__init__(directory=folder, html=True)
        self._describe = describe

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        if path == "." or _is_page(path):
            return await self._page("" if path == "." else path, scope)
        return await self._file(path, scope)

    async def _page(self, path: str, scope: Scope) -> Response:
        """The app's page with what it is about; nothing to embed is not found."""
        embedded = path.startswith(_EMBEDDED)
        language = _language(scope, _PAGE)
        reads = scope["method"] in ("GET", "HEAD")
        head = await self._describe(scope, path, language) if reads else None
        if head is None:
            answer = await self._file(_PAGE, scope)
            answer.status_code = 404 if embedded else answer.status_code
            return answer
        assert self.directory is not None, "there is one (`serve_pages`)"
        file = Path(self.directory, self._in_language(_EMBED if embedded else _PAGE, language))
        body = _with_head(_page_text(file), head).encode()
        headers = {
            "etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"',
            "cache-control": _ASK_AGAIN,
            "vary": "Accept-Language",
            "content-language": language,
        }
        if embedded:
            headers["content-security-policy"] = content_policy("*")
            headers["cross-origin-resource-policy"] = "cross-origin"
        if self.is_not_modified(Headers(headers), Headers(scope=scope)):
            return NotModifiedResponse(Headers(headers))
        return HTMLResponse(body, headers=headers)

    async def _file(self, path: str, scope: Scope) -> Response:
        language = _language(scope, path) if path in (_PAGE, _MANIFEST) else None
        if language is not None:
            path = self._in_language(path, language)
        answer = await super().get_response(path, scope)
        for_ever = path.startswith("assets/") and isinstance(
            answer, FileResponse | NotModifiedResponse
        )
        answer.headers["cache-control"] = _FOR_EVER if for_ever else _ASK_AGAIN
        answer.headers["vary"] = "Accept-Encoding"
        if language is not None:
            answer.headers["vary"] = "Accept-Encoding, Accept-Language"
            answer.headers["content-language"] = language
        return answer

    def _in_language(self, path: str, language: str) -> str:
        """The file of this language; the one for all where the build has written no other."""
        assert self.directory is not None, "there is one (`serve_pages`)"
        name, _, ending = path.rpartition(".")
        spoken = f"{name}.{language}.{ending}"
        return spoken if Path(self.directory, spoken).is_file() else path

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file in the smallest encoding that the client accepts."""
        headers = Headers(scope=scope)
        path, encoding = _smallest(Path(full_path), headers.get("accept-encoding", ""))
        answer = FileResponse(
            path,
            status_code,
            None if encoding is None else {"content-encoding": encoding},
            media_type=guess_type(full_path)[0],
            stat_result=stat_result if encoding is None else path.stat(),
        )
        # Starlette's tag is made of time and size, which two languages may share.
        tag = answer.headers["etag"].strip('"')
        answer.headers["etag"] = f'"{path.name}-{tag}"'
        if self.is_not_modified(answer.headers, headers):
            return NotModifiedResponse(answer.headers)
        return answer


def _page_text(path: Path) -> str:
    """A page as the build wrote it; read again when the file has changed."""
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=64)
def _read(path: Path, _: int) -> str:
    return path.read_text("utf-8")


def _with_head(page: str, head: PageHead) -> str:
    """A page with what it is about; nothing that comes from people can be markup."""
    title, about = escape(head.title), escape(head.about)
    page = _TITLE.sub(lambda _: f"<title>{title}</title>", page, count=1)
    page = _ABOUT.sub(lambda _: about, page, count=1)
    elements = [
        f'<meta {kind}="{escape(name)}" content="{escape(content)}" />'
        for kind, name, content in head.metas
    ]
    if head.oembed is not None:
        elements.append(
            '<link rel="alternate" type="application/json+oembed" '
            f'href="{escape(head.oembed)}" title="{title}" />'
        )
    return page.replace(_HEAD_END, "".join(f"{each}\n" for each in elements) + _HEAD_END, 1)


def _smallest(path: Path, accepted: str) -> tuple[Path, str | None]:
    """The file to send for another, and its encoding: one that the build has packed, if any."""
    for encoding, ending in _PACKED:
        packed = Path(f"{path}{ending}")
        if takes(accepted, encoding) and packed.is_file():
            return packed, encoding
    return path, None


def _language(scope: Scope, path: str) -> str:
    """The language of the reader; the manifest is asked for in the one that the page speaks."""
    wanted = QueryParams(scope["query_string"]).get("lang", "") if path == _MANIFEST else ""
    spoken = Headers(scope=scope).get("accept-language", "")
    return match_language(wanted) or accepted_language(spoken)


def serve_pages(
    app: FastAPI, folder: Path = FOLDER, describe: Describe = _describe_nothing
) -> None:
    """Answer what no route answers: call this after adding all routes."""
    if (folder / "index.html").exists():
        app.mount("/", Pages(folder, describe), name="pages")
        return

    @app.get("/", include_in_schema=False)
    async def home() -> Response:
        return PlainTextResponse(_NOT_BUILT, 503)


def _is_page(path: str) -> bool:
    """Whether the web app may have a page there: neither a file nor part of the API."""
    return not path.startswith(("api/", "assets/")) and path != "api" and "." not in path
