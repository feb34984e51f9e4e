"""Refusals in the reader's language, and in the words of the edition that is played."""

from __future__ import annotations

import pytest
from tests.server.running import Client

FRENCH = {"Accept-Language": "fr"}
#: A request that pydantic refuses, its kind, and the words for it.
FAULTS = [
    ({"opponent": {"kind": "shared"}, "size": 5}, "extra_forbidden", "Ce champ n’existe pas."),
    ({}, "missing", "Il manque."),
    ({"opponent": {"kind": "shared"}, "call": "loud"}, "literal_error", "Les choix possibles"),
    ({"opponent": {"kind": "shared"}, "traits": []}, "too_short", "Il faut au moins 1 élément."),
    (
        {"opponent": {"kind": "shared"}, "private": "often"},
        "bool_parsing",
        "Il faut true ou false.",
    ),
]


@pytest.mark.parametrize(("body", "kind", "words"), FAULTS)
def test_what_is_wrong_with_a_field_is_said_in_the_readers_language(
    client: Client, body: dict[str, object], kind: str, words: str
) -> None:
    answer = client.post("/api/games", json=body, headers=FRENCH)
    assert answer.status_code == 422
    faults = {fault["kind"]: fault["what"] for fault in answer.json()["errors"]}
    assert kind in faults
    assert words in faults[kind]


def test_numbers_and_lengths_are_named(client: Client) -> None:
    most = client.get("/api/puzzles?count=51", headers={"Accept-Language": "de"}).json()
    assert most["errors"][0]["what"] == "Hier darf höchstens 50 stehen."
    long = client.post("/api/hint", json={"position": "." * 41}).json()
    assert long["errors"][0]["what"] == "This can have at most 40 characters."
    broken = client.post(
        "/api/hint", content=b"{", headers={"Content-Type": "application/json"}
    ).json()
    assert broken["errors"][0]["what"] == "This is not valid JSON."


def test_r2_a_piece_twice_is_refused_in_the_readers_language(client: Client) -> None:
    body = {"position": "00../..../..../.... -"}
    english = client.post("/api/analysis", json=body).json()
    french = client.post("/api/analysis", json=body, headers=FRENCH).json()
    assert english["code"] == french["code"]
    assert english["detail"] != french["detail"]


def test_r10_a_mushroom_is_refused_as_a_mushroom(client: Client) -> None:
    started = {"opponent": {"kind": "shared"}, "first": "me", "edition": "mushrooms"}
    game = client.post("/api/games", json=started).json()["id"]
    client.post(f"/api/games/{game}/actions", json={"action": "-0", "answers": 0})
    refused = client.post(f"/api/games/{game}/actions", json={"action": "-1", "answers": 1})
    assert refused.status_code == 422
    assert "mushroom" in refused.json()["detail"]
    assert "piece" not in refused.json()["detail"]


def test_a_broken_record_says_which_turn_breaks_which_rule(client: Client) -> None:
    record = '[First "Ana"]\n\n1. -7 2. c2-7 *\n'
    refused = client.post("/api/review", json={"record": record}, headers=FRENCH).json()
    assert refused["rule"] == "R10"
    assert "2" in refused["detail"]
    assert "-7" not in refused["detail"]
