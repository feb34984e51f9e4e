"""The web application: files that were built, and its first page for every address of its own."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

router = APIRouter(include_in_schema=False)

FOLDER: Final = Path(__file__).parent.parent / "static"
_files = StaticFiles(directory=FOLDER, check_dir=False)
#: Files whose names change with their content, so that browsers may keep them for good.
_FOR_GOOD: Final = "assets/"
#: What is never a page: an address that is wrong must say so.
_NO_PAGE: Final = ("api/", "api", "metrics", "healthz", "readyz", "openapi.json")


@router.get("/{path:path}")
@router.head("/{path:path}")
async def page(path: str) -> Response:
    """A file of the web application, or its first page."""
    if path.startswith(_NO_PAGE[0]) or path in _NO_PAGE:
        raise HTTPException(404)
    found = _find(path) if path else None
    headers = {"Cache-Control": "no-cache"}
    if found is not None:
        if path.startswith(_FOR_GOOD):
            headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return FileResponse(found, headers=headers)
    index = _find("index.html")
    # A file that is missing is no page of the application.
    if index is None or "." in path.rsplit("/", 1)[-1]:
        raise HTTPException(404)
    return FileResponse(index, headers=headers)


def _find(path: str) -> str | None:
    try:
        full, found = _files.lookup_path(os.path.normpath(path))
    except (OSError, ValueError):
        return None
    return full if found is not None and stat.S_ISREG(found.st_mode) else None
