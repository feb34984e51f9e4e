"""Challenges to one player: told at once, seen by the two alone, accepted or declined by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update
from tests.server.accounts import PASSWORD, player_id, sign_up
from tests.server.databases import in_database, void
from tests.server.running import Client, Server, heard, run_in_thread
from websockets.sync.client import ClientConnection

from fourfold.server import Settings
from fourfold.server.store import people, schema
from fourfold.server.store.schema import now


def challenge(client: Client, to: str, **terms: object) -> dict[str, Any]:
    answer = client.post("/api/challenges", json={"to": to, "clock": "300+3", **terms})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refusal(client: Client, **terms: object) -> tuple[int, str]:
    answer = client.post("/api/challenges", json=terms)
    return answer.status_code, answer.json()["code"]


def told(lobby: ClientConnection, name: str, state: str) -> dict[str, Any]:
    """The message that a challenge is in a state."""
    while True:
        shown: dict[str, Any] = heard(lobby, "challenge")["challenge"]
        if (shown["id"], shown["state"]) == (name, state):
            return shown


@pytest.fixture
def two(server: Server) -> tuple[Client, Client]:
    return sign_up(server, "Anneke"), sign_up(server, "Bertil")


def test_the_other_hears_of_it_at_once_and_accepts(two: tuple[Client, Client]) -> None:
    ana, ben = two
    with ana.live("/api/live") as one, ben.live("/api/live") as other:
        heard(other, "challenges")
        made = challenge(ana, player_id(ben), rated=True)
        assert (made["to"]["name"], made["mine"], made["for_me"]) == ("Bertil", True, False)
        shown = told(other, made["id"], "waiting")
        assert (shown["by"]["name"], shown["mine"], shown["for_me"]) == ("Anneke", False, True)
        assert told(one, made["id"], "waiting")["mine"]
        game = ben.post(f"/api/challenges/{made['id']}/accept").json()["id"]
        assert heard(one, "started") == {
            "type": "started",
            "game": game,
            "challenge": made["id"],
        }
        assert told(other, made["id"], "accepted")["game"] == game
    assert ana.get("/api/challenges/mine").json() == {"received": [], "made": []}


def test_it_is_listed_and_told_to_whoever_comes_later(two: tuple[Client, Client]) -> None:
    ana, ben = two
    made = challenge(ana, player_id(ben))
    mine, theirs = (client.get("/api/challenges/mine").json() for client in two)
    assert [each["id"] for each in theirs["received"]] == [made["id"]]
    assert [each["id"] for each in mine["made"]] == [made["id"]]
    assert (mine["received"], theirs["made"]) == ([], [])
    # It is nobody else's business: not among those that are open.
    assert ben.get("/api/challenges").json() == []
    with ben.live("/api/live") as one, ben.live("/api/live") as other:
        for lobby in (one, other):
            told(lobby, made["id"], "waiting")


def test_it_can_be_declined(two: tuple[Client, Client]) -> None:
    ana, ben = two
    with ana.live("/api/live") as one:
        made = challenge(ana, player_id(ben))["id"]
        told(one, made, "waiting")
        assert ana.post(f"/api/challenges/{made}/decline").status_code == 403
        for _ in range(2):
            assert ben.post(f"/api/challenges/{made}/decline").status_code == 204
        told(one, made, "declined")
    assert ana.get(f"/api/challenges/{made}").json()["state"] == "declined"
    late = ben.post(f"/api/challenges/{made}/accept")
    assert (late.status_code, late.json()["code"]) == (409, "challenge-gone")
    # Nothing keeps the two from another try.
    challenge(ana, player_id(ben))


def test_it_can_be_withdrawn(two: tuple[Client, Client]) -> None:
    ana, ben = two
    with ben.live("/api/live") as other:
        made = challenge(ana, player_id(ben))["id"]
        told(other, made, "waiting")
        assert ben.delete(f"/api/challenges/{made}").status_code == 403
        assert ana.delete(f"/api/challenges/{made}").status_code == 204
        told(other, made, "withdrawn")


def test_it_expires(server: Server, two: tuple[Client, Client]) -> None:
    ana, ben = two
    with ben.live("/api/live") as other:
        made = challenge(ana, player_id(ben))["id"]
        told(other, made, "waiting")
        old = update(schema.challenge).values(expires=now() - 1)
        in_database(server, lambda connection: void(connection.execute(old)))
        told(other, made, "expired")
    assert ben.get("/api/challenges/mine").json()["received"] == []


def test_third_persons_can_do_nothing_with_it(server: Server, two: tuple[Client, Client]) -> None:
    """Attack: somebody has learnt the name of a challenge between two others."""
    ana, ben = two
    eve, visitor = sign_up(server, "Evelyn"), server.client()
    made = challenge(ana, player_id(ben))["id"]
    asks: list[Callable[[Client], int]] = [
        lambda client: client.get(f"/api/challenges/{made}").status_code,
        lambda client: client.get(f"/api/challenges/{made}/qr.svg").status_code,
        lambda client: client.post(f"/api/challenges/{made}/accept").status_code,
    ]
    for client in (eve, visitor):
        assert [ask(client) for ask in asks] == [404, 404, 404]
    # Trying has made no guest of the visitor.
    assert visitor.get("/api/me").json()["player"] is None
    assert eve.post(f"/api/challenges/{made}/decline").status_code == 404
    assert eve.delete(f"/api/challenges/{made}").status_code == 404
    with eve.live("/api/live") as lobby, ben.live("/api/live") as other:
        told(other, made, "waiting")
        # She hears of her own, and of no other.
        own = challenge(eve, player_id(ana))["id"]
        assert heard(lobby, "challenge")["challenge"]["id"] == own
    assert ben.post(f"/api/challenges/{made}/accept").status_code == 200


def test_whom_nobody_can_challenge(server: Server, two: tuple[Client, Client]) -> None:
    ana, ben = two
    guest, leaver = server.client(), sign_up(server, "Evelyn")
    guest.post("/api/me", json={"name": "Gus"})
    gone = player_id(leaver)
    assert leaver.request("DELETE", "/api/account", json={"password": PASSWORD}).is_success
    me, other = player_id(ana), player_id(ben)
    assert refusal(ana, to=me) == (422, "challenge-self")
    assert refusal(ana, to=gone) == (404, "player-unknown")
    assert refusal(ana, to="aaaaaaaaaaaa") == (404, "player-unknown")
    assert refusal(ana, to="nobody") == (422, "invalid")
    assert refusal(ana, to=other, open=True) == (422, "invalid")
    rated = {"rated": True, "clock": "300+3"}
    assert refusal(ana, to=player_id(guest), **rated) == (403, "rated-account")
    assert refusal(guest, to=me, **rated) == (403, "rated-account")
    challenge(ana, player_id(guest))
    challenge(guest, me)
    challenge(ana, other)
    assert refusal(ana, to=other) == (409, "challenge-stands")

    def shut(connection: Connection) -> None:
        account = people.account
        connection.execute(update(account).where(account.c.player == other).values(blocked=now()))

    in_database(server, shut)
    assert refusal(guest, to=other) == (404, "player-unknown")


@pytest.mark.parametrize("blocker", [0, 1])
def test_nobody_challenges_across_a_block(two: tuple[Client, Client], blocker: int) -> None:
    ana, ben = two
    made = [challenge(ana, player_id(ben))["id"]]
    made.append(ana.post("/api/challenges", json={"open": True}).json()["id"])
    blocked = player_id(two[1 - blocker])
    assert two[blocker].put(f"/api/players/{blocked}/block").is_success
    for one, other in ((ana, ben), (ben, ana)):
        assert refusal(one, to=player_id(other)) == (403, "players-blocked")
    # What was proposed before is not accepted, either.
    for name in made:
        late = ben.post(f"/api/challenges/{name}/accept")
        assert (late.status_code, late.json()["code"]) == (403, "players-blocked")


def test_a_request_sent_again_makes_one_challenge(two: tuple[Client, Client]) -> None:
    ana, ben = two
    body, key = {"to": player_id(ben)}, {"Idempotency-Key": "once"}
    made = [ana.post("/api/challenges", json=body, headers=key).json()["id"] for _ in range(2)]
    assert made[0] == made[1]


def test_challenges_end_with_their_players(two: tuple[Client, Client]) -> None:
    ana, ben = two
    made = challenge(ana, player_id(ben))["id"]
    exported = ben.get("/api/account/export").json()
    assert [each["id"] for each in exported["challenges"]] == [made]
    # Until it is drawn, nobody learns the secret of the lot.
    assert "secret" not in exported["challenges"][0]["terms"]
    assert ben.request("DELETE", "/api/account", json={"password": PASSWORD}).is_success
    assert ana.get(f"/api/challenges/{made}").json()["state"] == "declined"
    assert ana.get("/api/challenges/mine").json()["made"] == []


@pytest.mark.parametrize("backend", ["sqlite", "postgresql", "no redis"], indirect=True)
def test_the_other_may_be_with_another_process(settings: Settings) -> None:
    with run_in_thread(settings) as one, run_in_thread(settings) as other:
        ana, ben = sign_up(one, "Anneke"), sign_up(other, "Bertil")
        with ben.live("/api/live") as lobby, ana.live("/api/live") as mine:
            heard(lobby, "challenges")
            made = challenge(ana, player_id(ben))["id"]
            told(lobby, made, "waiting")
            assert ben.post(f"/api/challenges/{made}/decline").status_code == 204
            told(mine, made, "declined")


def test_a_challenge_that_ends_before_anybody_saw_it_wait_is_told(
    server: Server, two: tuple[Client, Client]
) -> None:
    ana, ben = two
    made = challenge(ana, player_id(ben))["id"]

    def decline_at_once(connection: Connection) -> None:
        """A challenge like the first, made and declined between two looks at the challenges."""
        table = schema.challenge
        row = connection.execute(select(table).where(table.c.id == made)).one()
        for name, created in (("old", now() - 30_000), ("new", now())):
            other = {"id": name, "state": "declined", "created": created}
            connection.execute(insert(table).values(row._asdict() | other))

    with ana.live("/api/live") as lobby:
        told(lobby, made, "waiting")
        in_database(server, decline_at_once)
        shown = heard(lobby, "challenge")["challenge"]
        # The old one had ended before this connection came.
        assert (shown["id"], shown["state"]) == ("new", "declined")
