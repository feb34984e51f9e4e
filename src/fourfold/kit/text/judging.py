"""Finding the turn in an answer, and what it gives away: exact, by the solver."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from fourfold.kit.regret import points
from fourfold.play.values import Valuer
from fourfold.rules import Call, Game, RulesError, Turn

_BRACKETS: Final = re.compile(r"\[([^\[\]]*)\]")
#: How much of an answer an error quotes.
_LONGEST: Final = 40


class TurnRefused(ValueError):  # noqa: N818  # says what happened
    """An answer that has no legal turn in it; the text says why."""


@dataclass(frozen=True, slots=True)
class AnswerJudgement:
    """What an answer came to.

    `turn` is the text of the turn, None when there was no legal one; `why` says why not. `regret`
    is what it gave away of the result with perfect play: 0, 0.5 or 1; `worth` is what was there.
    """

    turn: str | None
    regret: float
    worth: float
    why: str | None = None

    @property
    def kept(self) -> bool:
        """Whether the value was kept by a legal turn."""
        return self.turn is not None and not self.regret


def find_turn(answer: str) -> str:
    r"""The turn that an answer ends with: the last text in square brackets, else the last line.

    >>> find_turn("If I place on [a1] I lose. So: [C2 - 5]")
    'c2-5'
    >>> find_turn("I give 7, because …\n-7\n")
    '-7'
    """
    bracketed = _BRACKETS.findall(answer)
    lines = [line for line in answer.splitlines() if line.strip()]
    text = bracketed[-1] if bracketed else lines[-1] if lines else ""
    return "".join(text.split()).lower()


def play_answer(game: Game, answer: str) -> tuple[str, Game]:
    """The turn in an answer, or a part of one, and the game after it.

    A call is `!` and four squares, and ends the turn or is refused by the rules (R15), after which
    the same player is to act again.

    >>> turn, game = play_answer(Game(), "I give the light round one: [-0]")
    >>> turn, str(game.position)
    ('-0', '..../..../..../.... 0')

    Raises:
        TurnRefused: there is no turn in the answer, or the rules forbid it.
    """
    text = find_turn(answer)
    if not text:
        raise TurnRefused("the answer is empty")
    try:
        turn = Turn.parse(text)
        if turn.refused_before or turn.refused_after:
            raise TurnRefused(f"{_short(text)!r}: a call is written with an exclamation mark")
        after = game
        for action in turn.actions:
            if after.to_act is not game.to_act:
                raise TurnRefused(f"{_short(text)!r}: the game is over after the placement")
            after = after.play(action)
    except RulesError as error:
        raise TurnRefused(str(error)) from error
    good = after.outcome is not None and after.outcome.winner is game.to_act
    if isinstance(turn.end, Call) and not good:
        return str(turn).replace("!", "?"), after  # as records write it
    return str(turn), after


def judge(game: Game, answer: str, valuer: Valuer | None = None) -> AnswerJudgement:
    """Judge one answer: without a whole legal turn, all is given away that was there.

    Only a false call that is refused may leave the turn unfinished (R15).

    >>> judge(Game().play_turn("-7"), "[c2-5]")
    AnswerJudgement(turn='c2-5', regret=0.0, worth=0.5, why=None)
    """
    player = game.to_act
    if player is None:
        raise ValueError(f"the game is over: {game.outcome}")
    worth = points(game, player, valuer)
    try:
        turn, after = play_answer(game, answer)
    except TurnRefused as error:
        return AnswerJudgement(None, worth, worth, str(error))
    if after.to_act is player and "?" not in turn:
        missing = "a gift" if after.position.remaining else "a hyphen or a call"
        return AnswerJudgement(None, worth, worth, f"{turn!r}: {missing} is missing")
    return AnswerJudgement(turn, worth - points(after, player, valuer), worth)


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
