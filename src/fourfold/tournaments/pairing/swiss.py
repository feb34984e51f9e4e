"""Swiss: the Dutch system of FIDE where it is installed and succeeds, else a matching of our own.

The matching pairs all players at the least cost, in this order: no pairing twice; nobody gets a
second bye while somebody has had none whose bye leaves the others a pairing; nobody gets a seat
against an absolute wish; equal points; no second float in three rounds; seats as wished; the upper
half of those with equal points against the lower half.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourfold.tournaments.errors import NothingToPair
from fourfold.tournaments.events import RoundPaired
from fourfold.tournaments.regulations import SwissMethod

from . import dutch
from .contestants import Contestant, contestants
from .matching import Cost, match
from .seats import Pair, WishStrength, first_goes_first

if TYPE_CHECKING:
    from fourfold.tournaments.tournament import Tournament

#: The most that one pair can add to each part of the cost.
_MOST_CONFLICT: Final = 4
_MOST_FLOATS: Final = 3


def pair_swiss(tournament: Tournament) -> RoundPaired:
    """The next round of a Swiss."""
    number = len(tournament.rounds) + 1
    players = contestants(tournament)
    if number > tournament.regulations.rounds:
        raise NothingToPair("over")
    if not players:
        raise NothingToPair("nobody")
    if tournament.regulations.method is SwissMethod.DUTCH:
        paired = dutch.pair_dutch(tournament, players)
        if paired is not None:
            return RoundPaired(number, *paired, method=str(SwissMethod.DUTCH))
    return RoundPaired(number, *pair_matching(tournament, players), str(SwissMethod.MATCHING))


def pair_matching(
    tournament: Tournament, players: list[Contestant]
) -> tuple[tuple[Pair, ...], tuple[str, ...]]:
    """Tables in the order of points, and the bye."""
    pairs = _pairs(players)
    byes = tuple(players[one].id for one, other in pairs if other == len(players))
    tables = sorted(pair for pair in pairs if pair[1] < len(players))
    starts = tournament.lot("first seat") < 0.5
    return tuple(_seat(players[one], players[other], starts) for one, other in tables), byes


def _pairs(players: list[Contestant]) -> list[tuple[int, int]]:
    """Pairs of indices; the index after the last player stands for the bye."""
    odd = len(players) % 2
    fewest = min((player.byes for player in players), default=0)
    limits = (fewest, None) if odd else (None,)
    for most_byes in limits:
        pairs = match(len(players) + odd, _cost(players, most_byes=most_byes))
        if pairs is not None:
            return pairs
    pairs = match(len(players) + odd, _cost(players, most_byes=fewest, repeats=True))
    assert pairs is not None, "with repeats everybody can meet everybody"
    return pairs


def _cost(players: list[Contestant], *, most_byes: int | None, repeats: bool = False) -> Cost:
    """What pairs cost, one kind of fault outweighing all of the next."""
    count = len(players) + 1
    places = _places(players)
    # Each factor is above what all pairs together can add to the part before.
    seats = count * count
    floats = seats * count * _MOST_CONFLICT
    points = floats * count * _MOST_FLOATS
    widest = (players[0].points - players[-1].points + 1) ** 2
    absolute = points * count * widest
    again = absolute * count * _MOST_CONFLICT

    def cost(one: int, other: int) -> int | None:
        mine = players[one]
        if other == len(players):
            if most_byes is not None and mine.byes > most_byes:
                return None
            gap = (mine.points - players[-1].points) ** 2
            return mine.byes * again + gap * points + mine.unplayed * floats + other - one
        theirs = players[other]
        met = mine.met[theirs.id]
        if met and not repeats:
            return None
        gap = (mine.points - theirs.points) ** 2
        price = gap * points + _distance(places[one], places[other], count)
        if gap:
            price += (2 * mine.floated[0] + mine.floated[1]) * floats
        if mine.wish.seat is theirs.wish.seat and mine.wish.seat is not None:
            weaker = min(mine.wish.strength, theirs.wish.strength)
            price += int(weaker) * seats
            if weaker is WishStrength.ABSOLUTE:
                price += min(_MOST_CONFLICT, 1 + _excess(mine, theirs)) * absolute
        return price + again * met

    return cost


def _excess(one: Contestant, other: Contestant) -> int:
    """How far the seats of two with the same wish are out of balance already."""
    return min(abs(one.wish.lead), abs(other.wish.lead))


def _places(players: list[Contestant]) -> list[tuple[int, int, int]]:
    """For each player: points, the place among those with equal points, and how many these are."""
    sizes: dict[int, int] = {}
    places = []
    for player in players:
        places.append((player.points, sizes.get(player.points, 0)))
        sizes[player.points] = sizes.get(player.points, 0) + 1
    return [(points, place, sizes[points]) for points, place in places]


def _distance(one: tuple[int, int, int], other: tuple[int, int, int], most: int) -> int:
    """How far two are from the ideal: upper against lower half, floats between neighbours."""
    if one[0] == other[0]:
        return abs(abs(one[1] - other[1]) - one[2] // 2)
    return min(most, (one[2] - 1 - one[1]) + other[1])


def _seat(one: Contestant, other: Contestant, starts: bool) -> Pair:
    """The higher of two first; where nothing decides, odd pairing numbers begin on one seat."""
    first = first_goes_first(one.seats, other.seats)
    if first is None and one.wish.seat is not None:
        first = one.wish.seat.index == 0
    if first is None:
        first = starts is bool(one.number % 2)
    return (one.id, other.id) if first else (other.id, one.id)
