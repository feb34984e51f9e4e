"""Pairing: a tournament comes in, the event that pairs its next round goes out.

Pairing is deterministic: chance comes from the seed in the regulations. Nothing here changes a
tournament; the caller appends the event to the log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourfold.tournaments.errors import NothingToPair
from fourfold.tournaments.events import Event, GameAdded, RoundClosed, RoundPaired
from fourfold.tournaments.regulations import Format

from . import berger, knockout
from .arena import pair_arena
from .dutch import dutch_installed
from .ladder import challengeable, pair_ladder
from .swiss import pair_swiss

if TYPE_CHECKING:
    from fourfold.tournaments.tournament import Tournament

__all__ = ["challengeable", "due_events", "dutch_installed", "pair_round"]


def pair_round(tournament: Tournament) -> RoundPaired:
    """The next round, or in an arena and a ladder games for those who are free.

    Raises `NothingToPair`, with the reason.
    """
    if tournament.finished:
        raise NothingToPair("finished")
    last = tournament.last_round
    if not tournament.format.continuous and last is not None and not last.closed:
        raise NothingToPair("open", round=last.number)
    if last is None and len(tournament.playing) < 2:
        raise NothingToPair("few")
    if tournament.format is Format.SWISS:
        return pair_swiss(tournament)
    if tournament.format is Format.ARENA:
        return pair_arena(tournament)
    if tournament.format is Format.LADDER:
        return pair_ladder(tournament)
    return _pair_by_table(tournament)


def _pair_by_table(tournament: Tournament) -> RoundPaired:
    """The next round of a round robin or a knockout, which follows from what was played."""
    number = len(tournament.rounds) + 1
    if tournament.format is Format.ROUND_ROBIN:
        if number > berger.number_of_rounds(tournament):
            raise NothingToPair("over")
        tables, byes = berger.tables_of(tournament, number)
    else:
        tables, byes = knockout.tables_of(tournament)
    if not tables and not byes:
        raise NothingToPair("over")
    return RoundPaired(number, tuple(tables), tuple(byes))


def due_events(tournament: Tournament) -> tuple[Event, ...]:
    """What follows from the results by itself: further games of matches, closing a round."""
    last = tournament.last_round
    if tournament.finished or tournament.format.continuous or last is None or last.closed:
        return ()
    undecided = [m for m in last.meetings if not tournament.ending(m).over]
    if not undecided:
        return (RoundClosed(last.number),)
    if not tournament.format.elimination:
        return ()
    return tuple(GameAdded(m.round, m.table) for m in undecided if m.open is None)
