"""The published decisive positions: complete, without duplicates, and right."""

from __future__ import annotations

from collections import Counter

import pytest

from fourfold.engine import Verdict
from fourfold.kit import positions as module
from fourfold.kit.positions import (
    EACH,
    PLACED,
    DecisivePosition,
    choose_positions,
    decisive_positions,
    generate,
    is_decisive,
    read_positions,
)
from fourfold.play.puzzles.normal import normal_form
from fourfold.rules import LEVELS, Position


def _check(each: DecisivePosition) -> None:
    assert each.position.hand is not None
    assert not each.game.alignments
    assert is_decisive(each.position, each.level) is each.value


def test_the_set_is_complete() -> None:
    """At least 10,000, as many for every level and number of pieces placed, both values."""
    every = decisive_positions()
    assert len(every) >= 10_000
    cells = Counter((each.level, each.placed) for each in every)
    assert cells == {(level, placed): EACH for level in LEVELS for placed in PLACED}
    assert {each.value for each in every} == {Verdict.WIN, Verdict.DRAW}


def test_a_sample_of_the_set_is_right() -> None:
    """Fresh from the exact engine: the value, and that some turns lose it."""
    for each in choose_positions(280, seed=3):
        _check(each)


@pytest.mark.long
def test_the_whole_set_is_right_and_without_duplicates() -> None:
    """Every position, and no two of a level that are the same up to symmetry."""
    forms = set()
    for each in decisive_positions():
        _check(each)
        forms.add((each.level, normal_form(each.position, (each.level, each.level))))
    assert len(forms) == len(decisive_positions())


def test_the_set_comes_from_its_seed() -> None:
    """The first positions of a cell, made again."""
    cell = [each for each in decisive_positions() if (each.level, each.placed) == (2, 9)]
    assert list(generate(2, 9, 12, seed=1)) == cell[:12]


def test_a_choice_is_spread_evenly() -> None:
    """As many of each level and number, no position twice, the same for a seed."""
    chosen = choose_positions(56)
    assert set(Counter((each.level, each.placed) for each in chosen).values()) == {2}
    assert len(set(chosen)) == 56
    assert chosen == choose_positions(56)
    assert chosen != choose_positions(56, seed=2)
    assert {each.level for each in choose_positions(level=3)} == {3}
    assert len(choose_positions()) == len(decisive_positions())


def test_a_position_without_a_choice_is_not_decisive() -> None:
    """All turns of the first placement of level 1 are drawn."""
    assert is_decisive(Position.parse("..../..../..../.... 0"), 1) is None


@pytest.mark.parametrize(
    "text",
    ["level 5\n", "................0w\n", "level 1\n................0x\n", "level 1\n...\n"],
)
def test_a_broken_file_is_refused(text: str) -> None:
    """The line is named."""
    with pytest.raises(ValueError, match=r"line [12] of the positions"):
        list(read_positions(text))


def test_another_file_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has another checksum is not the published set."""
    monkeypatch.setattr(module, "CHECKSUM", "0" * 64)
    decisive_positions.cache_clear()
    with pytest.raises(ValueError, match="not the published set"):
        decisive_positions()
