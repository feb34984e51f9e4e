"""Where the pages for people at real tables are."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from .evenings import PLAYERS, Evening, phone
from .player import Person

#: A call is being judged: the second player has called in the sixth turn, two calls were refused.
_JUDGING: Final = {
    "clock": {
        "terms": {"clock": "60/move", "call": "official", "falseCall": "refused"},
        "stage": "judging",
        "turn": 6,
        "left": {"first": 60_000, "second": 42_000},
        "since": None,
        "refused": 2,
        "outcome": None,
        "past": [],
    },
    "names": {"near": "Ana", "far": "Ben"},
    "near": "first",
    "levels": [2, 1],
    "traits": ["colour", "shape", "height", "fill"],
    "position": "0123/..../..../.... -",
    "last": "d1",
}


def judging(person: Person) -> str:
    """The table clock while a call is judged, as the browser keeps it."""
    kept = json.dumps(_JUDGING)
    person.page.evaluate("(kept) => { localStorage['fourfold.table-clock'] = kept }", kept)
    return "/clock"


def typing_in(person: Person) -> str:
    """The desk before the first round, with some players."""
    with Evening(person.url) as evening:
        evening.enter(PLAYERS)
        return evening.desk


def reporting(person: Person) -> str:
    """The desk during a round: a result, a report that is not confirmed, and two that differ."""
    with Evening(person.url, format="swiss", rounds=3) as evening:
        evening.enter([*PLAYERS, "Lou", "Max", "Zoe"])
        evening.do("pair")
        evening.do("games/1.1/result", {"result": "1-0"})
        _tell(person, evening, 2, first="1-0")
        _tell(person, evening, 3, first="1-0", second="0-1")
        return evening.desk


def finished(person: Person) -> str:
    """The desk after the last round."""
    with Evening(person.url) as evening:
        evening.enter(PLAYERS[:2])
        evening.do("pair")
        evening.do("games/1.1/result", {"result": "1/2-1/2"})
        evening.do("finish")
        return evening.desk


def table(person: Person) -> str:
    """The page of a table before anybody has said how the game ended."""
    with Evening(person.url) as evening:
        evening.enter(PLAYERS)
        evening.do("pair")
        return evening.table(2)


def boards(person: Person) -> str:
    """The page of a table at which two teams meet."""
    with Evening(person.url, boards=2) as evening:
        evening.enter_teams(2, *PLAYERS[:2])
        evening.do("pair")
        evening.do("games/1.1/result", {"result": "1-0"})
        return evening.table(1)


def contested(person: Person) -> str:
    """The page of a table whose players say different things."""
    with Evening(person.url) as evening:
        evening.enter(PLAYERS)
        evening.do("pair")
        _tell(person, evening, 1, first="1-0", second="1/2-1/2")
        return evening.table(1)


def _tell(person: Person, evening: Evening, number: int, **told: str) -> None:
    """What the players at a table say from phones of their own."""
    for seat, result in told.items():
        with phone(person.url, evening.table(number)) as client:
            body = {"game": f"1.{number}", "seat": seat, "result": result}
            client.post("/report", json=body).raise_for_status()


#: An address of each of these pages; further ones of the same page have a remark.
VENUE: dict[str, Callable[[Person], str]] = {
    "/clock": lambda _: "/clock",
    "/clock judging": judging,
    "/tournaments/{id}/desk": typing_in,
    "/tournaments/{id}/desk results": reporting,
    "/tournaments/{id}/desk finished": finished,
    "/tournaments/{id}/desk without a key": lambda person: typing_in(person).partition("#")[0],
    "/tournaments/{id}/table/{table}": table,
    "/tournaments/{id}/table/{table} contested": contested,
    "/tournaments/{id}/table/{table} boards": boards,
    "/referee": lambda _: "/referee?position=0123/4f../5.../6... 8&last=d1&called=a1a2a3a4",
}
