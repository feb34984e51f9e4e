"""The game for Gymnasium: one player against a built-in strength, `fourfold/Quarto-v0`.

>>> import gymnasium
>>> import fourfold.kit.environments.gym
>>> env = gymnasium.make("fourfold/Quarto-v0", opponent="casual", seat="first")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, int(info["action_mask"].sum())
((108,), 16)
"""

from __future__ import annotations

from operator import index
from typing import Any, Final

from fourfold.kit.extras import MissingExtra

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise MissingExtra("gymnasium", "Gymnasium") from error

from fourfold.kit.numbering import DECISION_COUNT, DECISIONS, decisions
from fourfold.kit.observations import HIGHEST, LOWEST, Row, action_mask, observation
from fourfold.play.opponents import OPPONENTS
from fourfold.rules import Action, Game, Player

from .settings import begin_again, check_opponent, check_seat, new_game, reward

#: The name in Gymnasium's registry.
ID: Final = "fourfold/Quarto-v0"


class QuartoEnv(gymnasium.Env[Row, np.int64]):
    """A game against a computer opponent, which answers within the same step.

    `opponent` is a strength (`newcomer` to `perfect`) or `random`, `seat` is `first`, `second` or
    `random` (drawn by the seed at each reset); other settings as for `new_game`. The mask is in
    `info["action_mask"]`. A decision outside it ends the game and loses it: the reward is -1 and
    `info["illegal"]` is true. `reset(options={"position": ...})` begins elsewhere; if the opponent
    ends the game before this player's first decision, the first step has the result.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012  # as the base has it

    def __init__(
        self,
        opponent: str = "casual",
        seat: str = "random",
        render_mode: str | None = None,
        **settings: Any,  # noqa: ANN401  # those of new_game
    ) -> None:
        check_opponent(opponent)
        check_seat(seat)
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is 'ansi', 'human' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.observation_space = spaces.Box(low=LOWEST, high=HIGHEST, dtype=np.int8)
        self.action_space = spaces.Discrete(DECISION_COUNT)
        self.opponent = OPPONENTS.get(opponent)
        self.seat = seat
        self._start = self.game = new_game(**settings)
        self.player = Player.FIRST
        self._seed = 0
        self._illegal = False
        self._over = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin again; the opponent plays until it is this player's turn."""
        game = begin_again(self._start, options)
        super().reset(seed=seed)
        drawn = list(Player)[int(self.np_random.integers(2))]
        self.player = drawn if self.seat == "random" else Player.parse(self.seat)
        self._seed = int(self.np_random.integers(2**62))
        self._illegal = self._over = False
        self._continue(game)
        return self._view(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Play a decision, and the opponent's after it.

        Raises:
            ValueError: the game is over.
            TypeError: the decision is not a whole number.
        """
        if self._over:
            raise ValueError("the game is over: call reset first")
        chosen = index(action)
        if chosen in decisions(self.game):
            self._continue(self.game.play(DECISIONS[chosen]))
        elif self.game.outcome is None:
            self._illegal = True
        self._over = self._illegal or self.game.outcome is not None
        result = -1.0 if self._illegal else reward(self.game.outcome, self.player)
        return self._view(), result, self._over, False, self._info()

    def action_masks(self) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """The mask as learning libraries with masked actions ask for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """The board and the hand in a line: returned as text, or printed for people."""
        text = str(self.game.position)
        if self.render_mode == "human":
            print(text)  # noqa: T201  # what the framework asks of this mode
            return None
        return text

    def _continue(self, game: Game) -> None:
        """Let the opponent play until it is the player's turn, or the game is over."""
        while game.to_act is self.player.other:
            game = game.play(self._decide(game))
        self.game = game
        if self.render_mode == "human":
            self.render()

    def _decide(self, game: Game) -> Action:
        if self.opponent is None:
            return DECISIONS[int(self.np_random.choice(decisions(game)))]
        return self.opponent.choose(game, self._seed)

    def _view(self) -> Row:
        return observation(self.game, self.player)

    def _mask(self) -> Row:
        mask = action_mask(self.game, self.player)
        return np.zeros_like(mask) if self._illegal else mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "illegal": self._illegal}


if ID not in gymnasium.registry:
    gymnasium.register(
        ID,
        entry_point="fourfold.kit.environments.gym:QuartoEnv",
        vector_entry_point="fourfold.kit.environments.gym_vector:QuartoVectorEnv",
    )
