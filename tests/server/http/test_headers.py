"""What guards every request, and the page that says which requirement is met by which test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.accounts import player_id, sign_up
from tests.server.running import Client, Server, run_in_thread

from fourfold.server.http.problems import MOST_BYTES

ROOT = Path(__file__).resolve().parents[3]


def test_bodies_that_are_too_large_are_refused(client: Client) -> None:
    """Also when nobody says beforehand how large they are."""
    answer = client.post("/api/me", content=b"x" * (MOST_BYTES + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def stream() -> Iterator[bytes]:
        for _ in range(MOST_BYTES // 1000 + 2):
            yield b"x" * 1000

    answer = client.post("/api/me", content=stream(), headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert answer.headers["content-type"] == "application/problem+json"
    assert client.get("/api/me").json()["player"] is None


def test_only_proxies_on_the_list_are_believed(server: Server) -> None:
    """Whoever invents addresses is counted as one; behind a known proxy each is counted apart."""
    path = f"/api/players/{player_id(sign_up(server, 'Anneke'))}/report"

    def ask(settings_of: Server) -> set[int]:
        client = settings_of.client()
        client.post("/api/me")
        return {
            client.post(
                path, json={"reason": "name"}, headers={"X-Forwarded-For": f"198.51.100.{n}"}
            ).status_code
            for n in range(21)
        }

    strict = server.settings.changed(rate_limits=True)
    with run_in_thread(strict) as plain:
        assert ask(plain) == {204, 429}
    with run_in_thread(strict.changed(trusted_proxies="127.0.0.0/8")) as behind:
        assert ask(behind) == {204}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "{url}"}, 200),
        ({"Origin": "https://elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
    ],
)
def test_only_our_own_pages_change_something(
    client: Client, headers: dict[str, str], status: int
) -> None:
    del client.headers["origin"]
    sent = {name: value.format(url=client.url) for name, value in headers.items()}
    assert client.post("/api/me", headers=sent).status_code == status


def named_tests() -> list[tuple[str, str]]:
    """The tests that the page names, as (file, function)."""
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    return re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", page)


def test_every_test_that_the_page_names_exists() -> None:
    named = named_tests()
    assert len(named) > 40
    defined: dict[str, set[str]] = {}
    for file, name in named:
        if file not in defined:
            tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
            defined[file] = {each.name for each in tree.body if isinstance(each, ast.FunctionDef)}
        assert name in defined[file], f"{file}::{name}"


def test_every_requirement_has_a_number_and_is_named_once() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^\| (\d+\.\d+\.\d+) \|", page, re.MULTILINE)
    assert len(numbers) > 40
    assert len(set(numbers)) == len(numbers)
    assert sorted(numbers, key=lambda n: [int(part) for part in n.split(".")]) == numbers
