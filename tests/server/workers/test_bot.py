"""`fourfold bot` as a real process against a real server, by the public API only."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.server.accounts import player_id, sign_up
from tests.server.playing import act, begin
from tests.server.running import (
    Client,
    Server,
    ServerProcess,
    heard,
    run_process,
)

from fourfold.cli.bot import read_game
from fourfold.play.opponents.players import OPPONENTS
from fourfold.server import Settings

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def bots() -> Iterator[Start]:
    """Starts bots, which are gone afterwards."""
    started: list[subprocess.Popen[str]] = []

    def start(url: str, token: str, *options: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "fourfold", "bot", "--server", url, "--json", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "FOURFOLD_TOKEN": token, "FOURFOLD_LANG": "en"},
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


def make_bot(server: Server, name: str = "Robby") -> tuple[Client, str]:
    """An account that is a bot's, and its token."""
    owner = sign_up(server, name)
    owner.put("/api/account/bot", json={"bot": True})
    return owner, owner.post("/api/tokens", json={"name": "test"}).json()["token"]


def play_against(client: Client, game: str, strength: str = "strong") -> dict[str, Any]:
    """Play a game to its end as an API client does: a WebSocket for news, HTTP to act."""
    with client.live(f"/api/games/{game}/live") as live:
        snapshot: dict[str, Any] = heard(live, "snapshot")["snapshot"]
        while snapshot["status"] == "playing":
            if snapshot["to_act"] == snapshot["you"]:
                whole = read_game(client.get(f"/api/games/{game}").json())
                action = str(OPPONENTS[strength].choose(whole, seed=5))
                answer = act(client, game, action, snapshot["number"])
                assert answer.status_code == 200, answer.text
            snapshot = heard(live, "entry")["snapshot"]
    return snapshot


def events(process: subprocess.Popen[str]) -> list[dict[str, Any]]:
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    return [json.loads(line) for line in out.splitlines()]


def test_a_bot_plays_a_whole_game_with_calls(server: Server, bots: Start) -> None:
    """An open challenge of an API client; somebody calls in the end, or the board is full."""
    owner, token = make_bot(server)
    ana = sign_up(server, "Anneke")
    bot = bots(server.url, token, "--strength", "attentive", "--accept-open", "--games", "1")
    made = ana.post("/api/challenges", json={"open": True, "rated": True, "clock": "3600+5"}).json()
    game = wait_for_game(ana, made["id"])
    snapshot = play_against(ana, game)
    kinds = {player["kind"] for player in snapshot["players"].values()}
    assert kinds == {"account", "bot"}
    assert snapshot["outcome"]["reason"] in ("quarto", "caught", "full-board")
    told = events(bot)
    assert [each["event"] for each in told] == ["ready", "started", "ended"]
    assert told[2]["result"] == snapshot["outcome"]["result"]
    for client in (owner, ana):
        assert client.get("/api/me").json()["player"]["ratings"][0]["games"] == 1


def test_a_call_is_how_a_bot_wins(server: Server, bots: Start) -> None:
    """Against somebody who gives the first piece that is left, a good bot calls QUARTO!"""
    _, token = make_bot(server)
    ana = server.client()
    made = ana.post("/api/challenges", json={"first": "me", "level": 4}).json()
    bot = bots(server.url, token, "--strength", "strong", "--challenge", made["id"], "--games", "1")
    game = wait_for_game(ana, made["id"])
    with ana.live(f"/api/games/{game}/live") as live:
        snapshot = heard(live, "snapshot")["snapshot"]
        while snapshot["status"] == "playing":
            if snapshot["to_act"] == "first":
                assert act(ana, game, snapshot["legal"][0], snapshot["number"]).status_code == 200
            snapshot = heard(live, "entry")["snapshot"]
    assert snapshot["outcome"]["winner"] == "second"
    last = ana.get(f"/api/games/{game}").json()["log"][-1]
    assert last["entry"].startswith("!")
    assert last["by"] == "second"
    assert events(bot)[-1]["reason"] in ("quarto", "caught")


def wait_for_game(client: Client, challenge: str) -> str:
    for _ in range(600):
        game = client.get(f"/api/challenges/{challenge}").json()["game"]
        if game is not None:
            return str(game)
        time.sleep(0.1)
    pytest.fail("nobody accepted the challenge")


def test_a_bot_goes_on_after_it_was_killed(server: Server, bots: Start) -> None:
    owner, token = make_bot(server)
    ana = sign_up(server, "Anneke")
    game, snapshot = begin(ana, owner)
    first = bots(server.url, token)
    assert act(ana, game, "-7", 0).status_code == 200
    with ana.live(f"/api/games/{game}/live") as live:
        snapshot = heard(live, "snapshot")["snapshot"]
        while snapshot["to_act"] != "first":
            snapshot = heard(live, "entry")["snapshot"]
    first.kill()
    first.wait()
    assert act(ana, game, snapshot["legal"][0], snapshot["number"]).status_code == 200
    second = bots(server.url, token, "--games", "1")
    snapshot = play_against(ana, game)
    assert snapshot["status"] == "over"
    assert events(second)[-1]["game"] == game


@pytest.mark.long
def test_a_bot_waits_for_a_server_that_was_killed(settings: Settings, bots: Start) -> None:
    with run_process(settings.changed(port=0)) as server:
        owner, token = make_bot(server)
        ana = sign_up(server, "Anneke")
        game, _ = begin(owner, ana)
        bot = bots(server.url, token, "--games", "1")
        snapshot = wait_for_turn(server, ana, game)
        server.kill()
        time.sleep(1.0)
        server.start()
        answer = act(ana, game, snapshot["legal"][0], snapshot["number"])
        assert answer.status_code == 200, answer.text
        snapshot = play_against(ana, game)
        assert snapshot["status"] == "over"
        told = events(bot)
    assert "waiting" in [each["event"] for each in told]
    assert told[-1]["event"] == "ended"


def wait_for_turn(_: ServerProcess, client: Client, game: str) -> dict[str, Any]:
    for _attempt in range(600):
        snapshot: dict[str, Any] = client.get(f"/api/games/{game}").json()
        if snapshot["to_act"] == snapshot["you"]:
            return snapshot
        time.sleep(0.1)
    pytest.fail("the bot did nothing")


def test_offers_are_answered(server: Server, bots: Start) -> None:
    owner, token = make_bot(server)
    ana = sign_up(server, "Anneke")
    game, _ = begin(ana, owner)
    bots(server.url, token)
    act(ana, game, "-7", 0)
    with ana.live(f"/api/games/{game}/live") as live:
        snapshot = heard(live, "snapshot")["snapshot"]
        while snapshot["to_act"] != "first":
            snapshot = heard(live, "entry")["snapshot"]
        ana.post(f"/api/games/{game}/draw")
        assert heard(live, "entry")["entry"].startswith("draw:first")
        assert heard(live, "entry")["entry"].startswith("decline:")
        ana.post(f"/api/games/{game}/takeback", json={"to": 0})
        assert heard(live, "entry")["entry"] == "back?:first:0"
        assert heard(live, "entry")["entry"] == "back:0"
    assert player_id(ana)


@pytest.mark.parametrize(
    ("options", "status", "words"),
    [
        (["--strength", "godlike"], 2, "'godlike'"),
        (["--games", "many"], 2, "--games"),
        (["--server", "localhost:8016"], 2, "http://localhost:8016"),
    ],
)
def test_bad_options(options: list[str], status: int, words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fourfold", "bot", "--server", "http://127.0.0.1:9", *options],
        capture_output=True, text=True, check=False, timeout=60,
        env={**os.environ, "FOURFOLD_TOKEN": "ff_x", "FOURFOLD_LANG": "en"},
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (status, "")
    assert words in done.stderr


def test_without_a_token_or_with_a_bad_one(server: Server, bots: Start) -> None:
    bot = bots(server.url, "")
    _, err = bot.communicate(timeout=60)
    assert bot.returncode == 2
    assert "--token" in err
    bot = bots(server.url, "ff_nonsense")
    _, err = bot.communicate(timeout=60)
    assert bot.returncode == 1
    assert "unknown" in err
    assert "ff_nonsense" not in err
