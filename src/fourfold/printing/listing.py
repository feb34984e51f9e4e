"""Pages of a list: a heading, tables whose heads are repeated on every page, and page numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from fourfold.drawing.fonts import TITLE

from .canvas import HEADING, MARGIN, PLAIN, SOFT, Area, Canvas, Style

#: Where the foot of a page is written, from below.
_FOOT: Final = 9.0
_HEAD: Final = Style(colour="ink-soft", size=9)
_GAP: Final = 1.6

Align = Literal["left", "right", "centre"]


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its heading, and how its cells are written.

    `width`: in millimetres; 0 means an equal share of what the other columns leave. `wraps`: a
    text that is too wide continues on a second line, a very long one fills three lines of smaller
    type; otherwise it shrinks. What is still too long is cut.
    """

    head: str
    width: float = 0
    align: Align = "left"
    style: Style = PLAIN
    wraps: bool = False


class Listing:
    """A list being drawn, from the top of its first page to the bottom of the last."""

    def __init__(self, canvas: Canvas, title: str, about: str = "") -> None:
        self.canvas = canvas
        self.title = title
        self.about = about
        self.y = 0.0
        self._landscape = False
        self.turn_page()

    def turn_page(self, landscape: bool | None = None) -> None:
        """Begin a page with the heading and the foot."""
        self._landscape = self._landscape if landscape is None else landscape
        self.canvas.add_page(self._landscape)
        canvas, area = self.canvas, self.canvas.area
        first = canvas.page == 1
        big = HEADING if first else HEADING.sized(14)
        self.y = area.top + big.height * 0.75
        canvas.write(area.left, self.y, canvas.order.name, big, area.width)
        self.y += 8 if first else 6
        size = 14 if first else 11
        words = Style(TITLE, size, "call")
        canvas.write(area.left, self.y, self.title, words, area.width * 0.62)
        canvas.write_right(area.right, self.y, self.about, SOFT.sized(10), area.width * 0.36)
        self.y += 4
        canvas.line(area.left, self.y, area.right, self.y, "ink", 0.5)
        self.y += 3
        self._write_foot()

    def _write_foot(self) -> None:
        canvas, area = self.canvas, self.canvas.area
        y = canvas.sheet.bottom - _FOOT
        say = canvas.texts
        canvas.write(area.left, y, "Fourfold", Style(TITLE, 9, "call"))
        if canvas.page in canvas.known_boxed:
            middle = say("print-boxes")
        else:
            middle = say.date(canvas.order.made)
        canvas.write_centred(area.centre, y, middle, SOFT.sized(8), area.width - 70)
        if canvas.pages > 1:
            number = say("print-page", number=canvas.page, pages=canvas.pages)
            canvas.write_right(area.right, y, number, SOFT)

    @property
    def room(self) -> float:
        """What is left of the page, down to the margin."""
        return self.canvas.area.bottom - self.y

    def note(self, text: str, style: Style = SOFT) -> None:
        """A paragraph."""
        area = self.canvas.area
        high = style.height * 1.35
        for line in self.canvas.lines_of(text, style, area.width, 12):
            if self.room < high:
                self.turn_page()
            self.canvas.write(area.left, self.y + style.height, line, style)
            self.y += high


@dataclass
class TableDrawing:
    """A table on a listing, drawn row by row; `left` and `width` when it is not the whole page."""

    listing: Listing
    columns: Sequence[Column]
    height: float = 8.4
    left: float = MARGIN
    width: float = 0
    #: Lines between the columns, for a grid that is read across and down.
    ruled: bool = False
    _rows: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        self.width = self.width or self.listing.canvas.area.width
        left = self.width - sum(column.width for column in self.columns)
        shares = sum(column.width == 0 for column in self.columns)
        self._widths = [column.width or left / shares for column in self.columns]
        self.heads()

    @property
    def canvas(self) -> Canvas:
        """Where it is drawn."""
        return self.listing.canvas

    def heads(self) -> None:
        """The names of the columns."""
        y = self.listing.y + 4.6
        for column, area in self._places(self.listing.y, 6.5):
            style = _HEAD.sized(min(_HEAD.size, column.style.size))
            self._put(column, area, column.head, style, y)
        self.listing.y += 6.5
        right = self.left + self.width
        self.canvas.line(self.left, self.listing.y, right, self.listing.y, "ink-soft", 0.3)

    def row(self, cells: Sequence[str]) -> None:
        """A row with these cells."""
        parts = [self._wrapped(index, cell) for index, cell in enumerate(cells)]
        height = self.height + max((len(p) - 1) * s.height * 1.1 for p, s in parts)
        self._make_room(height)
        top = self.listing.y
        area = Area(self.left, top, self.width, height)
        if self._rows % 2:
            self.canvas.fill(area, "card")
        places = self._places(top, height)
        for index, ((column, place), (lines, style)) in enumerate(zip(places, parts, strict=True)):
            step = style.height * 1.1
            y = top + height / 2 - (len(lines) - 1) * step / 2 + style.height * 0.34
            for number, line in enumerate(lines):
                self._put(column, place, line, style, y + number * step)
            if self.ruled and index:
                self.canvas.line(place.left, top, place.left, top + height, "line", 0.15)
        self._end_row(height)

    def group(self, text: str) -> None:
        """A heading between rows; the row after it stays on its page."""
        self._make_room(self.height * 2)
        area = Area(self.left, self.listing.y, self.width, self.height)
        self.canvas.fill(area, "paper")
        style = Style(TITLE, 11)
        y = area.top + area.height / 2 + style.height * 0.34
        self.canvas.write(area.left + _GAP, y, text, style, area.width - 2 * _GAP)
        self._rows = 0
        self._end_row(area.height)
        self._rows = 0

    def _end_row(self, height: float) -> None:
        self.listing.y += height
        self._rows += 1
        y = self.listing.y
        self.canvas.line(self.left, y, self.left + self.width, y, "line", 0.15)

    def _make_room(self, height: float) -> None:
        if self.listing.room < height:
            self.listing.turn_page()
            self.heads()
            self._rows = 0

    def _wrapped(self, index: int, cell: str) -> tuple[list[str], Style]:
        """The lines of a cell, and how they are written."""
        column = self.columns[index]
        if not column.wraps:
            return [cell], column.style
        width = self._widths[index] - _GAP * 2
        if len(self.canvas.lines_of(cell, column.style, width, 3)) <= 2:
            return self.canvas.lines_of(cell, column.style, width, 2), column.style
        small = column.style.sized(column.style.size * 0.8)
        return self.canvas.lines_of(cell, small, width, 3), small

    def _places(self, top: float, height: float) -> list[tuple[Column, Area]]:
        places = []
        x = self.left
        for column, width in zip(self.columns, self._widths, strict=True):
            places.append((column, Area(x, top, width, height)))
            x += width
        return places

    def _put(self, column: Column, area: Area, text: str, style: Style, y: float) -> None:
        width = area.width - _GAP * 2 if area.width > 12 else area.width - 0.8
        match column.align:
            case "left":
                self.canvas.write(area.left + _GAP, y, text, style, width)
            case "right":
                self.canvas.write_right(area.right - _GAP, y, text, style, width)
            case "centre":
                self.canvas.write_centred(area.centre, y, text, style, width)
