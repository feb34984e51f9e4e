"""No text raises anything but `NotationError` or `IllegalAction`, whatever it holds."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.properties import strategies as some
from tests.properties.strategies import FILES, LONG, QUICK

from fourfold.rules import (
    CallRule,
    Edition,
    FalseCall,
    Game,
    IllegalAction,
    NotationError,
    Piece,
    Player,
    Position,
    Reason,
    Record,
    RecordError,
    Square,
    Turn,
    format_clock,
    format_level,
    format_traits,
    parse_action,
    parse_clock,
    parse_level,
    parse_traits,
    scan_records,
)
from fourfold.rules.clock import format_seconds, seconds

FUZZ = settings(QUICK, max_examples=400)
#: Each kind of text has a test of its own.
MIXED = settings(QUICK, max_examples=40)
GAMES = tuple(
    Game(start=Position.parse(start))
    for start in (
        "................ -",
        "................ 7",
        "012./..../..../.... 3",
        "6fb0/8379/a215/d4c. e",
        "0123456789abcdef -",
    )
)


def playing(game: Game) -> Callable[[str], object]:
    return game.play_turn


#: Each parser, and how to write what it has read.
PARSERS: dict[str, tuple[Callable[[str], object], Callable[..., str] | None]] = {
    "piece": (Piece.parse, str),
    "square": (Square.parse, str),
    "position": (Position.parse, str),
    "level": (parse_level, format_level),
    "traits": (parse_traits, format_traits),
    "clock": (parse_clock, format_clock),
    "action": (parse_action, str),
    "turn": (Turn.parse, str),
    "edition": (Edition.parse, str),
    "call": (CallRule.parse, str),
    "false call": (FalseCall.parse, str),
    "player": (Player.parse, str),
    "reason": (Reason.parse, str),
    "seconds": (seconds, format_seconds),
    "record": (Record.parse, str),
    **{f"play from {game.position}": (playing(game), None) for game in GAMES},
}

PARTS = r"""
-7 c2-5 c2!a2b2c2d2 !a2b2c2d2 ?a1b1c1d1 d4- - d4 LRTS DSSH 1 2:2 1:4 60/move 300+5 0.5
colour shape height fill , : / . official standing automatic refused loses classic mushrooms
first second resign:first agree flag:second abandon quarto caught time full-board 1. 2. 3.
1-0 0-1 1/2-1/2 * { } {%t %t 12.4} [ ] [Level [First [Result [Reason [Position " \ \"
..../..../..../.... .4f./c3.0/78../9... a f 0
"""
WORDS = tuple(PARTS.split())
BLANKS = (" ", "\n", "\n\n", "\t", "\r\n", "\r", "\ufeff", "\x00", "\x85", "\u2028", "\u00a0")
ALPHABET = 'abcdefABCDEF0123456789LRTSHlrtsh-!?./:,+*{}[]"\\%t \n'
#: Letters whose other case is longer, or is another letter.
ODD_LETTERS = "\u0131\u0130\u017f\u212a\u212b\u00df\ufb01\u01c5\u2460\u00b2\uff15\uff21\udcff\ud800"

grammar = st.lists(st.sampled_from(WORDS) | st.sampled_from(BLANKS), max_size=30).map("".join)
spaced = st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join)
letters = st.text(st.sampled_from(ALPHABET + ODD_LETTERS), max_size=60)
anything = st.text(st.characters(), max_size=60)
binary = st.binary(max_size=80).map(lambda raw: raw.decode("utf-8", "surrogateescape"))


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A text that could be read, with a few places changed."""
    text: str = draw(
        st.one_of(
            some.records().map(str),
            some.positions().map(str),
            some.turns().map(str),
            some.actions.map(str),
            some.clocks.map(format_clock),
            some.levels.map(format_level),
            some.traits.map(format_traits),
        )
    )
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(text)))
        to = draw(st.integers(at, min(len(text), at + 3)))
        text = text[:at] + draw(letters | st.sampled_from(WORDS) | st.just("")) + text[to:]
    return text


texts = st.one_of(grammar, spaced, letters, anything, binary, spoilt())


def check_parser(name: str, text: str) -> None:
    read, write = PARSERS[name]
    try:
        value = read(text)
    except (NotationError, IllegalAction) as error:
        check_error(error)
    else:
        if write is not None:
            assert read(write(value)) == value


def check_error(error: NotationError | IllegalAction) -> None:
    """It can be told and sent, and its place lies in the input."""
    assert str(error)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)  # noqa: S301  # our own bytes
    if isinstance(error, IllegalAction):
        assert error.rule.startswith("R")
    else:
        assert error.expected
        assert 0 <= error.place <= len(error.input)


def check_scan(text: str) -> None:
    found = list(scan_records(text.split("\n")))
    for number, each in enumerate(found, 1):
        if isinstance(each, RecordError):
            assert each.game == number
            check_error(each)
        else:
            assert Record.parse(str(each)) == each


def check_all(text: str, names: Iterable[str] = PARSERS) -> None:
    for name in names:
        check_parser(name, text)
    check_scan(text)


@MIXED
@given(text=texts)
@example("1. -7 {open")
@example("İ1")
@example("-" + "9" * 5000)
@example("9" * 5000 + "/move")
@example("9" * 5000 + ".")
@example('[Level "' + "1" * 5000 + '"]\n\n*')
@example("{" * 5000)
@example("[" * 5000)
@example('["' + "\\" * 5000)
def test_notation_parsers_raise_only_their_own_errors(text: str) -> None:
    check_all(text)


@pytest.mark.parametrize("kind", ["grammar", "spaced", "letters", "anything", "binary", "spoilt"])
@FUZZ
@given(data=st.data())
def test_notation_parsers_raise_only_their_own_errors_each_kind(
    data: st.DataObject, kind: str
) -> None:
    strategies = {
        "grammar": grammar,
        "spaced": spaced,
        "letters": letters,
        "anything": anything,
        "binary": binary,
        "spoilt": spoilt(),
    }
    check_all(data.draw(strategies[kind]))


files = st.lists(some.records().map(str) | spoilt() | grammar, max_size=4).map("\n".join)


@FILES
@given(text=files)
def test_notation_files_raise_only_their_own_errors(text: str) -> None:
    check_scan(text)


@pytest.mark.long
@LONG
@given(text=files)
def test_notation_files_raise_only_their_own_errors_many_files(text: str) -> None:
    check_scan(text)


@pytest.mark.long
@LONG
@given(text=texts)
def test_notation_parsers_raise_only_their_own_errors_many_texts(text: str) -> None:
    check_all(text)
