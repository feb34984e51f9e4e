"""Clocks (R18, R19): read from the times at which actions came in."""

from __future__ import annotations

import pickle
from decimal import Decimal

import pytest
from tests.rules.playing import LAST, play

from fourfold.rules import (
    BankClock,
    Clock,
    ClockReading,
    Flag,
    Game,
    InvalidValue,
    NotationError,
    Player,
    Resign,
    Rules,
    TurnClock,
    format_clock,
    parse_clock,
    read_clock,
)
from fourfold.rules.clock import Seconds, format_seconds, seconds

FIRST, SECOND = Player.FIRST, Player.SECOND
MINUTE = Rules(clock=TurnClock(60))
BANK = Rules(clock=BankClock(300, 5))
EMPTY = "................ -"


def pair(first: Seconds, second: Seconds) -> tuple[Decimal, Decimal]:
    return seconds(first), seconds(second)


def fall(found: ClockReading) -> tuple[Player | None, str]:
    return found.fallen, str(found.fallen_at)


def reading(game: Game, times: list[Seconds], now: Seconds) -> ClockReading:
    found = read_clock(game, times, now)
    assert found is not None
    return found


def test_r19_no_clock_shows_nothing() -> None:
    assert read_clock(play("-7"), [1000000], 2000000) is None


def test_r18_first_clock_starts_with_the_game() -> None:
    at_12 = reading(Game(MINUTE), [], 12)
    assert at_12 == ClockReading(FIRST, pair(48, 60), Decimal(60))


def test_r18_default_is_one_minute() -> None:
    assert TurnClock() == TurnClock(60)


@pytest.mark.parametrize(("now", "fallen"), [("59.999999999", None), (60, FIRST), (61, FIRST)])
def test_r18_using_exactly_the_time_allowed_is_a_fall(now: Seconds, fallen: Player | None) -> None:
    found = reading(Game(MINUTE), [], now)
    assert found.fallen is fallen
    assert fall(found) == (fallen, "None" if fallen is None else "60")
    assert found.running is (FIRST if fallen is None else None)
    if fallen:
        assert found.remaining == pair(0, 60)


@pytest.mark.parametrize(("moment", "fallen"), [(69.9, None), (70, SECOND), (70.1, SECOND)])
def test_r18_time_runs_from_receiving_to_giving(moment: float, fallen: Player | None) -> None:
    """The second player receives at 10, places at 30 and gives at `moment`."""
    found = reading(play("-7 c2-5", EMPTY, MINUTE), [10, 30, moment], 70.5)
    assert found.fallen is fallen
    if fallen is None:
        assert found == ClockReading(FIRST, pair("59.4", 60), Decimal("129.9"))


def test_r18_refused_call_stops_nothing() -> None:
    game = play("-7 ?a1b1c1d1c2?a1b1c1d1-5", EMPTY, MINUTE)
    assert reading(game, [10, 40, 50, 60, 69], 69).fallen is None
    late = reading(game, [10, 40, 50, 60, 70], 70)
    assert fall(late) == (SECOND, "70")
    waiting = reading(game.at(2), [10, 40], 45)
    assert waiting == ClockReading(SECOND, pair(60, 25), Decimal(70))


def test_r18_what_came_after_a_fall_came_too_late() -> None:
    found = reading(play("-7 c2-5 d2-6", EMPTY, MINUTE), [10, 20, 71, 72, 73], 80)
    assert fall(found) == (SECOND, "70")
    assert found.running is None
    assert found.remaining == pair(60, 0)


def test_r18_call_counts_as_part_of_the_turn() -> None:
    game = play("-0 a1-1 b1-2 c1-3 d1!a1b1c1d1", EMPTY, MINUTE)
    times: list[Seconds] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    done = reading(game, times, 1000)
    assert done == ClockReading(None, pair(58, 60), None)
    late = reading(game, [*times[:-1], 67], 1000)
    assert fall(late) == (FIRST, "67")


def test_r11_r18_last_answer_has_a_time_of_its_own() -> None:
    game = play("d4-", LAST, MINUTE)
    found = reading(game, [30, 59], 100)
    assert found == ClockReading(SECOND, pair(60, 19), Decimal(119))
    assert reading(game, [30, 59], 119).fallen is SECOND
    over = reading(play("d4- -", LAST, MINUTE), [30, 59, 118], 500)
    assert (over.running, over.fallen) == (None, None)


def test_r11_r19_last_word_is_a_completed_turn() -> None:
    game = play("d4- ?a1b1c1d1-", LAST, BANK)
    found = reading(game.at(2), [30, 59], 60)
    assert found.remaining == pair(300 - 59 + 5, 299)
    over = reading(game, [30, 59, 60, 99], 99)
    assert over == ClockReading(None, pair(246, 260), None)


def test_r19_increment_after_every_completed_turn_the_first_gift_included() -> None:
    game = play("-7 c2-5 d2-6", EMPTY, BANK)
    assert reading(game.at(1), [10], 10).remaining == pair(295, 300)
    assert reading(game.at(2), [10, 40], 50).remaining == pair(295, 260)
    assert reading(game.at(3), [10, 40, 60], 60).remaining == pair(295, 255)
    found = reading(game, [10, 40, 60, 70, 100], 101)
    assert found == ClockReading(SECOND, pair(260, 254), Decimal(355))


@pytest.mark.parametrize(("now", "fallen"), [("309.9", None), (310, SECOND)])
def test_r19_bank_that_is_used_up_is_a_fall(now: Seconds, fallen: Player | None) -> None:
    found = reading(play("-7", EMPTY, BANK), [10], now)
    assert found.fallen is fallen
    if fallen:
        assert found.remaining == pair(295, 0)
        assert fall(found) == (SECOND, "310")


def test_r19_increment_does_not_save_a_bank_that_is_used_up() -> None:
    game = play("-7", EMPTY, Rules(clock=BankClock(10, 5)))
    assert reading(game, [10], 11).fallen is FIRST
    assert reading(game, ["9.99"], 11).remaining[0] == Decimal("5.01")


def test_r19_days_for_each_turn() -> None:
    three_days = Rules(clock=TurnClock(259200))
    game = play("-7", EMPTY, three_days)
    assert reading(game, [259199], 259199).running is SECOND
    assert reading(game, [259199], 2 * 259200 - 1).fallen is SECOND
    assert reading(game, [259199], 2 * 259200 - 2).fallen is None


def test_r18_decimals_are_exact() -> None:
    game = play("-7", EMPTY, Rules(clock=BankClock("0.3", "0.1")))
    assert reading(game, [0.1], 0.3).remaining == pair("0.3", "0.1")
    assert reading(game, [0.1], 0.4).fallen is SECOND


def test_r17_r18_resigning_in_the_opponents_turn_stops_the_clock_of_the_player_to_act() -> None:
    game = play("-7", EMPTY, MINUTE).play(Resign(FIRST))
    assert reading(game, [10, 30], 500) == ClockReading(None, pair(60, 40), None)


def test_r18_flag_is_the_arbiters_word_for_a_fall() -> None:
    game = play("-7", EMPTY, MINUTE).play(Flag(SECOND))
    found = reading(game, [10, 70], 80)
    assert fall(found) == (SECOND, "70")


def test_r18_game_from_a_position_starts_the_clock_of_the_player_to_act() -> None:
    game = play("", "7............... -", MINUTE)
    assert reading(game, [], 60).fallen is SECOND


@pytest.mark.parametrize(
    ("times", "now"),
    [([], 5), ([1, 2], 5), ([6], 5), ([-1], 5), ([1], float("nan")), ([float("inf")], 5)],
)
def test_r18_times_that_cannot_be(times: list[Seconds], now: Seconds) -> None:
    with pytest.raises(InvalidValue, match=r"\(R18\)"):
        read_clock(play("-7", EMPTY, MINUTE), times, now)


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("60/move", TurnClock(60)),
        ("259200/move", TurnClock(259200)),
        ("0.5/move", TurnClock("0.5")),
        ("300+5", BankClock(300, 5)),
        ("300+0", BankClock(300)),
        ("90.25+1.5", BankClock("90.25", 1.5)),
        ("-", None),
    ],
)
def test_notation_clocks_parse_and_are_written(text: str, clock: Clock | None) -> None:
    assert parse_clock(text) == parse_clock(f" {text.upper()} ") == clock
    assert format_clock(clock) == text
    if clock is not None:
        assert eval(repr(clock)) == clock  # noqa: S307  # a repr builds it again
        assert pickle.loads(pickle.dumps(clock)) == clock  # noqa: S301  # our own bytes
        assert hash(clock) == hash(parse_clock(text))


def test_notation_clock_in_other_words() -> None:
    assert parse_clock("60 / Move") == parse_clock("060.0/move") == TurnClock(60)
    assert parse_clock("300 + 5.0") == BankClock(300, 5)
    assert str(TurnClock("60.00")) == "60/move"
    assert str(TurnClock("1000")) == "1000/move"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "clock"),
        ("60", "clock"),
        ("60/turn", "clock"),
        ("-60/move", "clock"),
        ("300+", "clock"),
        ("300+5+5", "clock"),
        ("1e3/move", "clock"),
        (".5/move", "clock"),
        ("1234567890/move", "clock"),
        ("0/move", "positive"),
        ("0.0+5", "positive"),
    ],
)
def test_r18_r19_clocks_that_cannot_be_read(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_clock(text)
    assert caught.value.code == code


def test_notation_seconds_are_plain_decimals() -> None:
    assert [str(seconds(time)) for time in (60, 12.4, "0.50", Decimal("1E+3"))] == [
        "60",
        "12.4",
        "0.5",
        "1000",
    ]
    assert format_seconds(Decimal("12.40")) == "12.4"
    assert seconds(1e-10) == 0
    for wrong in (True, None, 10**15):
        with pytest.raises(InvalidValue):
            seconds(wrong)  # type: ignore[arg-type]  # two of them are no numbers
    for text in ("", "1.", "x", "1e3", "-1"):
        with pytest.raises(NotationError):
            seconds(text)
