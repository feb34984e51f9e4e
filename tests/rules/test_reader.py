"""Reading records (NOTATION: Game record): what is read, and how files are taken apart."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from tests.rules.playing import ROW, play

from fourfold.rules import (
    Abandon,
    Agree,
    CallRule,
    Edition,
    FalseCall,
    Flag,
    Player,
    Position,
    Record,
    RecordError,
    Resign,
    Rules,
    Trait,
    TurnClock,
    read_records,
    scan_records,
)

FIRST, SECOND = Player.FIRST, Player.SECOND


def scan(text: str) -> list[Record | RecordError]:
    return list(scan_records(text.split("\n")))


def kinds(text: str) -> list[str]:
    """What a file holds: for each game its result, or where it is broken."""
    return [
        f"{found.game}/{found.turn}" if isinstance(found, RecordError) else found.result
        for found in scan(text)
    ]


def test_notation_record_without_tags_has_the_defaults() -> None:
    record = Record.parse("1. -7 2. c2-5 *")
    assert record == Record(play("-7 c2-5"))
    assert record.game.rules == Rules()


def test_notation_every_tag_is_read() -> None:
    record = Record.parse(
        "\n".join(
            [
                '[Level "1:4"]',
                '[Traits "fill, Colour"]',
                '[Call "Standing"]',
                '[FalseCall "loses"]',
                '[Clock "60/move"]',
                '[Edition "mushrooms"]',
                f'[Position "{ROW}"]',
                '[Event "Cup"]',
                '[Result "*"]',
                "",
                "1. d1-4 *",
            ]
        )
    )
    assert record.game.rules == Rules(
        levels=(1, 4),
        traits=(Trait.COLOUR, Trait.FILL),
        call=CallRule.STANDING,
        false_call=FalseCall.LOSES,
        clock=TurnClock(60),
        edition=Edition.MUSHROOMS,
    )
    assert record.game.start == Position.parse(ROW)
    assert record.tags == (("Event", "Cup"),)


def test_notation_tag_names_in_any_case_unknown_ones_kept() -> None:
    record = Record.parse('[LEVEL "2"]\n[first "Ana"]\n[eLo "1500"]\n\n*')
    assert record.game.rules.levels == (2, 2)
    assert record.tags == (("First", "Ana"), ("eLo", "1500"))
    assert Record.parse(str(record)) == record


def test_notation_blanks_in_and_around_tags() -> None:
    assert Record.parse('\n\n[ First\t"Ana" ] \n\n\n*\n\n').first == "Ana"
    assert Record.parse('[First"Ana"]\n*').first == "Ana"
    assert Record.parse('[First "Ana"]\n\n[Second "Ben"]\n\n*').second == "Ben"


def test_notation_escapes() -> None:
    assert Record.parse(r'[First "A \"b\" \\c"]' + "\n\n*").first == r'A "b" \c'


def test_notation_byte_order_mark_and_crlf(tmp_path: Path) -> None:
    record = Record(play("-7 c2-5"), {"First": "Ána"}, {1: ["long " * 30]}, {1: 3})
    path = tmp_path / "game.qgn"
    path.write_bytes(b"\xef\xbb\xbf" + str(record).replace("\n", "\r\n").encode())
    with path.open(encoding="utf-8", newline="\n") as lines:
        assert list(read_records(lines)) == [record]
    assert Record.parse("\ufeff" + str(record).replace("\n", "\r\n")) == record


def test_notation_letters_in_any_case_and_any_blanks() -> None:
    record = Record.parse("1.\t-LSSH\n 2.C2?D1c1B1a1-5   \n*")
    assert [str(turn) for turn in record.game.turns] == ["-7", "c2?a1b1c1d1-5"]


def test_notation_comments_and_times() -> None:
    text = "{start} 1. -7{%t 12.40}{a  [b] \n c} {} 2. {early} c2-5 * {end}"
    record = Record.parse(text)
    assert record.comments == ((0, "start"), (1, "a [b] c"), (1, ""), (1, "early"), (2, "end"))
    assert record.times == ((1, Decimal("12.4")),)
    assert Record.parse(str(record)) == record


def test_r18_times_in_comments_decide_nothing() -> None:
    record = Record.parse('[Clock "60/move"]\n\n1. -7 {%t 600} *')
    assert record.game.outcome is None


@pytest.mark.parametrize(
    ("reason", "result", "game"),
    [
        ("time", "1-0", play("-7 c2-5 d2-6").play(Flag(SECOND))),
        ("time", "0-1", play("-7 c2-5 d2-6").play(Flag(FIRST))),
        ("resignation", "1-0", play("-7 c2-5 d2-6").play(Resign(SECOND))),
        ("resignation", "0-1", play("-7 c2-5 d2-6").play(Resign(FIRST))),
        ("abandoned", "1-0", play("-7 c2-5 d2-6").play(Abandon(SECOND))),
        ("Abandoned", "0-1", play("-7 c2-5 d2-6").play(Abandon(FIRST))),
        ("abandoned", "*", play("-7 c2-5 d2-6").play(Abandon())),
        ("agreement", "1/2-1/2", play("-7 c2-5 d2-6").play(Agree())),
    ],
)
def test_r20_reason_explains_a_result_that_the_turns_leave_open(
    reason: str, result: str, game: object
) -> None:
    text = f'[Result "{result}"]\n[Reason "{reason}"]\n\n1. -7 2. c2-5 3. d2-6 {result}'
    record = Record.parse(text)
    assert record.game == game
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize("tags", ["", '[Result "1-0"]\n', '[Reason "quarto"]\n'])
def test_r20_turns_decide_and_result_tag_and_reason_may_be_missing(tags: str) -> None:
    record = Record.parse(f'[Position "{ROW}"]\n{tags}\n1. d1!a1b1c1d1 1-0')
    assert record.tag("Reason") == "quarto"


@pytest.mark.parametrize(
    ("call", "turns", "result"),
    [
        ("automatic", "1. d1", "1-0"),
        ("official", "1. d1-4 2. !a1b1c1d1", "0-1"),
        ("official", "1. d1", "*"),
        ("official", "1. ?a1b1c1d1", "*"),
    ],
)
def test_notation_turns_that_end_early(call: str, turns: str, result: str) -> None:
    record = Record.parse(f'[Call "{call}"]\n[Position "{ROW}"]\n\n{turns} {result}')
    assert record.result == result
    assert Record.parse(str(record)) == record


def test_r11_game_that_begins_on_a_full_board_under_r14() -> None:
    text = '[Call "automatic"]\n[Position "0123456789abcdef -"]\n\n1/2-1/2'
    assert Record.parse(text).tag("Reason") == "full-board"


GOOD = '[First "A"]\n\n1. -7 *\n'
BROKEN = '[First "B"]\n\n1. -7 2. -7 *\n'


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", []),
        ("\n \n\t\n", []),
        (f"{GOOD}\n{GOOD}", ["*", "*"]),
        (GOOD + GOOD, ["*", "*"]),
        (f"{GOOD}\n{BROKEN}\n{GOOD}", ["*", "2/2", "*"]),
        ("1. -7 *\n\n1. -8 *\n\n\n1. -9 *", ["*", "*", "*"]),
        ("*\n\n*", ["*", "*"]),
        # without a result, up to the next tags
        (f"1. -7\n\n{GOOD}", ["1/1", "*"]),
        (f"1. -7 2.\n\n{GOOD}", ["1/2", "*"]),
        (f'[First "A"]\n[Second "B"]\n\n{GOOD}', ["1/None", "*"]),
        # an open comment ends where the next game begins
        (f"1. -7 {{open\n\n{GOOD}", ["1/1", "*"]),
        (f"{{open 1. -7\n[not a tag\n\n{GOOD}\n{GOOD}", ["1/None", "*", "*"]),
        # a comment may hold a blank line, a result and what looks like a tag
        ('1. -7 {a\n\n1-0\n[First "B"]\nb} *', ["*"]),
        # broken tags
        (f"[First A]\n\n1. -7 *\n\n{GOOD}", ["1/None", "*"]),
        (f"{GOOD}\nrubbish\n", ["*", "2/1"]),
        # behind the result
        ("1. -7 * 2. c2-5 *", ["1/1"]),
        ("1. -7 *\n2. c2-5 *", ["1/1"]),
        ("1. -7 * {end}\n{more}", ["*"]),
    ],
)
def test_notation_games_of_a_file(text: str, found: list[str]) -> None:
    assert kinds(text) == found


def test_notation_line_that_is_not_utf8_breaks_its_own_game_only(tmp_path: Path) -> None:
    path = tmp_path / "games.qgn"
    bad = b'[First "\xff"]\n\n1. -7 *\n\n'
    path.write_bytes(GOOD.encode() + b"\n" + bad + GOOD.encode())
    with path.open(encoding="utf-8", errors="surrogateescape", newline="\n") as lines:
        found = list(scan_records(lines))
    assert [isinstance(each, RecordError) for each in found] == [False, True, False]
    assert isinstance(found[1], RecordError)
    assert (found[1].code, found[1].place, found[1].turn) == ("utf-8", 8, None)


def test_notation_files_are_read_lazily() -> None:
    taken = 0

    def lines() -> Iterator[str]:
        nonlocal taken
        for number in range(5000):
            taken = number
            yield from GOOD.splitlines(keepends=True)
            yield "\n"

    records = scan_records(lines())
    for number in range(10):
        assert isinstance(next(records), Record)
        assert taken <= number + 1
    assert sum(isinstance(record, Record) for record in records) == 4990


def test_notation_read_records_raises_at_the_first_broken_game() -> None:
    records = read_records(f"{GOOD}\n{BROKEN}\n{GOOD}".split("\n"))
    assert next(records).first == "A"
    with pytest.raises(RecordError) as caught:
        next(records)
    assert (caught.value.game, caught.value.turn, caught.value.rule) == (2, 2, "R10")


@pytest.mark.parametrize("text", ["", GOOD + GOOD])
def test_notation_record_of_one_game_only(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert (caught.value.code, caught.value.turn) == ("one-game", None)
