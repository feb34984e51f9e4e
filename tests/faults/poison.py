"""Poison: requests whose data no database, or no record of a game, can hold.

They are refused, or do no harm; above all they do not fail what others write at the same time.
"""

from __future__ import annotations

import asyncio
import random
from typing import Final

import httpx
from tests.server.services import NO_TLS

from .journal import Journal

#: A NUL, which PostgreSQL refuses in a text, and half a character, which nobody can encode.
_UNFIT: Final = ("\\u0000", "a\\u0000b", "\\ud800", "a\\u001bb")
_REQUESTS: Final = (
    ("POST", "/api/me", '{{"name": "{0}"}}'),
    ("PUT", "/api/me/settings", '{{"language": "{0}"}}'),
    ("POST", "/api/games", '{{"opponent": {{"kind": "shared", "names": ["{0}", "b"]}}}}'),
    ("POST", "/api/games", '{{"opponent": {{"kind": "computer", "strength": "{0}"}}}}'),
    ("POST", "/api/challenges", '{{"open": true, "clock": "{0}"}}'),
    ("POST", "/api/challenges/aaaaaaaaaaaa/accept", '{{"nonce": "{0}"}}'),
    ("POST", "/api/games/aaaaaaaaaaaa/actions", '{{"action": "{0}", "answers": 0}}'),
    ("POST", "/api/account", '{{"name": "{0}", "password": "a long {0} password"}}'),
    ("POST", "/api/session", '{{"name": "{0}", "password": "a long {0} password"}}'),
    ("GET", "/api/players/%00", ""),
    ("GET", "/api/games/%00", ""),
)
#: How many are on their way at once.
_AT_ONCE: Final = 6


class Poisoner:
    """A guest who sends nothing else."""

    def __init__(self, doors: list[str], journal: Journal, source: random.Random) -> None:
        self._doors = doors
        self._journal = journal
        self._source = source

    async def send(self, count: int) -> None:
        """Send so many requests by any door."""
        async with httpx.AsyncClient(timeout=10, verify=NO_TLS) as client:
            await self._post(client, "/api/me", b'{"name": "Poisoner"}')
            for start in range(0, count, _AT_ONCE):
                many = range(min(_AT_ONCE, count - start))
                await asyncio.gather(*(self._send(client) for _ in many))

    async def _send(self, client: httpx.AsyncClient) -> None:
        method, path, form = self._source.choice(_REQUESTS)
        body = form.format(self._source.choice(_UNFIT)).encode()
        answer = await self._ask(client, method, path, body)
        self._journal.poisoned[answer.status_code] += 1
        if answer.status_code == 201 and path == "/api/games":
            # What could be kept is a game like any other: it has to come to an end.
            ending = f"/api/games/{answer.json()['id']}/resign"
            await self._post(client, ending, b'{"seat": "first"}')
        elif answer.status_code >= 500:
            words = f"poison, {method} {path} {body!r}: 500 {answer.text[:200]}"
            self._journal.errors.append(words)

    async def _post(self, client: httpx.AsyncClient, path: str, body: bytes) -> httpx.Response:
        return await self._ask(client, "POST", path, body)

    async def _ask(
        self, client: httpx.AsyncClient, method: str, path: str, body: bytes
    ) -> httpx.Response:
        door = self._source.choice(self._doors)
        headers = {"Origin": door, "Content-Type": "application/json"}
        return await client.request(method, door + path, content=body, headers=headers)
