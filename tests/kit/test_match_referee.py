"""What the referee of a match rules, with real engines."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from fourfold.kit.matches import (
    MatchGame,
    MatchLimits,
    MatchPlan,
    match_record,
    parse_match_game,
    play_match_game,
    standings,
)
from fourfold.kit.protocol import SearchLimits
from fourfold.rules import (
    BankClock,
    CallRule,
    FalseCall,
    Player,
    Reason,
    Record,
    Rules,
    TurnClock,
    parse_traits,
)

from .engines import LONG, altered, faulty
from .players import PATIENT, engine, play, strengths


def first_game(plan: MatchPlan) -> tuple[MatchGame, Record]:
    task = next(plan.tasks())
    played = play_match_game(task, plan)
    record = match_record(plan, task, played)
    assert Record.parse(str(record)) == record
    assert parse_match_game(played.line()) == played
    return played, record


@pytest.mark.parametrize(
    ("on_go", "code", "why"),
    [
        ("sys.exit('boom')", "crashed", "boom"),
        ("import os; os.close(1); time.sleep(600)", "crashed", "closed its output"),
        ("while True: say('info text ' + 900 * 'x')", "flooding", "bytes"),
        ("say('info value splendid')", "unreadable", "splendid"),
        ("say('error {no} idea')", "refused", "idea"),
        ("say('bestturn zz-9')", "illegal", "zz-9"),
        ("say('bestturn')", "illegal", "expected a turn"),
        ("say('bestturn !a1b1c1d1')", "illegal", "!a1b1c1d1"),
    ],
)
@pytest.mark.parametrize("seat", list(Player))
def test_engines_that_break_the_rules_lose(seat: Player, on_go: str, code: str, why: str) -> None:
    """The fourth call in a turn is illegal, whatever the first three were (R15)."""
    players = [engine(faulty(on_go)), *strengths("casual")]
    if seat is Player.SECOND:
        players.reverse()
    played, record = first_game(MatchPlan(tuple(players), limits=PATIENT))
    assert played.fault is not None
    assert (played.fault.player, played.fault.code) == (seat, code)
    assert why in played.fault.why
    assert played.score == (0 if seat is Player.FIRST else 1)
    assert record.tag("Reason") == "resignation"
    (comment,) = record.comments
    assert comment[1].startswith(f"{seat} player: {code}")


def test_an_engine_that_hangs_loses() -> None:
    """Without a clock the patience ends; with one, the flag falls."""
    hanging = engine(faulty("time.sleep(600)"))
    for rules, limits, code, reason in (
        (Rules(), MatchLimits(patience=1.0), "hanging", "resignation"),
        (Rules(clock=TurnClock("0.5")), PATIENT, "time", "time"),
        (Rules(clock=BankClock("0.5", 1)), PATIENT, "time", "time"),
    ):
        plan = MatchPlan((hanging, *strengths("casual")), rules, limits=limits)
        played, record = first_game(plan)
        assert played.fault is not None
        assert (played.fault.code, record.tag("Reason")) == (code, reason)
        assert played.score == 0


def test_an_engine_that_does_not_start_a_game_loses_it() -> None:
    dead = engine([sys.executable, "-c", "raise SystemExit('out of order')"])
    played, record = first_game(MatchPlan((*strengths("casual"), dead), limits=PATIENT))
    assert played.fault is not None
    assert (played.fault.player, played.fault.code) == (Player.SECOND, "crashed")
    assert not played.turns
    assert record.result == "1-0"
    gone = engine(["/nowhere/at-all"])
    played, _ = first_game(MatchPlan((gone, *strengths("casual")), limits=PATIENT))
    assert played.fault is not None
    assert played.fault.code == "not-started"


def test_an_answer_that_came_too_late_is_a_fall() -> None:
    """Built-in strengths cannot be interrupted; their clocks run all the same."""
    limits = MatchLimits(margin=1e-6)
    rules = Rules(clock=TurnClock("0.000001"))
    played, record = first_game(MatchPlan(strengths("master", "casual"), rules, limits=limits))
    assert played.fault is not None
    assert "came after" in played.fault.why
    assert (played.reason, record.result, played.turns) == ("time", "0-1", ())


def test_engines_are_told_what_the_clock_shows(tmp_path: Path) -> None:
    log = tmp_path / "log"
    noting = f"print(rest, file=open({str(log)!r}, 'a'))\n            turn = max"
    talking = altered(("turn = max", noting))
    for clock, words in (
        (TurnClock(60), "turntime"),
        (BankClock(100, 2), "first second increment"),
    ):
        log.unlink(missing_ok=True)
        rules = Rules(clock=clock)
        limits = MatchLimits(SearchLimits(depth=3), LONG)
        players = (engine(talking), *strengths("master"))
        game, _ = first_game(MatchPlan(players, rules, limits=limits))
        assert game.fault is None
        lines = [line.split() for line in log.read_text().splitlines()]
        assert all(line[:2] == ["depth", "3"] for line in lines)
        assert all(line[2::2] == words.split() for line in lines)
        if isinstance(clock, BankClock):
            assert {line[-1] for line in lines} == {"2000"}
            own = [int(line[3]) for line in lines]
            assert all(later <= earlier + 2000 for earlier, later in pairwise(own))
        else:
            assert {line[3] for line in lines} == {"60000"}


def test_a_false_call_is_refused_and_the_turn_continues() -> None:
    """R15: a call, then the rest of the turn; in the record it stands with a question mark."""
    rash = "'?' not in asked.split()[-1] and game[1] is not None and turn[0] != '!'"
    caller = altered(
        ("game = replay(*POSITION", "asked = rest\n            game = replay(*POSITION"),
        ('f"bestturn {turn}"', f"""f"bestturn {{'!a1b1c1d1' if {rash} else turn}}\""""),
    )
    played, record = first_game(MatchPlan((engine(caller), *strengths("newcomer")), limits=PATIENT))
    assert played.fault is None
    assert any("?" in turn for turn in played.turns)
    assert "?a1b1c1d1" in str(record)


def test_a_false_call_that_loses() -> None:
    """The house rule of R15: the game is over, and no fault of the engine's protocol."""
    calling = faulty(
        "say('bestturn !a1b1c1d1')", "option name FalseCall type string default refused"
    )
    rules = Rules(false_call=FalseCall.LOSES)
    played, record = first_game(MatchPlan((engine(calling), *strengths("casual")), rules))
    assert played.fault is None
    assert (played.score, played.reason) == (0, str(Reason.FALSE_CALL))
    assert record.result == "0-1"


@pytest.mark.parametrize(
    "rules",
    [
        Rules.at_level(3),
        Rules.at_level(4, CallRule.AUTOMATIC),
        Rules.at_level(2, CallRule.STANDING),
        Rules(traits=parse_traits("colour,height"), false_call=FalseCall.LOSES),
    ],
    ids=str,
)
def test_other_rules(rules: Rules) -> None:
    plan = MatchPlan(strengths("strong", "random"), rules, games=4)
    progress = play(plan)
    for task, game in progress.games():
        record = match_record(plan, task, game)
        assert record.game.rules == rules
        assert game.fault is None
    assert standings(plan, progress.games()).players[0].score > 0.5


def test_handicaps_from_the_start() -> None:
    """R7: the level belongs to the seat, and both have both seats."""
    plan = MatchPlan(strengths("master", "casual"), Rules(levels=(1, 4)), games=2, placed=0)
    progress = play(plan)
    assert [task.first for task, _ in progress.games()] == [0, 1]
    assert all(match_record(plan, *each).tag("Level") == "1:4" for each in progress.games())
