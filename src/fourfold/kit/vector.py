"""Thousands of games in one call, over NumPy arrays, on the native core.

>>> from fourfold import Rules
>>> games = VectorGames(4096, Rules.at_level(2), seed=1)
>>> for _ in range(100):
...     games.step(games.sample())
>>> games.observations.shape, games.masks.shape
((4096, 108), (4096, 63))

Give and place are decisions of their own, and so is a call. Their numbers are those of
`fourfold.kit.numbering`. The arrays are the memory of the games: read-only, and written again by
the next step. Copy what must last longer.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from .extras import MissingExtra

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    raise MissingExtra("numpy", "NumPy") from error

from fourfold import _native
from fourfold.rules.outcome import Reason
from fourfold.rules.position import Position
from fourfold.rules.rules import CallRule, FalseCall, Rules

from .numbering import DECISION_COUNT, DECISIONS
from .views import Views

#: Leaves a game as it is, in an array of decisions.
SKIP: Final = -1
#: The largest number of games in one batch.
MOST_GAMES: Final = 2**24
#: How many numbers a player sees of a game.
OBSERVATION_SIZE: Final = 108
#: What `VectorGames.endings` counts; None while a game continues.
ENDINGS: Final = (None, Reason.QUARTO, Reason.CAUGHT, Reason.FALSE_CALL, Reason.FULL_BOARD)

_CALLS: Final = {CallRule.OFFICIAL: 0, CallRule.STANDING: 1, CallRule.AUTOMATIC: 2}
_SEEDS: Final = 2**64

Numbers = npt.NDArray[np.int64]


class VectorGames:
    """Many games of the same rules, each at its own place.

    A game that ends begins again in the same step; with `automatic_reset=False` it stays as it is,
    and takes only `SKIP` until `reset`. Clocks and editions of the rules have no meaning here.

    Args:
        count: how many games, 1 to 16,777,216.
        rules: levels, handicap, traits in play, the way of calling, what a false call costs.
        start: the position in which every game begins.
        seed: for `sample` and `random_symmetries`; drawn by the system when it is None.
        automatic_reset: whether a game that ends begins again in the same step.

    Raises:
        ValueError: the count or the seed is out of its range, or no decision is left at the start.
        MemoryError: there is not enough memory for so many games.
    """

    #: What the player to act sees of each game, int8: docs/kit/vector.md has the meaning.
    observations: npt.NDArray[np.int8]
    #: The legal decisions of each game.
    masks: npt.NDArray[np.bool_]
    #: What the last step was worth to the first and the second player: 1, 0 or -1.
    rewards: npt.NDArray[np.float32]
    #: Whether the last step ended the game.
    ended: npt.NDArray[np.bool_]
    #: How the last step ended the game, a place in `ENDINGS`.
    endings: npt.NDArray[np.uint8]
    #: Who decides next, 0 the first player, 1 the second; after the end, who decided last.
    players: npt.NDArray[np.uint8]
    #: Board and hand in 17 bytes, 255 for no piece: what `fourfold.engine.solve_many` reads.
    positions: npt.NDArray[np.uint8]

    def __init__(
        self,
        count: int,
        rules: Rules = Rules(),  # noqa: B008  # frozen
        *,
        start: Position = Position(),  # noqa: B008  # frozen
        seed: int | None = None,
        automatic_reset: bool = True,
    ) -> None:
        if not isinstance(count, int) or not 1 <= count <= MOST_GAMES:
            raise ValueError(f"the number of games must be 1 to {MOST_GAMES:,}, not {count!r}")
        self.rules = rules
        self.start = start
        self.automatic_reset = automatic_reset
        self.views = Views(rules)
        first, second = rules.levels
        self._games = _native.GameBatch(
            count,
            first,
            second,
            rules.trait_mask,
            calling=_CALLS[rules.call],
            false_call_loses=rules.false_call is FalseCall.LOSES,
            automatic_reset=automatic_reset,
            start=_packed(start),
            squares=self.views.squares,
            pieces=self.views.pieces,
        )
        for name in ("observations", "masks", "rewards", "ended", "endings", "players"):
            setattr(self, name, getattr(self._games, name))
        self.positions = self._games.positions
        self.seed(seed)

    def __len__(self) -> int:
        return len(self.ended)

    def seed(self, seed: int | None = None) -> None:
        """Begin the random sequences again; the games stay as they are.

        Raises:
            ValueError: the seed is not a whole number from 0 to 2**64 - 1.
        """
        if seed is None:
            seed = secrets.randbelow(_SEEDS)
        if not isinstance(seed, int | np.integer) or not 0 <= seed < _SEEDS:
            raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
        self._games.seed(int(seed))
        self._random = np.random.default_rng(int(seed))

    def reset(self, which: npt.NDArray[np.bool_] | None = None, *, seed: int | None = None) -> None:
        """Begin all games again, or those where `which` is true.

        Raises:
            ValueError: `which` is not one truth value for each game.
        """
        if which is not None:
            which = self._checked(which, "games to reset")
            if which.dtype != np.bool_:
                raise ValueError(f"games to reset must be truth values, not {which.dtype}")
            which = np.ascontiguousarray(which)
        if seed is not None:
            self.seed(seed)
        self._games.reset(which)

    def step(self, decisions: npt.NDArray[np.integer]) -> None:
        """Play one decision in every game; the arrays then show what it led to.

        Raises:
            ValueError: there is not one number for each game, or a decision is illegal. The message
                names the game and the decision, and nothing has changed.
        """
        numbers = self._numbers(decisions, "decisions")
        refused = self._games.step(numbers)
        if refused is not None:
            raise ValueError(self._explain(refused, int(numbers[refused])))

    def sample(self) -> Numbers:
        """A legal decision for each game, each as likely as the others; `SKIP` after the end."""
        decisions = np.empty(len(self), np.int64)
        self._games.sample(decisions)
        return decisions

    def random_symmetries(self) -> Numbers:
        """A random symmetry for each game."""
        return self._random.integers(self.views.count, size=len(self))

    def look(
        self, symmetries: npt.NDArray[np.integer]
    ) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.bool_]]:
        """Observations and masks of the games, each seen through a symmetry (`views`).

        Both are new arrays. A decision chosen by them is one of the view:
        `views.decisions_behind` gives the decision of the game.

        Raises:
            ValueError: there is not one number for each game, or one is not that of a symmetry.
        """
        numbers = self._numbers(symmetries, "symmetries")
        observations = np.empty((len(self), OBSERVATION_SIZE), np.int8)
        masks = np.empty((len(self), DECISION_COUNT), np.bool_)
        refused = self._games.look(numbers, observations, masks)
        if refused is not None:
            raise ValueError(
                f"game {refused}: a symmetry is a number from 0 to {self.views.count - 1}, "
                f"not {numbers[refused]}"
            )
        return observations, masks

    def position(self, game: int) -> Position:
        """The position of one game."""
        *board, hand = (None if piece == 255 else int(piece) for piece in self.positions[game])
        return Position(board, hand)

    def _numbers(self, given: npt.NDArray[np.integer], name: str) -> Numbers:
        array = self._checked(given, name)
        if array.dtype.kind not in "iu" or not np.can_cast(array.dtype, np.int64, "safe"):
            raise ValueError(f"{name} must be whole numbers that int64 holds, not {array.dtype}")
        return np.ascontiguousarray(array, np.int64)

    def _checked(self, given: npt.NDArray[Any], name: str) -> npt.NDArray[Any]:
        array = np.asarray(given)
        if array.shape != (len(self),):
            raise ValueError(
                f"{name} must have the shape ({len(self)},), one for each game, not {array.shape}"
            )
        return array

    def _explain(self, game: int, decision: int) -> str:
        if not 0 <= decision < DECISION_COUNT:
            last = DECISION_COUNT - 1
            return f"game {game}: a decision is a number from {SKIP} to {last}, not {decision}"
        words = f"game {game}: decision {decision} ({DECISIONS[decision]}) is illegal"
        if not self.masks[game].any():
            return f"{words}: the game is over"
        return f"{words} at {self.position(game)}"


def _packed(position: Position) -> bytes:
    """Board and hand in 17 bytes, as the core reads them."""
    return bytes(255 if piece is None else piece for piece in (*position.board, position.hand))
