"""Games in which somebody acts in time while the server cannot serve."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from tests.server.services import NO_TLS

#: Seconds on the clocks of the games.
LIMIT: Final = 4.0
CLOCKS: Final = (f"{LIMIT:g}/move", f"{LIMIT:g}+0")
#: How many games a pair plays at once.
_GAMES: Final = 5
#: Seconds by which somebody has to be well within their time, to count.
_MARGIN: Final = 0.5
#: The most seconds that a round may take.
_LONGEST: Final = 120.0

#: Begins or ends the trouble of a server.
Step = Callable[[], object]


@dataclass(slots=True)
class Attempt:
    """One player's action. `began`: their turn had not begun by then; `sent`: it was on its way."""

    player: httpx.AsyncClient
    game: str
    began: float
    sent: float = 0.0
    is_sent: asyncio.Event = field(default_factory=asyncio.Event)
    answer: httpx.Response | None = None

    async def act(self) -> None:
        """Give a piece, and wait for what comes of it."""

        async def trace(event: str, _: dict[str, Any]) -> None:
            if event == "http11.send_request_body.complete":
                self.sent = time.monotonic()
                self.is_sent.set()

        self.answer = await self.player.post(
            f"/api/games/{self.game}/actions",
            json={"action": "-7", "answers": 0},
            extensions={"trace": trace},
        )

    @property
    def in_time(self) -> bool:
        """Whether the player surely acted in time, by the clock on their own wall."""
        return 0 < self.sent < self.began + LIMIT - _MARGIN

    @property
    def code(self) -> str:
        """`ok`, or why it was refused."""
        assert self.answer is not None
        return "ok" if self.answer.status_code == 200 else str(self.answer.json()["code"])


class Sitting:
    """Pairs of people with several games each, through the doors of one or two servers."""

    def __init__(self, door: str, other_door: str) -> None:
        self._doors = door, other_door
        self._pairs: list[tuple[httpx.AsyncClient, httpx.AsyncClient]] = []

    @staticmethod
    async def _arrive(door: str) -> httpx.AsyncClient:
        person = httpx.AsyncClient(
            base_url=door, headers={"Origin": door}, timeout=_LONGEST, verify=NO_TLS
        )
        (await person.post("/api/me", json={"name": "Somebody"})).raise_for_status()
        return person

    async def close(self) -> None:
        """Go home."""
        await asyncio.gather(*(person.aclose() for pair in self._pairs for person in pair))

    async def begin(self, games: int) -> list[Attempt]:
        """Begin games in which the first player is to act; all clocks run."""
        while len(self._pairs) * _GAMES < games:
            first, second = [await self._arrive(door) for door in self._doors]
            self._pairs.append((first, second))
        made = await asyncio.gather(*map(self._propose, range(games)))
        return await asyncio.gather(*(self._accept(*each) for each in enumerate(made)))

    async def _propose(self, number: int) -> str:
        first, _ = self._pairs[number // _GAMES]
        terms = {"first": "me", "clock": CLOCKS[number % len(CLOCKS)]}
        return str((await self._ask(first, "/api/challenges", terms))["id"])

    async def _accept(self, number: int, challenge: str) -> Attempt:
        first, second = self._pairs[number // _GAMES]
        began = time.monotonic()
        game = await self._ask(second, f"/api/challenges/{challenge}/accept", {})
        return Attempt(first, game["id"], began)

    @staticmethod
    async def _ask(person: httpx.AsyncClient, path: str, body: object) -> dict[str, Any]:
        answer = await person.post(path, json=body)
        answer.raise_for_status()
        document: dict[str, Any] = answer.json()
        return document


async def play_through(sitting: Sitting, games: int, begin: Step, end: Step) -> list[Attempt]:
    """Begin games, let trouble begin, act in time, wait until all clocks have run out, end it."""
    attempts = await sitting.begin(games)
    begin()
    acting = [asyncio.create_task(attempt.act()) for attempt in attempts]
    try:
        for attempt in attempts:
            await attempt.is_sent.wait()
        out = max(attempt.began for attempt in attempts) + LIMIT + 1
        await asyncio.sleep(max(0.0, out - time.monotonic()))
    finally:
        end()
    await asyncio.gather(*acting)
    return attempts


async def unfair(
    sitting: Sitting, begin: Step, end: Step, *, wanted: int, at_once: int
) -> tuple[int, list[str]]:
    """Play until so many have surely acted in time; how many did, and who lost all the same."""
    counted, lost = 0, list[str]()
    while counted < wanted:
        attempts = await play_through(sitting, min(at_once, wanted), begin, end)
        judged = [attempt for attempt in attempts if attempt.in_time]
        counted += len(judged)
        lost += [f"{attempt.game}: {attempt.code}" for attempt in judged if attempt.code != "ok"]
    return counted, lost
