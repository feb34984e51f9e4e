"""Matches: planned, played by real engines, counted, and the same however they are spread."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fourfold.jobs import Pool
from fourfold.kit.client import EngineError
from fourfold.kit.keeping import close_kept, kept
from fourfold.kit.matches import (
    MatchGame,
    MatchPlan,
    MatchPlayer,
    MatchProgress,
    UnknownStrength,
    meet,
    parse_match_game,
    parse_player,
    play_match_game,
    run_match,
    standings,
)
from fourfold.kit.matches.players import numbered
from fourfold.kit.matches.results import MatchFault
from fourfold.kit.statistics import SequentialTest, TestVerdict
from fourfold.play.opponents import OPPONENTS
from fourfold.rules import (
    Game,
    Player,
    Position,
    Rules,
)

from .engines import LONG, PLAIN, altered
from .players import PATIENT, engine, play, strengths

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


# Counting -----------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(
    ("limits", "low", "high"),
    [("", 0, 2**31 - 1), ("max 0", 0, 0), ("min 5 max 6", 5, 6), ("min 4000000000", 4e9, 7e9)],
)
def test_a_seed_is_one_that_the_engine_allows(
    tmp_path: Path, limits: str, low: float, high: float
) -> None:
    told = tmp_path / "told"
    option = f"option name Seed type spin default {low:.0f} {limits}".strip()
    note = f"print(rest.split()[-1], file=open({str(told)!r}, 'a'))"
    noting = altered(
        ("protocol 1\\nuqiok", f"protocol 1\\n{option}\\nuqiok"),
        (
            'elif word == "go":',
            f'elif word == "setoption":\n            {note}\n        elif word == "go":',
        ),
    )
    plan = MatchPlan((engine(noting), *strengths("newcomer")), games=2, limits=PATIENT)
    assert all(game.fault is None for _, game in play(plan).games())
    seeds = [int(line) for line in told.read_text().splitlines()]
    assert len(seeds) == 2
    assert all(low <= seed <= high for seed in seeds)


def test_an_option_without_a_possible_number_is_a_fault_of_the_engine() -> None:
    option = "option name Seed type spin default 5 min 5 max 4"
    odd = altered(("protocol 1\\nuqiok", f"protocol 1\\n{option}\\nuqiok"))
    plan = MatchPlan((engine(odd), *strengths("newcomer")), games=2, limits=PATIENT)
    faults = [game.fault for _, game in play(plan).games()]
    assert [fault and fault.code for fault in faults] == ["unreadable", "unreadable"]


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
    for name, wrong in (
        ("number", -1),
        ("score", []),
        ("turns", [1]),
        ("reason", None),
        ("decisions", [1]),
        ("blunders", ["a", "b"]),
        ("times", ["soon"]),
    ):
        assert parse_match_game(json.dumps(json.loads(line) | {name: wrong})) is None


def test_strengths_are_part_of_the_head_of_a_state() -> None:
    built_in = MatchPlan(strengths("casual", "random"))
    assert len(str(built_in.head()["strengths"])) > len(OPPONENTS)
    engines = MatchPlan((engine(PLAIN), engine(PLAIN)))
    assert "strengths" not in engines.head()
    assert built_in.head() == replace(built_in, games=40).head()
