"""Computer opponents, from somebody's first game ever to perfect play.

Weakness is human: a weaker opponent overlooks patterns (see `attention`), thinks fewer placements
ahead and is sometimes careless; nothing is random but the choice between turns that look the same
to it. So in games with calls it can miss its own quarto, miss yours, and be caught.

>>> from fourfold import Game
>>> opponent = OPPONENTS["casual"]
>>> opponent.choose(Game(), seed=1) == opponent.choose(Game(), seed=1)
True
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fourfold.engine import TurnValue, Verdict, evaluate, look_ahead
from fourfold.jobs import Seed, item_seed
from fourfold.play.threats import Threat, threats, threats_through
from fourfold.play.values import worth
from fourfold.rules import (
    GIVES,
    PLACES,
    TRAITS,
    Action,
    Call,
    FalseCall,
    Game,
    Pattern,
    Phase,
    Player,
    Position,
    Status,
    Trait,
    patterns,
)
from fourfold.rules.pieces import shared_values

from .attention import Sight, chance
from .perfect import perfect_action

#: Nobody thinks ahead with fewer pieces placed than this, by the higher level of the two: there is
#: nothing to see yet, and much to compute.
_FIRST_THOUGHT: Final = {1: 7, 2: 5, 3: 4, 4: 4}
#: With fewer pieces placed than this, all turns are in the books.
_OPENING: Final = 4
#: How a turn looks: nothing in sight, won at once, lost at once.
_NEUTRAL, _WON, _LOST = 0, 100, -100


@dataclass(frozen=True, slots=True)
class Opponent:
    """A computer opponent: how well it looks, how far it thinks, how careless it is."""

    #: Its name in commands and records; people read `opponent-<id>-name`.
    id: str
    #: The chance to overlook a turned square in a turn; other patterns less (`UNFAMILIAR`).
    blur: float
    #: How many placements it thinks ahead: -1 gives any piece, 0 thinks of the gift only when it
    #: must give, 1 already while placing, more as far as that; None to the end of the game.
    horizon: int | None
    #: The chance to be careless in a turn: to think no further than 1, or one step less.
    lapse: float = 0.0
    #: The chance of a false call, where it costs nothing and something looks like an alignment.
    rash: float = 0.0
    #: Whether it knows the openings by heart, where there are books.
    opening: bool = False

    @property
    def perfect(self) -> bool:
        """Whether it never errs."""
        return self.horizon is None

    def choose(self, game: Game, seed: Seed | random.Random) -> Action:
        """What it does now: always legal, and always the same in this game with this seed.

        With a random source instead of a seed every action is a new look at the board.
        """
        player = game.to_act
        if player is None:
            raise ValueError(f"the game is over: {game.outcome}")
        if isinstance(seed, random.Random):
            seed = seed.getrandbits(64)
        sight = Sight.of(game, self.blur, seed)
        call = self._call(game, player, sight)
        if call is not None:
            return call
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal[0]
        source = random.Random(item_seed(seed, game.position))
        if self.horizon is None:
            return perfect_action(game, source)
        return self._think(game, player, sight, self.horizon).action(source)

    def judge(self, game: Game, player: Player, seed: Seed) -> Verdict:
        """What it believes the game is worth for a player, to act or not.

        As far as it sees and thinks ahead at all, with the same sight as when it chooses: where
        nothing is in sight, that is a draw.
        """
        actor = game.to_act
        if actor is None:
            raise ValueError(f"the game is over: {game.outcome}")
        if self.horizon is None:
            verdict = worth(game, distance=False).value
        else:
            verdict = self._outlook(game, actor, seed, self.horizon)
        return verdict if actor is player else verdict.opposite

    def _outlook(self, game: Game, actor: Player, seed: Seed, horizon: int) -> Verdict:
        """What the game looks like for the player to act."""
        sight = Sight.of(game, self.blur, seed)
        if any(sight.sees(alignment.pattern) for alignment in game.callable(actor)):
            return Verdict.WIN
        if game.phase is not Phase.PLACE and _exposed(game, actor.other, sight):
            return Verdict.LOSS
        score = self._think(game, actor, sight, horizon).outlook()
        if score == _NEUTRAL:
            return Verdict.DRAW
        return Verdict.WIN if score > _NEUTRAL else Verdict.LOSS

    def _think(self, game: Game, player: Player, sight: Sight, horizon: int) -> _Thought:
        if chance(sight.seed, sight.turn, "lapse") < self.lapse:
            horizon = min(horizon - 1, 1)
        opening = self.opening and horizon == self.horizon
        return _Thought(game, player, sight, horizon, opening)

    def _call(self, game: Game, player: Player, sight: Sight) -> Call | None:
        """The alignment that it sees, or rarely thinks to see."""
        for alignment in game.callable(player):
            if sight.sees(alignment.pattern):
                return Call(alignment.squares)
        if not self.rash or not game.may_call or game.refused_calls:
            return None
        if game.rules.false_call is FalseCall.LOSES:
            return None
        if chance(sight.seed, sight.turn, game.phase, "rash") >= self.rash:
            return None
        alike = list(_alike(game, player))
        return Call(min(alike, key=lambda p: chance(sight.seed, p)).squares) if alike else None


#: From the weakest to the strongest.
OPPONENTS: Final[dict[str, Opponent]] = {
    opponent.id: opponent
    for opponent in (
        Opponent("newcomer", blur=0.925, horizon=0, lapse=0.3, rash=0.03),
        Opponent("beginner", blur=0.8, horizon=0, rash=0.01),
        Opponent("casual", blur=0.6, horizon=1),
        Opponent("attentive", blur=0.385, horizon=1),
        Opponent("experienced", blur=0.22, horizon=3, lapse=0.32),
        Opponent("strong", blur=0.11, horizon=5, lapse=0.2),
        Opponent("expert", blur=0.075, horizon=9, lapse=0.22, opening=True),
        Opponent("master", blur=0.015, horizon=9, lapse=0.055, opening=True),
        Opponent("perfect", blur=0.0, horizon=None),
    )
}


class _Thought:
    """What a player with a limited horizon thinks in one turn."""

    def __init__(
        self, game: Game, player: Player, sight: Sight, horizon: int, opening: bool
    ) -> None:
        self.position = game.position
        self.board = game.position.board
        self.mask = game.rules.trait_mask
        self.mine, self.other = game.rules.levels_of(player)
        self.highest = max(self.mine, self.other)
        self.traits = game.rules.traits
        self.sight = sight
        self.horizon = horizon
        self.opening = opening and game.rules.traits == TRAITS
        self.seen = self._noticed(threats(self.board, self.mask, patterns(self.highest)))

    def action(self, source: random.Random) -> Action:
        """The action that looks best; between equals the source decides."""
        best = _best(list(self._options()), source)
        return GIVES[best] if self.position.hand is None else PLACES[best]

    def outlook(self) -> int:
        """How the action that looks best looks; neutral when there is nothing left to do."""
        return max((score for _, score in self._options()), default=_NEUTRAL)

    def _options(self) -> Iterator[tuple[int, int]]:
        """Gifts, or squares, and how they look."""
        if self.position.hand is not None:
            return self._placements()
        poisoned = self._poisoned(self.seen) if self.horizon >= 0 else 0
        return self._gifts(poisoned, self._foreseen(), None)

    def _placements(self) -> Iterator[tuple[int, int]]:
        """Squares, once for every piece that can be given after it, and how they look."""
        hand = self.position.hand
        assert hand is not None, "asked only with a piece to place"
        made = [threat for threat in self.seen if threat.fits(hand)]
        wins = [threat.square for threat in made if threat.pattern.level <= self.mine]
        if wins:
            yield from ((square, _WON) for square in wins)
            return
        losses = {threat.square for threat in made}
        foreseen = self._foreseen()
        for square in self.position.empty_squares:
            if square in losses:
                yield square, _LOST
            elif self.horizon <= 0 or not self.position.remaining:
                yield square, _NEUTRAL
            else:
                board = [*self.board[:square], hand, *self.board[square + 1 :]]
                new = threats_through(board, self.mask, square, self.other)
                left = [t for t in self.seen if t.square != square]
                poisoned = self._poisoned(left + self._noticed(new))
                for _, score in self._gifts(poisoned, foreseen, square):
                    yield square, score

    def _gifts(
        self, poisoned: int, foreseen: dict[tuple[int | None, int], int], square: int | None
    ) -> Iterator[tuple[int, int]]:
        for piece in self.position.remaining:
            bad = poisoned >> piece & 1
            yield piece, _LOST + 1 if bad else foreseen.get((square, piece), _NEUTRAL)

    def _noticed(self, listed: list[Threat]) -> list[Threat]:
        return [threat for threat in listed if self.sight.sees(threat.pattern)]

    def _poisoned(self, listed: list[Threat]) -> int:
        """The pieces with which the opponent would win at once, as far as noticed."""
        pieces = 0
        for threat in listed:
            if threat.pattern.level <= self.other:
                pieces |= threat.fitting
        return pieces

    def _foreseen(self) -> dict[tuple[int | None, int], int]:
        """The turns that win or lose within the horizon, but not at once; near is more."""
        if self.opening and self.position.placed < _OPENING:
            return self._by_heart()
        if self.horizon < 2 or self.position.placed < _FIRST_THOUGHT[self.highest]:
            return {}
        levels = (self.mine, self.other)
        # Distances count placements: a win with the next but one is 2 away for the giver.
        nearest = 2 if self.position.hand is None else 3
        scores: dict[tuple[int | None, int], int] = {}
        for turn in _turns_ahead(self.position, levels, self.traits, self.horizon):
            far = turn.distance
            if far is None or turn.gift is None or far < nearest:
                continue
            won = turn.value is Verdict.WIN
            scores[turn.square, turn.gift] = _WON - far if won else _LOST + far
        return scores

    def _by_heart(self) -> dict[tuple[int | None, int], int]:
        """The turns that win or lose sooner or later, as the books have them."""
        turns = evaluate(self.position, (self.mine, self.other), self.traits).turns
        known = {Verdict.WIN: _WON // 2, Verdict.DRAW: _NEUTRAL, Verdict.LOSS: _LOST // 2}
        return {
            (turn.square, turn.gift): known[turn.value] for turn in turns if turn.gift is not None
        }


@lru_cache(maxsize=256)
def _turns_ahead(
    position: Position, levels: tuple[int, int], traits: tuple[Trait, ...], horizon: int
) -> tuple[TurnValue, ...]:
    """What can be foreseen; kept, for those who look at one position many times (grading)."""
    return look_ahead(position, levels, traits, horizon=horizon).turns


def _best(scored: list[tuple[int, int]], source: random.Random) -> int:
    highest = max(score for _, score in scored)
    return source.choice([option for option, score in scored if score == highest])


def _exposed(game: Game, player: Player, sight: Sight) -> bool:
    """Whether a player can call something as soon as it is their turn, as far as noticed."""
    level = game.rules.level(player)
    return any(
        alignment.status is not Status.LAPSED
        and alignment.pattern.level <= level
        and sight.sees(alignment.pattern)
        for alignment in game.alignments
    )


def _alike(game: Game, player: Player) -> Iterator[Pattern]:
    """Full patterns that cannot be called, but look as if: lapsed, or three of a kind."""
    board = game.position.board
    good = {alignment.pattern for alignment in game.callable(player)}
    for pattern in patterns(game.rules.level(player)):
        pieces = [piece for square in pattern.squares if (piece := board[square]) is not None]
        if len(pieces) < 4 or pattern in good:
            continue
        for left_out in range(4):
            if shared_values(pieces[:left_out] + pieces[left_out + 1 :], game.rules.traits):
                yield pattern
                break
