"""Games of a tournament begin when both players are there, once, by the rules announced."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.server.running import Server

from fourfold.rules import Player
from fourfold.server.store import schema
from fourfold.server.tournaments import OPERATOR, Tournaments
from fourfold.server.tournaments.actors import Actor
from fourfold.server.tournaments.running import presence
from fourfold.server.tournaments.running.beginning import Beginner
from fourfold.tournaments import GameKey, GameResult, GameStarted, parse_event

from .halls import Hall, open_hall


def first_round(server: Server, **plan: Any) -> Hall:  # noqa: ANN401  # fields of a plan
    hall = open_hall(server, **plan)
    hall.waits_until("the first round", lambda now: now.state.rounds)
    return hall


def test_a_game_begins_once_however_often_both_say_that_they_are_there(server: Server) -> None:
    hall = first_round(server)
    game = hall.games()[0]
    names = [hall.name_of(game.first), hall.name_of(game.second)]
    assert hall.ready(names[1], game.key) == {"game": None}
    assert hall.look().ready_seats(game.key) == ["second"]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda name: hall.here(name)["game"], names * 3))
    (record,) = {answer for answer in answers if answer is not None}
    assert hall.ready(names[0], game.key) == {"game": record}

    async def rows(here: Tournaments) -> list[object]:
        log = await here.archive.log(hall.id, 0, 100)
        started = [e for row in log if isinstance(e := parse_event(row.event), GameStarted)]
        count = select(func.count()).select_from(schema.game)
        return [started, (await here.store.rows(count))[0][0]]

    assert hall.do(rows) == [[GameStarted(game.key, record)], 1]
    snapshot = hall.people[names[0]].get(f"/api/games/{record}").json()
    assert snapshot["you"] == "first"
    assert snapshot["clock"]["running"] == "first"
    assert snapshot["rules"]["clock"] == "60/move"
    assert (snapshot["help"], snapshot["rated"], snapshot["lot"]) == (False, False, None)


def test_only_its_own_players_can_come_to_a_game(server: Server) -> None:
    hall = first_round(server)
    one, other = hall.games()
    stranger = server.client()
    stranger.get("/api/me")
    path = f"/api/tournaments/{hall.id}"
    ana = hall.people[hall.name_of(one.first)]
    for client, game, status, code in (
        (stranger, one.key, 401, "sign-in"),
        (ana, other.key, 403, "not-seated"),
        (ana, "7.1", 404, None),
        (ana, "nonsense", 422, None),
    ):
        answer = client.post(f"{path}/games/{game}/ready")
        assert answer.status_code == status, answer.text
        assert code in (None, answer.json()["code"])
    assert not any(game.started for game in hall.games())
    assert ana.post(f"/api/tournaments/{'a' * 12}/entry/here").status_code == 404


def test_a_player_whose_game_is_decided_as_they_come_gets_an_answer(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The director, or the clock for absent players, may be a moment faster."""
    hall = first_round(server)
    game = hall.games()[0]
    come = Beginner.come

    async def come_too_late(here: Beginner, name: str, actor: Actor, key: GameKey) -> str | None:
        tournaments = server.app.state.parts.tournaments  # type: ignore[union-attr]  # it runs here
        await tournaments.directing.enter_result(name, OPERATOR, key, GameResult.SECOND_PRESENT)
        return await come(here, name, actor, key)

    monkeypatch.setattr(Beginner, "come", come_too_late)
    name = hall.name_of(game.first)
    answer = hall.here(name)
    assert (answer["status"], answer["key"], answer["game"]) == ("running", None, None)
    monkeypatch.undo()
    assert hall.here(name)["key"] is None
    assert hall.people[name].post(
        f"/api/tournaments/{hall.id}/games/{game.key}/ready"
    ).status_code == 409  # fmt: skip


def test_who_came_and_left_again_is_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = first_round(server)
    game = hall.games()[0]
    hall.ready(hall.name_of(game.first), game.key)
    monkeypatch.setattr(presence, "LIFETIME", 1)
    hall.waits_until("that they left", lambda now: not now.ready)
    assert hall.ready(hall.name_of(game.second), game.key) == {"game": None}
    monkeypatch.undo()
    assert (
        hall.ready(hall.name_of(game.first), game.key)["game"] is not None
        or hall.ready(hall.name_of(game.second), game.key)["game"]
    )


def test_the_stronger_player_gets_the_lower_level(server: Server) -> None:
    regulations = {"handicap": 100, "rules": {"levels": [3, 3], "clock": "300+5"}}
    hall = open_hall(server, start=None, regulations=regulations, ratings=[1750, 1500, 1500, 1500])
    hall.do(lambda here: here.directing.pair(hall.id, OPERATOR))
    ana = hall.actors["Ana"].player
    game = next(game for game in hall.games() if ana in (game.first, game.second))
    snapshot = hall.people["Ana"].get(f"/api/games/{hall.begin(game)}").json()
    assert snapshot["rules"]["level"] == ("1:3" if game.seat(ana) is Player.FIRST else "3:1")
    assert snapshot["rules"]["clock"] == "300+5"


def test_games_are_rated_where_they_can_be(server: Server) -> None:
    hall = first_round(server, rated=True, computers=["beginner"], names=("Ana", "Ben", "Cem"))
    loaded = hall.look()
    for game in loaded.state.games():
        people = [n for n in (game.first, game.second) if loaded.players[n].player is not None]
        record = (
            hall.begin(game) if len(people) == 2 else hall.here(hall.name_of(people[0]))["game"]
        )
        snapshot = hall.people["Ana"].get(f"/api/games/{record}").json()
        assert snapshot["rated"] is (len(people) == 2)


def test_nobody_aborts_takes_back_plays_again_or_gets_help_in_a_tournament(server: Server) -> None:
    hall = first_round(server)
    game = hall.games()[0]
    record = hall.begin(game)
    first, second = (hall.people[hall.name_of(name)] for name in (game.first, game.second))
    path = f"/api/games/{record}"
    assert first.post(f"{path}/actions", json={"action": "-7", "answers": 0}).status_code == 200
    snapshot = first.get(path).json()
    assert snapshot["may_abort"] is False
    assert set(snapshot["takeback_to"].values()) == {None}
    for what, body in (("abort", None), ("takeback", {"to": 0})):
        answer = first.post(f"{path}/{what}", json=body)
        assert (answer.status_code, answer.json().get("code")) == (403, "tournament-game"), what
    help_wanted = first.post(f"{path}/hint", json={"depth": "nudge"})
    assert help_wanted.status_code in (403, 404)
    assert hall.people["Ana"].get(f"/api/tournaments/{hall.id}").status_code in (200, 404)
    second.post(f"{path}/resign")
    answer = first.post(f"{path}/rematch")
    assert (answer.status_code, answer.json()["code"]) == (403, "tournament-game")


def test_a_game_that_the_director_opens_again_is_played_again(server: Server) -> None:
    hall = first_round(server)
    game = hall.games()[0]
    old = hall.play(game)
    hall.waits_until("the result", lambda now: now.state.game(game.key).result is not None)
    hall.do(lambda here: here.directing.enter_result(hall.id, OPERATOR, game.key, None))
    assert not hall.look().state.game(game.key).started
    new = hall.begin(game)
    assert new != old
    hall.resign(hall.name_of(game.first), new)
    loaded = hall.waits_until("the result", lambda now: now.state.game(game.key).result is not None)
    assert loaded.state.game(game.key).result is GameResult.SECOND
