"""Actions and their text forms (R9-R17, R20)."""

from __future__ import annotations

import pickle

import pytest

from fourfold.rules import (
    GIVES,
    PASS,
    PLACES,
    Abandon,
    Action,
    Agree,
    Call,
    Flag,
    Give,
    IllegalAction,
    InvalidValue,
    NotationError,
    Pass,
    Piece,
    Place,
    Player,
    Resign,
    Square,
    parse_action,
)

ACTIONS: list[tuple[str, Action]] = [
    ("-7", Give(Piece(7))),
    ("-f", Give(Piece(15))),
    ("c2", Place(Square(6))),
    ("!a2b2c2d2", Call.on("a2", "b2", "c2", "d2")),
    ("-", Pass()),
    ("resign:first", Resign(Player.FIRST)),
    ("agree", Agree()),
    ("flag:second", Flag(Player.SECOND)),
    ("abandon", Abandon()),
    ("abandon:first", Abandon(Player.FIRST)),
]


@pytest.mark.parametrize(("text", "action"), ACTIONS)
def test_notation_every_action_has_a_text_that_parses_back(text: str, action: Action) -> None:
    assert str(action) == text
    assert parse_action(text) == parse_action(f" {text.upper()}\t") == action
    assert hash(parse_action(text)) == hash(action)
    assert pickle.loads(pickle.dumps(action)) == action  # noqa: S301  # our own bytes


def test_notation_gives_are_read_in_the_long_form_too() -> None:
    assert parse_action("-DSSH") == Give(Piece(15))


def test_r12_call_names_its_squares_in_any_order() -> None:
    call = Call.on("d2", 4, Square(6), "B2")
    assert call == Call.on("a2", "b2", "c2", "d2") == parse_action("!D2c2B2a2")
    assert str(call) == "!a2b2c2d2"


@pytest.mark.parametrize(
    "squares", [("a1",), ("a1", "a1", "b1", "c1"), ("a1", "b1", "c1", "d1", "a2")]
)
def test_r15_call_needs_four_different_squares(squares: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAction, match=r"four different squares \(R15\)") as caught:
        Call.on(*squares)
    assert caught.value.code == "call-squares"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301  # our own bytes


def test_r2_r1_gives_and_placements_check_what_they_name() -> None:
    assert Give(7) is not GIVES[7]  # type: ignore[arg-type]  # made a Piece
    assert Give(7) == GIVES[7]  # type: ignore[arg-type]  # made a Piece
    assert Place(6) == PLACES[6]  # type: ignore[arg-type]  # made a Square
    assert Pass() == PASS
    with pytest.raises(InvalidValue):
        Give(16)  # type: ignore[arg-type]  # there is no such piece
    with pytest.raises(InvalidValue):
        Place(16)  # type: ignore[arg-type]  # there is no such square
    with pytest.raises(InvalidValue):
        Call.on(0, 1, 2, 16)


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("", 0, "action"),
        ("e5", 0, "action"),
        ("c2-5", 0, "action"),
        ("draw", 0, "action"),
        ("pass:first", 0, "action"),
        ("resign", 0, "action"),
        ("-x", 1, "piece"),
        ("  -x", 3, "piece"),
        ("-77", 2, "end-of-turn"),
        ("!a1b1c1", 7, "square"),
        ("!a1b1c1c1", 7, "new-square"),
        ("!a1b1c1d1x", 9, "end-of-turn"),
        ("resign:third", 0, "player"),
    ],
)
def test_notation_what_is_no_action_is_refused_at_its_place(
    text: str, place: int, code: str
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert (caught.value.place, caught.value.code) == (place, code)
