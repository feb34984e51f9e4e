"""The web app's files: what `web/` builds, and its one page at every address of a page."""

from __future__ import annotations

import os
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from .compression import takes

#: Where the built web app is; not in the tree of a checkout that has not built it.
FOLDER: Final = Path(str(files("fourfold.server").joinpath("static")))
#: Files whose names hold the hash of what is in them.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
#: Anything else is asked for again, and not sent again when it is the same.
_ASK_AGAIN: Final = "no-cache"
#: Encodings that the build writes beside a file, the smallest first, and how it names them.
_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
_NOT_BUILT: Final = "The web app is not built: run `make setup` in the source tree.\n"


class Pages(StaticFiles):
    """Files, and the app's page where there is none: the app itself knows its addresses."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not _is_page(path):
                raise
            answer = await super().get_response("index.html", scope)
        for_ever = path.startswith("assets/") and isinstance(
            answer, FileResponse | NotModifiedResponse
        )
        answer.headers["cache-control"] = _FOR_EVER if for_ever else _ASK_AGAIN
        answer.headers["vary"] = "Accept-Encoding"
        return answer

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, as small as the reader takes it."""
        headers = Headers(scope=scope)
        accepted = headers.get("accept-encoding", "")
        for encoding, ending in _PACKED:
            packed = Path(f"{os.fspath(full_path)}{ending}")
            if not takes(accepted, encoding) or not packed.is_file():
                continue
            answer = FileResponse(
                packed,
                status_code,
                {"content-encoding": encoding},
                media_type=guess_type(full_path)[0],
                stat_result=packed.stat(),
            )
            if self.is_not_modified(answer.headers, headers):
                return NotModifiedResponse(answer.headers)
            return answer
        return super().file_response(full_path, stat_result, scope, status_code)


def serve_pages(app: FastAPI, folder: Path = FOLDER) -> None:
    """Answer what no route answers: to be called after all of them."""
    if (folder / "index.html").exists():
        app.mount("/", Pages(directory=folder, html=True), name="pages")
        return

    @app.get("/", include_in_schema=False)
    async def home() -> Response:
        return PlainTextResponse(_NOT_BUILT, 503)


def _is_page(path: str) -> bool:
    """Whether the web app may have a page there: no file, and nothing of the API."""
    return not path.startswith(("api/", "assets/")) and path != "api" and "." not in path
