"""A tournament on a server runs by itself: games begin, results come in, rounds follow."""

from __future__ import annotations

from tests.server.running import Server

from fourfold.tournaments import GameResult

from .halls import open_hall


def test_a_swiss_runs_from_its_start_to_its_end_by_itself(server: Server) -> None:
    hall = open_hall(server)
    for number in (1, 2):
        loaded = hall.waits_until("a round", lambda now, n=number: len(now.state.rounds) == n)
        for meeting in loaded.state.rounds[-1].meetings:
            hall.play(meeting.games[0])
    loaded = hall.waits_until("the end", lambda now: now.status == "finished")
    assert [game.result for game in loaded.state.games()] == [GameResult.FIRST] * 4
    records = [game.record for game in loaded.state.games()]
    snapshots = [hall.people["Ana"].get(f"/api/games/{record}").json() for record in records]
    assert {each["outcome"]["reason"] for each in snapshots} == {"resignation"}
    for game, each in zip(loaded.state.games(), snapshots, strict=True):
        assert each["tournament"] == hall.id
        assert [each["players"][seat]["id"] for seat in ("first", "second")] == [
            game.first,
            game.second,
        ]
