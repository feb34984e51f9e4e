"""`fourfold puzzle`: lines for scripts, and a conversation for people."""

from __future__ import annotations

import json
import re
import signal
from datetime import date

import pytest
from tests.cli.conftest import (
    Open,
    Real,
    Run,
    end,
    wait_until_idle,
)

from fourfold.locales import LANGUAGES
from fourfold.play.puzzles.collection import (
    Puzzle,
    Theme,
    daily,
    puzzle,
    puzzles,
    select,
)
from fourfold.rules import TRAITS

KEYS = ["id", "theme", "level", "traits", "position", "key", "value", "distance", "difficulty"]


def one_of(theme: Theme, distance: int | None = None) -> Puzzle:
    found = select(theme=theme, level=(1, 1))
    return next(p for p in found if distance in (None, p.distance) and p.traits == TRAITS)


# For scripts ------------------------------------------------------------------------------------


def test_a_hundred_lines(run: Run) -> None:
    found = run("puzzle", "--json", "--count", 100, "--seed", 7)
    assert found.exit_code == 0
    lines = [json.loads(line) for line in found.stdout.splitlines()]
    assert len(lines) == 100
    assert len({line["id"] for line in lines}) == 100
    for line in lines:
        assert list(line) == KEYS
        assert Puzzle.from_object(line) == puzzle(line["id"])
    assert run("puzzle", "--json", "--count", 100, "--seed", 7).stdout == found.stdout
    assert run("puzzle", "--json", "--count", 100, "--seed", 8).stdout != found.stdout


def test_one_line_when_nobody_says_how_many(run: Run) -> None:
    assert len(run("puzzle", "--json").stdout.splitlines()) == 1


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_themes_and_levels(run: Run, theme: Theme, level: str) -> None:
    found = run("puzzle", "--json", "--theme", theme, "--level", level, "--count", 5)
    lines = [json.loads(line) for line in found.stdout.splitlines()]
    assert len(lines) == 5
    assert {(line["theme"], line["level"]) for line in lines} == {(str(theme), level)}


def test_difficulties(run: Run) -> None:
    for text, low, high in (("1000-1200", 1000, 1200), ("-1100", 0, 1100), ("1700-", 1700, 9999)):
        found = run("puzzle", "--json", f"--difficulty={text}", "--count", 20)
        lines = [json.loads(line) for line in found.stdout.splitlines()]
        assert lines
        assert all(low <= line["difficulty"] <= high for line in lines)


def test_a_puzzle_by_id_and_of_the_day(run: Run) -> None:
    one = puzzles()[9]
    assert json.loads(run("puzzle", "--json", "--id", one.id).stdout) == one.as_object()
    told = run("puzzle", "--json", "--daily", "--date", "2026-11-15").stdout
    assert json.loads(told) == daily(date(2026, 11, 15)).as_object()
    assert json.loads(run("puzzle", "--json", "--daily").stdout)["id"]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--theme", "mate"], "choose one of win, safe-piece"),
        (["--level", "5"], "--level"),
        (["--count", "0"], "--count"),
        (["--count", "many"], "--count"),
        (["--seed", "x"], "--seed"),
        (["--difficulty", "hard"], "1200-1500"),
        (["--difficulty", "1500-1200"], "1200-1500"),
        (["--difficulty", "-"], "1200-1500"),
        (["--id", "zzzzzzz"], "no puzzle 'zzzzzzz'"),
        (["--date", "2026-11-15"], "--date can only be used with --daily"),
        (["--daily", "--date", "yesterday"], "2026-11-15"),
        (["--daily", "--theme", "win"], "--theme and --daily cannot be used together"),
        (["--id", "zzzzzzz", "--daily"], "--daily and --id cannot be used together"),
        (["--edition", "plastic"], "--edition"),
    ],
)
def test_bad_options(run: Run, options: list[str], complaint: str) -> None:
    found = run("puzzle", "--json", *options)
    assert found.exit_code == 2
    assert not found.stdout
    assert complaint in found.stderr


def test_nothing_like_that(run: Run) -> None:
    found = run("puzzle", "--json", "--difficulty", "1-2")
    assert found.exit_code == 1
    assert "no puzzle matches" in found.stderr


# For people -------------------------------------------------------------------------------------


def test_solving(run: Run) -> None:
    one = one_of(Theme.REFUTATION, 5)
    found = run("puzzle", "--id", one.id, stdin=[str(one.key[0])])
    assert found.exit_code == 0
    assert f"Find the refutation · Level 1 · difficulty {one.difficulty} · {one.id}" in found.stdout
    assert "Giving you this was a mistake." in found.stdout
    assert "Correct!\nThat wins within 5 turns" in found.stdout
    assert found.stdout.endswith("Solved on the first try: 1 of 1 puzzle. Longest streak: 1.\n")


def test_trying_again(run: Run) -> None:
    one = one_of(Theme.SAVE_DRAW)
    square, gift = one.position.empty_squares[0], one.position.remaining[0]
    wrong = f"{square}-{gift}"
    assert wrong != str(one.key[0])
    found = run("puzzle", "--id", one.id, stdin=[wrong, str(one.key[0])])
    assert f"Not {wrong}.\n" in found.stdout
    assert "You could have held the draw." in found.stdout
    assert "Try again, or type skip." in found.stdout
    assert "Correct!" in found.stdout
    assert "Solved on the first try: 0 of 1 puzzle" in found.stdout


def test_a_placement_waits_for_its_gift(run: Run) -> None:
    one = one_of(Theme.REFUTATION)
    place, gift = str(one.key[0].place), str(one.key[0].end)[1:]
    found = run("puzzle", "--id", one.id, stdin=[place, gift])
    assert "And which piece do you give?" in found.stdout
    assert "Correct!" in found.stdout


def test_a_square_is_enough(run: Run) -> None:
    one = one_of(Theme.ONLY_SQUARE)
    found = run("puzzle", "--id", one.id, stdin=[str(one.key[0].place)])
    assert "Correct!" in found.stdout


def test_hints_go_deeper_and_the_last_one_costs(run: Run) -> None:
    one = one_of(Theme.SAFE_PIECE)
    key = str(one.key[0])
    found = run("puzzle", "--id", one.id, stdin=["hint", "hint", key])
    assert "Solved on the first try: 1 of 1" in found.stdout
    told = run("puzzle", "--id", one.id, stdin=["hint", "hint", "hint", "hint", key])
    assert told.stdout.count(f" piece ({key[1:]}). ") == 2
    assert "Solved on the first try: 0 of 1" in told.stdout


def test_skipping_shows_the_whole_key(run: Run) -> None:
    one = one_of(Theme.ONLY_SQUARE)
    found = run("puzzle", "--id", one.id, stdin=["skip"])
    assert f"The solutions: {' '.join(map(str, one.key))}\n" in found.stdout
    assert "Solved on the first try: 0 of 1" in found.stdout


def test_a_streak(run: Run) -> None:
    some = select(seed=4, count=3)
    keys = [str(one.key[0]) for one in some]
    found = run("puzzle", "--seed", 4, "--count", 3, stdin=keys)
    assert "2 in a row." in found.stdout
    assert "3 in a row." in found.stdout
    assert found.stdout.endswith("Solved on the first try: 3 of 3 puzzles. Longest streak: 3.\n")
    broken = run("puzzle", "--seed", 4, "--count", 3, stdin=[keys[0], "skip", keys[2]])
    assert broken.stdout.endswith("Solved on the first try: 2 of 3 puzzles. Longest streak: 1.\n")


def test_what_is_no_answer_costs_nothing(run: Run) -> None:
    one = one_of(Theme.REFUTATION)
    hand = one.position.hand
    square, gift = one.position.empty_squares[0], one.position.remaining[0]
    lines = ["", "nonsense", "undo", "save x", "quarto a1 b1 c1 d1", f"{square}-{hand}"]
    found = run("puzzle", "--id", one.id, stdin=[*lines, f"-{gift}", "help", str(one.key[0])])
    assert found.stdout.count("is not an answer. Type, for example,") == 4
    assert "(R10)" in found.stdout
    assert "show the solution and move on" in found.stdout
    assert "Solved on the first try: 1 of 1 puzzle" in found.stdout


def test_the_board_can_be_shown_again_and_one_can_leave(run: Run) -> None:
    one = one_of(Theme.WIN)
    found = run("puzzle", "--id", one.id, stdin=["board", "quit"])
    assert found.stdout.count(one.id) == 2
    assert found.stdout.endswith("Goodbye.\n")
    assert run("puzzle", "--id", one.id).stdout.endswith("Goodbye.\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["classic", "mushrooms"])
def test_every_language_and_edition(run: Run, language: str, edition: str) -> None:
    seen = set()
    level = (1, 1) if edition == "classic" else (2, 2)
    for theme in Theme:
        one = select(theme=theme, level=level, seed=2, count=1)[0]
        options = ("--id", one.id, "--edition", edition)
        lines = ["nonsense", "hint", "skip"]
        found = run("--lang", language, "puzzle", *options, stdin=lines)
        assert found.exit_code == 0
        assert one.id in found.stdout
        seen.add(found.stdout)
    assert len(seen) == len(Theme)


def test_handicaps_and_traits_are_told(run: Run) -> None:
    """R6, R7."""
    uneven = next(p for p in puzzles() if p.levels == (4, 1))
    assert "You: level 4, opponent: level 1" in run("puzzle", "--id", uneven.id).stdout
    few = next(p for p in puzzles() if p.traits == TRAITS[:2])
    assert "Traits in play: colour and shape" in run("puzzle", "--id", few.id).stdout


def test_the_day_is_told(run: Run) -> None:
    found = run("puzzle", "--daily", "--date", "2026-11-15", "--ascii")
    assert found.stdout.startswith("Puzzle of the day, 2026-11-15\n")
    assert not set("·│█┼▸") & set(found.stdout)


def test_in_a_terminal_one_can_read_before_the_next_board(open_terminal: Open) -> None:
    one, other = select(seed=4, count=2)
    terminal = open_terminal("puzzle", "--seed", 4, "--count", 2)
    terminal.until("Your turn> ")
    terminal.press(f"{one.key[0]}\n")
    seen = terminal.until("quit to leave> ")
    assert other.id not in seen
    terminal.press("\n")
    assert other.id in terminal.until("Your turn> ")
    terminal.press("skip\n")
    terminal.until("Solved on the first try: 1 of 2 puzzles.")
    assert terminal.end() == 0


def test_puzzles_become_harder_and_easier_again(open_terminal: Open) -> None:
    terminal = open_terminal("puzzle", "--level", 2)
    difficulties, ids = [], set()
    for number in range(13):
        # A long heading is wrapped.
        seen = re.sub(r"(\x1b\[[0-9;]*m|\s)+", " ", terminal.until("Your turn> "))
        found = re.search(r"difficulty (\d+) · (\w{7})", seen)
        assert found is not None
        difficulties.append(int(found[1]))
        ids.add(found[2])
        terminal.press(f"{puzzle(found[2]).key[0] if number < 6 else 'skip'}\n")
        terminal.until("quit to leave> ")
        terminal.press("\n")
    assert len(ids) == 13
    assert difficulties[0] < 1200
    assert difficulties[6] > difficulties[0] + 100
    assert difficulties[12] < difficulties[6] - 100


def test_leaving_between_two(open_terminal: Open) -> None:
    terminal = open_terminal("puzzle", "--seed", 4)
    terminal.until("Your turn> ")
    terminal.press("skip\n")
    terminal.until("quit to leave> ")
    terminal.press("q\n")
    terminal.until("Solved on the first try: 0 of 1 puzzle.")
    assert terminal.end() == 0


def test_ctrl_c(open_terminal: Open) -> None:
    terminal = open_terminal("puzzle", "--seed", 4)
    terminal.until("Your turn> ")
    wait_until_idle(terminal.process)
    terminal.process.send_signal(signal.SIGINT)
    terminal.until("Goodbye.")
    assert terminal.end() == 130


def test_a_closed_pipe_is_no_trouble(real: Real) -> None:
    process = real("puzzle", "--json", "--count", 2000)
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    process.stdout = None
    _, _, err = end(process)
    assert not err
