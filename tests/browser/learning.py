"""Where the pages of learning, review and analysis are."""

from __future__ import annotations

import base64
from collections.abc import Callable

from fourfold.play.puzzles.collection import puzzles

from .player import Person

#: A game with a slip, a missed call and a catch.
RECORD = '[First "Ana"]\n[Second "Ben"]\n\n1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2-0 6. !a2b2c2d2 0-1\n'
PACKED = base64.urlsafe_b64encode(RECORD.encode()).decode().rstrip("=")
#: A puzzle of the package: a refutation with one answer.
PUZZLE = next(p.id for p in puzzles() if str(p.theme) == "refutation" and len(p.key) == 1)


def played(person: Person) -> str:
    """A game on one screen that ended with a call."""
    game: str = person.request("/api/games", {"opponent": {"kind": "shared"}, "first": "me"})["id"]
    actions = ("-7", "c2", "-5", "d2", "-6", "b2", "-4", "a2", "-0", "!a2b2c2d2")
    for number, action in enumerate(actions):
        person.request(f"/api/games/{game}/actions", {"action": action, "answers": number})
    return game


#: An address of each of these pages; further ones of the same page have a remark.
LEARNING: dict[str, Callable[[Person], str]] = {
    "/learn": lambda _: "/learn",
    "/learn/{lesson}": lambda _: "/learn/call",
    "/puzzles": lambda _: "/puzzles",
    "/puzzles/{id}": lambda _: f"/puzzles/{PUZZLE}",
    "/analysis": lambda _: "/analysis?position=.4f./c3.0/78../9... a",
    "/analysis giving": lambda _: "/analysis?position=.4f./c3.0/78../9... -&level=2:1",
    "/review": lambda _: "/review",
    "/review record": lambda _: f"/review?record={PACKED}&step=9",
    "/review giving": lambda _: f"/review?record={PACKED}&step=7",
    "/review/{id}": lambda person: f"/review/{played(person)}",
    "/drill": lambda _: "/drill",
    "/fill": lambda _: "/fill?board=0123/4.../..../....",
    "/atlas": lambda _: "/atlas",
}
