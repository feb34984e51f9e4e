"""The game for PettingZoo: two agents, each decision a step, registered as `fourfold/quarto-v0`.

>>> import pettingzoo
>>> import fourfold.kit.environments.zoo
>>> env = pettingzoo.make("aec", "fourfold/quarto-v0", level=2)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.agent_selection, observation.shape, int(info["action_mask"].sum())
('player_0', (108,), 16)
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fourfold.kit.extras import MissingExtra

try:
    import numpy as np
    import pettingzoo  # type: ignore[import-untyped]  # it has no types
    from gymnasium import spaces
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # nor has it
except ImportError as error:
    raise MissingExtra("pettingzoo", "PettingZoo") from error

from fourfold.kit.numbering import DECISION_COUNT, DECISIONS, decisions
from fourfold.kit.observations import HIGHEST, LOWEST, Row, action_mask, observation
from fourfold.rules import Game, Player

from .settings import begin, new_game, reward

#: The name in PettingZoo's registry.
ID: Final = "fourfold/quarto-v0"
_AGENTS: Final = ("player_0", "player_1")
_SEATS: Final = dict(zip(_AGENTS, Player, strict=True))


class QuartoAEC(pettingzoo.AECEnv):  # type: ignore[misc]  # the base has no types
    """A game between two agents; gives, placements, calls and passes are steps of their own.

    Settings as for `new_game`. The mask is in `infos[agent]["action_mask"]`: 1 for what the rules
    allow, and every filled pattern can be called, so that it tells nothing. A decision outside it
    raises `ValueError` and changes nothing; in an environment made by `make` it loses instead.
    `reset(options={"position": ...})` begins elsewhere.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "human"],
        "name": "fourfold_quarto_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    _cumulative_rewards: dict[str, float]
    _game: Game

    def __init__(self, render_mode: str | None = None, **settings: Any) -> None:  # noqa: ANN401  # those of new_game
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is 'ansi', 'human' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self._start = new_game(**settings)
        self.possible_agents = list(_AGENTS)
        self.observation_spaces = {agent: _view_space() for agent in _AGENTS}
        self.action_spaces = {agent: spaces.Discrete(DECISION_COUNT) for agent in _AGENTS}
        self.state_space = _view_space()
        self._begin(self._start)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin again; nothing here is random, so the seed changes nothing."""
        del seed
        position = (options or {}).get("position")
        self._begin(self._start if position is None else begin(self._start.rules, position))

    def step(self, action: int | None) -> None:
        """Play the decision of the agent to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or action not in decisions(self._game):
            raise ValueError(f"decision {action} is not possible in '{self._game.position}'")
        self._game = self._game.play(DECISIONS[action])
        self._cumulative_rewards[agent] = 0.0
        for other, player in _SEATS.items():
            self.rewards[other] = reward(self._game.outcome, player)
            self.terminations[other] = self._game.outcome is not None
        self._look()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Row:
        """What an agent sees now."""
        return observation(self._game, _SEATS[agent])

    def state(self) -> Row:
        """The game as the first player sees it; there are no secrets."""
        return observation(self._game, Player.FIRST)

    def observation_space(self, agent: str) -> spaces.Box:
        """The observations of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The decisions of an agent."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The board and the hand in a line: returned as text, or printed for people."""
        text = str(self._game.position)
        if self.render_mode == "human":
            print(text)  # noqa: T201  # what the framework asks of this mode
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def _begin(self, game: Game) -> None:
        self._game = game
        self.agents = list(_AGENTS)
        self.rewards = dict.fromkeys(_AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(_AGENTS, 0.0)
        self.terminations = dict.fromkeys(_AGENTS, False)
        self.truncations = dict.fromkeys(_AGENTS, False)
        self._look()

    def _look(self) -> None:
        """Who is to act, and the masks; at the end of the game both agents step out in turn."""
        if self._game.to_act is not None:
            self.agent_selection = _AGENTS[self._game.to_act.index]
        else:
            self.agent_selection = _AGENTS[0]
        self.infos = {
            agent: {"action_mask": action_mask(self._game, player)}
            for agent, player in _SEATS.items()
        }


def _view_space() -> spaces.Box:
    return spaces.Box(low=LOWEST, high=HIGHEST, dtype=np.int8)


def env(**settings: Any) -> pettingzoo.AECEnv:  # noqa: ANN401  # those of QuartoAEC
    """The environment as `make` gives it: an illegal decision ends the game and loses it."""
    made = wrappers.TerminateIllegalWrapper(QuartoAEC(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


if ID not in pettingzoo.aec_registry:
    pettingzoo.register("aec", ID, entry_point="fourfold.kit.environments.zoo:env")
