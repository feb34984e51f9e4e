"""Tournaments around real tables, as the browser tests need them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Self

import httpx
from playwright.sync_api import Locator, Page, expect

#: Names that no language has as words.
PLAYERS = ("Ana", "Ben", "Cem", "Eva", "Ida", "Kai")


class Evening:
    """A tournament around real tables, and the account that announced it."""

    def __init__(self, url: str, **regulations: Any) -> None:  # noqa: ANN401  # of the API
        self._client = httpx.Client(base_url=url, headers={"Accept-Language": "en"}, timeout=60)
        account = {"name": f"Director {secrets.token_hex(4)}", "password": secrets.token_hex(8)}
        self._client.post("/api/account", json=account).raise_for_status()
        settled = {"format": "round-robin", **regulations}
        announced = {"name": "Cup 24", "venue": "tables", "automatic": False}
        answer = self._client.post("/api/tournaments", json={**announced, "regulations": settled})
        assert answer.is_success, answer.text
        self.id: str = answer.json()["id"]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._client.close()

    @property
    def desk(self) -> str:
        """The path of the desk, with its key."""
        return self._path(self._keys()["desk"])

    def table(self, number: int) -> str:
        """The path of a table's page, with its key."""
        found = next(each for each in self._keys()["tables"] if each["table"] == number)
        return self._path(found["address"])

    def do(self, what: str, body: Any = None) -> Any:  # noqa: ANN401  # JSON
        """Do something as the director: `pair`, `games/1.1/result` …"""
        answer = self._client.post(f"/api/tournaments/{self.id}/{what}", json=body or {})
        assert answer.is_success, answer.text
        return answer.json()

    def enter(self, names: Sequence[str]) -> None:
        for number, name in enumerate(names):
            self.do("entrants", {"name": name, "rating": 1800 - 10 * number})

    def enter_teams(self, boards: int, *names: str) -> None:
        """Teams whose members have their names and a number."""
        for name in names:
            members = [f"{name} {number}" for number in range(1, boards + 1)]
            self.do("entrants", {"name": name, "members": members})

    def shown(self) -> dict[str, Any]:
        shown: dict[str, Any] = self._client.get(f"/api/tournaments/{self.id}").json()
        return shown

    def log(self) -> list[dict[str, Any]]:
        """The events so far, oldest first."""
        answer = self._client.get(f"/api/tournaments/{self.id}/log").json()
        return [each["event"] for each in answer["events"]]

    def results(self) -> dict[str, str | None]:
        """The results by the names of games."""
        rounds = self.shown()["rounds"]
        return {row["key"]: row["result"] for each in rounds for row in each["games"]}

    def names(self, row: str) -> tuple[str, str]:
        """Who plays a game, the first player first."""
        shown = self.shown()
        names = {each["id"]: each["name"] for each in shown["entrants"]}
        games = [game for each in shown["rounds"] for game in each["games"]]
        found = next(game for game in games if game["key"] == row)
        return names[found["first"]], names[found["second"]]

    def _keys(self) -> dict[str, Any]:
        keys: dict[str, Any] = self._client.get(f"/api/tournaments/{self.id}/keys").json()
        return keys

    @staticmethod
    def _path(address: str) -> str:
        return "/tournaments" + address.partition("/tournaments")[2]


@contextmanager
def phone(url: str, path: str) -> Iterator[httpx.Client]:
    """A player's phone with the key of a table: a visitor of their own, by the public API."""
    page, _, key = path.partition("#")
    _, _, tournament, _, table = page.split("/")
    root = f"{url}/api/tournaments/{tournament}/tables/{table}"
    with httpx.Client(base_url=root, headers={"Table-Key": key}, timeout=60) as client:
        yield client


# At the desk --------------------------------------------------------------------------------------


def row(page: Page, game: str) -> Locator:
    """A table at the desk."""
    return page.locator(f"[data-game='{game}']")


def win(page: Page, game: str, winner: int) -> None:
    """Click the name of the player who won: the first or the second."""
    row(page, game).locator(".press").nth(0 if winner == 1 else 2).click()


def show(page: Page, part: str) -> None:
    """Turn to a part of the desk: `Results`, `Players` …"""
    page.get_by_role("radio", name=part, exact=True).check(force=True)


def type_in(page: Page, players: list[str]) -> None:
    """Name and rating as one line, Enter, next: nobody waits for the server in between."""
    for player in players:
        page.get_by_label("Name", exact=True).fill(player)
        page.keyboard.press("Enter")


def saved(page: Page) -> None:
    """Wait until the server has everything that was entered."""
    expect(page.get_by_text("Everything is saved")).to_be_visible()
