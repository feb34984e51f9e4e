"""`fourfold referee`: rulings at a real table."""

from __future__ import annotations

import json

import pytest
from tests.cli.conftest import Run

ROW = "0123/..../..../.... "


def test_it_names_the_quarto_who_may_call_it_and_the_rule(run: Run) -> None:
    result = run("referee", ROW + "-", "--last", "c1")
    assert result.exit_code == 0
    assert "a1 b1 c1 d1: light and round" in result.stdout
    assert "Player 1 may call it now." in result.stdout
    assert "Player 2 may call it later. (R12)" in result.stdout


def test_r12_it_rules_on_a_call(run: Run) -> None:
    call = ("--last", "c1", "--claim", "a1 b1 c1 d1", "--json")
    good = json.loads(run("referee", ROW + "4", *call).stdout)["ruling"]
    assert (good["verdict"], good["rules"], good["winner"]) == ("wins", ["R12"], "second")
    early = json.loads(run("referee", ROW + "-", *call, "--caller", "second").stdout)["ruling"]
    assert (early["verdict"], early["code"]) == ("illegal", "not-their-turn")
    lapsed = run("referee", "0123/f.../..../.... -", "--last", "a2", "--claim", "a1b1c1d1")
    assert "The call is refused and the turn continues. (R12, R15)" in lapsed.stdout


def test_r14_it_names_the_winner_of_an_automatic_game(run: Run) -> None:
    result = run("referee", ROW + "-", "--last", "c1", "--call", "automatic")
    assert "Player 1 has won: a quarto wins without a call. (R14)" in result.stdout
    older = run("referee", "0123/f.../..../.... -", "--last", "a2", "--call", "automatic")
    assert "The game was over before the last placement" in older.stdout
    full = run("referee", "0123/4567/89ab/cdef -", "--last", "a1", "--call", "automatic", "--json")
    assert json.loads(full.stdout)["to_act"] is None


def test_r7_the_first_level_is_that_of_the_first_player(run: Run) -> None:
    result = run("referee", "01../23../..../.... -", "--last", "a1", "--level", "1:2")
    assert "Nobody may call it now. If nobody calls it now, Player 2 may call it" in result.stdout


def test_an_empty_board_has_no_quarto(run: Run) -> None:
    assert "There is no quarto on the board." in run("referee").stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ((ROW + "-",), "R10"),
        ((ROW + "-", "--last", "a2"), "a2"),
        ((ROW + "-", "--last", "z9"), "--last"),
        ((ROW + "-", "--last", "a1", "--placed-by", "second"), "even number"),
        ((ROW + "-", "--last", "a1", "--turn", "second"), "first player’s turn"),
        ((ROW + "4", "--last", "a1", "--not-given"), "in hand"),
        ((ROW + "-", "--last", "a1", "--claim", "a1a1b1c1"), "--claim"),
        ((ROW + "-", "--last", "a1", "--caller", "third"), "--caller"),
        ((ROW + "-", "--last", "a1", "--refused", "4"), "--refused"),
    ],
)
def test_facts_that_cannot_be_are_refused(run: Run, arguments: tuple[str, ...], word: str) -> None:
    result = run("referee", *arguments)
    assert result.exit_code == 2
    assert word in result.stderr
    assert result.stdout == ""
