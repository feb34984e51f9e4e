"""The oracle itself, checked by hand on small games. Test names carry the rule's number."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from .naive import SQUARES, NaiveGame, NaiveIllegal, Outcome, patterns_of_level

ROW1 = ("a1", "b1", "c1", "d1")
SMALL = ("a1", "b1", "a2", "b2")


def board(**pieces: int) -> list[int | None]:
    return [pieces.get(square) for square in SQUARES]


def run(game: NaiveGame, text: str) -> NaiveGame:
    """Play words like a1 (place), -7 (give), - (pass), !a1b1c1d1 (call)."""
    for word in text.split():
        if word == "-":
            game.play(("pass",))
        elif word[0] == "-":
            game.play(("give", int(word[1:])))
        elif word[0] == "!":
            game.play(("call", tuple(word[i : i + 2] for i in (1, 3, 5, 7))))
        else:
            game.play(("place", word))
    return game


def row_about_to_be_made(call: str = "official", false_call: str = "refused") -> NaiveGame:
    """Three placed, the first player holds 3 and makes row 1 (light, round) on d1."""
    start = board(a1=0, b1=1, c1=2)
    return NaiveGame(call=call, false_call=false_call, start_board=start, start_hand=3)


def both_about_to_be_made(levels: tuple[int, int], call: str = "official") -> NaiveGame:
    """Six placed, the second player to act: 1 on b1 makes row 1 and the small square."""
    start = board(a1=0, c1=2, d1=3, a2=4, b2=5, d4=15)
    return NaiveGame(levels=levels, call=call, start_board=start, start_hand=1)


def square_about_to_be_made(levels: tuple[int, int], call: str = "official") -> NaiveGame:
    """Three placed, the first player to act: 3 on b2 makes the small square only."""
    start = board(a1=0, b1=1, a2=2)
    return NaiveGame(levels=levels, call=call, start_board=start, start_hand=3)


def full_board(seed: int, alignments: bool) -> list[int]:
    """16 pieces in board order, with or without an alignment of level 1."""
    rng = random.Random(seed)
    while True:
        pieces = rng.sample(range(16), 16)
        game = NaiveGame(start_board=list(pieces))
        if bool(game.alignments()) == alignments:
            return pieces


def test_r4_counts_and_different_patterns() -> None:
    for level, count in [(1, 10), (2, 19), (3, 24), (4, 30)]:
        patterns = {frozenset(pattern) for pattern in patterns_of_level(level)}
        assert len(patterns) == len(patterns_of_level(level)) == count
        assert all(len(pattern) == 4 and pattern <= set(SQUARES) for pattern in patterns)


def test_r4_levels_2_to_4_hold_every_square_on_the_board() -> None:
    """Four points are a square when their six distances are four equal and two double."""
    squares = set()
    for four in combinations(SQUARES, 4):
        points = [(ord(square[0]), ord(square[1])) for square in four]
        far = sorted((a - c) ** 2 + (b - d) ** 2 for (a, b), (c, d) in combinations(points, 2))
        if far[0] == far[3] and far[4] == far[5] == 2 * far[0]:
            squares.add(frozenset(four))
    typed = {frozenset(pattern) for pattern in patterns_of_level(4)}
    assert squares == typed - {frozenset(pattern) for pattern in patterns_of_level(1)}


def test_r5_shared_values_in_order() -> None:
    game = run(row_about_to_be_made(), "d1")
    assert game.callable_alignments("first") == [(ROW1, "first", ("light", "round"))]


def test_r6_traits_out_of_play_make_nothing() -> None:
    game = NaiveGame(traits={"fill"}, start_board=board(a1=0, b1=1, c1=2), start_hand=3)
    run(game, "d1 !a1b1c1d1")
    assert game.alignments() == []
    assert game.outcome() is None


def test_r9_first_turn() -> None:
    game = NaiveGame()
    assert (game.to_act(), game.phase(), game.may_call()) == ("first", "give", False)
    with pytest.raises(NaiveIllegal, match="R9"):
        run(game, "!a1b1c1d1")
    run(game, "-7")
    assert (game.to_act(), game.phase(), game.may_call()) == ("second", "place", True)
    run(game, "c2")
    assert (game.to_act(), game.phase(), game.may_call()) == ("second", "give", True)
    assert ("give", 7) not in game.legal()
    assert len(game.legal()) == 15


def test_r12_1_maker_calls() -> None:
    game = run(row_about_to_be_made(), "d1 !d1b1a1c1")
    assert game.outcome() == {
        "winner": "first",
        "reason": "quarto",
        "alignments": [(ROW1, ("light", "round"))],
    }
    assert (game.to_act(), game.phase(), game.legal()) == (None, "over", set())


def test_r12_2_opponent_catches() -> None:
    game = run(row_about_to_be_made(), "d1 -15")
    assert game.callable_alignments("first") == []
    run(game, "!a1b1c1d1")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome["winner"], outcome["reason"]) == ("second", "caught")


def test_r12_3_lapsed_for_good() -> None:
    game = run(row_about_to_be_made(), "d1 -15 d4")
    assert game.alignments() == [(ROW1, "first", ("light", "round"), "lapsed")]
    run(game, "!a1b1c1d1 -14 !a1b1c1d1 c4 !a1b1c1d1")
    assert game.outcome() is None


def test_r12_3_new_alignment_shares_squares_with_a_lapsed_one() -> None:
    start = board(a1=0, b1=1, c1=2, a2=4, a3=5, d4=15, d3=14)
    game = NaiveGame(start_board=start, start_hand=3)  # seven placed: first to act
    run(game, "d1 -6 a4")  # second's a4 completes column a while row 1 lapses
    column = ("a1", "a2", "a3", "a4")
    assert game.callable_alignments("second") == [(column, "second", ("light",))]
    assert [a[3] for a in game.alignments()] == ["lapsed", "fresh"]


def test_r13_called_later_by_maker_and_by_the_other() -> None:
    game = run(row_about_to_be_made("standing"), "d1 -15 d4")
    assert game.alignments()[0][3] == "standing"
    for rest, winner, reason in [("", "second", "caught"), ("-14", "first", "quarto")]:
        game = run(row_about_to_be_made("standing"), "d1 -15 d4 " + rest + " !a1b1c1d1")
        outcome = game.outcome()
        assert outcome is not None
        assert (outcome["winner"], outcome["reason"]) == (winner, reason)


def test_r13_start_alignments_are_lapsed() -> None:
    game = NaiveGame(call="standing", start_board=board(a1=0, b1=1, c1=2, d1=3))
    assert (game.to_act(), game.phase(), game.may_call()) == ("first", "give", True)
    assert game.alignments() == [(ROW1, None, ("light", "round"), "lapsed")]
    run(game, "!a1b1c1d1")
    assert game.outcome() is None


@pytest.mark.parametrize("call", ["official", "standing"])
def test_r7_r12_r13_pattern_of_the_opponents_level_only(call: str) -> None:
    game = run(square_about_to_be_made((1, 2), call), "b2")
    assert game.callable_alignments("first") == []
    run(game, "!a1b1a2b2 -15")  # false: not in the first player's level
    assert game.callable_alignments("second") == [(SMALL, "first", ("light", "round"))]
    run(game, "!a1b1a2b2")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome["reason"] == "caught"


def test_r7_pattern_in_nobodys_level_is_no_alignment() -> None:
    assert run(square_about_to_be_made((1, 1)), "b2").alignments() == []


def test_r7_r20_two_alignments_of_different_levels() -> None:
    game = run(both_about_to_be_made((2, 1)), "b1")  # the second player makes both
    assert [a[0] for a in game.alignments()] == [ROW1, SMALL]
    assert [a[0] for a in game.callable_alignments("second")] == [ROW1]
    run(game, "-6 !a1a2b1b2")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome["reason"] == "caught"
    assert [squares for squares, _ in outcome["alignments"]] == [SMALL, ROW1]


@pytest.mark.parametrize(
    ("levels", "winner", "reason", "named"),
    [
        ((1, 1), "second", "quarto", [ROW1]),
        ((2, 1), "second", "quarto", [ROW1]),
        ((1, 2), "second", "quarto", [ROW1, SMALL]),
    ],
)
def test_r14_names_what_is_in_the_winners_level(
    levels: tuple[int, int], winner: str, reason: str, named: list[tuple[str, ...]]
) -> None:
    outcome = run(both_about_to_be_made(levels, "automatic"), "b1").outcome()
    assert outcome is not None
    assert (outcome["winner"], outcome["reason"]) == (winner, reason)
    assert [squares for squares, _ in outcome["alignments"]] == named


def test_r14_opponents_level_only_is_won_by_the_opponent() -> None:
    outcome = run(square_about_to_be_made((1, 2), "automatic"), "b2").outcome()
    assert outcome == {
        "winner": "second",
        "reason": "caught",
        "alignments": [(SMALL, ("light", "round"))],
    }


def test_r14_no_calls_and_false_call_means_nothing() -> None:
    game = row_about_to_be_made("automatic", "loses")
    assert not game.may_call()
    assert game.callable_alignments("first") == []
    with pytest.raises(NaiveIllegal, match="R14"):
        run(game, "!a1b1c1d1")
    assert game.outcome() is None


def test_r15_three_refused_in_a_turn_before_and_after_placing() -> None:
    game = run(row_about_to_be_made(), "!c3d3c4d4 !c3d3c4d4 d1 !a1a2a3a4")
    assert not game.may_call()
    assert game.callable_alignments("first") == []
    with pytest.raises(NaiveIllegal, match="R15"):
        run(game, "!a1b1c1d1")
    run(game, "-15")
    assert len(game.callable_alignments("second")) == 1


def test_r15_house_rule() -> None:
    outcome = run(row_about_to_be_made("official", "loses"), "!a1b1c1d1").outcome()
    assert outcome == Outcome(winner="second", reason="false-call", alignments=[])


@pytest.mark.parametrize("shown", [ROW1[:3], ("a1", "a1", "b1", "c1"), ("a1", "b1", "c1", "e1")])
def test_r15_not_four_different_squares_is_illegal_not_false(shown: tuple[str, ...]) -> None:
    game = row_about_to_be_made("official", "loses")
    with pytest.raises(NaiveIllegal, match="R15"):
        game.play(("call", shown))
    assert game.outcome() is None


def last_placement(call: str) -> tuple[NaiveGame, tuple[str, ...]]:
    """A game before its 16th placement on d4, which makes one alignment or more."""
    for seed in range(10_000):
        pieces = full_board(seed, alignments=True)
        start: list[int | None] = [*pieces[:15], None]
        if not NaiveGame(start_board=start).alignments():
            game = NaiveGame(call=call, start_board=start, start_hand=pieces[15])
            return game, NaiveGame(start_board=list(pieces)).alignments()[0][0]
    raise AssertionError


@pytest.mark.parametrize("call", ["official", "standing"])
def test_r11_last_word_and_last_answer(call: str) -> None:
    game, made = last_placement(call)
    run(game, "!c3d3c4d4 d4")
    assert (game.to_act(), game.phase(), game.legal()) == ("first", "last-word", {("pass",)})
    run(game, "!a1b1c2d2 !a1b1c2d2")
    assert not game.may_call()
    run(game, "-")
    assert (game.to_act(), game.phase(), game.may_call()) == ("second", "last-answer", True)
    run(game, "!a1b1c2d2 !a1b1c2d2")
    game.play(("call", made))
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome["winner"], outcome["reason"]) == ("second", "caught")


def test_r11_r16_both_pass() -> None:
    game, _ = last_placement("official")
    run(game, "d4 - -")
    assert game.outcome() == Outcome(winner=None, reason="full-board", alignments=[])


@pytest.mark.parametrize("alignments", [False, True])
def test_r11_r14_start_position_with_16_placed(alignments: bool) -> None:
    pieces: list[int | None] = list(full_board(1, alignments))
    outcome = NaiveGame(call="automatic", start_board=pieces).outcome()
    assert outcome == Outcome(winner=None, reason="full-board", alignments=[])
    game = NaiveGame(call="standing", start_board=pieces)
    assert (game.to_act(), game.phase(), game.may_call()) == ("first", "last-word", True)
    assert game.callable_alignments("first") == []
    assert run(game, "- -").outcome() == outcome


def test_r16_agreement_and_r17_resignation_in_the_opponents_turn() -> None:
    game = NaiveGame()
    game.play(("resign", "second"))
    assert game.outcome() == Outcome(winner="first", reason="resignation", alignments=[])
    with pytest.raises(NaiveIllegal):
        game.play(("agree",))
    game = row_about_to_be_made()
    game.play(("agree",))
    assert game.outcome() == Outcome(winner=None, reason="agreement", alignments=[])


@pytest.mark.parametrize("seed", range(20))
def test_r14_agrees_with_r12_and_r13_when_nobody_misses(seed: int) -> None:
    """R14: with players who never miss an alignment the three ways come to the same."""
    rng = random.Random(seed)
    levels = (rng.randint(1, 4), rng.randint(1, 4))
    games = [NaiveGame(levels=levels, call=c) for c in ("automatic", "official", "standing")]
    while games[0].outcome() is None:
        action = rng.choice(sorted(games[0].legal(), key=repr))
        for game in games:
            game.play(action)
    automatic = games[0].outcome()
    assert automatic is not None
    for game in games[1:]:
        while game.outcome() is None:
            player = game.to_act()
            assert player is not None
            found = game.callable_alignments(player)
            last_or_gift = min(game.legal(), key=repr)
            game.play(("call", found[0][0]) if found else last_or_gift)
        assert game.outcome() == automatic
