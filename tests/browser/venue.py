"""Where the pages for people at real tables are."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

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


#: An address of each of these pages; further ones of the same page have a remark.
VENUE: dict[str, Callable[[Person], str]] = {
    "/clock": lambda _: "/clock",
    "/clock judging": judging,
    "/referee": lambda _: "/referee?position=0123/4f../5.../6... 8&last=d1&called=a1a2a3a4",
}
