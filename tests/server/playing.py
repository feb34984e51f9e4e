"""Playing over the API."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import httpx

from .running import Client

#: Ends with the first player's call on row 2.
TURNS = ("-7", "c2", "-5", "d2", "-6", "b2", "-4", "a2", "!a2b2c2d2")


def begin(one: Client, other: Client, **terms: object) -> tuple[str, dict[str, Any]]:
    """A game between two browsers, the first one being first."""
    made = one.post("/api/challenges", json={"first": "me", **terms})
    assert made.status_code == 201, made.text
    begun = other.post(f"/api/challenges/{made.json()['id']}/accept")
    assert begun.status_code == 200, begun.text
    return begun.json()["id"], begun.json()


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
