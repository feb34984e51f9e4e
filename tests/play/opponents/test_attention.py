"""What is overlooked: the less familiar the more, the stronger the less; settled for a turn."""

from __future__ import annotations

import random

from fourfold import Game, Kind, patterns
from fourfold.play.opponents.attention import (
    UNFAMILIAR,
    Sight,
    chance,
    missing,
    turn_start,
)
from fourfold.play.opponents.oversights import finishing, left_standing, measure_attention
from fourfold.play.opponents.players import OPPONENTS
from fourfold.play.threats import threats, threats_through


def test_unfamiliar_patterns_hide_better() -> None:
    assert list(UNFAMILIAR) == list(Kind)
    values = list(UNFAMILIAR.values())
    assert values == sorted(values)
    assert len(set(values)) == len(values)
    blurs = [opponent.blur for opponent in OPPONENTS.values()]
    assert blurs == sorted(blurs, reverse=True)
    assert blurs[-1] == 0
    for blur in blurs[:-1]:
        rates = [missing(blur, kind) for kind in Kind]
        assert rates == sorted(set(rates))
        assert rates[-1] == blur


def test_the_measured_table_falls_with_strength_and_rises_with_unfamiliarity() -> None:
    rates = {(m.opponent, m.kind): m.rate for m in measure_attention(200, seed=2)}
    for kind in Kind:
        by_strength = [rates[name, kind] for name in OPPONENTS]
        assert by_strength == sorted(by_strength, reverse=True), kind
        assert by_strength[-1] == 0
    for opponent in OPPONENTS.values():
        for kind in Kind:
            expected = missing(opponent.blur, kind)
            assert abs(rates[opponent.id, kind] - expected) < 0.1, (opponent.id, kind)
        by_kind = [rates[opponent.id, kind] for kind in Kind]
        assert by_kind == sorted(by_kind), opponent.id


def test_the_positions_hold_one_thing_to_see() -> None:
    source = random.Random(1)
    for kind in Kind:
        for _ in range(20):
            game = finishing(kind, source)
            assert game.position.hand is not None
            assert not game.alignments
            game = left_standing(kind, source)
            assert game.to_act is not None
            (alignment,) = game.callable(game.to_act)
            assert alignment.pattern.kind is kind


def test_who_is_more_attentive_sees_everything_that_others_see() -> None:
    for seed in range(30):
        seen = [
            {pattern for pattern in patterns(4) if Sight(seed, "x", blur).sees(pattern)}
            for blur in (1.0, 0.5, 0.2, 0.0)
        ]
        assert seen[0] <= seen[1] <= seen[2] <= seen[3] == set(patterns(4))


def test_sight_is_the_same_within_a_turn_and_new_in_the_next() -> None:
    game = Game().play_turn("-7").play_turn("c2-5")
    placed = game.play_turn("d2-6").previous
    assert placed is not None
    assert turn_start(placed) == game
    assert Sight.of(placed, 0.5, 3) == Sight.of(game, 0.5, 3)
    assert Sight.of(game.play_turn("d2-6"), 0.5, 3) != Sight.of(game, 0.5, 3)


def test_chances_are_spread_evenly() -> None:
    chances = [chance(1, number) for number in range(2000)]
    assert all(0 <= one < 1 for one in chances)
    assert abs(sum(chances) / len(chances) - 0.5) < 0.03
    assert chance(1, "a", "b") == chance(1, "a", "b") != chance(2, "a", "b")


def test_threats_are_what_completes_an_alignment() -> None:
    source = random.Random(6)
    for _ in range(60):
        board: list[int | None] = [*source.sample(range(16), 9), *[None] * 7]
        source.shuffle(board)
        level = source.choice((1, 2, 3, 4))
        left = [piece for piece in range(16) if piece not in board]
        found = threats(board, 15, patterns(level))
        for square in (square for square in range(16) if board[square] is None):
            for piece in left:
                filled = [*board[:square], piece, *board[square + 1 :]]
                aligned = {
                    pattern
                    for pattern in patterns(level)
                    if square in pattern.squares and _aligned(filled, pattern.squares)
                }
                assert aligned == {
                    t.pattern for t in found if t.square == square and t.fitting >> piece & 1
                }
        one = source.randrange(16)
        assert threats_through(board, 15, one, level) == [
            threat for threat in found if one in threat.pattern.squares
        ]


def _aligned(board: list[int | None], squares: tuple[int, ...]) -> bool:
    pieces = [piece for square in squares if (piece := board[square]) is not None]
    if len(pieces) < 4:
        return False
    return any(len({piece >> bit & 1 for piece in pieces}) == 1 for bit in range(4))
