"""NOTATION: every value has one canonical text, and it parses back to an equal value."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties import strategies as some
from tests.properties.strategies import FILES, LONG, QUICK

import fourfold.rules as library
from fourfold.rules import (
    CallRule,
    Edition,
    FalseCall,
    Game,
    Piece,
    Player,
    Position,
    Reason,
    Record,
    Square,
    Turn,
    format_clock,
    format_level,
    format_traits,
    parse_action,
    parse_clock,
    parse_level,
    parse_traits,
    replay,
    scan_records,
)

Form = tuple[st.SearchStrategy[Any], Callable[[Any], str], Callable[[str], Any]]

FORMS: dict[str, Form] = {
    "piece": (some.pieces, str, Piece.parse),
    "long form of a piece": (some.pieces, lambda piece: piece.long, Piece.parse),
    "square": (some.squares, str, Square.parse),
    "position": (some.positions(), str, Position.parse),
    "level": (some.levels, format_level, parse_level),
    "traits": (some.traits, format_traits, parse_traits),
    "clock": (some.clocks, format_clock, parse_clock),
    "action": (some.actions, str, parse_action),
    "turn": (some.turns(), str, Turn.parse),
    "player": (some.players, str, Player.parse),
    "call": (st.sampled_from(CallRule), str, CallRule.parse),
    "false call": (st.sampled_from(FalseCall), str, FalseCall.parse),
    "edition": (st.sampled_from(Edition), str, Edition.parse),
    "reason": (st.sampled_from(Reason), str, Reason.parse),
    "record": (some.records(), str, Record.parse),
}


def check_form(data: st.DataObject, kind: str) -> None:
    values, write, read = FORMS[kind]
    value = data.draw(values)
    text = write(value)
    assert read(text) == value
    assert write(read(text)) == text
    if kind != "record":
        assert read(text.upper()) == read(text.lower()) == value


@pytest.mark.parametrize("kind", FORMS)
@QUICK
@given(data=st.data())
def test_notation_parsing_undoes_writing(data: st.DataObject, kind: str) -> None:
    check_form(data, kind)


@pytest.mark.long
@pytest.mark.parametrize("kind", ["position", "clock", "turn", "record"])
@LONG
@given(data=st.data())
def test_notation_parsing_undoes_writing_many_values(data: st.DataObject, kind: str) -> None:
    check_form(data, kind)


@QUICK
@given(some.positions())
def test_notation_slashes_may_be_left_out(position: Position) -> None:
    assert Position.parse(str(position).replace("/", "")) == position


@QUICK
@given(some.levels)
def test_notation_equal_levels_may_be_written_twice(levels: tuple[int, int]) -> None:
    assert parse_level(f"{levels[0]}:{levels[1]}") == levels


@FILES
@given(st.lists(some.records(), max_size=4), st.sampled_from(["\n", "\r\n"]), st.booleans())
def test_notation_files_of_records_parse_back(
    records: list[Record], newline: str, mark: bool
) -> None:
    text = ("\ufeff" if mark else "") + "\n".join(str(record) for record in records)
    lines = [line + newline for line in text.split("\n")]
    assert list(scan_records(lines)) == records


@QUICK
@given(some.records())
def test_notation_lines_are_wrapped_at_80(record: Record) -> None:
    body = str(record).split("\n\n", 1)[1]
    assert all(len(line) <= 80 or " " not in line for line in body.split("\n"))


NAMES = {**vars(library), "Decimal": Decimal}


def check_value(value: object) -> None:
    for same in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):  # noqa: S301  # our own bytes
        assert same == value
        assert hash(same) == hash(value)
    assert eval(repr(value), NAMES) == value  # noqa: S307  # a repr builds it again


@pytest.mark.parametrize("kind", ["piece", "square", "position", "clock", "action", "turn"])
@QUICK
@given(data=st.data())
def test_values_can_be_pickled_copied_hashed_and_built_from_their_repr(
    data: st.DataObject, kind: str
) -> None:
    check_value(data.draw(FORMS[kind][0]))


@QUICK
@given(some.games())
def test_games_can_be_pickled_copied_hashed_and_built_from_their_repr(game: Game) -> None:
    check_value(game)
    check_value(game.rules)
    same = replay(game.rules, game.start, game.actions)
    assert (same.position, same.to_act, same.phase) == (game.position, game.to_act, game.phase)
    assert (same.outcome, same.alignments) == (game.outcome, game.alignments)


@QUICK
@given(some.records())
def test_records_can_be_pickled_copied_hashed_and_built_from_their_repr(record: Record) -> None:
    check_value(record)
