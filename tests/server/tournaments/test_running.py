"""A tournament on a server runs by itself: games begin, results come in, rounds follow."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest
from tests.server.running import Server, run_in_thread

from fourfold.rules import Reason, read_records
from fourfold.server import Settings
from fourfold.server.games import pace
from fourfold.server.store.schema import now
from fourfold.server.tournaments import OPERATOR, Tournaments
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.server.tournaments.running import results, runner
from fourfold.tournaments import Event, GameKey, GameResult, ResultEntered, RoundPaired, parse_event

from .halls import Hall, open_hall

T = TypeVar("T")


def rounds(number: int) -> Callable[[LoadedTournament], bool]:
    return lambda it: len(it.state.rounds) == number


def logged(hall: Hall, kind: type[T]) -> list[T]:
    """The events of a kind in the log."""

    async def read(here: Tournaments) -> list[Event]:
        return [parse_event(row.event) for row in await here.archive.log(hall.id, 0, 1000)]

    return [event for event in hall.do(read) if isinstance(event, kind)]


def test_a_swiss_runs_from_its_start_to_its_end_by_itself(server: Server) -> None:
    hall = open_hall(server)
    for number in (1, 2):
        loaded = hall.waits_until("a round", rounds(number))
        for meeting in loaded.state.rounds[-1].meetings:
            hall.play(meeting.games[0])
    loaded = hall.waits_until("the end", lambda it: it.status == "finished")
    assert [game.result for game in loaded.state.games()] == [GameResult.FIRST] * 4
    for game in loaded.state.games():
        snapshot = hall.people["Ana"].get(f"/api/games/{game.record}").json()
        assert snapshot["outcome"]["reason"] == "resignation"
        assert snapshot["tournament"] == hall.id
        seats = [snapshot["players"][seat]["id"] for seat in ("first", "second")]
        assert seats == [game.first, game.second]


def test_a_match_of_a_knockout_goes_on_until_it_is_decided(server: Server) -> None:
    regulations = {"format": "knockout", "best_of": 3}
    hall = open_hall(server, ["Ana", "Ben"], regulations=regulations)
    # The seats change from game to game, so each of the two wins one when the first player does.
    for number in (1, 2, 3):
        key = GameKey(1, 1, number)
        hall.waits_until("a game", lambda it, n=number: len(list(it.state.games())) == n)
        hall.play(hall.look().state.game(key))
    loaded = hall.waits_until("the end", lambda it: it.status == "finished")
    match = loaded.state.meeting(1, 1)
    assert loaded.state.ending(match).winner == match.first


def test_a_withdrawn_player_ends_the_game_that_has_begun(server: Server) -> None:
    hall = open_hall(server, start=None, automatic=False)
    hall.do(lambda here: here.directing.pair(hall.id, OPERATOR))
    waiting, begun = hall.games()
    record = hall.begin(begun)
    for game in (begun, waiting):
        left = hall.people[hall.name_of(game.first)].delete(f"/api/tournaments/{hall.id}/entry")
        assert left.status_code == 200, left.text
    assert hall.look().state.game(waiting.key).result is GameResult.SECOND_PRESENT
    assert hall.look().state.game(begun.key).result is None
    hall.resign(hall.name_of(begun.second), record)
    loaded = hall.waits_until("the result", lambda it: it.state.rounds[0].closed)
    assert loaded.state.game(begun.key).result is GameResult.FIRST
    # The file of all games has the one that was played, and says where it belongs.
    text = hall.people["Ana"].get(f"/api/tournaments/{hall.id}/export/games.qgn").text
    assert text.startswith('[Event "Club evening"]\n')
    (played,) = read_records(text.splitlines())
    assert {"Game": record, "Round": str(begun.key)}.items() <= dict(played.tags).items()


def test_a_missed_result_is_found_by_the_next_server(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sees_nothing(*_: object) -> bool:
        return False

    with run_in_thread(settings) as first:
        monkeypatch.setattr(results.Results, "collect", sees_nothing)
        hall = open_hall(first, ["Ana", "Ben"], regulations={"rounds": 1})
        loaded = hall.waits_until("the round", rounds(1))
        (game,) = loaded.state.games()
        hall.play(game)
        assert hall.look().state.game(game.key).result is None
    monkeypatch.undo()
    with run_in_thread(settings) as second:
        hall.server = second
        hall.waits_until("the end", lambda it: it.status == "finished")
        assert logged(hall, ResultEntered) == [
            ResultEntered(game.key, GameResult.FIRST, Reason.RESIGNATION)
        ]


def test_what_a_director_decided_stays(server: Server) -> None:
    hall = open_hall(server, start=None, automatic=False)
    hall.do(lambda here: here.directing.pair(hall.id, OPERATOR))
    one, other = hall.games()
    record = hall.begin(one)

    async def adjudicate(here: Tournaments) -> None:
        await here.directing.enter_result(
            hall.id, OPERATOR, one.key, GameResult.DRAW, adjudicated=True
        )

    hall.do(adjudicate)
    hall.resign(hall.name_of(one.second), record)
    hall.play(other)
    hall.waits_until("the other result", lambda it: it.state.game(other.key).result is not None)
    hall.do(
        lambda here: here.directing.enter_result(hall.id, OPERATOR, other.key, GameResult.SECOND)
    )
    hall.do(lambda here: here.directing.pair(hall.id, OPERATOR))
    loaded = hall.look()
    assert [loaded.state.game(key).result for key in (one.key, other.key)] == [
        GameResult.DRAW,
        GameResult.SECOND,
    ]
    assert len(logged(hall, ResultEntered)) == 2


def test_too_few_players_are_waited_for_and_then_it_is_cancelled(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = open_hall(server, ["Ana"], automatic=True)
    late = open_hall(server, ["Ben"], start=None)
    assert hall.look().status == "announced"
    hall.do(lambda here: here.entries.enter(hall.id, late.actors["Ben"]))
    hall.waits_until("the round", rounds(1))
    lonely = open_hall(server, ["Cem"], start=None)
    monkeypatch.setattr(runner, "GATHERING", 0)
    start = {"start": now()}
    lonely.do(lambda here: here.announcements.change(lonely.id, start, OPERATOR))
    lonely.waits_until("that it is cancelled", lambda it: it.status == "cancelled")


def test_two_workers_pair_begin_and_count_everything_once(settings: Settings) -> None:
    with run_in_thread(settings) as one, run_in_thread(settings) as other:
        hall = open_hall(one, regulations={"format": "round-robin"})
        for name in ("Ben", "Dora"):
            elsewhere = other.client()
            elsewhere.cookies.update(hall.people[name].cookies)
            hall.people[name] = elsewhere
        for number in (1, 2, 3):
            loaded = hall.waits_until("a round", rounds(number))
            with ThreadPoolExecutor(2) as pool:
                meetings = loaded.state.rounds[-1].meetings
                list(pool.map(lambda meeting: hall.play(meeting.games[0]), meetings))
        hall.waits_until("the end", lambda it: it.status == "finished")
        assert [event.round for event in logged(hall, RoundPaired)] == [1, 2, 3]
        assert len(logged(hall, ResultEntered)) == 6


def test_computer_players_play_for_themselves(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in pace.PAUSES:
        monkeypatch.setitem(pace.PAUSES, name, pace.Pauses(0, 0))
    hall = open_hall(server, ["Ana"], ["beginner", "casual"], regulations={"format": "round-robin"})
    for number in (1, 2, 3):
        hall.waits_until("a round", lambda it, n=number: len(it.state.rounds) >= n, 120)
        record = hall.here("Ana")["game"]
        if record is not None:
            hall.resign("Ana", record)
    loaded = hall.waits_until("the end", lambda it: it.status == "finished", 120)
    ana = hall.actors["Ana"].player
    (game,) = [g for g in loaded.state.games() if ana not in (g.first, g.second)]
    snapshot = hall.people["Ana"].get(f"/api/games/{game.record}").json()
    players = [snapshot["players"][seat] for seat in ("first", "second")]
    assert {each["strength"] for each in players} == {"beginner", "casual"}
    assert {each["kind"] for each in players} == {"computer"}
    assert snapshot["status"] == "over"
    assert snapshot["outcome"]["result"] == str(game.result)
    record = hall.people["Ana"].get(f"/api/games/{game.record}/record")
    assert record.status_code in (200, 404)
