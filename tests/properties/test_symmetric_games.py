"""R2, R4, R6: symmetries of board and traits map games to games with the same outcome."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from tests.properties import strategies as some
from tests.properties.strategies import QUICK

from fourfold.rules import (
    TRAITS,
    Alignment,
    Game,
    Piece,
    Symmetry,
    Value,
    board_symmetries,
    replay,
    trait_symmetries,
)

seeds = st.integers(0, 2**32)


def random_symmetry(game: Game, rng: random.Random) -> Symmetry:
    """One that keeps both players' patterns and the traits in play."""
    squares = rng.choice(board_symmetries(*game.rules.levels))
    traits, flips = rng.choice(list(trait_symmetries(game.rules.traits)))
    return Symmetry(squares, traits, flips)


def mapped_value(symmetry: Symmetry, value: Value) -> Value:
    target = TRAITS[symmetry.traits[TRAITS.index(value.trait)]]
    return target.values[value.bit ^ bool(symmetry.flips & target.weight)]


def seen(symmetry: Symmetry, one: Alignment) -> tuple[object, ...]:
    """An alignment as the mapped game should have it."""
    squares = frozenset(symmetry.square(square) for square in one.squares)
    values = frozenset(mapped_value(symmetry, value) for value in one.values)
    return squares, values, one.maker, one.status


IDENTITY = Symmetry()


@QUICK
@given(some.games(), seeds)
def test_r4_r6_mapped_game_has_the_same_outcome(game: Game, seed: int) -> None:
    symmetry = random_symmetry(game, random.Random(seed))
    mapped = Game(game.rules, symmetry.position(game.start))
    for before, action in zip(game.states(), game.actions, strict=False):
        assert mapped.position == symmetry.position(before.position)
        assert (mapped.to_act, mapped.phase, mapped.may_call) == (
            before.to_act,
            before.phase,
            before.may_call,
        )
        legal = {symmetry.action(each) for each in before.legal_actions()}
        assert set(mapped.legal_actions()) == legal
        mapped = mapped.play(symmetry.action(action))
    assert {seen(IDENTITY, one) for one in mapped.alignments} == {
        seen(symmetry, one) for one in game.alignments
    }
    ours, theirs = game.outcome, mapped.outcome
    assert (ours is None) == (theirs is None)
    if ours is not None and theirs is not None:
        assert (ours.winner, ours.reason) == (theirs.winner, theirs.reason)
        assert {seen(IDENTITY, one) for one in theirs.alignments} == {
            seen(symmetry, one) for one in ours.alignments
        }


@QUICK
@given(some.games(), seeds)
def test_r2_symmetries_can_be_undone(game: Game, seed: int) -> None:
    symmetry = random_symmetry(game, random.Random(seed))
    back = next(
        Symmetry(squares, traits, flips)
        for squares in board_symmetries(*game.rules.levels)
        if all(squares[symmetry.squares[square]] == square for square in range(16))
        for traits, flips in trait_symmetries(game.rules.traits)
        if all(
            Symmetry(traits=traits, flips=flips).piece(symmetry.piece(p)) == p for p in range(16)
        )
    )
    mapped = replay(
        game.rules,
        symmetry.position(game.start),
        [symmetry.action(action) for action in game.actions],
    )
    assert back.position(mapped.position) == game.position
    assert [back.action(action) for action in mapped.actions] == list(game.actions)
    assert back.piece(symmetry.piece(Piece(5))) == 5
