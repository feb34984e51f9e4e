"""Programs that play tournaments on a real server, by its public API alone."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self

from tests.server.accounts import sign_up
from tests.server.running import Client, Server

from fourfold.cli.bot import RequestRefused, ServerBot, ServerConnection
from fourfold.play.opponents.players import OPPONENTS


class Gone(Exception):  # noqa: N818  # it went away by itself
    """The program was told to stop."""


def make_token(server: Server, name: str, *, bot: bool = False) -> str:
    """The token of a new account."""
    client = sign_up(server, name)
    if bot:
        client.put("/api/account/bot", json={"bot": True})
    made = client.post("/api/tokens", json={"name": "tournament"})
    assert made.status_code == 201, made.text
    token: str = made.json()["token"]
    return token


class Program(threading.Thread):
    """One program in a thread of its own; `play` returns when it has nothing more to do."""

    def __init__(self, server: str, token: str) -> None:
        super().__init__(daemon=True)
        self._server, self._token = server, token
        self._stopping = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            with ServerConnection(self._server, self._token, "en", self._report) as connection:
                self.play(connection)
        except Gone:
            pass
        except BaseException as failure:  # noqa: BLE001  # the test reports it
            self.failure = failure

    def play(self, connection: ServerConnection) -> None:
        raise NotImplementedError

    def _report(self, _: str, **__: object) -> None:
        """Called before every pause, too."""
        if self._stopping.is_set():
            raise Gone

    def stop(self) -> None:
        self._stopping.set()


class PlayingProgram(Program):
    """What `fourfold bot --tournament` does."""

    def __init__(self, server: str, token: str, tournament: str, strength: str) -> None:
        super().__init__(server, token)
        self._tournament, self._strength = tournament, strength

    def play(self, connection: ServerConnection) -> None:
        opponent = OPPONENTS[self._strength]
        tournaments = [self._tournament]
        ServerBot(connection, opponent, 0, False, self._report, tournaments=tournaments).play([])


class ResigningProgram(Program):
    """Comes to its games and resigns those in which it is second, until the tournament is over."""

    def __init__(self, server: str, token: str, tournament: str) -> None:
        super().__init__(server, token)
        self._path = f"/api/tournaments/{tournament}/entry/here"
        #: The games that it has resigned, and was told so.
        self.resigned: set[str] = set()

    def play(self, connection: ServerConnection) -> None:
        while not self._stopping.wait(0.05):
            place = connection.post(self._path)
            if place["status"] == "finished":
                return
            game = place["game"]
            if game is None or game in self.resigned:
                continue
            if connection.get(f"/api/games/{game}")["you"] == "second":
                # Somebody killed the server after it had resigned, perhaps.
                with suppress(RequestRefused):
                    connection.post(f"/api/games/{game}/resign", key="resign")
                self.resigned.add(game)


class Crowd:
    """Programs that end with the test, whatever happens."""

    def __init__(self) -> None:
        self.programs: list[Program] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for program in self.programs:
            program.stop()
        for program in self.programs:
            program.join(60)

    def add(self, program: Program) -> None:
        self.programs.append(program)
        program.start()

    def check(self) -> None:
        for program in self.programs:
            if program.failure is not None:
                raise AssertionError("a program failed") from program.failure

    def wait(self, seconds: float) -> None:
        """Wait until all programs have nothing more to do."""
        for program in self.programs:
            program.join(seconds)
            assert not program.is_alive(), "a program still plays"
        self.check()


def ask(client: Client, method: str, path: str, body: Any = None, **more: Any) -> Any:  # noqa: ANN401  # JSON
    """A request that is granted; its answer."""
    answer = client.request(method, path, json=body, **more)
    assert answer.is_success, answer.text
    return answer.json()


Say = Callable[[str], None]
