from __future__ import annotations

import pytest

from fourfold.rules import Player, Position, Rules, TurnClock
from fourfold.server.games.log import (
    Entry,
    GameState,
    LogError,
    Offer,
    fold,
)


def log(*texts: str, rules: Rules = Rules()) -> GameState:  # noqa: B008  # frozen
    entries = [Entry(number, text, number * 1000) for number, text in enumerate(texts, 1)]
    return fold(rules, Position(), 0, entries)


def test_r16_an_offer_stands_until_the_other_player_acts() -> None:
    assert log("draw:first").draw == Offer(Player.FIRST, 1)
    assert log("draw:first", "-7").draw == Offer(Player.FIRST, 1)
    assert log("draw:first", "-7", "c2").draw is None


def test_r16_an_agreement_names_the_offer() -> None:
    state = log("-7", "draw:first", "agree:2")
    assert state.game.outcome is not None
    assert str(state.game.outcome) == "1/2-1/2 agreement"
    assert state.changed == 3


def test_a_declined_offer_is_gone_and_remembered_until_the_game_goes_on() -> None:
    state = log("-7", "draw:first", "decline:2")
    assert state.draw is None
    assert ("draw", Player.FIRST) in state.declined
    assert not log("-7", "draw:first", "decline:2", "c2").declined


def test_a_takeback_goes_back_and_the_log_goes_on() -> None:
    state = log("-7", "c2", "-5", "back?:second:1", "back:1", "b1")
    assert str(state.game.position) == ".7../..../..../.... -"
    assert (state.number, state.changed) == (6, 6)
    assert [str(action) for action in state.game.actions] == ["-7", "b1"]


def test_a_takeback_leads_to_the_state_before_the_own_last_action() -> None:
    state = log("-7", "c2", "-5")
    assert state.back_to(Player.FIRST) == 0
    assert state.back_to(Player.SECOND) == state.back_to(None) == 2
    # Before the own first action there is nothing to take back.
    assert log("-7").back_to(Player.SECOND) is None
    assert log().back_to(None) is None
    assert log("-7", "resign:second").back_to(Player.FIRST) is None


def test_a_takeback_skips_what_is_no_action_and_what_was_taken_back() -> None:
    clocked = Rules(clock=TurnClock(60))
    state = log("-7", "credit:second:0.1", "c2", "draw:second", rules=clocked)
    assert state.back_to(Player.SECOND) == 1
    again = log("-7", "c2", "draw:second", "back:1", "d4")
    assert again.back_to(Player.SECOND) == 4
    assert again.at(4).game == again.at(1).game
    assert again.back_to(Player.FIRST) == 0
    # Whatever it says can be done.
    assert log("-7", "c2", "draw:second", "back:1", "d4", "back:4").game == again.at(1).game


def test_r15_a_refused_call_can_be_taken_back() -> None:
    assert log("-7", "!a1b1c1d1").back_to(Player.SECOND) == 1


def test_what_does_not_touch_the_position_leaves_the_changed_number_alone() -> None:
    clocked = Rules(clock=TurnClock(60))
    state = log("-7", "draw:second", "pause:3", "credit:second:0.1", rules=clocked)
    assert (state.number, state.changed) == (4, 1)


def test_the_table_behind_an_earlier_entry_is_kept() -> None:
    state = log("-7", "c2", "-5")
    assert state.at(1) == log("-7")
    assert state.at(0).number == 0
    with pytest.raises(IndexError):
        state.at(4)


def test_after_the_end_players_ask_to_play_again() -> None:
    state = log("resign:first", "rematch?:second", "rematch?:first", "rematch:abcdefghijkl")
    assert state.rematch.asked == {Player.FIRST, Player.SECOND}
    assert state.rematch.game == "abcdefghijkl"


def test_a_rematch_is_declined_once_and_withdrawn_twice() -> None:
    """Nobody pesters the other one; but whoever was asked may ask in turn."""
    over = ("resign:first", "rematch?:first")
    declined = log(*over, "rematch-decline:second").rematch
    assert declined.asked == frozenset()
    assert [declined.may_ask(seat) for seat in Player] == [False, True]
    assert declined.ask(Player.SECOND).may_ask(Player.FIRST)
    again = (*over, "rematch-withdraw:first", "rematch?:first", "rematch-withdraw:first")
    assert log(*again[:3]).rematch.may_ask(Player.FIRST)
    assert not log(*again).rematch.may_ask(Player.FIRST)


def test_what_waits_for_whose_answer() -> None:
    state = log("-7", "c2", "draw:second", "back?:first:1")
    assert state.asked_of(Player.FIRST) == ["draw"]
    assert state.asked_of(Player.SECOND) == ["takeback"]
    over = log("resign:first", "rematch?:first")
    assert (over.asked_of(Player.FIRST), over.asked_of(Player.SECOND)) == ([], ["rematch"])
    assert log("resign:first", "rematch?:first", "rematch?:second").asked_of(Player.FIRST) == []


def test_r20_a_game_can_be_aborted_until_both_have_placed() -> None:
    aborted = log("-7", "c2", "-5", "abort:second")
    assert str(aborted.game.outcome) == "* abandoned"
    assert not log("-7", "c2", "-5", "d2").may_abort


def test_help_is_used_once_for_each_position() -> None:
    state = log("-7", "help:second:hint", "help:second:threats", "help:first:hint")
    assert ("hint", Player.SECOND) in state.helped
    assert (state.changed, state.number) == (1, 4)
    assert not log("-7", "help:second:hint", "c2").helped
    assert not log("-7", "c2", "help:second:hint", "back:1").helped


def test_the_end_is_where_the_game_ended() -> None:
    assert log("-7").ended is None
    ended = log("-7", "resign:first", "rematch?:first").ended
    assert ended is not None
    assert ended.number == 2


@pytest.mark.parametrize(
    "texts",
    [
        ("c2",),
        ("-7", "-5"),
        ("agree",),
        ("agree:1",),
        ("draw:first", "agree:2"),
        ("draw:first", "draw:second"),
        ("draw:third",),
        ("decline:1",),
        ("back:0",),
        ("-7", "back:2"),
        ("-7", "back:-1"),
        ("-7", "c2", "back:1", "c2", "back:2"),
        ("-7", "back?:first:0", "back?:second:0"),
        ("credit:first:0.1",),
        ("pause:1",),
        ("rematch?:first",),
        ("rematch:abcdefghijkl",),
        ("resign:first", "-7"),
        ("resign:first", "draw:first"),
        ("resign:first", "abort:first"),
        ("-7", "c2", "-5", "d2", "abort:first"),
        ("abort:third",),
        ("help:first:crystal-ball",),
        ("help:first",),
        ("help:first:hint", "help:first:hint"),
        ("resign:first", "help:first:hint"),
        ("resign:first", "rematch-decline:first"),
        ("rematch-withdraw:first",),
        ("resign:first", "rematch-withdraw:first"),
        ("resign:first", "rematch?:first", "rematch-decline:first"),
        ("resign:first", "rematch?:first", "rematch-decline:second", "rematch?:first"),
        ("resign:first", "rematch?:first", "rematch:abcdefghijkl", "rematch-decline:second"),
        ("resign:first", "back:0"),
        ("nonsense",),
        ("",),
    ],
)
def test_an_entry_that_cannot_stand_is_refused_and_named(texts: tuple[str, ...]) -> None:
    log(*texts[:-1])
    with pytest.raises(LogError, match=f"entry {len(texts)} "):
        log(*texts)


def test_numbers_have_no_gaps_and_time_runs_forwards() -> None:
    state = log("-7")
    with pytest.raises(LogError, match="entry 2 comes next"):
        state.then(Entry(3, "c2", 9000))
    with pytest.raises(LogError, match="time runs forwards"):
        state.then(Entry(2, "c2", 500))


def test_r18_an_action_behind_the_flag_cannot_stand() -> None:
    clocked = Rules(clock=TurnClock(1))
    with pytest.raises(LogError, match="the flag had fallen"):
        log("-7", rules=clocked)
    assert log("flag:first", rules=clocked).game.outcome is not None


def test_a_long_log_ends_without_trouble() -> None:
    texts = ["-7", *("c2", "back:1") * 3000]
    entries = [Entry(1, "-7", 1)]
    for number in range(2, 6000, 2):
        entries += [Entry(number, "c2", number), Entry(number + 1, f"back:{number - 1}", number)]
    state = fold(Rules(), Position(), 0, entries)
    assert len(texts) > state.number > 5990
    del state


@pytest.mark.parametrize(
    ("before", "text", "seat"),
    [
        ((), "-7", Player.FIRST),
        (("-7",), "c2", Player.SECOND),
        (("-7",), "resign:first", Player.FIRST),
        (("-7",), "draw:first", Player.FIRST),
        (("-7", "draw:first"), "agree:2", Player.SECOND),
        (("-7", "draw:first"), "decline:2", Player.SECOND),
        (("-7", "c2", "back?:second:1"), "back:1", Player.FIRST),
        (("-7", "c2", "back?:second:1"), "decline:3", Player.FIRST),
        (("-7", "c2"), "back:1", None),
        (("-7", "resign:first"), "rematch?:second", Player.SECOND),
        (("-7", "resign:first"), "rematch:abcdefghijkl", None),
        (("-7", "resign:first", "rematch?:second"), "rematch-decline:first", Player.FIRST),
        (("-7", "resign:first", "rematch?:second"), "rematch-withdraw:second", Player.SECOND),
        (("-7",), "help:first:hint", Player.FIRST),
        (("-7",), "abort:first", Player.FIRST),
        (("-7",), "abandon:second", None),
    ],
)
def test_every_entry_names_the_seat_that_acts(
    before: tuple[str, ...], text: str, seat: Player | None
) -> None:
    state = log(*before)
    entry = Entry(len(before) + 1, text, len(before) * 1000 + 1000)
    assert state.then(entry).number == entry.number
    assert state.actor(entry) is seat


def test_the_server_gives_time_back_by_itself() -> None:
    state = log("-7", rules=Rules(clock=TurnClock(60)))
    for text in ("pause:3", "credit:second:0.1", "flag:second"):
        assert state.actor(Entry(2, text, 99_000)) is None
