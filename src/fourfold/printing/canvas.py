"""Pages to draw on, in millimetres from the top left corner: lines of text that fit, and shapes."""

from __future__ import annotations

import io
import re
import unicodedata
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final, NamedTuple

from fpdf import FPDF
from fpdf.fonts import TTFFont
from PIL import Image

from fourfold.drawing.fonts import FONT_FILES, TEXT, TITLE, runs_of
from fourfold.drawing.scene import colour
from fourfold.locales import Texts

from .paper import Paper

#: What printers leave white, and a little more.
MARGIN: Final = 15.0
#: Millimetres per point of type.
_POINT: Final = 25.4 / 72
#: How far type may shrink before a text is cut.
_SMALLEST: Final = 0.8
_ELLIPSIS: Final = "…"
#: Width and height of the box for a character that no typeface has, in units of the type.
_BOX: Final = (0.55, 0.66)
#: Spaces that the typefaces have not, all of which keep words together.
_SPACES: Final = str.maketrans(dict.fromkeys("\u2007\u2009\u200a\u202f", "\u00a0"))


@dataclass(frozen=True, slots=True)
class Style:
    """How a text looks: typeface, size in points, a colour of the web app or `#rrggbb`."""

    face: str = TEXT
    size: float = 11
    colour: str = "ink"

    @property
    def height(self) -> float:
        """The size in millimetres."""
        return self.size * _POINT

    def sized(self, size: float) -> Style:
        """The same in another size."""
        return replace(self, size=size)


HEADING: Final = Style(TITLE, 22)
PLAIN: Final = Style()
SOFT: Final = Style(TEXT, 9, "ink-soft")


class Area(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.top + self.height

    @property
    def centre(self) -> float:
        """The middle of the width."""
        return self.left + self.width / 2

    def inside(self, distance: float) -> Area:
        """The rectangle that lies so far inside this one."""
        return Area(
            self.left + distance,
            self.top + distance,
            self.width - 2 * distance,
            self.height - 2 * distance,
        )


@dataclass(frozen=True, slots=True)
class Printing:
    """What all sheets of one order share: the tournament's name, paper, language and day."""

    name: str
    texts: Texts
    paper: Paper = Paper.A4
    #: When it is printed: the document says so, and nothing else in it changes with time.
    made: datetime = datetime(2026, 1, 1, tzinfo=UTC)


class Canvas:
    """A PDF that is being drawn; the same calls give the same bytes.

    `pages` and `boxed` are those of a first drawing, see `draw_document`.
    """

    def __init__(
        self, order: Printing, title: str, pages: int = 0, boxed: frozenset[int] = frozenset()
    ) -> None:
        self.order = order
        self.texts = order.texts
        self.pages = pages
        self.known_boxed = boxed
        #: The pages on which a character had to be drawn as a box.
        self.boxed: set[int] = set()
        made, paper, texts = order.made, order.paper, order.texts
        self._pdf = FPDF(unit="mm", format=paper.size)
        self._pdf.set_auto_page_break(False)
        self._pdf.set_creation_date(made)
        self._pdf.set_title(" · ".join(filter(None, (printable(order.name), title))))
        self._pdf.set_creator("Fourfold")
        self._pdf.set_producer("Fourfold")
        self._pdf.set_lang(texts.language)
        for name, file in zip((TITLE, TEXT), FONT_FILES, strict=True):
            self._pdf.add_font(name, fname=file)

    # Pages ------------------------------------------------------------------------------------

    def add_page(self, landscape: bool = False) -> None:
        """Go on with a new page."""
        self._pdf.add_page("landscape" if landscape else "portrait")

    @property
    def page(self) -> int:
        """The number of the page that is being drawn."""
        return self._pdf.page

    @property
    def sheet(self) -> Area:
        """The whole page."""
        return Area(0, 0, self._pdf.w, self._pdf.h)

    @property
    def area(self) -> Area:
        """The page without its margins."""
        return self.sheet.inside(MARGIN)

    def finish(self) -> bytes:
        """The document."""
        return bytes(self._pdf.output())

    def close(self) -> None:
        """Close the files of the typefaces, which fpdf2 leaves open."""
        for font in self._pdf.fonts.values():
            assert isinstance(font, TTFFont)
            font.close()

    # Text -------------------------------------------------------------------------------------

    def width_of(self, text: str, style: Style) -> float:
        """How wide a line is."""
        width = 0.0
        for face, run in runs_of(printable(text), style.face):
            if face is None:
                width += len(run) * _BOX[0] * style.height
                continue
            self._pdf.set_font(face, size=style.size)
            width += self._pdf.get_string_width(run)
        return width

    def fitted(self, text: str, style: Style, width: float) -> tuple[str, Style]:
        """A line that is no wider than this: in smaller type, and cut if that is not enough."""
        text = printable(text)
        wide = self.width_of(text, style)
        if wide <= width:
            return text, style
        # A shade smaller than needed: sizes are rounded when they are written.
        style = style.sized(style.size * max(_SMALLEST, width / wide * 0.995))
        if self.width_of(text, style) <= width:
            return text, style
        while text and self.width_of(text + _ELLIPSIS, style) > width:
            text = text[:-1].rstrip()
        return text + _ELLIPSIS, style

    def lines_of(self, text: str, style: Style, width: float, most: int) -> list[str]:
        """A text in at most so many lines; a word that is wider is broken, the last line cut."""
        lines = [""]
        # At spaces and after hyphens; no-break spaces hold together what they join.
        for part in re.findall("[^ -]*(?:-+| +|$)", printable(text).strip(" ")):
            if self.width_of(lines[-1] + part.rstrip(" "), style) <= width:
                lines[-1] += part
                continue
            if lines[-1]:
                lines.append("")
            for character in part:
                if lines[-1] and self.width_of(lines[-1] + character, style) > width:
                    lines.append("")
                lines[-1] += character
        lines = [line.strip(" ") for line in lines]
        if len(lines) <= most:
            return lines
        rest = " ".join(lines[most - 1 :])
        while rest and self.width_of(rest + _ELLIPSIS, style) > width:
            rest = rest[:-1].rstrip()
        return [*lines[: most - 1], rest + _ELLIPSIS]

    def write(
        self, x: float, y: float, text: str, style: Style = PLAIN, width: float | None = None
    ) -> None:
        """A line whose type stands on `y` and begins at `x`; it shrinks to fit a width."""
        if width is not None:
            text, style = self.fitted(text, style, width)
        for face, run in runs_of(printable(text), style.face):
            if face is None:
                x = self._boxes(x, y, len(run), style)
                continue
            self._pdf.set_font(face, size=style.size)
            self._pdf.set_text_color(shade(style.colour))
            self._pdf.text(x, y, run)
            x += self._pdf.get_string_width(run)

    def write_right(
        self, x: float, y: float, text: str, style: Style = PLAIN, width: float | None = None
    ) -> None:
        """A line that ends at `x`."""
        if width is not None:
            text, style = self.fitted(text, style, width)
        self.write(x - self.width_of(text, style), y, text, style)

    def write_centred(
        self, x: float, y: float, text: str, style: Style = PLAIN, width: float | None = None
    ) -> None:
        """A line whose middle is at `x`."""
        if width is not None:
            text, style = self.fitted(text, style, width)
        self.write(x - self.width_of(text, style) / 2, y, text, style)

    def largest(self, text: str, style: Style, width: float, smallest: float) -> Style:
        """The style in the largest size at which a line fits, from its own to the smallest."""
        wide = self.width_of(text, style)
        return style.sized(max(smallest, min(style.size, style.size * width / wide * 0.995)))

    def _boxes(self, x: float, y: float, number: int, style: Style) -> float:
        self.boxed.add(self.page)
        wide, high = (part * style.height for part in _BOX)
        for index in range(number):
            left = x + index * wide
            box = Area(left + wide * 0.1, y - high, wide * 0.8, high)
            self.frame(box, style.colour, 0.04 * style.height)
        return x + number * wide

    # Shapes -----------------------------------------------------------------------------------

    def line(  # noqa: PLR0917  # two places, and how it looks
        self,
        x: float,
        y: float,
        to_x: float,
        to_y: float,
        stroke: str = "line",
        thickness: float = 0.25,
    ) -> None:
        """A straight line."""
        self._pdf.set_draw_color(shade(stroke))
        self._pdf.set_line_width(thickness)
        self._pdf.line(x, y, to_x, to_y)

    def dashes(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """A line to cut or fold along."""
        self._pdf.set_dash_pattern(dash=1.2, gap=1.2)
        self.line(x, y, to_x, to_y, "ink-soft", 0.2)
        self._pdf.set_dash_pattern()

    def fill(self, area: Area, shading: str, radius: float = 0) -> None:
        """A rectangle in one colour."""
        self._pdf.set_fill_color(shade(shading))
        self._rectangle(area, "F", radius)

    def frame(
        self, area: Area, stroke: str = "line", thickness: float = 0.25, radius: float = 0
    ) -> None:
        """The outline of a rectangle."""
        self._pdf.set_draw_color(shade(stroke))
        self._pdf.set_line_width(thickness)
        self._rectangle(area, "D", radius)

    def _rectangle(self, area: Area, style: str, radius: float) -> None:
        self._pdf.rect(*area, style, round_corners=radius > 0, corner_radius=radius)

    def disc(self, x: float, y: float, radius: float, shading: str, stroke: str) -> None:
        """A circle with its outline."""
        self._pdf.set_fill_color(shade(shading))
        self._pdf.set_draw_color(shade(stroke))
        self._pdf.set_line_width(radius * 0.05)
        self._pdf.circle(x, y, radius, style="DF")

    @staticmethod
    def height_of(png: bytes, width: float) -> float:
        """How high a picture is that is so wide."""
        wide, high = Image.open(io.BytesIO(png)).size
        return width * high / wide

    def picture(self, png: bytes, area: Area) -> None:
        """A picture that fills a rectangle; the same one is stored once."""
        self._pdf.image(Image.open(io.BytesIO(png)), *area)


def draw_document(order: Printing, title: str, draw: Callable[[Canvas], None]) -> bytes:
    """A document; drawn twice if it has several pages, because only then their number is known."""
    with closing(Canvas(order, title)) as first:
        draw(first)
        if first.page == 1 and not first.boxed:
            return first.finish()
    with closing(Canvas(order, title, first.page, frozenset(first.boxed))) as second:
        draw(second)
        return second.finish()


def printable(text: str) -> str:
    """A text in one line, composed, and without invisible characters."""
    composed = unicodedata.normalize("NFC", text).translate(_SPACES)
    line = "".join(" " if character in "\t\r\n\v\f" else character for character in composed)
    return "".join(character for character in line if not _invisible(character))


def _invisible(character: str) -> bool:
    category = unicodedata.category(character)
    return category in ("Cc", "Cf", "Zl", "Zp") or "\ufe00" <= character <= "\ufe0f"


def shade(name: str) -> tuple[int, int, int]:
    """A colour as three numbers."""
    text = name if name.startswith("#") else colour(name)
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)
