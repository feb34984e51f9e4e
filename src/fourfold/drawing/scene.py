"""What a picture shows of a game, and that in a square picture."""

from __future__ import annotations

import hashlib
import io
import json
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import resvg_py
from PIL import Image

from fourfold.rules import SQUARES, Edition, Game, Piece, Place, Position, Square

from .fonts import FONT_FILES

#: Pixels of the side of a square picture.
SIDE: Final = 1000
#: Room around the board in it, and for the pieces below.
_MARGIN: Final = 40
_FRONT: Final = SIDE - 2 * _MARGIN
#: Where the foot of a piece stands below its square's middle, as on the web app's board.
_DOWN: Final = 2
#: How wide the drawing of a piece is.
_PIECE_WIDTH: Final = 100
#: How high it is, shadow included, and where the middle of its foot is.
_PIECE_HEIGHT: Final = 160
_PIECE_FOOT: Final = 130


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, the squares that shine, and the square of the last placement."""

    position: Position
    edition: Edition = Edition.CLASSIC
    lit: tuple[Square, ...] = ()
    last: Square | None = None

    @classmethod
    def of(cls, game: Game) -> Scene:
        """A game as it stands. Alignments shine only when the game has ended by them.

        Before that, finding them is the players' task (R13).
        """
        lit = () if game.outcome is None else game.outcome.alignments
        squares = {square for alignment in lit for square in alignment.squares}
        placed = [action.square for action in game.actions if isinstance(action, Place)]
        return cls(
            game.position,
            game.rules.edition,
            tuple(sorted(squares)),
            placed[-1] if placed and not squares else None,
        )


#: Nothing on the board and nothing in hand.
EMPTY: Final = Scene(Position())


@cache
def drawings() -> Any:  # noqa: ANN401  # JSON
    """The board and the pieces, their colours and measures."""
    return json.loads(files(__package__).joinpath("drawings.json").read_text("utf-8"))


@cache
def look() -> str:
    """A short text that changes when the drawings do."""
    return hashlib.sha256(json.dumps(drawings()).encode()).hexdigest()[:16]


def colour(name: str) -> str:
    """A colour of the web app's light theme."""
    return str(drawings()["colours"][name])


def standing(scene: Scene) -> str:
    """What is on the board: its marks, and the pieces; the board's middle is the origin."""
    measures = drawings()["geometry"]
    hollow, slant = measures["hollow"], measures["slant"]
    parts = []
    for square in scene.lit:
        x, y = _middle(square)
        parts.append(
            f'<ellipse cx="{x}" cy="{y}" rx="{hollow + 1}" ry="{hollow * slant + 1}" fill="none" '
            f'stroke="{colour("mark")}" stroke-width="6"/>'
        )
    if scene.last is not None:
        x, y = _middle(scene.last)
        parts.append(
            f'<ellipse cx="{x}" cy="{y}" rx="{hollow + 3}" ry="{hollow * slant + 2.4}" fill="none" '
            f'stroke="{colour("mark")}" stroke-width="3" stroke-dasharray="5 5"/>'
        )
    # From the back to the front, so that a tall piece stands before those after it.
    for square in sorted(SQUARES, key=lambda square: (-square.row, square.column)):
        piece = scene.position.piece_at(square)
        if piece is not None:
            x, y = _middle(square)
            parts.append(piece_at(piece, scene.edition, x, y + _DOWN))
    return "".join(parts)


def piece_at(piece: Piece, edition: Edition, x: float, y: float, scale: float = 1) -> str:
    """A piece with its foot at a place."""
    drawing = drawings()["pieces"][str(edition)][str(piece)]
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawing}</g>'


def _middle(square: Square) -> tuple[float, float]:
    measures = drawings()["geometry"]
    pitch, slant = measures["pitch"], measures["slant"]
    return (square.column - 1.5) * pitch, (1.5 - square.row) * pitch * slant


def on_board(drawing: str, left: float, top: float, width: float) -> str:
    """What is drawn around the board's middle, on a board as wide as this at a place."""
    frame = drawings()["geometry"]["frame"]
    scale = width / frame["width"]
    x, y = left - frame["left"] * scale, top - frame["top"] * scale
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawing}</g>'


def board_height(width: float) -> float:
    """How high the board is drawn that is so wide."""
    frame = drawings()["geometry"]["frame"]
    return float(width * frame["height"] / frame["width"])


def hand_at(piece: Piece, edition: Edition, x: float, y: float, scale: float) -> str:
    """The piece in hand, on a bright disc that tells it from those beside the board."""
    return (
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="{56 * scale:g}" ry="{44 * scale:g}" '
        f'fill="{colour("mark")}" stroke="{colour("ink-soft")}" stroke-width="2"/>'
        f"{piece_at(piece, edition, x, y, scale)}"
    )


def square_picture(scene: Scene, side: int = SIDE) -> Image.Image:
    """A position in a square: the board, below it the piece in hand and those that remain."""
    place = (_MARGIN, _MARGIN / 2, _FRONT)
    row = board_height(_FRONT) + _MARGIN
    foot = row + (SIDE - row) * 0.62
    parts = [on_board(standing(scene), *place)]
    left: float = _MARGIN
    if scene.position.hand is not None:
        parts.append(hand_at(scene.position.hand, scene.edition, left + 75, foot, 1.15))
        left += 170
    remaining = scene.position.remaining
    if remaining:
        step = min((SIDE - _MARGIN - left) / len(remaining), 84)
        scale = min(step / _PIECE_WIDTH, 0.8)
        for number, piece in enumerate(remaining):
            x = left + (number + 0.5) * step
            parts.append(piece_at(piece, scene.edition, x, foot + 10, scale))
    back = on_board(drawings()["board"], *place)
    return composed((SIDE, SIDE), back, "".join(parts), side)


def draw_square(scene: Scene, side: int = SIDE) -> bytes:
    """A position in a square, as PNG."""
    return png(square_picture(scene, side))


def draw_board(scene: Scene, width: int) -> bytes:
    """The board with its pieces and its shadow, as PNG without a background."""
    place = (_MARGIN, _MARGIN, _FRONT)
    size = (SIDE, round(board_height(_FRONT)) + 2 * _MARGIN)
    body = on_board(drawings()["board"], *place) + on_board(standing(scene), *place)
    return png(_background(_document(size, body), width))


def draw_piece(piece: Piece, edition: Edition, width: int) -> bytes:
    """A piece as PNG without a background; pieces of one width have one scale."""
    size = (_PIECE_WIDTH, _PIECE_HEIGHT)
    body = piece_at(piece, edition, _PIECE_WIDTH / 2, _PIECE_FOOT)
    return png(_rendered(_document(size, body), width))


def composed(size: tuple[int, int], back: str, front: str, width: int) -> Image.Image:
    """A picture on paper, as wide as this: `front` is drawn for it, `back` perhaps long before.

    The empty board takes 450 ms to draw, everything that can be on it 90 ms (single core).
    """
    paper = f'<rect width="{size[0]}" height="{size[1]}" fill="{colour("paper")}"/>'
    picture = _background(_document(size, paper + back), width).copy()
    picture.alpha_composite(_rendered(_document(size, front), width))
    return picture.convert("RGB")


@lru_cache(maxsize=8)
def _background(svg: str, width: int) -> Image.Image:
    return _rendered(svg, width)


def _document(size: tuple[int, int], body: str) -> str:
    shared = drawings()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" '
        f'width="{size[0]}" height="{size[1]}"><style>{shared["style"]}</style>'
        f"{shared['shared']}{body}</svg>"
    )


def _rendered(svg: str, width: int) -> Image.Image:
    data = resvg_py.svg_to_bytes(
        svg_string=svg, width=width, skip_system_fonts=True, font_files=FONT_FILES
    )
    return Image.open(io.BytesIO(data)).convert("RGBA")


def png(picture: Image.Image) -> bytes:
    """A picture in the format PNG."""
    output = io.BytesIO()
    picture.save(output, "PNG")
    return output.getvalue()
