"""At which real table a meeting sits: where rounds overlap, nobody shares one with another game.

In an arena and a ladder, pairs are made while other games go on: a new one sits at the free table
with the lowest number. In all other formats the table is the place in the round.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Meeting, Round
    from .tournament import Tournament


def tables_for_round(here: Tournament) -> Iterator[int]:
    """The tables of a round that is paired now, in this order."""
    return _free(here.meetings()) if here.format.continuous else count(1)


def table_for_again(here: Tournament, meeting: Meeting) -> int:
    """Where a game is played again: at the same table, unless others sit there by now."""
    others = [each for each in here.meetings() if each is not meeting and each.open is not None]
    if not here.format.continuous or all(o.real_table != meeting.real_table for o in others):
        return meeting.real_table
    return next(_free(others))


def meeting_at(
    here: Tournament, table: int, paired: Round | None = None, *, over: bool = False
) -> Meeting | None:
    """Who sits at a table, or sat there last; `paired`: in this round.

    `over`: those are preferred who have finished, not those who are playing.
    """
    if paired is None and not here.format.continuous:
        paired = here.last_round
        if paired is None:
            return None
    meetings = here.meetings() if paired is None else paired.meetings
    there = [meeting for meeting in meetings if meeting.real_table == table]
    wanted = [meeting for meeting in there if (meeting.open is None) is over]
    return next(reversed(wanted or there), None)


def _free(meetings: Iterable[Meeting]) -> Iterator[int]:
    taken = {meeting.real_table for meeting in meetings if meeting.open is not None}
    return (number for number in count(1) if number not in taken)
