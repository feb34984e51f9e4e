"""Positions: the board and the piece in hand (R1, R2, R8-R11)."""

from __future__ import annotations

import pickle

import pytest

from fourfold.rules import InvalidValue, NotationError, Piece, Player, Position, Square

EXAMPLE = ".4f./c3.0/78../9... a"


def test_r8_start_is_an_empty_board_and_a_piece_to_give() -> None:
    start = Position()
    assert str(start) == "..../..../..../.... -"
    assert (start.placed, start.hand, start.to_act) == (0, None, Player.FIRST)
    assert len(start.remaining) == len(start.empty_squares) == 16


def test_r1_rows_from_row_1_each_from_a_to_d() -> None:
    position = Position.parse(EXAMPLE)
    assert str(position) == EXAMPLE
    squares = {name: position.piece_at(Square.parse(name)) for name in ("b1", "c1", "a2", "a4")}
    assert squares == {"b1": 4, "c1": 15, "a2": 12, "a4": 9}
    assert position.piece_at(Square.parse("d1")) is None
    assert (position.hand, position.placed) == (10, 8)
    assert [str(piece) for piece in position.remaining] == ["1", "2", "5", "6", "b", "d", "e"]
    assert [str(s) for s in position.empty_squares[:3]] == ["a1", "d1", "c2"]


@pytest.mark.parametrize(
    "text",
    [
        ".4f.c3.078..9... a",
        ".4F./C3.0/78../9... A",
        "  .4f./c3.0/78../9...\t \n drss ",
        ".4f./c3.0/78../9... DRSS",
    ],
)
def test_notation_other_ways_to_write_a_position(text: str) -> None:
    assert Position.parse(text) == Position.parse(EXAMPLE)


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("................ -", Player.FIRST),
        ("................ 7", Player.SECOND),
        ("1............... -", Player.SECOND),
        ("1............... 7", Player.FIRST),
        ("12.............. -", Player.FIRST),
        ("0123456789abcde. f", Player.FIRST),
        ("0123456789abcdef -", Player.FIRST),
    ],
)
def test_r9_r10_who_is_to_act_follows_from_the_pieces_placed(text: str, player: Player) -> None:
    assert Position.parse(text).to_act is player


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("", 0, "position"),
        ("................", 16, "position"),
        ("................ - -", 19, "position"),
        (".... .... .... .... -", 10, "position"),
        ("............... -", 15, "board"),
        ("................. -", 16, "board"),
        ("..../..../..../..../ -", 19, "board"),
        ("..../........./... -", 9, "board"),
        ("..../..../......... -", 14, "board"),
        (".../...../..../.... -", 3, "board"),
        ("..x./..../..../.... -", 2, "board"),
        ("LRTS............ -", 0, "board"),
        ("7..7............ -", 3, "new-piece"),
        ("7............... 7", 17, "new-piece"),
        ("................ x", 17, "hand"),
        ("................ 77", 17, "hand"),
        ("0123456789abcdef 7", 17, "no-hand"),
    ],
)
def test_notation_what_is_no_position_is_refused_at_its_place(
    text: str, place: int, code: str
) -> None:
    with pytest.raises(NotationError) as caught:
        Position.parse(text)
    assert (caught.value.input, caught.value.place, caught.value.code) == (text, place, code)


@pytest.mark.parametrize(
    ("board", "hand", "rule"),
    [
        ([None] * 15, None, "R1"),
        ([None] * 17, None, "R1"),
        ([7, 7, *[None] * 14], None, "R2"),
        ([7, *[None] * 15], 7, "R2"),
        ([16, *[None] * 15], None, "R2"),
        ([None] * 16, -1, "R2"),
        (list(range(16)), 3, "R11"),
    ],
)
def test_r2_impossible_positions_are_refused(
    board: list[int | None], hand: int | None, rule: str
) -> None:
    with pytest.raises(InvalidValue) as caught:
        Position(board, hand)
    assert caught.value.rule == rule


def test_position_is_a_value() -> None:
    position = Position.parse(EXAMPLE)
    again = Position(position.board, position.hand)
    assert position == again
    assert hash(position) == hash(again)
    assert position != Position(position.board)
    assert position != EXAMPLE
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301  # our own bytes
    assert eval(repr(position)) == position  # noqa: S307  # a repr builds it again
    with pytest.raises(AttributeError, match="cannot be changed"):
        position.hand = Piece(1)
    with pytest.raises(AttributeError, match="cannot be changed"):
        del position.hand
