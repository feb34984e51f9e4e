"""The command as a process of its own: signals, pipes, terminals, languages."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fourfold.locales import LANGUAGES

from .conftest import COMMAND, Open, Real, Run, end, wait_for, wait_until_idle

COMMANDS = ["show", "replay", "perft", "patterns", "new", "play", "solve", "atlas", "bench"]
BOOK_COMMANDS = ["book info", "book verify", "book build"]
SERVER_COMMANDS = ["serve", "bot", "lot check"]
ACCOUNT_COMMANDS = [f"account {name}" for name in ("list", "reset", "rename", "block", "delete")]
DATABASE_COMMANDS = [f"db {name}" for name in ("upgrade", "backup", "restore", "check")]
GAME = "1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2!a2b2c2d2 1-0\n"


@pytest.mark.parametrize(
    "command",
    COMMANDS + BOOK_COMMANDS + SERVER_COMMANDS + ACCOUNT_COMMANDS + DATABASE_COMMANDS,
)
def test_help_with_examples(run: Run, command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert "Examples:" in result.stdout
    assert f"  fourfold {command}" in result.stdout


def test_version_and_usage(real: Real, run: Run) -> None:
    status, out, err = end(real("--version"))
    assert (status, err) == (0, "")
    assert re.fullmatch(r"fourfold \d+\.\d+\.\d+\n", out)
    status, out, err = end(real("show", "x"))
    assert (status, out) == (2, "")
    assert err.startswith("fourfold show: POSITION: cannot read 'x'")
    misspelt = run("shwo")
    assert (misspelt.exit_code, misspelt.stdout) == (2, "")
    assert "There is no command 'shwo'. Did you mean 'show'?" in misspelt.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Run, language: str) -> None:
    shown = run("--lang", language.upper(), "show", "01../23../..../.... 9", "--level", "2")
    assert shown.exit_code == 0
    assert max(map(len, shown.stdout.split("\n"))) <= 80
    played = run("--lang", language, "play", stdin=["help", "x", "7", "d5", "a1", "undo", "resign"])
    assert played.exit_code == 0, played.exception
    assert run("--lang", language, "patterns", "--level", "4").exit_code == 0
    assert run("--lang", language, "perft", "--depth", "x").exit_code == 2


def test_a_language_nobody_translated(run: Run) -> None:
    result = run("--lang", "tlh", "show")
    assert result.exit_code == 2
    assert "tlh" in result.stderr
    assert "fr" in result.stderr


def test_the_system_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOURFOLD_LANG", "")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "lignes" in run("patterns").stdout
    assert "rows" in run("--lang", "en", "patterns").stdout


def test_json_is_never_translated(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.qgn").write_text(f"{GAME}\n1. -7 2. c2-7 *\n", encoding="utf-8")
    french = run("--lang", "fr", "replay", "--json", tmp_path)
    assert french.stdout == run("--lang", "en", "replay", "--json", tmp_path).stdout
    assert json.loads(french.stdout.split("\n")[0])["traits"] == ["light", "square"]


def test_ctrl_c_in_a_game_keeps_it(real: Real, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    process = real("play", "--save", path)
    assert process.stdin is not None
    process.stdin.write("-7\nc2\n")
    process.stdin.flush()
    wait_for("the game to be kept", lambda: path.exists() and "c2 *" in path.read_text("utf-8"))
    wait_until_idle(process)
    process.send_signal(signal.SIGINT)
    status, out, err = end(process)
    assert (status, err) == (130, "")
    assert f"The game is saved in {path}." in out
    assert path.read_text(encoding="utf-8").endswith("1. -7 2. c2 *\n")


def test_a_closed_pipe(real: Real, tmp_path: Path) -> None:
    path = tmp_path / "many.qgn"
    path.write_text("\n".join([GAME] * 2000), encoding="utf-8")
    for option in (["--json"], [], ["--step"]):
        process = real("replay", path, *option)
        assert process.stdout is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.wait(timeout=60) == -signal.SIGPIPE
        assert process.stderr is not None
        assert process.stderr.read() == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize(
    ("command", "lines"),
    [
        ("--help", ""),
        ("perft --depth 2", ""),
        ("patterns", ""),
        ("engine", "isready\n"),
        ("engine", "go depth 2\n"),
        ("engine", "go infinite\nstop\nisready\n"),
    ],
)
def test_a_full_disk_under_the_output(command: str, lines: str) -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(
            [*COMMAND, "--lang", "en", *command.split()],
            input=lines.encode(),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    assert result.stderr == b"fourfold: cannot write stdout: No space left on device\n"
    assert result.returncode == 2


def test_importing_the_package_loads_no_terminal_library() -> None:
    code = "import sys, fourfold.cli; print({'rich', 'typer'} & set(sys.modules))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "set()\n"


def test_stepping_through_a_game_on_a_terminal(open_terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    path.write_text(f"{GAME}\n{GAME}", encoding="utf-8")
    terminal = open_terminal("replay", "--step", path)
    terminal.until("q: quit")
    terminal.press(" ")
    assert "1/5: -7" in terminal.until("q: quit")
    terminal.press("\r")
    assert "2/5: c2-5" in terminal.until("q: quit")
    terminal.press("b")
    assert "1/5: -7" in terminal.until("q: quit")
    terminal.press("x    ")
    terminal.until("5/5: a2!a2b2c2d2")
    terminal.until("q: quit")
    terminal.press(" ")
    assert "game.qgn 2" in terminal.until("q: quit")
    terminal.press("q")
    assert terminal.end() == 0


def test_ctrl_c_while_stepping(open_terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    path.write_text(GAME, encoding="utf-8")
    terminal = open_terminal("replay", "--step", path)
    terminal.until("q: quit")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130


def test_playing_on_a_terminal(open_terminal: Open) -> None:
    terminal = open_terminal("play", "--first", "Ana")
    terminal.until("Ana> ")
    terminal.press("7\r")
    terminal.until("Player 2> ")
    terminal.press("resign\r")
    terminal.until("Ana wins")
    terminal.until("Enter for no:")
    terminal.press("\r")
    assert terminal.end() == 0


def test_a_long_count_shows_its_progress_and_ctrl_c_ends_it(open_terminal: Open) -> None:
    terminal = open_terminal("perft", "--depth", "13")
    terminal.until("0/16")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130
    assert "Traceback" not in terminal.seen
