"""Playing over the API."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import httpx

from .running import Client

#: Ends with the first player's call on row 2.
TURNS = ("-7", "c2", "-5", "d2", "-6", "b2", "-4", "a2", "!a2b2c2d2")


#: Ends with the second player's call on row 2.
SECOND_WINS = ("-7", "c2", "-5", "d2", "-6", "b2", "-8", "a4", "-4", "a2", "!a2b2c2d2")
#: Until both have placed.
BOTH_PLACED = TURNS[:4]


def begin(one: Client, other: Client, **terms: object) -> tuple[str, dict[str, Any]]:
    """A game between two browsers, the first one being first unless it is rated."""
    usual = {"first": "lot", "clock": "300+5"} if terms.get("rated") else {"first": "me"}
    made = one.post("/api/challenges", json={**usual, **terms})
    assert made.status_code == 201, made.text
    begun = other.post(f"/api/challenges/{made.json()['id']}/accept")
    assert begun.status_code == 200, begun.text
    return begun.json()["id"], begun.json()


def seats(one: Client, other: Client, snapshot: Mapping[str, Any]) -> dict[str, Client]:
    """Who sits where, in a game that the other one has just accepted."""
    first, second = (other, one) if snapshot["you"] == "first" else (one, other)
    return {"first": first, "second": second}


def begin_rated(one: Client, other: Client, **terms: object) -> str:
    """A rated game in which both have placed, so that it counts however it ends."""
    game, snapshot = begin(one, other, rated=True, **terms)
    sitting = seats(one, other, snapshot)
    play(sitting["first"], sitting["second"], game, BOTH_PLACED)
    return game


def act(client: Client, game: str, action: str, answers: int, **more: object) -> httpx.Response:
    wanted = {"action": action, "answers": answers, **more}
    return client.post(f"/api/games/{game}/actions", json=wanted)


def play(one: Client, other: Client, game: str, actions: Sequence[str]) -> int:
    """Play from the beginning; the number of the last entry."""
    clients = {"first": one, "second": other}
    seat, number = "first", 0
    for action in actions:
        answer = act(clients[seat], game, action, number)
        assert answer.status_code == 200, answer.text
        snapshot = answer.json()
        seat, number = snapshot["to_act"], snapshot["number"]
    return number
