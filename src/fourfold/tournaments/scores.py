"""What each entrant has scored: a sheet with one line per round, from which all else follows."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from fourfold.rules import Player
from fourfold.rules.names import Named

from .regulations import Format, Scoring
from .state import Meeting

if TYPE_CHECKING:
    from .tournament import Tournament

#: Points of an arena: for a win and a draw, doubled after so many wins in a row.
ARENA_WIN: Final = 2.0
ARENA_DRAW: Final = 1.0
STREAK: Final = 2


class LineKind(Named):
    """What a line of a sheet is about; only `GAME` was played."""

    GAME = "game"
    FORFEIT = "forfeit"
    BYE = "bye"
    GRANTED = "granted"
    ABSENT = "absent"
    ANNULLED = "annulled"
    WALKOVER = "walkover"


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A round of an entrant: the opponent and the seat, if there were any, and the points.

    `result`: 1, ½ or 0 in this meeting, whatever the regulations pay for it. `boards`: what a team
    scored on its boards.
    """

    round: int
    kind: LineKind
    points: float
    opponent: str | None = None
    seat: Player | None = None
    result: float = 0.0
    boards: float = 0.0

    @property
    def played(self) -> bool:
        """Whether there was a game."""
        return self.kind is LineKind.GAME


@dataclass(frozen=True)
class ScoreSheet:
    """All lines of an entrant."""

    id: str
    lines: tuple[SheetLine, ...]

    @cached_property
    def points(self) -> float:
        """The points so far."""
        return sum(line.points for line in self.lines)

    @cached_property
    def games(self) -> tuple[SheetLine, ...]:
        """The lines that were played."""
        return tuple(line for line in self.lines if line.played)

    @property
    def met(self) -> list[str]:
        """Everybody this entrant was paired with, forfeits included, in order."""
        return [line.opponent for line in self.lines if line.opponent is not None]

    @property
    def seats(self) -> list[Player]:
        """The seats in the games that were played, in order."""
        return [line.seat for line in self.games if line.seat is not None]

    @property
    def byes(self) -> int:
        """How often this entrant had no opponent."""
        return sum(line.kind is LineKind.BYE for line in self.lines)


def score_sheets(tournament: Tournament) -> dict[str, ScoreSheet]:
    """The sheet of every entrant, in the order of entry."""
    lines = _arena_lines(tournament) if tournament.format is Format.ARENA else _lines(tournament)
    return {name: ScoreSheet(name, tuple(lines[name])) for name in tournament.entrants}


def _lines(tournament: Tournament) -> dict[str, list[SheetLine]]:
    lines: dict[str, list[SheetLine]] = defaultdict(list)
    annulled = _annulled(tournament)
    bye = tournament.regulations.bye_points
    for paired in tournament.rounds:
        seen: set[str] = set()
        for meeting in paired.meetings:
            seen.update(meeting.entrants)
            for name in meeting.entrants:
                line = _meeting_line(tournament, meeting, name)
                if line is not None and annulled.intersection(meeting.entrants):
                    line = SheetLine(
                        paired.number, LineKind.ANNULLED, 0.0, line.opponent, line.seat
                    )
                if line is not None:
                    lines[name].append(line)
        rests = [(name, LineKind.BYE, bye) for name in paired.byes]
        rests += [(name, LineKind.GRANTED, points) for name, points in paired.granted.items()]
        for name, kind, points in rests:
            result = _worth(tournament.regulations.scoring, points)
            lines[name].append(SheetLine(paired.number, kind, points, result=result))
        if not tournament.format.continuous:
            for name in set(tournament.entrants) - seen - set(paired.byes) - set(paired.granted):
                lines[name].append(SheetLine(paired.number, LineKind.ABSENT, 0.0))
    _add_walkovers(tournament, annulled, lines)
    return lines


def _worth(scoring: Scoring, points: float) -> float:
    """The result that a bye for so many points stands for."""
    if points >= scoring.win:
        return 1.0
    return 0.5 if points >= scoring.draw > scoring.loss else 0.0


def _meeting_line(tournament: Tournament, meeting: Meeting, name: str) -> SheetLine | None:
    """An entrant's line for a meeting that is over."""
    scoring = tournament.regulations.scoring
    ending = tournament.ending(meeting)
    if not ending.over:
        return None
    if ending.winner is None:
        # Two teams may each win a board to which the other did not come.
        drawn = meeting.played or meeting.points(name) > 0
        points, result = (scoring.draw, 0.5) if drawn else (scoring.loss, 0.0)
    else:
        won = ending.winner == name
        points, result = (scoring.win, 1.0) if won else (scoring.loss, 0.0)
    kind = LineKind.GAME if meeting.played else LineKind.FORFEIT
    seat = Player.FIRST if name == meeting.first else Player.SECOND
    boards = meeting.points(name)
    return SheetLine(meeting.round, kind, points, meeting.other(name), seat, result, boards)


def _annulled(tournament: Tournament) -> frozenset[str]:
    """Who left a round robin before playing half of their games: none of them count."""
    if tournament.format is not Format.ROUND_ROBIN:
        return frozenset()
    gone = {entrant.id for entrant in tournament.entrants.values() if entrant.withdrawn}
    played: dict[str, int] = defaultdict(int)
    for meeting in tournament.meetings():
        if meeting.played:
            for name in gone.intersection(meeting.entrants):
                played[name] += 1
    games = (len(tournament.starters()) - 1) * tournament.regulations.cycles
    return frozenset(name for name in gone if played[name] * 2 < games)


def _add_walkovers(
    tournament: Tournament, annulled: frozenset[str], lines: dict[str, list[SheetLine]]
) -> None:
    """Games that a player who left a round robin late no longer plays are won by the others."""
    if tournament.format is not Format.ROUND_ROBIN or not tournament.rounds:
        return
    scoring = tournament.regulations.scoring
    gone = [e.id for e in tournament.entrants.values() if e.withdrawn and e.id not in annulled]
    if not gone:
        return
    met = Counter(frozenset(meeting.entrants) for meeting in tournament.meetings())
    last = len(tournament.rounds)
    for entrant in tournament.entrants.values():
        for left in () if entrant.withdrawn else gone:
            missing = tournament.regulations.cycles - met[frozenset((entrant.id, left))]
            line = SheetLine(last, LineKind.WALKOVER, scoring.win, left, result=1.0)
            lines[entrant.id].extend([line] * missing)


def _arena_lines(tournament: Tournament) -> dict[str, list[SheetLine]]:
    """Lines in the order of results; a forfeit is won without making a streak longer."""
    lines: dict[str, list[SheetLine]] = defaultdict(list)
    streaks: dict[str, int] = defaultdict(int)
    finished = [meeting for meeting in tournament.meetings() if meeting.open is None]
    for meeting in sorted(finished, key=lambda m: m.games[0].decided):
        game = meeting.games[0]
        kind = LineKind.GAME if meeting.played else LineKind.FORFEIT
        for name in meeting.entrants:
            result = game.points(name)
            factor = 2 if streaks[name] >= STREAK else 1
            points = {1.0: ARENA_WIN * factor, 0.5: ARENA_DRAW * factor}.get(result, 0.0)
            if meeting.played or result == 0.0:
                streaks[name] = streaks[name] + 1 if result == 1.0 else 0
            lines[name].append(
                SheetLine(meeting.round, kind, points, meeting.other(name), game.seat(name), result)
            )
    return lines
