"""How fast the computer acts, as the person who plays against it wants it.

A turn that arrives all at once cannot be followed. So the computer lets a moment pass before it
does something, and that is its own time: its clock runs, and when little is left it hurries.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from .log import GameState

PaceName = Literal["instant", "quick", "calm"]
#: Unless the person chose another one.
USUAL: Final = "quick"


class Pauses(NamedTuple):
    """Milliseconds before the first thing that the computer does in a turn, and between others."""

    before: int
    between: int


PAUSES: Final[dict[str, Pauses]] = {
    "instant": Pauses(0, 0),
    "quick": Pauses(400, 900),
    "calm": Pauses(1000, 1800),
}
#: The computer never waits for more than this part of the time that it has left.
_SHARE: Final = 20


def pause_from(state: GameState, pace: str, time: int) -> int:
    """How many milliseconds the computer, which is to act, still waits at this time.

    What has passed since the game changed counts: thinking, and the time that a server was down.
    """
    pauses = PAUSES[pace]
    wanted = pauses.between if state.game.turn_begun else pauses.before
    since = state.at(state.changed).time
    if state.falls_at is not None:
        wanted = min(wanted, (state.falls_at - since) // _SHARE)
    return max(0, min(wanted, since + wanted - time))
