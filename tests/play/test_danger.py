"""Dangers, handicap and refused calls included, against placing every piece everywhere."""

from __future__ import annotations

import random

import pytest

from fourfold import CallRule, Game, Give, Phase, Place, Player, Resign
from fourfold.play.danger import danger

from .brute import random_game, silenced


def wins(game: Game, place: Place) -> bool:
    player, then = game.to_act, game.play(place)
    if then.outcome is not None:
        return then.outcome.winner is player and bool(then.outcome.alignments)
    # Only what this placement made: an alignment may stand there already (R13).
    assert player is not None
    fresh = then.callable(player)
    return any(place.square in alignment.squares for alignment in fresh)


@pytest.mark.parametrize("call", CallRule)
def test_as_placing_everywhere(call: CallRule) -> None:
    rng = random.Random(f"danger {call}")
    for number in range(120):
        game = random_game(rng, call, rng.randint(1, 9))
        game = silenced(game, rng) if number % 5 == 4 else game
        found = danger(game)
        assert set(found.poisoned) | set(found.safe) == set(game.position.remaining)
        for square, pieces in found.squares.items():
            assert all(square in found.pieces[piece] for piece in pieces)
        if game.phase is Phase.PLACE:
            assert game.position.hand is not None
            expected = [p for p in game.legal_actions() if isinstance(p, Place) and wins(game, p)]
            assert found.pieces[game.position.hand] == tuple(place.square for place in expected)
        if game.phase is Phase.GIVE:
            for piece in game.position.remaining:
                given = game.play(Give(piece))
                places = [p for p in given.legal_actions() if isinstance(p, Place)]
                expected = [place for place in places if wins(given, place)]
                assert found.pieces[piece] == tuple(place.square for place in expected)


def test_no_danger_when_the_game_is_over() -> None:
    assert danger(Game().play(Resign(Player.FIRST))).wins == ()
