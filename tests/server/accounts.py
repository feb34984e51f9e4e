"""Signing up in tests."""

from __future__ import annotations

from typing import Any

from .running import Client, Server

PASSWORD = "correct horse battery"  # noqa: S105  # of players in tests
NEW = "another good password"


def sign_up(server: Server, name: str) -> Client:
    """A browser in which somebody has just signed up."""
    client = server.client()
    answer = client.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return client


def player_id(client: Client) -> str:
    """Who uses this browser."""
    found: str = me(client)["player"]["id"]
    return found


def me(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/me").json()
    return found


def sign_in(client: Client, name: str, password: str = PASSWORD) -> int:
    """The status of an attempt to sign in."""
    return client.post("/api/session", json={"name": name, "password": password}).status_code
