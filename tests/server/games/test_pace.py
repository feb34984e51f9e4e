"""The pause that the computer makes: of its own time, and never longer than it can afford."""

from __future__ import annotations

import pytest

from fourfold.rules import Position, Rules, TurnClock
from fourfold.server.games.log import Entry, GameState, fold
from fourfold.server.games.pace import PAUSES, pause_from


def log(*texts: str, rules: Rules = Rules()) -> GameState:  # noqa: B008  # frozen
    """A game in which an entry is made every ten seconds."""
    entries = [Entry(number, text, number * 10_000) for number, text in enumerate(texts, 1)]
    return fold(rules, Position(), 0, entries)


@pytest.mark.parametrize("pace", ["quick", "calm"])
def test_r10_it_waits_before_placing_and_longer_before_giving(pace: str) -> None:
    assert pause_from(log("-7"), pace, 10_000) == PAUSES[pace].before
    assert pause_from(log("-7", "c2"), pace, 20_000) == PAUSES[pace].between
    assert 0 < PAUSES[pace].before < PAUSES[pace].between


def test_instant_is_no_pause() -> None:
    assert pause_from(log("-7"), "instant", 10_000) == 0
    assert pause_from(log("-7", "c2"), "instant", 20_000) == 0


def test_what_has_passed_since_the_game_changed_counts() -> None:
    """So a server that was down does not wait again, and an offer does not delay the turn."""
    between = PAUSES["calm"].between
    assert pause_from(log("-7", "c2"), "calm", 20_300) == between - 300
    assert pause_from(log("-7", "c2"), "calm", 99_000) == 0
    assert pause_from(log("-7", "c2", "draw:first"), "calm", 30_000) == 0
    # A clock that was set back does not make it wait for longer.
    assert pause_from(log("-7", "c2"), "calm", 0) == between


@pytest.mark.parametrize(("limit", "most"), [("60", 1800), ("10.5", 25), ("10.001", 0)])
def test_r18_with_little_time_left_it_hurries(limit: str, most: int) -> None:
    """The turn began with the gift at 10 s, so at 20 s all but ten seconds of it are left."""
    state = log("-7", "c2", rules=Rules(clock=TurnClock(limit)))
    assert pause_from(state, "calm", 20_000) == most
