"""Saving and resuming games: nothing is lost, nothing is written over."""

import os
import stat
import threading
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from fourfold import Record
from fourfold.cli.terminal.files import write_safely


def told(text: str) -> str:
    """The text on one line, so that it does not matter where it was wrapped."""
    return " ".join(text.split())


def kept(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


def test_the_file_is_there_from_the_start_and_after_every_action(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    for lines, turns in ([], []), (["7"], ["-7"]), (["7", "c2"], ["-7", "c2"]):
        result = run("play", "--save", path, stdin=lines)
        assert result.exit_code == 0
        assert "The game is saved in" in result.stdout
        assert [str(turn) for turn in kept(path).game.turns] == turns
        assert list(tmp_path.iterdir()) == [path]
        path.unlink()


def test_resuming(run: Run, tmp_path: Path) -> None:
    path, other = tmp_path / "game.qgn", tmp_path / "other.qgn"
    run("play", "--save", path, "--first", "Ana", "--level", "2", stdin=["7", "c2"])
    result = run("play", "--resume", path, stdin=["-5"])
    assert result.exit_code == 0
    assert "Ana: Place this piece" in result.stdout
    assert [str(turn) for turn in kept(path).game.turns] == ["-7", "c2-5"]
    assert kept(path).game.rules.levels == (2, 2)
    assert run("play", "--resume", path, "--save", other, stdin=["d2"]).exit_code == 0
    assert len(kept(path).game.turns) == 2
    assert len(kept(other).game.turns) == 3


def test_undo_goes_back_before_a_resumed_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    path.write_text('[First "Ana"]\n\n{a} 1. -7 {b} 2. c2-5 {c} *\n', encoding="utf-8")
    run("play", "--resume", path, stdin=["undo", "undo", "d2"])
    record = kept(path)
    assert [str(turn) for turn in record.game.turns] == ["-7", "d2"]
    assert record.comments == ((0, "a"), (1, "b"), (2, "c"))
    assert record.first == "Ana"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "No such file"),
        ("", "contains 0 games"),
        ("1. -7 *\n\n1. -7 *\n", "contains 2 games"),
        ("1. -7 1-0\n", "Reason"),
        ("1. -7 2. c2-7 *\n", "turn 2"),
        ('[Level "9"]\n\n1. -7 *\n', "tags"),
        ('[Reason "time"]\n\n1. -7 1-0\n', "is over (1-0)"),
    ],
)
def test_what_cannot_be_resumed(run: Run, tmp_path: Path, text: str | None, words: str) -> None:
    path = tmp_path / "game.qgn"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    result = run("play", "--resume", path)
    assert result.exit_code == 2
    assert words in result.stderr
    assert (path.read_text(encoding="utf-8") if text is not None else None) == text


def test_no_file_is_ever_written_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("precious", encoding="utf-8")
    result = run("play", "--save", path)
    assert result.exit_code == 2
    assert "--resume" in result.stderr
    named = run("play", stdin=["7", f"save {path}", "quit", str(path), str(tmp_path / "new.qgn")])
    assert named.stdout.count("choose another name") == 2
    assert path.read_text(encoding="utf-8") == "precious"
    assert len(kept(tmp_path / "new.qgn").game.turns) == 1


def test_save_by_name_keeps_the_game_there(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my game.qgn"
    run("play", stdin=["7", f"save {path}", "c2", "save"])
    assert [str(turn) for turn in kept(path).game.turns] == ["-7", "c2"]


def test_places_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "game.qgn"
    result = run("play", "--save", nowhere)
    assert result.exit_code == 2
    assert "cannot write" in result.stderr
    played = run("play", stdin=[f"save {nowhere}", "7"])
    assert "cannot write" in told(played.stdout)
    assert "gives Player 2 the short light square hollow piece (7)" in played.stdout


def test_a_safe_write_keeps_links_and_permissions(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old", encoding="utf-8")
    target.chmod(0o640)
    link.symlink_to(target)
    write_safely(link, "new")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    with pytest.raises(UnicodeEncodeError):
        write_safely(target, "\udcff")
    assert target.read_text(encoding="utf-8") == "new"
    assert sorted(tmp_path.iterdir()) == [link, target]


def test_what_is_no_file_is_written_to_and_never_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got: list[str] = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_text(encoding="utf-8")))
    reader.start()
    write_safely(pipe, "a game\n")
    reader.join(10)
    assert got == ["a game\n"]
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]
