"""A position: the board and the piece in hand, nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from .errors import InvalidValue, NotationError
from .pieces import PIECES, Piece
from .players import Player, placer
from .squares import SQUARES, Square

Board = tuple[Piece | None, ...]


class Position:
    """Sixteen squares and a hand, frozen and hashable.

    >>> position = Position.parse(".4f./c3.0/78../9... a")
    >>> position.piece_at(Square.parse("b1")), position.hand, position.placed
    (Piece(4), Piece(10), 8)
    >>> str(position)
    '.4f./c3.0/78../9... a'
    >>> Position() == Position.parse("................ -")
    True
    """

    __slots__ = ("board", "hand", "used")

    #: The pieces by square index, None for an empty square.
    board: Board
    #: The piece that the player to act has received, None when they are to give one.
    hand: Piece | None
    #: The placed pieces as a bit set: bit n for piece n.
    used: int

    def __init__(self, board: Iterable[int | None] = (None,) * 16, hand: int | None = None) -> None:
        squares = tuple(None if piece is None else Piece(piece) for piece in board)
        if len(squares) != 16:
            raise InvalidValue("board-size", number=len(squares))
        held = None if hand is None else Piece(hand)
        used = 0
        for square, piece in zip(SQUARES, squares, strict=True):
            if piece is not None:
                if used >> piece & 1:
                    raise InvalidValue("piece-twice", piece=piece, square=square)
                used |= 1 << piece
        if held is not None and used == 0xFFFF:
            raise InvalidValue("hand-and-full", piece=held)
        if held is not None and used >> held & 1:
            raise InvalidValue("hand-on-board", piece=held)
        _fill(self, squares, held, used)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read a board (with or without slashes), a blank, and the hand or `-`."""
        words = list(_words(text))
        if len(words) != 2:
            raise NotationError(text, len(text) if len(words) < 2 else words[2][0], "position")
        (start, board), (place, held) = words
        squares = _parse_board(text, start, board)
        if held == "-":
            return cls(squares)
        try:
            hand = Piece.parse(held)
        except NotationError:
            raise NotationError(text, place, "hand") from None
        if None not in squares:
            raise NotationError(text, place, "no-hand")
        if hand in squares:
            raise NotationError(text, place, "new-piece")
        return cls(squares, hand)

    @property
    def placed(self) -> int:
        """How many pieces are on the board."""
        return self.used.bit_count()

    @property
    def to_act(self) -> Player:
        """Who is to act: follows from the number of pieces placed (R9, R10)."""
        if self.hand is not None:
            return placer(self.placed + 1)
        return placer(self.placed)

    @property
    def remaining(self) -> tuple[Piece, ...]:
        """The pieces beside the board: neither placed nor in hand."""
        taken = self.used if self.hand is None else self.used | 1 << self.hand
        return tuple([piece for piece in PIECES if not taken >> piece & 1])

    @property
    def empty_squares(self) -> tuple[Square, ...]:
        """The squares where a piece can be placed."""
        return tuple(s for s, piece in zip(SQUARES, self.board, strict=True) if piece is None)

    def piece_at(self, square: int) -> Piece | None:
        """The piece on a square, None when it is empty."""
        return self.board[square]

    def __str__(self) -> str:
        digits = "".join([_CHARACTERS[piece] for piece in self.board])
        rows = f"{digits[:4]}/{digits[4:8]}/{digits[8:12]}/{digits[12:]}"
        return f"{rows} {'-' if self.hand is None else self.hand}"

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.board == other.board and self.hand == other.hand

    def __hash__(self) -> int:
        return hash((self.board, self.hand))

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.board, self.hand)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Position cannot be changed ({name})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Position cannot be changed ({name})")


#: How a board shows its squares.
_CHARACTERS: Final = {None: "."} | {piece: str(piece) for piece in PIECES}
_set_board: Final = Position.__dict__["board"].__set__
_set_hand: Final = Position.__dict__["hand"].__set__
_set_used: Final = Position.__dict__["used"].__set__


def _fill(position: Position, board: Board, hand: Piece | None, used: int) -> None:
    _set_board(position, board)
    _set_hand(position, hand)
    _set_used(position, used)


def after_giving(position: Position, piece: Piece) -> Position:
    """The position when this remaining piece is given; the caller has checked that it remains."""
    new = Position.__new__(Position)
    _fill(new, position.board, piece, position.used)
    return new


def after_placing(position: Position, square: Square, piece: Piece) -> Position:
    """The position when the hand goes to this empty square; the caller has checked both."""
    new = Position.__new__(Position)
    board = position.board
    board = (*board[:square], piece, *board[square + 1 :])
    _fill(new, board, None, position.used | 1 << piece)
    return new


def _parse_board(text: str, start: int, board: str) -> list[Piece | None]:
    squares: list[Piece | None] = []
    for offset, char in enumerate(board):
        between_rows = "/" in board and offset % 5 == 4
        if len(squares) == 16 or between_rows != (char == "/"):
            raise NotationError(text, start + offset, "board")
        if char == ".":
            squares.append(None)
        elif char != "/":
            try:
                piece = Piece.parse(char)
            except NotationError:
                raise NotationError(text, start + offset, "board") from None
            if piece in squares:
                raise NotationError(text, start + offset, "new-piece")
            squares.append(piece)
    if len(squares) != 16:
        raise NotationError(text, start + len(board), "board")
    return squares


def _words(text: str) -> Iterator[tuple[int, str]]:
    """The words of a text, separated by blanks, each with its place."""
    place = 0
    while place < len(text):
        if text[place] in " \t\r\n":
            place += 1
            continue
        end = place
        while end < len(text) and text[end] not in " \t\r\n":
            end += 1
        yield place, text[place:end]
        place = end
