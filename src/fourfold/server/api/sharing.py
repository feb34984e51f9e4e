"""Sharing: pictures of games, puzzles and people, and what other sites need to show them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from html import escape
from typing import Annotated, Any, Final, Literal
from urllib.parse import quote, urlsplit

from fastapi import APIRouter, Header, Query, Request, Response
from pydantic import BaseModel, Field
from starlette.types import Scope

from fourfold.drawing import Scene, animate, draw_card, draw_square
from fourfold.locales import match_language
from fourfold.rules import Edition
from fourfold.server.http.addresses import client_network
from fourfold.server.http.pages import PageHead
from fourfold.server.http.problems import Problem, speak
from fourfold.server.sharing.previews import Preview, tag_of
from fourfold.server.store import StoreUnavailable
from fourfold.server.wiring import State, state_of

from .games import Id
from .study.puzzles import PuzzleId, find_puzzle

router = APIRouter(tags=["sharing"])

Language = Annotated[str | None, Query(alias="lang", max_length=35, examples=["fr"])]
Version = Annotated[str | None, Query(alias="v", max_length=40)]
Known = Annotated[str | None, Header(alias="If-None-Match")]
After = Annotated[
    int | None, Query(ge=0, le=10**4, description="After how many actions; by default, now.")
]
_NAME: Final = "Fourfold"
_PNG: Final = "image/png"
_GIF: Final = "image/gif"
#: A picture without names of a game that is over never changes. One with names may be asked for
#: under an address with the version of its content; a name can change or be deleted all the same.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_FOR_A_DAY: Final = "public, max-age=86400"
_FOR_A_MINUTE: Final = "public, max-age=60"
#: The size of an embedded board in pixels, and the smallest and largest widths.
_WIDTH: Final = 480
_NARROWEST: Final = 200
_WIDEST: Final = 1000
#: How much higher than wide the embedded page is: sentence and buttons stand below the board.
_BELOW: Final = 130
#: Seconds that a page waits for its title; the page itself matters more.
_PATIENCE: Final = 2.0


def _pictures(kind: str) -> dict[int | str, dict[str, Any]]:
    return {
        200: {"content": {kind: {"schema": {"type": "string", "format": "binary"}}}},
        304: {"description": "The picture that the reader has is the newest."},
    }


class EmbedShown(BaseModel):
    """A page to put into others, as oEmbed 1.0 describes it."""

    version: Literal["1.0"] = "1.0"
    type: Literal["rich"] = "rich"
    provider_name: str = _NAME
    provider_url: str
    title: str
    html: str = Field(examples=['<iframe src="https://quarto.example/embed/game/…"></iframe>'])
    width: int
    height: int
    thumbnail_url: str
    thumbnail_width: int = 1200
    thumbnail_height: int = 630
    cache_age: int = 3600


async def _draw(
    request: Request,
    known: str | None,
    lasting: str,
    function: Callable[..., bytes],
    *arguments: Hashable,
) -> Response:
    """A picture, drawn by the painters unless they or the reader have it."""
    state, moving = state_of(request), function is animate
    tag = f'"{tag_of(function.__name__, *arguments)}"'
    headers = {
        "etag": tag,
        "cache-control": lasting,
        # Other sites may show it: that is what it is for.
        "cross-origin-resource-policy": "cross-origin",
    }
    if known is not None and tag in known:
        return Response(status_code=304, headers=headers)
    if not state.painters.knows(function, *arguments):
        kind = "animation" if moving else "picture"
        await state.limits.check_everywhere(kind, client_network(request.scope))
    picture = await state.painters.ask(function, *arguments)
    return Response(picture, 200, headers, _GIF if moving else _PNG)


async def _card(
    request: Request, path: str, language: str | None, version: str | None, known: str | None
) -> Response:
    """The card of a page."""
    spoken = match_language(language or "") or speak(request).language
    preview = await state_of(request).previews.of(path, spoken)
    if preview is None:
        raise Problem(404, "not-found")
    lasting = _FOR_A_DAY if version == tag_of(preview.card) else _FOR_A_MINUTE
    return await _draw(request, known, lasting, draw_card, preview.card)


@router.get("/api/card.png", responses=_pictures(_PNG), response_class=Response)
async def draw_site(
    request: Request, language: Language = None, version: Version = None, known: Known = None
) -> Response:
    """The card of this site."""
    return await _card(request, "/", language, version, known)


@router.get("/api/games/{game}/card.png", responses=_pictures(_PNG), response_class=Response)
async def draw_game(
    request: Request,
    game: Id,
    language: Language = None,
    version: Version = None,
    known: Known = None,
) -> Response:
    """The card of a game: the board, the players, how it ended."""
    return await _card(request, f"/game/{game}", language, version, known)


@router.get("/api/games/{game}/picture.png", responses=_pictures(_PNG), response_class=Response)
async def draw_position(
    request: Request, game: Id, after: After = None, known: Known = None
) -> Response:
    """A position of a game."""
    shown = (await state_of(request).previews.game(game)).state.game
    over = shown.outcome is not None
    if after is not None and after > len(shown.actions):
        raise Problem(404, "not-found")
    scene = Scene.of(shown if after is None else shown.at(after))
    return await _draw(request, known, _FOR_EVER if over else _FOR_A_MINUTE, draw_square, scene)


@router.get("/api/games/{game}/animation.gif", responses=_pictures(_GIF), response_class=Response)
async def draw_animation(request: Request, game: Id, known: Known = None) -> Response:
    """A whole game, one frame per gift and per placement."""
    shown = (await state_of(request).previews.game(game)).state.game
    over = shown.outcome is not None
    return await _draw(request, known, _FOR_EVER if over else _FOR_A_MINUTE, animate, shown)


@router.get("/api/puzzles/{name}/card.png", responses=_pictures(_PNG), response_class=Response)
async def draw_puzzle_card(
    request: Request,
    name: PuzzleId,
    language: Language = None,
    version: Version = None,
    known: Known = None,
) -> Response:
    """The card of a puzzle."""
    return await _card(request, f"/puzzles/{name}", language, version, known)


@router.get("/api/puzzles/{name}/picture.png", responses=_pictures(_PNG), response_class=Response)
async def draw_puzzle(
    request: Request,
    name: PuzzleId,
    edition: Annotated[Literal["classic", "mushrooms"], Query()] = "classic",
    known: Known = None,
) -> Response:
    """The position of a puzzle."""
    asked = await find_puzzle(name)
    scene = Scene(asked.position, Edition(edition))
    return await _draw(request, known, _FOR_EVER, draw_square, scene)


@router.get("/api/players/{player}/card.png", responses=_pictures(_PNG), response_class=Response)
async def draw_player(
    request: Request,
    player: Id,
    language: Language = None,
    version: Version = None,
    known: Known = None,
) -> Response:
    """The card of a player."""
    return await _card(request, f"/player/{player}", language, version, known)


@router.get(
    "/api/challenges/{challenge}/card.png", responses=_pictures(_PNG), response_class=Response
)
async def draw_challenge(
    request: Request,
    challenge: Id,
    language: Language = None,
    version: Version = None,
    known: Known = None,
) -> Response:
    """The card of a challenge that waits."""
    return await _card(request, f"/challenge/{challenge}", language, version, known)


@router.get("/api/oembed")
async def embed(
    request: Request,
    response: Response,
    *,
    url: Annotated[str, Query(max_length=300, examples=["https://quarto.example/game/…"])],
    width: Annotated[int, Query(alias="maxwidth", ge=1, le=10**5)] = _WIDTH,
    height: Annotated[int, Query(alias="maxheight", ge=1, le=10**5)] = 10**5,
    form: Annotated[Literal["json"], Query(alias="format")] = "json",  # noqa: ARG001  # the only one
) -> EmbedShown:
    """What to put into another page to show a game or a puzzle (oEmbed)."""
    state, language = state_of(request), speak(request).language
    preview = None
    if _is_here(url, state, request):
        preview = await state.previews.of(urlsplit(url).path, language)
    if preview is None or preview.embed is None:
        raise Problem(404, "not-found")
    response.headers["cache-control"] = _FOR_A_MINUTE
    # Nothing here is anybody's own, so that scripts of other sites may read it.
    response.headers["access-control-allow-origin"] = "*"
    response.headers["cross-origin-resource-policy"] = "cross-origin"
    wide = max(_NARROWEST, min(width, height - _BELOW, _WIDEST))
    address = state.settings.address
    return EmbedShown(
        provider_url=f"{address}/",
        title=preview.title,
        html=_frame(f"{address}{preview.embed}", preview.title, wide),
        width=wide,
        height=wide + _BELOW,
        thumbnail_url=f"{address}{preview.picture}",
    )


def _is_here(url: str, state: State, request: Request) -> bool:
    """Whether an address is one of this server: the public one, or the one that was asked."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    own = (urlsplit(state.settings.address).netloc, request.headers.get("host", ""))
    return parts.scheme in ("http", "https") and parts.netloc in own


def _frame(address: str, title: str, width: int) -> str:
    return (
        f'<iframe src="{escape(address)}" title="{escape(title)}" width="{width}" '
        f'height="{width + _BELOW}" loading="lazy" style="border:0;max-width:100%"></iframe>'
    )


async def describe_page(scope: Scope, path: str, language: str) -> PageHead | None:
    """What stands in the head of a page; None where nothing is known, or not soon enough."""
    state: State = scope["app"].state.parts
    try:
        # Each reads from the database, so it is counted like a request of the API.
        state.limits.check("address", client_network(scope))
        async with asyncio.timeout(_PATIENCE):
            preview = await state.previews.of(path, language)
    except (Problem, StoreUnavailable, TimeoutError):
        return None
    return None if preview is None else _head(preview, state.settings.address)


def _head(preview: Preview, address: str) -> PageHead:
    page, picture = f"{address}{preview.page}", f"{address}{preview.picture}"
    oembed = None
    if preview.embed is not None:
        oembed = f"{address}/api/oembed?url={quote(page, safe='')}"
    whole = preview.title if preview.page == "/" else f"{preview.title} · {_NAME}"
    return PageHead(
        whole,
        preview.about,
        (
            ("property", "og:site_name", _NAME),
            ("property", "og:type", "website"),
            ("property", "og:title", preview.title),
            ("property", "og:description", preview.about),
            ("property", "og:url", page),
            ("property", "og:image", picture),
            ("property", "og:image:type", _PNG),
            ("property", "og:image:width", "1200"),
            ("property", "og:image:height", "630"),
            ("property", "og:image:alt", preview.title),
            ("name", "twitter:card", "summary_large_image"),
        ),
        oembed,
    )
