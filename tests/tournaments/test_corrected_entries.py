"""A name or a rating that was mistyped: corrected, while what was paired stands."""

from __future__ import annotations

import pytest
from tests.tournaments.building import after, decided, entered, first_wins, paired

from fourfold.rules import Rules, TurnClock
from fourfold.tournaments import (
    Entered,
    EntryCorrected,
    EventRefused,
    Format,
    GameKey,
    Regulations,
    RoundPaired,
    RoundUnpaired,
    SwissMethod,
    Tournament,
    TournamentFinished,
    Withdrawn,
    pair_round,
    standings,
)
from fourfold.tournaments.pairing.ladder import ranking

SWISS = Regulations(rounds=3, method=SwissMethod.MATCHING)
FOUR = after(
    Tournament(SWISS),
    *(
        Entered(name, name, rating)
        for name, rating in zip("ABCD", (1800, 1700, 1600, 1500), strict=True)
    ),
)
OVER = after(first_wins(first_wins(first_wins(FOUR))), TournamentFinished())


@pytest.mark.parametrize(
    ("tournament", "event", "code"),
    [
        (FOUR, EntryCorrected("X", "Xenia"), "unknown"),
        (FOUR, EntryCorrected("A", " "), "id-empty"),
        (FOUR, EntryCorrected("A", " b "), "name-twice"),
        (after(FOUR, Withdrawn("B")), EntryCorrected("A", "B"), "name-twice"),
        (OVER, EntryCorrected("A", "A", 1801), "finished"),
        (OVER, EntryCorrected("A", "A"), "finished"),
    ],
)
def test_corrections_that_are_refused(
    tournament: Tournament, event: EntryCorrected, code: str
) -> None:
    with pytest.raises(EventRefused) as error:
        tournament.after(event)
    assert error.value.code == code


def test_a_corrected_entry_reads_as_it_should_everywhere() -> None:
    tournament = first_wins(FOUR)
    rounds = tournament.rounds
    corrected = tournament.after(EntryCorrected("A", "  Ana   Alvarez ", 2100))
    entrant = corrected.entrants["A"]
    assert (entrant.name, entrant.rating, entrant.since) == ("Ana Alvarez", 2100, 1)
    assert list(corrected.entrants) == list("ABCD")
    assert corrected.rounds == rounds
    game = next(game for game in corrected.games() if "A" in game.players)
    assert "Ana Alvarez" in corrected.players_of(game)
    # The letters of one's own name may be corrected, and the name that was wrong is free again.
    again = after(corrected, EntryCorrected("A", "ana alvarez", 2100), Entered("E", "A"))
    assert [again.entrants[name].name for name in ("A", "E")] == ["ana alvarez", "A"]


def test_who_left_can_be_corrected_and_stays_away() -> None:
    tournament = after(first_wins(FOUR), Withdrawn("A"), EntryCorrected("A", "Ana", 1800))
    assert tournament.entrants["A"].withdrawn
    assert "Ana" in [entrant.name for entrant in tournament.order()]


def test_after_the_end_only_the_name_is_corrected() -> None:
    corrected = OVER.after(EntryCorrected("A", "Ana", 1800))
    assert corrected.finished
    assert corrected.entrants["A"].name == "Ana"
    assert standings(corrected) == standings(OVER)


def test_a_swiss_pairs_its_coming_rounds_by_the_right_rating() -> None:
    wrong = after(FOUR, EntryCorrected("C", "C", 1900))
    assert wrong.order()[0].id == "C"
    first = {frozenset(pair) for pair in pair_round(wrong).tables}
    assert first != {frozenset(pair) for pair in pair_round(FOUR).tables}


@pytest.mark.parametrize("format_", [Format.KNOCKOUT, Format.DOUBLE_KNOCKOUT])
def test_a_bracket_stands_when_a_rating_is_corrected(format_: Format) -> None:
    ratings = zip("ABCDEFGH", range(1800, 1000, -100), strict=True)
    tournament = after(
        Tournament(Regulations(format_)), *(Entered(name, name, rating) for name, rating in ratings)
    )
    before = paired(tournament)
    results = {str(game.key): "1-0" for game in before.games()}
    corrected = after(before, EntryCorrected("H", "H", 2500))
    expected = pair_round(decided(before, results))
    assert pair_round(decided(corrected, results)) == expected
    # Before the first round, and when it is paired anew, the right rating counts.
    anew = after(corrected, RoundUnpaired(1))
    assert pair_round(anew) == pair_round(after(tournament, EntryCorrected("H", "H", 2500)))
    assert pair_round(anew) != pair_round(tournament)


def test_a_ladder_that_has_begun_keeps_its_order() -> None:
    tournament = entered(Regulations(Format.LADDER), "ABC", 1500)
    before = ranking(tournament)
    last = before[-1]
    assert ranking(after(tournament, EntryCorrected(last, last, 1600)))[0] == last
    begun = paired(tournament)
    assert ranking(after(begun, EntryCorrected(last, last, 1600))) == ranking(begun)


def test_r7_a_game_that_was_paired_keeps_its_handicap() -> None:
    rules = Rules((4, 4), clock=TurnClock(60))
    tournament = Tournament(Regulations(rules=rules, handicap=100, cycles=2))
    tournament = after(tournament, Entered("A", "A", 1750), Entered("B", "B", 1500))
    begun = after(tournament, RoundPaired(1, (("B", "A"),)))
    corrected = after(begun, EntryCorrected("A", "A", 1550))
    game = GameKey(1, 1)
    assert corrected.rules_of(corrected.game(game)).levels == (4, 2)
    anew = after(corrected, RoundUnpaired(1), RoundPaired(1, (("B", "A"),)))
    assert anew.rules_of(anew.game(game)).levels == (4, 4)
