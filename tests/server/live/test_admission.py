"""A live connection ends with the session or the token it came by, whichever worker has it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from tests.server.accounts import (
    PASSWORD,
    me,
    player_id,
    sign_in,
    sign_up,
)
from tests.server.people.test_tokens import bearer
from tests.server.playing import begin
from tests.server.running import (
    Client,
    Server,
    heard,
    run_in_thread,
)
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fourfold.cli.app import app
from fourfold.server import Settings
from fourfold.server.live import admission
from fourfold.server.live.admission import ENDED

#: Seconds of a round here.
ROUND = 2


@pytest.fixture(autouse=True)
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to wait for the check that finds what was not told."""
    monkeypatch.setattr(admission, "ROUND", ROUND)


def closing(live: ClientConnection, seconds: float = 60) -> tuple[int, str] | None:
    """Code and reason with which the server closes a connection, None when it does not."""
    try:
        while True:
            live.recv(timeout=seconds)
    except TimeoutError:
        return None
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else (closed.rcvd.code, closed.rcvd.reason)


def elsewhere(client: Client, server: Server) -> Client:
    """The same browser, at another worker."""
    found = server.client()
    found.cookies = client.cookies
    return found


@contextmanager
def two_workers(settings: Settings) -> Iterator[tuple[Server, Server]]:
    with run_in_thread(settings) as one, run_in_thread(settings) as two:
        yield one, two


WAYS: dict[str, Callable[[Client], object]] = {
    "sign out": lambda client: client.delete("/api/session"),
    "another password": lambda client: client.put(
        "/api/account/password", json={"old": PASSWORD, "new": "another password"}
    ),
    "leave": lambda client: client.request("DELETE", "/api/account", json={"password": PASSWORD}),
    "sign in anew": lambda client: sign_in(client, "Anneke"),
}


@pytest.mark.parametrize("way", WAYS)
def test_whoever_ends_a_session_ends_its_connections(server: Server, way: str) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    game, _ = begin(ana, ben)
    with (
        ana.live(f"/api/games/{game}/live") as playing,
        ana.live("/api/live") as waiting,
        ben.live(f"/api/games/{game}/live") as other,
    ):
        heard(playing, "snapshot")
        heard(waiting, "challenges")
        heard(other, "snapshot")
        WAYS[way](ana)
        assert closing(playing) == (ENDED, "signed-out")
        assert closing(waiting) == (ENDED, "signed-out")
        assert closing(other, 0.3) is None


def test_a_guest_who_signs_up_comes_back_as_the_same_player(server: Server) -> None:
    guest, ben = server.client(), server.client()
    game, _ = begin(guest, ben)
    with guest.live(f"/api/games/{game}/live") as live:
        heard(live, "snapshot")
        guest.post("/api/account", json={"name": "Anneke", "password": PASSWORD})
        assert closing(live) == (ENDED, "signed-out")
    with guest.live(f"/api/games/{game}/live") as live:
        assert heard(live, "snapshot")["snapshot"]["you"] == "first"


def test_signing_out_elsewhere_ends_only_those(settings: Settings) -> None:
    with two_workers(settings) as (one, two):
        ana = sign_up(one, "Anneke")
        phone = two.client()
        assert sign_in(phone, "Anneke") == 200
        with ana.live("/api/live") as here, phone.live("/api/live") as there:
            for live in (here, there):
                heard(live, "challenges")
            assert ana.delete("/api/sessions").status_code == 204
            assert closing(there) == (ENDED, "signed-out")
            assert closing(here, 0.3) is None


def test_a_revoked_token_ends_its_connections_in_the_other_worker(settings: Settings) -> None:
    with two_workers(settings) as (one, two):
        ana = sign_up(one, "Anneke")
        made = [ana.post("/api/tokens", json={"name": "bot"}).json() for _ in range(2)]
        where = "ws" + two.url.removeprefix("http") + "/api/live"
        first, second = ({"Authorization": f"Bearer {each['token']}"} for each in made)
        with (
            connect(where, additional_headers=first) as gone,
            connect(where, additional_headers=second) as stays,
        ):
            for live in (gone, stays):
                heard(live, "challenges")
            assert ana.delete(f"/api/tokens/{made[0]['id']}").status_code == 204
            assert closing(gone) == (ENDED, "signed-out")
            assert closing(stays, 0.3) is None
        assert me(bearer(one, made[1]["token"]))["player"]["id"] == player_id(ana)


@pytest.mark.parametrize("command", ["block", "reset"])
def test_what_an_operator_ends_is_found_by_looking(
    server: Server, settings: Settings, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOURFOLD_DATABASE", settings.database)
    ana = sign_up(server, "Anneke")
    with ana.live("/api/live") as live:
        heard(live, "challenges")
        assert CliRunner().invoke(app, ["account", command, "Anneke"]).exit_code == 0
        assert closing(live) == (ENDED, "signed-out")


def test_visitors_and_guests_stay(server: Server) -> None:
    visitor, guest = server.client(), server.client()
    guest.post("/api/me")
    with visitor.live("/api/live") as one, guest.live("/api/live") as two:
        assert closing(one, ROUND + 0.5) is None
        assert closing(two, 0.1) is None
