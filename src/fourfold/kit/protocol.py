"""The words of the engine protocol: what both sides of the pipe write and read.

docs/kit/protocol.md specifies them. Values in, lines out, and back; nothing here reads or writes.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from fourfold.engine import Verdict
from fourfold.rules import (
    Call,
    Game,
    Position,
    Rules,
    RulesError,
    Turn,
    format_level,
    format_traits,
)

#: The version of the protocol, in the answer to `uqi`.
VERSION: Final = "1"
#: How a position that no turn has been played in is written.
START: Final = "start"
_LONGEST_NUMBER: Final = 18
_VERDICTS: Final = {str(verdict): verdict for verdict in Verdict}


class ProtocolError(ValueError):
    """A line that is not in the protocol, or cannot be followed; the text says why."""


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """How long a search may take: the words after `go`. Times are milliseconds.

    >>> SearchLimits.parse("movetime 500 depth 6")
    SearchLimits(movetime=500, nodes=None, depth=6, turntime=None, first=None, second=None, \
increment=None, infinite=False)
    >>> str(SearchLimits(first=60000, second=58000, increment=1000))
    'first 60000 second 58000 increment 1000'
    """

    #: Search for this long.
    movetime: int | None = None
    nodes: int | None = None
    #: Look this many placements ahead.
    depth: int | None = None
    #: What the clock allows for this turn (R18).
    turntime: int | None = None
    #: What the first and the second player have left in their banks (R19), and what they get after
    #: every turn.
    first: int | None = None
    second: int | None = None
    increment: int | None = None
    #: Search until `stop`.
    infinite: bool = False

    @classmethod
    def parse(cls, text: str) -> SearchLimits:
        """Read the words after `go`."""
        words = text.split()
        numbers: dict[str, int] = {}
        infinite = False
        while words:
            word = words.pop(0)
            if word in numbers or (infinite and word == "infinite"):
                raise ProtocolError(f"go: {word} comes twice")
            if word == "infinite":
                infinite = True
            elif word in _NUMBERS:
                numbers[word] = read_number(f"go {word}", words.pop(0) if words else "")
            else:
                raise ProtocolError(f"go: expected one of {', '.join(_NUMBERS)}, infinite: {word}")
        if ("first" in numbers) != ("second" in numbers):
            raise ProtocolError("go: first and second belong together")
        if "increment" in numbers and "first" not in numbers:
            raise ProtocolError("go: increment needs first and second")
        return cls(**numbers, infinite=infinite)

    def __str__(self) -> str:
        parts = [
            f"{name} {getattr(self, name)}" for name in _NUMBERS if getattr(self, name) is not None
        ]
        return " ".join([*parts, *(["infinite"] if self.infinite else [])])


_NUMBERS: Final = tuple(field.name for field in fields(SearchLimits) if field.name != "infinite")


@dataclass(frozen=True, slots=True)
class SearchInfo:
    """What an engine says while it searches: an `info` line. Unknown parts are None.

    >>> SearchInfo.parse("depth 5 value win distance 3 nodes 8000 nps 1000000 pv c2-5 d1")
    SearchInfo(depth=5, value=Verdict.WIN, distance=3, nodes=8000, nps=1000000, time=None, \
pv=('c2-5', 'd1'), text=None)
    """

    depth: int | None = None
    #: For the player to act.
    value: Verdict | None = None
    distance: int | None = None
    nodes: int | None = None
    nps: int | None = None
    #: Milliseconds since `go`.
    time: int | None = None
    #: The turns that the engine expects, its own first.
    pv: tuple[str, ...] = ()
    #: Free text, for people.
    text: str | None = None

    @classmethod
    def parse(cls, text: str) -> SearchInfo:
        """Read the words after `info`; words of later versions are skipped."""
        words = text.split()
        values: dict[str, object] = {}
        while words:
            word = words.pop(0)
            if word == "pv":
                values["pv"], words = tuple(words), []
            elif word == "text":
                values["text"], words = " ".join(words), []
            elif word == "value" and words:
                values["value"] = read_verdict(words.pop(0))
            elif word in _INFO_NUMBERS and words:
                values[word] = read_number(f"info {word}", words.pop(0))
        return cls(**values)  # type: ignore[arg-type]  # by name, each as read above

    def __str__(self) -> str:
        parts = [
            f"{name} {getattr(self, name)}"
            for name in ("depth", "value", "distance", "nodes", "nps", "time")
            if getattr(self, name) is not None
        ]
        if self.text is not None:
            parts.append(f"text {self.text}")
        elif self.pv:
            parts.append(f"pv {' '.join(self.pv)}")
        return " ".join(parts)


_INFO_NUMBERS: Final = ("depth", "distance", "nodes", "nps", "time")


@dataclass(frozen=True, slots=True)
class EngineOption:
    """An option that an engine offers: an `option` line.

    >>> print(EngineOption("Threads", "spin", "1", low=1, high=64))
    option name Threads type spin default 1 min 1 max 64
    """

    name: str
    #: `string`, `spin` (a whole number) or `combo` (one of `choices`).
    kind: str
    default: str
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> EngineOption:
        """Read an `option` line."""
        words = text.split()[1:]
        parts: dict[str, list[str]] = {}
        for key, value in zip(words[::2], words[1::2], strict=False):
            parts.setdefault(key, []).append(value)
        kind = parts.get("type", [""])[0]
        if len(words) % 2 or not {"name", "type", "default"} <= set(parts) or kind not in _KINDS:
            raise ProtocolError(f"not an option: {text}")
        low, high = (
            read_number(f"option {key}", parts[key][0]) if key in parts else None
            for key in ("min", "max")
        )
        if low is not None and high is not None and high < low:
            raise ProtocolError(f"not an option, no number is possible: {text}")
        choices = tuple(parts.get("var", ()))
        return cls(parts["name"][0], kind, parts["default"][0], low, high, choices)

    def check(self, value: str) -> None:
        """`ProtocolError` when the option cannot have this value."""
        if self.kind == "combo" and value not in self.choices:
            raise ProtocolError(f"{self.name} is one of {', '.join(self.choices)}: not {value}")
        if self.kind == "spin":
            number = read_number(self.name, value)
            low, high = self.low or 0, self.high
            if number < low or (high is not None and number > high):
                raise ProtocolError(f"{self.name} is a number from {low} to {high}: not {value}")

    def __str__(self) -> str:
        limits = [
            f" {word} {number}"
            for word, number in (("min", self.low), ("max", self.high))
            if number is not None
        ]
        choices = [f" var {choice}" for choice in self.choices]
        head = f"option name {self.name} type {self.kind} default {self.default}"
        return head + "".join([*limits, *choices])


_KINDS: Final = ("string", "spin", "combo")


# Positions and turns ------------------------------------------------------------------------------


def format_position(game: Game) -> str:
    """The words after `position` for a game: where it began, and its turns.

    >>> format_position(Game().play_turn("-7"))
    'start turns -7'
    """
    start = START if game.start == Position() else str(game.start)
    turns = game.turn_texts
    return f"{start} turns {' '.join(turns)}" if turns else start


def parse_position(text: str, rules: Rules) -> Game:
    """The game after the words of `position`, under these rules.

    >>> parse_position("..../..../..../.... 7 turns c2-5", Rules()).turn_texts
    ['c2-5']
    """
    head, turns_word, turns = _split(text)
    try:
        start = Position() if head == START else Position.parse(head)
        game = Game(rules, start)
        for turn in turns.split():
            game = game.play_turn(turn)
    except RulesError as error:
        raise ProtocolError(f"position: {error}") from error
    if turns_word and not turns.strip():
        raise ProtocolError("position: turns without a turn")
    return game


def _split(text: str) -> tuple[str, str, str]:
    words = text.split()
    if "turns" not in words:
        return " ".join(words), "", ""
    at = words.index("turns")
    return " ".join(words[:at]), "turns", " ".join(words[at + 1 :])


def play_answer(game: Game, text: str) -> Game:
    """The game after an engine's turn, or what is left of one: the words after `bestturn`.

    A call in it may be false: then the turn is unfinished, and the engine is asked again. Otherwise
    the turn has to be whole. `ProtocolError` when it is illegal, unfinished or unreadable.

    >>> play_answer(Game(), "-7").turn_texts
    ['-7']
    """
    player = game.to_act
    try:
        turn = Turn.parse(text)
        if turn.refused_before or turn.refused_after:
            raise ProtocolError(f"{text}: a call is written with !, the rules decide about it")
        for action in turn.actions:
            game = game.play(action)
    except RulesError as error:
        raise ProtocolError(str(error)) from error
    if game.to_act is player and not isinstance(turn.end, Call):
        raise ProtocolError(f"{text}: the turn is unfinished, a gift is missing")
    return game


def is_legal(game: Game, text: str) -> bool:
    """Whether an engine may answer this.

    >>> is_legal(Game(), "-7"), is_legal(Game(), "c2-7")
    (True, False)
    """
    try:
        play_answer(game, text)
    except ProtocolError:
        return False
    return True


def rule_options(rules: Rules) -> dict[str, str]:
    """The options that tell an engine the rules, by name.

    >>> rule_options(Rules())
    {'Level': '1', 'Traits': 'colour,shape,height,fill', 'Call': 'official', 'FalseCall': 'refused'}
    """
    return {
        "Level": format_level(rules.levels),
        "Traits": format_traits(rules.traits),
        "Call": str(rules.call),
        "FalseCall": str(rules.false_call),
    }


# Numbers and values -------------------------------------------------------------------------------


def read_number(what: str, text: str) -> int:
    """A whole number from 0 up, or `ProtocolError`."""
    if not text.isascii() or not text.isdigit() or len(text) > _LONGEST_NUMBER:
        raise ProtocolError(f"{what} needs a whole number: {text or 'nothing'}")
    return int(text)


def read_verdict(text: str) -> Verdict:
    """`win`, `draw` or `loss`, or `ProtocolError`."""
    if text not in _VERDICTS:
        raise ProtocolError(f"a value is win, draw or loss: not {text}")
    return _VERDICTS[text]
