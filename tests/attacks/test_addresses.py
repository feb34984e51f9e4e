"""Limits by address: nobody gets a second allowance, and nobody uses up another's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.server.accounts import NEW, PASSWORD, sign_in
from tests.server.running import Client, Server, run_in_thread

from fourfold.server import Settings
from fourfold.server.http.limits import LIMITS

ONE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


@pytest.fixture
def strict(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server behind a proxy, with limits; so few requests that a test reaches them."""
    monkeypatch.setitem(LIMITS, "address", replace(LIMITS["address"], rate=0.001, burst=30))
    monkeypatch.setitem(LIMITS, "player", replace(LIMITS["player"], rate=0.001, burst=10))
    chosen = settings.changed(rate_limits=True, trusted_proxies="127.0.0.1,2001:db8:ffff::/48")
    with run_in_thread(chosen) as server:
        yield server


def _asks(server: Server, lines: list[list[str]]) -> list[int]:
    """The statuses of requests that came through these proxies."""
    client = server.client()
    return [
        client.get("/api/games", headers=[("X-Forwarded-For", line) for line in each]).status_code
        for each in lines
    ]


@ONE
@pytest.mark.parametrize(
    "invented",
    [
        pytest.param(lambda n: [f"198.51.100.{n}, 203.0.113.7"], id="in one line"),
        pytest.param(lambda n: [f"198.51.100.{n}", "203.0.113.7"], id="in a line before"),
        pytest.param(lambda n: [f"198.51.100.{n}", "203.0.113.7, 127.0.0.1"], id="and a proxy"),
        pytest.param(lambda n: [f"198.51.100.{n}", "203.0.113.7", "2001:db8:ffff::1"], id="two"),
        pytest.param(lambda n: [f"[2001:db8:1:2::{n}]:{n}"], id="addresses of a /64"),
        pytest.param(lambda n: [f"2001:db8:1:2:{n}::1"], id="all over a /64"),
        pytest.param(lambda n: ["203.0.113.7", f"::ffff:203.0.113.7:{n}"][:1], id="one address"),
        pytest.param(lambda n: [f"unknown-{n}"], id="no addresses"),
        pytest.param(lambda n: [f"203.0.113.7:{1000 + n}"], id="ports"),
    ],
)
def test_one_client_has_one_allowance(strict: Server, invented: object) -> None:
    assert callable(invented)
    found = _asks(strict, [invented(number) for number in range(1, 41)])
    assert found == [200] * 30 + [429] * 10


@ONE
def test_networks_have_an_allowance_each(strict: Server) -> None:
    found = _asks(strict, [[f"2001:db8:1:{number}::1"] for number in range(1, 41)])
    assert found == [200] * 40


@ONE
@pytest.mark.parametrize("way", ["cookie", "token", "other cookies"])
def test_invented_cookies_and_tokens_open_no_bucket(strict: Server, way: str) -> None:
    """Ten changes at once are allowed to a player, with whatever else the request carries."""
    ana = strict.client()
    ana.post("/api/me", headers={"X-Forwarded-For": "192.0.2.1"})
    session = ana.cookies["fourfold"]
    ana.cookies.clear()
    statuses = []
    for number in range(15):
        cookie = f"fourfold={session}; junk={number}"
        headers = {"Cookie": cookie, "X-Forwarded-For": f"192.0.2.{number + 10}"}
        statuses.append(ana.put("/api/me/settings", json={}, headers=headers).status_code)
    assert statuses == [200] * 10 + [429] * 5
    # Whoever is nobody is counted by address alone.
    invented = []
    for number in range(40):
        headers = {"X-Forwarded-For": "203.0.113.9"}
        if way == "token":
            headers["Authorization"] = f"Bearer ff_{number}"
        elif way == "cookie":
            headers["Cookie"] = f"fourfold={number}.junk"
        else:
            headers["Cookie"] = f"junk={number}"
        invented.append(ana.put("/api/me/settings", json={}, headers=headers).status_code)
    assert invented == [401] * 30 + [429] * 10


def _client(server: Server, address: str) -> Client:
    client = server.client()
    client.headers["X-Forwarded-For"] = address
    return client


@pytest.fixture
def behind(settings: Settings) -> Iterator[Server]:
    with run_in_thread(settings.changed(rate_limits=True, trusted_proxies="127.0.0.1")) as server:
        yield server


def test_wrong_passwords_from_elsewhere_do_not_lock_the_owner_out(behind: Server) -> None:
    """A hundred from ten addresses locked everybody out for a quarter of an hour, codes too."""
    owner = _client(behind, "192.0.2.7")
    made = owner.post("/api/account", json={"name": "Anneke", "password": PASSWORD})
    codes = made.json()["recovery_codes"]
    assert owner.delete("/api/session").status_code == 204
    tried = [
        sign_in(_client(behind, f"198.51.100.{number % 20}"), "Anneke", "wrong password")
        for number in range(120)
    ]
    assert tried == [401] * 100 + [429] * 20
    # Strangers wait, also those who have not tried before.
    assert sign_in(_client(behind, "203.0.113.5"), "Anneke", "wrong password") == 429
    # The owner's browser is known, wherever it is now; a mistyped password costs little.
    owner.headers["X-Forwarded-For"] = "203.0.113.99"
    assert sign_in(owner, "Anneke", "mistyped password") == 401
    assert sign_in(owner, "Anneke") == 200
    assert owner.delete("/api/session").status_code == 204
    # With a recovery code the owner comes in from a device that nobody knows.
    abroad = _client(behind, "203.0.113.50")
    body = {"name": "Anneke", "code": codes[0], "password": NEW}
    assert abroad.post("/api/session/recover", json=body).status_code == 200


def test_a_known_device_has_tries_of_its_own_and_no_more(behind: Server) -> None:
    owner = _client(behind, "192.0.2.7")
    owner.post("/api/account", json={"name": "Anneke", "password": PASSWORD})
    owner.delete("/api/session")
    assert "fourfold-device" in owner.cookies
    found = [sign_in(owner, "Anneke", "wrong password") for _ in range(12)]
    assert found == [401] * 10 + [429] * 2
    # For another account this device is a stranger's.
    other = _client(behind, "192.0.2.8")
    other.post("/api/account", json={"name": "Berta", "password": PASSWORD})
    strangers = [
        sign_in(_client(behind, f"198.51.100.{number % 20}"), "Berta", "wrong password")
        for number in range(100)
    ]
    assert strangers == [401] * 100
    assert sign_in(owner, "Berta") == 429
    # So is one with a text of its own making.
    forger = _client(behind, "192.0.2.9")
    forger.cookies.set("fourfold-device", owner.cookies["fourfold-device"][:-1] + "x")
    assert sign_in(forger, "Berta") == 429


def test_strangers_do_not_keep_the_owner_from_confirming(behind: Server) -> None:
    """Whoever is signed in confirms with the password, whatever strangers try meanwhile."""
    owner = _client(behind, "192.0.2.7")
    owner.post("/api/account", json={"name": "Anneke", "password": PASSWORD})
    for number in range(101):
        sign_in(_client(behind, f"198.51.100.{number % 20}"), "Anneke", "wrong password")
    answer = owner.post("/api/account/recovery-codes", json={"password": PASSWORD})
    assert answer.status_code == 200
