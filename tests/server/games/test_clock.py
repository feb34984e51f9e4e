"""R18, R19: the server's clocks."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.strategies import QUICK, games

from fourfold.rules import (
    BankClock,
    Game,
    Player,
    Rules,
    TurnClock,
    parse_clock,
    read_clock,
    replay,
)
from fourfold.server.games.clock import Dial
from fourfold.server.games.log import Entry, GameState, begin, fold

CLOCKS = st.sampled_from(["1/move", "2.5/move", "3+0", "4+0.125", "10+1"])
STEPS = st.lists(st.integers(0, 1500), min_size=80, max_size=80)


@QUICK
@given(games(), CLOCKS, STEPS, st.integers(0, 4000))
def test_r18_r19_the_dial_shows_what_the_rules_read(
    game: Game, clock: str, steps: list[int], rest: int
) -> None:
    rules = Rules(
        game.rules.levels,
        game.rules.traits,
        game.rules.call,
        game.rules.false_call,
        parse_clock(clock),
    )
    assert rules.clock is not None
    timed = replay(rules, game.start, game.actions)
    dial = Dial.start(rules.clock, Game(rules, game.start).to_act)
    times, moment = [], Decimal(0)
    for state, step in zip(list(timed.states())[1:], steps, strict=False):
        moment += Decimal(step) / 1000
        times.append(moment)
        dial = dial.act(state, moment)
    now = moment + Decimal(rest) / 1000
    timed = timed.at(len(times))
    assert dial.read(now) == read_clock(timed, times, now)


def test_r18_using_exactly_the_time_is_a_fall() -> None:
    state = begin(Rules(clock=TurnClock(60)), Game().start, 1000)
    assert state.falls_at == 61_000
    assert not state.is_late(60_999)
    assert state.is_late(61_000)


@pytest.mark.parametrize("limit", ["1.0001", "1.0005", "1.9999", "2", "0.0004"])
def test_r18_the_fall_is_told_as_the_first_millisecond_at_which_it_has_happened(limit: str) -> None:
    state = begin(Rules(clock=TurnClock(Decimal(limit))), Game().start, 1000)
    assert state.falls_at is not None
    assert state.is_late(state.falls_at)
    assert not state.is_late(state.falls_at - 1)


def test_time_that_is_given_back_moves_the_fall() -> None:
    rules = Rules(clock=BankClock(10, 2))
    log = [Entry(1, "pause:5.5", 6000), Entry(2, "credit:first:0.25", 6000), Entry(3, "-7", 6000)]
    state = fold(rules, Game().start, 0, log)
    assert state.dial is not None
    # 6 s passed, 5.75 s of them were given back, and the turn's increment was added.
    assert state.dial.left == (Decimal("11.75"), Decimal(10))
    assert state.at(2).falls_at == 15_750
    assert state.dial.running is Player.SECOND


def test_nobody_sees_more_time_than_they_began_with() -> None:
    state = fold(Rules(clock=TurnClock(60)), Game().start, 0, [Entry(1, "pause:30", 1000)])
    assert state.dial is not None
    assert state.dial.read(state.moment(1000)).remaining[0] == 60


def test_a_takeback_brings_the_clocks_back_too() -> None:
    rules = Rules(clock=BankClock(100, 0))
    log = [
        Entry(1, "-7", 10_000),
        Entry(2, "c2", 30_000),
        Entry(3, "-5", 40_000),
        Entry(4, "back:1", 50_000),
    ]
    state = fold(rules, Game().start, 0, log)
    assert state.dial is not None
    assert state.dial.left == (Decimal(90), Decimal(100))
    assert (state.dial.running, state.falls_at) == (Player.SECOND, 150_000)


def _dial(state: GameState) -> Dial:
    assert state.dial is not None
    return state.dial


def test_what_the_network_took_comes_from_a_bank_that_refills_a_little() -> None:
    rules = Rules(clock=BankClock(100, 0))
    bank, refill = Decimal(1), Decimal("0.1")
    log = [Entry(1, "credit:first:0.5", 1000), Entry(2, "-7", 1000)]
    state = fold(rules, Game().start, 0, log)
    assert _dial(state.at(0)).allowance(bank, refill) == bank
    assert _dial(state.at(1)).allowance(bank, refill) == Decimal("0.5")
    # The second player has a bank of their own.
    assert _dial(state).allowance(bank, refill) == bank
    log += [Entry(3, "c2", 2000), Entry(4, "-5", 2000), Entry(5, "credit:first:0.6", 3000)]
    state = fold(rules, Game().start, 0, log)
    assert _dial(state.at(4)).allowance(bank, refill) == Decimal("0.6")
    assert _dial(state).allowance(bank, refill) == 0


def test_what_the_server_took_is_counted_for_the_running_turn() -> None:
    rules = Rules(clock=BankClock(100, 0))
    log = [Entry(1, "pause:5", 6000), Entry(2, "pause:1.5", 7000), Entry(3, "-7", 8000)]
    state = fold(rules, Game().start, 0, log)
    assert _dial(state.at(2)).paused == Decimal("6.5")
    assert _dial(state).paused == 0
