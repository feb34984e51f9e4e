"""The commands of docs/api.md, run as they stand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.server.running import Server

DOCUMENT = Path(__file__).parents[3] / "docs" / "api.md"


def blocks(language: str) -> list[str]:
    text = DOCUMENT.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_documented_game_can_be_played_and_watched(server: Server, tmp_path: Path) -> None:
    played, _ = blocks("sh")
    _, watching = blocks("python")
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
