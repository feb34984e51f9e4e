"""A club with a database of its own, and its commands."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

Row = dict[str, Any]


class Club:
    """Runs `fourfold tournament …` on a database."""

    def __init__(self, run: Run, database: Path) -> None:
        self.database = database
        self._run = run

    def does(self, *words: object) -> str:
        """What a command prints that succeeds."""
        result = self._run("tournament", *words)
        assert result.exit_code == 0, (words, result.output)
        return result.stdout

    def fails(
        self,
        *words: object,
        status: int = 2,
        language: str = "en",
        answers: list[str] | None = None,
    ) -> str:
        """What a command complains about."""
        result = self._run("--lang", language, "tournament", *words, stdin=answers)
        assert result.exit_code == status, (words, result.output, result.exception)
        # The runner shows what is typed, as a terminal does.
        assert result.stdout.split() == (answers or [])
        assert "Traceback" not in result.stderr
        return result.stderr

    def attempts(self, *words: object) -> int:
        """The exit status of a command that may be refused."""
        return self._run("tournament", *words).exit_code

    def says(self, language: str, *words: object) -> str:
        """What a command prints in a language."""
        result = self._run("--lang", language, "tournament", *words)
        assert result.exit_code == 0, (words, result.output, result.exception)
        return result.stdout

    def rows(self, *words: object) -> list[Row]:
        """The JSON objects that a command writes."""
        return [json.loads(line) for line in self.does(*words, "--json").splitlines()]

    def open_games(self) -> list[Row]:
        rows = self.rows("pairings")
        return [row for row in rows if row["kind"] == "game" and row["result"] is None]


@pytest.fixture
def club(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Club:
    database = tmp_path / "club.db"
    monkeypatch.setenv("FOURFOLD_DATABASE", str(database))
    monkeypatch.delenv("FOURFOLD_TOURNAMENT", raising=False)
    return Club(run, database)


Make = Callable[..., Club]


@pytest.fixture
def six(club: Club) -> Club:
    """A round robin of six, with nobody paired yet."""
    club.does("new", "Club evening", "--players", 6)
    club.does("enter", "Ana Alvarez", "Anna Berg", "Cem Can", "Dora Döring", "Łukasz Nowak", "Finn")
    return club
