"""Each format by itself: tables, brackets, seats, streaks, ladders, the Swiss, advice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tournaments.building import after, decided, entered, first_wins, paired
from tests.tournaments.pairings import check_pairing, seat_leads
from tests.tournaments.simulation import Simulation

from fourfold.tournaments import (
    Format,
    GameAdded,
    MatchDecided,
    Regulations,
    RoundPaired,
    SwissMethod,
    Tournament,
    Withdrawn,
    advise_format,
    challengeable,
    due_events,
    dutch_installed,
    pair_round,
    score_sheets,
    standings,
)
from fourfold.tournaments.pairing import dutch
from fourfold.tournaments.pairing.berger import berger_round
from fourfold.tournaments.pairing.knockout import bracket_order
from fourfold.tournaments.pairing.matching import match

NAMES = [f"P{number}" for number in range(1, 33)]


# Round robin --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 6, 10, 50])
def test_berger_tables_are_complete_and_balanced(players: int) -> None:
    games = [pair for number in range(1, players) for pair in berger_round(players, number)]
    assert Counter(map(frozenset, games)) == Counter(
        map(frozenset, combinations(range(1, players + 1), 2))
    )
    firsts = Counter(first for first, _ in games)
    assert all(abs(2 * firsts[one] - (players - 1)) == 1 for one in range(1, players + 1))


def test_a_double_round_robin_exchanges_seats() -> None:
    tournament = entered(Regulations(Format.ROUND_ROBIN, cycles=2), NAMES[:5])
    for _ in range(10):
        tournament = first_wins(tournament)
    games = Counter(meeting.entrants for meeting in tournament.meetings())
    assert len(games) == 20
    assert set(games.values()) == {1}
    assert set(seat_leads(tournament).values()) == {0}


# Knockout -----------------------------------------------------------------------------------------


def test_the_best_two_can_meet_only_in_the_final() -> None:
    order = bracket_order(16)
    assert sorted(order) == list(range(1, 17))
    assert {1, 2} & set(order[:8]) == {1}
    assert all(a + b == 17 for a, b in zip(order[::2], order[1::2], strict=True))


def test_a_match_goes_on_until_it_is_decided() -> None:
    regulations = Regulations(Format.KNOCKOUT, best_of=3)
    tournament = after(entered(regulations, "AB"), RoundPaired(1, (("A", "B"),)))
    for number, result in ((1, "1-0"), (2, "1-0"), (3, "1/2-1/2")):
        game = "1.1" if number == 1 else f"1.1.{number}"
        tournament = decided(tournament, {game: result})
        assert not tournament.rounds[0].closed
    assert tournament.rounds[0].meetings[0].games[-1].first == "B", "seats are exchanged"
    assert decided(tournament, {"1.1.4": "1-0"}).rounds[0].closed
    awarded = tournament.after(MatchDecided(1, 1, "A"))
    assert standings(after(awarded, *due_events(awarded)))[0].id == "A"


def test_a_match_ends_early() -> None:
    regulations = Regulations(Format.KNOCKOUT, best_of=5)
    tournament = after(entered(regulations, "AB"), RoundPaired(1, (("A", "B"),)))
    assert due_events(decided(tournament, {"1.1": "1-0"})) == ()
    for game, result in (("1.1", "1-0"), ("1.1.2", "0-1"), ("1.1.3", "1-0")):
        assert not tournament.rounds[0].closed
        tournament = decided(tournament, {game: result})
    assert tournament.rounds[0].closed
    assert GameAdded(1, 1) not in due_events(tournament)


def test_third_place_is_played() -> None:
    tournament = entered(Regulations(Format.KNOCKOUT, third_place=True), "ABCD")
    tournament = first_wins(first_wins(tournament))
    assert len(tournament.rounds[1].meetings) == 2
    final, third = tournament.rounds[1].meetings
    places = [row.id for row in standings(tournament)]
    assert places == [final.first, final.second, third.first, third.second]
    assert [row.place for row in standings(tournament)] == [1, 2, 3, 4]


def test_a_finalist_who_leaves_is_second_whatever_the_others_play_for() -> None:
    tournament = first_wins(entered(Regulations(Format.KNOCKOUT, third_place=True), "ABCD"))
    one, other = tournament.rounds[0].meetings
    tournament = first_wins(tournament.after(Withdrawn(one.first)))
    (third,) = tournament.rounds[1].meetings
    places = [(row.place, row.id) for row in standings(tournament)]
    assert places == [(1, other.first), (2, one.first), (3, third.first), (4, third.second)]


def test_a_bye_takes_whoever_leaves_afterwards_a_round_further() -> None:
    tournament = first_wins(entered(Regulations(Format.KNOCKOUT), "ABCDE"))
    seed = tournament.rounds[0].byes[0]
    tournament = first_wins(tournament.after(Withdrawn(seed)))
    rows = {row.id: row.place for row in standings(tournament)}
    assert rows[seed] < rows[tournament.rounds[0].meetings[0].second]


def test_who_leaves_a_knockout_gives_the_next_opponent_a_bye() -> None:
    tournament = first_wins(entered(Regulations(Format.KNOCKOUT), "ABCD"))
    winner = tournament.rounds[0].meetings[0].first
    final = pair_round(tournament.after(Withdrawn(winner)))
    assert final.tables == ()
    assert final.byes == (tournament.rounds[0].meetings[1].first,)


def test_the_unbeaten_of_a_double_knockout_has_to_be_beaten_twice() -> None:
    tournament = entered(Regulations(Format.DOUBLE_KNOCKOUT), "ABCD")
    tournament = first_wins(first_wins(first_wins(tournament)))
    final = pair_round(tournament)
    lost = {m.second for m in tournament.meetings()}
    (challenger,) = set(final.tables[0]) & lost
    result = "1-0" if final.tables[0][0] == challenger else "0-1"
    tournament = decided(tournament.after(final), {f"{final.round}.1": result})
    again = pair_round(tournament)
    assert set(again.tables[0]) == set(final.tables[0])


# Arena and ladder ---------------------------------------------------------------------------------


def test_a_streak_doubles_the_points_of_an_arena() -> None:
    tournament = entered(Regulations(Format.ARENA), "AB")
    points = []
    for number, winner in enumerate("AAAAB", 1):
        tournament = paired(tournament)
        game = tournament.game(next(iter(tournament.rounds[-1].meetings)).games[0].key)
        result = "1-0" if game.first == winner else "0-1"
        tournament = decided(tournament, {f"{number}.1": result})
        points.append(score_sheets(tournament)["A"].points)
    assert points == [2, 4, 8, 12, 12]
    assert score_sheets(tournament)["B"].points == 2


def test_a_challenger_takes_the_place_of_the_beaten() -> None:
    tournament = entered(Regulations(Format.LADDER), "ABCD")
    order = [row.id for row in standings(tournament)]
    assert challengeable(tournament, order[3]) == order[:3]
    tournament = after(tournament, RoundPaired(1, ((order[3], order[1]),)))
    assert challengeable(tournament, order[2]) == order[:1], "the others are playing"
    won = decided(tournament, {"1.1": "1-0"})
    assert [row.id for row in standings(won)] == [order[0], order[3], order[1], order[2]]
    lost = decided(tournament, {"1.1": "0-1"})
    assert [row.id for row in standings(lost)] == order


# Swiss --------------------------------------------------------------------------------------------


@settings(deadline=None, max_examples=40)
@given(st.integers(2, 16), st.integers(1, 8), st.integers(0, 10**6))
def test_every_swiss_can_be_paired(players: int, rounds: int, seed: int) -> None:
    regulations = Regulations(rounds=rounds, method=SwissMethod.MATCHING, seed=str(seed))
    tournament = Simulation(regulations, players, seed, 0.0, check_pairing).play()
    assert len(tournament.rounds) == rounds


@pytest.mark.parametrize("method", SwissMethod)
def test_seats_are_balanced_in_a_swiss(method: SwissMethod) -> None:
    leads: Counter[int] = Counter()
    for seed in range(4):
        regulations = Regulations(rounds=6, method=method, seed=str(seed))
        tournament = Simulation(regulations, 24, seed, trouble=0.0, check=check_pairing).play()
        leads.update(map(abs, seat_leads(tournament).values()))
    assert set(leads) <= {0, 2}, "after an even number of games"
    assert leads[0] > 3 * leads[2]


def test_the_upper_half_meets_the_lower_half_first() -> None:
    tournament = entered(Regulations(method=SwissMethod.MATCHING), NAMES[:8], 1500)
    order = [entrant.id for entrant in tournament.order()]
    tables = [set(table) for table in pair_round(tournament).tables]
    assert tables == [{order[i], order[i + 4]} for i in range(4)]


def test_pairings_repeat_only_when_they_must() -> None:
    tournament = entered(Regulations(rounds=6, method=SwissMethod.MATCHING), NAMES[:4], 1500)
    for _ in range(6):
        tournament = first_wins(tournament)
    met = Counter(frozenset(meeting.entrants) for meeting in tournament.meetings())
    assert set(met.values()) == {2}, "three rounds without a repeat, then each pair again"


@pytest.mark.skipif(not dutch_installed(), reason="the extra swiss is not installed")
def test_the_dutch_system_pairs_where_it_can_and_the_matching_where_not() -> None:
    methods: Counter[str] = Counter()
    for seed in range(12):
        simulation = Simulation(Regulations(rounds=5, seed=str(seed)), 6, seed, 0.0, check_pairing)
        tournament = simulation.play()
        methods.update(paired.method for paired in tournament.rounds)
    assert methods["dutch"] > methods["matching"] > 0


def test_without_py4swiss_the_matching_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dutch, "_library", lambda: None)
    assert not dutch_installed()
    assert pair_round(entered(Regulations(), NAMES[:6])).method == "matching"


def test_a_matching_widens_its_candidates() -> None:
    """Everybody's cheapest candidates are the same few, so the first graph has no answer."""
    players = 40

    def cost(one: int, other: int) -> int | None:
        if one < 15 <= other:
            return 0
        return 1000 - one if one >= 15 else None

    pairs = match(players, cost)
    assert pairs is not None
    assert sorted(one for pair in pairs for one in pair) == list(range(players))


def test_a_matching_that_does_not_exist() -> None:
    assert match(6, lambda one, _: 1 if one == 0 else None) is None


def test_advice() -> None:
    def advice(players: int, rounds: int | None = None) -> tuple[Format, int, str]:
        found = advise_format(players, rounds)
        return found.format, found.rounds, found.reason

    assert advice(8, 7) == (Format.ROUND_ROBIN, 7, "everybody-meets")
    assert advice(7) == (Format.ROUND_ROBIN, 7, "everybody-meets")
    assert advice(8, 5) == (Format.SWISS, 5, "enough")
    assert advice(9, 8) == (Format.SWISS, 8, "enough")
    assert advice(10, 12) == (Format.ROUND_ROBIN, 9, "too-many-rounds")
    assert advice(100, 5) == (Format.SWISS, 5, "few-rounds")
    assert advice(100) == (Format.SWISS, 7, "enough")


def test_a_tournament_of_two() -> None:
    for kind in Format:
        tournament: Tournament = first_wins(entered(Regulations(kind), "AB"))
        assert {row.id for row in standings(tournament)} == {"A", "B"}
