"""The words of the protocol: what is written can be read again, and bad words say what is wrong."""

from __future__ import annotations

import pytest

from fourfold.engine import Verdict
from fourfold.kit.protocol import (
    EngineOption,
    ProtocolError,
    SearchInfo,
    SearchLimits,
    format_position,
    is_legal,
    parse_position,
    play_answer,
)
from fourfold.rules import CallRule, FalseCall, Game, Rules

#: a2 b2 c2 d2 can be filled with light pieces; -4 is in hand.
_TURNS = "start turns -7 c2-5 d2-6 b2-4"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "movetime 500",
        "nodes 10 depth 3",
        "turntime 20 infinite",
        "first 5 second 0 increment 1",
    ],
)
def test_limits_are_read_as_they_are_written(text: str) -> None:
    assert str(SearchLimits.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("movetime", "go movetime needs a whole number: nothing"),
        ("movetime -5", "whole number: -5"),
        ("movetime ٣", "whole number"),
        ("nodes 1e3", "whole number: 1e3"),
        ("nodes " + "9" * 19, "whole number"),
        ("depth 2 depth 3", "depth comes twice"),
        ("infinite infinite", "infinite comes twice"),
        ("first 5", "belong together"),
        ("second 5 increment 1", "belong together"),
        ("increment 5", "increment needs first and second"),
        ("ponder", "expected one of movetime, .*, infinite: ponder"),
    ],
)
def test_limits_that_no_search_has(text: str, why: str) -> None:
    with pytest.raises(ProtocolError, match=why):
        SearchLimits.parse(text)


def test_information_is_read_and_words_of_later_versions_are_skipped() -> None:
    text = "depth 5 value win distance 3 nodes 8 nps 9 time 7 pv c2-5 d1-3"
    assert str(SearchInfo.parse(text)) == text
    assert SearchInfo.parse("text the book: value loss").text == "the book: value loss"
    assert SearchInfo.parse("score 12 depth 3 value draw") == SearchInfo(3, Verdict.DRAW)
    assert SearchInfo.parse("depth") == SearchInfo()
    for wrong in ("value splendid", "depth deep", "nodes -1"):
        with pytest.raises(ProtocolError):
            SearchInfo.parse(wrong)


def test_options_are_read_as_they_are_written() -> None:
    for text in (
        "option name Level type string default 1",
        "option name Threads type spin default 1 min 1 max 8",
        "option name Call type combo default official var official var automatic",
    ):
        option = EngineOption.parse(text)
        assert str(option) == text
        option.check(option.default)


@pytest.mark.parametrize(
    "text",
    [
        "option",
        "option name Level type string",
        "option name Level type button default 1",
        "option name Level type string default",
        "option name Table type spin default 1 min few",
        "option name Seed type spin default 5 min 5 max 4",
    ],
)
def test_lines_that_are_no_options(text: str) -> None:
    with pytest.raises(ProtocolError):
        EngineOption.parse(text)


def test_values_that_an_option_cannot_have() -> None:
    threads = EngineOption("Threads", "spin", "1", low=1, high=8)
    call = EngineOption("Call", "combo", "official", choices=("official", "standing"))
    for option, value, why in (
        (threads, "0", "from 1 to 8: not 0"),
        (threads, "9", "from 1 to 8: not 9"),
        (threads, "many", "whole number: many"),
        (call, "automatic", "one of official, standing: not automatic"),
    ):
        with pytest.raises(ProtocolError, match=why):
            option.check(value)
    EngineOption("Nodes", "spin", "1").check("123456")


def test_a_position_is_read_as_it_is_written() -> None:
    for text in (
        "start",
        _TURNS,
        f"{_TURNS} a1?a1b2c3d4",
        ".4f./c3.0/78../9... a turns d1-6",
    ):
        assert format_position(parse_position(text, Rules())) == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "position: "),
        ("start turns", "turns without a turn"),
        ("start turns -7 -8", "R10"),
        ("start turns -7 c2-5 turns d2-6", "cannot read 'turns'"),
        (f"{_TURNS} a2?a2b2c2d2", "is good"),
        (f"{_TURNS} a1!a1b1c1d1", "is false"),
        ("..../..../.... 7", "position: "),
    ],
)
def test_positions_that_no_game_has(text: str, why: str) -> None:
    with pytest.raises(ProtocolError, match=why):
        parse_position(text, Rules())


def test_an_answer_is_a_whole_turn_or_a_call() -> None:
    game = parse_position(_TURNS, Rules())
    assert play_answer(game, "a2!a2b2c2d2").outcome is not None
    refused = play_answer(game, "a1!a1b1c1d1")
    assert refused.turn_texts[-1] == "a1?a1b1c1d1"
    assert refused.to_act is game.to_act
    assert is_legal(refused, "-3")
    for text, why in (
        ("a1", "a gift is missing"),
        ("-3", "R10"),
        ("c2-3", "occupied"),
        ("a1?a1b1c1d1-3", "written with !"),
        ("a1-3 b1-2", "cannot read"),
        ("", "expected a turn"),
    ):
        with pytest.raises(ProtocolError, match=why):
            play_answer(game, text)


def test_a_placement_that_ends_the_game_has_no_gift() -> None:
    game = parse_position(_TURNS, Rules(call=CallRule.AUTOMATIC))
    assert is_legal(game, "a2")
    assert not is_legal(game, "a2-3")
    assert not is_legal(game, "a2!a2b2c2d2")


def test_a_fourth_call_in_a_turn_is_illegal_and_a_false_one_may_lose() -> None:
    game = parse_position(_TURNS, Rules())
    for _ in range(3):
        game = play_answer(game, "!a1b1c1d1")
    assert not is_legal(game, "!a1b1c1d1")
    assert is_legal(game, "a1-3")
    strict: Game = parse_position(_TURNS, Rules(false_call=FalseCall.LOSES))
    assert play_answer(strict, "!a1b1c1d1").outcome is not None
