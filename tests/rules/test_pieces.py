"""Pieces, traits, values and editions (R2, R3, R6)."""

from __future__ import annotations

import pickle

import pytest

from fourfold.rules import (
    PIECES,
    TRAITS,
    VALUES,
    Edition,
    InvalidValue,
    NotationError,
    Piece,
    Trait,
    Value,
    format_traits,
    parse_traits,
    shared_values,
)
from fourfold.rules.pieces import read_piece, trait_mask


def test_r2_traits_in_the_order_of_the_sheets_with_their_weights() -> None:
    assert [(str(trait), trait.weight) for trait in TRAITS] == [
        ("colour", 8),
        ("shape", 4),
        ("height", 2),
        ("fill", 1),
    ]
    assert repr(Trait.FILL) == "Trait.FILL"


def test_r2_every_value_has_a_word_and_a_letter() -> None:
    words = ["light", "dark", "round", "square", "tall", "short", "solid", "hollow"]
    assert [str(value) for value in VALUES] == words
    assert "".join(value.letter for value in VALUES) == "LDRSTSSH"
    assert Trait.HEIGHT.values == (Value(Trait.HEIGHT, 0), Value(Trait.HEIGHT, 1))


def test_r2_sixteen_different_pieces_are_all_combinations() -> None:
    assert [int(piece) for piece in PIECES] == list(range(16))
    assert len({piece.long for piece in PIECES}) == len({piece.values for piece in PIECES}) == 16
    for piece in PIECES:
        assert sum(value.bit * value.trait.weight for value in piece.values) == piece


@pytest.mark.parametrize(
    ("digit", "long"),
    [("0", "LRTS"), ("f", "DSSH"), ("8", "DRTS"), ("4", "LSTS"), ("2", "LRSS"), ("1", "LRTH")],
)
def test_r2_piece_is_the_sum_of_its_weights(digit: str, long: str) -> None:
    piece = Piece.parse(digit)
    assert (str(piece), piece.long) == (digit, long)
    assert Piece.parse(digit.upper()) is Piece.parse(long) is Piece.parse(long.lower()) is piece


def test_r2_there_is_one_object_for_each_piece() -> None:
    assert Piece(Piece(7)) is Piece(7) is PIECES[7]
    assert pickle.loads(pickle.dumps(Piece(7))) is Piece(7)  # noqa: S301  # our own bytes
    assert repr(Piece(10)) == "Piece(10)"
    assert {Piece(3): "x"}[PIECES[3]] == "x"


@pytest.mark.parametrize("number", [-1, 16, True, 1.0, "7", None])
def test_r2_other_numbers_are_no_pieces(number: object) -> None:
    with pytest.raises(InvalidValue, match=r"from 0 to 15.*\(R2\)"):
        Piece(number)


@pytest.mark.parametrize(
    ("text", "place"), [("", 0), ("g", 0), ("77", 1), ("LRT", 0), ("SRTL", 0), (" 7", 0), ("7 ", 1)]
)
def test_notation_what_is_no_piece_is_refused_at_its_place(text: str, place: int) -> None:
    with pytest.raises(NotationError) as caught:
        Piece.parse(text)
    assert (caught.value.input, caught.value.place, caught.value.code) == (text, place, "piece")


def test_notation_piece_inside_a_text() -> None:
    assert read_piece("c2-DSTH", 3) == (13, 7)
    assert read_piece("c2-d", 3) == (13, 4)


def test_r3_editions_have_names_that_parse_back() -> None:
    assert [str(edition) for edition in Edition] == ["classic", "mushrooms"]
    assert Edition.parse(" Mushrooms ") is Edition.MUSHROOMS
    assert repr(Edition.CLASSIC) == "Edition.CLASSIC"
    with pytest.raises(NotationError) as caught:
        Edition.parse("chess")
    assert caught.value.code == "edition"


def test_r5_shared_values_in_the_order_of_the_traits() -> None:
    assert [str(v) for v in shared_values([0, 1, 2, 3])] == ["light", "round"]
    assert [str(v) for v in shared_values([15, 13, 11, 9])] == ["dark", "hollow"]
    assert shared_values([0, 15]) == ()
    assert len(shared_values([6])) == 4


def test_r6_traits_out_of_play_are_not_shared() -> None:
    assert shared_values([0, 1, 2, 3], (Trait.HEIGHT, Trait.FILL)) == ()
    assert [str(v) for v in shared_values([0, 1, 2, 3], (Trait.SHAPE,))] == ["round"]
    assert trait_mask((Trait.COLOUR, Trait.FILL)) == 9


@pytest.mark.parametrize(
    ("text", "traits"),
    [
        ("colour,shape,height,fill", TRAITS),
        ("fill, Colour", (Trait.COLOUR, Trait.FILL)),
        ("\tHEIGHT ", (Trait.HEIGHT,)),
    ],
)
def test_r6_traits_are_read_in_any_order(text: str, traits: tuple[Trait, ...]) -> None:
    assert parse_traits(text) == traits
    assert parse_traits(format_traits(traits)) == traits


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("", 0, "trait"),
        ("colour,size", 7, "trait"),
        ("colour,,fill", 7, "trait"),
        ("colour,fill,", 12, "trait"),
        ("fill,colour, fill", 12, "new-trait"),
    ],
)
def test_r6_unknown_missing_or_repeated_traits_are_refused(
    text: str, place: int, code: str
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_traits(text)
    assert (caught.value.place, caught.value.code) == (place, code)


def test_r2_a_piece_has_one_value_of_each_trait_by_name() -> None:
    by_trait = [piece.by_trait for piece in PIECES]
    assert by_trait[10] == {"colour": "dark", "shape": "round", "height": "short", "fill": "solid"}
    assert len({tuple(each.items()) for each in by_trait}) == 16
