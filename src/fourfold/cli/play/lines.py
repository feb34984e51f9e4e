"""The lines that a person types: actions, or a word to the program."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fourfold.rules import (
    GIVES,
    PASS,
    Action,
    Game,
    NotationError,
    Phase,
    Piece,
    Turn,
    parse_action,
)

#: Words to the program, with the short forms that no piece or square has.
WORDS: Final = {
    **{word: word for word in ("help", "hint", "undo", "save", "board", "resign", "draw", "quit")},
    "?": "help",
    "h": "help",
    "u": "undo",
    "exit": "quit",
    "q": "quit",
}
_CALLS: Final = ("quarto", "quarto!", "call", "!")


@dataclass(frozen=True, slots=True)
class ProgramWord:
    """A word to the program, and the rest of its line."""

    word: str
    rest: str = ""


def read_line(line: str, game: Game) -> ProgramWord | tuple[Action, ...]:
    """Read a line: a word, single actions, or a whole turn; `NotationError` when it is neither.

    >>> read_line("c2 7", Game().play_turn("-5"))
    (Place(square=Square(6)), Give(piece=Piece(7)))
    >>> read_line("save my game.qgn", Game())
    ProgramWord(word='save', rest='my game.qgn')
    """
    words = line.split()
    head = words[0].lower()
    if head in WORDS:
        return ProgramWord(WORDS[head], line.strip()[len(head) :].strip())
    if head in _CALLS:
        return (parse_action("!" + "".join(words[1:])),)
    if head == "pass" and len(words) == 1:
        return (PASS,)
    if game.phase is Phase.GIVE and len(words) == 1:
        piece = _piece(head)
        if piece is not None:
            return (GIVES[piece],)
    if len(words) == 2 and words[1][0] not in "-!?" and _piece(words[1]) is not None:
        words = [words[0], "-", words[1]]
    return Turn.parse("".join(words)).actions


def is_call(line: str) -> bool:
    """Whether a line is meant as a call, well written or not."""
    return line.split(maxsplit=1)[0].lower().startswith(_CALLS)


def _piece(text: str) -> Piece | None:
    try:
        return Piece.parse(text)
    except NotationError:
        return None
