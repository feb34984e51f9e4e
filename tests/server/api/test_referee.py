"""The referee over HTTP: a disputed position at a real table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.running import Client

ROW = "0123/..../..../.... "
CALLED = {"caller": "second", "squares": ["a1", "b1", "c1", "d1"]}


def ask(client: Client, status: int = 200, **stated: object) -> Any:  # noqa: ANN401  # JSON
    answer = client.post("/api/referee", json=stated)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_r12_the_maker_may_call_now_and_the_opponent_later(client: Client) -> None:
    shown = ask(client, position=ROW + "-", last="c1")
    assert (shown["to_act"], shown["may_call"], shown["ruling"]) == ("first", True, None)
    (claim,) = shown["alignments"]
    assert (claim["now"], claim["later"], claim["rule"]) == ("first", ["second"], "R12")
    assert claim["squares"] == ["a1", "b1", "c1", "d1"]


def test_r12_a_call_gets_its_ruling_in_the_language_of_the_request(client: Client) -> None:
    stated: dict[str, Any] = {"position": ROW + "4", "last": "c1", "given": True, "called": CALLED}
    ruling = ask(client, **stated)["ruling"]
    assert (ruling["verdict"], ruling["rules"]) == ("wins", ["R12"])
    german = client.post("/api/referee", json=stated, headers={"Accept-Language": "de"}).json()
    assert "gewinnt" in german["ruling"]["text"]


def test_the_words_use_the_names_that_were_stated(client: Client) -> None:
    stated: dict[str, Any] = {
        "position": ROW + "4", "last": "c1", "given": True, "called": CALLED,
    }  # fmt: skip
    names = {"first": "Ana", "second": " Ben "}
    shown = ask(client, **stated, names=names)
    assert shown["text"] == "Now to act: Ben."
    assert shown["alignments"][0]["text"].startswith("Ben may call it now.")
    assert shown["ruling"]["text"].startswith("Ana completed this quarto and did not call it. Ben")
    # Who has no name is called as always.
    words = ask(client, **stated, names={"second": "Ben"})["ruling"]["text"]
    assert words.startswith("Player 1 completed this quarto")
    ask(client, 422, **stated, names={"first": "A" * 81})


def test_r14_the_winner_is_named(client: Client) -> None:
    shown = ask(client, position=ROW + "-", last="c1", call="automatic", called=CALLED)
    assert (shown["winner"], shown["to_act"]) == ("first", None)
    assert shown["ruling"]["rules"] == ["R14"]


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"last": "a2"}, "R10"),
        ({}, "R10"),
        ({"last": "a1", "placed_by": "second"}, "R10"),
        ({"last": "a1", "refused": 1, "false_call": "loses"}, "R15"),
        ({"last": "a1", "called": {**CALLED, "squares": ["a1", "a1", "b1", "c1"]}}, "R15"),
    ],
)
def test_facts_that_cannot_be_are_refused_with_their_rule(
    client: Client, facts: dict[str, object], rule: str
) -> None:
    answer = client.post("/api/referee", json={"position": ROW + "-", **facts})
    assert 400 <= answer.status_code < 500
    assert answer.json()["rule"] == rule


def test_what_cannot_be_read_is_refused(client: Client) -> None:
    assert ask(client, 422, position="nonsense")["code"] == "notation"
    assert ask(client, 422, position=ROW + "-", last="a11")["code"] == "invalid"
    assert ask(client, 422, position="." * 41)["code"] == "invalid"
    assert ask(client, 422, position=ROW + "-", more=1)["code"] == "invalid"
