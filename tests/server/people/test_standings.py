"""Ratings of real games: exactly once, in every process, and after a crash."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, Table, delete, func, select, update
from tests.server.accounts import (
    PASSWORD,
    me,
    player_id,
    sign_up,
)
from tests.server.playing import BOTH_PLACED, SECOND_WINS, TURNS, begin, begin_rated, seats
from tests.server.playing import play as play_turns
from tests.server.running import Client, Server, run_in_thread
from tests.server.services import wait_for

from fourfold.server.operations.housekeeping import tidy
from fourfold.server.people.ratings import NEWCOMER, rate
from fourfold.server.people.standings import check_standings, rate_game
from fourfold.server.store import open_store, people, schema

T = TypeVar("T")


def in_database(server: Server, *works: Callable[[Connection], T]) -> list[T]:
    """Do things in the server's database, all at once, from outside."""

    async def run() -> list[T]:
        stores = [open_store(server.settings.database_url) for _ in works]
        for store in stores:
            store.start()
        try:
            pairs = zip(stores, works, strict=True)
            return list(await asyncio.gather(*(store.write(work) for store, work in pairs)))
        finally:
            for store in stores:
                await store.close()

    return asyncio.run(run())


def play(winner: Client, loser: Client, **terms: object) -> str:
    """A game that the one who challenges wins, by a call; its name."""
    game, snapshot = begin(winner, loser, **terms)
    sitting = seats(winner, loser, snapshot)
    turns = TURNS if sitting["first"] is winner else SECOND_WINS
    play_turns(sitting["first"], sitting["second"], game, turns)
    outcome = winner.get(f"/api/games/{game}").json()["outcome"]
    assert sitting[outcome["winner"]] is winner
    return game


def resign(first: Client, second: Client, **terms: object) -> str:
    """A rated game that the one who challenges resigns; quick."""
    game = begin_rated(first, second, **terms)
    assert first.post(f"/api/games/{game}/resign").status_code == 200
    return game


def rating(client: Client) -> dict[str, Any]:
    found = me(client)["player"]["ratings"]
    assert len(found) == 1
    one: dict[str, Any] = found[0]
    return one


def faults(connection: Connection) -> list[str]:
    return list(check_standings(connection))


def test_a_rated_game_counts_for_both_as_soon_as_it_is_over(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    game = play(ana, ben, rated=True)
    winner, loser = rate(NEWCOMER, NEWCOMER, 1.0, 1)
    for client, expected, score in ((ana, winner, 1.0), (ben, loser, 0.0)):
        shown = rating(client)
        assert (shown["level"], shown["call"], shown["games"]) == (1, "official", 1)
        assert shown["rating"] == round(expected.rating)
        assert shown["deviation"] == round(expected.deviation)
        assert shown["provisional"]
        profile = server.client().get(f"/api/players/{player_id(client)}").json()
        assert profile["counts"]["games"] == 1
        assert [each["game"] for each in profile["history"]] == [game]
        assert profile["history"][0]["score"] == score
        assert profile["history"][0]["change"] == round(expected.rating) - 1500
    assert in_database(server, faults) == [[]]
    with run_in_thread(server.settings) as other:
        shown = other.client().get(f"/api/games/{game}").json()["players"]
    ratings = {player["name"]: player["rating"] for player in shown.values()}
    assert ratings["Anneke"] == round(winner.rating)


def test_casual_games_change_nothing(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    play(ana, ben)
    assert me(ana)["player"]["ratings"] == []
    assert server.client().get(f"/api/players/{player_id(ben)}").json()["counts"] == {
        "games": 1,
        "wins": 0,
        "draws": 0,
        "losses": 1,
    }


def test_each_ladder_has_a_rating_of_its_own(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    for terms in ({"level": 1}, {"level": 4}, {"level": 4, "call": "automatic"}):
        resign(ana, ben, **terms)
    found = me(ben)["player"]["ratings"]
    assert [(each["level"], each["call"], each["games"]) for each in found] == [
        (1, "official", 1),
        (4, "official", 1),
        (4, "automatic", 1),
    ]


def test_games_that_cannot_be_rated_are_refused(server: Server) -> None:
    ana, guest = sign_up(server, "Anneke"), server.client()
    guest.post("/api/me")
    rated = {"rated": True, "clock": "300+5"}
    for code, terms in (
        ("rated-rules", {"level": 1, "opponent_level": 2}),
        ("rated-rules", {"traits": ["colour", "shape"]}),
        ("rated-rules", {"call": "standing"}),
        ("rated-rules", {"position": "0.../..../..../.... -"}),
        ("rated-private", {"private": True}),
        ("rated-clock", {"clock": "-"}),
        ("rated-seat", {"first": "me"}),
        ("rated-seat", {"first": "them"}),
        ("rated-help", {"help": True}),
    ):
        answer = ana.post("/api/challenges", json={**rated, **terms})
        assert (answer.status_code, answer.json()["code"]) == (422, code), terms
    assert guest.post("/api/challenges", json=rated).status_code == 403
    made = ana.post("/api/challenges", json=rated).json()
    assert guest.post(f"/api/challenges/{made['id']}/accept").status_code == 403


def test_seats_alternate_in_rated_games(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    first: list[str] = []
    for challenger, other in ((ana, ben), (ana, ben), (ben, ana), (ben, ana)):
        game = resign(challenger, other)
        shown = ana.get(f"/api/games/{game}").json()
        # A lot is drawn once.
        assert (shown["lot"] is None) == bool(first)
        first.append(shown["players"]["first"]["name"])
    assert first in (["Anneke", "Bertil"] * 2, ["Bertil", "Anneke"] * 2)


def test_a_game_counts_once_however_many_processes_rate_it(server: Server) -> None:
    """As after a crash between the end and the rating: eight processes find the game at once."""
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    game = resign(ana, ben)
    expected = rating(ben)

    def forget(connection: Connection) -> None:
        connection.execute(delete(people.rating_change))
        connection.execute(delete(people.rating))

    # The server's own round may come first; then the eight are all too late, and try again.
    for _ in range(5):
        in_database(server, forget)
        rated = in_database(server, *[lambda c: rate_game(c, game)] * 8)
        assert rated.count(True) <= 1
        assert rating(ben) == expected
        assert in_database(server, faults) == [[]]
        if any(rated):
            return
    pytest.fail("the server's own round came first five times")


def test_a_sweep_rates_what_was_left_out(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    for _ in range(3):
        resign(ana, ben)
    expected = rating(ben)

    def forget(connection: Connection) -> None:
        connection.execute(delete(people.rating_change))
        connection.execute(delete(people.rating))

    in_database(server, forget)
    assert len(in_database(server, faults)[0]) == 3
    with run_in_thread(server.settings) as other:
        # A process that starts tidies first of all.
        client, profile = other.client(), f"/api/players/{player_id(ben)}"

        def is_rated_again() -> bool:
            return [line["games"] for line in client.get(profile).json()["ratings"]] == [3]

        wait_for("the sweep", is_rated_again)
    assert rating(ben) == expected
    assert in_database(server, tidy) == [0]
    assert in_database(server, faults) == [[]]


def test_games_that_end_at_once_are_all_counted(server: Server) -> None:
    """One player, many opponents, two processes: no change is lost."""
    ana = sign_up(server, "Anneke")
    others = [sign_up(server, name) for name in ("Bertil", "Cilla", "David", "Edith")]
    games = [begin_rated(ana, other) for other in others for _ in range(2)]
    with run_in_thread(server.settings) as second:
        again = second.client()
        again.post("/api/session", json={"name": "Anneke", "password": PASSWORD})

        def end(number: int) -> int:
            client = (ana, again)[number % 2]
            return client.post(f"/api/games/{games[number]}/resign").status_code

        with ThreadPoolExecutor(4) as pool:
            assert set(pool.map(end, range(len(games)))) == {200}
    assert rating(ana)["games"] == 8
    assert in_database(server, faults) == [[]]

    def count(connection: Connection) -> int:
        return int(
            connection.execute(select(func.count()).select_from(people.rating_change)).scalar_one()
        )

    assert in_database(server, count) == [16]


def test_a_rematch_counts_too_with_the_other_player_first(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    game = play(ana, ben, rated=True)
    ana.post(f"/api/games/{game}/rematch")
    answer = ben.post(f"/api/games/{game}/rematch")
    assert answer.status_code == 200, answer.text
    new = answer.json()["rematch"]["game"]
    before, snapshot = (ana.get(f"/api/games/{each}").json() for each in (game, new))
    assert snapshot["rated"]
    assert snapshot["players"]["first"]["id"] == before["players"]["second"]["id"]
    clients = {player_id(client): client for client in (ana, ben)}
    first, second = (clients[snapshot["players"][seat]["id"]] for seat in ("first", "second"))
    play_turns(first, second, new, BOTH_PLACED)
    ana.post(f"/api/games/{new}/resign")
    assert rating(ana)["games"] == 2
    assert in_database(server, faults) == [[]]


@pytest.mark.parametrize(
    ("table", "values", "words"),
    [
        (people.rating, {"opponents": 2}, "2 opponents, but 1"),
        (people.rating, {"rating": 2000.0}, "differs from its last game's"),
        (people.rating_change, {"rating": 2000.0}, "when computed again"),
        (people.rating_change, {"score": 0.5}, "score 0.5"),
        (people.rating_change, {"old_deviation": 100.0}, "does not begin where"),
        (schema.game, {"result": "1/2-1/2"}, "result 1/2-1/2"),
        (schema.game, {"rated": False}, "none that counts"),
    ],
)
def test_what_was_changed_behind_the_servers_back_is_found(
    server: Server, table: Table, values: dict[str, object], words: str
) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    resign(ana, ben)
    assert in_database(server, faults) == [[]]
    in_database(server, lambda c: void(c.execute(update(table).values(**values))))
    (found,) = in_database(server, faults)
    assert any(words in fault for fault in found), found


def void(_: object) -> None:
    """A result that nobody wants."""
