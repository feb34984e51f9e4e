"""Where rounds overlap, every game that is open has a real table of its own."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from tests.tournaments.building import after, entered, paired

from fourfold.locales import texts
from fourfold.tournaments import (
    Format,
    GameKey,
    GameResult,
    NothingToPair,
    Regulations,
    ResultCorrected,
    ResultEntered,
    RoundPaired,
    RoundUnpaired,
    SwissMethod,
    Tournament,
)
from fourfold.tournaments.exchange import pairings_objects
from fourfold.tournaments.real_tables import meeting_at
from fourfold.tournaments.words import game_words

ARENA = after(
    entered(Regulations(Format.ARENA), "ABCDEF"),
    RoundPaired(1, (("A", "B"), ("C", "D"))),
)
FIRST = GameKey(1, 1)


def open_tables(tournament: Tournament) -> list[int]:
    return sorted(m.real_table for m in tournament.meetings() if m.open is not None)


def test_a_new_pair_sits_at_the_first_free_table() -> None:
    tournament = after(ARENA, RoundPaired(2, (("E", "F"),)))
    assert [(str(m.games[0].key), m.real_table) for m in tournament.meetings()] == [
        ("1.1", 1),
        ("1.2", 2),
        ("2.1", 3),
    ]
    tournament = after(
        tournament, ResultEntered(FIRST, GameResult.DRAW), RoundPaired(3, (("B", "A"),))
    )
    assert tournament.meeting(3, 1).real_table == 1
    again = after(tournament, RoundUnpaired(3), RoundPaired(3, (("A", "B"),)))
    assert open_tables(again) == [1, 2, 3]


def test_a_table_is_that_of_those_who_play_there_or_played_last() -> None:
    tournament = after(ARENA, ResultEntered(FIRST, GameResult.DRAW))
    assert meeting_at(tournament, 1) is tournament.meeting(1, 1)
    tournament = after(tournament, RoundPaired(2, (("E", "A"),)))
    for table, key, ended in ((1, (2, 1), (1, 1)), (2, (1, 2), (1, 2))):
        assert meeting_at(tournament, table) is tournament.meeting(*key)
        assert meeting_at(tournament, table, over=True) is tournament.meeting(*ended)
    assert meeting_at(tournament, 3) is None
    assert meeting_at(tournament, 2, tournament.rounds[1]) is None
    assert meeting_at(entered(Regulations(), "AB"), 1) is None


def test_a_game_that_is_played_again_takes_nobodys_table() -> None:
    tournament = after(ARENA, ResultEntered(FIRST, GameResult.DRAW))
    reopened = tournament.after(ResultCorrected(FIRST, None))
    assert open_tables(reopened) == [1, 2], "it is free, so they sit where they sat"
    tournament = after(tournament, RoundPaired(2, (("E", "F"),)), ResultCorrected(FIRST, None))
    assert open_tables(tournament) == [1, 2, 3]
    assert tournament.meeting(1, 1).real_table == 3


def test_lists_and_words_name_the_real_table() -> None:
    tournament = after(ARENA, RoundPaired(2, (("E", "F"),)))
    (row,) = pairings_objects(tournament, 2)
    assert (row["game"], row["table"]) == ("2.1", 3)
    assert game_words(GameKey(2, 1), texts("en"), tournament) == "round 2, table 3"
    assert game_words(GameKey(9, 9), texts("en"), tournament) == "round 9, table 9"


@pytest.mark.parametrize("format_", [Format.ARENA, Format.LADDER])
@pytest.mark.parametrize("seed", range(5))
def test_no_two_open_games_share_a_table(format_: Format, seed: int) -> None:
    lots = random.Random(seed)
    tournament = entered(Regulations(format_), "ABCDEFGHIJK")
    for _ in range(60):
        with suppress(NothingToPair):
            tournament = paired(tournament)
        running = [m.open.key for m in tournament.meetings() if m.open is not None]
        for key in lots.sample(running, lots.randrange(len(running))):
            tournament = tournament.after(ResultEntered(key, GameResult.FIRST))
        over = [game.key for game in tournament.games() if game.result is not None]
        if over and lots.random() < 0.2:
            tournament = tournament.after(ResultCorrected(lots.choice(over), None))
        tables = open_tables(tournament)
        assert len(set(tables)) == len(tables)
    assert len(tournament.rounds) > 10
    assert max(m.real_table for m in tournament.meetings()) <= 20


def test_elsewhere_the_table_is_the_place_in_the_round() -> None:
    tournament = entered(Regulations(method=SwissMethod.MATCHING), "ABCDEF")
    tournament = paired(tournament)
    assert [(m.table, m.real_table) for m in tournament.meetings()] == [(1, 1), (2, 2), (3, 3)]
