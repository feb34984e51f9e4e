"""The games of a queue, compared with what those who waited wanted and were told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from .seeking import Seeking


@dataclass(frozen=True, slots=True)
class Paired:
    """A game of the queue, as the database has it."""

    id: str
    players: tuple[str, str]
    began: int
    terms: tuple[int, str, str, bool]


class Pairings:
    """Who was paired with whom. One was lost at a time, and one left before anybody came."""

    def __init__(
        self,
        games: Sequence[Paired],
        seekers: Sequence[Seeking],
        lost: Seeking,
        left: Seeking,
        cut_at: int,
    ) -> None:
        self._games = games
        self._seekers = {seeker.person.id: seeker for seeker in seekers}
        self._lost = lost.person.id
        self._left = left.person.id
        self._cut_at = cut_at
        self._of: dict[str, list[Paired]] = {}
        for game in games:
            for player in game.players:
                self._of.setdefault(player, []).append(game)

    def waits(self) -> list[dict[str, Any]]:
        """How long people waited, by level and clock, and how far apart their ratings were."""
        found: dict[tuple[int, str], list[tuple[int, Paired]]] = {}
        for player, seeker in self._seekers.items():
            for game in self._of.get(player, []):
                key = seeker.terms["level"], seeker.terms["clock"]
                found.setdefault(key, []).append((seeker.since, game))
        return [self._row(*key, waits) for key, waits in sorted(found.items())]

    def _row(self, level: int, clock: str, waits: Sequence[tuple[int, Paired]]) -> dict[str, Any]:
        waited = [(game.began - since) / 1000 for since, game in waits]
        apart = [self._apart(game) for _, game in waits]
        return {
            "level": level,
            "clock": clock,
            "paired": len(waits),
            "wait_median": round(median(waited), 1),
            "wait_most": round(max(waited), 1),
            "apart_median": round(median(apart)),
            "apart_most": max(apart),
        }

    def _apart(self, game: Paired) -> int:
        ratings = [self._seekers[p].rating for p in game.players if p in self._seekers]
        return max(ratings, default=0) - min(ratings, default=0)

    def surprises(self) -> int:
        """How many were paired outside the range that they had been shown last.

        A server that stands still for more than a second can be late in showing it.
        """
        shown = [
            (seeker.shown[-1], self._apart(game))
            for player, seeker in self._seekers.items()
            for game in self._of.get(player, [])
            if seeker.shown
        ]
        return sum(width is not None and apart > width for width, apart in shown)

    def findings(self) -> Iterator[str]:
        """What is wrong."""
        for player, seeker in self._seekers.items():
            found = [game.id for game in self._of.get(player, [])]
            if len(found) != 1 or seeker.games != set(found):
                yield f"{player} is in {found}, and was told of {sorted(seeker.games)}"
        for game in self._of.get(self._lost, []):
            if game.began > self._cut_at:
                yield f"the lost one was paired {game.began - self._cut_at} ms later: {game.id}"
        for game in self._of.get(self._left, []):
            yield f"the one who left was paired: {game.id}"
        for game in self._games:
            for player in game.players:
                if player in self._seekers:
                    yield from self._misfits(game, self._seekers[player])

    def _misfits(self, game: Paired, seeker: Seeking) -> Iterator[str]:
        terms = seeker.terms
        wanted = terms["level"], terms.get("call", "official"), terms["clock"]
        if (*wanted, terms.get("rated", False)) != game.terms:
            yield f"{game.id} is {game.terms}, and {seeker.person.id} wanted {terms}"
        # As documented: 100 points, 50 more every five seconds, anybody after a minute. The clocks
        # of two servers differ by some milliseconds.
        waited, apart = max(0, game.began - seeker.since), self._apart(game)
        if waited < 60_000 and apart > 100 + 50 * (waited // 5000):
            yield f"{game.id}: {apart} points apart after {waited} ms"
