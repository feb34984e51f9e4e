"""Private games in public places: to everyone else they do not exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, update
from tests.server.accounts import player_id, sign_up
from tests.server.people.test_standings import in_database, play
from tests.server.playing import TURNS, begin
from tests.server.playing import play as play_turns
from tests.server.running import Client, Server, run_in_thread

from fourfold.server.store import schema


@pytest.fixture
def pair(server: Server) -> tuple[Client, Client]:
    return sign_up(server, "Anneke"), sign_up(server, "Bertil")


def public_places(client: Client, game: str, *players: str) -> Iterator[httpx.Response]:
    """Everything that anybody may ask for and that could name a game."""
    for status in ("playing", "over"):
        yield client.get(f"/api/games?status={status}&limit=100")
    for player in players:
        yield client.get(f"/api/players/{player}")
        yield client.get(f"/api/players/{player}/games")
    yield client.get("/api/leaderboards/1/official")
    yield client.get("/api/challenges")
    for path in ("", "/record.qgn", "/review"):
        yield client.get(f"/api/games/{game}{path}")


def test_a_private_rated_game_of_old_is_in_no_history(
    server: Server, pair: tuple[Client, Client]
) -> None:
    """Games could be private and rated once; what they did to ratings stays."""
    ana, ben = pair
    private, public = play(ana, ben, rated=True), play(ana, ben, rated=True)

    def hide(connection: Connection) -> None:
        game = schema.game
        connection.execute(update(game).where(game.c.id == private).values(private=True))

    in_database(server, hide)
    ids = [player_id(client) for client in pair]
    # Another process: this one remembers the game as it was.
    with run_in_thread(server.settings) as other:
        eve = other.client()
        for answer in public_places(eve, private, *ids):
            assert private not in answer.text
        profiles = [eve.get(f"/api/players/{player}").json() for player in ids]
    for profile in profiles:
        assert [line["game"] for line in profile["history"]] == [public]
        assert profile["ratings"][0]["games"] == 2
        assert profile["counts"]["games"] == 1


def test_a_private_game_is_nowhere(server: Server, pair: tuple[Client, Client]) -> None:
    ana, ben = pair
    live, _ = begin(ana, ben, private=True)
    play_turns(ana, ben, live, TURNS[:5])
    over = play(ana, ben, private=True)
    ids = [player_id(client) for client in pair]
    for client in (server.client(), sign_up(server, "Evelien")):
        for game in (live, over):
            for answer in public_places(client, game, *ids):
                assert game not in answer.text
    with server.client().live("/api/live") as lobby:
        first: str | bytes = lobby.recv(timeout=60)
    assert live not in str(first)


def test_its_players_still_find_it(pair: tuple[Client, Client]) -> None:
    ana, ben = pair
    game = play(ana, ben, private=True)
    listed: dict[str, Any] = ben.get(f"/api/players/{player_id(ana)}/games").json()
    assert [each["id"] for each in listed["games"]] == [game]
