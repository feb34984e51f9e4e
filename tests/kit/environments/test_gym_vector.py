"""Many games for Gymnasium: those of its own vectoriser over the single environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

from fourfold.kit.environments import gym
from fourfold.kit.environments.gym_vector import QuartoVectorEnv

SETTINGS: list[dict[str, Any]] = [
    {"opponent": "newcomer"},
    {"opponent": "beginner", "seat": "second", "level": 4, "call": "automatic"},
    {"opponent": "newcomer", "seat": "first", "level": "1:3", "false_call": "loses"},
    {"opponent": "perfect", "call": "automatic", "position": "0123/4f67/89.b/.d.. a"},
]


@pytest.mark.parametrize("settings", SETTINGS)
def test_the_games_are_those_of_the_single_environment(settings: dict[str, Any]) -> None:
    ours = _make(settings)
    theirs = gymnasium.make_vec(gym.ID, num_envs=3, vectorization_mode="sync", **settings)
    assert isinstance(ours, QuartoVectorEnv)
    assert ours.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert theirs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    source = np.random.default_rng(1)
    views, info = ours.reset(seed=7)
    _compare((views, info), theirs.reset(seed=7))
    ended = 0
    for number in range(60):
        actions = _choose(info["action_mask"], source)
        if number == 20:
            actions[1] = 63 - 1  # a call that is seldom in the mask: illegal for both
        results = ours.step(actions)
        _compare(results, theirs.step(actions))
        assert ours.observation_space.contains(results[0])
        info = results[-1]
        ended += int(results[2].sum())
    assert ended > 3
    ours.close()
    theirs.close()


def test_a_game_that_the_opponent_ends_at_once_is_told_by_the_first_step() -> None:
    settings = {"position": "0123/4f67/89.b/.d.. a", "call": "automatic", "seat": "first"}
    envs = QuartoVectorEnv(2, opponent="perfect", **settings)
    nothing = np.array([0, 0])
    _, info = envs.reset(seed=1)
    for _ in range(2):
        assert not info["action_mask"].any()
        _, rewards, over, _, info = envs.step(nothing)
        assert (rewards.tolist(), over.tolist()) == ([-1.0, -1.0], [True, True])
        assert not info["illegal"].any()
        _, rewards, over, _, info = envs.step(nothing)
        assert (rewards.tolist(), over.tolist()) == ([0.0, 0.0], [False, False])


def test_games_against_chance_end_and_repeat_with_their_seed() -> None:
    assert _play(5) == _play(5)
    assert _play(5) != _play(6)


def test_frameworks_can_wrap_it() -> None:
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(_make({"opponent": "random"}))
    _, info = envs.reset(seed=1)
    source = np.random.default_rng(1)
    lengths: list[int] = []
    for _ in range(60):
        *_, over, _, info = envs.step(_choose(info["action_mask"], source))
        lengths += info["episode"]["l"][over].tolist() if over.any() else []
    assert len(lengths) > 3
    assert min(lengths) >= 3


def test_an_illegal_decision_loses_only_its_game() -> None:
    envs = _make({"opponent": "random", "seat": "first"})
    envs.reset(seed=1)
    _, rewards, over, _, info = envs.step(np.array([16, 0, 99]))
    assert rewards.tolist() == [0.0, -1.0, -1.0]
    assert over.tolist() == info["illegal"].tolist() == [False, True, True]
    assert not info["action_mask"][1:].any()
    _, rewards, over, _, info = envs.step(_choose(info["action_mask"], np.random.default_rng(1)))
    assert rewards[1:].tolist() == [0.0, 0.0]
    assert not info["illegal"].any()
    assert info["action_mask"][1:, 16:32].all()


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opponent": "godlike"}, "opponent is one of random, newcomer, .*, not 'godlike'"),
        ({"seat": "third"}, "seat is one of"),
        ({"render_mode": "human"}, "render_mode is 'ansi' or None"),
        ({"num_envs": 0}, "the number of games must be 1 to"),
    ],
)
def test_bad_settings_are_named(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        QuartoVectorEnv(**settings)


def test_bad_calls_are_named() -> None:
    envs = QuartoVectorEnv(2, opponent="random")
    with pytest.raises(ValueError, match="call reset first"):
        envs.step(np.array([16, 16]))
    with pytest.raises(ValueError, match=r"got \['position'\]"):
        envs.reset(options={"position": "..../..../..../.... 0"})
    with pytest.raises(ValueError, match="2 seeds"):
        envs.reset(seed=[1])
    views, _ = envs.reset(seed=[1, 2])
    np.testing.assert_array_equal(envs.reset(seed=np.int64(1))[0], views)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 whole numbers"):
        envs.step(np.array([16]))
    with pytest.raises(ValueError, match="2 whole numbers"):
        envs.step(np.array([16.0, 17.0]))


def _make(settings: dict[str, Any]) -> VectorEnv[Any, Any, Any]:
    return gymnasium.make_vec(
        gym.ID, num_envs=3, vectorization_mode="vector_entry_point", **settings
    )


def _choose(masks: Any, source: np.random.Generator) -> Any:  # noqa: ANN401  # arrays
    """A decision inside each mask; anything where the game begins again."""
    return np.array([source.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def _play(seed: int) -> list[Any]:
    envs = _make({"opponent": "random", "render_mode": "ansi"})
    views, info = envs.reset(seed=seed)
    source = np.random.default_rng(1)
    seen: list[Any] = [views.tolist()]
    results = set()
    for _ in range(80):
        views, rewards, over, _, info = envs.step(_choose(info["action_mask"], source))
        seen.append((views.tolist(), rewards.tolist(), over.tolist(), envs.render()))
        results |= set(rewards[over].tolist())
        assert not rewards[~over].any()
    assert {1.0, -1.0} <= results
    return seen


def _compare(ours: tuple[Any, ...], theirs: tuple[Any, ...]) -> None:
    for mine, other in zip(ours[:-1], theirs[:-1], strict=True):
        np.testing.assert_array_equal(mine, other)
        assert mine.dtype == other.dtype
    for name in ("action_mask", "illegal"):
        np.testing.assert_array_equal(ours[-1][name], theirs[-1][name])
        assert ours[-1][name].dtype == theirs[-1][name].dtype
        assert ours[-1][f"_{name}"].all()
