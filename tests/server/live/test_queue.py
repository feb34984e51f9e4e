"""The queue by API and WebSocket: joining, waiting, being paired, leaving, going away."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select, update
from tests.server.accounts import PASSWORD, player_id, sign_in, sign_up
from tests.server.conftest import BACKENDS
from tests.server.databases import in_database
from tests.server.playing import begin, begin_rated
from tests.server.running import Client, Server, ServerProcess, heard, run_in_thread, run_process
from tests.server.services import free_port, wait_for
from websockets.sync.client import ClientConnection

from fourfold.server import Settings
from fourfold.server.games.starting import queue as queue_module
from fourfold.server.games.starting.rated import PAIR_LIMIT
from fourfold.server.live import pings
from fourfold.server.store import people, schema
from fourfold.server.store.schema import now

FIVE = {"clock": "300+3"}


def guest(server: Server, name: str) -> Client:
    client = server.client()
    assert client.post("/api/me", json={"name": name}).status_code == 200
    return client


def join(client: Client, **terms: object) -> dict[str, Any]:
    answer = client.post("/api/queue", json={**FIVE, **terms})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def entry(client: Client) -> Any:  # noqa: ANN401  # JSON
    return client.get("/api/queue").json()["entry"]


class Listener:
    """Somebody in the lobby who forgets no message."""

    def __init__(self, live: ClientConnection) -> None:
        self._live = live
        self._heard: list[dict[str, Any]] = []

    def _messages(self) -> Iterator[dict[str, Any]]:
        yield from self._heard
        end = time.monotonic() + 60
        while True:
            message = json.loads(self._live.recv(timeout=end - time.monotonic()))
            if message["type"] == "ping":
                self._live.send(json.dumps({"type": "pong", "id": message["id"]}))
            self._heard.append(message)
            yield message

    def started(self) -> dict[str, Any]:
        return next(each for each in self._messages() if each["type"] == "started")

    def queue(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The first message about the queue that says this."""
        queues = (each for each in self._messages() if each["type"] == "queue")
        return next(queue for queue in queues if wanted(queue))

    def entry(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The first entry of theirs of which this is so."""
        found: dict[str, Any] = self.queue(lambda q: q["entry"] and wanted(q["entry"]))["entry"]
        return found

    def ended(self) -> dict[str, Any]:
        """The first message that says that the entry has ended."""
        waited = False
        for message in self._messages():
            if message["type"] == "queue":
                if message["game"] or (waited and not message["entry"]):
                    return message
                waited = bool(message["entry"])
        raise AssertionError


@contextmanager
def lobby(client: Client) -> Iterator[Listener]:
    with client.live("/api/live") as live:
        yield Listener(live)


@contextmanager
def waiting(client: Client, **terms: object) -> Iterator[Listener]:
    """Somebody who waits in the queue."""
    with lobby(client) as listener:
        join(client, **terms)
        yield listener


def everybody(client: Client, number: int) -> None:
    """Wait until so many wait."""
    wait_for("everybody", lambda: client.get("/api/queue").json()["waiting"] == number)


def is_there(server: Server, client: Client) -> bool:
    """Whether somebody who waits would be paired."""
    table, who = schema.seeker.c, player_id(client)

    def read(connection: Connection) -> bool:
        seen: int = connection.execute(select(table.seen).where(table.player == who)).scalar_one()
        return seen > now() - queue_module._THERE

    return in_database(server, read)


def give_ratings(server: Server, ratings: dict[str, float]) -> None:
    """Let players have these ratings at level 1."""

    def write(connection: Connection) -> None:
        for player, rating in ratings.items():
            row = {"player": player, "level": 1, "call": "official", "rating": rating}
            more = {"deviation": 60.0, "volatility": 0.06, "games": 20, "at": now()}
            connection.execute(insert(people.rating).values(**row, **more, opponents=9))

    in_database(server, write)


def let_time_pass(server: Server, milliseconds: int, *players: str) -> None:
    """Let players have waited for longer than they have."""

    def write(connection: Connection) -> None:
        table = schema.seeker
        later = update(table).values(since=table.c.since - milliseconds)
        connection.execute(later.where(table.c.player.in_(players)))

    in_database(server, write)


def test_two_who_want_the_same_game_are_paired(server: Server) -> None:
    ana, ben, eve = (guest(server, name) for name in ("Ana", "Ben", "Eve"))
    with waiting(ana) as one, lobby(eve) as other:
        five = {"level": 1, "call": "official", "clock": "300+3", "rated": False, "count": 1}
        shown = other.queue(lambda queue: queue["waiting"])
        assert (shown["entry"], shown["game"], shown["groups"]) == (None, None, [five])
        join(eve, clock="60/move")
        assert one.queue(lambda queue: queue["waiting"] == 2)["entry"]["clock"] == "300+3"
        with waiting(ben, clock="300.0+3") as two:
            started = one.started()
            assert started == {"type": "started", "game": started["game"], "challenge": None}
            assert two.started() == started
            assert one.ended()["game"] == started["game"]
            assert other.entry(lambda entry: entry["clock"] == "60/move")
            everybody(eve, 1)
        game = ana.get(f"/api/games/{started['game']}").json()
    assert {seat["name"] for seat in game["players"].values()} == {"Ana", "Ben"}
    assert game["rules"]["clock"] == "300+3"
    assert (game["rated"], game["private"], game["help"]) == (False, False, False)
    # Whoever was not there to hear of it finds the game.
    assert ben.get("/api/queue").json()["game"] == game["id"]
    assert eve.get("/api/queue").json()["game"] is None


def test_joining_says_what_one_waits_for(server: Server) -> None:
    ana = server.client()
    shown = join(ana, level=2, clock="60.0/move", call="automatic", edition="mushrooms")["entry"]
    assert shown.pop("since") > 0
    assert shown.pop("waited") >= 0
    assert shown == {
        "level": 2,
        "call": "automatic",
        "clock": "60/move",
        "rated": False,
        "edition": "mushrooms",
        "rating": 1500,
        "range": 100,
        "computer": False,
    }
    # A visitor who joins is a guest from then on.
    assert ana.get("/api/me").json()["player"]["kind"] == "guest"


def test_other_terms_begin_the_wait_again_and_the_same_ones_do_not(server: Server) -> None:
    ana = server.client()
    first = join(ana)["entry"]["since"]
    let_time_pass(server, 5000, player_id(ana))
    assert join(ana)["entry"]["since"] == first - 5000
    changed = join(ana, level=3)["entry"]
    assert changed["level"] == 3
    assert changed["since"] >= first


@pytest.mark.parametrize(
    ("terms", "status", "code"),
    [
        ({"rated": True}, 403, "rated-account"),
        ({"clock": "soon"}, 422, "notation"),
        ({"clock": "99999999+0"}, 422, "clock-long"),
        ({"level": 5}, 422, "invalid"),
        ({"to": "abcdefghijkl"}, 422, "invalid"),
    ],
    ids=lambda value: str(value)[:30],
)
@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_what_nobody_can_wait_for(
    server: Server, terms: dict[str, object], status: int, code: str
) -> None:
    answer = guest(server, "Ana").post("/api/queue", json={**FIVE, **terms})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_rated_games_need_a_clock_and_rules_that_count(server: Server) -> None:
    ana = sign_up(server, "Anneke")
    for terms, code in (({"clock": "-"}, "rated-clock"), ({"call": "standing"}, "rated-rules")):
        answer = ana.post("/api/queue", json={**FIVE, "rated": True, **terms})
        assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_ratings_decide_and_the_range_grows(server: Server) -> None:
    ana, ben, eve = (sign_up(server, name) for name in ("Anneke", "Bertil", "Evelyn"))
    ids = [player_id(client) for client in (ana, ben, eve)]
    give_ratings(server, dict(zip(ids, (1500.0, 1740.0, 2300.0), strict=True)))
    with waiting(ana, rated=True) as one, waiting(ben, rated=True) as two:
        with waiting(eve, rated=True) as three:
            assert entry(ana)["rating"] == 1500
            # Both have to be within the range of the other, which is shown.
            let_time_pass(server, 60_000, ids[0])
            one.entry(lambda entry: entry["range"] is None)
            let_time_pass(server, 20_000, ids[1])
            game = two.started()["game"]
            assert one.ended()["game"] == game
            assert entry(eve) is not None
            let_time_pass(server, 30_000, ids[2])
            assert three.entry(lambda entry: entry["computer"])["range"] >= 400
            let_time_pass(server, 30_000, ids[2])
            three.entry(lambda entry: entry["range"] is None)
        players = ana.get(f"/api/games/{game}").json()["players"]
        assert {seat["rating"] for seat in players.values()} == {1500, 1740}


def test_whoever_leaves_is_not_paired(server: Server) -> None:
    ana, ben = guest(server, "Ana"), guest(server, "Ben")
    with waiting(ana):
        left = ana.delete("/api/queue")
        assert (left.status_code, left.json()["entry"], left.json()["game"]) == (200, None, None)
        assert ana.delete("/api/queue").status_code == 200
        with waiting(ben) as two:
            assert two.queue(lambda queue: queue["entry"])["waiting"] <= 1
            everybody(ben, 1)


def test_the_entry_ends_with_the_connection(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, eve = (guest(server, name) for name in ("Ana", "Ben", "Eve"))
    with waiting(ana):
        since = entry(ana)["since"]
        wait_for("her coming", lambda: is_there(server, ana))
    wait_for("her leaving", lambda: not is_there(server, ana))
    with waiting(ben) as two:
        # Not paired at once, but not forgotten either: she may come back.
        assert (entry(ana)["since"], entry(ben) is None) == (since, False)
        with lobby(ana) as back:
            assert back.started() == two.started()
    with waiting(eve):
        pass
    monkeypatch.setattr(queue_module, "_GONE", 0)
    # Somebody has to look: whoever is in the lobby next.
    with ana.live("/api/live"):
        wait_for("the end of her entry", lambda: entry(eve) is None)


def test_whoever_is_nowhere_in_the_lobby_is_not_paired(server: Server) -> None:
    ana, ben = guest(server, "Ana"), guest(server, "Ben")
    join(ana)
    with waiting(ben) as two:
        assert (entry(ana) is None, entry(ben) is None) == (False, False)
        with lobby(ana) as one:
            assert one.started() == two.started()


def test_another_connection_of_the_same_player_keeps_the_entry(server: Server) -> None:
    ana, ben = guest(server, "Ana"), guest(server, "Ben")
    with lobby(ana) as one:
        with waiting(ana):
            one.entry(lambda _: True)
        with waiting(ben) as two:
            assert one.started() == two.started()


def test_a_connection_that_answers_no_ping_is_not_paired(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Attack or accident: a connection whose other end is dead looks open for up to a minute."""
    monkeypatch.setattr("fourfold.server.live.queue._UNANSWERED", 0.0)
    monkeypatch.setattr(pings, "PING_EVERY", 2)
    with run_in_thread(settings) as server:
        ana, ben = guest(server, "Ana"), guest(server, "Ben")
        with ana.live("/api/live") as silent:
            heard(silent, "ping")
            join(ana)
            with waiting(ben) as two:
                two.entry(lambda _: True)
            assert ben.get("/api/queue").json()["game"] is None


def test_a_request_sent_again_after_the_pairing_finds_no_second_game(server: Server) -> None:
    """Rule: what is repeated with its key is done once."""
    ana, ben = guest(server, "Ana"), guest(server, "Ben")
    key = {"Idempotency-Key": "once"}
    with lobby(ana) as one, waiting(ben):
        assert ana.post("/api/queue", json=FIVE, headers=key).status_code == 200
        game = one.started()["game"]
        again = ana.post("/api/queue", json=FIVE, headers=key).json()
        assert (again["entry"], again["game"]) == (None, game)


def test_nobody_meets_themselves_in_the_same_browser(server: Server) -> None:
    """Attack: an account and a second one in the same browser, to win games against oneself."""
    ana = sign_up(server, "Anneke")
    assert ana.delete("/api/session").status_code == 204
    second = {"name": "Bertil", "password": PASSWORD}
    assert ana.post("/api/account", json=second).status_code == 201
    elsewhere = server.client()
    assert sign_in(elsewhere, "Anneke") == 200
    with waiting(ana, rated=True), waiting(elsewhere, rated=True):
        everybody(ana, 2)
        with waiting(sign_up(server, "Evelyn"), rated=True) as other:
            other.started()


def test_players_on_either_side_of_a_block_are_kept_apart(server: Server) -> None:
    ana, ben, eve = (sign_up(server, name) for name in ("Anneke", "Bertil", "Evelyn"))
    assert ana.put(f"/api/players/{player_id(ben)}/block").is_success
    # Ana has waited longest, and both others would do.
    with waiting(ana) as one:
        one.entry(lambda _: True)
        with waiting(ben):
            everybody(ana, 2)
            with waiting(eve) as three:
                three.started()
                assert entry(ben) is None or entry(ana) is None
                assert ana.get("/api/queue").json()["game"] != ben.get("/api/queue").json()["game"]


def test_two_who_have_played_enough_rated_games_today_are_kept_apart(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    for _ in range(PAIR_LIMIT - 1):
        begin(ana, ben, rated=True)
    with waiting(ana, rated=True) as one, waiting(ben, rated=True):
        one.started()
    # The game of the queue counts as the others do.
    with waiting(ana, rated=True), waiting(ben, rated=True):
        everybody(ana, 2)
        refused = ana.post("/api/challenges", json={"rated": True, **FIVE})
        accepted = ben.post(f"/api/challenges/{refused.json()['id']}/accept")
        assert accepted.json()["code"] == "rated-pair"


def test_rated_games_of_the_queue_alternate_seats(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    before = ana.get(f"/api/games/{begin_rated(ana, ben)}").json()["players"]["first"]["name"]
    with waiting(ana, rated=True) as one, waiting(ben, rated=True):
        game = ana.get(f"/api/games/{one.started()['game']}").json()
    assert game["rated"]
    assert game["players"]["second"]["name"] == before


def test_whoever_finds_a_game_by_a_challenge_waits_no_more(server: Server) -> None:
    ana, ben = guest(server, "Ana"), guest(server, "Ben")
    with waiting(ana) as one, waiting(ben, clock="60/move") as two:
        for listener in (one, two):
            listener.entry(lambda _: True)
        game, _ = begin(ana, ben)
        assert one.started()["game"] == game
        assert (entry(ana), entry(ben)) == (None, None)
        # The game is not one of the queue's.
        assert two.ended()["game"] is None


def test_a_deleted_account_waits_no_more(server: Server) -> None:
    ana = sign_up(server, "Anneke")
    join(ana, rated=True)
    body = {"password": PASSWORD}
    assert ana.request("DELETE", "/api/account", json=body).is_success

    def count(connection: Connection) -> int:
        return len(connection.execute(select(schema.seeker)).all())

    assert in_database(server, count) == 0


@pytest.mark.parametrize("backend", ["sqlite", "postgresql", "no redis"], indirect=True)
def test_two_processes_pair_those_of_both(settings: Settings) -> None:
    with run_in_thread(settings) as one, run_in_thread(settings) as two:
        ana, ben = guest(one, "Ana"), guest(two, "Ben")
        with waiting(ana) as first, waiting(ben) as second:
            assert first.started() == second.started()


@pytest.mark.long
@pytest.mark.parametrize("backend", BACKENDS[1:], indirect=True)
def test_whoever_waits_with_a_process_that_dies_goes_on_with_another(settings: Settings) -> None:
    with (
        run_process(settings.changed(port=free_port())) as one,
        run_process(settings.changed(port=free_port())) as two,
    ):
        ana, ben = guest(one, "Ana"), guest(two, "Ben")
        with waiting(ana):
            since = entry(ana)["since"]
            one.kill()
        ana = moved(ana, two)
        with lobby(ana) as back:
            assert back.entry(lambda _: True)["since"] == since
            with waiting(ben) as other:
                assert back.started() == other.started()


def moved(client: Client, server: ServerProcess) -> Client:
    """The same browser at another process."""
    there = server.client()
    there.cookies.update(client.cookies)
    return there


def test_the_entries_are_dropped_with_their_player(server: Server) -> None:
    ana = guest(server, "Ana")
    join(ana)

    def drop(connection: Connection) -> int:
        connection.execute(delete(schema.session))
        connection.execute(delete(schema.request))
        connection.execute(delete(schema.player))
        return len(connection.execute(select(schema.seeker)).all())

    assert in_database(server, drop) == 0
