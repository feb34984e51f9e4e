"""Openings: drawn, quiet, always the same for a seed, for every rule set that has any."""

from __future__ import annotations

from itertools import islice

import pytest

from fourfold.engine import Verdict, solve
from fourfold.kit.openings import NoOpening, openings, read_openings
from fourfold.play.puzzles.normal import normal_form
from fourfold.rules import TRAITS, CallRule, Game, Position, Rules


@pytest.mark.parametrize(
    "rules",
    [
        *(Rules.at_level(level) for level in (1, 2, 3, 4)),
        Rules(traits=TRAITS[:3], call=CallRule.AUTOMATIC),
    ],
    ids=str,
)
def test_openings_are_drawn_and_quiet(rules: Rules) -> None:
    """The exact value is a draw, nothing is aligned, and no placement ends the game."""
    chosen = list(islice(openings(rules), 10))
    forms = set()
    for position in chosen:
        levels = rules.levels_of(position.to_act)
        forms.add(normal_form(position, levels, rules.traits))
        assert position.placed == 3
        assert solve(position, levels, rules.traits).value is Verdict.DRAW
        game = Game(Rules(rules.levels, rules.traits, CallRule.AUTOMATIC), position)
        assert not game.alignments
        assert all(game.play(action).outcome is None for action in game.legal_actions())
    assert len(forms) == 10  # no two are the same up to symmetry


def test_a_seed_decides_them() -> None:
    """The same seed, the same openings; another seed, others."""
    one, again, other = (list(islice(openings(Rules(), 4, seed), 6)) for seed in (1, 1, 2))
    assert one == again
    assert one != other


def test_when_there_are_no_new_ones_they_come_again() -> None:
    """With one piece placed, level 1 has but a few classes of openings."""
    chosen = list(islice(openings(Rules(), 1), 100))
    assert len({normal_form(p, (1, 1)) for p in chosen}) < 10


def test_without_pieces_the_game_begins_at_the_start() -> None:
    """The start is what it is, and its first turn is a gift."""
    assert list(islice(openings(Rules.at_level(4), 0), 2)) == [Position(), Position()]


def test_rules_without_drawn_openings_are_refused() -> None:
    """At level 4 no position with one piece placed is drawn."""
    with pytest.raises(NoOpening, match="no drawn opening with 1 pieces"):
        next(openings(Rules.at_level(4), 1))
    with pytest.raises(NoOpening, match="level 1:2"):
        next(openings(Rules(levels=(1, 2))))
    with pytest.raises(NoOpening, match="0 to 8 pieces, not 9"):
        next(openings(Rules(), 9))


def test_openings_from_a_file() -> None:
    """One position per line; a line that is none is named."""
    lines = ["..../..7./..../.... 1\n", "\n", "..../..../..../.... -\n"]
    assert [p.placed for p in read_openings(lines, Rules())] == [1, 0]
    with pytest.raises(NoOpening, match="line 2"):
        read_openings(["..../..7./..../.... 1", "nonsense"], Rules())
    with pytest.raises(NoOpening, match="nothing is left"):
        read_openings(["0123/4567/89ab/cdef -"], Rules())
    with pytest.raises(NoOpening, match="no position"):
        read_openings([], Rules())
