"""Labels are what trying everything finds, and symmetries change nothing about them."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from tests.play.brute import Everything

from fourfold.engine import Verdict
from fourfold.kit.data.labels import END, label
from fourfold.kit.data.sampling import Recipe
from fourfold.kit.numbering import DECISIONS, decisions
from fourfold.play.coach.turns import whole_turns
from fourfold.play.puzzles.normal import normal_form
from fourfold.play.values import Valuer
from fourfold.rules import (
    TRAITS,
    Call,
    CallRule,
    Game,
    Give,
    Phase,
    Place,
    Position,
    Status,
    board_symmetries,
    trait_symmetries,
)
from fourfold.rules.symmetry import Symmetry

RECIPES = [
    Recipe(placed=(13, 16)),
    Recipe(levels=(4, 4), placed=(12, 16), seed=2),
    Recipe(levels=(1, 4), placed=(12, 16), seed=3),
    Recipe(levels=(3, 1), placed=(12, 16), traits=TRAITS[:2], seed=4),
    Recipe(levels=(2, 2), placed=(12, 16), call=CallRule.STANDING, seed=5),
    Recipe(levels=(2, 1), placed=(12, 15), call=CallRule.AUTOMATIC, seed=6),
]
VALUES = {Verdict.WIN: 1, Verdict.DRAW: 0, Verdict.LOSS: -1}


def labelled(game: Game, valuer: Valuer | None = None) -> Any:  # noqa: ANN401  # a row
    return label(game, valuer or Valuer())


def bits(number: Any) -> set[int]:  # noqa: ANN401  # of a row
    return {bit for bit in range(64) if int(number) >> bit & 1}


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: str(recipe.call) + str(recipe.seed))
def test_labels_are_what_trying_everything_finds(recipe: Recipe) -> None:
    everything, valuer = Everything(), Valuer()
    kinds = set()
    for game in recipe.states(0, 24):
        row = labelled(game, valuer)
        kinds.add(int(row["phase"]))
        best = everything.worth(game)
        assert (row["value"], row["distance"]) == (VALUES[best.value], best.distance or 0)
        good = {
            action
            for action in everything.actions(game)
            if everything.after(game, action).value is best.value
        }
        assert {DECISIONS[number] for number in bits(row["good"])} == good
        assert bits(row["legal"]) == set(decisions(game)) >= bits(row["good"])
        if game.phase is Phase.PLACE:
            check_turns(game, everything, row["turns"], best.value)
        else:
            assert not row["turns"].any()
    assert len(kinds) >= 2


def check_turns(
    game: Game,
    everything: Everything,
    turns: npt.NDArray[np.uint32],
    best: Verdict,
) -> None:
    """Every placement with every gift, one after the other."""
    for square in range(16):
        wanted = set()
        for place in game.legal_actions():
            if not isinstance(place, Place) or int(place.square) != square:
                continue
            if everything.after(game, place).value is not best:
                continue
            after = game.play(place)
            if after.phase is not Phase.GIVE or after.callable(after.to_act):  # type: ignore[arg-type]
                wanted.add(END)
            if after.phase is Phase.GIVE:
                for give in after.legal_actions():
                    assert isinstance(give, Give)
                    if everything.after(after, give).value is best:
                        wanted.add(int(give.piece))
        assert bits(turns[square]) == wanted


def test_the_quick_way_finds_what_the_slow_one_does() -> None:
    valuer = Valuer()
    for game in Recipe(placed=(8, 11), levels=(1, 2)).states(7, 60):
        row = labelled(game, valuer)
        wanted: dict[int, set[int]] = {square: set() for square in range(16)}
        for turn, _ in whole_turns(game, valuer):
            if turn.place is not None:
                end = int(turn.end.piece) if isinstance(turn.end, Give) else END
                wanted[int(turn.place.square)].add(end)
        assert {square: bits(row["turns"][square]) for square in range(16)} == wanted
        options = valuer.options(game)
        best = {each.action for each in options if each.value is options[0].value}
        assert {DECISIONS[number] for number in bits(row["good"])} == best


@pytest.mark.parametrize("levels", [(1, 1), (2, 4)])
def test_the_key_is_that_of_all_symmetric_positions(levels: tuple[int, int]) -> None:
    source = random.Random(1)
    boards = board_symmetries(*levels)
    others = list(trait_symmetries())
    for game in Recipe(levels=levels, placed=(5, 9), call=CallRule.AUTOMATIC).states(1, 6):
        row = labelled(game)
        traits, flips = source.choice(others)
        seen = Symmetry(source.choice(boards), traits, flips).position(game.position)
        other = labelled(Game(game.rules, seen))
        assert (other["key"] == row["key"]).all()
        assert (other["value"], other["distance"]) == (row["value"], row["distance"])
        digits = "".join("." if number == 16 else f"{number:x}" for number in row["key"][:17])
        assert game.to_act is not None
        form = normal_form(game.position, game.rules.levels_of(game.to_act))
        assert form.split()[-2:] == [digits[:16], digits[16]]


def test_only_the_newest_placement_may_have_made_something() -> None:
    recipe = Recipe(placed=(4, 16), seed=9)
    lively = 0
    for game in recipe.states(0, 200):
        assert all(each.status is not Status.LAPSED for each in game.alignments)
        lively += bool(game.alignments)
        assert 4 <= game.position.placed <= 16
    assert lively > 20
    quiet = Recipe(placed=(4, 15), call=CallRule.AUTOMATIC)
    assert not any(game.alignments or game.outcome for game in quiet.states(0, 100))


def test_what_can_be_called_is_good() -> None:
    seen = 0
    for game in islice(Recipe(placed=(10, 16)).states(3, 200), 200):
        assert game.to_act is not None
        calls = {Call(each.squares) for each in game.callable(game.to_act)}
        if calls:
            row = labelled(game)
            good = {DECISIONS[number] for number in bits(row["good"])}
            assert calls <= good
            assert (row["value"], row["distance"]) == (1, 0)
            seen += 1
    assert seen > 10


def test_states_depend_on_the_seed_and_the_chunk_alone() -> None:
    recipe = Recipe(placed=(5, 15))
    assert list(recipe.states(4, 5)) == list(recipe.states(4, 5))
    assert list(recipe.states(4, 5)) != list(recipe.states(5, 5))
    assert list(recipe.states(4, 5)) != list(Recipe(placed=(5, 15), seed=2).states(4, 5))
    assert next(Recipe(placed=(0, 0)).states(0, 1)).position.placed == 0


@pytest.mark.parametrize("placed", [(-1, 3), (5, 4), (5, 17)])
def test_recipes_that_cannot_be(placed: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="from 0 to 16"):
        Recipe(placed=placed)
    with pytest.raises(ValueError, match="from 0 to 15"):
        Recipe(placed=(5, 16), call=CallRule.AUTOMATIC)


def test_a_position_is_a_row_of_the_solver() -> None:
    game = Game(Recipe().rules, Position.parse("012./456./89../.... 3"))
    row = labelled(game)
    assert row["position"].tolist()[:4] == [0, 1, 2, 255]
    assert row["position"][16] == 3
    assert (row["value"], row["distance"], row["turns"][3]) == (1, 1, 1 << END)
