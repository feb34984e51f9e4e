"""What must hold for every pairing, written without a look at how pairings are made."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import networkx as nx  # type: ignore[import-untyped]  # it has no types

from fourfold.tournaments import Format, RoundPaired, Tournament


def check_pairing(tournament: Tournament, paired: RoundPaired) -> None:
    """Nobody twice, nobody alone without a bye, nobody who is away; in a Swiss, more."""
    named = [name for table in paired.tables for name in table] + list(paired.byes)
    assert len(named) == len(set(named)), "nobody is twice in a round"
    free = free_entrants(tournament)
    assert set(named) <= free, "only those who are free are paired"
    if tournament.format is Format.ARENA:
        check_arena(tournament, paired, free)
    elif tournament.format.elimination:
        assert len(paired.tables) + len(paired.byes) > 0
    else:
        assert set(named) == free, "nobody is left alone without a bye"
    if tournament.format is Format.SWISS:
        check_swiss(tournament, paired)


def free_entrants(tournament: Tournament) -> set[str]:
    number = len(tournament.rounds) + 1
    busy = {name for m in tournament.meetings() if m.open is not None for name in m.entrants}
    return {
        entrant.id
        for entrant in tournament.playing
        if (entrant.id, number) not in tournament.granted and entrant.id not in busy
    }


def check_arena(tournament: Tournament, paired: RoundPaired, free: set[str]) -> None:
    """Nobody meets the last opponent again while there are others; few have to wait."""
    last: dict[str, str] = {}
    for meeting in tournament.meetings():
        last[meeting.first], last[meeting.second] = meeting.second, meeting.first
    if len(tournament.playing) > 3:
        assert not any(last.get(a) == b and last.get(b) == a for a, b in paired.tables)
    assert len(free) - 2 * len(paired.tables) <= 3, "at most three wait"


def check_swiss(tournament: Tournament, paired: RoundPaired) -> None:
    """No pairing twice and no second bye, unless it cannot be otherwise."""
    met = {frozenset(meeting.entrants) for meeting in tournament.meetings()}
    byes = Counter(name for earlier in tournament.rounds for name in earlier.byes)
    free = free_entrants(tournament)
    assert len(paired.byes) == len(free) % 2, "one bye, when the number is odd"
    fewest = min((byes[name] for name in free), default=0)
    fair = {name for name in free if byes[name] == fewest}
    if any(frozenset(table) in met for table in paired.tables):
        assert not can_pair(free, met, free), "a pairing was repeated without need"
    elif any(name not in fair for name in paired.byes):
        assert not can_pair(free, met, fair), "somebody got a further bye without need"


def can_pair(names: set[str], met: set[frozenset[str]], may_rest: set[str]) -> bool:
    """Whether everybody can be paired with somebody new, one of `may_rest` sitting out."""
    graph = nx.Graph()
    graph.add_nodes_from(sorted(names))
    graph.add_edges_from(p for p in combinations(sorted(names), 2) if frozenset(p) not in met)
    if len(names) % 2:
        graph.add_edges_from((name, "bye") for name in sorted(may_rest))
    pairs = nx.max_weight_matching(graph, maxcardinality=True)
    return len(pairs) * 2 == len(names) + len(names) % 2


def seat_leads(tournament: Tournament) -> dict[str, int]:
    """Meetings as first player less meetings as second, of everybody; forfeits left out.

    A team has the seat of its first board: the others alternate.
    """
    leads: Counter[str] = Counter(dict.fromkeys(tournament.entrants, 0))
    for meeting in tournament.meetings():
        if meeting.played:
            leads[meeting.first] += 1
            leads[meeting.second] -= 1
    return dict(leads)
