"""The commands of docs/api.md, run as they stand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

from tests.server.accounts import sign_up
from tests.server.running import Server
from tests.server.tournaments.programs import make_token

DOCUMENT = Path(__file__).parents[3] / "docs" / "api.md"


def blocks(language: str) -> list[str]:
    text = DOCUMENT.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_documented_game_can_be_played_and_watched(server: Server, tmp_path: Path) -> None:
    played, _ = blocks("sh")
    watching, _ = blocks("python")
    environment = {**os.environ, "URL": server.url}
    script = f"set -euo pipefail\n{played}\necho GAME=$GAME"
    game = subprocess.run(
        ["/bin/bash", "-c", script],
        cwd=tmp_path,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert game.returncode == 0, game.stdout + game.stderr
    lines = game.stdout.splitlines()
    assert lines[0] == "..../..../..../.... 7"
    assert "'reason': 'quarto'" in game.stdout
    assert '[Result "1-0"]' in game.stdout
    name = lines[-1].removeprefix("GAME=")
    watched = subprocess.run(
        [sys.executable, "-c", watching],
        env={**environment, "GAME": name},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert watched.returncode == 0, watched.stderr
    seen = [line.split()[:2] for line in watched.stdout.splitlines()]
    assert seen[0] == ["1", "-7"]
    assert seen[-1] == ["9", "!a2b2c2d2"]


def test_the_documented_tournament_can_be_directed(server: Server, tmp_path: Path) -> None:
    _, directed = blocks("sh")
    done = subprocess.run(
        ["/bin/bash", "-c", f"set -euo pipefail\n{directed}"],
        cwd=tmp_path,
        env={**os.environ, "URL": server.url},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    number, standings, *pairings = done.stdout.splitlines()
    assert number == "1"
    assert "'points': 1.0" in standings
    assert len(pairings) == 3


def test_the_documented_program_plays_a_tournament(server: Server) -> None:
    _, program = blocks("python")
    director = sign_up(server, "Director")
    plan = {
        "name": "Cup",
        "pause": 0,
        "start": round(time.time() * 1000),
        "regulations": {"format": "swiss", "rounds": 1},
    }
    cup = director.post("/api/tournaments", json=plan).json()["id"]
    # Those who play it resign, whoever comes first.
    playing = 'play = lambda http, game: http.post(f"/api/games/{game}/resign")\n'
    adapted = program.replace("http://127.0.0.1:8016", server.url).replace("abcdefghijkl", cup)
    assert adapted.count(cup) == 1
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", playing + adapted],
            env={**os.environ, "FOURFOLD_TOKEN": make_token(server, name)},
            stderr=subprocess.PIPE,
            text=True,
        )
        for name in ("Anneke", "Bertil")
    ]
    for each in programs:
        _, errors = each.communicate(timeout=120)
        assert each.returncode == 0, errors
    over = director.get(f"/api/tournaments/{cup}").json()
    assert over["status"] == "finished"
    assert [game["reason"] for game in over["rounds"][0]["games"]] == ["resignation"]
