"""Whole games in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fourfold.kit.text import TextQuarto
from fourfold.kit.thinking import quick_turn
from fourfold.play.values import Valuer
from fourfold.rules import Player

SETTINGS: list[dict[str, Any]] = [
    {},
    {"opponent": "random", "seat": "second", "level": "1:4", "call": "standing"},
    {"opponent": "beginner", "seat": "first", "level": 3, "call": "automatic", "reward": "result"},
]


@pytest.mark.parametrize("settings", SETTINGS)
def test_games_end_and_repeat_with_their_seed(settings: dict[str, Any]) -> None:
    assert _play(settings, 5) == _play(settings, 5)
    assert _play(settings, 5) != _play(settings, 6)


def test_perfect_play_has_no_regret() -> None:
    env = TextQuarto(opponent="beginner", seat="first", call="automatic", level=4)
    env.reset(seed=1, options={"position": "5.../..../.bf./81.2 e"})
    over = False
    info: dict[str, Any] = {}
    while not over:
        best = Valuer().options(env.game)[0]
        _, gained, over, _, info = env.step(f"[{best.action}]")
        assert gained == 0
    assert (info["total_regret"], info["result"]) == (0, 1)


def test_an_illegal_answer_may_be_corrected_and_the_last_one_loses() -> None:
    env = TextQuarto(seat="first", attempts=2)
    env.reset(seed=1)
    text, gained, over, _, info = env.step("[c2-5]")
    assert "That is not a legal turn" in text
    assert "1 more attempt." in text
    assert (gained, over, info["turn"]) == (0, False, None)
    _, _, over, _, info = env.step("[-5]")
    assert (over, info["illegal"]) == (False, None)
    env.step("nothing")
    text, gained, over, truncated, info = env.step("nothing at all")
    assert "lose the game" in text
    assert (gained, over, truncated, info["result"]) == (-0.5, True, False, -1)
    with pytest.raises(ValueError, match="call reset first"):
        env.step("[-5]")


def test_a_refused_call_leaves_the_turn_unfinished() -> None:
    """R15."""
    env = TextQuarto(opponent="perfect", seat="first")
    env.reset(seed=1, options={"position": ".567/..../..../.... 4"})
    text, _, over, _, info = env.step("[b2!a1b1c1d1]")
    assert (info["turn"], over) == ("b2?a1b1c1d1", False)
    assert "refused" in text
    assert env.game.to_act is Player.FIRST
    _, _, _, _, info = env.step("[-0]")
    assert info["turn"] == "-0"


def test_a_won_game_says_so() -> None:
    env = TextQuarto(opponent="perfect", seat="first", reward="result")
    env.reset(seed=1, options={"position": ".567/..../..../.... 4"})
    text, gained, over, _, info = env.step("[a1!a1b1c1d1]")
    assert "The game is over: 1-0 quarto" in text
    assert (gained, over, info["regret"]) == (1, True, 0)


def test_the_first_text_has_the_rules_and_later_ones_do_not() -> None:
    env = TextQuarto(seat="second", level="1:4")
    text, _ = env.reset(seed=1)
    assert text.startswith("You are playing Quarto.")
    assert "For your opponent the patterns are the 4 rows" in text
    later, *_ = env.step("nothing")
    assert "You are playing Quarto." not in later
    assert "square brackets" in later


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"opponent": "godlike"}, "opponent is one of"),
        ({"seat": "third"}, "seat is one of"),
        ({"attempts": 0}, "attempts is a whole number from 1"),
        ({"reward": "money"}, "reward is one of regret, result"),
        ({"level": 5}, "5"),
    ],
)
def test_bad_settings_are_named(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        TextQuarto(**settings)


def test_options_that_do_not_exist_are_named() -> None:
    with pytest.raises(ValueError, match=r"the only option is position, but got \['positon'\]"):
        TextQuarto().reset(options={"positon": "0123/..../..../.... 4"})


def test_a_game_begins_with_reset() -> None:
    with pytest.raises(ValueError, match="call reset first"):
        TextQuarto().step("[-5]")


def _play(settings: dict[str, Any], seed: int) -> list[Any]:
    env = TextQuarto(**settings)
    text, info = env.reset(seed=seed)
    source = random.Random(seed)
    seen: list[Any] = [text]
    over = False
    rewards = 0.0
    while not over:
        text, gained, over, truncated, info = env.step(f"[{quick_turn(env.game, source.random())}]")  # type: ignore[arg-type]
        rewards += gained
        seen.append((text, gained, info))
        assert not truncated
    if env.reward == "regret":
        assert rewards == -info["total_regret"]
    else:
        assert rewards == info["result"]
    return seen


def test_a_game_that_the_opponent_ends_at_once_is_told_by_the_first_step() -> None:
    env = TextQuarto(opponent="perfect", seat="first", call="automatic", reward="result")
    text, info = env.reset(options={"position": "0123/4f67/89.b/.d.. a"})
    assert text.startswith("The game is over: 0-1")
    assert env.step("[-0]")[:3] == (text, -1.0, True)
    assert info["illegal"] is None
    with pytest.raises(ValueError, match="call reset first"):
        env.step("[-0]")
