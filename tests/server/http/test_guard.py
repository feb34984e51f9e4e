"""What guards requests: origins, sizes, limits, proxies, metrics, logs."""

from __future__ import annotations

import inspect
import json
import logging
import re
from dataclasses import fields
from pathlib import Path

import pytest
from tests.server.running import Client, Server, run_in_thread

from fourfold.cli.commands.serve import serve
from fourfold.locales import LANGUAGES, texts
from fourfold.server import Settings
from fourfold.server.http.limits import LIMITS, Limits
from fourfold.server.http.logging import Lines
from fourfold.server.http.problems import Problem
from fourfold.server.settings import InvalidSetting

ONE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
ROOT = Path(__file__).resolve().parents[3]
WANTED = {"opponent": {"kind": "shared"}}


@ONE
def test_other_sites_cannot_change_anything(client: Client) -> None:
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        answer = client.post("/api/games", json=WANTED, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin"), headers
        assert "set-cookie" not in answer.headers
    assert client.get("/api/games", headers={"Origin": "https://evil.example"}).status_code == 200


@ONE
def test_bodies_have_a_largest_size(client: Client) -> None:
    large = b'{"opponent": "' + b"x" * 300_000 + b'"}'
    answer = client.post("/api/games", content=large)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def pieces() -> object:
        for _ in range(300):
            yield b"x" * 1000

    answer = client.post("/api/games", content=pieces())  # type: ignore[arg-type]  # an iterator
    assert answer.status_code == 413


@ONE
def test_cookies_are_not_for_scripts_and_secure_behind_tls(settings: Settings) -> None:
    with run_in_thread(settings.changed(trusted_proxies="127.0.0.1")) as server:
        plain = server.client().post("/api/games", json=WANTED)
        assert "HttpOnly" in plain.headers["set-cookie"]
        assert "SameSite=Lax" in plain.headers["set-cookie"]
        assert "Secure" not in plain.headers["set-cookie"]
        behind = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
        secure = server.client().post("/api/games", json=WANTED, headers=behind)
        assert secure.headers["set-cookie"].endswith("Secure")
        assert "strict-transport-security" in secure.headers


@ONE
def test_proxies_that_nobody_listed_are_not_believed(server: Server) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
    answer = server.client().post("/api/games", json=WANTED, headers=headers)
    assert "Secure" not in answer.headers["set-cookie"]


@ONE
def test_metrics_are_for_this_machine_and_listed_networks_only(settings: Settings) -> None:
    with run_in_thread(settings.changed(trusted_proxies="127.0.0.1")) as server:
        client = server.client()
        client.get("/api/games")
        assert b"fourfold_requests_total" in client.get("/metrics").content
        away = client.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
        assert away.status_code == 404


@ONE
def test_too_many_requests_are_refused_for_a_while(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "address", type(LIMITS["address"])(rate=0.01, burst=5))
    with run_in_thread(settings.changed(rate_limits=True)) as server:
        client = server.client()
        answers = [client.get("/api/games") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert int(answers[-1].headers["retry-after"]) > 1
        assert client.get("/healthz").status_code == 200


def test_buckets_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 100.0
    monkeypatch.setattr("fourfold.server.http.limits.time.monotonic", lambda: moment)
    limits = Limits(enabled=True)
    for _ in range(LIMITS["guest"].burst):
        limits.check("guest", "here")
    with pytest.raises(Problem):
        limits.check("guest", "here")
    limits.check("guest", "there")
    moment += 1 / LIMITS["guest"].rate
    limits.check("guest", "here")


def test_logs_are_json_and_hold_only_what_is_named() -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "request", None, None)
    record.__dict__ |= {"path": "/api/me", "status": 200, "cookie": "secret", "ms": 1.5}
    line = json.loads(Lines().format(record))
    assert (line["path"], line["status"], line["ms"]) == ("/api/me", 200, 1.5)
    assert "secret" not in str(line)


@ONE
def test_the_log_says_who_was_refused_what_and_why(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    client = server.client()
    with caplog.at_level(logging.INFO):
        player = client.post("/api/me").json()["player"]["id"]
        client.get("/api/tokens")
        client.post("/api/me", headers={"Origin": "https://evil.example"})
        client.post("/api/games", json={"opponent": "x"})
        client.get("/api/a%0a%7B%22level%22%3A%22info%22%7D?password=secret")
    written = [Lines().format(each) for each in caplog.records if each.name == "fourfold.requests"]
    found = [json.loads(line) for line in written]
    assert [(line["status"], line.get("code"), line.get("player")) for line in found[:4]] == [
        (200, None, None),
        (403, "account-needed", player),
        (403, "origin", None),
        (422, "invalid", player),
    ]
    assert all(line["time"].endswith("+00:00") and line["address"] for line in found)
    # A line stays one line, whatever is asked for.
    assert "\n" not in written[4]
    assert "secret" not in written[4]


@pytest.mark.parametrize(
    "wrong",
    [
        {"port": 70_000},
        {"workers": 0},
        {"database": "mysql://x"},
        {"redis": "http://x"},
        {"trusted_proxies": "nobody"},
        {"metrics_from": "nobody"},
        {"allowed_hosts": "*"},
        {"allowed_hosts": "quarto.example:80"},
        {"public_url": "quarto.example"},
        {"log_level": "loud"},
        {"network_credit": float("nan")},
        {"abandoned_after_days": -1},
        {"guests_after_days": -1},
    ],
)
def test_settings_that_make_no_sense_are_named(wrong: dict[str, object]) -> None:
    (name,) = wrong
    with pytest.raises(InvalidSetting, match=f"FOURFOLD_{name.upper()}") as found:
        Settings(**wrong)  # type: ignore[arg-type]  # that is the point
    said = {found.value.words(texts(language)) for language in LANGUAGES}
    # Portugal and Brazil may say the same.
    assert len(said) >= len(LANGUAGES) - 1


def test_a_password_in_a_url_is_not_repeated() -> None:
    for wrong in ({"database": "mysql://ana:secret@db/x"}, {"redis": "http://:secret@cache"}):
        with pytest.raises(InvalidSetting) as found:
            Settings(**wrong)  # type: ignore[arg-type]  # that is the point
        assert "secret" not in str(found.value)


@ONE
def test_on_the_local_network_links_carry_an_address_that_others_can_reach(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fourfold.server.settings.local_address", lambda: "192.0.2.7")
    with run_in_thread(settings.changed(lan=True)) as server:
        client = server.client()
        made = client.post("/api/challenges", json={}).json()
        assert made["url"] == f"http://192.0.2.7:{server.settings.port}/challenge/{made['id']}"
        picture = client.get(made["qr"])
        assert picture.headers["content-type"].startswith("image/svg+xml")
        # Whoever comes by that name is no stranger, and needs no TLS.
        theirs = f"192.0.2.7:{server.settings.port}"
        headers = {"Host": theirs, "Origin": f"http://{theirs}"}
        accepted = server.client().post(f"/api/challenges/{made['id']}/accept", headers=headers)
        assert accepted.status_code == 200
        assert "Secure" not in accepted.headers["set-cookie"]
    behind = settings.changed(lan=True, public_url="https://quarto.example/")
    assert behind.address == "https://quarto.example"


def test_every_option_is_a_variable_too() -> None:
    options = set(inspect.signature(serve).parameters) - {"ctx", "show"}
    assert options <= {field.name for field in fields(Settings)}
    named = set(re.findall(r"FOURFOLD_(\w+)", (ROOT / "docs" / "server.md").read_text("utf-8")))
    known = {field.name.upper() for field in fields(Settings)}
    assert known <= named


def test_settings_come_from_the_environment_and_go_into_it() -> None:
    environ = {"FOURFOLD_PORT": "81", "FOURFOLD_LAN": "true", "FOURFOLD_DATABASE": "/x/y.db"}
    settings = Settings.read(environ, port=82)
    assert (settings.port, settings.lan, settings.bind) == (82, True, "0.0.0.0")  # noqa: S104
    assert settings.database_url == "sqlite:////x/y.db"
    assert Settings.read(settings.environment()) == settings
    with pytest.raises(InvalidSetting, match="FOURFOLD_PORT"):
        Settings.read({"FOURFOLD_PORT": "many"})
