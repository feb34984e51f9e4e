"""`fourfold book`: list, verify, build, and go on after a stop."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import (
    Open,
    Real,
    Run,
    end,
)
from tests.engine.shelves import constant_book

from fourfold import _native
from fourfold.engine.books import building
from fourfold.engine.books.building import class_total
from fourfold.engine.books.reading import book_directory
from fourfold.locales import LANGUAGES


def information(run: Run, *arguments: object) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run("book", "info", "--json", *arguments).stdout)
    return found


def test_information_in_json(run: Run) -> None:
    found = information(run)
    assert len(found) == 64
    for each in found:
        assert list(each) == ["level", "traits", "file", "bytes", "placed", "error"]
        deep = each["level"] == "1" and each["traits"] >= 3
        assert (each["placed"], each["error"]) == (5 if deep else 4, None)
        assert Path(each["file"]).stat().st_size == each["bytes"]
    assert [each["traits"] for each in found] == [4] * 16 + [3] * 16 + [2] * 16 + [1] * 16
    assert [each["level"] for each in found][:6] == ["1", "1:2", "1:3", "1:4", "2:1", "2"]


def test_information_for_people(run: Run) -> None:
    result = run("book", "info")
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert lines[0].split() == ["Traits", "Level", "Placed", "Entries", "Bytes"]
    assert len(lines) == 66
    assert max(map(len, lines)) <= 80


def test_missing_and_damaged_books(run: Run, tmp_path: Path) -> None:
    shutil.copytree(book_directory(), tmp_path, dirs_exist_ok=True)
    (tmp_path / "2-2.book").unlink()
    (tmp_path / "4-1.book").write_bytes((tmp_path / "4-1.book").read_bytes()[:-3])
    (tmp_path / "3-3-2.book").write_bytes((tmp_path / "3-3-1.book").read_bytes())
    result = run("book", "info", "--directory", tmp_path)
    assert result.exit_code == 1
    assert "No such file" in result.stdout
    wrong = [e for e in information(run, "--directory", tmp_path) if e["error"]]
    assert [(e["level"], e["traits"]) for e in wrong] == [("2", 4), ("4:1", 4), ("3", 2)]
    assert "with 1 traits" in wrong[-1]["error"]
    result = run("book", "verify", "--samples", "0", "--directory", tmp_path)
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 61
    assert len(result.stderr.splitlines()) == 3
    assert f"fourfold book verify: {tmp_path / '2-2.book'}: No such file" in result.stderr


def test_the_directory_variable(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOURFOLD_BOOKS", str(tmp_path))
    result = run("book", "info")
    assert result.exit_code == 1
    assert result.stdout.count("No such file") == 64


def test_verifying_right_books(run: Run) -> None:
    levels = ("--level", "4", "--level", "4:1")
    result = run("book", "verify", *levels, "--traits", "4", "--traits", "2", "--samples", "4")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        f"{name}: 4 checked against the search, 0 wrong" for name in ("4:1", "4", "4-1-2", "4-4-2")
    ]


def test_verifying_finds_wrong_values(run: Run, tmp_path: Path) -> None:
    (tmp_path / "4-4.book").write_bytes(constant_book((4, 4)))
    arguments = ("--level", "4", "--traits", "4", "--samples", "10", "--directory", tmp_path)
    result = run("book", "verify", *arguments)
    assert result.exit_code == 1
    told = result.stderr.splitlines()
    assert told
    assert all("4: the book and the search disagree at " in line for line in told)
    assert result.stdout == f"4: 10 checked against the search, {len(told)} wrong\n"
    other = run("book", "verify", *arguments, "--seed", "2")
    assert other.stderr != result.stderr


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["verify", "--samples", "x"], "'x'"),
        (["verify", "--samples", "-1"], "'-1'"),
        (["verify", "--seed", "1.5"], "'1.5'"),
        (["verify", "--level", "5"], "'5'"),
        (["verify", "--traits", "0"], "'0'"),
        (["build", "--directory", "b", "--traits", "x"], "'x'"),
        (["build"], "--directory"),
        (["build", "--directory", "b", "--threads", "0"], "--threads"),
        (["build", "--directory", "b", "--memory", "0"], "--memory"),
        (["build", "--directory", "b", "--level", "4:"], "'4:'"),
        (["burn"], "burn"),
    ],
)
def test_bad_options(
    run: Run,
    arguments: list[str],
    word: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("book", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert word in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Run, language: str, tmp_path: Path) -> None:
    assert run("--lang", language, "book", "info").exit_code == 0
    result = run(
        "--lang", language, "book", "verify", "--level", "4", "--traits", "4", "--samples", "1"
    )
    assert result.exit_code == 0
    (tmp_path / "4-4.book").write_bytes(constant_book((4, 4)))
    arguments = ("--level", "4", "--traits", "4", "--samples", "3", "--directory", tmp_path)
    assert run("--lang", language, "book", "verify", *arguments).exit_code == 1


# Building ---------------------------------------------------------------------------------------


def put_values(work: Path, *names: str, length: int | None = None) -> None:
    work.mkdir(parents=True, exist_ok=True)
    for name in names:
        levels = (int(name[0]), int(name[2]))
        (work / f"{name}.values").write_bytes(bytes(length or class_total(levels)))


def test_finished_values_make_a_book_at_once(run: Run, tmp_path: Path) -> None:
    put_values(tmp_path / "books" / "work", "4-1", "1-4")
    result = run(
        "book", "build", "--level", "4:1", "--traits", "4", "--directory", tmp_path / "books"
    )
    assert (result.exit_code, result.stderr) == (0, "")
    path = tmp_path / "books" / "4-1.book"
    assert result.stdout == f"{path}\n"
    assert _native.Shelf().add(path.read_bytes()) == (4, 1, 4, 4)
    assert not (tmp_path / "books" / "1-4.book").exists()


def test_another_folder_for_the_work(run: Run, tmp_path: Path) -> None:
    put_values(tmp_path / "work", "4-4")
    arguments = ("--directory", tmp_path / "books", "--work", tmp_path / "work")
    assert run("book", "build", "--level", "4", "--traits", "4", *arguments).exit_code == 0
    assert [path.name for path in (tmp_path / "books").iterdir()] == ["4-4.book"]


def test_values_that_cannot_be(run: Run, tmp_path: Path) -> None:
    put_values(tmp_path / "work", "4-4", length=class_total((4, 4)) + 1)
    result = run("book", "build", "--level", "4", "--traits", "4", "--directory", tmp_path)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "4:4 are not finished" in result.stderr
    (tmp_path / "work" / "4-4.values").write_bytes(b"\7" * class_total((4, 4)))
    result = run("book", "build", "--level", "4", "--traits", "4", "--directory", tmp_path)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("fourfold book build: ")


def test_nowhere_to_write(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run(
        "book", "build", "--level", "4", "--traits", "4", "--directory", tmp_path / "file" / "books"
    )
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("fourfold book build: cannot write ")


def wait_for(path: Path, size: int, process: subprocess.Popen[str]) -> None:
    deadline = time.monotonic() + 120
    while not path.exists() or path.stat().st_size < size:
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_build_that_is_stopped_goes_on(real: Real, tmp_path: Path, how: signal.Signals) -> None:
    path = tmp_path / "work" / "4-1.values"
    arguments = (
        "book",
        "build",
        "--level",
        "4:1",
        "--traits",
        "4",
        "--directory",
        tmp_path,
        "--threads",
        "1",
    )
    process = real(*arguments)
    wait_for(path, 2 * building.SHARD, process)
    process.send_signal(how)
    status, out, err = end(process)
    assert (status, out, err) == (130 if how is signal.SIGINT else -how, "", "")
    before = path.read_bytes()
    assert not list(tmp_path.glob("*.book"))
    os.truncate(path, len(before) - 5)  # as if the last write had not been whole
    again = real(*arguments)
    wait_for(path, len(before) + building.SHARD, again)
    again.send_signal(signal.SIGINT)
    assert end(again)[0] == 130
    after = path.read_bytes()
    assert after[: len(before)] == before
    status, values = _native.solve_classes(
        4,
        1,
        4,
        0,
        len(after),
        threads=1,
        table=_native.Table(2**24),
        handle=_native.Handle(),
        later=None,
    )
    assert (status, values) == (0, after)


def test_a_build_shows_its_progress(open_terminal: Open, tmp_path: Path) -> None:
    terminal = open_terminal(
        "book", "build", "--level", "4:1", "--traits", "4", "--directory", tmp_path
    )
    terminal.until("4:1")
    terminal.until("/396900")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130


def test_ctrl_c_while_verifying(open_terminal: Open) -> None:
    terminal = open_terminal(
        "book", "verify", "--samples", "100000", "--level", "4", "--traits", "4"
    )
    terminal.until("/100000")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130


@pytest.mark.long
def test_a_build_that_was_killed_makes_the_shipped_book(real: Real, tmp_path: Path) -> None:
    path = tmp_path / "work" / "4-1.values"
    arguments = (
        "book",
        "build",
        "--level",
        "4:1",
        "--traits",
        "4",
        "--directory",
        tmp_path,
        "--threads",
        "2",
    )
    process = real(*arguments)
    wait_for(path, 20 * building.SHARD, process)
    process.kill()
    end(process)
    again = real(*arguments)
    out, err = again.communicate(timeout=600)
    assert (again.returncode, out, err) == (0, f"{tmp_path / '4-1.book'}\n", "")
    assert (tmp_path / "4-1.book").read_bytes() == (book_directory() / "4-1.book").read_bytes()
