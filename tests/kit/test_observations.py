"""Observations and masks of single games are those of many games at once."""

from __future__ import annotations

import numpy as np
import pytest

from fourfold.kit.numbering import DECISIONS
from fourfold.kit.observations import HIGHEST, LOWEST, action_mask, observation
from fourfold.kit.vector import VectorGames
from fourfold.rules import CallRule, Game, Rules


@pytest.mark.parametrize(
    "rules", [Rules(), Rules(levels=(1, 4), call=CallRule.STANDING), Rules.at_level(3)]
)
def test_they_are_those_of_the_native_core(rules: Rules) -> None:
    vector = VectorGames(8, rules, seed=4, automatic_reset=False)
    games = [Game(rules)] * 8
    while not all(game.outcome for game in games):
        chosen = vector.sample()
        vector.step(chosen)
        for index, number in enumerate(chosen):
            if number < 0:
                continue
            games[index] = game = games[index].play(DECISIONS[number])
            if game.to_act is None:
                continue
            seen = observation(game, game.to_act)
            assert np.array_equal(seen, vector.observations[index])
            assert np.array_equal(action_mask(game, game.to_act), vector.masks[index])
            assert ((seen >= LOWEST) & (seen <= HIGHEST)).all()
