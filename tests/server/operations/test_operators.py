"""`fourfold account` and `fourfold db` beside a server that runs, on both databases."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text, update
from tests.server.accounts import (
    PASSWORD,
    me,
    player_id,
    sign_in,
    sign_up,
)
from tests.server.conftest import BACKENDS
from tests.server.people.test_standings import in_database, play
from tests.server.playing import TURNS, begin, seats
from tests.server.playing import play as play_turns
from tests.server.running import Server, run_in_thread
from typer.testing import CliRunner, Result

from fourfold.cli.app import app
from fourfold.locales import LANGUAGES
from fourfold.server import Settings
from fourfold.server.store import people, schema

Run = Callable[..., Result]


@pytest.fixture
def run(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command on the database of this test."""
    monkeypatch.setenv("FOURFOLD_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("FOURFOLD_DATABASE", settings.database)

    def invoke(*arguments: object, stdin: str = "") -> Result:
        return CliRunner().invoke(app, [str(a) for a in arguments], input=stdin)

    return invoke


# Accounts -----------------------------------------------------------------------------------------


def test_accounts_are_listed(server: Server, run: Run) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    server.client().post("/api/me", json={"name": "Somebody"})
    play(ana, ben)
    ben.post(f"/api/players/{player_id(ana)}/report", json={"reason": "name"})
    found = [json.loads(line) for line in run("account", "list", "--json").stdout.splitlines()]
    assert [(a["name"], a["games"], a["reports"], a["blocked"]) for a in found] == [
        ("Anneke", 1, 1, None),
        ("Bertil", 1, 0, None),
    ]
    shown = run("account", "list").stdout
    assert "Anneke" in shown
    assert player_id(ben) in shown
    assert "Somebody" not in shown


def test_a_reset_gives_a_code_that_sets_a_password(server: Server, run: Run) -> None:
    ana = sign_up(server, "Anneke")
    token = ana.post("/api/tokens", json={"name": "bot"}).json()["token"]
    made = json.loads(run("account", "reset", "anneke", "--json").stdout)
    assert made["name"] == "Anneke"
    assert me(ana)["player"] is None
    assert server.client().get("/api/me", headers={"Authorization": f"Bearer {token}"}).is_error
    assert sign_in(server.client(), "Anneke") == 401
    body = {"name": "Anneke", "code": made["recovery_code"], "password": "a new good password"}
    assert server.client().post("/api/session/recover", json=body).status_code == 200
    assert server.client().post("/api/session/recover", json=body).status_code == 401
    shown = run("account", "reset", "Anneke")
    assert "signed out everywhere" in shown.stdout


def test_renaming(server: Server, run: Run) -> None:
    ana = sign_up(server, "Anneke")
    sign_up(server, "Bertil")
    guest = server.client()
    guest.post("/api/me", json={"name": "Gustav"})
    assert run("account", "rename", "Anneke", "Annika").stdout == "Anneke is now called Annika.\n"
    assert me(ana)["player"]["name"] == "Annika"
    assert sign_in(server.client(), "Annika") == 200
    assert run("account", "rename", player_id(guest), "Gusti").exit_code == 0
    assert me(guest)["player"]["name"] == "Gusti"
    for new, words in (("bertil", "Bertil"), ("x", "at least 2"), ("admin", "reserved")):
        result = run("account", "rename", "Annika", new)
        assert result.exit_code == 1
        assert words.lower() in result.stderr.lower()
    assert me(ana)["player"]["name"] == "Annika"


def test_blocking(server: Server, run: Run) -> None:
    ana = sign_up(server, "Anneke")
    assert run("account", "block", "Anneke").stdout == "Anneke has been blocked.\n"
    assert me(ana)["player"] is None
    answer = server.client().post("/api/session", json={"name": "Anneke", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
    assert sign_in(server.client(), "Anneke", "wrong password") == 401
    assert "Anneke" in run("account", "list").stdout
    assert run("account", "block", "Anneke", "--undo").exit_code == 0
    assert sign_in(server.client(), "Anneke") == 200


def test_deleting(server: Server, run: Run) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    live, _ = begin(ana, ben)
    kept = run("account", "delete", "Anneke", stdin="no\n")
    assert kept.exit_code == 1
    assert sign_in(server.client(), "Anneke") == 200
    assert run("account", "delete", "Anneke", stdin="yes\n").exit_code == 0
    assert sign_in(server.client(), "Anneke") == 401
    assert run("account", "delete", "Bertil", "--yes").exit_code == 0
    with run_in_thread(server.settings) as other:
        game = other.client().get(f"/api/games/{live}").json()
    assert game["outcome"]["reason"] == "resignation"
    assert {p["kind"] for p in game["players"].values()} == {"deleted"}


def test_unknown_names(server: Server, run: Run) -> None:
    guest = server.client()
    guest.post("/api/me", json={"name": "Gustav"})
    for command in (["reset"], ["block"], ["delete", "--yes"]):
        result = run("account", *command, "Nobody Here")
        assert result.exit_code == 1
        assert "'Nobody Here'" in result.stderr
    assert run("account", "reset", player_id(guest)).exit_code == 1


def test_a_database_that_is_not_there(run: Run, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.db"
    for command in (
        ["account", "list"],
        ["db", "check"],
        ["db", "backup", tmp_path / "copy.db"],
    ):
        result = run(*command, "--database", nowhere)
        assert result.exit_code == 1
        assert "nowhere.db" in result.stderr
    assert not nowhere.exists()
    result = run("db", "check", "--database", "mysql://x/y")
    assert (result.exit_code, "postgresql" in result.stderr) == (2, True)
    result = run("db", "check", "--database", "postgresql://nobody@127.0.0.1:9/none")
    assert result.exit_code == 1
    assert "cannot be used" in result.stderr


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    "command",
    [
        ("account", "list"),
        ("account", "block", "Ana"),
        ("db", "check"),
        ("db", "upgrade"),
        ("db", "backup", "copy.db"),
        ("serve", "--port", 0),
    ],
    ids=lambda command: " ".join(map(str, command)),
)
def test_a_database_that_cannot_be_used_is_named_in_one_line(
    run: Run, tmp_path: Path, command: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "place"
    place.mkdir()
    monkeypatch.chdir(place)
    (place / "junk.db").write_text("this is no database, however long one looks at it\n" * 9)
    for database, word in (
        ("postgresql://ana:secret@127.0.0.1:9/none", "127.0.0.1"),
        ("postgresql://ana:secret@nowhere.invalid/none", "nowhere.invalid"),
        ("postgresql://ana:secret@[::1/none", "--database (FOURFOLD_DATABASE)"),
        ("postgresql://ana:secret@db:many/none", "--database (FOURFOLD_DATABASE)"),
        (place / "junk.db", "junk.db"),
        (place, str(place)),
    ):
        result = run(*command, "--database", database)
        assert result.exit_code in (1, 2), result.output
        assert isinstance(result.exception, SystemExit), result.exception
        assert word in result.stderr
        assert "secret" not in result.output
        assert len(result.stderr.splitlines()) == 1, result.stderr
    assert sorted(path.name for path in place.iterdir()) == ["junk.db"]


def test_a_database_of_a_newer_program(settings: Settings, run: Run) -> None:
    def leap(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with run_in_thread(settings) as server:
        in_database(server, leap)
    for command in (("serve", "--port", 0), ("account", "list"), ("db", "upgrade")):
        result = run(*command)
        assert (result.exit_code, result.stdout) == (1, "")
        assert isinstance(result.exception, SystemExit)
        assert len(result.stderr.splitlines()) == 1


# The database -------------------------------------------------------------------------------------


def test_upgrading(run: Run, tmp_path: Path) -> None:
    new = tmp_path / "new.db"
    result = run("db", "upgrade", "--database", new)
    assert result.exit_code == 0
    assert "is now at step" in result.stdout
    assert "is already up to date" in run("db", "upgrade", "--database", new).stdout
    assert run("db", "upgrade").exit_code == 0


def test_a_backup_while_a_server_works_and_going_back(
    server: Server, run: Run, tmp_path: Path
) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    play(ana, ben, rated=True)
    copy = tmp_path / "copy"
    stop = threading.Event()

    def work() -> None:
        while not stop.is_set():
            server.client().post("/api/me")

    worker = threading.Thread(target=work)
    worker.start()
    try:
        result = run("db", "backup", copy)
    finally:
        stop.set()
        worker.join()
    assert result.exit_code == 0, result.stderr
    assert copy.stat().st_size > 1000
    assert not list(tmp_path.glob("*.part"))
    again = run("db", "backup", copy)
    assert (again.exit_code, "--force" in again.stderr) == (1, True)
    assert run("db", "backup", copy, "--force").exit_code == 0
    ana.request("DELETE", "/api/account", json={"password": PASSWORD})
    refused = run("db", "restore", copy)
    assert refused.exit_code == 1
    server.close_clients()


@pytest.fixture
def idle(settings: Settings, tmp_path: Path) -> tuple[Settings, Path, str]:
    """A database with a rated game, its server stopped; a place for a copy."""
    with run_in_thread(settings) as server:
        ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
        game, snapshot = begin(ana, ben, rated=True)
        first, second = seats(ana, ben, snapshot).values()
        play_turns(first, second, game, TURNS)
    return settings, tmp_path / "copy", game


def test_restoring(idle: tuple[Settings, Path, str], run: Run) -> None:
    settings, copy, game = idle
    assert run("db", "backup", copy).exit_code == 0
    assert run("account", "delete", "Anneke", "--yes").exit_code == 0
    used = run("db", "restore", copy)
    assert (used.exit_code, "--force" in used.stderr) == (1, True)
    result = run("db", "restore", copy, "--force")
    assert result.exit_code == 0, result.stderr
    with run_in_thread(settings) as server:
        assert sign_in(server.client(), "Anneke") == 200
        assert server.client().get(f"/api/games/{game}").json()["outcome"]["result"] == "1-0"
        result = run("db", "check")
        assert result.exit_code == 0, result.stdout


@pytest.mark.parametrize("backend", BACKENDS[:1], indirect=True)
def test_what_is_no_backup_changes_nothing(idle: tuple[Settings, Path, str], run: Run) -> None:
    settings, copy, _ = idle
    before = Path(settings.database).read_bytes()
    copy.write_text("no database at all, but long enough to be looked at" * 100)
    for source, words in (
        (copy, "not a complete database"),
        (copy.with_name("none"), "nothing found at"),
    ):
        result = run("db", "restore", source, "--force")
        assert result.exit_code == 1
        assert words in result.stderr
    assert run("db", "backup", copy, "--force").exit_code == 0
    whole = copy.read_bytes()
    copy.write_bytes(whole[: len(whole) // 2])
    assert run("db", "restore", copy, "--force").exit_code == 1
    assert Path(settings.database).read_bytes() == before
    assert run("db", "backup", copy.parent / "no" / "folder").exit_code == 1


@pytest.mark.parametrize("backend", BACKENDS[1:], indirect=True)
def test_without_the_tools_of_postgresql(
    settings: Settings, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tools are looked for where programs are; here that is nowhere."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("fourfold.server.operations.backups._DEBIAN", tmp_path)
    result = run("db", "backup", tmp_path / "copy")
    assert result.exit_code == 1
    assert "pg_dump is not installed" in result.stderr
    assert "postgresql-client" in result.stderr
    assert settings.database


@pytest.mark.usefixtures("idle")
def test_a_whole_database_passes_the_check(run: Run) -> None:
    result = run("db", "check")
    assert result.exit_code == 0, result.stdout
    assert result.stdout == "Games: 1, entries: 9, accounts: 2.\nNo problems found.\n"
    summary = json.loads(run("db", "check", "--json").stdout)
    assert summary == {"games": 1, "entries": 9, "accounts": 2, "faults": 0}
    for language in LANGUAGES:
        assert run("--lang", language, "db", "check").exit_code == 0


def test_every_kind_of_damage_is_found(idle: tuple[Settings, Path, str], run: Run) -> None:
    settings, _, game = idle
    server = Server("", settings)
    damages: list[tuple[str, str]] = [
        ("UPDATE game SET result = '0-1'", "result is '0-1'"),
        ("UPDATE game SET status = 'playing'", "status is 'playing'"),
        ("UPDATE game SET placed = 3", "placed is 3"),
        ("UPDATE game SET number = 8", "number is 8"),
        ("UPDATE game SET reason = 'time'", "reason is 'time'"),
        ("DELETE FROM entry WHERE number = 4", "entry 4 comes next"),
        ("UPDATE entry SET entry = 'a4' WHERE number = 8", "'playing' follows from the log"),
        ("UPDATE entry SET entry = 'c2' WHERE number = 8", "cannot stand here"),
        ("UPDATE entry SET time = 5 WHERE number = 3", "time runs forwards"),
        ("UPDATE rating SET rating = 1900", "differs from its last game's"),
        ("UPDATE player SET name = 'Zacharias' WHERE name = 'Anneke'", "'Zacharias'"),
        ("DELETE FROM name_key", "other names are kept as taken"),
    ]
    for damage, words in damages:
        kept = in_database(server, _remember)[0]
        in_database(server, partial(_damage, damage))
        result = run("db", "check")
        assert result.exit_code == 1, damage
        assert words in result.stdout, damage
        lines = [json.loads(line) for line in run("db", "check", "--json").stdout.splitlines()]
        assert lines[-1]["faults"] == len(lines) - 1 > 0
        in_database(server, partial(_repair, kept))
        assert run("db", "check").exit_code == 0, damage
    assert game


_TABLES = (schema.player, schema.game, schema.entry, people.name_key, people.rating)


def _remember(connection: Connection) -> list[list[dict[str, object]]]:
    return [
        [dict(row) for row in connection.execute(table.select()).mappings()] for table in _TABLES
    ]


def _damage(statement: str, connection: Connection) -> None:
    connection.execute(text(statement))


def _repair(kept: list[list[dict[str, object]]], connection: Connection) -> None:
    for table, rows in zip(_TABLES, kept, strict=True):
        keys = [column.name for column in table.primary_key]
        for row in rows:
            where = [table.c[key] == row[key] for key in keys]
            if not connection.execute(update(table).where(*where).values(**row)).rowcount:
                connection.execute(table.insert().values(**row))
