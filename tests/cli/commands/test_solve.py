"""`fourfold solve`: answers, bad input in its place, streams, signals."""

from __future__ import annotations

import io
import json
import random
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import (
    Open,
    Real,
    Run,
    end,
    wait_until_idle,
)
from tests.engine.brute import random_position

from fourfold import LEVELS, TRAITS, Position
from fourfold.engine import evaluate, solve
from fourfold.engine.books.reading import book_directory, forget_books
from fourfold.locales import LANGUAGES

MIDDLE = ".4f./c3.0/78../9... a"
WON = "012./456./89../.... 3"
FULL = "0123/4567/89ab/cdef -"
START = "..../..../..../.... 0"


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def asked(run: Run, *arguments: object, stdin: list[str] | None = None) -> list[dict[str, Any]]:
    result = run("solve", *arguments, "--json", stdin=stdin)
    assert result.exit_code == 0, result.stderr
    return lines(result.stdout)


def test_json_has_the_promised_form(run: Run) -> None:
    result = run("solve", WON, "--json")
    assert result.stdout == (
        '{"position": "012./456./89../.... 3", "value": "win", "distance": null, "turns": null}\n'
    )
    (found,) = asked(run, WON, "--distance")
    assert found == {"position": WON, "value": "win", "distance": 1, "turns": None}


def test_a_position_is_answered_in_its_canonical_text(run: Run) -> None:
    (found,) = asked(run, "012.456.89......  LRSH")
    assert found["position"] == WON


def test_turns_with_and_without_distances(run: Run) -> None:
    (plain,) = asked(run, WON, "--turns")
    (timed,) = asked(run, WON, "--turns", "--distance")
    assert timed["turns"][0] == {"turn": "d1", "value": "win", "distance": 1}
    assert (timed["value"], timed["distance"]) == ("win", 1)
    assert plain["distance"] is None
    assert {turn["distance"] for turn in plain["turns"]} == {None}
    values = {turn["turn"]: turn["value"] for turn in timed["turns"]}
    assert {turn["turn"]: turn["value"] for turn in plain["turns"]} == values
    assert len(values) == len(timed["turns"])


def test_gifts_and_a_full_board(run: Run) -> None:
    (gifts,) = asked(run, "012./456./89../.... -", "--turns", "--distance")
    assert {turn["turn"] for turn in gifts["turns"]} == {f"-{piece}" for piece in "37abcdef"}
    by_turn = {turn["turn"]: turn for turn in gifts["turns"]}
    assert by_turn["-3"] == {"turn": "-3", "value": "loss", "distance": 1}
    assert asked(run, FULL, "--turns", "--distance") == [
        {"position": FULL, "value": "draw", "distance": None, "turns": []}
    ]
    assert run("solve", FULL, "--turns").stdout == f"{FULL}  draw\n"


def test_the_last_placement_gives_nothing(run: Run) -> None:
    (found,) = asked(run, "0123/4567/89ab/cde. f", "--turns", "--distance")
    assert [turn["turn"] for turn in found["turns"]] == ["d4"]


def test_a_handicap_is_player_to_act_and_opponent(run: Run) -> None:
    position = "01../4.../..../.... 5"
    (low,) = asked(run, position, "--level", "1:4", "--turns", "--distance")
    assert {"turn": "b2", "value": "loss", "distance": 1} in low["turns"]
    (high,) = asked(run, position, "--level", "4:1", "--turns", "--distance")
    assert high["turns"][0] == {"turn": "b2", "value": "win", "distance": 1}


def test_the_command_says_what_the_engine_says(run: Run) -> None:
    source = random.Random(3)
    for levels in [(1, 1), (2, 2), (3, 3), (4, 4), (1, 4), (3, 2)]:
        traits = TRAITS[: source.randint(1, 4)]
        positions = [
            random_position(source, source.randint(8, 16), hand=source.random() < 0.7)
            for _ in range(25)
        ]
        options = (
            f"--level={levels[0]}:{levels[1]}",
            f"--traits={','.join(map(str, traits))}",
            "--distance",
        )
        told = asked(run, "-", *options, stdin=[str(position) for position in positions])
        for position, found in zip(positions, told, strict=True):
            answer = solve(position, levels, traits, distance=True, book=False)
            assert found["position"] == str(position)
            assert (found["value"], found["distance"]) == (str(answer.value), answer.distance)
    (found,) = asked(run, MIDDLE, "--turns", "--level", "2", "--no-book", "--threads", "2")
    turns = evaluate(MIDDLE, (2, 2)).turns
    assert [(t["turn"], t["value"]) for t in found["turns"]] == [
        (str(t.turn), str(t.value)) for t in turns
    ]


@pytest.mark.parametrize(
    ("words", "positions"),
    [
        ([".4f./c3.0/78../9...", "a"], [MIDDLE]),
        ([".4f.c3.078..9...", "DRSS"], [MIDDLE]),
        (["..../..../..../....", "-"], ["..../..../..../.... -"]),
        ([".4f./c3.0/78../9...", "a", WON, "012./456./89../....", "3"], [MIDDLE, WON, WON]),
        ([WON, MIDDLE], [WON, MIDDLE]),
    ],
)
def test_quotes_may_be_left_out(run: Run, words: list[str], positions: list[str]) -> None:
    assert [found["position"] for found in asked(run, *words)] == positions


def test_a_dash_stands_for_standard_input_among_others(run: Run) -> None:
    found = asked(run, WON, "-", FULL, stdin=[MIDDLE, START])
    assert [each["position"] for each in found] == [WON, MIDDLE, START, FULL]
    assert asked(run, "-", stdin=[]) == []


def test_bad_lines_are_answered_in_their_place(run: Run) -> None:
    given = ["", WON, "00../..../..../.... 1", "   ", "x", FULL, "0123/4567/89ab/cdef 0"]
    result = run("solve", "-", "--json", stdin=given)
    assert result.exit_code == 1
    found = lines(result.stdout)
    assert [each["position"] for each in found] == given
    assert ["error" in each for each in found] == [True, False, True, True, True, False, True]
    assert all(set(each) == {"position", "error"} for each in found if "error" in each)
    assert "not already on the board or in hand" in found[2]["error"]
    assert "the board is full" in found[6]["error"]


def test_bad_lines_for_people_go_to_standard_error_with_their_number(run: Run) -> None:
    result = run("solve", "-", stdin=[WON, "", FULL])
    assert result.exit_code == 1
    assert result.stdout == f"{WON}  win\n{FULL}  draw\n"
    assert result.stderr.startswith("fourfold solve: line 2: cannot read ''")
    result = run("solve", "junk", WON)
    assert (result.exit_code, result.stdout) == (1, f"{WON}  win\n")
    assert result.stderr.startswith("fourfold solve: cannot read 'junk'")


def test_errors_in_json_are_never_translated_nor_endless(run: Run) -> None:
    long = "a" * 1_000_000
    english = run("--lang", "en", "solve", "--json", "-", stdin=[long, "é"])
    french = run("--lang", "fr", "solve", "--json", "-", stdin=[long, "é"])
    assert english.stdout == french.stdout
    first, second = lines(english.stdout)
    assert first["position"] == long
    assert len(first["error"]) < 400
    assert second["position"] == "é"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--threads", "0"], "--threads"),
        (["--threads", "many"], "'many'"),
        (["--level", "5"], "'5'"),
        (["--level", "1:2:3"], "'1:2:3'"),
        (["--traits", "taste"], "'taste'"),
        (["--traits", ""], "--traits"),
        (["--traits", "colour,colour"], "only once"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_bad_options(run: Run, arguments: list[str], word: str) -> None:
    result = run("solve", MIDDLE, *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert word in result.stderr


def test_nothing_to_solve_is_a_mistake(run: Run) -> None:
    result = run("solve")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "POSITION" in result.stderr


def test_for_people(run: Run) -> None:
    result = run("solve", WON, MIDDLE, "--distance")
    assert result.stdout == f"{WON}  win in 1 placement\n{MIDDLE}  draw\n"
    table = run("solve", "012./456./89../.... -", "--turns", "--distance").stdout.splitlines()
    assert table[1].split() == ["Turn", "Value"]
    assert ["-3", "loss", "in", "1", "placement"] in [line.split() for line in table]
    assert max(map(len, table)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Run, language: str) -> None:
    result = run("--lang", language, "solve", WON, FULL, "--turns", "--distance")
    assert result.exit_code == 0
    assert "1" in result.stdout.splitlines()[0]
    assert run("--lang", language, "solve", "-", stdin=["x"]).exit_code == 1


def test_lines_as_other_systems_write_them(real: Real) -> None:
    process = real("solve", "-", "--json")
    assert isinstance(process.stdin, io.TextIOWrapper)
    given = b"\xef\xbb\xbf" + f"{WON}\r\n{FULL}\r\n".encode() + b"\xff\xfe\n\0\n" + MIDDLE.encode()
    process.stdin.buffer.write(given)
    status, out, err = end(process)
    assert (status, err) == (1, "")
    found = lines(out)
    assert [each["position"] for each in found] == [WON, FULL, "\ufffd\ufffd", "\0", MIDDLE]
    assert ["error" in each for each in found] == [False, False, True, True, False]


def test_answers_come_as_the_lines_arrive(real: Real) -> None:
    process = real("solve", "-", "--json")
    assert process.stdin is not None
    assert process.stdout is not None
    for position in (WON, "x", MIDDLE):
        process.stdin.write(f"{position}\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["position"] == position
    assert end(process)[0] == 1


def test_thousands_of_lines_in_order(real: Real) -> None:
    source = random.Random(5)
    positions = [str(random_position(source, source.randint(9, 16))) for _ in range(3000)]
    process = real("solve", "-", "--json", "--level", "3:2")
    out, err = process.communicate("".join(f"{text}\n" for text in positions), timeout=60)
    assert (process.returncode, err) == (0, "")
    assert [found["position"] for found in lines(out)] == positions


def test_ctrl_c_while_reading(real: Real) -> None:
    process = real("solve", "-")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{WON}\n")
    process.stdin.flush()
    assert process.stdout.readline() == f"{WON}  win\n"
    wait_until_idle(process)
    process.send_signal(signal.SIGINT)
    assert end(process) == (130, "", "")


def test_a_closed_pipe(real: Real, tmp_path: Path) -> None:
    path = tmp_path / "positions.txt"
    path.write_text(f"{WON}\n" * 20_000, encoding="utf-8")
    with path.open(encoding="utf-8") as text:
        process = real("solve", "-", "--json", stdin=text)
        assert process.stdout is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.wait(timeout=60) == -signal.SIGPIPE
    assert process.stderr is not None
    assert process.stderr.read() == ""


@pytest.mark.parametrize("options", [[], ["--turns"]], ids=["value", "turns"])
def test_a_long_search_shows_that_it_thinks_and_ctrl_c_ends_it(
    open_terminal: Open, options: list[str]
) -> None:
    terminal = open_terminal("solve", START, "--no-book", *options)
    terminal.until(START)
    terminal.until(" M ")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130
    assert "Traceback" not in terminal.seen


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with all books, that of level 4 empty."""
    folder = tmp_path / "books"
    shutil.copytree(book_directory(), folder)
    (folder / "4-4.book").write_bytes(b"")
    monkeypatch.setenv("FOURFOLD_BOOKS", str(folder))
    return folder


def test_a_damaged_book_is_told_once_and_the_search_answers(real: Real, damaged: Path) -> None:
    assert (damaged / "4-4.book").exists()
    near = "0f../.3../..../.... 5"
    expected = str(solve(near, (4, 4), book=False).value)
    status, out, err = end(real("solve", near, MIDDLE, near, "--level", "4", "--json"))
    values = [found["value"] for found in lines(out)]
    assert (status, values[0], values[2]) == (0, expected, expected)
    assert err == "fourfold: the opening book 4-4.book is not used: the file is empty\n"


def test_the_warning_inside_a_process(run: Run, damaged: Path) -> None:
    assert damaged.is_dir()
    forget_books()
    try:
        unasked = (
            run("solve", START, "--level", "1"),
            run("solve", MIDDLE, "--level", "4", "--no-book"),
        )
        first, second = (run("solve", MIDDLE, "--level", "4") for _ in range(2))
        forget_books()
        german = run("--lang", "de", "solve", MIDDLE, "--level", "4")
    finally:
        forget_books()
    assert [result.stderr for result in unasked] == ["", ""]
    assert (first.exit_code, second.exit_code) == (0, 0)
    assert first.stderr.count("4-4.book") == 1
    assert second.stderr == ""
    assert "das Eröffnungsbuch 4-4.book wird nicht verwendet: " in german.stderr


def test_all_levels_answer_from_the_start(run: Run) -> None:
    for mine in LEVELS:
        for other in LEVELS:
            (found,) = asked(run, START, "--level", f"{mine}:{other}")
            (giver,) = asked(run, str(Position()), "--level", f"{other}:{mine}")
            opposite = {"win": "loss", "draw": "draw", "loss": "win"}
            assert giver["value"] == opposite[found["value"]]
