"""Who goes first: the "colour" of Quarto, balanced over a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from fourfold.rules import Player

if TYPE_CHECKING:
    from fourfold.tournaments.tournament import Tournament

Pair = tuple[str, str]


class WishStrength(IntEnum):
    """How much a player ought to get a seat, as FIDE's Dutch system counts it (A.6)."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


class SeatWish(NamedTuple):
    """The seat that a player ought to get, how much, and firsts minus seconds so far."""

    seat: Player | None
    strength: WishStrength
    lead: int

    @staticmethod
    def after(seats: Sequence[Player]) -> SeatWish:
        """The wish of a player who had these seats.

        >>> SeatWish.after([Player.FIRST, Player.SECOND, Player.SECOND])
        SeatWish(seat=Player.FIRST, strength=<WishStrength.ABSOLUTE: 3>, lead=-1)
        """
        lead = sum(1 if seat is Player.FIRST else -1 for seat in seats)
        if not seats:
            return SeatWish(None, WishStrength.NONE, lead)
        due = Player.SECOND if lead > 0 else Player.FIRST
        if abs(lead) > 1:
            return SeatWish(due, WishStrength.ABSOLUTE, lead)
        if len(seats) > 1 and seats[-1] is seats[-2]:
            return SeatWish(seats[-1].other, WishStrength.ABSOLUTE, lead)
        if lead:
            return SeatWish(due, WishStrength.STRONG, lead)
        return SeatWish(seats[-1].other, WishStrength.MILD, lead)


def first_goes_first(one: Sequence[Player], other: Sequence[Player]) -> bool | None:
    """Whether the first of two players with these seats goes first; None when nothing decides.

    The stronger wish is granted, then the larger lead, then the opposite of the last round in which
    they had different seats.

    >>> first_goes_first([Player.SECOND], [Player.FIRST]), first_goes_first([], [])
    (True, None)
    """
    mine, theirs = SeatWish.after(one), SeatWish.after(other)
    if mine.seat is not theirs.seat or mine.seat is None:
        seat = mine.seat if mine.seat is not None else theirs.seat and theirs.seat.other
        return None if seat is None else seat is Player.FIRST
    if mine.strength != theirs.strength or abs(mine.lead) != abs(theirs.lead):
        stronger = (mine.strength, abs(mine.lead)) > (theirs.strength, abs(theirs.lead))
        return (mine.seat is Player.FIRST) is stronger
    for here, there in zip(reversed(one), reversed(other), strict=False):
        if here is not there:
            return here is Player.SECOND
    return None


def seats_by_entrant(tournament: Tournament) -> dict[str, list[Player]]:
    """The seats of each entrant in the games so far, without those that were not played."""
    seats: dict[str, list[Player]] = {name: [] for name in tournament.entrants}
    for game in tournament.games():
        if game.result is None or game.result.played:
            seats[game.first].append(Player.FIRST)
            seats[game.second].append(Player.SECOND)
    return seats


def seated(tournament: Tournament, pairs: Sequence[Pair]) -> list[Pair]:
    """Pairs with the first player first; lots decide where the seats so far do not."""
    seats = seats_by_entrant(tournament)
    tables = []
    for one, other in pairs:
        first = first_goes_first(seats[one], seats[other])
        if first is None:
            first = tournament.lot("seat", len(tournament.rounds), *sorted((one, other))) < 0.5
            first = first is (one < other)
        tables.append((one, other) if first else (other, one))
    return tables


def busy_entrants(tournament: Tournament) -> set[str]:
    """Who is playing now."""
    return {
        name
        for meeting in tournament.meetings()
        if meeting.open is not None
        for name in meeting.entrants
    }


def games_by_entrant(tournament: Tournament) -> Counter[str]:
    """How many meetings each entrant has had."""
    return Counter(name for meeting in tournament.meetings() for name in meeting.entrants)
