"""OpenSpiel's own tests, and its algorithms beside our solver."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it has no types
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]  # it has no types
from open_spiel.python.algorithms import mcts, minimax  # type: ignore[import-untyped]  # nor has it
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

from fourfold.engine import Verdict
from fourfold.kit.environments import spiel
from fourfold.kit.observations import observation
from fourfold.play.values import worth
from fourfold.rules import Game, Player, Position

TEXTS = [
    spiel.ID,
    f"{spiel.ID}(level=4,call=automatic)",
    f"{spiel.ID}(level=1,handicap=3,call=standing,traits=colour+fill)",
    f"{spiel.ID}(level=2,false_call=loses,position=0123/4567/89ab/c... d)",
]
NUMBERS = {Verdict.WIN: 1.0, Verdict.DRAW: 0.0, Verdict.LOSS: -1.0}


@pytest.mark.parametrize("text", TEXTS)
def test_the_frameworks_own_test_passes(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("text", TEXTS)
def test_the_reinforcement_learning_interface(text: str) -> None:
    env = rl_environment.Environment(pyspiel.load_game(text))
    source = random.Random(3)
    step = env.reset()
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([source.choice(legal)])
    assert sum(step.rewards) == 0


def test_observations_are_those_of_the_kit() -> None:
    game = pyspiel.load_game(spiel.ID)
    state = game.new_initial_state()
    seen = make_observation(game)
    for action in (23, 6, 21):
        state.apply_action(action)
        for player in Player:
            seen.set_from(state, player.index)
            assert np.array_equal(seen.tensor, observation(state.game, player))


def test_copies_are_independent() -> None:
    state = pyspiel.load_game(spiel.ID).new_initial_state()
    copy = state.clone()
    copy.apply_action(20)
    assert state.game == Game()
    assert str(copy) == "..../..../..../.... 4 place 0"


@pytest.mark.parametrize(
    ("parameters", "count"),
    [
        ({"call": "automatic", "level": 1}, 12),
        ({"call": "automatic", "level": 4, "handicap": 1}, 12),
        ({"call": "automatic", "level": 2, "traits": "shape+height"}, 12),
        ({"call": "official", "false_call": "loses", "level": 2}, 4),
        ({"call": "standing", "false_call": "loses", "level": 1, "handicap": 3}, 4),
    ],
)
def test_its_minimax_finds_our_values(parameters: dict[str, Any], count: int) -> None:
    """Where nobody misses anything, the value of the game is the solver's."""
    source = random.Random(11)
    values = []
    for number in range(count):
        text = _position(source, number % 2 == 0)
        game = pyspiel.load_game(spiel.ID, parameters | {"position": text})
        value, _ = minimax.alpha_beta_search(game, maximum_depth=99)
        expected = worth(game.new_initial_state().game, distance=False)
        assert value == NUMBERS[expected.value], text
        values.append(value)
    assert len(set(values)) > 1


@pytest.mark.parametrize("parameters", [{"call": "automatic"}, {"level": 4, "handicap": 1}])
def test_its_tree_search_proves_our_values(parameters: dict[str, Any]) -> None:
    source, values = random.Random(12), []
    parameters = {"call": "official", "false_call": "loses"} | parameters
    for number in range(6):
        text = _position(source, number % 2 == 0)
        game = pyspiel.load_game(spiel.ID, parameters | {"position": text})
        chance = np.random.RandomState(number)
        rollouts = mcts.RandomRolloutEvaluator(1, chance)
        bot = mcts.MCTSBot(game, 1.4, 20_000, rollouts, solve=True, random_state=chance)
        state = game.new_initial_state()
        proven = bot.mcts_search(state).outcome
        assert proven is not None, text
        expected = worth(state.game, distance=False)
        assert proven[state.current_player()] == NUMBERS[expected.value], text
        values.append(expected.value)
    assert len(set(values)) > 1


def test_the_end_of_a_program_is_quiet() -> None:
    """OpenSpiel keeps the game until the process ends, and with it the books that were read."""
    script = (
        "from fourfold.kit.environments import new_game, spiel\n"
        "from fourfold.play.values import worth\n"
        "worth(new_game(position='79a6/.543/d10./ecf. 2'), distance=False)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, text=True, timeout=120
    )
    assert (done.stdout, done.stderr) == ("", "")


def test_bad_parameters_are_named() -> None:
    with pytest.raises(ValueError, match="'9'"):
        spiel.QuartoSpiel({"level": 9})
    with pytest.raises(ValueError, match="'taste'"):
        spiel.QuartoSpiel({"traits": "taste"})
    with pytest.raises(ValueError, match=r"as in colour\+fill, not 'colour,fill'"):
        spiel.QuartoSpiel({"traits": "colour,fill"})
    with pytest.raises(ValueError, match="nothing is left"):
        spiel.QuartoSpiel({"call": "automatic", "position": "0123/4567/89ab/cdef -"})


@pytest.mark.parametrize("decision", [-2, 63])
def test_a_decision_without_a_number_changes_nothing(decision: int) -> None:
    state = pyspiel.load_game(spiel.ID, {"position": ".567/..../..../.... 4"}).new_initial_state()
    with pytest.raises(ValueError, match=f"a decision is a number from 0 to 62, not {decision}"):
        state.apply_action(decision)
    assert state.game.actions == ()


def _position(source: random.Random, hand: bool) -> str:
    """A random position with four empty squares."""
    pieces: list[int | None] = [*source.sample(range(16), 16)]
    held = pieces.pop() if hand else None
    squares = source.sample(range(16), 12)
    board: list[int | None] = [None] * 16
    for square in squares:
        board[square] = pieces.pop()
    return str(Position(board, held))
