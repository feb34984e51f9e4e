"""Tournaments on the server of the browser tests: announced, entered and played by programs."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import httpx

from .player import Person

ROOT: Final = "/api/tournaments"
#: Nothing happens by itself.
BY_HAND: Final[dict[str, Any]] = {
    "text": "Every first Thursday of the month.",
    "automatic": False,
    "regulations": {"format": "swiss", "rounds": 3},
}
ENTRANTS: Final = ("Ana Sousa", "Ben", "Cem", "Dora van den Berg", "Eva")


@contextmanager
def somebody(url: str, name: str = "Opponent") -> Iterator[httpx.Client]:
    """A program with an account of its own."""
    with httpx.Client(base_url=url, headers={"Accept-Language": "en"}, timeout=60) as client:
        account = {"name": f"{name} {secrets.token_hex(4)}", "password": secrets.token_hex(8)}
        client.post("/api/account", json=account).raise_for_status()
        yield client


def sign_up(person: Person, name: str = "Member") -> str:
    """Give somebody at a browser an account, unless they have one; its name."""
    me = person.page.request.get(f"{person.url}/api/me").json()["player"]
    if me and me["kind"] == "account":
        return str(me["name"])
    unique = f"{name} {secrets.token_hex(4)}"
    person.request("/api/account", {"name": unique, "password": secrets.token_hex(8)})
    return unique


def announce(person: Person, **plan: Any) -> str:  # noqa: ANN401  # fields of the API's NewTournament
    """A tournament that somebody at a browser directs; its address in the API."""
    wanted = {"name": f"Cup {secrets.token_hex(3)}", **BY_HAND, **plan}
    return f"{ROOT}/{person.request(ROOT, wanted)['id']}"


def enter_by_hand(person: Person, here: str, *names: str) -> None:
    """Enter people who play around real tables."""
    for number, name in enumerate(names):
        person.request(f"{here}/entrants", {"name": name, "rating": 1900 - 100 * number})


def play_round(person: Person, here: str, results: str = "1-0 0-1 1/2-1/2", most: int = 99) -> None:
    """Pair a round and enter these results, again and again, for this many games."""
    shown = person.request(f"{here}/pair", {})
    words = results.split()
    for number, game in enumerate(shown["rounds"][-1]["games"][:most]):
        result = {"result": words[number % len(words)]}
        person.request(f"{here}/games/{game['key']}/result", result)


def page_of(here: str) -> str:
    return here.removeprefix("/api")


def _club(person: Person, rounds: int, **plan: Any) -> str:  # noqa: ANN401  # fields of NewTournament
    """A tournament around real tables after some rounds."""
    sign_up(person)
    here = announce(person, venue="tables", registration="closed", **plan)
    enter_by_hand(person, here, *ENTRANTS)
    for _ in range(rounds):
        play_round(person, here)
    return here


def upcoming(person: Person) -> str:
    """The calendar, with something in it."""
    sign_up(person)
    announce(person, name="A cup with a name that is as long as names of cups may be")
    return "/tournaments"


def organising(person: Person) -> str:
    sign_up(person)
    return "/tournaments/new"


def editing(person: Person) -> str:
    sign_up(person)
    return f"{page_of(announce(person))}/edit"


def _in_two_days() -> int:
    return int(time.time() + 2 * 24 * 3600) * 1000


def lobby(person: Person) -> str:
    """Somebody has entered and waits for the start."""
    sign_up(person)
    here = announce(person, start=_in_two_days())
    person.request(f"{here}/entry", {})
    return page_of(here)


def next_game(person: Person) -> str:
    """Somebody has to come to their game, to which the other one has not come yet."""
    sign_up(person)
    here = announce(person, absence=3600)
    person.request(f"{here}/entry", {})
    with somebody(person.url) as other:
        other.post(f"{here}/entry").raise_for_status()
    person.request(f"{here}/pair", {})
    return f"{page_of(here)}?view=rounds"


def directing(person: Person) -> str:
    """What a director does before the first round, with computers who take part."""
    sign_up(person)
    here = announce(person)
    for strength in ("casual", "expert"):
        computer = {"name": strength.title(), "bot": True, "strength": strength}
        person.request(f"{here}/entrants", computer)
    return f"{page_of(here)}?view=direct"


def standings(person: Person) -> str:
    return f"{page_of(_club(person, 2))}?view=standings"


def pairings(person: Person) -> str:
    here = _club(person, 1)
    play_round(person, here, most=1)
    return f"{page_of(here)}?view=rounds"


def players(person: Person) -> str:
    return f"{page_of(_club(person, 1))}?view=players"


def cross_table(person: Person) -> str:
    return f"{page_of(_club(person, 2))}?view=table"


def bracket(person: Person) -> str:
    regulations = {"format": "knockout", "third_place": True}
    here = _club(person, 0, regulations=regulations)
    play_round(person, here, "1-0 0-1")
    return f"{page_of(here)}?view=table"


def podium(person: Person) -> str:
    here = _club(person, 3)
    person.request(f"{here}/finish", {})
    return f"{page_of(here)}?view=files"


#: An address of each of these pages; further ones of the same page have a remark.
TOURNAMENTS: dict[str, Callable[[Person], str]] = {
    "/tournaments": upcoming,
    "/tournaments/new": organising,
    "/tournaments/{id}/edit": editing,
    "/tournaments/{id}": lobby,
    "/tournaments/{id} my next game": next_game,
    "/tournaments/{id} directing": directing,
    "/tournaments/{id} standings": standings,
    "/tournaments/{id} pairings": pairings,
    "/tournaments/{id} players": players,
    "/tournaments/{id} cross table": cross_table,
    "/tournaments/{id} bracket": bracket,
    "/tournaments/{id} podium": podium,
}
