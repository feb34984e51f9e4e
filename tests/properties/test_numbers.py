"""Exact numbers of the game, checked by counting or by sampling."""

from __future__ import annotations

import random
from math import factorial, sqrt

import pytest

from fourfold.rules import CallRule, Game, Reason, Rules

#: Full boards without an alignment at level 1 (published: Code Golf 154335).
BOARDS_WITHOUT_ALIGNMENT = 414_298_141_056
AUTOMATIC = Rules(call=CallRule.AUTOMATIC)


def draws(games: int, seed: int) -> int:
    """How many of so many random automatic games end in a draw."""
    rng = random.Random(seed)
    count = 0
    for _ in range(games):
        game = Game(AUTOMATIC)
        while game.outcome is None:
            game = game.play(rng.choice(game.legal_actions()))
        count += game.outcome.reason is Reason.FULL_BOARD
    return count


def check_share_of_draws(games: int, seed: int) -> None:
    """An alignment stays where it is, so a game is drawn when its full board has none.

    Random play fills the board in every order alike: the share of draws is that of the boards.
    4.5 standard deviations: a right library fails for one seed in 150,000.
    """
    share = BOARDS_WITHOUT_ALIGNMENT / factorial(16)
    assert f"{share:.7f}" == "0.0198013"
    bound = 4.5 * sqrt(share * (1 - share) / games)
    found = draws(games, seed) / games
    assert abs(found - share) <= bound, f"seed {seed}: {found:.5f}, not {share:.5f} ± {bound:.5f}"


def test_r14_r16_share_of_draws_in_random_games() -> None:
    """8,000 games: 1.980 % ± 0.701 %."""
    check_share_of_draws(8_000, seed=16)


@pytest.mark.long
def test_r14_r16_share_of_draws_in_many_random_games() -> None:
    """500,000 games: 1.980 % ± 0.089 %."""
    check_share_of_draws(500_000, seed=1985)


def sequences(game: Game, depth: int) -> int:
    """Sequences of gives and placements; a game that ends earlier is not counted."""
    if depth == 0:
        return 1
    return sum(sequences(game.play(action), depth - 1) for action in game.legal_actions())


@pytest.mark.parametrize(("depth", "count"), [(1, 16), (2, 256), (3, 3840), (4, 57600)])
def test_r9_r10_sequences_of_actions_from_the_start(depth: int, count: int) -> None:
    assert sequences(Game(AUTOMATIC), depth) == count
