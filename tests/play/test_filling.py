"""Filling the board: what can be reached is compared with trying every way to go on."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest

from fourfold import IllegalAction, Piece, Position, Square, Trait
from fourfold.engine import Handle, SearchStopped, fill_board
from fourfold.play.filling import MOST, Filling, Goal
from fourfold.rules import TRAITS, InvalidValue, patterns

SUBSETS = [chosen for size in (1, 2, 3, 4) for chosen in combinations(TRAITS, size)]
_BITS = {Trait.COLOUR: 8, Trait.SHAPE: 4, Trait.HEIGHT: 2, Trait.FILL: 1}


def alignments(board: list[int], level: int, traits: tuple[Trait, ...]) -> int:
    """How many patterns share something, counted plainly (R5, R6)."""
    return sum(
        any(len({board[s] & _BITS[trait] for s in pattern.squares}) == 1 for trait in traits)
        for pattern in patterns(level)
    )


def ends(position: Position, level: int, traits: tuple[Trait, ...]) -> set[int]:
    """The numbers of alignments that a board can end with."""
    found = set()
    for rest in permutations(position.remaining):
        left = iter(rest)
        board = [int(next(left)) if piece is None else int(piece) for piece in position.board]
        found.add(alignments(board, level, traits))
    return found


def random_board(rng: random.Random, placed: int) -> Position:
    board: list[int | None] = [None] * 16
    for square, piece in zip(
        rng.sample(range(16), placed), rng.sample(range(16), placed), strict=True
    ):
        board[square] = piece
    return Position(board)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_outlooks_are_what_trying_everything_finds(level: int) -> None:
    rng = random.Random(f"filling {level}")
    for number in range(25):
        position, traits = random_board(rng, rng.randint(11, 16)), rng.choice(SUBSETS)
        possible = ends(position, level, traits)
        fewest = Filling(Goal.NONE, level, traits, position)
        most = Filling(Goal.MOST, level, traits, position)
        for filling, best in ((fewest, min(possible)), (most, max(possible))):
            found = filling.outlook(seed=number)
            assert found.number == best, (filling, possible)
            assert found.example.placed == 16
            kept = zip(position.board, found.example.board, strict=True)
            assert all(before in (None, after) for before, after in kept)
            board = [int(piece) for piece in found.example.board if piece is not None]
            assert alignments(board, level, traits) == best
        assert fewest.possible() == (0 in possible)
        for reach in range(31):
            assert fewest.reaches(reach) == (min(possible) <= reach)
            assert most.reaches(reach) == (max(possible) >= reach)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("traits", SUBSETS, ids=lambda traits: ",".join(map(str, traits)))
def test_r6_the_most_for_every_choice_of_traits(level: int, traits: tuple[Trait, ...]) -> None:
    """The table, proven: a board with so many, and none with more."""
    found = Filling(Goal.MOST, level, traits).outlook()
    board = [int(piece) for piece in found.example.board if piece is not None]
    assert found.number == MOST[level, len(traits)] == alignments(board, level, traits)
    assert fill_board(Position(), level, traits, least=found.number + 1) is None
    none = Filling(Goal.NONE, level, traits).outlook()
    assert none.number == none.example.placed - 16 == 0


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_following_hints_solves_it(goal: Goal, level: int) -> None:
    for seed in range(3):
        filling = Filling(goal, level)
        while (hint := filling.hint(seed=seed)) is not None:
            filling = filling.place(*hint)
            assert filling.possible()
        assert filling.solved
        assert filling.outlook().number == filling.target


def test_hints_make_the_best_of_a_lost_board() -> None:
    rng = random.Random("lost")
    for goal in Goal:
        for _ in range(10):
            filling = Filling(goal, 2, position=random_board(rng, 9))
            best = filling.outlook().number
            while (hint := filling.hint()) is not None:
                filling = filling.place(*hint)
            assert len(filling.alignments) == best


def test_keeping_and_in_the_way() -> None:
    rng = random.Random("keeping")
    for goal in Goal:
        for _ in range(12):
            filling = Filling(goal, 2, position=random_board(rng, 10))
            best = filling.outlook().number
            square = filling.position.empty_squares[0]
            for piece in filling.position.remaining:
                after = filling.place(piece, square).outlook().number
                assert (piece in filling.keeping(square)) == (after == best)
            blocking = filling.in_the_way()
            for place, there in enumerate(filling.position.board):
                if there is not None and not filling.possible():
                    freed = filling.remove(Square(place)).outlook().number == filling.target
                    assert (place in blocking) == freed
            assert not (blocking and filling.possible())


def test_placing_and_removing() -> None:
    filling = Filling().place(Piece(3), Square(0))
    with pytest.raises(IllegalAction, match="square a1 is occupied by piece 3"):
        filling.place(Piece(4), Square(0))
    with pytest.raises(IllegalAction, match="piece 3 is no longer available"):
        filling.place(Piece(3), Square(1))
    with pytest.raises(ValueError, match="there is no piece on b1"):
        filling.remove(Square(1))
    assert filling.remove(Square(0)) == Filling()


def test_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="no piece in hand"):
        Filling(position=Position.parse("..../..../..../.... 3"))
    with pytest.raises(InvalidValue):
        Filling(level=7)
    with pytest.raises(ValueError, match="a seed is"):
        fill_board(Position(), seed=-1)
    handle = Handle()
    handle.cancel()
    with pytest.raises(SearchStopped):
        fill_board(Position(), 4, TRAITS[:3], least=27, handle=handle)
