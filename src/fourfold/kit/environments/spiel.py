"""The game for OpenSpiel, registered as `fourfold_quarto`.

>>> import pyspiel
>>> import fourfold.kit.environments.spiel
>>> game = pyspiel.load_game("fourfold_quarto(level=2,call=automatic)")
>>> len(game.new_initial_state().legal_actions())
16
"""

from __future__ import annotations

from typing import Any, Final

from fourfold.kit.extras import MissingExtra

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]  # it has no types
    from open_spiel.python.observation import (  # type: ignore[import-untyped]  # it has no types
        IIGObserverForPublicInfoGame,
    )
except ImportError as error:
    raise MissingExtra("openspiel", "OpenSpiel") from error

from fourfold.kit.numbering import DECISION_COUNT, DECISIONS, decisions
from fourfold.kit.observations import VIEW_SIZE, observation
from fourfold.rules import TRAITS, CallRule, Game, Player, format_traits

from .settings import new_game, reward

#: The name in OpenSpiel's registry.
ID: Final = "fourfold_quarto"
#: The first gift, sixteen turns with three refused calls each, and the last answer with three.
_LONGEST: Final = 1 + 16 * 5 + 4
_LONGEST_AUTOMATIC: Final = 32
_PLAYERS: Final = tuple(Player)

#: In OpenSpiel's texts commas separate parameters: traits are joined by `+`.
_DEFAULTS: Final[dict[str, Any]] = {
    "level": 1,
    "handicap": 0,
    "traits": format_traits(TRAITS).replace(",", "+"),
    "call": "official",
    "false_call": "refused",
    "position": "",
}

_GAME_TYPE: Final = pyspiel.GameType(
    short_name=ID,
    long_name="Quarto (Fourfold)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class QuartoSpiel(pyspiel.Game):  # type: ignore[misc]  # the base has no types
    """The game with its parameters.

    `level` is the first player's level and `handicap` the second player's, 0 for the same. `traits`
    are joined by `+`; `call`, `false_call` and `position` as for `new_game`.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = _DEFAULTS | (params or {})
        self.start = _Held(_begin(settings))
        automatic = self.start.game.rules.call is CallRule.AUTOMATIC
        info = pyspiel.GameInfo(
            num_distinct_actions=DECISION_COUNT,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST_AUTOMATIC if automatic else _LONGEST,
        )
        super().__init__(_GAME_TYPE, info, params or {})

    def new_initial_state(self) -> QuartoSpielState:
        """The beginning of a game."""
        return QuartoSpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401  # OpenSpiel's
        params: dict[str, Any] | None = None,
    ) -> Any:  # noqa: ANN401  # one of two observers
        """What looks at a state for a player."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return QuartoObserver(params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class QuartoSpielState(pyspiel.State):  # type: ignore[misc]  # the base has no types
    """A game in progress; player 0 is the first."""

    def __init__(self, game: QuartoSpiel) -> None:
        super().__init__(game)
        self._held = game.start

    @property
    def game(self) -> Game:
        """The game as the rules know it."""
        return self._held.game

    def current_player(self) -> Any:  # noqa: ANN401  # a number or OpenSpiel's own word
        """The player to act, or OpenSpiel's word for the end."""
        player = self.game.to_act
        return pyspiel.PlayerId.TERMINAL if player is None else player.index

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.outcome is not None

    def returns(self) -> list[float]:
        """1, -1 or 0 for each player."""
        return [reward(self.game.outcome, player) for player in _PLAYERS]

    def _legal_actions(self, player: int) -> list[int]:
        del player  # OpenSpiel asks only for the one to act
        return list(decisions(self.game))

    def _apply_action(self, action: int) -> None:
        if not 0 <= action < DECISION_COUNT:  # OpenSpiel does not ask, and -2 would be a call
            raise ValueError(f"a decision is a number from 0 to {DECISION_COUNT - 1}, not {action}")
        self._held = _Held(self.game.play(DECISIONS[action]))

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        return str(DECISIONS[action])

    def __str__(self) -> str:
        game = self.game
        return f"{game.position} {game.phase} {game.refused_calls}"


class QuartoObserver:
    """An observation for one player, in the form that OpenSpiel expects."""

    def __init__(self, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but got {params}")
        self.tensor = np.zeros(VIEW_SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: QuartoSpielState, player: int) -> None:
        """Look at a state."""
        self.tensor[:] = observation(state.game, _PLAYERS[player])

    def string_from(self, state: QuartoSpielState, player: int) -> str:
        """The state in a line."""
        del player
        return str(state)


class _Held:
    """A game that copies of a state share: it never changes, and copying it takes long."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> _Held:
        return self


def _begin(settings: dict[str, Any]) -> Game:
    level, handicap, traits = settings["level"], settings["handicap"], settings["traits"]
    if "," in traits:  # OpenSpiel could not read the text of such a game again
        raise ValueError(f"traits are joined by +, as in colour+fill, not {traits!r}")
    return new_game(
        level=f"{level}:{handicap}" if handicap else level,
        traits=traits.replace("+", ","),
        call=settings["call"],
        false_call=settings["false_call"],
        position=settings["position"] or None,
    )


if ID not in pyspiel.registered_names():
    pyspiel.register_game(_GAME_TYPE, QuartoSpiel)
