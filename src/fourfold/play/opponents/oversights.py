"""What the opponents overlook, measured in positions that are made for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fourfold.jobs import Seed, item_seed
from fourfold.play.threats import Threat, completions
from fourfold.rules import (
    GIVES,
    PIECES,
    PLACES,
    Call,
    Game,
    Kind,
    Piece,
    Position,
    Rules,
    patterns,
)

from .attention import Sight, chance
from .players import OPPONENTS, Opponent

#: Chances as near as this are taken for the same.
_EQUAL: Final = 0.0005


@dataclass(frozen=True, slots=True)
class Missed:
    """How often an opponent overlooked a kind of pattern."""

    opponent: str
    kind: Kind
    games: int
    missed: int

    @property
    def rate(self) -> float:
        """The share of the games in which it was overlooked."""
        return self.missed / self.games


def measure_attention(games: int, seed: int = 1) -> Iterator[Missed]:
    """For every kind of pattern and opponent, in so many games: how often it is overlooked.

    In one half of the games the opponent has left an alignment standing, to be called; in the
    other the piece in hand completes a pattern, which must be placed and called. All opponents
    get the same games with the same seeds, and in games of the same number the same chance
    decides, whatever the kind: so the rates of different kinds can be compared.
    """
    for kind in Kind:
        missed = dict.fromkeys(OPPONENTS, 0)
        for number in range(games):
            source = random.Random(item_seed(seed, kind, number))
            game = left_standing(kind, source) if number % 2 else finishing(kind, source)
            own = _seed_for(game, chance(seed, number), source)
            for name, opponent in OPPONENTS.items():
                missed[name] += overlooks(opponent, game, own)
        for name, count in missed.items():
            yield Missed(name, kind, games, count)


def _seed_for(game: Game, wanted: float, source: random.Random) -> int:
    """A seed with which the one pattern that is to be seen in a game has this chance."""
    (pattern,) = {visible.pattern for visible in game.alignments or _wins(game)}
    about = f"{Sight.of(game, 1.0, 0).turn}\n{pattern}"
    while True:
        seed = source.getrandbits(64)
        if abs(chance(seed, about) - wanted) < _EQUAL:
            return seed


def overlooks(opponent: Opponent, game: Game, seed: Seed) -> bool:
    """Whether an opponent with something to call, or to complete and call, lets it pass."""
    if not _callable(game):
        game = game.play(opponent.choose(game, seed))
        if not _callable(game):
            return True
    action = opponent.choose(game, seed)
    return not (isinstance(action, Call) and game.play(action).outcome is not None)


def finishing(kind: Kind, source: random.Random) -> Game:
    """A game at the kind's level in which the piece in hand completes one pattern, of this kind.

    Nothing else can be completed with it: who does not complete this has not seen it.
    """
    of_kind = [pattern for pattern in patterns(kind.level) if pattern.kind is kind]
    while True:
        pieces = source.sample(PIECES, source.randint(5, 9))
        pattern = source.choice(of_kind)
        three = source.sample(pattern.squares, 3)
        others = [square for square in range(16) if square not in pattern.squares]
        squares = [*three, *source.sample(others, len(pieces) - 4)]
        board: list[Piece | None] = [None] * 16
        for square, piece in zip(squares, pieces, strict=False):
            board[square] = piece
        game = Game(Rules.at_level(kind.level), Position(board, pieces[-1]))
        if not game.alignments and [win.pattern for win in _wins(game)] == [pattern]:
            return game


def left_standing(kind: Kind, source: random.Random) -> Game:
    """A game in which the player to act can call one alignment, of this kind, that was missed."""
    game = finishing(kind, source)
    (win,) = _wins(game)
    game = game.play(PLACES[win.square])
    return game.play(GIVES[source.choice(game.position.remaining)])


def _wins(game: Game) -> list[Threat]:
    """What the piece in hand completes."""
    return completions(game, max(game.rules.levels))


def _callable(game: Game) -> bool:
    return game.to_act is not None and bool(game.callable(game.to_act))
