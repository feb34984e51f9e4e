"""How a game ended: the winner, the reason and the alignments (R20)."""

from __future__ import annotations

from dataclasses import dataclass

from .alignments import Alignment, Made, Status, describe, in_level
from .errors import NotationError
from .names import Named
from .players import Player
from .position import Board
from .rules import Rules


class Reason(Named):
    """Why a game ended (R20)."""

    QUARTO = "quarto"
    CAUGHT = "caught"
    TIME = "time"
    RESIGNATION = "resignation"
    FALSE_CALL = "false-call"
    FULL_BOARD = "full-board"
    AGREEMENT = "agreement"
    ABANDONED = "abandoned"

    @staticmethod
    def parse(text: str) -> Reason:
        """Read one of R20's words."""
        try:
            return Reason(text.strip().lower())
        except ValueError:
            raise NotationError(text, 0, "reason") from None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game. `alignments`, for `quarto` and `caught`: the called one first (R20).

    >>> Outcome(Player.SECOND, Reason.RESIGNATION).result
    '0-1'
    """

    winner: Player | None
    reason: Reason
    alignments: tuple[Alignment, ...] = ()

    @property
    def alignment(self) -> Alignment | None:
        """The alignment that won, None when the game ended otherwise."""
        return self.alignments[0] if self.alignments else None

    @property
    def result(self) -> str:
        """The result as records write it: `1-0`, `0-1`, `1/2-1/2`, or `*` without any."""
        if self.winner is not None:
            return "1-0" if self.winner is Player.FIRST else "0-1"
        return "*" if self.reason is Reason.ABANDONED else "1/2-1/2"

    def __str__(self) -> str:
        text = f"{self.result} {self.reason}"
        return f"{text} ({self.alignment})" if self.alignment else text


def automatic(rules: Rules, board: Board, made: tuple[Made, ...], placer: Player) -> Outcome:
    """Who wins when a placement makes these alignments under R14: the placer comes first (R7)."""
    winner, reason = placer, Reason.QUARTO
    own = in_level(made, rules.level(winner))
    if not own:
        winner, reason = placer.other, Reason.CAUGHT
        own = in_level(made, rules.level(winner))
    return Outcome(winner, reason, tuple(describe(rules, board, m, Status.FRESH) for m in own))
