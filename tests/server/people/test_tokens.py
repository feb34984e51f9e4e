"""Tokens: the same API for programs, but not the account itself."""

from __future__ import annotations

from tests.server.accounts import (
    me,
    player_id,
    sign_up,
)
from tests.server.running import Client, Server


def bearer(server: Server, token: str) -> Client:
    client = server.client()
    del client.headers["origin"]
    client.headers["authorization"] = f"Bearer {token}"
    return client


def test_a_token_acts_for_its_account(server: Server) -> None:
    owner = sign_up(server, "Anneke")
    made = owner.post("/api/tokens", json={"name": "my bot"}).json()
    assert made["token"].startswith("ff_")
    assert len(made["token"]) > 40
    program = bearer(server, made["token"])
    assert player_id(program) == player_id(owner)
    assert program.post("/api/challenges", json={}).status_code == 201
    assert not program.cookies
    listed = owner.get("/api/tokens").json()
    assert [(each["id"], each["name"]) for each in listed] == [(made["id"], "my bot")]
    assert listed[0]["seen"] is not None
    assert made["token"] not in owner.get("/api/tokens").text


def test_a_token_needs_no_origin_and_a_page_elsewhere_gains_nothing(server: Server) -> None:
    owner = sign_up(server, "Anneke")
    token = owner.post("/api/tokens", json={"name": "my bot"}).json()["token"]
    program = bearer(server, token)
    program.headers["origin"] = "https://elsewhere.example"
    assert program.post("/api/challenges", json={}).status_code == 201
    # A cookie beside a bad token is not looked at: it cannot smuggle a request past the origin.
    owner.headers["origin"] = "https://elsewhere.example"
    owner.headers["authorization"] = "Bearer nonsense"
    assert owner.post("/api/challenges", json={}).status_code == 401


def test_a_revoked_token_is_worth_nothing(server: Server) -> None:
    owner, other = sign_up(server, "Anneke"), sign_up(server, "Berta")
    made = owner.post("/api/tokens", json={"name": "my bot"}).json()
    assert other.delete(f"/api/tokens/{made['id']}").status_code == 404
    assert me(bearer(server, made["token"]))["player"] is not None
    assert owner.delete(f"/api/tokens/{made['id']}").status_code == 204
    answer = bearer(server, made["token"]).get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_whoever_lost_the_answer_asks_again_and_gets_one_token(server: Server) -> None:
    owner, key = sign_up(server, "Anneke"), {"Idempotency-Key": "bot"}
    lost, made = (
        owner.post("/api/tokens", json={"name": "my bot"}, headers=key).json() for _ in range(2)
    )
    assert lost["id"] == made["id"]
    assert len(owner.get("/api/tokens").json()) == 1
    assert bearer(server, lost["token"]).get("/api/me").status_code == 401
    assert me(bearer(server, made["token"]))["player"] is not None
    owner.delete(f"/api/tokens/{made['id']}")
    again = owner.post("/api/tokens", json={"name": "my bot"}, headers=key)
    assert (again.status_code, again.json()["code"]) == (404, "token-unknown")
    game = {"opponent": {"kind": "shared"}}
    other = owner.post("/api/games", json=game, headers=key)
    assert (other.status_code, other.json()["code"]) == (422, "key-reused")


def test_what_is_no_token(client: Client) -> None:
    for given in ("", "Bearer", "Bearer ff_x", "Basic QTpC", "ff_x", "Bearer " + "x" * 5000):
        answer = client.get("/api/me", headers={"Authorization": given})
        assert (answer.status_code, answer.json()["code"]) == (401, "token"), given


def test_there_is_an_end_to_tokens(server: Server) -> None:
    owner = sign_up(server, "Anneke")
    found = [owner.post("/api/tokens", json={"name": f"bot {n}"}).status_code for n in range(21)]
    assert found == [201] * 20 + [409]
    assert owner.post("/api/tokens", json={"name": ""}).status_code == 422
    assert owner.post("/api/tokens", json={"name": "x" * 41}).status_code == 422
