"""What the pairing of a Swiss knows about each player to be paired."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fourfold.rules import Player
from fourfold.tournaments.scores import LineKind, ScoreSheet, score_sheets

from .seats import SeatWish

if TYPE_CHECKING:
    from fourfold.tournaments.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Contestant:
    """Somebody to pair: points in half points, whom they met how often, seats, byes and floats.

    `number`: the pairing number, from 1 on, of all entrants. `unplayed`: wins without a game that
    were no bye. `floated`: in which of the last two rounds they met somebody with fewer points.
    """

    id: str
    number: int
    points: int
    met: Counter[str]
    seats: tuple[Player, ...]
    wish: SeatWish
    byes: int
    unplayed: int
    floated: tuple[bool, bool]


def contestants(tournament: Tournament) -> list[Contestant]:
    """The players to be paired in the next round, by points and then pairing number."""
    sheets = score_sheets(tournament)
    number = len(tournament.rounds) + 1
    ranked = enumerate(tournament.order(), 1)
    playing = [
        _contestant(sheets, entrant.id, place)
        for place, entrant in ranked
        if entrant.playing and (entrant.id, number) not in tournament.granted
    ]
    return sorted(playing, key=lambda one: (-one.points, one.number))


def _contestant(sheets: dict[str, ScoreSheet], name: str, number: int) -> Contestant:
    sheet = sheets[name]
    seats = tuple(sheet.seats)
    forfeits = [line for line in sheet.lines if line.kind is LineKind.FORFEIT]
    granted = [line for line in sheet.lines if line.kind is LineKind.GRANTED]
    return Contestant(
        id=name,
        number=number,
        points=round(sheet.points * 2),
        met=Counter(sheet.met),
        seats=seats,
        wish=SeatWish.after(seats),
        byes=sheet.byes,
        unplayed=sum(line.points > 0 for line in forfeits + granted),
        floated=(_floated(sheets, sheet, 1), _floated(sheets, sheet, 2)),
    )


def _floated(sheets: dict[str, ScoreSheet], sheet: ScoreSheet, ago: int) -> bool:
    """Whether an entrant met somebody with fewer points so many rounds ago."""
    if len(sheet.lines) < ago or sheet.lines[-ago].opponent is None:
        return False
    line = sheet.lines[-ago]
    assert line.opponent is not None
    mine, theirs = (
        sum(each.points for each in one.lines if each.round < line.round)
        for one in (sheet, sheets[line.opponent])
    )
    return mine > theirs
