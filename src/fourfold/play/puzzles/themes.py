"""Which themes a position fits, as conditions that the solver can check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from fourfold.engine import TurnValue, Verdict, evaluate, solve
from fourfold.play.opponents.attention import threats
from fourfold.rules import TRAITS, Kind, Position, Trait, Turn, patterns
from fourfold.rules.pieces import shared_values, trait_mask

from .judging import Theme

Levels = tuple[int, int]

#: With fewer turns to choose from than this, or pieces to give, there is no puzzle.
LEAST_TURNS: Final = 8
LEAST_GIFTS: Final = 4
#: Bytes for the table of a search: these positions are small.
_MEMORY: Final = 16 * 2**20


@dataclass(frozen=True, slots=True)
class Answer:
    """What the solver says about a position that is a puzzle."""

    themes: tuple[Theme, ...]
    key: tuple[Turn, ...]
    value: Verdict
    distance: int | None


def answer(position: Position, levels: Levels, traits: Sequence[Trait] = TRAITS) -> Answer | None:
    """The themes that a position fits and its key, None when it fits none.

    >>> position = Position.parse("0.6./..../1..d/.f3. 2")
    >>> answer(position, (1, 1)) is None
    True
    """
    if not _enough(position) or _aligned(position, max(levels), traits):
        return None
    # Values first: they are quicker to find, and most positions are dismissed by them.
    found = evaluate(position, levels, traits, memory=_MEMORY)
    keeping = _keeping(found.turns)
    if found.value is Verdict.LOSS or not _one_place(keeping):
        return None
    found = evaluate(position, levels, traits, distance=True, memory=_MEMORY)
    keeping = _keeping(found.turns)
    if any(turn.distance != found.distance for turn in keeping):
        return None
    themes = tuple(_themes(position, levels, traits, keeping))
    if not themes:
        return None
    key = tuple(sorted((turn.turn for turn in keeping), key=str))
    return Answer(themes, key, found.value, found.distance)


def _themes(
    position: Position, levels: Levels, traits: Sequence[Trait], keeping: list[TurnValue]
) -> Iterator[Theme]:
    """The themes, given all turns that keep the value, equally good and on one square."""
    if position.hand is None:
        if len(keeping) == 1:
            yield Theme.SAFE_PIECE
        return
    if len(keeping) > 1:
        yield Theme.ONLY_SQUARE
        return
    (turn,) = keeping
    if turn.value is Verdict.DRAW:
        yield Theme.SAVE_DRAW
        return
    # The rarer theme first: who chooses takes the first that is wanted.
    if turn.distance != 1 and _refutes(position, levels, traits):
        yield Theme.REFUTATION
    if turn.distance != 1 or _hidden(position, levels[0], traits):
        yield Theme.WIN


def _keeping(turns: Sequence[TurnValue]) -> list[TurnValue]:
    """The turns that keep the value; they come best first."""
    return [turn for turn in turns if turn.value is turns[0].value]


def _one_place(keeping: list[TurnValue]) -> bool:
    """Whether there is one gift, or one square, possibly with several gifts."""
    if keeping[0].square is None:
        return len(keeping) == 1
    return len({turn.square for turn in keeping}) == 1


def _enough(position: Position) -> bool:
    """Whether there is something to choose from."""
    gifts = len(position.remaining)
    if position.hand is None:
        return gifts >= LEAST_GIFTS
    return gifts * len(position.empty_squares) >= LEAST_TURNS


def _aligned(position: Position, level: int, traits: Sequence[Trait]) -> bool:
    """Whether an alignment stands on the board: something that was missed, and would confuse."""
    for pattern in patterns(level):
        pieces = [p for square in pattern.squares if (p := position.board[square]) is not None]
        if len(pieces) == 4 and shared_values(pieces, traits):
            return True
    return False


def _hidden(position: Position, level: int, traits: Sequence[Trait]) -> bool:
    """Whether a win at once takes a look: no row or column wins, unless traits are few."""
    if len(traits) < len(TRAITS):
        return True
    hand = position.hand
    assert hand is not None, "something is to be placed"
    found = threats(position.board, trait_mask(traits), patterns(level))
    wins = [threat.pattern.kind for threat in found if threat.fitting >> hand & 1]
    plain = {Kind.ROW, Kind.COLUMN} | ({Kind.DIAGONAL} if level > 1 else set())
    return not plain.intersection(wins)


def _refutes(position: Position, levels: Levels, traits: Sequence[Trait]) -> bool:
    """Whether the piece in hand was a mistake: another one would not have lost."""
    before = Position(position.board)
    return solve(before, levels[::-1], traits, memory=_MEMORY).value is not Verdict.LOSS
