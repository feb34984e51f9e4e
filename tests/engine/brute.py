"""Values by trying everything, on the pure-Python rules: what the engine is compared with."""

from __future__ import annotations

import random

from fourfold import CallRule, Game, Player, Position, Rules, Trait
from fourfold.engine import Verdict

Answer = tuple[Verdict, int | None]


class BruteForce:
    """Plays out every game from a position under R14; remembers what it has seen."""

    def __init__(self, levels: tuple[int, int], traits: tuple[Trait, ...]) -> None:
        """`levels`: of the player to act in the positions that are asked about, and the other."""
        self.levels = levels
        self.traits = traits
        self._seen: dict[tuple[Position, Rules], Answer] = {}

    def answer(self, position: Position) -> Answer:
        """Value and distance of a position for the player to act."""
        return self._value(self.game(position))

    def game(self, position: Position) -> Game:
        """The automatic game that begins at this position, each at their own level."""
        mine, other = self.levels
        levels = (mine, other) if position.to_act is Player.FIRST else (other, mine)
        return Game(Rules(levels, self.traits, CallRule.AUTOMATIC), position)

    def turns(self, position: Position) -> dict[str, Answer]:
        """Every turn in its text form, with its value and distance for the player to act."""
        start = self.game(position)
        found: dict[str, Answer] = {}
        for action in start.legal_actions():
            game = start.play(action)
            if game.outcome is not None or game.to_act is not start.to_act:
                found[str(action)] = self._after(start, game)
                continue
            for gift in game.legal_actions():
                found[f"{action}{gift}"] = self._after(start, game.play(gift))
        return found

    def _value(self, game: Game) -> Answer:
        """For the player to act; a game that is over was a draw on a full board."""
        if game.outcome is not None:
            return Verdict.DRAW, None
        key = (game.position, game.rules)
        if key not in self._seen:
            answers = []
            for action in game.legal_actions():
                answers.append(self._after(game, game.play(action)))
                if answers[-1] == (Verdict.WIN, 1):
                    break
            self._seen[key] = min(answers, key=rank)
        return self._seen[key]

    def _after(self, before: Game, after: Game) -> Answer:
        """What an action is worth for the one who took it."""
        mover = before.to_act
        placed = after.position.placed - before.position.placed
        if after.outcome is not None:
            winner = after.outcome.winner
            if winner is None:
                return Verdict.DRAW, None
            return (Verdict.WIN if winner is mover else Verdict.LOSS), 1
        value, distance = self._value(after)
        if after.to_act is not mover:
            value = value.opposite
        return value, None if distance is None else distance + placed


def rank(answer: Answer) -> tuple[int, int]:
    """Best first: quick wins, draws, slow losses."""
    value, distance = answer
    if value is Verdict.WIN:
        return 0, distance or 0
    return (1, 0) if value is Verdict.DRAW else (2, -(distance or 0))


def random_position(source: random.Random, placed: int, *, hand: bool = True) -> Position:
    """A board with random pieces on random squares: alignments may stand on it, lapsed."""
    squares = source.sample(range(16), placed)
    pieces = source.sample(range(16), min(placed + 1, 16))
    board: list[int | None] = [None] * 16
    for square, piece in zip(squares, pieces, strict=False):
        board[square] = piece
    return Position(board, pieces[placed] if hand and placed < 16 else None)


def lapsed_alignments(game: Game) -> int:
    """How many alignments stand on the board that the game began with."""
    return len(game.alignments)


def wins_at_once(game: Game) -> bool:
    """Whether some placement of the piece in hand wins."""
    ends = (game.play(action).outcome for action in game.legal_actions())
    return any(end is not None and end.winner is game.to_act for end in ends)


__all__ = ["BruteForce", "lapsed_alignments", "random_position", "rank", "wins_at_once"]
