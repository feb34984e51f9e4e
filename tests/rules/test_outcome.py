"""Outcomes and alignments as values (R5, R20)."""

from __future__ import annotations

import pickle

import pytest
from tests.rules.playing import ROW, end, play

from fourfold.rules import NotationError, Outcome, Phase, Player, Reason, Status

FIRST, SECOND = Player.FIRST, Player.SECOND


def test_r20_every_reason_has_its_word() -> None:
    assert [str(reason) for reason in Reason] == [
        "quarto",
        "caught",
        "time",
        "resignation",
        "false-call",
        "full-board",
        "agreement",
        "abandoned",
    ]
    assert repr(Reason.FALSE_CALL) == "Reason.FALSE_CALL"
    for reason in Reason:
        assert Reason.parse(f" {str(reason).upper()} ") is reason
    with pytest.raises(NotationError) as caught:
        Reason.parse("luck")
    assert caught.value.code == "reason"


@pytest.mark.parametrize(
    ("winner", "reason", "result"),
    [
        (FIRST, Reason.TIME, "1-0"),
        (SECOND, Reason.TIME, "0-1"),
        (None, Reason.AGREEMENT, "1/2-1/2"),
        (None, Reason.FULL_BOARD, "1/2-1/2"),
        (None, Reason.ABANDONED, "*"),
        (SECOND, Reason.ABANDONED, "0-1"),
    ],
)
def test_r20_result_of_an_outcome(winner: Player | None, reason: Reason, result: str) -> None:
    outcome = Outcome(winner, reason)
    assert (outcome.result, outcome.alignment) == (result, None)
    assert str(outcome) == f"{result} {reason}"


def test_r5_r20_alignment_with_maker_squares_values_and_status() -> None:
    outcome = end(play("d1-4 !a1b1c1d1", ROW))
    alignment = outcome.alignment
    assert alignment is not None
    assert [str(square) for square in alignment.squares] == ["a1", "b1", "c1", "d1"]
    assert [str(value) for value in alignment.values] == ["light", "round"]
    assert (alignment.maker, alignment.status) == (FIRST, Status.FRESH)
    assert (str(alignment.status), repr(alignment.status)) == ("fresh", "Status.FRESH")
    assert pickle.loads(pickle.dumps(outcome)) == outcome  # noqa: S301  # our own bytes
    assert hash(outcome) == hash(end(play("d1-4 !a1b1c1d1", ROW)))


def test_phases_and_statuses_have_words() -> None:
    assert [str(phase) for phase in Phase] == ["give", "place", "last-word", "last-answer", "over"]
    assert [str(status) for status in Status] == ["fresh", "lapsed", "standing"]
