"""Games and accounts of the pages that tests look at."""

from __future__ import annotations

import secrets
from typing import Any

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
