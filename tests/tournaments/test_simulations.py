"""Whole tournaments of every format and size, with people who leave, come late or stay away."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from tests.tournaments.pairings import check_pairing, seat_leads
from tests.tournaments.simulation import Simulation

from fourfold.tournaments import (
    Format,
    Regulations,
    SwissMethod,
    Tournament,
    fold,
    format_event,
    parse_event,
    standings,
)

FORMATS = {
    "round robin": Regulations(Format.ROUND_ROBIN),
    "double round robin": Regulations(Format.ROUND_ROBIN, cycles=2),
    "team round robin": Regulations(Format.ROUND_ROBIN, boards=3),
    "swiss by matching": Regulations(rounds=7, method=SwissMethod.MATCHING),
    "swiss by dutch": Regulations(rounds=6),
    "team swiss": Regulations(rounds=5, boards=4, method=SwissMethod.MATCHING),
    "knockout": Regulations(Format.KNOCKOUT, third_place=True),
    "best of three": Regulations(Format.KNOCKOUT, best_of=3),
    "double knockout": Regulations(Format.DOUBLE_KNOCKOUT),
    "arena": Regulations(Format.ARENA, minutes=20),
    "ladder": Regulations(Format.LADDER),
}
#: How many of each in the quick tier: thirty a format.
SAMPLES = dict.fromkeys(("double knockout", "arena", "ladder"), 30) | {
    name: 15 if "knockout" in name or "best" in name else 10
    for name in FORMATS
    if name not in ("double knockout", "arena", "ladder")
}
#: Everybody meets everybody: a large round robin is many games and nothing new.
LARGEST = {"round robin": 60, "double round robin": 16, "team round robin": 12}


def sizes(name: str, largest: int, count: int) -> list[int]:
    """Two to eight players often, larger fields now and then; the largest once."""
    source = random.Random(name)
    top = min(largest, LARGEST.get(name, largest))
    small = [source.randint(2, 9) for _ in range(count * 2 // 3)]
    return [top, *small, *(source.randint(10, max(10, top // 2)) for _ in range(count // 3 - 1))]


def simulate(name: str, players: int, seed: int) -> Tournament:
    """Play a tournament, and check it from the first event to the last."""
    simulation = Simulation(
        replace(FORMATS[name], seed=str(seed)), players, seed, trouble=0.2, check=check_pairing
    )
    tournament = simulation.play()
    read = [line._replace(event=parse_event(format_event(line.event))) for line in simulation.log]
    assert fold(simulation.regulations, read) == tournament
    rows = standings(tournament)
    assert {row.id for row in rows} == set(tournament.entrants)
    assert [row.place for row in rows] == sorted(row.place for row in rows)
    assert rows[0].place == 1
    if tournament.format in (Format.SWISS, Format.ARENA, Format.LADDER):
        leads = seat_leads(tournament).values()
        assert max(map(abs, leads)) <= 3, "seats are balanced"
    return tournament


@pytest.mark.parametrize("name", FORMATS)
def test_tournaments_with_trouble(name: str) -> None:
    for seed, players in enumerate(sizes(name, 24, SAMPLES[name])):
        simulate(name, players, seed)


@pytest.mark.long
@pytest.mark.parametrize("name", FORMATS)
def test_large_tournaments_with_trouble(name: str) -> None:
    for seed, players in enumerate(sizes(name, 200, 60), 1000):
        simulate(name, players, seed)


@pytest.mark.parametrize("name", FORMATS)
def test_the_seed_decides_everything(name: str) -> None:
    first, again = (simulate(name, 11, 5) for _ in range(2))
    assert first == again
    other = Simulation(replace(FORMATS[name], seed="other"), 11, 5, trouble=0.2).play()
    assert other.rounds != first.rounds


def test_a_knockout_has_one_winner_and_eliminates_by_losses() -> None:
    for name, limit in (("knockout", 1), ("best of three", 1), ("double knockout", 2)):
        simulation = Simulation(FORMATS[name], 21, 3, trouble=0.0)
        tournament = simulation.play()
        rows = standings(tournament)
        assert [row.place for row in rows[:3]] == [1, 2, 3]
        lost = {row.id: 0 for row in rows}
        for meeting in tournament.meetings():
            winner = tournament.ending(meeting).winner
            assert winner is not None
            lost[meeting.other(winner)] += 1
        assert all(lost[row.id] >= limit for row in rows[1:])
        assert lost[rows[0].id] < limit
