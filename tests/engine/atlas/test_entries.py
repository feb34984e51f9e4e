"""The atlas: complete, consistent with the books and the search, and repeatable."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fourfold import LEVELS, TRAITS, Position, format_level, parse_level
from fourfold.engine import Handle, SearchStopped, Verdict, solve
from fourfold.engine.atlas import (
    RULE_SETS,
    AtlasDamaged,
    AtlasRow,
    compute,
    parse_row,
    read_atlas,
    rule_sets,
    write_atlas,
)

RESULTS = {"1-0": Verdict.WIN, "1/2-1/2": Verdict.DRAW, "0-1": Verdict.LOSS}
START = "..../..../..../.... 0"


@pytest.fixture(scope="module")
def atlas() -> dict[tuple[tuple[int, int], int], AtlasRow]:
    return {entry.rule_set: entry for entry in read_atlas()}


# What is shipped --------------------------------------------------------------------------------


def test_all_sixty_four_rule_sets_are_there_in_order() -> None:
    entries = read_atlas()
    assert [entry.rule_set for entry in entries] == list(RULE_SETS)
    assert len(entries) == len(set(RULE_SETS)) == 64


def test_every_entry_is_well_formed() -> None:
    entries = read_atlas()
    assert entries
    for entry in entries:
        assert entry.level == format_level(parse_level(entry.level))
        assert entry.traits in {1, 2, 3, 4}
        assert entry.result in RESULTS
        assert entry.nodes > 0
        if entry.distance is not None:
            assert 4 <= entry.distance <= 16
            assert entry.result != "1/2-1/2"


def test_between_equals_the_winner_places_last() -> None:
    """The second player places first: their placements have odd numbers."""
    for entry in read_atlas():
        if entry.distance is not None and len(entry.level) == 1:
            assert entry.distance % 2 == (0 if entry.result == "1-0" else 1), entry


def test_what_was_known_before(atlas: dict[tuple[tuple[int, int], int], AtlasRow]) -> None:
    """Level 1 is a draw (Goossens 1998); a public solver's logs say so of level 2."""
    assert atlas[(1, 1), 4].result == "1/2-1/2"
    assert atlas[(2, 2), 4].result == "1/2-1/2"


@pytest.mark.parametrize("first", LEVELS)
@pytest.mark.parametrize("second", LEVELS)
def test_the_books_say_the_same_of_four_traits(
    atlas: dict[tuple[tuple[int, int], int], AtlasRow], first: int, second: int
) -> None:
    value = RESULTS[atlas[(first, second), 4].result]
    assert solve(Position(), (first, second)).value is value
    # Once a piece is given, the second player is to act.
    assert solve(START, (second, first)).value is value.opposite


@pytest.mark.parametrize(
    ("level", "traits"),
    [("4", 1), ("1", 1), ("3", 1), ("4:1", 1), ("1:4", 1), ("2:4", 1), ("4:2", 1)],
)
def test_a_row_can_be_reproduced(
    atlas: dict[tuple[tuple[int, int], int], AtlasRow], level: str, traits: int
) -> None:
    levels = parse_level(level)
    found = compute(levels, traits, threads=2)
    known = atlas[levels, traits]
    assert (found.level, found.traits, found.result) == (level, traits, known.result)
    assert found.nodes > 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("levels", "traits"),
    [rule_set for rule_set in RULE_SETS if rule_set[1] == 1] + [((4, 4), n) for n in (2, 3, 4)],
)
def test_more_rows_can_be_reproduced(
    atlas: dict[tuple[tuple[int, int], int], AtlasRow], levels: tuple[int, int], traits: int
) -> None:
    assert compute(levels, traits, threads=2).result == atlas[levels, traits].result


@pytest.mark.parametrize("level", ["4:1", "1:4"])
def test_a_distance_can_be_reproduced(
    atlas: dict[tuple[tuple[int, int], int], AtlasRow], level: str
) -> None:
    levels = parse_level(level)
    found = compute(levels, 1, distance=True, threads=2)
    known = atlas[levels, 1]
    assert found.result == known.result
    assert found.distance is not None
    assert known.distance in {None, found.distance}


# What holds without it --------------------------------------------------------------------------


def test_which_trait_is_in_play_does_not_matter() -> None:
    for levels in [(4, 4), (4, 1)]:
        answers = {solve(Position(), levels, [trait], distance=True).value for trait in TRAITS}
        assert len(answers) == 1


def test_an_entry_says_what_it_cost() -> None:
    entry = compute((4, 1), 1, distance=True)
    assert entry.rule_set == ((4, 1), 1)
    assert entry.nodes > 0
    assert entry.seconds >= 0
    assert list(entry.as_object()) == ["level", "traits", "result", "distance"]
    assert entry.as_object() == {
        "level": "4:1",
        "traits": 1,
        "result": entry.result,
        "distance": entry.distance,
    }


def test_a_computation_can_be_stopped() -> None:
    handle = Handle()
    handle.cancel()
    with pytest.raises(SearchStopped):
        compute((1, 1), 4, handle=handle)


def test_choosing_rule_sets() -> None:
    assert list(rule_sets()) == list(RULE_SETS)
    assert len(list(rule_sets(traits=3))) == 16
    assert len(list(rule_sets((1, 4)))) == 4
    assert list(rule_sets((1, 4), 3)) == [((1, 4), 3)]


def test_the_file_is_sorted_and_read_back() -> None:
    entries = [
        AtlasRow("4", 1, "1/2-1/2", None, 3, 0.1),
        AtlasRow("1:2", 4, "0-1", 9, 4, 0.2),
        AtlasRow("1", 4, "1/2-1/2", None, 5, 0.3),
    ]
    text = write_atlas(entries)
    assert [AtlasRow(**each) for each in json.loads(text)] == entries[::-1]
    assert len(text.splitlines()) == 5


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '{"level": "1"}',
        '{"level": "5", "traits": 1, "result": "1-0", "distance": null}',
        '{"level": 1, "traits": 1, "result": "1-0", "distance": null}',
        '{"level": "1", "traits": 5, "result": "1-0", "distance": null}',
        '{"level": "1", "traits": 1, "result": "1-0", "distance": null, "more": 1}',
    ],
)
def test_a_line_that_is_no_entry(line: str) -> None:
    assert parse_row(line) is None


def test_a_line_that_is_an_entry() -> None:
    line = '{"level": "1:4", "traits": 3, "result": "0-1", "distance": 7}'
    assert parse_row(line) == AtlasRow("1:4", 3, "0-1", 7)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[{", "Expecting property name"),
        ("{}", "it is not a list of rows"),
        ('[{"level": "1"}]', "entry 1 is not a row"),
        ('[{"level": "9", "traits": 4, "result": "1-0", "distance": 3}]', "entry 1 is not a row"),
    ],
)
def test_a_damaged_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, why: str
) -> None:
    (tmp_path / "atlas.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr("fourfold.engine.atlas.entries.files", lambda _package: tmp_path)
    with pytest.raises(AtlasDamaged, match=why) as caught:
        read_atlas()
    assert "atlas.json is damaged" in str(caught.value)


def test_no_file_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourfold.engine.atlas.entries.files", lambda _package: tmp_path)
    with pytest.raises(AtlasDamaged, match="No such file"):
        read_atlas()
