"""Boards and pieces as text: every trait is visible without colour.

    light  outline        round   round corners     tall   three lines    solid   closed on top
    dark   filled         square  square corners    short  two lines      hollow  open on top

     ╭───╮   ┌╴ ╶┐            ▗█ █▖
     │ 0 │   │ 5 │   ▗███▖    ██9██   █████
     ╰───╯   └───┘   ▝█a█▘    ▝███▘   ██e██

Mushrooms have a pointed or a flat cap, outlined (blue) or filled (red), on two lines or one, with
or without dots.
"""

# ruff: noqa: RUF001  # drawings are made of characters that look like others

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from fourfold.rules import PIECES, SQUARES, Edition, Pattern, Piece, Position, Square

#: Lines and columns of a drawn piece.
HEIGHT, WIDTH = 3, 5
_CELL: Final = WIDTH + 2
_BLANK: Final = " " * WIDTH

# What cannot be shown everywhere → what can.
_ASCII: Final = str.maketrans(
    "╭╮╰╯┌┐└┘─│╴╶╱╲█▗▖▝▘▟▙•·▸◂┬┴├┤┼●",
    "/\\\\/++++-|--/\\#/\\\\/##o.><+++++O",
)

# Top, middle and bottom of a tall piece; "#" is the digit. A short piece is the first and the last
# line, the digit in the last. By colour and shape, then by fill for the top.
_TOPS: Final = {
    0: ("╭───╮", "╭╴ ╶╮"),
    4: ("┌───┐", "┌╴ ╶┐"),
    8: ("▗███▖", "▗█ █▖"),
    12: ("█████", "██ ██"),
}
_MIDDLES: Final = {0: "│ # │", 4: "│ # │", 8: "██#██", 12: "██#██"}
_BOTTOMS: Final = {
    0: ("╰───╯", "╰─#─╯"),
    4: ("└───┘", "└─#─┘"),
    8: ("▝███▘", "▝█#█▘"),
    12: ("█████", "██#██"),
}

# Caps by colour and shape, then by fill: two lines of a big one, one line of a small one.
_BIG_CAPS: Final = {
    0: ((" ╱^╲ ", "╱───╲"), (" ╱^╲ ", "╱•─•╲")),
    4: (("╭───╮", "╰───╯"), ("╭•─•╮", "╰─•─╯")),
    8: ((" ▗█▖ ", "▗███▖"), (" ▗█▖ ", "▟•█•▙")),
    12: (("█████", "█████"), ("█•█•█", "██•██")),
}
_SMALL_CAPS: Final = {
    0: (" ╱^╲ ", " ╱•╲ "),
    4: ("╭───╮", "╭•─•╮"),
    8: (" ▟█▙ ", " ▟•▙ "),
    12: ("█████", "█•█•█"),
}
_STEM: Final = " │#│ "

# By edition and colour: outline or filling, digit, dots. Readable on black and on white.
_STYLES: Final = {
    Edition.CLASSIC: (("#c9962f", "bold", ""), ("#af5f00", "bold #ffffff on #af5f00", "")),
    Edition.MUSHROOMS: (
        ("#5f87ff", "bold", "bold #d7a700"),
        ("#d7424a", "bold", "bold #ffe14d on #d7424a"),
    ),
}
_FRAME: Final = "bright_black"
_MARKED: Final = "bold green"


@dataclass(frozen=True, slots=True)
class Look:
    """How pieces are drawn, and the headings beside the board."""

    edition: Edition = Edition.CLASSIC
    ascii: bool = False
    beside: str = ""
    hand: str = ""

    def text(self, line: str) -> str:
        """The line as this terminal can show it."""
        return line.translate(_ASCII) if self.ascii else line


def piece_lines(piece: Piece, edition: Edition = Edition.CLASSIC) -> tuple[str, str, str]:
    r"""The three lines of a piece, its digit among them.

    >>> print("\n".join(piece_lines(Piece(0))))
    ╭───╮
    │ 0 │
    ╰───╯
    """
    look, short, fill = piece & 12, piece & 2, piece & 1
    if edition is Edition.MUSHROOMS:
        cap = (_BLANK, _SMALL_CAPS[look][fill]) if short else _BIG_CAPS[look][fill]
        lines = (*cap, _STEM)
    elif short:
        lines = (_BLANK, _TOPS[look][fill], _BOTTOMS[look][1])
    else:
        lines = (_TOPS[look][fill], _MIDDLES[look], _BOTTOMS[look][0])
    top, middle, bottom = (line.replace("#", str(piece)) for line in lines)
    return top, middle, bottom


def draw_position(position: Position, look: Look, marked: Collection[Square] = ()) -> Text:
    """The board with the pieces beside it and the one in hand, 80 columns at most."""
    lines = _board(position, look, marked)
    _beside(lines, position, look)
    if position.hand is not None:
        _hand(lines, position.hand, look)
    return _joined(lines)


def draw_board(position: Position, look: Look, marked: Collection[Square] = ()) -> Text:
    """The board alone."""
    return _joined(_board(position, look, marked))


def draw_patterns(patterns: Collection[Pattern], look: Look) -> Text:
    """Small diagrams of patterns side by side, each above its squares."""
    lines = []
    for row in (3, 2, 1, 0):
        line = Text()
        for pattern in patterns:
            for column in range(4):
                hit = 4 * row + column in pattern.squares
                line.append(look.text("● " if hit else "· "), _MARKED if hit else _FRAME)
            line.append(" " * 5)
        lines.append(line)
    lines.append(Text("".join(f"{pattern!s:<13}" for pattern in patterns)))
    return _joined(lines)


def _joined(lines: list[Text]) -> Text:
    for line in lines:
        line.rstrip()
    drawing = Text("\n").join(lines)
    drawing.no_wrap = True
    return drawing


def _board(position: Position, look: Look, marked: Collection[Square]) -> list[Text]:
    """The lines of the board, with its coordinates; row 4 on top."""
    lines = [_frame("┌┬┬┬┐", look)]
    for row in (3, 2, 1, 0):
        for part in range(HEIGHT):
            line = Text().append(f" {row + 1} " if part == 1 else "   ", "bold")
            for square in SQUARES[4 * row : 4 * row + 4]:
                line.append(" ")
                _cell(line, position.piece_at(square), part, look, square in marked)
            lines.append(line)
        lines.append(_frame("├┼┼┼┤" if row else "└┴┴┴┘", look))
    letters = "".join(f" {letter:^{_CELL}}" for letter in "abcd")
    lines.append(Text(f"   {letters}", "bold"))
    return lines


def _frame(corners: str, look: Look) -> Text:
    """The corners of the cells of a row."""
    return Text().append(look.text("   " + (" " * _CELL).join(corners)), _FRAME)


def _cell(line: Text, piece: Piece | None, part: int, look: Look, marked: bool) -> None:
    """Append one line of a square to a line of the board."""
    if piece is None:
        line.append(look.text("·" if part == 1 else " ").center(_CELL), _FRAME)
        return
    mark = marked and part == 1
    line.append(look.text("▸" if mark else " "), _MARKED)
    _piece(line, piece, part, look)
    line.append(look.text("◂" if mark else " "), _MARKED)


def _piece(line: Text, piece: Piece, part: int, look: Look) -> None:
    """Append one line of a piece, its digit and dots standing out."""
    body, digit, dots = _STYLES[look.edition][bool(piece & 8)]
    styles = {str(piece): digit, "•": dots}
    drawn, start = piece_lines(piece, look.edition)[part], len(line)
    line.append(look.text(drawn), body)
    for place, char in enumerate(drawn, start):
        if char in styles:
            line.stylize(styles[char], place, place + 1)


def _beside(lines: list[Text], position: Position, look: Look) -> None:
    """Append the remaining pieces, each at its own place, to the lines of the board."""
    remaining = position.remaining
    if not remaining:
        return
    for number, line in enumerate(lines[:-1]):
        line.pad_right(38 - len(line))
        row, part = divmod(number - 1, HEIGHT + 1)
        if number == 0:
            line.append(look.beside.ljust(28), "bold")
        elif part == HEIGHT:
            line.append(" " * 28)
        else:
            for piece in PIECES[4 * row : 4 * row + 4]:
                if piece in remaining:
                    _piece(line, piece, part, look)
                else:
                    line.append(_BLANK)
                line.append("  ")


def _hand(lines: list[Text], piece: Piece, look: Look) -> None:
    """Append the piece in hand to the lines of the board."""
    for number, line in enumerate(lines[: HEIGHT + 1]):
        line.pad_right(68 - len(line))
        if number == 0:
            line.append(look.hand, "bold")
        else:
            line.append("  ")
            _piece(line, piece, number - 1, look)
