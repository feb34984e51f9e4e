import json

import pytest
from tests.cli.conftest import Run


@pytest.mark.parametrize(("level", "count"), [(1, 10), (2, 19), (3, 24), (4, 30)])
def test_every_pattern_of_a_level_is_drawn(run: Run, level: int, count: int) -> None:
    result = run("patterns", "--level", level)
    assert result.exit_code == 0
    assert f"Level {level}: {count} patterns" in result.stdout
    assert result.stdout.count("●") == 4 * count
    assert max(map(len, result.stdout.split("\n"))) <= 80
    found = json.loads(run("patterns", "--level", level, "--json").stdout)
    assert (found["level"], found["count"], len(found["patterns"])) == (level, count, count)


def test_a_drawing_has_row_1_at_the_bottom_and_names_its_squares(run: Run) -> None:
    lines = run("patterns", "--ascii").stdout.split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith("a1 b1 c1 d1"))
    assert lines[place - 1].startswith("O O O O")
    assert lines[place - 4].startswith(". . . .")


def test_json_patterns_have_squares_kind_and_level(run: Run) -> None:
    patterns = json.loads(run("patterns", "--level", 4, "--json").stdout)["patterns"]
    assert patterns[0] == {"squares": ["a1", "b1", "c1", "d1"], "kind": "row", "level": 1}
    assert {p["kind"] for p in patterns if p["level"] == 4} == {"turned-square"}


@pytest.mark.parametrize("level", ["0", "5", "1:2", "x"])
def test_no_such_level(run: Run, level: str) -> None:
    result = run("patterns", "--level", level)
    assert result.exit_code == 2
    assert level in result.stderr
