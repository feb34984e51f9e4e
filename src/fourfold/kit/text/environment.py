"""Whole games with strings: prompts go out, answers come in, regrets are counted."""

from __future__ import annotations

import random
from typing import Any, Final

from fourfold.kit.environments.settings import (
    begin_again,
    check_opponent,
    check_seat,
    new_game,
    reward,
)
from fourfold.kit.numbering import DECISIONS, decisions
from fourfold.kit.regret import points
from fourfold.play.opponents import OPPONENTS
from fourfold.play.values import Valuer
from fourfold.rules import Action, Game, Player

from .judging import TurnRefused, play_answer
from .wording import ask_for_turn, describe_game, prompt

REWARDS: Final = ("regret", "result")


class TextQuarto:
    """A game against a computer opponent in words, in the shape of Gymnasium's environments.

    `reset` and `step` return texts; `step` takes an answer and finds the turn in it (`find_turn`).
    An answer without a legal turn changes nothing: the next text says why, and the player answers
    again; the last of `attempts` such answers in one turn loses the game.

    `reward="regret"`: after each answer minus what it gave away of the result with perfect play (0,
    0.5 or 1). `reward="result"`: 1, -1 or 0 at the end. `info` has both, whatever is chosen.
    Opponent, seat and settings as for the Gymnasium environment. It needs no extra.

    >>> env = TextQuarto(opponent="random", seat="first", call="automatic")
    >>> text, info = env.reset(seed=1)
    >>> text, reward, over, truncated, info = env.step("I begin with [-7].")
    >>> info["turn"], info["regret"], info["illegal"], over
    ('-7', 0.0, None, False)
    """

    def __init__(
        self,
        opponent: str = "casual",
        seat: str = "random",
        *,
        attempts: int = 3,
        reward: str = "regret",
        **settings: Any,  # noqa: ANN401  # those of new_game
    ) -> None:
        check_opponent(opponent)
        check_seat(seat)
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if isinstance(attempts, bool) or not isinstance(attempts, int) or attempts < 1:
            raise ValueError(f"attempts is a whole number from 1, not {attempts!r}")
        self.opponent = OPPONENTS.get(opponent)
        self.seat = seat
        self.attempts = attempts
        self.reward = reward
        self._start = new_game(**settings)
        self._valuer = Valuer(distance=False)
        self._source = random.Random()
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[str, dict[str, Any]]:
        """Begin a game; the first text has the rules in it. A position may be an option."""
        game = begin_again(self._start, options)
        if seed is not None:
            self._source = random.Random(seed)
        drawn = self._source.choice(list(Player))
        self.player = drawn if self.seat == "random" else Player.parse(self.seat)
        self._seed = self._source.getrandbits(62)
        self._refused = 0
        #: What all answers of this game gave away.
        self.total_regret = 0.0
        self._lost = self._ended = False
        self._continue(game)
        return self._text("", whole=True), self._info(None, 0.0, None)

    def step(self, answer: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        """Play the turn in an answer, and the opponent's after it.

        If the opponent ended the game before the first answer, the first step says so.

        Raises:
            ValueError: no game has begun, or it is over.
        """
        if self._ended:
            raise ValueError("there is no game in progress: call reset first")
        if self._over:
            return self._result("", None, 0.0, None)
        before = points(self.game, self.player, self._valuer)
        try:
            turn, after = play_answer(self.game, answer)
        except TurnRefused as error:
            return self._refuse(str(error), before)
        given_away = before - points(after, self.player, self._valuer)
        if after.to_act is not self.player:
            self._refused = 0
        words = _what_happened(turn, after, self.player)
        played = len(after.actions)
        self._continue(after)
        if len(self.game.actions) > played:
            words += f" {self._answered(played)}"
        return self._result(words, turn, given_away, None)

    @property
    def _over(self) -> bool:
        return self._lost or self.game.outcome is not None

    def _refuse(self, why: str, worth: float) -> tuple[str, float, bool, bool, dict[str, Any]]:
        """Handle an answer without a legal turn; the last one allowed loses what was there."""
        self._refused += 1
        left = self.attempts - self._refused
        self._lost = left == 0
        words = f"That is not a legal turn: {why}."
        if self._lost:
            words += " You had no attempts left and lose the game."
        else:
            words += f" You have {left} more attempt{'' if left == 1 else 's'}."
        return self._result(words, None, worth if self._lost else 0.0, why)

    def _result(
        self, words: str, turn: str | None, given_away: float, why: str | None
    ) -> tuple[str, float, bool, bool, dict[str, Any]]:
        self.total_regret += given_away
        self._ended = self._over
        info = self._info(turn, given_away, why)
        gained = 0.0 - given_away if self.reward == "regret" else info["result"]
        return self._text(words), gained, self._over, False, info

    def _continue(self, game: Game) -> None:
        """Let the opponent play until it is the player's turn, or the game is over."""
        while game.to_act is self.player.other:
            game = game.play(self._decide(game))
        self.game = game

    def _decide(self, game: Game) -> Action:
        if self.opponent is None:
            return DECISIONS[self._source.choice(decisions(game))]
        return self.opponent.choose(game, self._seed)

    def _answered(self, played: int) -> str:
        """What the opponent did after so many actions."""
        actions = "".join(map(str, self.game.actions[played:]))
        return f"Your opponent answers {actions}."

    def _text(self, words: str, *, whole: bool = False) -> str:
        if self._over:
            outcome = self.game.outcome
            end = "" if outcome is None else f"The game is over: {outcome}."
            return " ".join(part for part in (words, end) if part)
        if whole:
            return prompt(self.game)
        parts = [words, describe_game(self.game, self.player), ask_for_turn(self.game)]
        return "\n\n".join(parts)

    def _info(self, turn: str | None, given_away: float, why: str | None) -> dict[str, Any]:
        result = -1.0 if self._lost else reward(self.game.outcome, self.player)
        return {
            "turn": turn,
            "regret": given_away,
            "total_regret": self.total_regret,
            "illegal": why,
            "result": result,
            "player": str(self.player),
            "position": str(self.game.position),
        }


def _what_happened(turn: str, after: Game, player: Player) -> str:
    if after.to_act is not player:
        return f"You played {turn}."
    if "?" in turn:
        return f"You played {turn}: the call is false and refused. Your turn continues."
    return f"You played {turn}. Your turn continues."
