"""Records as values, and how they are written (NOTATION: Game record)."""

from __future__ import annotations

import io
import pickle
from decimal import Decimal
from typing import Any

import pytest
from tests.rules.playing import ROW, play

from fourfold.rules import (
    BankClock,
    CallRule,
    Edition,
    FalseCall,
    Flag,
    Game,
    InvalidValue,
    Player,
    Record,
    Rules,
    Trait,
    write_records,
)


def test_notation_tags_at_their_default_are_left_out_except_five() -> None:
    assert str(Record(Game())) == (
        '[First "?"]\n[Second "?"]\n[Level "1"]\n[Call "official"]\n[Result "*"]\n\n*\n'
    )


def test_notation_tags_in_the_order_of_the_table() -> None:
    rules = Rules(
        levels=(1, 4),
        traits=(Trait.COLOUR, Trait.SHAPE),
        call=CallRule.STANDING,
        false_call=FalseCall.LOSES,
        clock=BankClock(300, 5),
        edition=Edition.MUSHROOMS,
    )
    game = play("d1-4", ROW, rules).play(Flag(Player.SECOND))
    tags = {
        "Annotator": "Eve",
        "Second": "Ben",
        "First": "Ana",
        "Date": "2026.11.15",
        "Site": "Lyon",
        "Event": "Cup",
    }
    assert str(Record(game, tags)).splitlines() == [
        '[Event "Cup"]',
        '[Site "Lyon"]',
        '[Date "2026.11.15"]',
        '[First "Ana"]',
        '[Second "Ben"]',
        '[Level "1:4"]',
        '[Traits "colour,shape"]',
        '[Call "standing"]',
        '[FalseCall "loses"]',
        '[Clock "300+5"]',
        '[Edition "mushrooms"]',
        '[Position "012./..../..../.... 3"]',
        '[Result "1-0"]',
        '[Reason "time"]',
        '[Annotator "Eve"]',
        "",
        "1. d1-4 1-0",
    ]


def test_notation_every_tag_can_be_asked_for() -> None:
    record = Record(play("d1!a1b1c1d1", ROW), {"first": "Ana", "Round": "3"})
    assert (record.first, record.second, record.result) == ("Ana", "?", "1-0")
    assert [record.tag(name) for name in ("First", "Round", "Event", "Level", "Call")] == [
        "Ana",
        "3",
        "?",
        "1",
        "official",
    ]
    assert [record.tag(name) for name in ("Result", "Reason", "Clock", "Position")] == [
        "1-0",
        "quarto",
        "-",
        ROW,
    ]
    assert Record(Game()).tag("Reason") == ""


def test_notation_comments_and_times_stand_behind_their_turn() -> None:
    record = Record(
        play("-7 c2-5"),
        comments={0: ["before"], 1: ["one", "two  words"], 2: ["{ brace"]},
        times=[(2, 12.40), (1, "3")],
    )
    assert str(record).splitlines()[-1] == (
        "{before} 1. -7 {%t 3} {one} {two words} 2. c2-5 {%t 12.4} {{ brace} *"
    )
    assert record.times == ((1, Decimal(3)), (2, Decimal("12.4")))
    assert Record.parse(str(record)) == record


def test_notation_lines_are_wrapped_at_80() -> None:
    comment = " ".join(["w" * 26] * 7)  # three of them and two blanks are 80 characters
    record = Record(play("-7 c2-5"), comments=[(1, comment), (2, "x" * 100)])
    lines = str(record).split("\n")
    assert [len(line) for line in lines if len(line) > 80] == [102]
    assert max(len(line) for line in lines if "w" in line) == 80
    assert Record.parse(str(record)) == record


def test_notation_quotes_and_backslashes_are_escaped() -> None:
    record = Record(Game(), {"First": 'Ana "the\\fox"', "Note": "tab\tand é 四"})
    assert '[First "Ana \\"the\\\\fox\\""]' in str(record)
    assert Record.parse(str(record)) == record


def test_notation_free_tags_without_text_are_not_there() -> None:
    assert Record(Game(), {"Event": "?", "First": "?"}) == Record(Game())


@pytest.mark.parametrize(
    "given",
    [
        {"tags": {"Level": "1"}},
        {"tags": {"result": "*"}},
        {"tags": {"Not a name": "x"}},
        {"tags": {"": "x"}},
        {"tags": {"1st": "x"}},
        {"tags": [("Note", "a"), ("note", "b")]},
        {"tags": {"Note": "two\nlines"}},
        {"tags": {"Note": "\x00"}},
        {"tags": {"Note": "\udc80"}},
        {"comments": {1: ["a } brace"]}},
        {"comments": {1: ["%t 12"]}},
        {"comments": {1: ["%t"]}},
        {"comments": {1: ["\udc80"]}},
        {"comments": {2: ["no such turn"]}},
        {"comments": [(-1, "no such turn")]},
        {"times": {0: 1}},
        {"times": {2: 1}},
        {"times": {1: -1}},
        {"times": {1: 10**9}},
        {"times": [(1, 1), (1, 2)]},
    ],
)
def test_notation_what_could_not_be_read_again_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(InvalidValue, match=r"\(NOTATION\)"):
        Record(play("-7"), **given)


def test_record_is_a_value() -> None:
    record = Record(play("-7"), {"First": "Ana"}, [(1, "a")], [(1, 2)])
    again = Record(play("-7"), [("First", "Ana")], {1: ["a"]}, {1: 2})
    assert record == again
    assert hash(record) == hash(again)
    assert pickle.loads(pickle.dumps(record)) == record  # noqa: S301  # our own bytes


def test_notation_records_are_parted_by_a_blank_line() -> None:
    one, two = Record(play("-7")), Record(play("-8"))
    stream = io.StringIO()
    write_records([one, two], stream)
    assert stream.getvalue() == f"{one}\n{two}"
    assert "\r" not in stream.getvalue()
