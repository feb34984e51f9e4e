"""Games and accounts of the pages that tests look at."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from .player import Person


def _game(person: Person, **wanted: Any) -> str:  # noqa: ANN401  # fields of the API's NewGame
    rules = {"opponent": {"kind": "shared", "names": ["Ana", "Ben"]}, **wanted}
    game: str = person.request("/api/games", rules)["id"]
    return game


def playing(person: Person, **wanted: Any) -> str:  # noqa: ANN401  # fields of the API's NewGame
    """A game in which everything is there: pieces, a clock, something to call, a handicap."""
    rules = {"clock": "300+5", "level": 2, "opponent_level": 1, **wanted}
    return f"/game/{_game(person, position='012./c6../f5../.8.. e', **rules)}"


def finished(person: Person) -> str:
    """A game that was won by a call."""
    game = _game(person, position="012./..../..../.... -")
    for number, action in enumerate(("-4", "d1", "!a1b1c1d1")):
        body = {"action": action, "answers": number}
        person.request(f"/api/games/{game}/actions", body)
    return game


def member(person: Person) -> str:
    """The account page of somebody who has one."""
    name = f"Member {secrets.token_hex(4)}"
    person.request("/api/account", {"name": name, "password": secrets.token_hex(8)})
    return "/account"


@contextmanager
def _somebody(person: Person) -> Iterator[httpx.Client]:
    """Somebody else at the same server, who is online nowhere."""
    with httpx.Client(base_url=person.url, headers={"Accept-Language": "en"}) as client:
        client.post("/api/me").raise_for_status()
        yield client


def _id(client: httpx.Client) -> str:
    found: str = client.get("/api/me").json()["player"]["id"]
    return found


def stranger(person: Person) -> str:
    """The profile of somebody else, who has an account and has played."""
    with _somebody(person) as other:
        name = f"Member {secrets.token_hex(4)}"
        other.post("/api/account", json={"name": name, "password": secrets.token_hex(8)})
        challenge = other.post("/api/challenges", json={"first": "me"}).json()["id"]
        game = person.request(f"/api/challenges/{challenge}/accept", {})["id"]
        other.post(f"/api/games/{game}/actions", json={"action": "-7", "answers": 0})
        person.request(f"/api/games/{game}/actions", {"action": "c2", "answers": 1})
        person.request(f"/api/games/{game}/resign", {})
        return f"/player/{_id(other)}"


def acquaintances(person: Person) -> str:
    """The page of people, for somebody who follows, has played and has blocked others."""
    followed, blocked = stranger(person), stranger(person)
    for profile, way in ((followed, "follow"), (blocked, "block")):
        answer = person.page.request.put(f"{person.url}/api{_plural(profile)}/{way}")
        assert answer.ok, answer.text()
    return "/people"


def _plural(profile: str) -> str:
    return profile.replace("/player/", "/players/")


def watched(person: Person) -> str:
    """A game that two others play."""
    with _somebody(person) as ana, _somebody(person) as ben:
        challenge = ana.post("/api/challenges", json={"first": "me"}).json()["id"]
        game: str = ben.post(f"/api/challenges/{challenge}/accept").json()["id"]
        for client, action, number in ((ana, "-7", 0), (ben, "c2", 1), (ben, "-5", 2)):
            body = {"action": action, "answers": number}
            client.post(f"/api/games/{game}/actions", json=body).raise_for_status()
        return f"/game/{game}"
