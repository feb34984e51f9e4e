"""Somebody who waits in the queue by the public API, with whatever connection there is."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .person import Confused, Person


@dataclass(slots=True, eq=False)
class Seeking:
    """What one person wanted, and what came of it."""

    person: Person
    terms: dict[str, Any]
    rating: int = 1500
    #: What was shown: since when they wait, and the last range.
    since: int = 0
    shown: list[int | None] = field(default_factory=list)
    games: set[str] = field(default_factory=set)
    #: How often the connection was opened again, and the queue joined again.
    reconnected: int = 0
    joined: int = 0

    async def find_game(self) -> None:
        """Wait in the queue, with whatever connection there is, until there is a game."""
        while not self.games:
            try:
                async with self.connect() as live:
                    await self._wait(live)
            except (OSError, TimeoutError, WebSocketException):
                self.reconnected += 1
                await asyncio.sleep(self.person.source.uniform(0.05, 0.3))

    def connect(self) -> connect:
        """A connection to the lobby, at any door."""
        door = self.person.source.choice(self.person.doors)
        return connect(
            f"ws{door.removeprefix('http')}/api/live",
            origin=Origin(door),
            additional_headers=self.person.cookies(),
            open_timeout=10,
            close_timeout=0.2,
            ping_interval=None,
            compression=None,
        )

    async def _wait(self, live: ClientConnection) -> None:
        if not self.joined:
            await self.join()
        while not self.games:
            async with asyncio.timeout(60):
                message = await self.hear(live)
            if message["type"] == "queue" and not message["entry"] and not self.games:
                # It may have been written before this person joined.
                shown = (await self.person.ask("GET", "/api/queue")).json()
                self._note(shown)
                if not shown["entry"] and not self.games:
                    await self.join()

    async def join(self) -> None:
        """Join the queue."""
        self.joined += 1
        key = self.person.new_key()
        answer = await self.person.ask("POST", "/api/queue", self.terms, key)
        if answer.status_code != 200:
            raise Confused(f"nobody can wait: {answer.status_code} {answer.text[:200]}")
        self._note(answer.json())

    async def hear(self, live: ClientConnection) -> dict[str, Any]:
        """The next message, noted."""
        message: dict[str, Any] = json.loads(await live.recv())
        if message["type"] == "ping":
            await live.send(json.dumps({"type": "pong", "id": message["id"]}))
        elif message["type"] == "queue":
            self._note(message)
        elif message["type"] == "started":
            self.games.add(message["game"])
        return message

    def _note(self, shown: dict[str, Any]) -> None:
        if shown["entry"]:
            self.since = shown["entry"]["since"]
            self.shown.append(shown["entry"]["range"])
        if shown["game"]:
            self.games.add(shown["game"])

    async def wait_for_wider_range(self, live: ClientConnection) -> None:
        """Wait until more opponents would do than at first, which takes five seconds."""
        while 150 not in self.shown and not self.games:
            await self.hear(live)
