"""The worked examples of docs/tournaments.md, and standings that they decide."""

from __future__ import annotations

import pytest
from tests.tournaments.building import after, decided, entered, first_wins

from fourfold.rules import Player
from fourfold.tournaments import (
    ByeGranted,
    Entered,
    Forfeited,
    Format,
    GameKey,
    LineKind,
    Regulations,
    RoundPaired,
    SwissMethod,
    Tiebreak,
    Tournament,
    Withdrawn,
    pair_round,
    score_sheets,
    standings,
)
from fourfold.tournaments.tiebreaks import TiebreakTable, performance

RATINGS = {"Ana": 1700, "Ben": 1600, "Cem": 1500, "Dora": 1400, "Eva": 1300}


def example(*tiebreaks: Tiebreak) -> Tournament:
    """The Swiss of five players over three rounds in docs/tournaments.md."""
    regulations = Regulations(rounds=3, method=SwissMethod.MATCHING, tiebreaks=tiebreaks)
    tournament = Tournament(regulations)
    for name, rating in RATINGS.items():
        tournament = tournament.after(Entered(name, name, rating))
    tournament = after(tournament, RoundPaired(1, (("Ana", "Cem"), ("Dora", "Ben")), ("Eva",)))
    tournament = decided(tournament, {"1.1": "1-0", "1.2": "0-1"})
    tournament = after(tournament, RoundPaired(2, (("Ben", "Ana"), ("Eva", "Cem")), ("Dora",)))
    tournament = decided(tournament, {"2.1": "1/2-1/2", "2.2": "0-1"})
    tournament = after(tournament, RoundPaired(3, (("Ana", "Dora"), ("Ben", "Eva")), ("Cem",)))
    return decided(tournament, {"3.1": "0-1", "3.2": "1/2-1/2"})


def values(tiebreak: Tiebreak) -> list[float]:
    tournament = example()
    table = TiebreakTable(score_sheets(tournament), tournament.entrants)
    return [table.value(tiebreak, name) for name in RATINGS]


def test_points_of_the_example() -> None:
    sheets = score_sheets(example())
    assert [sheets[name].points for name in RATINGS] == [1.5, 2.0, 2.0, 2.0, 1.5]


@pytest.mark.parametrize(
    ("tiebreak", "expected"),
    [
        (Tiebreak.BUCHHOLZ, [6.0, 5.0, 5.0, 5.5, 5.5]),
        (Tiebreak.BUCHHOLZ_CUT, [4.0, 3.5, 3.5, 4.0, 4.0]),
        (Tiebreak.BUCHHOLZ_MEDIAN, [2.0, 1.5, 1.5, 2.0, 2.0]),
        (Tiebreak.SONNEBORN_BERGER, [3.0, 3.5, 3.5, 3.5, 2.5]),
        (Tiebreak.WINS, [1, 1, 1, 1, 0]),
        (Tiebreak.SECOND_PLAYER, [1, 1, 2, 1, 1]),
        (Tiebreak.PERFORMANCE, [1500, 1587, 1500, 1650, 1359]),
    ],
)
def test_values_of_the_example(tiebreak: Tiebreak, expected: list[float]) -> None:
    assert values(tiebreak) == expected


def test_tiebreaks_decide_in_the_chosen_order() -> None:
    rows = standings(example(Tiebreak.BUCHHOLZ_CUT, Tiebreak.SECOND_PLAYER))
    assert [(row.place, row.id) for row in rows] == [
        (1, "Dora"),
        (2, "Cem"),
        (3, "Ben"),
        (4, "Ana"),
        (4, "Eva"),
    ]
    assert rows[0].tiebreaks == {Tiebreak.BUCHHOLZ_CUT: 4.0, Tiebreak.SECOND_PLAYER: 1.0}


def test_a_granted_bye_counts_for_sonneborn_berger_as_what_it_is_worth() -> None:
    tiebreaks = (Tiebreak.SONNEBORN_BERGER,)
    tournament = Tournament(Regulations(rounds=1, tiebreaks=tiebreaks))
    for name, points in {"A": 1.0, "B": 0.5, "C": 0.0}.items():
        tournament = after(tournament, Entered(name, name), ByeGranted(name, 1, points))
    tournament = after(tournament, Entered("D", "D"), RoundPaired(1, (), ("D",)))
    values = {row.id: row.tiebreaks[tiebreaks[0]] for row in standings(tournament)}
    assert values == {"A": 1.0, "B": 0.25, "C": 0.0, "D": 1.0}


def test_direct_encounter_needs_everybody_to_have_met() -> None:
    rows = {row.id: row for row in standings(example(Tiebreak.DIRECT_ENCOUNTER))}
    assert rows["Ben"].tiebreaks == {Tiebreak.DIRECT_ENCOUNTER: None}
    assert (rows["Ben"].place, rows["Cem"].place, rows["Dora"].place) == (1, 1, 1)


def test_direct_encounter_puts_the_winner_first() -> None:
    regulations = Regulations(Format.ROUND_ROBIN, tiebreaks=(Tiebreak.DIRECT_ENCOUNTER,))
    tournament = entered(regulations, "ABCD")
    wins = {"AB": "A", "AC": "C", "AD": "A", "BC": "B", "BD": "B", "CD": "D"}
    for _ in range(3):
        paired = pair_round(tournament)
        results = {}
        for table, pair in enumerate(paired.tables, 1):
            won = wins["".join(sorted(pair))] == pair[0]
            results[f"{paired.round}.{table}"] = "1-0" if won else "0-1"
        tournament = decided(tournament.after(paired), results)
    assert [row.id for row in standings(tournament)][:2] == ["A", "B"]
    assert standings(tournament)[0].tiebreaks[Tiebreak.DIRECT_ENCOUNTER] == 1.0


def test_performance_is_bounded() -> None:
    assert performance([1500], 0) == 700
    assert performance([2000] * 200, 199.5) == 2800


def test_who_leaves_a_round_robin_early_is_not_counted() -> None:
    tournament = first_wins(entered(Regulations(Format.ROUND_ROBIN), "ABCDE"))
    loser = tournament.rounds[0].meetings[0].second
    winner = tournament.rounds[0].meetings[0].first
    after_leaving = tournament.after(Withdrawn(loser))
    assert score_sheets(tournament)[winner].points == 1
    assert score_sheets(after_leaving)[winner].points == 0


def test_who_never_began_does_not_make_a_round_robin_longer() -> None:
    """Half of the games is half of those that were to be played."""
    tournament = entered(Regulations(Format.ROUND_ROBIN), "ABCDEFGH")
    tournament = after(tournament, Withdrawn("G"), Withdrawn("H"))
    tournament = first_wins(first_wins(first_wins(tournament)))
    kinds = {line.kind for line in score_sheets(tournament.after(Withdrawn("A")))["A"].lines}
    assert LineKind.GAME in kinds, "three of five games were played"


def test_who_leaves_a_round_robin_late_loses_the_other_games() -> None:
    tournament = entered(Regulations(Format.ROUND_ROBIN), "ABCD")
    tournament = first_wins(first_wins(tournament))
    last = {frozenset(table) for table in pair_round(tournament).tables}
    left, other = sorted(next(pair for pair in last if "A" in pair))
    sheet = score_sheets(tournament.after(Withdrawn(left)))[other]
    assert sheet.lines[-1].kind is LineKind.WALKOVER
    assert sheet.points == score_sheets(tournament)[other].points + 1


@pytest.mark.parametrize("method", SwissMethod)
def test_a_board_that_each_team_leaves_empty_makes_a_draw(method: SwissMethod) -> None:
    tournament = entered(Regulations(boards=2, rounds=2, method=method), "ABCD")
    tournament = after(
        tournament,
        RoundPaired(1, (("A", "B"), ("C", "D"))),
        Forfeited(GameKey(1, 1, 1), Player.FIRST),
        Forfeited(GameKey(1, 1, 2), Player.FIRST),
    )
    tournament = decided(tournament, {"1.2": "1-0", "1.2.2": "0-1"})
    rows = {
        row.id: (row.points, row.tiebreaks[Tiebreak.BOARD_POINTS]) for row in standings(tournament)
    }
    assert rows == {"A": (0.5, 1.0), "B": (0.5, 1.0), "C": (1.0, 2.0), "D": (0.0, 0.0)}
    met = {frozenset(table) for table in pair_round(tournament).tables}
    assert frozenset("AB") not in met


def test_teams_are_ranked_by_matches_and_then_boards() -> None:
    regulations = Regulations(boards=3, rounds=1, method=SwissMethod.MATCHING)
    tournament = entered(regulations, "ABCD")
    tournament = after(tournament, RoundPaired(1, (("A", "B"), ("C", "D"))))
    results = {"1.1": "1-0", "1.1.2": "1-0", "1.1.3": "1-0"}
    tournament = decided(tournament, results | {"1.2": "1-0", "1.2.2": "0-1", "1.2.3": "1-0"})
    rows = standings(tournament)
    assert [(row.id, row.points, row.tiebreaks[Tiebreak.BOARD_POINTS]) for row in rows] == [
        ("C", 1.0, 3.0),
        ("A", 1.0, 2.0),
        ("B", 0.0, 1.0),
        ("D", 0.0, 0.0),
    ]
