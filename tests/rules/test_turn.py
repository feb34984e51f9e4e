"""Turns in their text form (NOTATION: Turn)."""

from __future__ import annotations

import pickle

import pytest

from fourfold.rules import PASS, PLACES, Call, Give, InvalidValue, NotationError, Piece, Turn

ROW2 = Call.on("a2", "b2", "c2", "d2")
ROW1 = Call.on("a1", "b1", "c1", "d1")


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("-7", Turn(end=Give(Piece(7)))),
        ("c2-5", Turn(place=PLACES[6], end=Give(Piece(5)))),
        ("c2!a2b2c2d2", Turn(place=PLACES[6], end=ROW2)),
        ("!a2b2c2d2", Turn(end=ROW2)),
        ("d4-", Turn(place=PLACES[15], end=PASS)),
        ("-", Turn(end=PASS)),
        ("d4", Turn(place=PLACES[15])),
        ("?a1b1c1d1", Turn((ROW1,))),
        ("?a1b1c1d1?a2b2c2d2", Turn((ROW1, ROW2))),
        ("?a1b1c1d1-", Turn((ROW1,), end=PASS)),
        ("?a1b1c1d1!a2b2c2d2", Turn((ROW1,), end=ROW2)),
        ("?a1b1c1d1c2?a2b2c2d2-f", Turn((ROW1,), PLACES[6], (ROW2,), Give(Piece(15)))),
        ("c2?a1b1c1d1", Turn(place=PLACES[6], refused_after=(ROW1,))),
        ("c2?a1b1c1d1!a2b2c2d2", Turn((), PLACES[6], (ROW1,), ROW2)),
    ],
)
def test_notation_turns_parse_and_are_written(text: str, turn: Turn) -> None:
    assert Turn.parse(text) == Turn.parse(text.upper()) == turn
    assert str(turn) == text
    assert hash(Turn.parse(text)) == hash(turn)
    assert eval(repr(turn)) == turn  # noqa: S307  # a repr builds it again
    assert pickle.loads(pickle.dumps(turn)) == turn  # noqa: S301  # our own bytes


def test_notation_canonical_order_of_squares_and_short_form_of_pieces() -> None:
    assert str(Turn.parse("C2?d1c1b1a1-LSSH")) == "c2?a1b1c1d1-7"


def test_r10_actions_of_a_turn_in_the_order_in_which_they_happen() -> None:
    turn = Turn.parse("?a2b2c2d2c2?a1b1c1d1-5")
    assert [str(action) for action in turn.actions] == ["!a2b2c2d2", "c2", "!a1b1c1d1", "-5"]


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("", 0, "turn"),
        ("7", 0, "turn"),
        (" -7", 0, "turn"),
        ("*", 0, "turn"),
        ("-7 ", 2, "end-of-turn"),
        ("c2 -5", 2, "end-of-turn"),
        ("c2--", 3, "piece"),
        ("c2-g", 3, "piece"),
        ("c2-55", 4, "end-of-turn"),
        ("c2d2", 2, "end-of-turn"),
        ("e2-5", 0, "square"),
        ("é2-5", 0, "square"),
        ("c2!a1b1c1d1-5", 11, "end-of-turn"),
        ("c2!a1b1c1d1?a1b1c1d1", 11, "end-of-turn"),
        ("c2!a1b1c1", 9, "square"),
        ("c2?a1b1c1a1", 9, "new-square"),
        ("-5c2", 2, "end-of-turn"),
    ],
)
def test_notation_what_is_no_turn_is_refused_at_its_place(text: str, place: int, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        Turn.parse(text)
    assert (caught.value.input, caught.value.place, caught.value.code) == (text, place, code)


def test_r10_turn_is_at_least_one_action() -> None:
    with pytest.raises(InvalidValue, match="at least one action"):
        Turn()


def test_r15_calls_behind_a_placement_need_one() -> None:
    with pytest.raises(InvalidValue, match="not made"):
        Turn(refused_after=(ROW1,))
