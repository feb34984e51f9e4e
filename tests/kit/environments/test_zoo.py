"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]  # it has no types
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]  # nor has it
    api_test,
    render_test,
    seed_test,
)

from fourfold.kit.environments import zoo
from fourfold.kit.numbering import DECISIONS, decisions, number_of
from fourfold.rules import Call, Game, RulesError, parse_action

SETTINGS: list[dict[str, Any]] = [
    {},
    {"level": "1:4", "call": "standing"},
    {"level": 4, "call": "automatic", "traits": "colour,fill"},
    {"level": 2, "false_call": "loses", "position": "0123/4567/89ab/c... d"},
]


@pytest.mark.parametrize("settings", SETTINGS)
def test_the_frameworks_own_tests_pass(settings: dict[str, Any]) -> None:
    api_test(pettingzoo.make("aec", zoo.ID, **settings), num_cycles=300)
    api_test(zoo.QuartoAEC(**settings), num_cycles=100)
    seed_test(lambda: pettingzoo.make("aec", zoo.ID, **settings), num_cycles=100)


def test_render_and_state() -> None:
    render_test(zoo.env)
    env = zoo.env()
    # A function of the same name hides the module.
    states = import_module("pettingzoo.test.state_test")
    states.test_state_space(env)
    states.test_state(env, num_cycles=50)


@pytest.mark.parametrize("settings", SETTINGS)
def test_games_are_those_of_the_rules(settings: dict[str, Any]) -> None:
    env = zoo.QuartoAEC(**settings)
    source = random.Random(7)
    for _ in range(10):
        env.reset()
        game = env.game
        while game.outcome is None:
            agent = env.agent_selection
            assert game.to_act is not None
            assert agent == f"player_{game.to_act.index}"
            legal = decisions(game)
            assert np.flatnonzero(env.infos[agent]["action_mask"]).tolist() == list(legal)
            chosen = source.choice(legal)
            game = game.play(DECISIONS[chosen])
            env.step(chosen)
            assert env.game == game
        assert all(env.terminations.values())
        expected = {"1-0": [1, -1], "0-1": [-1, 1], "1/2-1/2": [0, 0]}[game.outcome.result]
        assert list(env.rewards.values()) == expected


def test_a_quarto_can_be_missed_and_caught() -> None:
    """R12: to call is a decision; whoever does not make it leaves it to the opponent."""
    env = zoo.QuartoAEC()
    for text in ("-7", "c2", "-5", "d2", "-6", "b2", "-4", "a2", "-0"):
        env.step(number_of(parse_action(text)))
    assert env.agent_selection == "player_1"
    env.step(number_of(Call.on("a2", "b2", "c2", "d2")))
    assert env.rewards == {"player_0": -1.0, "player_1": 1.0}


def test_the_mask_tells_nothing() -> None:
    """A filled pattern can be called whether it is an alignment or not."""
    masks = []
    for pieces in ("7564", "0f12"):
        env = zoo.QuartoAEC()
        first, second, third, fourth = pieces
        for text in (f"-{first}", "c2", f"-{second}", "d2", f"-{third}", "b2", f"-{fourth}", "a2"):
            env.step(number_of(parse_action(text)))
        masks.append(env.infos[env.agent_selection]["action_mask"][32:].tolist())
    assert masks[0] == masks[1]
    assert sum(masks[0]) == 1


def test_an_illegal_decision_changes_nothing_and_loses_in_the_wrapped_environment() -> None:
    raw = zoo.QuartoAEC()
    with pytest.raises(ValueError, match="decision 0 is not possible in"):
        raw.step(0)
    with pytest.raises(ValueError, match="decision -1 is not possible in"):
        raw.step(-1)
    assert raw.game == Game()
    wrapped = zoo.env()
    wrapped.reset()
    wrapped.step(0)
    assert wrapped.terminations == {"player_0": True, "player_1": True}
    assert wrapped.rewards["player_0"] == -1


def test_bad_settings_are_named() -> None:
    with pytest.raises(RulesError, match="'7'"):
        zoo.QuartoAEC(level=7)
    with pytest.raises(RulesError, match="'loud'"):
        zoo.QuartoAEC(call="loud")
    with pytest.raises(RulesError, match="True"):
        zoo.QuartoAEC(level=True)
    with pytest.raises(ValueError, match="nothing is left to decide"):
        zoo.QuartoAEC(call="automatic", position="0123/4567/89ab/cdef -")
    with pytest.raises(ValueError, match="render_mode is 'ansi', 'human' or None, not 'film'"):
        zoo.QuartoAEC(render_mode="film")


def test_reset_can_begin_elsewhere() -> None:
    env = zoo.QuartoAEC()
    env.reset(options={"position": "0123/..../..../.... 4"})
    assert env.agent_selection == "player_1"
    env.reset()
    assert env.game == Game()
