"""A turn in its text form: everything one player does until the other is to act.

turn    = refused+ | refused* ( call | placing | giving )
placing = square refused* ( call | giving )?
giving  = "-" piece?
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from .actions import GIVES, PASS, PLACES, Action, Call, Give, Pass, Place, read_call
from .errors import InvalidValue, NotationError
from .pieces import read_piece
from .squares import format_squares, read_square


@dataclass(frozen=True, slots=True)
class Turn:
    """The parts of a turn, in the order in which they happen.

    >>> turn = Turn.parse("C2?a1b1c1d1-5")
    >>> str(turn), [str(action) for action in turn.actions]
    ('c2?a1b1c1d1-5', ['c2', '!a1b1c1d1', '-5'])
    >>> str(Turn.parse("c2!D2C2B2A2"))
    'c2!a2b2c2d2'
    """

    #: False calls before placing, or in a turn without a placement.
    refused_before: tuple[Call, ...] = ()
    #: The placement.
    place: Place | None = None
    #: False calls after placing.
    refused_after: tuple[Call, ...] = ()
    #: What ended the turn: a good call, a gift or a pass; None when it is unfinished.
    end: Call | Give | Pass | None = None

    def __post_init__(self) -> None:
        if not self.actions:
            raise InvalidValue("turn-empty")
        if self.refused_after and self.place is None:
            raise InvalidValue("turn-behind")

    @classmethod
    def parse(cls, text: str) -> Turn:
        """Read a turn, in any letter case."""
        before, at = _refused(text, 0)
        place = None
        after: tuple[Call, ...] = ()
        if text[at : at + 1].isalpha():
            square, at = read_square(text, at)
            place = PLACES[square]
            after, at = _refused(text, at)
        end: Call | Give | Pass | None = None
        if text.startswith("!", at):
            squares, at = read_call(text, at + 1)
            end = Call(squares)
        elif text.startswith("-", at):
            end, at = PASS, at + 1
            if at < len(text):
                piece, at = read_piece(text, at)
                end = GIVES[piece]
        if at == 0:
            raise NotationError(text, at, "turn")
        if at != len(text):
            raise NotationError(text, at, "end-of-turn")
        return cls(before, place, after, end)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The turn as the actions it is made of."""
        place = () if self.place is None else (self.place,)
        end = () if self.end is None else (self.end,)
        return (*self.refused_before, *place, *self.refused_after, *end)

    def __str__(self) -> str:
        place = "" if self.place is None else str(self.place)
        end = "" if self.end is None else str(self.end)
        before, after = (_format_refused(c) for c in (self.refused_before, self.refused_after))
        return f"{before}{place}{after}{end}"

    def __repr__(self) -> str:
        return f"Turn.parse({str(self)!r})"


def _refused(text: str, place: int) -> tuple[tuple[Call, ...], int]:
    calls = []
    while text.startswith("?", place):
        squares, place = read_call(text, place + 1)
        calls.append(Call(squares))
    return tuple(calls), place


def _format_refused(calls: tuple[Call, ...]) -> str:
    return "".join(f"?{format_squares(call.squares)}" for call in calls)


def group_turns(actions: tuple[Action, ...], called: bool) -> Iterator[Turn]:
    """The turns that a game's actions make up; `called`: the last action is a good call."""
    calls: list[Call] = []
    before: tuple[Call, ...] = ()
    place: Place | None = None
    for number, action in enumerate(actions, 1):
        if isinstance(action, Place):
            before, place, calls = tuple(calls), action, []
        elif isinstance(action, _ENDS) or (called and number == len(actions)):
            yield _assemble(before, place, tuple(calls), action)
            before, place, calls = (), None, []
        elif isinstance(action, Call):
            calls.append(action)
    if calls or place is not None:
        yield _assemble(before, place, tuple(calls), None)


#: A tuple is compared several times as fast as a union.
_ENDS: Final = (Give, Pass)


def format_turns(actions: tuple[Action, ...], called: bool) -> list[str]:
    """The texts of the turns that `group_turns` finds, without making them."""
    texts: list[str] = []
    text = ""
    for number, action in enumerate(actions, 1):
        if isinstance(action, Place):
            text += str(action)
        elif isinstance(action, _ENDS) or (called and number == len(actions)):
            texts.append(f"{text}{action}")
            text = ""
        elif isinstance(action, Call):
            text += _format_refused((action,))
    return [*texts, text] if text else texts


def _assemble(
    before: tuple[Call, ...], place: Place | None, calls: tuple[Call, ...], end: Action | None
) -> Turn:
    assert end is None or isinstance(end, Call | Give | Pass)
    if place is None:
        return Turn(refused_before=calls, end=end)
    return Turn(before, place, calls, end)
