"""The vector environment against `fourfold.rules`, decision by decision."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import numpy.typing as npt
import pytest

from fourfold.engine import playouts
from fourfold.kit.numbering import DECISION_COUNT, DECISIONS, decisions, number_of, phase_number
from fourfold.kit.vector import ENDINGS, OBSERVATION_SIZE, SKIP, VectorGames
from fourfold.rules import (
    TRAITS,
    Call,
    CallRule,
    FalseCall,
    Game,
    Place,
    Player,
    Position,
    Reason,
    Rules,
    parse_action,
)

START = Position.parse("0f1./.2e./..../3... 4")


def expected_mask(game: Game) -> npt.NDArray[np.bool_]:
    """What may be decided in a game of the library."""
    mask = np.zeros(DECISION_COUNT, np.bool_)
    mask[list(decisions(game))] = True
    return mask


def traits_of(piece: int | None) -> list[int]:
    """Colour, shape, height, fill as 1 or -1; zeros for no piece."""
    return [0] * 4 if piece is None else [1 if piece & weight else -1 for weight in (8, 4, 2, 1)]


def expected_observation(game: Game) -> list[int]:
    """What the player to act sees of a game of the library, feature by feature."""
    assert game.to_act is not None
    position = game.position
    newest = [action.square for action in game.actions if isinstance(action, Place)][-1:]
    phase = phase_number(game.phase)
    return [
        *(value for piece in position.board for value in traits_of(piece)),
        *traits_of(position.hand),
        *(int(not (position.used >> piece & 1 or piece == position.hand)) for piece in range(16)),
        *(int(square in newest) for square in range(16)),
        *(int(phase == number) for number in range(4)),
        game.refused_calls,
        game.to_act.index,
        *game.rules.levels_of(game.to_act),
    ]


def assert_equal(games: VectorGames, index: int, game: Game) -> None:
    """Mask, observation, player and position of one game."""
    assert game.to_act is not None
    assert np.array_equal(games.masks[index], expected_mask(game)), str(game.position)
    assert games.observations[index].tolist() == expected_observation(game)
    assert games.players[index] == game.to_act.index
    assert games.position(index) == game.position


def assert_ended(games: VectorGames, index: int, game: Game) -> None:
    """Rewards and ending of one game after the last step (R20)."""
    outcome = game.outcome
    assert games.ended[index] == (outcome is not None)
    assert ENDINGS[games.endings[index]] == (None if outcome is None else outcome.reason)
    winner = None if outcome is None else outcome.winner
    rewards = [0, 0] if winner is None else [1 if winner is player else -1 for player in Player]
    assert games.rewards[index].tolist() == rewards


def choose(game: Game, source: random.Random) -> int:
    """A legal decision; now and then a call, good ones more often than chance has them."""
    assert game.to_act is not None
    good = game.callable(game.to_act)
    if good and source.random() < 0.3:
        return number_of(Call(source.choice(good).squares))
    numbers = decisions(game)
    quiet = [number for number in numbers if number <= 32]
    return source.choice(numbers if source.random() < 0.3 else quiet)


def compare(rules: Rules, start: Position, seed: int, count: int, steps: int) -> set[object]:
    """Play the same decisions in both; returns the ways in which games ended."""
    source = random.Random(seed)
    games = VectorGames(count, rules, start=start, seed=seed)
    beginning = Game(rules, start)
    beside = [beginning] * count
    seen: set[object] = set()
    for _ in range(steps):
        chosen = [choose(game, source) for game in beside]
        games.step(np.array(chosen))
        for index, number in enumerate(chosen):
            game = beside[index].play(DECISIONS[number])
            assert_ended(games, index, game)
            if game.outcome is not None:
                seen.add(game.outcome.reason)
                game = beginning
            assert_equal(games, index, game)
            beside[index] = game
    return seen


ALL_RULES = [
    Rules(levels=(first, second), traits=traits, call=call, false_call=false_call)
    for first, second in product((1, 2, 3, 4), repeat=2)
    for traits in (TRAITS, TRAITS[1:3], TRAITS[3:])
    for call in CallRule
    for false_call in FalseCall
]


@pytest.mark.parametrize("call", list(CallRule), ids=str)
@pytest.mark.parametrize("false_call", list(FalseCall), ids=str)
def test_a_sample_of_rule_sets_decision_by_decision(call: CallRule, false_call: FalseCall) -> None:
    """R5 to R16: a few of all rule sets, here from the empty board and from another."""
    chosen = [rules for rules in ALL_RULES if (rules.call, rules.false_call) == (call, false_call)]
    for index, rules in enumerate(random.Random(7).sample(chosen, 4)):
        compare(rules, START if index % 2 else Position(), index, count=4, steps=60)


@pytest.mark.long
@pytest.mark.parametrize("number", range(8))
def test_every_rule_set_decision_by_decision(number: int) -> None:
    """R5 to R16: all pairs of levels, three choices of traits, all ways of calling."""
    for index, rules in enumerate(ALL_RULES[number::8]):
        compare(rules, Position(), 1000 * number + index, count=4, steps=100)


@pytest.mark.parametrize("call", list(CallRule), ids=str)
def test_all_endings_are_reached(call: CallRule) -> None:
    """R11 to R16, R20: what the comparison above relies on."""
    rules = Rules(levels=(1, 3), traits=TRAITS[:2], call=call, false_call=FalseCall.LOSES)
    late = Position.parse("0f1e/d23c/..../.... 6")
    reasons = {str(reason) for reason in compare(rules, late, 3, count=16, steps=120)}
    never = {"false-call"} if call is CallRule.AUTOMATIC else set()
    assert reasons | never == {"quarto", "caught", "false-call", "full-board"}


def line(*texts: str) -> list[int]:
    """The numbers of actions, as the notation writes them."""
    return [number_of(parse_action(text)) for text in texts]


MADE = line("-7", "c2", "-5", "d2", "-6", "b2", "-4", "a2")


def played(rules: Rules, numbers: list[int]) -> VectorGames:
    """One game after these decisions."""
    games = VectorGames(1, rules, automatic_reset=False)
    for number in numbers:
        games.step(np.array([number]))
    return games


def test_the_maker_calls() -> None:
    """R12.1."""
    games = played(Rules(), [*MADE, *line("!a2b2c2d2")])
    assert games.rewards.tolist() == [[1, -1]]


def test_a_missed_quarto_is_caught() -> None:
    """R12.2."""
    games = played(Rules(), [*MADE, *line("-0", "!a2b2c2d2")])
    assert games.rewards.tolist() == [[-1, 1]]
    assert ENDINGS[games.endings[0]] is Reason.CAUGHT


@pytest.mark.parametrize("call", [CallRule.OFFICIAL, CallRule.STANDING])
def test_what_nobody_calls_lapses_under_the_official_call_only(call: CallRule) -> None:
    """R12.3, R13."""
    games = played(Rules(call=call), [*MADE, *line("-0", "a1", "!a2b2c2d2")])
    assert games.ended[0] == (call is CallRule.STANDING)
    assert games.observations[0, 104] == (call is CallRule.OFFICIAL)


def test_three_refused_calls_are_the_last_of_a_turn() -> None:
    """R15: the mask then has no call, and the next turn has them again."""
    games = played(Rules(), [*MADE, *line("-0", "a1"), *line("!a2b2c2d2") * 3])
    assert not games.masks[0, 33:].any()
    games.step(np.array(line("-1")))
    assert games.masks[0, 33:].any()


def test_a_handicap_counts_for_the_person() -> None:
    """R7: the second player completes a small square, which only the first can call."""
    numbers = line("-0", "a1", "-1", "b1", "-2", "a2", "-4", "d4", "-8", "b2")
    games = played(Rules(levels=(2, 1), call=CallRule.AUTOMATIC), numbers)
    assert games.rewards.tolist() == [[1, -1]]
    assert ENDINGS[games.endings[0]] is Reason.CAUGHT


def test_without_automatic_reset_a_game_stays_over() -> None:
    games = VectorGames(2, Rules(), automatic_reset=False)
    for number in [*MADE, *line("!a2b2c2d2")]:
        games.step(np.array([number, SKIP]))
    assert games.ended.tolist() == [True, False]
    assert not games.masks[0].any()
    assert games.masks[1].sum() == 16
    assert games.sample()[0] == SKIP
    with pytest.raises(ValueError, match=r"game 0: decision 3 \(d1\) is illegal: the game is over"):
        games.step(np.array([3, SKIP]))
    games.reset(np.array([True, False]))
    assert_equal(games, 0, Game())
    assert not games.ended.any()
    assert not games.rewards.any()


def test_the_seed_decides() -> None:
    def play(seed: int, count: int) -> npt.NDArray[np.int64]:
        games = VectorGames(count, Rules.at_level(2), seed=seed)
        chosen = []
        for _ in range(50):
            chosen.append(games.sample())
            games.step(chosen[-1])
        return np.array(chosen)

    assert np.array_equal(play(5, 8), play(5, 8))
    assert np.array_equal(play(5, 8)[:, :3], play(5, 3))
    assert not np.array_equal(play(5, 8), play(6, 8))
    games = VectorGames(8, seed=5)
    first = games.sample(), games.random_symmetries()
    games.reset(seed=5)
    again = games.sample(), games.random_symmetries()
    assert np.array_equal(first, again)
    assert len(VectorGames(1).sample()) == 1


def test_random_games_end_as_the_engine_counts_them() -> None:
    """R14: shares of wins and draws, seeded, beside `playouts`."""
    games = VectorGames(2000, Rules.at_level(1, CallRule.AUTOMATIC), seed=3)
    results: list[float] = []
    for _ in range(120):
        games.step(games.sample())
        results.extend(games.rewards[games.ended, 1])
    counts = playouts(Position(), games=100_000, seed=1)
    draws = counts.draws / counts.games
    assert abs(np.mean(np.array(results) == 0) - draws) < 0.02


def test_every_symmetry_is_one_of_the_rules() -> None:
    """A look through a symmetry is what the moved game looks like, and its decisions lead back."""
    for rules in (Rules(), Rules(levels=(1, 4)), Rules(levels=(3, 3), traits=TRAITS[:2])):
        games = VectorGames(64, rules, seed=9)
        for _ in range(25):
            games.step(games.sample())
        symmetries = games.random_symmetries()
        observations, masks = games.look(symmetries)
        for index, number in enumerate(symmetries):
            symmetry = games.views.symmetry(int(number))
            moved = symmetry.position(games.position(index))
            squares = [value for piece in moved.board for value in traits_of(piece)]
            assert observations[index, :64].tolist() == squares
            assert observations[index, 64:68].tolist() == traits_of(moved.hand)
            left = [
                int(not (moved.used >> piece & 1 or piece == moved.hand)) for piece in range(16)
            ]
            assert observations[index, 68:84].tolist() == left
            assert np.array_equal(observations[index, 100:], games.observations[index, 100:])
            legal = [DECISIONS[each] for each in np.flatnonzero(games.masks[index])]
            images = sorted(number_of(symmetry.action(action)) for action in legal)
            assert np.flatnonzero(masks[index]).tolist() == images
        chosen = np.array([np.flatnonzero(mask)[-1] for mask in masks])
        games.step(games.views.decisions_behind(chosen, symmetries))


def test_the_first_symmetry_changes_nothing_and_skips_stay_skips() -> None:
    games = VectorGames(4, Rules.at_level(3), seed=1)
    games.step(games.sample())
    observations, masks = games.look(np.zeros(4, np.int64))
    assert np.array_equal(observations, games.observations)
    assert np.array_equal(masks, games.masks)
    none = np.full(4, SKIP)
    assert np.array_equal(games.views.decisions_behind(none, games.random_symmetries()), none)
    with pytest.raises(IndexError, match="not 3072"):
        games.views.symmetry(3072)


@pytest.mark.parametrize("decision", [-2, 63])
def test_what_has_no_number_is_behind_no_view(decision: int) -> None:
    views, still = VectorGames(3).views, np.zeros(3, np.int64)
    decisions = np.array([16, decision, 16])
    with pytest.raises(ValueError, match=f"game 1: .* from -1 to 62, not {decision}"):
        views.decisions_behind(decisions, still)
    with pytest.raises(ValueError, match="game 2: a symmetry is a number from 0 to 12287, not -1"):
        views.decisions_behind(still, np.array([0, 0, -1]))


def test_the_arrays_are_the_memory_of_the_games() -> None:
    games = VectorGames(3, seed=1)
    observations = games.observations
    before = observations.copy()
    games.step(games.sample())
    assert observations is games.observations
    assert not np.array_equal(observations, before)
    for array in (games.observations, games.masks, games.rewards, games.positions):
        assert not array.flags.owndata
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    assert observations.shape == (3, OBSERVATION_SIZE)
    del games
    assert observations.sum() == observations.copy().sum()


@pytest.mark.parametrize(
    ("decided", "message"),
    [
        (np.zeros(3, np.int64), r"decisions must have the shape \(4,\).*not \(3,\)"),
        (np.zeros((4, 1), np.int64), r"not \(4, 1\)"),
        (np.zeros(4), "decisions must be whole numbers that int64 holds, not float64"),
        (np.zeros(4, np.bool_), "not bool"),
        (np.full(4, 2**64 - 1, np.uint64), "not uint64"),
        (np.array([16, 17, 0, 18]), r"game 2: decision 0 \(a1\) is illegal at \.\.\.\./"),
        (np.array([16, 17, 18, 33]), r"game 3: decision 33 \(!a1b1c1d1\) is illegal"),
        (np.array([16, 63, 18, 19]), "game 1: a decision is a number from -1 to 62, not 63"),
        (np.array([-2, 16, 18, 19]), "game 0: a decision is a number from -1 to 62, not -2"),
    ],
)
def test_bad_decisions_are_refused_and_change_nothing(
    decided: npt.NDArray[np.integer], message: str
) -> None:
    games = VectorGames(4, seed=1)
    with pytest.raises(ValueError, match=message):
        games.step(decided)
    for index in range(4):
        assert_equal(games, index, Game())


def test_other_bad_input_is_refused() -> None:
    games = VectorGames(2, seed=1)
    with pytest.raises(ValueError, match="games to reset must be truth values, not int64"):
        games.reset(np.array([0, 1]))
    with pytest.raises(ValueError, match=r"games to reset must have the shape \(2,\)"):
        games.reset(np.array([True]))
    with pytest.raises(ValueError, match="a seed is a whole number from 0"):
        games.reset(seed=-1)
    with pytest.raises(ValueError, match="game 1: a symmetry is a number from 0 to 12287, not 12"):
        games.look(np.array([0, 12288]))
    for count in (0, -1, 2**24 + 1, 2.0):
        with pytest.raises(ValueError, match="the number of games must be 1 to 16,777,216"):
            VectorGames(count)  # type: ignore[arg-type]  # the mistake in question
    full = Position.parse("0123/4567/89ab/cdef -")
    with pytest.raises(ValueError, match="starts with a full board is over"):
        VectorGames(1, Rules(call=CallRule.AUTOMATIC), start=full)
    assert VectorGames(1, start=full).masks[0].sum() == 11


def test_small_integers_are_accepted() -> None:
    games = VectorGames(2)
    games.step(np.array([16, 17], np.uint8))
    assert games.positions[:, 16].tolist() == [0, 1]
