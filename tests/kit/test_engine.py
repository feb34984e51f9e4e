"""The reference engine: what it answers, in which order, and how its time and its chances go."""

from __future__ import annotations

import errno
import re
from collections.abc import Iterator
from threading import Event

import pytest

from fourfold.kit.conformance.games import random_game
from fourfold.kit.engine import ReferenceEngine, seconds_for
from fourfold.kit.protocol import (
    SearchInfo,
    SearchLimits,
    format_position,
    is_legal,
    parse_position,
    play_answer,
)
from fourfold.kit.regret import regret
from fourfold.play.values import Valuer
from fourfold.rules import CallRule, Game, Rules

from .engines import LONG

#: A line that only the test reads: wait for the answer to `go`.
_WAIT = "(wait)"
_MIDDLE = "position start turns -0 a1-7 b3-9 c2-4 d4-1"


def converse(*lines: str) -> list[str]:
    """What the engine writes about these lines."""
    written: list[str] = []
    answered = Event()

    def write(line: str) -> None:
        written.append(line)
        if line.startswith("bestturn"):
            answered.set()

    def read() -> Iterator[str]:
        for line in lines:
            if line != _WAIT:
                yield line
                continue
            assert answered.wait(LONG)
            answered.clear()

    ReferenceEngine(write).run(read())
    return written


def without_times(lines: list[str]) -> list[str]:
    return [re.sub(r" nps \d+ time \d+", "", line) for line in lines]


# Commands -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("hello", "unknown command hello"),
        ("setoption Level 2", "expected name NAME value VALUE"),
        ("setoption name Mood value good", "unknown option Mood"),
        ("setoption name Level value 5", "Level: "),
        ("setoption name Level value 1:2:3", "Level: "),
        ("setoption name Traits value size", "Traits: "),
        ("setoption name Call value never", "Call is one of official, standing, automatic"),
        ("setoption name Table value 0", "from 1 to 65536"),
        ("setoption name Table value 6 4", "whole number: 6 4"),
        ("setoption name Strength value god", "Strength is one of exact, "),
        ("position nowhere", "position: "),
        ("go sideways", "expected one of"),
        ("perft", "whole number: nothing"),
        ("perft 33", "at most 32"),
    ],
)
def test_what_cannot_be_followed_is_one_error_and_changes_nothing(line: str, why: str) -> None:
    written = converse(_MIDDLE, "perft 2", line, "perft 2")
    assert len(written) == 3
    assert written[1].startswith("error ")
    assert why in written[1]
    assert written[0] == written[2]


def test_other_rules_make_the_position_void() -> None:
    other = "setoption name Call value automatic"
    same = "setoption name Level value 1"
    assert converse("position start turns -7", "perft 2", same, "perft 2", other, "perft 2") == [
        "perft 240",
        "perft 240",
        "perft 256",
    ]


def test_names_of_options_are_read_in_any_case_and_lists_may_have_spaces() -> None:
    """In height and fill, 3 on a4 makes no quarto, so that all thirteen squares count."""
    position = "position 0.../1.../2.../.... 3"
    lines = (position, "perft 2", "setoption name TRAITS value height, fill", position, "perft 2")
    assert converse(*lines) == ["perft 144", "perft 156"]


def test_a_game_that_is_over_has_no_turn() -> None:
    for line in ("go depth 1", "eval", "perft 1"):
        (answer,) = converse(f"{_MIDDLE} a2-2 a3-3 a4!a1a2a3a4", line)
        assert answer.startswith("error the game is over: 0-1 quarto")


# Searching ----------------------------------------------------------------------------------------


def test_a_search_is_answered_once_and_says_nothing_afterwards() -> None:
    written = converse(_MIDDLE, "stop", "go infinite", "isready", "go", "stop", "stop", _WAIT)
    assert [line for line in written if not line.startswith("info ")][:2] == [
        "readyok",
        "error go: a search is running, stop it first",
    ]
    assert [line.split()[0] for line in written].count("bestturn") == 1
    assert written[-1].startswith("bestturn ")


@pytest.mark.parametrize("limits", ["depth 2", "nodes 3000"])
def test_the_same_lines_have_the_same_answers(limits: str) -> None:
    """Also the third game after `Seed` was set has the answers of the third game."""
    game = ("new", _MIDDLE, f"go {limits}", _WAIT)
    seed = "setoption name Seed value 7"
    first = without_times(converse(seed, *game, *game, *game))
    assert first == without_times(converse(*game, seed, *game, *game, *game))[len(first) // 3 :]
    assert without_times(converse(seed, *game)) == first[: len(first) // 3]


@pytest.mark.parametrize("call", CallRule)
def test_without_a_limit_the_turn_is_exact(call: CallRule) -> None:
    rules = Rules(call=call)
    lines = [f"setoption name Call value {call}"]
    games = [random_game(rules, 10, seed) for seed in range(4)]
    for game in games:
        lines += [f"position {format_position(game)}", "go", _WAIT]
    written = converse(*lines)
    turns = [line.removeprefix("bestturn ") for line in written if line.startswith("bestturn")]
    last = [written[i - 1] for i, line in enumerate(written) if line.startswith("bestturn")]
    for game, turn, info in zip(games, turns, last, strict=True):
        assert regret(game, play_answer(game, turn)) == 0
        exact = SearchInfo.parse(info.removeprefix("info "))
        assert (exact.value, exact.pv) == (Valuer().worth(game).value, (turn,))


def test_an_opponent_without_time_plays_any_legal_turn() -> None:
    game = parse_position(_MIDDLE.removeprefix("position "), Rules())
    for strength in ("newcomer", "perfect"):
        option = f"setoption name Strength value {strength}"
        written = converse(option, _MIDDLE, "go movetime 1", _WAIT)
        assert is_legal(game, written[-1].removeprefix("bestturn "))


@pytest.mark.parametrize(
    ("words", "turns", "seconds"),
    [
        ("", "start", None),
        ("depth 3 nodes 5", "start", None),
        ("movetime 500 turntime 300", "start", 0.28),
        ("movetime 5", "start", 0.001),
        # Eight turns of the first player are to come: an eighth of the bank, and the increment.
        ("first 8000 second 9", "start", 0.98),
        ("first 8000 second 9 increment 500", "start", 1.48),
        # The second player's bank; at the end it is divided among three turns.
        ("first 9 second 8000", "start turns -7", 0.98),
        ("first 9 second 300", "0123/4567/89ab/.... c", 0.08),
        # Never more than there is.
        ("first 100 second 9 increment 5000", "start", 0.08),
    ],
)
def test_time_is_taken_from_the_clock(words: str, turns: str, seconds: float | None) -> None:
    game: Game = parse_position(turns, Rules(call=CallRule.STANDING))
    assert seconds_for(game, SearchLimits.parse(words)) == pytest.approx(seconds)


def test_an_answer_that_cannot_be_written_is_an_error_of_the_run() -> None:
    def write(line: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", line)

    def read() -> Iterator[str]:
        yield "go depth 1"

    with pytest.raises(OSError, match="No space left"):
        ReferenceEngine(write).run(read())
