"""Many games for Gymnasium in one call: `gymnasium.make_vec("fourfold/Quarto-v0", num_envs=1024)`.

>>> import gymnasium
>>> import fourfold.kit.environments.gym
>>> envs = gymnasium.make_vec("fourfold/Quarto-v0", num_envs=3, opponent="random")
>>> observations, info = envs.reset(seed=1)
>>> observations.shape, info["action_mask"].shape
((3, 108), (3, 63))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fourfold.kit.extras import MissingExtra

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingExtra("gymnasium", "Gymnasium") from error

from fourfold.kit.numbering import DECISION_COUNT, DECISIONS, number_of
from fourfold.kit.observations import HIGHEST, LOWEST
from fourfold.kit.vector import SKIP, VectorGames
from fourfold.play.opponents import OPPONENTS
from fourfold.rules import Game, Player

from .settings import check_opponent, check_seat, new_game

_PLAYERS: Final = tuple(Player)
#: Where an observation has the levels of the player and of the opponent.
_LEVELS: Final = slice(106, 108)

Views = npt.NDArray[np.int8]
Choices = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


class QuartoVectorEnv(VectorEnv[Views, Choices, npt.NDArray[Any]]):
    """Many games against a computer opponent, on the native core.

    Settings as for `QuartoEnv`; with the same seeds and decisions, the games are those of
    Gymnasium's `SyncVectorEnv` over it. Against a built-in strength, thinking of its turns takes
    most of the time; `opponent="random"` needs no Python per game, and draws other chances than
    the single environment does. A game that ended begins again with the next step (`NEXT_STEP`),
    which ignores its decision.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as the base has it
        "render_modes": ["ansi"],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        opponent: str = "casual",
        seat: str = "random",
        render_mode: str | None = None,
        **settings: Any,  # noqa: ANN401  # those of new_game
    ) -> None:
        check_opponent(opponent)
        check_seat(seat)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is 'ansi' or None, not {render_mode!r}")
        self._start = new_game(**settings)
        rules = self._start.rules
        self._games = VectorGames(
            num_envs, rules, start=self._start.position, automatic_reset=False
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.seat = seat
        self.opponent = OPPONENTS.get(opponent)
        self.single_observation_space = spaces.Box(low=LOWEST, high=HIGHEST, dtype=np.int8)
        self.single_action_space = spaces.Discrete(DECISION_COUNT)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._levels = np.array([rules.levels_of(player) for player in _PLAYERS], np.int8)
        self._sources: list[np.random.Generator] = []
        #: What a built-in strength looks at; the random opponent needs none.
        self._seen: list[Game] = [self._start] * num_envs
        self._seeds = np.zeros(num_envs, np.int64)
        self._seats = np.zeros(num_envs, np.uint8)
        self._over = np.zeros(num_envs, np.bool_)
        self._illegal = np.zeros(num_envs, np.bool_)
        #: Games that the opponent ended before the player's first decision, and what they are
        #: worth: the next step says so, as in the single environment.
        self._early: Flags = np.zeros(num_envs, np.bool_)
        self._early_rewards = np.zeros(num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Views, dict[str, Any]]:
        """Begin all games again; a whole number n seeds the games with n, n + 1 …

        Raises:
            ValueError: there is not one seed for each game, or there are options: the games begin
                where the settings say.
        """
        if options:
            raise ValueError(f"there are no options for many games, but got {sorted(options)}")
        self._seed(seed)
        everywhere = np.ones(self.num_envs, np.bool_)
        self._begin(everywhere)
        self._early_rewards = np.zeros(self.num_envs)
        self._answer(self._early_rewards)
        self._early = self._ended()
        return self._views(), self._info()

    def step(
        self, actions: Choices
    ) -> tuple[Views, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play a decision in every game, and the opponent's after it.

        Raises:
            ValueError: there is not one whole number for each game.
        """
        if not self._sources:
            raise ValueError("the games have not begun: call reset first")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {self.num_envs} whole numbers, one for each game, "
                f"not {chosen.dtype} in the shape {chosen.shape}"
            )
        again = self._over
        inside = (chosen >= 0) & (chosen < DECISION_COUNT)
        allowed = np.zeros(self.num_envs, np.bool_)
        places = np.flatnonzero(inside)
        allowed[places] = self._games.masks[places, chosen[places]]
        illegal = ~allowed & ~again & ~self._early
        rewards = np.where(self._early, self._early_rewards, 0.0)
        self._play(np.where(allowed & ~again, chosen, SKIP), rewards)
        self._begin(again)
        self._illegal = illegal
        self._answer(rewards)
        rewards[illegal] = -1.0
        ended = self._ended()
        self._early, self._early_rewards = again & ended, rewards.copy()
        rewards[again] = 0.0
        self._over = illegal | (ended & ~again)
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._views(), rewards, self._over.copy(), truncations, self._info()

    def render(self) -> tuple[str, ...]:
        """The board and the hand of each game in a line."""
        return tuple(str(self._games.position(index)) for index in range(self.num_envs))

    def _seed(self, seed: int | Sequence[int | None] | None) -> None:
        """Give every game chances of its own; those that have some keep them without a seed."""
        if seed is None:
            seeds: list[int | None] = [None] * self.num_envs
        elif isinstance(seed, int | np.integer):
            seeds = [int(seed) + index for index in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"there must be {self.num_envs} seeds, one for each game")
        if not self._sources:
            self._sources = [seeding.np_random(each)[0] for each in seeds]
        else:
            for index, each in enumerate(seeds):
                if each is not None:
                    self._sources[index] = seeding.np_random(each)[0]
        if self.opponent is None:
            self._games.seed(int(self._sources[0].integers(2**62)))

    def _begin(self, which: Flags) -> None:
        """Begin some games again, and draw seats and seeds as the single environment does."""
        if not which.any():
            return
        self._games.reset(which)
        for index in np.flatnonzero(which):
            source = self._sources[index]
            drawn = int(source.integers(2))
            self._seats[index] = drawn if self.seat == "random" else Player.parse(self.seat).index
            self._seeds[index] = source.integers(2**62)
            self._seen[index] = self._start
        self._over = self._over & ~which
        self._illegal = self._illegal & ~which

    def _answer(self, rewards: npt.NDArray[np.float64]) -> None:
        """Let the opponent play in each game until it is the player's turn or the end."""
        while True:
            waiting = (self._games.players != self._seats) & self._games.masks.any(axis=1)
            waiting &= ~self._illegal
            if not waiting.any():
                return
            if self.opponent is None:
                decisions = np.where(waiting, self._games.sample(), SKIP)
            else:
                decisions = np.full(self.num_envs, SKIP)
                for index in np.flatnonzero(waiting):
                    seed = int(self._seeds[index])
                    decisions[index] = number_of(self.opponent.choose(self._seen[index], seed))
            self._play(decisions, rewards)

    def _play(self, decisions: Choices, rewards: npt.NDArray[np.float64]) -> None:
        """Play decisions of either side, and add what they are worth to the player."""
        self._games.step(decisions)
        rewards += self._games.rewards[np.arange(self.num_envs), self._seats]
        if self.opponent is not None:
            for index in np.flatnonzero(decisions != SKIP):
                self._seen[index] = self._seen[index].play(DECISIONS[decisions[index]])

    def _ended(self) -> Flags:
        """Where nothing is left to decide."""
        return np.logical_not(self._games.masks.any(axis=1))

    def _views(self) -> Views:
        """What the players see; after the end, not what the one who decided last does."""
        views = self._games.observations.copy()
        views[:, _LEVELS] = self._levels[self._seats]
        return views

    def _info(self) -> dict[str, Any]:
        masks = self._games.masks.astype(np.int8)
        masks[self._illegal] = 0
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": masks,
            "_action_mask": everywhere,
            "illegal": self._illegal.copy(),
            "_illegal": everywhere.copy(),
        }
