"""What a log may hold: every refusal, corrections, and what follows from them."""

from __future__ import annotations

import pytest
from tests.tournaments.building import after, decided, entered, first_wins, paired

from fourfold.rules import Player, Rules, TurnClock
from fourfold.tournaments import (
    ByeGranted,
    Entered,
    Event,
    EventRefused,
    Forfeited,
    Format,
    GameAdded,
    GameKey,
    GameResult,
    GameStarted,
    LineupChanged,
    LogLine,
    MatchDecided,
    NothingToPair,
    Paused,
    Regulations,
    ResultCorrected,
    ResultEntered,
    Resumed,
    RoundClosed,
    RoundPaired,
    RoundUnpaired,
    SwissMethod,
    Tournament,
    TournamentFinished,
    Withdrawn,
    due_events,
    fold,
    pair_round,
    score_sheets,
)

SWISS = Regulations(rounds=3, method=SwissMethod.MATCHING, limit=5)
FOUR = entered(SWISS, "ABCD")
ROUND = after(FOUR, RoundPaired(1, (("A", "B"), ("C", "D"))))
CLOSED = decided(ROUND, {"1.1": "1-0", "1.2": "1/2-1/2"})
KNOCKOUT = after(
    entered(Regulations(Format.KNOCKOUT, best_of=3), "AB"), RoundPaired(1, (("A", "B"),))
)
ARENA = after(entered(Regulations(Format.ARENA, minutes=1), "ABC"), RoundPaired(1, (("A", "B"),)))
LADDER = entered(Regulations(Format.LADDER, reach=1), "ABC", 1500)
ROBIN = entered(Regulations(Format.ROUND_ROBIN), "AB")
TEAMS = entered(Regulations(boards=2), "AB")
GAME = GameKey(1, 1)


@pytest.mark.parametrize(
    ("tournament", "event", "code"),
    [
        (FOUR, Entered("A", "Anna"), "id-twice"),
        (FOUR, Entered("x", " a "), "name-twice"),
        (FOUR, Entered("x", " "), "id-empty"),
        (after(FOUR, Entered("E", "E")), Entered("F", "F"), "full"),
        (KNOCKOUT, Entered("C", "C"), "late"),
        (FOUR, Entered("E", "E", members=("a",)), "no-team"),
        (TEAMS, Entered("C", "C", members=("a",)), "team-small"),
        (TEAMS, LineupChanged("A", ("a", "a")), "team-twice"),
        (TEAMS, LineupChanged("A", ("Zoë", "ZOË ")), "team-twice"),
        (TEAMS, Entered("C", "C", members=("c", "b1")), "team-other"),
        (TEAMS, LineupChanged("A", ("A1", "B2")), "team-other"),
        (FOUR, Withdrawn("X"), "unknown"),
        (after(FOUR, Withdrawn("A")), Paused("A"), "withdrawn"),
        (after(FOUR, Paused("A")), Paused("A"), "paused"),
        (FOUR, Resumed("A"), "not-paused"),
        (KNOCKOUT, Paused("A"), "pause-format"),
        (KNOCKOUT, ByeGranted("A", 2), "bye-format"),
        (ROUND, ByeGranted("A", 1), "bye-round"),
        (ROUND, ByeGranted("A", 4), "bye-round"),
        (after(FOUR, ByeGranted("A", 2)), ByeGranted("A", 2), "bye-twice"),
        (FOUR, ByeGranted("A", 2, 1.5), "bye-worth"),
        (FOUR, RoundPaired(2, (("A", "B"), ("C", "D"))), "round-number"),
        (ROUND, RoundPaired(2, (("A", "C"), ("B", "D"))), "round-open"),
        (FOUR, RoundPaired(1, ()), "round-empty"),
        (FOUR, RoundPaired(1, (("A", "X"),)), "unknown"),
        (FOUR, RoundPaired(1, (("A", "B"), ("C", "A"))), "twice"),
        (FOUR, RoundPaired(1, (("A", "A"), ("B", "C"))), "twice"),
        (FOUR, RoundPaired(1, (("A", "B"),)), "left-out"),
        (after(FOUR, Paused("A")), RoundPaired(1, (("A", "B"), ("C", "D"))), "not-playing"),
        (after(FOUR, ByeGranted("A", 1)), RoundPaired(1, (("A", "B"), ("C", "D"))), "not-playing"),
        (ROUND, RoundClosed(1), "game-open"),
        (FOUR, RoundClosed(1), "round-unknown"),
        (CLOSED, RoundClosed(1), "round-closed"),
        (ARENA, RoundClosed(1), "no-rounds"),
        (CLOSED, RoundUnpaired(1), "round-closed"),
        (ROUND, RoundUnpaired(2), "round-unknown"),
        (after(ROUND, GameStarted(GAME)), RoundUnpaired(1), "round-begun"),
        (after(ROUND, GameStarted(GAME)), GameStarted(GAME), "game-begun"),
        (ROUND, ResultEntered(GameKey(1, 3), GameResult.DRAW), "game-unknown"),
        (ROUND, ResultEntered(GameKey(2, 1), GameResult.DRAW), "game-unknown"),
        (ROUND, ResultEntered(GameKey(1, 1, 2), GameResult.DRAW), "game-unknown"),
        (CLOSED, ResultEntered(GAME, GameResult.DRAW), "game-over"),
        (CLOSED, Forfeited(GAME), "game-over"),
        (ROUND, ResultCorrected(GAME, GameResult.DRAW), "game-open"),
        (CLOSED, ResultCorrected(GAME), "reopen"),
        (ROUND, GameAdded(1, 1), "match-single"),
        (KNOCKOUT, GameAdded(1, 1), "game-open"),
        (KNOCKOUT, GameAdded(2, 1), "round-unknown"),
        (KNOCKOUT, MatchDecided(1, 1, "C"), "match-player"),
        (after(KNOCKOUT, MatchDecided(1, 1, "A")), MatchDecided(1, 1, "B"), "match-over"),
        (
            after(KNOCKOUT, MatchDecided(1, 1, "A")),
            ResultEntered(GAME, GameResult.DRAW),
            "match-over",
        ),
        (
            decided(decided(KNOCKOUT, {"1.1": "1-0"}), {"1.1.2": "1-0"}),
            ResultCorrected(GAME, GameResult.DRAW),
            "correction-late",
        ),
        (entered(Regulations(Format.KNOCKOUT), "ABCD"), RoundPaired(1, (("A", "B"),)), "bracket"),
        (
            entered(Regulations(Format.ROUND_ROBIN), "AB"),
            RoundPaired(1, (), ("A", "B")),
            "left-out",
        ),
        (ARENA, RoundPaired(2, (("A", "C"),)), "busy"),
        (ROUND, TournamentFinished(), "round-open"),
        (after(CLOSED, TournamentFinished()), Withdrawn("A"), "finished"),
    ],
)
def test_refusals(tournament: Tournament, event: Event, code: str) -> None:
    with pytest.raises(EventRefused) as error:
        tournament.after(event)
    assert error.value.code == code
    assert str(error.value)


def test_a_round_robin_refuses_other_pairs_than_the_table() -> None:
    tournament = entered(Regulations(Format.ROUND_ROBIN), "ABCD")
    right = {frozenset(table) for table in pair_round(tournament).tables}
    wrong = next(
        tables
        for tables in ((("A", "B"), ("C", "D")), (("A", "C"), ("B", "D")))
        if {frozenset(table) for table in tables} != right
    )
    with pytest.raises(EventRefused, match="not paired with each other by the table"):
        tournament.after(RoundPaired(1, wrong))


def test_a_ladder_refuses_a_challenge_that_reaches_too_far() -> None:
    order = [entrant.id for entrant in LADDER.order()]
    with pytest.raises(EventRefused, match="more than 1 places apart"):
        LADDER.after(RoundPaired(1, ((order[0], order[2]),)))


def test_an_arena_ends_with_its_time() -> None:
    tournament = decided(ARENA, {"1.1": "1-0"})
    late = tournament.after(
        Resumed("C") if tournament.entrants["C"].paused else Paused("C"), 60_000
    )
    with pytest.raises(NothingToPair, match="time of the arena is up"):
        pair_round(late)
    with pytest.raises(EventRefused, match="time of the arena is up"):
        late.after(RoundPaired(2, (("A", "B"),)))


def test_lines_are_numbered_and_time_runs_forwards() -> None:
    with pytest.raises(EventRefused, match="entry 1 comes next, not 2"):
        fold(SWISS, [LogLine(2, 0, Entered("A", "A"))])
    lines = [LogLine(1, 5, Entered("A", "A")), LogLine(2, 4, Entered("B", "B"))]
    with pytest.raises(EventRefused, match="time runs forwards: 4 after 5"):
        fold(SWISS, lines)


def test_a_refused_event_changes_nothing() -> None:
    before = score_sheets(CLOSED)
    with pytest.raises(EventRefused):
        CLOSED.after(ResultEntered(GAME, GameResult.DRAW))
    assert score_sheets(CLOSED) == before


def test_a_correction_counts_even_after_the_end() -> None:
    finished = CLOSED.after(TournamentFinished())
    assert score_sheets(finished)["A"].points == 1
    corrected = finished.after(ResultCorrected(GAME, GameResult.SECOND))
    assert [score_sheets(corrected)[name].points for name in "AB"] == [0, 1]


def test_a_reopened_game_gets_its_result_again() -> None:
    reopened = after(
        ROUND,
        ResultEntered(GAME, GameResult.FIRST),
        ResultCorrected(GAME),
        ResultEntered(GAME, GameResult.DRAW),
    )
    assert reopened.game(GAME).result is GameResult.DRAW


def test_a_correction_drops_a_game_of_the_match_that_nobody_has_begun() -> None:
    regulations = Regulations(Format.KNOCKOUT, best_of=3)
    match = after(entered(regulations, "AB"), RoundPaired(1, (("A", "B"),)))
    match = decided(match, {"1.1": "1-0"})
    match = decided(match, {"1.1.2": "1-0"})
    second = GameKey(1, 1, 2)
    assert [game.key.number for game in match.games()] == [1, 2, 3]
    won = match.after(ResultCorrected(second, GameResult.SECOND))
    assert [game.key.number for game in won.games()] == [1, 2]
    assert due_events(won) == (RoundClosed(1),)
    drawn = match.after(ResultCorrected(second, GameResult.DRAW))
    assert due_events(drawn) == (GameAdded(1, 1),)
    assert due_events(match.after(ResultCorrected(second))) == ()
    begun = match.after(GameStarted(GameKey(1, 1, 3)))
    for key, state in ((GAME, match), (second, begun)):
        with pytest.raises(EventRefused) as refused:
            state.after(ResultCorrected(key, GameResult.SECOND))
        assert refused.value.code == "correction-late"


def test_a_round_that_nobody_began_can_be_paired_again() -> None:
    again = after(ROUND, RoundUnpaired(1), Entered("E", "E"))
    assert paired(again).rounds[0].byes
    assert again.began is None


def test_forfeits_are_results_but_no_games() -> None:
    tournament = after(
        ROUND, Forfeited(GAME, Player.FIRST), Forfeited(GameKey(1, 2)), RoundClosed(1)
    )
    sheets = score_sheets(tournament)
    assert [sheets[name].points for name in "ABCD"] == [0, 1, 0, 0]
    assert not any(sheet.games for sheet in sheets.values())


def test_late_entries_and_granted_byes_in_a_swiss() -> None:
    tournament = after(CLOSED, Entered("E", "E"), ByeGranted("B", 2, 0.5))
    tournament = first_wins(tournament)
    sheets = score_sheets(tournament)
    assert sheets["B"].points == 0.5
    assert [str(line.kind) for line in sheets["E"].lines] == ["absent", "game"]
    assert tournament.entrants["E"].since == 2


def test_absent_players_of_an_arena_pause() -> None:
    tournament = ARENA.after(Forfeited(GAME, Player.SECOND))
    assert tournament.entrants["B"].paused
    assert not tournament.entrants["A"].paused


def test_members_of_a_team_play_on_their_boards_with_seats_exchanged() -> None:
    tournament = paired(TEAMS)
    home, away = tournament.rounds[0].meetings[0].entrants
    games = tournament.rounds[0].meetings[0].games
    assert [tournament.players_of(game) for game in games] == [
        (f"{home}1", f"{away}1"),
        (f"{away}2", f"{home}2"),
    ]
    changed = tournament.after(LineupChanged(home, ("new", f"{home}1")))
    assert changed.players_of(games[0]) == (f"{home}1", f"{away}1"), "from the next round on"


def test_members_of_a_team_that_left_may_play_for_another_one() -> None:
    changed = after(TEAMS, Withdrawn("B"), LineupChanged("A", ("A1", "B2")))
    assert changed.entrants["A"].members == ("A1", "B2")


def test_a_handicap_lowers_the_level_of_the_stronger_player_by_r7() -> None:
    rules = Rules((4, 4), clock=TurnClock(60))
    tournament = Tournament(Regulations(rules=rules, handicap=100))
    tournament = after(tournament, Entered("A", "A", 1750), Entered("B", "B", 1500))
    tournament = after(tournament, RoundPaired(1, (("B", "A"),)))
    assert tournament.rules_of(tournament.game(GAME)).levels == (4, 2)


def test_nothing_to_pair() -> None:
    for tournament, code in (
        (entered(SWISS, "A"), "few"),
        (ROUND, "open"),
        (after(CLOSED, TournamentFinished()), "finished"),
        (first_wins(first_wins(CLOSED)), "over"),
        (after(CLOSED, *(Withdrawn(name) for name in "ABCD")), "nobody"),
        (decided(KNOCKOUT, {"1.1": "+:-"}), "over"),
    ):
        with pytest.raises(NothingToPair) as error:
            pair_round(tournament)
        assert error.value.code == code
