"""Judging answers: exactly the key is right, and what is no answer is refused."""

from __future__ import annotations

import pytest
from tests.play.brute import whole_turns

from fourfold.engine import Verdict
from fourfold.play.puzzles.collection import (
    Theme,
    Unfinished,
    puzzles,
    select,
)
from fourfold.rules import (
    IllegalAction,
    NotationError,
    Position,
)

ALL = puzzles()


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_exactly_the_key_is_right(theme: Theme, level: int) -> None:
    for one in select(theme=theme, level=(level, level), count=2):
        for turn in whole_turns(one.game):
            assert one.accepts(one.read(turn)) == (turn in one.key)
        for turn in one.key:
            found = one.judge(str(turn).upper())
            assert found.right
            assert found.turn == turn
            assert found.explanation.worth.value is one.value


def test_a_wrong_answer_is_explained() -> None:
    one = select(theme=Theme.SAVE_DRAW, level=(1, 1), count=1)[0]
    wrong = next(turn for turn in whole_turns(one.game) if turn not in one.key)
    found = one.judge(wrong)
    assert not found.right
    assert found.explanation.worth.value is Verdict.LOSS


def test_a_square_is_enough_where_one_is_asked_for() -> None:
    one = select(theme=Theme.ONLY_SQUARE, count=1)[0]
    square = str(one.key[0].place)
    assert one.judge(square).right
    other = next(str(s) for s in one.position.empty_squares if str(s) != square)
    assert not one.judge(other).right
    gifts = {str(turn.end)[1:] for turn in one.key}
    bad = next(str(p) for p in one.position.remaining if str(p) not in gifts)
    assert not one.judge(f"{square}-{bad}").right


def test_a_win_may_be_called() -> None:
    """R12 in an answer: `c2!…` means the same as R14's `c2`, if the call is good."""
    one = next(p for p in ALL if p.theme is Theme.WIN and p.distance == 1)
    game = one.game.play_turn(one.key[0])
    assert game.outcome is not None
    squares = "".join(map(str, game.outcome.alignments[0].squares))
    assert one.judge(f"{one.key[0]}!{squares}").right
    false = "a1b1c1d1" if squares != "a1b1c1d1" else "a2b2c2d2"
    with pytest.raises(IllegalAction):
        one.judge(f"{one.key[0]}!{false}")


def test_what_is_no_answer() -> None:
    one = select(theme=Theme.REFUTATION, count=1)[0]
    square = one.position.empty_squares[0]
    taken = next(s for s in range(16) if one.position.board[s] is not None)
    with pytest.raises(Unfinished, match="gives none"):
        one.judge(str(square))
    with pytest.raises(NotationError):
        one.judge("e5")
    with pytest.raises(IllegalAction):
        one.judge(f"{Position().empty_squares[taken]}-{one.position.remaining[0]}")
    with pytest.raises(IllegalAction):
        one.judge(f"{square}-{one.position.hand}")
    with pytest.raises(IllegalAction):
        one.judge(f"-{one.position.remaining[0]}")
