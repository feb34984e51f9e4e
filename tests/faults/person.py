"""A client that knows only the public API, asks until it is answered, and writes it all down."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import httpx
from tests.server.services import NO_TLS
from websockets import Origin
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .journal import Answer, Journal, Outage, View, now

#: Answers after which asking again is right.
_AGAIN: Final = (429, 502, 503, 504, 507)
#: Milliseconds for an answer that make a player late without a fault of theirs.
_LATE: Final = 1500
#: Milliseconds for an answer within which the time that it names is still about right.
_QUICK: Final = 200
#: Seconds after which a silent live connection is given up.
_SILENCE: Final = 4.0


class Confused(Exception):  # noqa: N818  # says what is the case
    """The server says something that cannot be after what it said before."""


class Stuck(Confused):
    """There was no answer for so long that nobody would wait any more."""


class Person:
    """Somebody with a browser: a cookie, and the doors by which the server can be reached."""

    def __init__(self, doors: Sequence[str], journal: Journal, source: random.Random) -> None:
        self.doors = doors
        self.journal = journal
        self.source = source
        self.id = ""
        self.patience = 60.0
        #: Called with every status, 0 for no answer.
        self.noticed: Callable[[int], None] = lambda _: None
        #: Keys of requests that were sent, and not answered, at least once.
        self._unanswered: set[str] = set()
        limits = httpx.Limits(max_keepalive_connections=4)
        self._client = httpx.AsyncClient(
            timeout=httpx.Timeout(3.0, connect=2.0), limits=limits, verify=NO_TLS
        )

    async def arrive(self, name: str) -> None:
        """Become a guest, somebody new."""
        self._client.cookies.clear()
        answer = await self.ask("POST", "/api/me", {"name": name})
        if answer.status_code >= 400:
            raise Confused(f"nobody can be a guest: {answer.status_code} {answer.text[:200]}")
        self.id = answer.json()["player"]["id"]

    async def close(self) -> None:
        """Go away."""
        await self._client.aclose()

    def cookies(self) -> dict[str, str]:
        """The header that says who this is."""
        pairs = "; ".join(f"{name}={value}" for name, value in self._client.cookies.items())
        return {"Cookie": pairs} if pairs else {}

    def new_key(self) -> str:
        """A key for a request, so that it can be repeated."""
        return f"{self.source.getrandbits(64):016x}"

    async def ask(
        self, method: str, path: str, body: object = None, key: str | None = None
    ) -> httpx.Response:
        """Ask until there is a final answer; who has to wait for it is excused for being late."""
        began = now()
        try:
            return await self._insist(method, path, body, key)
        finally:
            ended = now()
            if ended - began > _LATE:
                self.journal.troubles.append(Outage("a slow answer", began, ended))

    async def _insist(
        self, method: str, path: str, body: object, key: str | None
    ) -> httpx.Response:
        """Ask, and ask again with the same key, at any door, until there is a final answer."""
        headers = {} if key is None else {"Idempotency-Key": key}
        end = time.monotonic() + self.patience
        while True:
            door = self.source.choice(self.doors)
            try:
                answer = await self._client.request(
                    method, door + path, json=body, headers={**headers, "Origin": door}
                )
            except httpx.TransportError:
                self._note(0)
                if key is not None:
                    self._unanswered.add(key)
            else:
                self._note(answer.status_code)
                if answer.status_code < 500 and answer.status_code not in _AGAIN:
                    return answer
                if answer.status_code not in _AGAIN:
                    words = f"{method} {path}: {answer.status_code} {answer.text[:300]}"
                    self.journal.errors.append(words)
            if time.monotonic() > end:
                raise Stuck(f"{method} {path}: no answer for {self.patience} s")
            await asyncio.sleep(self.source.uniform(0.03, 0.25))

    def _note(self, status: int) -> None:
        self.journal.statuses[status] += 1
        self.noticed(status)

    async def look(self, game: str) -> View:
        """The game as it is now."""
        view, began = self.journal.view(game, self.id), now()
        answer = await self.ask("GET", f"/api/games/{game}")
        if answer.status_code == 200:
            snapshot = answer.json()
            if snapshot["clock"] is not None and now() - began < _QUICK:
                self.journal.hear_time(snapshot["clock"]["now"], now())
            view.see(snapshot)
        else:
            raise Confused(f"game {game}: {answer.status_code} {answer.text[:200]}")
        return view

    async def append(
        self,
        view: View,
        path: str,
        body: dict[str, Any],
        texts: tuple[str, ...],
        key: str | None = None,
        *,
        thought: float | None = None,
    ) -> Answer:
        """Ask for something that appends one of these entries to the log; note the answer."""
        key = key or self.new_key()
        reply = await self.ask("POST", f"/api/games/{view.game}{path}", body, key)
        document: dict[str, Any] = reply.json()
        accepted = reply.status_code == 200
        shown = document if accepted else document.get("snapshot")
        if shown is not None:
            if "you" not in shown:
                self.journal.errors.append(f"game {view.game}: a snapshot that says not who I am")
            view.see(shown)
        code = "" if accepted else str(document.get("code"))
        answer = Answer(
            view.game,
            self.id,
            key,
            texts,
            accepted,
            reply.status_code,
            code,
            answers=body.get("answers", -1),
            thought=thought,
            copies=key in self._unanswered,
        )
        self.journal.write(answer)
        return answer


class Feed:
    """A person's live connection to a game: opened again whenever it breaks."""

    def __init__(self, person: Person, view: View, restless: float = 0.0) -> None:
        self._person = person
        self._restless = restless
        self._view = view
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Hang up."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def wait(self, number: int, seconds: float) -> bool:
        """Wait until there is something newer than entry `number`; False when there was not."""
        try:
            async with asyncio.timeout(seconds):
                while self._view.number <= number:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            return False
        return True

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(self._person.source.uniform(0.05, 0.3))

    async def _listen(self) -> None:
        person, view = self._person, self._view
        door = person.source.choice(person.doors)
        last = max(view.entries, default=0)
        where = f"ws{door.removeprefix('http')}/api/games/{view.game}/live?after={last}"
        async with connect(
            where,
            origin=Origin(door),
            additional_headers=person.cookies(),
            open_timeout=3,
            close_timeout=0.2,
            ping_interval=None,
            compression=None,
        ) as websocket:
            while person.source.random() >= self._restless:
                async with asyncio.timeout(_SILENCE):
                    message = json.loads(await websocket.recv())
                match message["type"]:
                    case "snapshot":
                        view.see(message["snapshot"])
                        last = message["snapshot"]["number"]
                    case "entry" | "entries":
                        # Whoever missed many is sent them in pages, the last with a snapshot.
                        for entry in message.get("entries", [message]):
                            number = entry["number"]
                            if number != last + 1:
                                view.faults.append(f"live, entry {number} came after {last}")
                            last = number
                            view.see_entry(number, entry["entry"])
                        if message["snapshot"] is not None:
                            view.see(message["snapshot"])
                    case "ping":
                        await websocket.send(json.dumps({"type": "pong", "id": message["id"]}))
                self._news.set()
