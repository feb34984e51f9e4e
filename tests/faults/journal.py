"""What the clients wrote down: every answer they got, everything they saw, every race."""

from __future__ import annotations

import json
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TextIO


@dataclass(frozen=True, slots=True)
class Answer:
    """A final answer to a request that would append an entry to a game's log.

    `texts`: how the entry can stand in the log. `accepted`: acknowledged, or refused with
    `status` and `code`. Of an action in turn, `answers`: the entry that it answers, and
    `thought`: the seconds from seeing that it is one's turn to sending it for the first time.
    `copies`: whether it was also sent without an answer, so that a copy may still be on its way.
    """

    game: str
    player: str
    key: str
    texts: tuple[str, ...]
    accepted: bool
    status: int
    code: str = ""
    answers: int = -1
    thought: float | None = None
    copies: bool = False


@dataclass(frozen=True, slots=True)
class Race:
    """Several requests of which one can win: their keys, all answering entry `answers`."""

    game: str
    player: str
    answers: int
    keys: tuple[str, ...]


@dataclass(slots=True)
class Outage:
    """A time in which the server could not work, as the tests know it (milliseconds).

    The tests see its end a while after the server does, on a busy machine by seconds: it surely
    lasted until the last question that the server left unanswered. `connections`: not the server
    was to blame, but the way to it, which takes a player's own time.
    """

    kind: str
    began: int
    ended: int | None = None
    surely_until: int | None = None
    connections: bool = False


@dataclass(slots=True)
class View:
    """What one client saw of one game: entries by number, and the last snapshot."""

    player: str
    game: str
    entries: dict[int, str] = field(default_factory=dict)
    snapshot: dict[str, object] = field(default_factory=dict)
    #: Entries that were shown twice with different texts, or live ones out of order.
    faults: list[str] = field(default_factory=list)

    def see(self, snapshot: dict[str, object]) -> None:
        """Take in a snapshot, from wherever it came."""
        log = snapshot["log"]
        assert isinstance(log, list)
        for line in log:
            self.see_entry(line["number"], line["entry"])
        if not self.snapshot or self.number <= number_of(snapshot):
            self.snapshot = snapshot

    def see_entry(self, number: int, text: str) -> None:
        """Take in an entry."""
        known = self.entries.setdefault(number, text)
        if known != text:
            self.faults.append(f"entry {number} was {known} and became {text}")

    @property
    def number(self) -> int:
        """The number of the newest entry in the newest snapshot."""
        return number_of(self.snapshot) if self.snapshot else 0


def number_of(snapshot: dict[str, object]) -> int:
    """The number of a snapshot's newest entry."""
    number = snapshot["number"]
    assert isinstance(number, int)
    return number


def now() -> int:
    """The time of the tests in milliseconds."""
    return time.time_ns() // 1_000_000


def _seen_at(sample: tuple[int, int]) -> int:
    return sample[0]


class Journal:
    """All of it, in memory and, when asked, in a file with a line for each answer."""

    def __init__(self, path: Path | None = None) -> None:
        self.answers: list[Answer] = []
        #: How many of them acknowledged an action.
        self.acknowledged = 0
        self.races: list[Race] = []
        self.outages: list[Outage] = []
        #: Other times in which players could be late without dawdling.
        self.troubles: list[Outage] = []
        self.views: dict[tuple[str, str], View] = {}
        #: Who gave the answer 201 or 200 to an open challenge that several wanted.
        self.challenges: dict[str, list[str]] = {}
        #: (game, player): they let their clock run out on purpose.
        self.dawdlers: set[tuple[str, str]] = set()
        #: Answers by status; 0 for none at all. Errors that should never be.
        self.statuses: Counter[int] = Counter()
        #: Answers to requests that no database can take, by status.
        self.poisoned: Counter[int] = Counter()
        #: The server's time less that of the tests, in milliseconds, and when that was seen.
        self._ahead: list[tuple[int, int]] = []
        #: The furthest that the machine's clock, as the servers see it, was ever set ahead.
        self.furthest_ahead = 0
        self.errors: list[str] = []
        self._file: TextIO | None = None if path is None else path.open("w", encoding="utf-8")

    def write(self, answer: Answer) -> None:
        """Keep an answer."""
        self.answers.append(answer)
        self.acknowledged += answer.accepted
        if self._file is not None:
            self._file.write(json.dumps(asdict(answer)) + "\n")

    def view(self, game: str, player: str) -> View:
        """What this client saw of this game so far."""
        return self.views.setdefault((game, player), View(player, game))

    def hear_time(self, server: int, here: int) -> None:
        """Note what time it is on the server, and here: it need not be the machine's."""
        self._ahead.append((here, server - here))

    def may_have_expired(self, challenge: Mapping[str, Any]) -> bool:
        """Whether a step of the clock can have ended a challenge before anyone took it.

        Not every server need see the step yet: to some, it still waits.
        """
        open_or_over = challenge["state"] in ("waiting", "expired")
        return open_or_over and int(challenge["expires"]) <= now() + self.furthest_ahead

    def on_server(self, span: Outage) -> tuple[int, int | None]:
        """When a time began and ended, by the server's time; it can jump meanwhile."""
        began = bisect_right(self._ahead, span.began, key=_seen_at)
        before = self._ahead[max(began - 1, 0)][1] if self._ahead else 0
        if span.ended is None:
            return span.began + before, None
        ended = bisect_right(self._ahead, span.ended, key=_seen_at)
        after = self._ahead[min(ended, len(self._ahead) - 1)][1] if self._ahead else 0
        return span.began + before, span.ended + after

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None
