"""Reading `.qgn`: one game, or a stream of thousands; errors name the game, turn and reason."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Final

from .actions import Abandon, Action, Agree, Flag, Resign
from .clock import parse_clock, seconds
from .errors import IllegalAction, NotationError
from .game import Game
from .outcome import Reason
from .patterns import parse_level
from .pieces import Edition, parse_traits
from .players import Player
from .position import Position
from .record import CONTROL, DEFAULTS, GAME_TAGS, Record, is_time, single_blanks
from .rules import CallRule, FalseCall, Rules

_TAG: Final = re.compile(r'\[[ \t]*([A-Za-z][A-Za-z0-9_]*)[ \t]*"((?:[^"\\]|\\.)*)"[ \t]*\][ \t]*')
_ESCAPE: Final = re.compile(r"\\(.)")
_BLANKS: Final = " \t\r\n"
_COMMENT: Final = re.compile(r"\{([^}]*)\}")
_NUMBER: Final = re.compile(r"([0-9]+)\.")
_WORD: Final = re.compile(r"[^ \t\r\n{]+")
_RESULTS: Final = ("1-0", "0-1", "1/2-1/2", "*")
_GAME_TAGS: Final = {name.lower(): name for name in GAME_TAGS}
_WINNERS: Final = {"1-0": Player.FIRST, "0-1": Player.SECOND}


class RecordError(NotationError):
    """A broken record: which `game` of the file, which `turn` (None: in the tags), the `cause`."""

    def __init__(self, game: int, turn: int | None, cause: NotationError | IllegalAction) -> None:
        if isinstance(cause, NotationError):
            super().__init__(cause.input, cause.place, cause.code, **cause.details)
        else:
            super().__init__(str(cause.action), 0, "turn")
        self.game = game
        self.turn = turn
        self.cause = cause

    def __reduce__(self) -> tuple[object, ...]:
        return RecordError, (self.game, self.turn, self.cause)

    @property
    def rule(self) -> str | None:
        """The rule that is broken, None when the text could not be read."""
        return self.cause.rule if isinstance(self.cause, IllegalAction) else None

    def __str__(self) -> str:
        where = "tags" if self.turn is None else f"turn {self.turn}"
        return f"game {self.game}, {where}: {self.cause}"


def parse_record(text: str) -> Record:
    """Read the record of exactly one game."""
    records = list(scan_records(text.split("\n")))
    for record in records:
        if isinstance(record, RecordError):
            raise record
        if len(records) == 1:
            return record
    raise RecordError(len(records), None, NotationError(text, 0, "one-game"))


def read_records(lines: Iterable[str]) -> Iterator[Record]:
    """Read the records of a file, one after the other; the first broken one raises."""
    for record in scan_records(lines):
        if isinstance(record, RecordError):
            raise record
        yield record


def scan_records(lines: Iterable[str]) -> Iterator[Record | RecordError]:
    r"""Read the records of a file, one after the other; a broken one does not hide the others.

    `lines` is an open text file or any lines; open a file with `newline="\n"`, UTF-8 and
    `errors="surrogateescape"`, so that a line that is not UTF-8 breaks its own game only.
    """
    for number, chunk in enumerate(_split(lines), 1):
        try:
            yield _Reading(number).read(chunk)
        except RecordError as error:
            yield error


def _split(lines: Iterable[str]) -> Iterator[list[str]]:
    """The lines of each game: up to the blank line after its result, or to the next tags.

    Tags that begin again after a blank line also start the next game, so that a game without
    turns and result does not swallow the next one.
    """
    chunk: list[str] = []
    turns = comment = result = blank = False
    names: set[str] = set()
    for index, raw in enumerate(lines):
        line = raw.rstrip("\r\n")
        if index == 0:
            line = line.removeprefix("\ufeff")
        empty = not line.strip(_BLANKS)
        tag = line.startswith("[") and not comment
        tag = tag or (blank and comment and _TAG.fullmatch(line) is not None)
        name = line[1:].split('"')[0].strip(_BLANKS).lower() if tag else ""
        again = turns or (blank and name in names)
        if chunk and ((tag and again) or (result and not comment and blank and not empty)):
            yield chunk
            chunk = []
            names.clear()
            turns = comment = result = False
        names |= {name} if tag else set()
        blank = empty
        if empty and not chunk:
            continue
        chunk.append(line)
        if not tag and not empty:
            turns = True
            comment, result = _follow(line, comment, result)
    if chunk:
        yield chunk


def _follow(line: str, comment: bool, result: bool) -> tuple[bool, bool]:
    """Whether a comment is open after this line, and whether the line holds the result."""
    for part in re.split(r"([{}])", line):
        if part == "{":
            comment = True
        elif part == "}":
            comment = False
        elif not comment:
            result = result or any(word in _RESULTS for word in part.split())
    return comment, result


@dataclass(slots=True)
class _Reading:
    """One game being read; `turn` says where an error is."""

    number: int
    turn: int | None = None
    free: dict[str, str] = field(default_factory=dict)
    game_tags: dict[str, str] = field(default_factory=dict)
    comments: list[tuple[int, str]] = field(default_factory=list)
    times: dict[int, Decimal] = field(default_factory=dict)

    def read(self, lines: list[str]) -> Record:
        try:
            for line in lines:
                _check_utf8(line)
            body = self._tags(lines)
            reason = Reason.parse(self.game_tags["Reason"]) if "Reason" in self.game_tags else None
            game = Game(self._rules(), Position.parse(self._tag("Position")))
            game, result = self._turns("\n".join(lines[body:]), game)
            game = self._finish(game, result, reason)
        except (NotationError, IllegalAction) as cause:
            raise RecordError(self.number, self.turn, cause) from cause
        return Record(game, self.free, self.comments, self.times.items())

    def _tag(self, name: str) -> str:
        return self.game_tags.get(name, DEFAULTS[name])

    def _tags(self, lines: list[str]) -> int:
        """Read the tag lines; returns the index of the line where the turns begin."""
        names: set[str] = set()
        for index, line in enumerate(lines):
            if not line.strip(_BLANKS):
                continue
            if not line.startswith("["):
                return index
            match = _TAG.fullmatch(line)
            control = CONTROL.search(line)
            if match is None or control is not None:
                raise NotationError(line, control.start() if control else 0, "tag")
            name, escaped = match[1], match[2]
            if name.lower() in names:
                raise NotationError(line, match.start(1), "new-tag")
            names.add(name.lower())
            for backslash in _ESCAPE.finditer(escaped):
                if backslash[1] not in '"\\':
                    raise NotationError(line, match.start(2) + backslash.start(), "escape")
            value = _ESCAPE.sub(r"\1", escaped)
            known = _GAME_TAGS.get(name.lower())
            if known is None:
                self.free[name] = value
            else:
                self.game_tags[known] = value
        return len(lines)

    def _rules(self) -> Rules:
        return Rules(
            levels=parse_level(self._tag("Level")),
            traits=parse_traits(self._tag("Traits")),
            call=CallRule.parse(self._tag("Call")),
            false_call=FalseCall.parse(self._tag("FalseCall")),
            clock=parse_clock(self._tag("Clock")),
            edition=Edition.parse(self._tag("Edition")),
        )

    def _turns(self, text: str, game: Game) -> tuple[Game, str]:
        """Play the turns; returns the game and the result after them."""
        count, place = 0, 0
        numbered, result = False, ""
        while (place := _skip_blanks(text, place)) < len(text):
            if text[place] == "{":
                place = self._comment(text, place, count)
                continue
            if result:
                raise NotationError(text, place, "end-of-game")
            match = _WORD.match(text, place)
            assert match is not None, "neither blank nor brace: a word"
            self.turn = count + 1
            if numbered:
                game = game.play_turn(match[0])
                count, numbered = count + 1, False
            elif match[0] in _RESULTS:
                result, self.turn = match[0], count or None
            else:
                match = _NUMBER.match(text, place)
                if match is None or match[1] != str(count + 1):
                    raise NotationError(text, place, "number", number=count + 1)
                numbered = True
            place = match.end()
        if numbered:
            raise NotationError(text, len(text), "turn")
        self.turn = count or None
        if not result:
            raise NotationError(text, len(text), "result-end")
        return game, result

    def _comment(self, text: str, place: int, count: int) -> int:
        """Keep a comment, or the time of a turn; returns where it ends."""
        self.turn = count or None
        match = _COMMENT.match(text, place)
        if match is None:
            raise NotationError(text, place, "comment-end")
        words = single_blanks(match[1])
        if not is_time(words):
            self.comments.append((count, words))
        else:
            try:
                time = seconds(words[3:])
            except NotationError:
                raise NotationError(text, place, "time-comment") from None
            if count == 0 or count in self.times:
                raise NotationError(text, place, "time-comment")
            self.times[count] = time
        return match.end()

    def _finish(self, game: Game, result: str, reason: Reason | None) -> Game:
        """Check the result after the turns, and end the game as its Reason says."""
        if game.outcome is None:
            game = self._end(game, result, reason)
        expected = "*" if game.outcome is None else game.outcome.result
        if result != expected:
            raise NotationError(result, 0, "same-result", result=expected)
        self.turn = None
        tagged = self.game_tags.get("Result", result)
        if tagged.strip(_BLANKS) != result:
            raise NotationError(tagged, 0, "same-result", result=result)
        if game.outcome is not None and reason not in (None, game.outcome.reason):
            raise NotationError(str(reason), 0, "same-reason", reason=game.outcome.reason)
        return game

    def _end(self, game: Game, result: str, reason: Reason | None) -> Game:
        """End a game that its turns leave open."""
        if result == "*" and reason is None:
            return game
        endings: dict[Reason, Action]
        if result == "*":
            endings = {Reason.ABANDONED: Abandon()}
        elif result == "1/2-1/2":
            endings = {Reason.AGREEMENT: Agree()}
        else:
            loser = _WINNERS[result].other
            endings = {
                Reason.TIME: Flag(loser),
                Reason.RESIGNATION: Resign(loser),
                Reason.ABANDONED: Abandon(loser),
            }
        if reason not in endings:
            if result == "*":
                self.turn = None
                raise NotationError(str(reason), 0, "no-reason")
            words = ", ".join(str(each) for each in endings)
            raise NotationError(result, 0, "why-result", result=result, reasons=words)
        ended = game.play(endings[reason])
        if result != "*" and ended.outcome is not None and ended.outcome.result == "*":
            raise NotationError(result, 0, "both-placed")
        return ended


def _check_utf8(line: str) -> None:
    for place, char in enumerate(line):
        if "\ud800" <= char <= "\udfff":
            raise NotationError(line, place, "utf-8")


def _skip_blanks(text: str, place: int) -> int:
    while place < len(text) and text[place] in _BLANKS:
        place += 1
    return place
