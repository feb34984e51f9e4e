"""The words in which the entries of a game's log are written.

Besides the rules' own actions (`-7`, `c2`, `!a2b2c2d2`, `-`, `resign:first`, `flag:first`,
`abandon:first`) an entry can be

    draw:first            the first player offers a draw
    agree:N  decline:N    the other player accepts or declines what entry N offers or asks
    back?:first:N         the first player asks to go back to the state after entry N
    back:N                the game goes back to it
    credit:first:0.18     seconds given back for the network's delay
    pause:12.5            seconds given back because the server was down
    help:first:hint       the first player used help that both had agreed on (`Help`)
    abort:first           the first player ends the game before both have placed
    rematch?:first        after the end: the first player would play again
    rematch-decline:second, rematch-withdraw:first
                          the second player would not, or the first player no longer would
    rematch:ID            the game that came of it
"""

from __future__ import annotations

from typing import Final, Literal

#: What a player can use in a game in which both agreed on help.
Help = Literal["hint", "threats", "explanation", "analysis"]
#: What a player can ask the other one for.
Request = Literal["draw", "takeback", "rematch"]
#: The words that are followed by the seat that acts.
NAMES_ITS_SEAT: Final = frozenset(
    ("resign", "draw", "back?", "help", "abort", "rematch?", "rematch-decline", "rematch-withdraw")
)
#: What only the server appends.
BY_SERVER: Final = frozenset(("credit", "pause", "flag", "abandon", "rematch"))


class WrongEntry(ValueError):  # noqa: N818  # becomes a LogError
    """Why an entry cannot stand; the fold adds which entry."""


def entry_number(text: str) -> int:
    """The number of an entry that another one names."""
    if not text.isdecimal() or len(text) > 9:
        raise WrongEntry(f"{text!r} is not the number of an entry")
    return int(text)
