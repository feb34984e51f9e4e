"""Matches: played by real engines, refereed, counted, and the same however they are spread."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from fourfold.jobs import Pool
from fourfold.kit.client import EngineError
from fourfold.kit.keeping import close_kept, kept
from fourfold.kit.matches import (
    MatchGame,
    MatchLimits,
    MatchPlan,
    MatchPlayer,
    MatchProgress,
    UnknownStrength,
    match_record,
    meet,
    parse_match_game,
    parse_player,
    play_match_game,
    run_match,
    standings,
)
from fourfold.kit.matches.players import numbered
from fourfold.kit.matches.results import MatchFault
from fourfold.kit.protocol import SearchLimits
from fourfold.kit.statistics import SequentialTest, TestVerdict
from fourfold.play.opponents import OPPONENTS
from fourfold.rules import (
    BankClock,
    CallRule,
    FalseCall,
    Game,
    Player,
    Position,
    Reason,
    Record,
    Rules,
    TurnClock,
    parse_traits,
)

from .engines import LONG, PLAIN, altered, faulty

PATIENT = MatchLimits(patience=LONG)


def engine(command: list[str], name: str = "Engine") -> MatchPlayer:
    return MatchPlayer(name, tuple(command))


def strengths(*names: str) -> tuple[MatchPlayer, ...]:
    return tuple(parse_player(f"strength:{name}") for name in names)


def first_game(plan: MatchPlan) -> tuple[MatchGame, Record]:
    task = next(plan.tasks())
    played = play_match_game(task, plan)
    record = match_record(plan, task, played)
    assert Record.parse(str(record)) == record
    assert parse_match_game(played.line()) == played
    return played, record


# Players ------------------------------------------------------------------------------------------


def test_players_are_read() -> None:
    assert parse_player("strength:master") == MatchPlayer("master", strength="master")
    assert parse_player("strength:random").strength == "random"
    assert parse_player("'./my engine' --fast").command == ("./my engine", "--fast")
    assert parse_player("strength:master").text == "strength:master"
    with pytest.raises(UnknownStrength, match="choose one of random, newcomer"):
        parse_player("strength:god")
    for text in ("", "  ", "python 'x"):
        with pytest.raises(ValueError, match=r"empty|quotation"):
            parse_player(text)


def test_names_come_from_the_engines_and_tell_them_apart() -> None:
    met = meet(engine(PLAIN), Rules(), LONG)
    assert met.name == "Example"
    names = [player.name for player in numbered([met, met, MatchPlayer("Example (2)"), met])]
    assert len(set(names)) == 4
    with pytest.raises(EngineError, match="cannot play Level 2"):
        meet(engine(PLAIN), Rules.at_level(2), LONG)


# The schedule -------------------------------------------------------------------------------------


def test_everyone_meets_everyone_in_pairs_from_the_same_openings() -> None:
    plan = MatchPlan(strengths("newcomer", "casual", "strong"), games=6)
    tasks = list(plan.tasks())
    assert len(tasks) == plan.total == 18
    assert [task.number for task in tasks] == list(range(18))
    for one, other in zip(tasks[::2], tasks[1::2], strict=True):
        assert (one.first, one.second, one.opening) == (other.second, other.first, other.opening)
    for pair in range(3):
        assert len({task.opening for task in tasks if task.pair == pair}) == 1
    assert len({task.opening for task in tasks}) == 3
    assert list(replace(plan, games=4).tasks()) == tasks[:12]


def test_given_openings_come_in_turn() -> None:
    given = (Position(), Position.parse("..../..7./..../.... 1"))
    plan = MatchPlan(strengths("newcomer", "casual"), games=6, given=given)
    assert [task.opening for task in plan.tasks()][::2] == [given[0], given[1], given[0]]


# What the referee rules ---------------------------------------------------------------------------


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


# Counting -----------------------------------------------------------------------------------------


def play(plan: MatchPlan, test: SequentialTest | None = None) -> MatchProgress:
    progress = MatchProgress(plan, test)
    with Pool() as pool:
        run_match(progress, pool)
    return progress


def test_the_perfect_strength_makes_no_blunders_and_chance_does() -> None:
    plan = MatchPlan(strengths("perfect", "random"), games=4)
    found = standings(plan, play(plan).games())
    perfect, chance = found.players
    assert perfect.blunders == 0 < chance.blunders
    assert perfect.decisions > 0
    assert perfect.score > chance.score
    assert found.pairings[0].pairs.pairs == 2
    assert perfect.won + perfect.drawn + perfect.lost == perfect.games == 4
    assert perfect.elo is not None
    assert chance.elo is not None
    assert perfect.elo + chance.elo == pytest.approx(3000)


@pytest.mark.parametrize("names", [("beginner", "newcomer"), ("random", "random")])
def test_blunders_are_counted_by_the_exact_engine(names: tuple[str, str]) -> None:
    """Every turn of a game is looked at again, by what it was worth before and after.

    Refused calls (R15) in a turn do not make it count twice; chance has many of them.
    """
    from fourfold.play.values import worth  # noqa: PLC0415  # only here

    plan = MatchPlan(strengths(*names), Rules.at_level(2))
    task = next(plan.tasks())
    played = play_match_game(task, plan)
    counted = dict.fromkeys(Player, 0)
    game = Game(plan.rules, task.opening)
    for turn in played.turns:
        player = game.to_act
        assert player is not None
        before, game = worth(game, distance=False).value, game.play_turn(turn)
        if game.outcome is not None:
            continue
        after = worth(game, distance=False).value.opposite
        counted[player] += after is not before
    ended = game.outcome
    assert ended is not None
    assert any("?" in turn for turn in played.turns) == (names[0] == "random")
    assert played.blunders == tuple(counted[player] for player in Player)
    assert sum(played.decisions) == len(played.turns)


def test_a_test_stops_at_the_same_pair_whatever_is_finished_first() -> None:
    plan = MatchPlan(strengths("strong", "random"), games=200)
    test = SequentialTest(0, 100)
    tasks = {task.number: task for task in plan.tasks()}
    won = [_won(number) for number in tasks]

    def found(order: list[MatchGame]) -> tuple[TestVerdict, int]:
        progress = MatchProgress(plan, test, dict(tasks))
        for game in order:
            progress.add(game)
        return progress.verdict, len(list(progress.games()))

    verdict, number = found(won)
    assert verdict is TestVerdict.BETTER
    assert number < 200
    assert found(won[::-1]) == (verdict, number)
    short = MatchProgress(plan, test, dict(tasks))
    for game in won[1 : number + 1]:
        short.add(game)
    assert not short.decided, "the first game is missing, so no pair counts"


def _won(number: int) -> MatchGame:
    """A game that the first of the two players wins; now and then a draw."""
    drawn = number % 6 == 5
    score = 0.5 if drawn else float(number % 2 == 0)
    return MatchGame(number, (), score, "full-board", None, (0, 0), (0, 0))


def test_a_match_with_a_test_ends_early() -> None:
    plan = MatchPlan(strengths("master", "random"), games=400)
    progress = play(plan, SequentialTest(0, 100))
    assert progress.verdict is TestVerdict.BETTER
    assert len(progress.played) < 400


def test_games_with_a_fault_are_lost_games_in_the_standings() -> None:
    plan = MatchPlan((engine(["x"], "X"), *strengths("casual")), games=2)
    lost = MatchFault(Player.FIRST, "crashed", "gone")
    games = [
        (task, replace(_won(task.number), score=0.0 if task.first == 0 else 1.0, fault=fault))
        for task, fault in zip(plan.tasks(), (lost, None), strict=True)
    ]
    faulty_one, other = standings(plan, games).players
    assert (faulty_one.lost, faulty_one.faults.total(), other.won) == (2, 1, 2)
    assert faulty_one.error is None, "who never scored has no error bar"


# Seeds and spreading ------------------------------------------------------------------------------


def test_the_same_seed_the_same_games() -> None:
    plan = MatchPlan((*strengths("casual", "strong"), engine(_seeded())), games=4, limits=PATIENT)
    alone = list(play(plan).games())
    assert list(play(replace(plan, keep=True)).games()) == alone
    assert list(play(replace(plan, seed=2)).games()) != alone


@pytest.mark.long
def test_the_same_games_in_several_processes() -> None:
    plan = MatchPlan((*strengths("casual", "strong"), engine(_seeded())), games=10, limits=PATIENT)
    spread = MatchProgress(plan)
    with Pool(3) as pool:
        run_match(spread, pool)
    assert list(spread.games()) == list(play(plan).games())


def _seeded() -> list[str]:
    """The example engine, which decides by chance, with a seed from its host."""
    option = "option name Seed type spin default 0 min 0"
    return altered(
        ("protocol 1\\nuqiok", f"protocol 1\\n{option}\\nuqiok"),
        ('elif word == "go":', _SEEDING),
    )


_SEEDING = """elif word == "setoption":
            random.seed(rest)
        elif word == "go":"""


def test_finished_games_are_not_played_again() -> None:
    plan = MatchPlan(strengths("casual", "strong"), games=6)
    whole = list(play(plan).games())
    finished = {game.number: game for _, game in whole[:3]}
    new: list[MatchGame] = []
    progress = MatchProgress(plan)
    with Pool() as pool:
        run_match(progress, pool, kept=finished, keep=new.append)
    assert list(progress.games()) == whole
    assert [game.number for game in new] == [3, 4, 5]


class _Program:
    def __init__(self) -> None:
        self.running = True

    def close(self) -> None:
        self.running = False


@pytest.fixture
def nothing_kept() -> Iterator[None]:
    yield
    close_kept()


@pytest.mark.usefixtures("nothing_kept")
def test_programs_are_kept_until_something_happens() -> None:
    with kept("a", _Program) as one, kept("a", _Program) as other:
        assert one is not other
    with kept("a", _Program) as again:
        assert again in (one, other)
        again.close()
    with kept("a", _Program) as left:
        assert left.running
        assert left is not again
    with pytest.raises(KeyError), kept("a", _Program) as failing:
        raise KeyError
    assert not failing.running
    close_kept()
    assert not left.running


def test_lines_of_another_kind_are_no_games() -> None:
    line = _won(0).line()
    for text in ("", "null", "[]", '{"number": 1}', line.replace("1.0", "7")):
        assert parse_match_game(text) is None
    assert parse_match_game(line) == _won(0)


def test_strengths_are_part_of_the_head_of_a_state() -> None:
    built_in = MatchPlan(strengths("casual", "random"))
    assert len(str(built_in.head()["strengths"])) > len(OPPONENTS)
    engines = MatchPlan((engine(PLAIN), engine(PLAIN)))
    assert "strengths" not in engines.head()
    assert built_in.head() == replace(built_in, games=40).head()
