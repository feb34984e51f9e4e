"""Tie-breaks: what separates entrants with equal points; docs/tournaments.md works each one out.

A round in which an entrant did not play counts, for Buchholz and Sonneborn-Berger, as a game
against an opponent with the entrant's own points, as FIDE has it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from .regulations import UNRATED, Tiebreak
from .scores import ScoreSheet, SheetLine
from .state import Entrant

#: The most that a perfect or a hopeless score adds to the opponents' average rating.
_WIDEST: Final = 800

Sheets = Mapping[str, ScoreSheet]


@dataclass(frozen=True, slots=True)
class TiebreakTable:
    """The values of tie-breaks in one tournament."""

    sheets: Sheets
    entrants: Mapping[str, Entrant]

    def value(self, tiebreak: Tiebreak, name: str) -> float:
        """The value of a tie-break that needs no other entrants with equal points."""
        return _VALUES[tiebreak](self, name)

    def direct_encounter(self, group: Sequence[str]) -> dict[str, float | None]:
        """The points in the games within a group; None for all unless everybody met everybody.

        Someone who could not be caught whatever the missing games had brought is not looked for.
        """
        met = {name: set(self.sheets[name].met) for name in group}
        complete = all(other in met[name] for name in group for other in group if other != name)
        if not complete or len(group) < 2:
            return dict.fromkeys(group)
        return {
            name: sum(line.points for line in self.sheets[name].lines if line.opponent in group)
            for name in group
        }

    def _opponents(self, name: str) -> list[tuple[SheetLine, float]]:
        """Every round with the points of the opponent, real or not."""
        sheet = self.sheets[name]
        return [
            (line, self.sheets[line.opponent].points)
            if line.played and line.opponent is not None
            else (line, sheet.points)
            for line in sheet.lines
        ]

    def buchholz(self, name: str) -> float:
        """The points of all opponents."""
        return sum(points for _, points in self._opponents(name))

    def buchholz_cut(self, name: str) -> float:
        """The same without the weakest opponent."""
        return sum(sorted(points for _, points in self._opponents(name))[1:])

    def buchholz_median(self, name: str) -> float:
        """The same without the weakest and the strongest opponent."""
        return sum(sorted(points for _, points in self._opponents(name))[1:-1])

    def sonneborn_berger(self, name: str) -> float:
        """The points of the beaten opponents, and half of those drawn with."""
        return sum(line.result * points for line, points in self._opponents(name))

    def wins(self, name: str) -> float:
        """Games won at the board."""
        return float(sum(line.result == 1.0 for line in self.sheets[name].games))

    def second_player(self, name: str) -> float:
        """Games played as second player."""
        return float(sum(seat.index == 1 for seat in self.sheets[name].seats))

    def board_points(self, name: str) -> float:
        """What a team scored on its boards."""
        return sum(line.boards for line in self.sheets[name].lines)

    def performance(self, name: str) -> float:
        """The rating that the results are worth."""
        games = self.sheets[name].games
        ratings = [self._rating(line.opponent) for line in games]
        return float(performance(ratings, sum(line.result for line in games)))

    def _rating(self, name: str | None) -> int:
        rating = None if name is None else self.entrants[name].rating
        return UNRATED if rating is None else rating


def performance(ratings: Sequence[int], score: float) -> int:
    """The rating at which this score against opponents with these ratings is to be expected.

    The average of the opponents, plus 400·log10(p / (1 - p)) for the share p of the points, at most
    800 either way; 0 without games.

    >>> performance([1500, 1600, 1700, 1600], 3), performance([1500], 1), performance([], 0)
    (1791, 2300, 0)
    """
    if not ratings:
        return 0
    share = score / len(ratings)
    average = sum(ratings) / len(ratings)
    if share in (0.0, 1.0):
        return round(average + (_WIDEST if share else -_WIDEST))
    edge = 400 * math.log10(share / (1 - share))
    return round(average + max(-_WIDEST, min(_WIDEST, edge)))


_VALUES: Final[dict[Tiebreak, Callable[[TiebreakTable, str], float]]] = {
    Tiebreak.BUCHHOLZ: TiebreakTable.buchholz,
    Tiebreak.BUCHHOLZ_CUT: TiebreakTable.buchholz_cut,
    Tiebreak.BUCHHOLZ_MEDIAN: TiebreakTable.buchholz_median,
    Tiebreak.SONNEBORN_BERGER: TiebreakTable.sonneborn_berger,
    Tiebreak.WINS: TiebreakTable.wins,
    Tiebreak.SECOND_PLAYER: TiebreakTable.second_player,
    Tiebreak.PERFORMANCE: TiebreakTable.performance,
    Tiebreak.BOARD_POINTS: TiebreakTable.board_points,
}
