"""Attacks by subscriptions: the server must not be sent where only it can go."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address

import pytest
from tests.server.accounts import sign_up
from tests.server.playing import act, begin
from tests.server.running import Client, Server, run_in_thread
from tests.server.services import wait_for

from fourfold.server import Settings
from fourfold.server.push import endpoints
from fourfold.server.push.endpoints import Address, Endpoint, check_endpoint, is_public
from fourfold.server.push.errors import EndpointRefused

from .receiver import Receiver
from .test_messages import DAYS, known, subscribe

#: What each name resolves to, in the tests.
Names = dict[str, list[str]]


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Names:
    """A directory of names of the tests' own, as an attacker has one."""
    known: Names = {"push.example": ["203.0.114.7"]}
    real = endpoints.resolve

    async def find(host: str, port: int) -> list[Address]:
        if host not in known:
            return await real(host, port)
        return [ip_address(each) for each in known[host]]

    monkeypatch.setattr(endpoints, "resolve", find)
    return known


def check(url: str) -> Endpoint:
    return asyncio.run(check_endpoint(url, ()))


def test_a_public_address_is_called_by_the_address_that_was_checked(names: Names) -> None:
    endpoint = check("https://push.example/send/a?b=c")
    assert endpoint.pinned == "https://203.0.114.7:443/send/a?b=c"
    assert (endpoint.host, endpoint.origin) == ("push.example", "https://push.example")
    names["push.example"] = ["203.0.114.7", "10.0.0.1"]
    with pytest.raises(EndpointRefused):
        check("https://push.example/send/a")


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/plain",
        "https://push.example:8443/port",
        "https://user:password@push.example/",
        "https://push.example/#fragment",
        "ftp://push.example/",
        "file:///etc/passwd",
        "https:///nowhere",
        "https://push.example/\r\nHost: other",
        "https://[::1/",
        "https://push.example/" + "a" * 1000,
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::a00:1]/",
        "https://[fe80::1]/",
        "https://169.254.169.254/latest/meta-data/",
        "https://192.168.1.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
    ],
)
@pytest.mark.usefixtures("names")
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(EndpointRefused):
        check(url)


@pytest.mark.parametrize("address", ["100.64.0.1", "198.18.0.1", "2002:a00:1::", "fc00::1"])
def test_networks_that_are_not_the_internet(address: str) -> None:
    assert not is_public(ip_address(address))


def test_an_unfit_subscription_is_refused(server: Server, receiver: Receiver) -> None:
    """By a server whose operators allow no local receiver, but for those that are named."""
    ben = sign_up(server, "Bertil")
    wanted = receiver.browser().subscription()
    point = "A" * 87
    for change in (
        {"endpoint": "https://192.168.1.1/"},
        {"endpoint": "https://no-such-name.invalid/"},
        {"keys": {"p256dh": point, "auth": wanted["keys"]["auth"]}},
    ):
        refused = ben.put("/api/push/subscription", json={**wanted, **change})
        assert (refused.status_code, refused.json()["code"]) == (422, "push-endpoint"), change
    for change in ({"zone": "Atlantis"}, {"language": "xx"}, {"quiet_from": "25:00"}):
        refused = ben.put("/api/push/subscription", json={**wanted, **change})
        assert (refused.status_code, refused.json()["code"]) == (422, "invalid"), change
    stranger = server.client().put("/api/push/subscription", json=wanted)
    assert stranger.status_code == 401
    assert known(server) == 0


def test_nobody_takes_anothers_browser(server: Server, receiver: Receiver) -> None:
    """Somebody who learned the address of a browser does not have its keys."""
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    browser = receiver.browser()
    subscribe(ana, browser)
    stolen = receiver.browser().subscription()
    refused = ben.put("/api/push/subscription", json=stolen)
    assert refused.json()["code"] == "push-endpoint"
    # In the same browser the next person may sign in.
    subscribe(ben, browser)
    begin(ana, ben, clock=DAYS)  # It is Anneke's turn, and nobody's browser hears of it.
    second, _ = begin(ana, ben, clock=DAYS)
    act(ana, second, "-7", 0)
    assert browser.read(browser.wait())["path"] == f"/game/{second}"
    assert len(browser.requests()) == known(server) == 1


def test_a_name_that_turns_to_a_private_address_gets_nothing(
    settings: Settings, receiver: Receiver, names: Names, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Public when it was subscribed, ours when the message is sent (DNS rebinding)."""
    asked: list[str] = []
    real = endpoints.is_public

    def look(address: Address) -> bool:
        asked.append(str(address))
        return real(address)

    monkeypatch.setattr(endpoints, "is_public", look)
    with run_in_thread(settings.changed(push_receivers="")) as server:
        ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
        hers = receiver.browser().subscription(endpoint="https://push.example/ben")
        assert ben.put("/api/push/subscription", json=hers).status_code == 204
        names["push.example"] = ["127.0.0.1"]
        game, _ = begin(ana, ben, clock=DAYS)
        act(ana, game, "-7", 0)
        wait_for("the browser to be forgotten", lambda: known(server) == 0)
    assert asked == ["203.0.114.7", "127.0.0.1"]
    assert receiver.requests == []


def test_a_redirect_is_not_followed(server: Server, receiver: Receiver) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    subscribe(ben, receiver.browser())
    receiver.statuses.append(307)
    receiver.headers["Location"] = f"{receiver.url}/elsewhere"
    game, _ = begin(ana, ben, clock=DAYS)
    act(ana, game, "-7", 0)
    receiver.wait(lambda: len(receiver.requests) == 1)
    other = receiver.browser("/other")
    subscribe(ben, other)
    second, _ = begin(ana, ben, clock=DAYS)
    act(ana, second, "-7", 0)
    other.wait()
    assert "/elsewhere" not in [each.path for each in receiver.requests]


def test_subscribing_is_limited(settings: Settings, receiver: Receiver) -> None:
    """Each one makes the server look up a name."""
    with run_in_thread(settings.changed(rate_limits=True)) as server:
        ben: Client = sign_up(server, "Bertil")
        wanted = receiver.browser().subscription()
        answers = [ben.put("/api/push/subscription", json=wanted).status_code for _ in range(40)]
    assert answers[0] == 204
    assert answers[-1] == 429
