"""Gymnasium's own test, and what it does not ask."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fourfold.kit.environments import gym
from fourfold.kit.numbering import number_of
from fourfold.rules import Player, Reason, parse_action

SETTINGS: list[dict[str, Any]] = [
    {},
    {"opponent": "beginner", "seat": "second", "level": 4, "call": "automatic"},
    {"opponent": "newcomer", "seat": "first", "level": "1:3", "call": "standing"},
    {"opponent": "random", "false_call": "loses"},
]


@pytest.mark.parametrize("settings", SETTINGS)
def test_the_frameworks_own_test_passes(settings: dict[str, Any]) -> None:
    env = gymnasium.make(gym.ID, **settings)
    check_env(env.unwrapped)
    env.close()


@pytest.mark.parametrize("settings", SETTINGS)
def test_games_end_and_repeat_with_their_seed(settings: dict[str, Any]) -> None:
    assert _play(settings, seed=5) == _play(settings, seed=5)
    assert _play(settings, seed=5) != _play(settings, seed=6)


def test_the_opponents_answer_comes_in_the_same_step() -> None:
    env = gym.QuartoEnv(opponent="casual", seat="first")
    env.reset(seed=1)
    env.step(16)
    assert env.game.to_act is Player.FIRST
    assert env.game.position.placed == 1
    assert env.game.position.hand is not None


@pytest.mark.parametrize(("decision", "result"), [("!a1b1c1d1", 1.0), ("-0", -1.0)])
def test_a_quarto_must_be_called(decision: str, result: float) -> None:
    """R12: the player who makes an alignment and gives without calling is caught."""
    env = gym.QuartoEnv(opponent="perfect", seat="first")
    _, info = env.reset(options={"position": ".567/..../..../.... 4"}, seed=1)
    assert not info["action_mask"][32:].any()
    _, gained, over, _, info = env.step(0)
    assert (gained, over) == (0.0, False)
    chosen = number_of(parse_action(decision))
    assert env.action_masks()[chosen]
    _, gained, over, _, _ = env.step(chosen)
    assert (gained, over) == (result, True)


def test_an_illegal_decision_loses() -> None:
    env = gym.QuartoEnv(seat="first")
    env.reset(seed=1)
    _, result, terminated, _, info = env.step(0)
    assert (result, terminated, info["illegal"]) == (-1.0, True, True)
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="call reset first"):
        env.step(16)


def test_a_game_that_the_opponent_ends_at_once_is_told_by_the_first_step() -> None:
    env = gym.QuartoEnv(opponent="perfect", seat="first", call="automatic")
    for _ in range(2):
        _, info = env.reset(options={"position": "0123/4f67/89.b/.d.. a"}, seed=1)
        assert not info["action_mask"].any()
        _, result, terminated, _, info = env.step(0)
        assert (result, terminated, info["illegal"]) == (-1.0, True, False)
        with pytest.raises(ValueError, match="call reset first"):
            env.step(0)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opponent": "godlike"}, "opponent is one of random, newcomer, .*, not 'godlike'"),
        ({"seat": "third"}, "seat is one of first, second, random, not 'third'"),
        ({"render_mode": "film"}, "render_mode is"),
        ({"traits": "taste"}, "cannot read 'taste'"),
        ({"opponent": ["random"]}, r"opponent is one of .*, not \['random'\]"),
        ({"traits": ["colour"]}, "expected a trait"),
        ({"call": None}, "cannot read 'None'.*expected official, standing or automatic"),
        ({"false_call": 1}, "cannot read '1'.*expected refused or loses"),
        ({"position": 17}, "cannot read '17'.*expected a board"),
    ],
)
def test_bad_settings_are_named(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        gym.QuartoEnv(**settings)


def test_bad_options_are_named() -> None:
    env = gym.QuartoEnv()
    with pytest.raises(ValueError, match="cannot read '17'"):
        env.reset(options={"position": 17})
    with pytest.raises(ValueError, match=r"the only option is position, but got \['positon'\]"):
        env.reset(options={"positon": "0123/..../..../.... 4"})


def test_half_a_decision_is_none() -> None:
    env = gym.QuartoEnv(seat="first")
    env.reset(seed=1)
    with pytest.raises(TypeError, match="as an integer"):
        env.step(16.7)  # type: ignore[arg-type]  # what is tested
    assert env.game.actions == ()


def _play(settings: dict[str, Any], seed: int) -> list[Any]:
    env = gym.QuartoEnv(**settings)
    view, info = env.reset(seed=seed)
    source = random.Random(seed)
    seen: list[Any] = [view.tolist()]
    over = False
    result = 0.0
    while not over:
        chosen = source.choice(np.flatnonzero(info["action_mask"]).tolist())
        view, result, over, _, info = env.step(chosen)
        seen.append((view.tolist(), result))
    outcome = env.game.outcome
    assert outcome is not None
    assert outcome.reason in {
        Reason.QUARTO,
        Reason.CAUGHT,
        Reason.FALSE_CALL,
        Reason.FULL_BOARD,
    }
    assert result == {None: 0.0, env.player: 1.0, env.player.other: -1.0}[outcome.winner]
    return seen
