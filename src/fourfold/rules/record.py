"""Game records, `.qgn`: a game with its tags, comments and times, and how it is written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Final, TextIO

from .clock import Seconds, format_clock, format_seconds, seconds
from .errors import InvalidValue
from .game import Game
from .patterns import format_level
from .pieces import TRAITS, Edition, format_traits
from .position import Position
from .rules import CallRule, FalseCall

#: Tags with free text, in the order in which they are written.
FREE_TAGS: Final = ("Event", "Site", "Date", "First", "Second")
#: Tags that follow from the game, in the order in which they are written.
GAME_TAGS: Final = (
    "Level",
    "Traits",
    "Call",
    "FalseCall",
    "Clock",
    "Edition",
    "Position",
    "Result",
    "Reason",
)
TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
CONTROL: Final = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]|[\ud800-\udfff]")
_BLANKS: Final = re.compile(r"[ \t\r\n]+")
_ALWAYS_WRITTEN: Final = ("First", "Second", "Level", "Call", "Result")
_WIDTH: Final = 80


@dataclass(frozen=True, slots=True)
class Record:
    """A game with its tags, comments and times.

    `tags`: free texts (Event, Site, Date, First, Second, and any others), without those that
    follow from the game. `comments`: pairs of a turn number and the comment after that turn, 0
    for those before the first. `times`: pairs of a turn number and the seconds it took. All
    three can also be mappings (of a number to a list of comments).

    >>> record = Record(Game().play_turn("-7"), {"First": "Ana", "Second": "Ben"}, times={1: 12.4})
    >>> print(record, end="")
    [First "Ana"]
    [Second "Ben"]
    [Level "1"]
    [Call "official"]
    [Result "*"]
    <BLANKLINE>
    1. -7 {%t 12.4} *
    >>> Record.parse(str(record)) == record
    True
    """

    game: Game
    tags: tuple[tuple[str, str], ...] = ()
    comments: tuple[tuple[int, str], ...] = ()
    times: tuple[tuple[int, Decimal], ...] = ()

    def __init__(
        self,
        game: Game,
        tags: Mapping[str, str] | Iterable[tuple[str, str]] = (),
        comments: Mapping[int, Iterable[str]] | Iterable[tuple[int, str]] = (),
        times: Mapping[int, Seconds] | Iterable[tuple[int, Seconds]] = (),
    ) -> None:
        count = len(game.turns)
        if isinstance(comments, Mapping):
            comments = [(number, text) for number, texts in comments.items() for text in texts]
        object.__setattr__(self, "game", game)
        object.__setattr__(self, "tags", _check_tags(tags))
        object.__setattr__(self, "comments", _check_comments(comments, count))
        object.__setattr__(self, "times", _check_times(times, count))

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read the record of exactly one game."""
        from .reader import parse_record  # noqa: PLC0415  # the reader builds Records

        return parse_record(text)

    def tag(self, name: str) -> str:
        """The text of a tag, `?` when it is not there (an empty text for a Reason)."""
        if name in GAME_TAGS:
            return self._game_tags()[name]
        return dict(self.tags).get(name, "?")

    @property
    def first(self) -> str:
        """The name of the first player."""
        return self.tag("First")

    @property
    def second(self) -> str:
        """The name of the second player."""
        return self.tag("Second")

    @property
    def result(self) -> str:
        """`1-0`, `0-1`, `1/2-1/2` or `*`."""
        return "*" if self.game.outcome is None else self.game.outcome.result

    def __str__(self) -> str:
        lines = [f'[{name} "{_escape(value)}"]' for name, value in self._written_tags()]
        return "\n".join([*lines, "", *_wrap(self._words()), ""])

    def write(self, stream: TextIO) -> None:
        """Write the record to a text stream; between records write a blank line."""
        stream.write(str(self))

    def _game_tags(self) -> dict[str, str]:
        rules, outcome = self.game.rules, self.game.outcome
        texts = (
            format_level(rules.levels),
            format_traits(rules.traits),
            str(rules.call),
            str(rules.false_call),
            format_clock(rules.clock),
            str(rules.edition),
            str(self.game.start),
            self.result,
            "" if outcome is None else str(outcome.reason),
        )
        return dict(zip(GAME_TAGS, texts, strict=True))

    def _written_tags(self) -> Iterator[tuple[str, str]]:
        free = dict(self.tags)
        for name in FREE_TAGS:
            if name in free or name in _ALWAYS_WRITTEN:
                yield name, free.get(name, "?")
        for name, value in self._game_tags().items():
            if name in _ALWAYS_WRITTEN or value != DEFAULTS[name]:
                yield name, value
        yield from ((name, value) for name, value in self.tags if name not in FREE_TAGS)

    def _words(self) -> Iterator[str]:
        """The part below the tags, split where a line may break."""
        times = dict(self.times)
        for number, turn in enumerate(("", *self.game.turns)):
            if number:
                yield from (f"{number}.", str(turn))
            if number in times:
                yield from ("{%t", f"{format_seconds(times[number])}}}")
            for behind, comment in self.comments:
                if behind == number:
                    yield from f"{{{comment}}}".split(" ")
        yield self.result


#: The values of missing tags, for those that follow from the game.
DEFAULTS: Final[dict[str, str]] = {
    "Level": "1",
    "Traits": format_traits(TRAITS),
    "Call": str(CallRule.OFFICIAL),
    "FalseCall": str(FalseCall.REFUSED),
    "Clock": "-",
    "Edition": str(Edition.CLASSIC),
    "Position": str(Position()),
    "Result": "",
    "Reason": "",
}


def write_records(records: Iterable[Record], stream: TextIO) -> None:
    """Write records one after the other, separated by a blank line."""
    for number, record in enumerate(records):
        stream.write("\n" if number else "")
        record.write(stream)


def _check_tags(
    tags: Mapping[str, str] | Iterable[tuple[str, str]],
) -> tuple[tuple[str, str], ...]:
    pairs = list(tags.items() if isinstance(tags, Mapping) else tags)
    counts = Counter(name.lower() for name, _ in pairs)
    for name, value in pairs:
        if not TAG_NAME.fullmatch(name) or name.lower() in _GAME_TAG_NAMES:
            raise InvalidValue("tag-own", tag=repr(name))
        if counts[name.lower()] > 1:
            raise InvalidValue("tag-twice", tag=name)
        if CONTROL.search(value):
            raise InvalidValue("tag-control", tag=name, value=repr(value))
    values = {name.lower(): value for name, value in pairs}
    free = {name: values.get(name.lower(), "?") for name in FREE_TAGS}
    others = [(name, value) for name, value in pairs if name.lower() not in _FREE_TAG_NAMES]
    return (*((name, value) for name, value in free.items() if value != "?"), *others)


_FREE_TAG_NAMES: Final = frozenset(name.lower() for name in FREE_TAGS)
_GAME_TAG_NAMES: Final = frozenset(name.lower() for name in GAME_TAGS)


def _check_comments(comments: Iterable[tuple[int, str]], turns: int) -> tuple[tuple[int, str], ...]:
    checked = []
    for number, text in comments:
        words = single_blanks(text)
        if not 0 <= number <= turns:
            raise InvalidValue("comment-turn", turn=number)
        if "}" in words or is_time(words) or re.search(r"[\ud800-\udfff]", words):
            raise InvalidValue("comment-text", value=repr(text))
        checked.append((number, words))
    return tuple(sorted(checked, key=lambda pair: pair[0]))


def _check_times(
    times: Mapping[int, Seconds] | Iterable[tuple[int, Seconds]], turns: int
) -> tuple[tuple[int, Decimal], ...]:
    pairs = times.items() if isinstance(times, Mapping) else times
    checked: dict[int, Decimal] = {}
    for number, time in pairs:
        taken = seconds(time)
        if not 1 <= number <= turns or number in checked or not 0 <= taken < 10**9:
            raise InvalidValue("turn-time", turn=number, value=str(time))
        checked[number] = taken
    return tuple(sorted(checked.items()))


def single_blanks(text: str) -> str:
    """The text with one blank between its words, since a comment may be wrapped anywhere."""
    return _BLANKS.sub(" ", text).strip(" ")


def is_time(comment: str) -> bool:
    """Whether a comment has the form of a turn's time."""
    return comment == "%t" or comment.startswith("%t ")


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _wrap(words: Iterable[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > _WIDTH:
            yield line
            line = ""
        line = f"{line} {word}" if line else word
    yield line
