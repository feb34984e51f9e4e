"""The actions of players and of the arbiter; frozen, hashable, each with a text form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .errors import IllegalAction, NotationError
from .pieces import PIECES, Piece, read_piece
from .players import Player
from .squares import SQUARES, Square, format_squares, read_square


@dataclass(frozen=True, slots=True)
class Give:
    """Give the opponent a piece (R9, R10): `-7`."""

    piece: Piece

    def __post_init__(self) -> None:
        object.__setattr__(self, "piece", Piece(self.piece))

    def __str__(self) -> str:
        return _GIVE_TEXTS[self.piece]


@dataclass(frozen=True, slots=True)
class Place:
    """Place the piece in hand (R10): `c2`."""

    square: Square

    def __post_init__(self) -> None:
        object.__setattr__(self, "square", Square(self.square))

    def __str__(self) -> str:
        return str(self.square)


@dataclass(frozen=True, slots=True)
class Call:
    """Say "QUARTO!" and show four squares (R12, R13): `!a2b2c2d2`; the game decides if it is good.

    >>> str(Call.on("d2", "a2", "c2", "b2"))
    '!a2b2c2d2'
    """

    squares: tuple[Square, Square, Square, Square]

    def __post_init__(self) -> None:
        squares = sorted({Square(square) for square in self.squares})
        if len(squares) != 4 or len(self.squares) != 4:
            raise IllegalAction(self, "any position", "call-squares")
        object.__setattr__(self, "squares", tuple(squares))

    @classmethod
    def on(cls, *squares: str | int) -> Call:
        """A call on four squares, named or numbered, in any order."""
        parsed = [Square.parse(s) if isinstance(s, str) else Square(s) for s in squares]
        return cls(tuple(parsed))  # type: ignore[arg-type]  # __post_init__ checks the count

    def __str__(self) -> str:
        return f"!{format_squares(self.squares)}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Say nothing when all pieces are placed (R11): `-`."""

    def __str__(self) -> str:
        return "-"


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up, also in the opponent's turn (R17): `resign:first`."""

    player: Player

    def __str__(self) -> str:
        return f"resign:{self.player}"


@dataclass(frozen=True, slots=True)
class Agree:
    """Both players agree on a draw (R16): `agree`."""

    def __str__(self) -> str:
        return "agree"


@dataclass(frozen=True, slots=True)
class Flag:
    """The arbiter's decision that a player's time ran out (R18, R19): `flag:first`."""

    player: Player

    def __str__(self) -> str:
        return f"flag:{self.player}"


@dataclass(frozen=True, slots=True)
class Abandon:
    """The arbiter's decision that a player, or everybody (None), left the game (R20).

    `abandon:first`, or `abandon` for everybody.
    """

    player: Player | None = None

    def __str__(self) -> str:
        return "abandon" if self.player is None else f"abandon:{self.player}"


Action = Give | Place | Call | Pass | Resign | Agree | Flag | Abandon

_GIVE_TEXTS: Final = tuple(f"-{piece}" for piece in PIECES)
#: The gives by piece, made once.
GIVES: Final = tuple(Give(piece) for piece in PIECES)
#: The placements by square, made once.
PLACES: Final = tuple(Place(square) for square in SQUARES)
#: The pass (R11).
PASS: Final = Pass()

_ALONE: Final[dict[str, Action]] = {"-": PASS, "agree": Agree(), "abandon": Abandon()}
_WORDS: Final[dict[str, type[Resign | Flag | Abandon]]] = {
    "resign": Resign,
    "flag": Flag,
    "abandon": Abandon,
}


def parse_action(text: str) -> Action:
    """Read the text form of one action.

    >>> parse_action("-7"), parse_action("C2"), parse_action("resign:second")
    (Give(piece=Piece(7)), Place(square=Square(6)), Resign(player=Player.SECOND))
    """
    words = text.strip(" \t").lower()
    if words.startswith("-") and words != "-":
        piece, end = read_piece(text, text.index("-") + 1)
        if text[end:].strip(" \t"):
            raise NotationError(text, end, "end-of-turn")
        return GIVES[piece]
    if words.startswith("!"):
        squares, end = read_call(text, text.index("!") + 1)
        if text[end:].strip(" \t"):
            raise NotationError(text, end, "end-of-turn")
        return Call(squares)
    if words in _ALONE:
        return _ALONE[words]
    word, colon, player = words.partition(":")
    if colon and word in _WORDS:
        return _WORDS[word](Player.parse(player))
    try:
        return PLACES[Square.parse(words)]
    except NotationError:
        raise NotationError(text, 0, "action") from None


def read_call(text: str, place: int) -> tuple[tuple[Square, Square, Square, Square], int]:
    """Read four different squares at `place` of a text: the squares in order, where they end."""
    squares: list[Square] = []
    for _ in range(4):
        square, end = read_square(text, place)
        if square in squares:
            raise NotationError(text, place, "new-square")
        squares.append(square)
        place = end
    a, b, c, d = sorted(squares)
    return (a, b, c, d), place
