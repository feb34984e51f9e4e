"""A bot on a server: it asks what is to be done, does it, and waits for news.

The server knows everything that matters, so nothing is kept here: after any interruption of the
bot, the network or the server, it plays on with the games as they stand.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from typing import Any, Final, Self
from uuid import uuid4

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from fourfold.play.opponents.players import Opponent
from fourfold.rules import (
    CallRule,
    Edition,
    FalseCall,
    Game,
    Position,
    Rules,
    parse_clock,
    parse_level,
    parse_traits,
)
from fourfold.server.games.log import Entry, fold

#: Seconds between two looks when no news comes.
_LOOK: Final = 5.0
#: Seconds to wait for a server that does not answer: the first time, and at most.
_FIRST_WAIT, _LONGEST_WAIT = 0.25, 10.0
#: Statuses after which a request is worth repeating.
_AGAIN: Final = (429, 502, 503, 504, 507)


class RequestRefused(Exception):  # noqa: N818  # says what happened
    """The server refused for good, in its own words."""

    def __init__(self, answer: httpx.Response) -> None:
        self.status = answer.status_code
        document: dict[str, Any] = {}
        with suppress(ValueError):
            document = dict(answer.json())
        self.code = str(document.get("code", ""))
        super().__init__(
            str(document.get("detail") or f"{answer.status_code} {answer.reason_phrase}")
        )


class ServerConnection:
    """Requests that are repeated until they are answered, and news from the lobby."""

    def __init__(self, server: str, token: str, language: str, report: Callable[..., None]) -> None:
        self._report = report
        self._headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
        self._http = httpx.Client(base_url=server, headers=self._headers, timeout=30)
        self._address = "ws" + server.rstrip("/").removeprefix("http") + "/api/live"
        self._live: ClientConnection | None = None
        #: Closes it: connections are to be entered like a context.
        self._opened = ExitStack()
        self.server = server

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._hang_up()
        self._http.close()

    def get(self, path: str) -> Any:  # noqa: ANN401  # JSON
        """Ask for something."""
        return self._ask("GET", path, None, None)

    def post(self, path: str, body: dict[str, Any] | None = None, key: str | None = None) -> Any:  # noqa: ANN401  # JSON
        """Do something; with a key it can be repeated without being done twice."""
        return self._ask("POST", path, body, key)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None, key: str | None) -> Any:  # noqa: ANN401  # JSON
        headers = {} if key is None else {"Idempotency-Key": key}
        wait = _FIRST_WAIT
        while True:
            try:
                answer = self._http.request(method, path, json=body, headers=headers)
            except httpx.TransportError as error:
                why, least = str(error) or type(error).__name__, 0.0
            else:
                if answer.status_code not in _AGAIN:
                    return _read(answer)
                why = str(RequestRefused(answer))
                least = float(answer.headers.get("retry-after", 0))
            self._report("waiting", why=why)
            time.sleep(max(wait, least))
            wait = min(2 * wait, _LONGEST_WAIT)

    def wait_for_news(self) -> None:
        """Wait until something happened that may concern us, or a few seconds."""
        try:
            if self._live is None:
                self._live = self._opened.enter_context(
                    connect(self._address, additional_headers=self._headers, open_timeout=10)
                )
                return
            self._listen(self._live, time.monotonic() + _LOOK)
        except (OSError, WebSocketException):
            # News is a convenience: without it the bot looks every now and then.
            self._hang_up()
            time.sleep(_FIRST_WAIT)

    def _listen(self, live: ClientConnection, until: float) -> None:
        while (left := until - time.monotonic()) > 0:
            try:
                message = json.loads(live.recv(timeout=left))
            except TimeoutError:
                return
            if message.get("type") != "ping":
                return
            live.send(json.dumps({"type": "pong", "id": message.get("id")}))

    def _hang_up(self) -> None:
        if self._live is not None:
            with suppress(OSError, WebSocketException):
                self._opened.close()
            self._live = None


def _read(answer: httpx.Response) -> Any:  # noqa: ANN401  # JSON
    if answer.is_error:
        raise RequestRefused(answer)
    return answer.json()


class ServerBot:
    """A player that looks what is to be done, and does it."""

    def __init__(
        self,
        connection: ServerConnection,
        opponent: Opponent,
        games: int,
        accept_open: bool,
        report: Callable[..., None],
        *,
        tournaments: Sequence[str] = (),
    ) -> None:
        self._connection = connection
        #: The tournaments that it takes part in and that are not over.
        self._tournaments = list(tournaments)
        self._opponent = opponent
        self._left = games or None
        self._accept_open = accept_open
        self._report = report
        self._playing: set[str] = set()
        self._id = ""

    def play(self, challenges: list[str], code: str | None = None) -> None:
        """Play until enough games are over, or all the tournaments.

        `code`: of tournaments that are entered with one.
        """
        me = self._connection.get("/api/me")["player"]
        self._id = me["id"]
        self._report("ready", name=me["name"])
        if me["kind"] != "bot":
            self._report("unmarked")
        for challenge in challenges:
            self._connection.post(f"/api/challenges/{challenge}/accept")
        for tournament in self._tournaments:
            self._enter(tournament, code)
        in_tournaments = bool(self._tournaments)
        while True:
            self._look()
            if self._left == 0 or (in_tournaments and not self._tournaments):
                return
            self._connection.wait_for_news()

    def _look(self) -> None:
        """Act wherever it is our turn, and accept what is offered."""
        for tournament in list(self._tournaments):
            self._attend(tournament)
        live = self._connection.get("/api/me")["live_games"]
        for game in dict.fromkeys([*self._playing, *live]):
            self._play_on(game)
            if self._left == 0:
                return
        if self._accept_open and not self._busy():
            self._accept()

    def _enter(self, tournament: str, code: str | None) -> None:
        """Register, unless that was done before."""
        shown = self._connection.get(f"/api/tournaments/{tournament}")
        mine = shown["mine"]
        if mine is None or (mine["state"] == "withdrawn" and shown["round"] == 0):
            body = {} if code is None else {"code": code}
            self._connection.post(f"/api/tournaments/{tournament}/entry", body, key=uuid4().hex)
        self._report("entered", tournament=tournament, name=shown["name"])

    def _attend(self, tournament: str) -> None:
        """Say that we are there, come back from a pause, and play what has begun."""
        place = self._connection.post(f"/api/tournaments/{tournament}/entry/here")
        over = place["status"] in ("finished", "cancelled") or place["state"] == "withdrawn"
        if over and not self._playing:
            self._tournaments.remove(tournament)
            self._report("over", tournament=tournament)
        elif place["state"] == "paused" and not over:
            with suppress(RequestRefused):
                path = f"/api/tournaments/{tournament}/entry/resume"
                self._connection.post(path, key=uuid4().hex)
        if place["game"] is not None:
            self._play_on(place["game"])

    def _busy(self) -> bool:
        """Whether no more games are wanted than those that go on."""
        return self._left is not None and len(self._playing) >= self._left

    def _accept(self) -> None:
        for challenge in self._connection.get("/api/challenges"):
            if challenge["by"]["id"] == self._id or self._busy():
                continue
            # Somebody else may have been quicker.
            with suppress(RequestRefused):
                snapshot = self._connection.post(f"/api/challenges/{challenge['id']}/accept")
                self._play_on(snapshot["id"])

    def _play_on(self, game: str) -> None:
        """Do what is to be done in a game, as long as it is up to us."""
        snapshot = self._connection.get(f"/api/games/{game}")
        if game not in self._playing and snapshot["status"] == "playing":
            self._playing.add(game)
            other = "second" if snapshot["you"] == "first" else "first"
            self._report("started", game=game, name=snapshot["players"][other]["name"])
        while snapshot["status"] == "playing" and snapshot["you"] is not None:
            self._answer_offers(snapshot)
            if snapshot["to_act"] != snapshot["you"]:
                return
            snapshot = self._act(snapshot)
        if game in self._playing:
            self._end(game, snapshot["outcome"])

    def _act(self, snapshot: dict[str, Any]) -> dict[str, Any]:
        """Act once; the game after that, or as it stands when somebody else was first."""
        game, number = snapshot["id"], snapshot["number"]
        action = str(self._opponent.choose(read_game(snapshot), seed=game))
        try:
            after: dict[str, Any] = self._connection.post(
                f"/api/games/{game}/actions",
                {"action": action, "answers": number},
                key=f"bot-{number}-{action}",
            )
        except RequestRefused as refused:
            if refused.status != 409:
                raise
            after = self._connection.get(f"/api/games/{game}")
        return after

    def _answer_offers(self, snapshot: dict[str, Any]) -> None:
        """Play on when a draw is offered; let people take back in games that do not count."""
        game, you = snapshot["id"], snapshot["you"]
        draw, takeback = snapshot["draw"], snapshot["takeback"]
        with suppress(RequestRefused):
            if draw is not None and draw["by"] != you:
                self._connection.post(f"/api/games/{game}/draw/decline")
            if takeback is not None and takeback["by"] != you:
                offer = {"offer": takeback["offer"]}
                self._connection.post(f"/api/games/{game}/takeback/accept", offer)

    def _end(self, game: str, outcome: dict[str, Any]) -> None:
        self._playing.discard(game)
        self._report("ended", game=game, result=outcome["result"], reason=outcome["reason"])
        if self._left is not None:
            self._left -= 1
        with suppress(RequestRefused):
            self._connection.post(f"/api/games/{game}/phrases", {"phrase": "good-game"})


def read_game(snapshot: dict[str, Any]) -> Game:
    """The game of a snapshot: its rules, its start and its log, replayed."""
    agreed = snapshot["rules"]
    rules = Rules(
        levels=parse_level(agreed["level"]),
        traits=parse_traits(",".join(agreed["traits"])),
        call=CallRule(agreed["call"]),
        false_call=FalseCall(agreed["false_call"]),
        clock=parse_clock(agreed["clock"]),
        edition=Edition(agreed["edition"]),
    )
    log = [Entry(each["number"], each["entry"], each["time"]) for each in snapshot["log"]]
    return fold(rules, Position.parse(snapshot["start"]), snapshot["created"], log).game
