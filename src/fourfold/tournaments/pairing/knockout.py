"""Knockouts: the bracket as a function of what was played, single and double elimination.

The bracket has a power of two of slots, in the usual order: 1 and 2 can meet only in the final. A
slot is empty where nobody is seeded or where somebody left; the other one of its pair has a bye.

In a double knockout those who lost one match meet each other, every round, until one of them is
left for the unbeaten; if that one then loses, too, both have lost one match and play once more.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fourfold.tournaments.regulations import Format
from fourfold.tournaments.state import Round

from .seats import Pair, seated

if TYPE_CHECKING:
    from fourfold.tournaments.tournament import Tournament

Slots = list[str | None]


def bracket_order(size: int) -> list[int]:
    """The seeds by slot, for a power of two.

    >>> bracket_order(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    order = [1]
    while len(order) < size:
        order = [seed for one in order for seed in (one, 2 * len(order) + 1 - one)]
    return order


def tables_of(tournament: Tournament) -> tuple[list[Pair], list[str]]:
    """The matches of the next round and who has no opponent; both empty when all is decided."""
    slots = bracket(tournament)
    if tournament.format is Format.DOUBLE_KNOCKOUT:
        return _double(tournament, slots)
    if len(slots) == 1:
        return [], []
    pairs, byes = _slot_pairs(tournament, slots)
    if len(slots) == 2:
        pairs += _third_place(tournament)
    return seated(tournament, pairs), byes


def bracket(tournament: Tournament) -> Slots:
    """The slots of the unbeaten before the next round."""
    slots = _first_slots(tournament)
    for paired in tournament.rounds:
        if len(slots) > 1:
            slots = [
                _winner(tournament, paired, slots[i], slots[i + 1]) for i in range(0, len(slots), 2)
            ]
    return slots


def lost_matches(tournament: Tournament) -> Counter[str]:
    """How many matches each entrant has lost; a match that neither came to is lost by both."""
    lost: Counter[str] = Counter()
    for meeting in tournament.meetings():
        ending = tournament.ending(meeting)
        if ending.over:
            lost.update(name for name in meeting.entrants if name != ending.winner)
    return lost


def _first_slots(tournament: Tournament) -> Slots:
    entrants = tournament.seeded(tournament.entrants[name] for name in tournament.starters())
    size = 1
    while size < len(entrants):
        size *= 2
    seeds = bracket_order(size)
    return [entrants[seed - 1].id if seed <= len(entrants) else None for seed in seeds]


def _winner(
    tournament: Tournament, paired: Round, one: str | None, other: str | None
) -> str | None:
    """Who comes out of a pair of slots: the winner of the match, or the one who had a bye."""
    if one is not None and other is not None:
        meeting = paired.meeting_of(one)
        if meeting is not None and meeting.other(one) == other:
            return tournament.ending(meeting).winner
    return next((name for name in (one, other) if name in paired.byes), None)


def _slot_pairs(tournament: Tournament, slots: Slots) -> tuple[list[Pair], list[str]]:
    pairs: list[Pair] = []
    byes: list[str] = []
    for i in range(0, len(slots), 2):
        here = [n for n in slots[i : i + 2] if n is not None and tournament.entrants[n].playing]
        if len(here) == 2:
            pairs.append((here[0], here[1]))
        else:
            byes += here
    return pairs, byes


def _third_place(tournament: Tournament) -> list[Pair]:
    """The match of those who lost in the semi-finals, if both are still there."""
    if not tournament.regulations.third_place or not tournament.rounds:
        return []
    losers = [
        meeting.other(winner)
        for meeting in tournament.rounds[-1].meetings
        if (winner := tournament.ending(meeting).winner) is not None
    ]
    present = [name for name in losers if tournament.entrants[name].playing]
    return [(present[0], present[1])] if len(present) == 2 else []


def _double(tournament: Tournament, slots: Slots) -> tuple[list[Pair], list[str]]:
    lost = lost_matches(tournament)
    ranked = [entrant.id for entrant in tournament.seeded(tournament.playing)]
    beaten = [name for name in ranked if lost[name] == 1]
    unbeaten = [name for name in ranked if lost[name] == 0]
    if len(beaten) + len(unbeaten) < 2:
        return [], []
    if len(unbeaten) == 1 and len(beaten) == 1:
        return seated(tournament, [(unbeaten[0], beaten[0])]), []
    pairs, byes = _slot_pairs(tournament, slots) if len(unbeaten) > 1 else ([], unbeaten)
    more_pairs, more_byes = _beaten_pairs(tournament, beaten)
    return seated(tournament, pairs + more_pairs), byes + more_byes


def _beaten_pairs(tournament: Tournament, beaten: list[str]) -> tuple[list[Pair], list[str]]:
    """The best with the last whom they have not met; the bye goes to the best with the fewest."""
    byes: list[str] = []
    left = list(beaten)
    if len(left) % 2:
        had = Counter(name for paired in tournament.rounds for name in paired.byes)
        rests = min(left, key=lambda name: (had[name], left.index(name)))
        left.remove(rests)
        byes.append(rests)
    met = {frozenset(meeting.entrants) for meeting in tournament.meetings()}
    pairs: list[Pair] = []
    while left:
        one = left.pop(0)
        fresh = [name for name in left if frozenset((one, name)) not in met]
        other = (fresh or left)[-1]
        left.remove(other)
        pairs.append((one, other))
    return pairs, byes
