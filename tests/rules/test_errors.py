"""Errors quote the input, the place in it and the rule, and can be sent to another process."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from string import Formatter

import pytest
from tests.rules.playing import play, refusal

from fourfold.rules import (
    CallRule,
    Edition,
    FalseCall,
    IllegalAction,
    InvalidValue,
    NotationError,
    Player,
    Position,
    Reason,
    Record,
    RecordError,
    Rules,
    RulesError,
    Square,
    parse_clock,
)
from fourfold.rules.errors import EXPECTED, INVALID, REASONS


def notation_error(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        Square.parse(text)
    return caught.value


def test_notation_error_quotes_input_and_place() -> None:
    error = notation_error("a1x")
    assert (error.input, error.place, error.code) == ("a1x", 2, "square")
    assert str(error) == ("cannot read 'a1x' at 'x' (character 3): expected a square from a1 to d4")
    assert error.expected == "a square from a1 to d4"


def test_notation_error_at_the_end_of_the_input() -> None:
    with pytest.raises(NotationError, match=r"'\.\.\.\. -'.* at the end|at '"):
        Position.parse(".... -")
    with pytest.raises(NotationError) as caught:
        Position.parse("................")
    assert "at the end (character 17)" in str(caught.value)


def test_notation_error_shortens_long_inputs() -> None:
    text = str(notation_error("x" * 1000))
    assert len(text) < 250
    assert "…" in text


def test_illegal_action_quotes_action_position_and_rule() -> None:
    error = refusal(play("-7"), "c2-7")
    assert str(error) == (
        "illegal action -7 in '..../..7./..../.... -': piece 7 is no longer available (R10)"
    )
    assert (error.rule, error.why) == ("R10", "piece 7 is no longer available")
    assert (str(error.action), str(error.position)) == ("-7", "..../..7./..../.... -")


def test_all_errors_are_value_errors() -> None:
    for kind in (NotationError, IllegalAction, InvalidValue, RecordError):
        assert issubclass(kind, RulesError)
        assert issubclass(kind, ValueError)
    assert not issubclass(NotationError, IllegalAction)


def test_errors_can_be_pickled() -> None:
    with pytest.raises(InvalidValue) as invalid:
        Rules(levels=(1, 7))
    with pytest.raises(RecordError) as unread:
        Record.parse("1. -7 2. c2-7 *")
    with pytest.raises(RecordError) as numbered:
        Record.parse("1. -7 3. c2-5 *")
    for error in (
        notation_error("a1x"),
        refusal(play("-7 c2-5"), "c2-6"),
        invalid.value,
        unread.value,
        numbered.value,
    ):
        copy = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own bytes
        assert type(copy) is type(error)
        assert str(copy) == str(error)
        assert {**vars(copy), "cause": 0} == {**vars(error), "cause": 0}


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_names_a_rule_and_what_it_needs(code: str) -> None:
    rule, text = REASONS[code]
    assert re.fullmatch(r"R(1?[0-9]|20)", rule)
    fields = {name: "x" for _, name, _, _ in Formatter().parse(text) if name}
    error = IllegalAction("action", "position", code, **fields)
    assert error.why == text.format(**fields)


@pytest.mark.parametrize("code", INVALID)
def test_every_invalid_value_names_a_rule_and_what_it_needs(code: str) -> None:
    rule, text = INVALID[code]
    assert re.fullmatch(r"R(1?[0-9]|20)|NOTATION", rule)
    fields = {name: "x" for _, name, _, _ in Formatter().parse(text) if name}
    error = InvalidValue(code, **fields)
    assert str(error) == f"{text.format(**fields)} ({rule})"


@pytest.mark.parametrize("code", EXPECTED)
def test_every_expectation_can_be_written(code: str) -> None:
    fields = {name: "x" for _, name, _, _ in Formatter().parse(EXPECTED[code]) if name}
    error = NotationError("text", 0, code, **fields)
    assert error.expected
    assert str(error).endswith(error.expected)


@pytest.mark.parametrize(
    "parse",
    [Edition.parse, CallRule.parse, FalseCall.parse, Player.parse, Reason.parse, parse_clock],
)
@pytest.mark.parametrize("text", ["", "wrong"])
def test_notation_unknown_word_is_refused_at_its_beginning(
    parse: Callable[[str], object], text: str
) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert (caught.value.input, caught.value.place) == (text, 0)
