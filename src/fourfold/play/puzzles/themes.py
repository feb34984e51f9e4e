"""Which themes a position fits, as conditions that the solver can check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from fourfold.engine import TurnValue, Verdict, evaluate, solve
from fourfold.play.threats import completions
from fourfold.rules import TRAITS, Game, Kind, Position, Rules, Trait, Turn, by_seat

from .judging import Theme

Levels = tuple[int, int]

#: With fewer turns to choose from than this, or pieces to give, there is no puzzle.
LEAST_TURNS: Final = 8
LEAST_GIFTS: Final = 4
#: Bytes for the table of a search: these positions are small.
_MEMORY: Final = 16 * 2**20


@dataclass(frozen=True, slots=True)
class PuzzleKey:
    """What the solver says about a position that is a puzzle."""

    themes: tuple[Theme, ...]
    key: tuple[Turn, ...]
    value: Verdict
    distance: int | None


def find_key(
    position: Position, levels: Levels, traits: Sequence[Trait] = TRAITS
) -> PuzzleKey | None:
    """The themes that a position fits and its key, None when it fits none.

    >>> position = Position.parse("0.6./..../1..d/.f3. 2")
    >>> find_key(position, (1, 1)) is None
    True
    """
    game = Game(Rules(levels=by_seat(position.to_act, levels), traits=tuple(traits)), position)
    # An alignment that stands on the board was missed, and would confuse.
    if not _enough(position) or game.alignments:
        return None
    # Values first: they are quicker to find, and most positions are dismissed by them.
    evaluation = evaluate(position, levels, traits, memory=_MEMORY)
    keeping = _keeping(evaluation.turns)
    if evaluation.value is Verdict.LOSS or not _one_place(keeping):
        return None
    evaluation = evaluate(position, levels, traits, distance=True, memory=_MEMORY)
    keeping = _keeping(evaluation.turns)
    if any(turn.distance != evaluation.distance for turn in keeping):
        return None
    themes = tuple(_themes(game, keeping))
    if not themes:
        return None
    key = tuple(sorted((turn.turn for turn in keeping), key=str))
    return PuzzleKey(themes, key, evaluation.value, evaluation.distance)


def _themes(game: Game, keeping: list[TurnValue]) -> Iterator[Theme]:
    """The themes, given all turns that keep the value, equally good and on one square."""
    if game.position.hand is None:
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
    if turn.distance != 1 and _refutes(game):
        yield Theme.REFUTATION
    if turn.distance != 1 or _hidden(game):
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


def _hidden(game: Game) -> bool:
    """Whether a win at once takes a look: no row or column wins, unless traits are few."""
    if len(game.rules.traits) < len(TRAITS):
        return True
    level = game.rules.level(game.position.to_act)
    wins = [threat.pattern.kind for threat in completions(game, level)]
    plain = {Kind.ROW, Kind.COLUMN} | ({Kind.DIAGONAL} if level > 1 else set())
    return not plain.intersection(wins)


def _refutes(game: Game) -> bool:
    """Whether the piece in hand was a mistake: another one would not have lost."""
    before, rules = Position(game.position.board), game.rules
    levels = rules.levels_of(before.to_act)
    return solve(before, levels, rules.traits, memory=_MEMORY).value is not Verdict.LOSS
