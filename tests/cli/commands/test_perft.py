import json
from typing import Any

import pytest
from tests.cli.conftest import Run

from fourfold import parse_traits
from fourfold.cli.commands import perft
from fourfold.engine.counting import perft as count_sequences

MIDDLE = ".4f./c3.0/78../9... a"


def count(run: Run, *arguments: object) -> dict[str, Any]:
    result = run("perft", *arguments, "--json")
    assert result.exit_code == 0, result.stderr
    found: dict[str, Any] = json.loads(result.stdout)
    return found


@pytest.mark.parametrize(
    ("depth", "number"), [(0, 1), (1, 16), (2, 256), (3, 3840), (4, 57600), (5, 806400)]
)
def test_from_the_start(run: Run, depth: int, number: int) -> None:
    found = count(run, "--depth", depth)
    assert found["position"] == "..../..../..../.... -"
    assert (found["level"], found["traits"]) == ("1", "colour,shape,height,fill")
    assert (found["depth"], found["count"]) == (depth, number)
    assert sum(found["split"].values()) == (number if depth else 0)
    assert len(found["split"]) == (16 if depth else 0)


@pytest.mark.parametrize("level", ["1", "2", "4", "1:4", "4:1"])
@pytest.mark.parametrize("traits", ["colour,shape,height,fill", "colour", "shape,fill"])
@pytest.mark.parametrize("position", [MIDDLE, "4cf./..3./7.../9... -"])
def test_the_split_adds_up_to_the_native_count(
    run: Run, position: str, traits: str, level: str
) -> None:
    for depth in (1, 2, 3, 5):
        found = count(run, position, "--depth", depth, "--level", level, "--traits", traits)
        direct = count_sequences(
            position,
            (int(level[0]), int(level[-1])),
            parse_traits(traits),
            depth=depth,
        )
        assert found["count"] == direct
        assert sum(found["split"].values()) == direct
        assert found["level"] == level


def test_a_game_that_is_over_goes_no_further(run: Run) -> None:
    assert count(run, "0123/4567/89ab/cdef -", "--depth", 0)["count"] == 1
    assert count(run, "0123/4567/89ab/cdef -", "--depth", 1)["count"] == 0
    last = "0123/4567/89ab/cde. f"
    assert count(run, last, "--depth", 1)["split"] == {"d4": 1}
    assert count(run, last, "--depth", 2)["split"] == {"d4": 0}
    won = count(run, "012./..../..../.... 3", "--depth", 2)["split"]
    assert won["d1"] == 0
    assert won["a2"] == 12


def test_for_people(run: Run) -> None:
    out = run("perft", "--depth", "3").stdout
    assert "3840   sequences of length 3" in out
    assert " -f " in out
    assert "seconds" in out


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--depth", "-1"], "-1"),
        (["--depth", "x"], "x"),
        (["z", "--depth", "1"], "'z'"),
        (["--level", "1:5"], "'1:5'"),
        (["--traits", "taste"], "'taste'"),
    ],
)
def test_bad_input(run: Run, arguments: list[str], word: str) -> None:
    result = run("perft", *arguments)
    assert result.exit_code == 2
    assert word in result.stderr
    assert result.stdout == ""


def test_a_count_beyond_64_bits(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_many(*_: object) -> int:
        raise OverflowError

    monkeypatch.setattr(perft, "count_split", too_many)
    result = run("perft", "--depth", "32")
    assert result.exit_code == 2
    assert "--depth 32" in result.stderr
