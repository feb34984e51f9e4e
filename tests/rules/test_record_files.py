"""Records of every rule set, and broken ones (tests/data): outcomes and errors as expected."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.properties.comparison import Remembering, naive_action

from fourfold.rules import (
    Abandon,
    CallRule,
    Edition,
    FalseCall,
    Flag,
    Player,
    Reason,
    Record,
    RecordError,
    scan_records,
)

DATA = Path(__file__).parent.parent / "data"
RECORDS, BROKEN = DATA / "records", DATA / "broken"
RESULTS = {"first": "1-0", "second": "0-1", None: "1/2-1/2"}


def scan(path: Path) -> list[Record | RecordError]:
    with path.open(encoding="utf-8", errors="surrogateescape", newline="\n") as lines:
        return list(scan_records(lines))


def expected(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """What each file of a folder should give, game by game."""
    found: dict[str, list[dict[str, Any]]] = {path.name: [] for path in folder.glob("*.qgn")}
    for line in (folder / "expected.jsonl").read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        found[told["file"]].append(told)
    return found


def described(name: str, number: int, record: Record) -> dict[str, Any]:
    outcome = record.game.outcome
    called = None if outcome is None else outcome.alignment
    return {
        "file": name,
        "game": number,
        "result": record.result,
        "reason": None if outcome is None else str(outcome.reason),
        "squares": None if called is None else sorted(str(square) for square in called.squares),
        "traits": None if called is None else [str(value) for value in called.values],
        "turns": len(record.game.turns),
    }


def records() -> Iterator[Record]:
    for path in sorted(RECORDS.glob("*.qgn")):
        yield from (record for record in scan(path) if isinstance(record, Record))


@pytest.mark.parametrize("name", sorted(expected(RECORDS)))
def test_r20_outcome_of_each_record(name: str) -> None:
    found = [
        described(name, number, record) if isinstance(record, Record) else record
        for number, record in enumerate(scan(RECORDS / name), 1)
    ]
    assert found == expected(RECORDS)[name]


@pytest.mark.parametrize("name", sorted(set(expected(RECORDS)) - {"other-forms.qgn"}))
def test_notation_records_are_written_as_they_were_read(name: str) -> None:
    text = "\n".join(str(record) for record in scan(RECORDS / name))
    assert text == (RECORDS / name).read_text(encoding="utf-8")


def test_r20_second_implementation_sees_the_same_outcomes() -> None:
    for record in records():
        naive = Remembering(record.game.rules, record.game.start)
        for action in record.game.actions:
            if not isinstance(action, Flag | Abandon):
                naive.play(naive_action(action))
        theirs = naive.outcome()
        if theirs is not None:
            named = [tuple(map(str, a.squares)) for a in record.game.outcome.alignments]  # type: ignore[union-attr]  # it is over
            assert (record.result, record.tag("Reason")) == (
                RESULTS[theirs["winner"]],
                theirs["reason"],
            )
            assert named == [squares for squares, _ in theirs["alignments"]]


def test_every_rule_set_and_reason_is_among_the_records() -> None:
    games = [record.game for record in records()]
    assert {game.rules.call for game in games} == set(CallRule)
    assert {game.rules.false_call for game in games} == set(FalseCall)
    assert {game.rules.edition for game in games} == set(Edition)
    levels = {game.rules.levels for game in games}
    assert levels >= {(1, 1), (2, 2), (3, 3), (4, 4), (1, 2), (2, 1), (1, 4), (4, 1)}
    assert len({game.rules.traits for game in games}) == 15
    ends = {(game.outcome.reason, game.outcome.winner) for game in games if game.outcome}
    decided = set(Reason) - {Reason.FULL_BOARD, Reason.AGREEMENT}
    assert ends >= {(reason, player) for reason in decided for player in Player}
    assert ends >= {(r, None) for r in (Reason.FULL_BOARD, Reason.AGREEMENT, Reason.ABANDONED)}
    assert any(game.outcome is None for game in games)


@pytest.mark.parametrize("name", sorted(expected(BROKEN)))
def test_notation_broken_record_names_game_and_turn(name: str) -> None:
    errors = [error for error in scan(BROKEN / name) if isinstance(error, RecordError)]
    found = [{"file": name, "game": error.game, "turn": error.turn} for error in errors]
    assert found == expected(BROKEN)[name]
    assert all(str(error) for error in errors)


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("not-utf-8.qgn", [False, True, False]),
        ("second-of-three.qgn", [False, True, False]),
        ("open-comment-before-others.qgn", [True, False, False]),
        ("tags-only-before-others.qgn", [True, False]),
    ],
)
def test_notation_broken_game_does_not_hide_the_others(name: str, broken: list[bool]) -> None:
    assert [isinstance(each, RecordError) for each in scan(BROKEN / name)] == broken
