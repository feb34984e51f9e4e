"""Whom the server believes: proxies on a list, and hosts on a list."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.running import Server, heard, run_in_thread
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fourfold.server import Settings

ONE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


@pytest.fixture
def behind(settings: Settings) -> Iterator[Server]:
    """A server that believes two networks, and shows metrics to one address elsewhere only."""
    believing = settings.changed(
        trusted_proxies="127.0.0.0/8, 2001:db8::/32", metrics_from="203.0.113.7,2001:db9::7"
    )
    with run_in_thread(believing) as server:
        yield server


@ONE
@pytest.mark.parametrize(
    ("lines", "status"),
    [
        (["203.0.113.7"], 200),
        (["203.0.113.8"], 404),
        # The last one that is not a proxy of ours asks; whoever it names before is hearsay.
        (["203.0.113.8, 203.0.113.7"], 200),
        (["203.0.113.7, 203.0.113.8"], 404),
        # Proxies may add lines of their own: all of them are read, in their order.
        (["203.0.113.8", "203.0.113.7"], 200),
        (["203.0.113.7", "203.0.113.8"], 404),
        (["203.0.113.7, 127.0.0.3", "2001:db8::1"], 200),
        (["2001:db9::7"], 200),
        (["2001:0db9:0::0007"], 200),
        (["2001:db9::8"], 404),
        (["unknown"], 404),
        ([], 404),
    ],
)
def test_the_client_is_found_behind_proxies(behind: Server, lines: list[str], status: int) -> None:
    headers = [("X-Forwarded-For", line) for line in lines]
    assert behind.client().get("/metrics", headers=headers).status_code == status


@ONE
def test_a_cookie_set_by_tls_counts_for_live_updates_by_tls(behind: Server) -> None:
    """The proxy speaks of https for a WebSocket too: its cookie has the name that TLS gives it."""
    client = behind.client()
    by_tls = {"X-Forwarded-Proto": "https"}
    made = client.post("/api/me", headers=by_tls)
    name, _, cookie = made.headers["set-cookie"].partition(";")[0].partition("=")
    assert name == "__Host-fourfold"
    game = client.post(
        "/api/games",
        json={"opponent": {"kind": "shared"}, "private": True},
        headers={**by_tls, "Cookie": f"{name}={cookie}"},
    ).json()["id"]
    where = f"ws{behind.url.removeprefix('http')}/api/games/{game}/live"
    headers = {**by_tls, "Cookie": f"{name}={cookie}"}
    with connect(where, additional_headers=headers, open_timeout=60) as live:
        heard(live, "snapshot")
    with pytest.raises(InvalidStatus):
        # Without TLS nobody has set a cookie of that name.
        connect(where, additional_headers={"Cookie": f"{name}={cookie}"}, open_timeout=60)


@ONE
def test_a_list_says_which_hosts_are_allowed(settings: Settings) -> None:
    """Without a list, those that lead here by themselves (tests/attacks/test_hosts.py)."""
    chosen = settings.changed(allowed_hosts="quarto.example, *.club.example, [::1]")
    with run_in_thread(chosen) as server:
        for host, status in (
            ("quarto.example", 200),
            ("Quarto.Example:8016", 200),
            ("www.club.example", 200),
            ("[::1]:8016", 200),
            ("www.quarto.example", 400),
            ("evil.example", 400),
            ("127.0.0.1", 400),
        ):
            answer = server.client().get("/api/me", headers={"Host": host})
            assert answer.status_code == status, host
            assert answer.headers["x-content-type-options"] == "nosniff"
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws{server.url.removeprefix('http')}/api/live", open_timeout=60)
        assert refused.value.response.status_code == 403
