"""Broken records: errors name the game, the turn and the reason (NOTATION, R9-R20)."""

from __future__ import annotations

import pytest
from tests.rules.playing import LAST, ROW

from fourfold.rules import Record, RecordError


def broken(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert caught.value.game == 1
    where = "tags" if caught.value.turn is None else f"turn {caught.value.turn}"
    assert str(caught.value).startswith(f"game 1, {where}: ")
    return caught.value


@pytest.mark.parametrize(
    ("turns", "turn", "code", "rule"),
    [
        ("1. -7 2. c2-7 *", 2, "piece-used", "R10"),
        ("1. -7 2. c2-5 3. c2-6 *", 3, "square-occupied", "R10"),
        ("1. ?a1b1c1d1-7 *", 1, "call-first-turn", "R15"),
        ("1. !a1b1c1d1 1-0", 1, "call-first-turn", "R15"),
        ("1. -7 2. c2!a1b1c1d1 0-1", 2, "call-not-good", "R15"),
        ("1. -7 2. c2- *", 2, "pass-not-now", "R11"),
        ("1. -7 2. - *", 2, "pass-not-now", "R11"),
        ("1. c2-7 *", 1, "place-not-now", "R10"),
        ("1. -7 2. c2 3. -5 *", 3, "turn-unfinished", "R10"),
        ("1. -7 2. " + 4 * "?a1b1c1d1" + " *", 2, "call-too-many", "R15"),
        (
            "1. -7 2. " + 2 * "?a1b1c1d1" + "c2" + 2 * "?a1b1c1d1" + "-5 *",
            2,
            "call-too-many",
            "R15",
        ),
    ],
)
def test_r10_r11_r15_illegal_turns(turns: str, turn: int, code: str, rule: str) -> None:
    error = broken(turns)
    assert (error.turn, error.rule) == (turn, rule)
    assert getattr(error.cause, "code", None) == code


@pytest.mark.parametrize(
    ("start", "tags", "turns", "turn", "code"),
    [
        (ROW, "", "1. d1-4 2. a2-5 3. !a1b1c1d1 1-0", 3, "call-not-good"),
        (ROW, "", "1. d1?a1b1c1d1-4 *", 1, "call-not-false"),
        (ROW, "", "1. d1-4 2. ?a1b1c1d1a2-5 *", 2, "call-not-false"),
        (ROW, "", "1. d1!a1b1c1d1 2. a2-5 1-0", 2, "game-over"),
        (ROW, '[Call "automatic"]\n', "1. d1-4 1-0", 1, "game-over"),
        (ROW, '[Call "automatic"]\n', "1. d1 2. a2-5 1-0", 2, "game-over"),
        (ROW, '[Call "automatic"]\n', "1. d1!a1b1c1d1 1-0", 1, "game-over"),
        (ROW, '[Call "automatic"]\n', "1. ?a1b1c1d1d2-5 *", 1, "call-automatic"),
        (ROW, '[FalseCall "loses"]\n', "1. d1?a2b2c2d2-5 *", 1, "game-over"),
        (ROW, '[FalseCall "loses"]\n', "1. d1!a2b2c2d2 0-1", 1, "call-not-good"),
        (LAST, "", "1. d4-0 *", 1, "give-nothing-left"),
        (LAST, "", "1. d4- 2. - 3. - 1/2-1/2", 3, "game-over"),
        (LAST, "", "1. d4- 2. c4- *", 2, "place-not-now"),
        (LAST, '[Call "automatic"]\n', "1. d4- 1-0", 1, "game-over"),
        (LAST, '[Level "1:2"]\n[Call "standing"]\n', "1. d4!a1b1a2b2 1-0", 1, "call-not-good"),
    ],
)
def test_r11_to_r15_calls_and_ends_that_are_wrong(
    start: str, tags: str, turns: str, turn: int, code: str
) -> None:
    error = broken(f'{tags}[Position "{start}"]\n\n{turns}')
    assert error.turn == turn
    assert getattr(error.cause, "code", None) == code


@pytest.mark.parametrize(
    ("text", "turn", "code"),
    [
        ("1. -7 3. c2-5 *", 2, "number"),
        ("1. -7 c2-5 *", 2, "number"),
        ("2. -7 *", 1, "number"),
        ("0. -7 *", 1, "number"),
        ("01. -7 *", 1, "number"),
        ("1 . -7 *", 1, "number"),
        ("1. -7 2. 2. c2-5 *", 2, "turn"),
        ("1. -g *", 1, "piece"),
        ("1. -7 2. e5-5 *", 2, "square"),
        ("1. -7 2. c2 -5 *", 3, "number"),
        ("1. -7 2. *", 2, "turn"),
        ("1. -7 2.", 2, "turn"),
        ("1. -7", 1, "result-end"),
        ("1. -7 * *", 1, "end-of-game"),
        ("1. -7 {open *", 1, "comment-end"),
        ("{open *", None, "comment-end"),
        ("1. -7 {%t x} *", 1, "time-comment"),
        ("1. -7 {%t -1} *", 1, "time-comment"),
        ("1. -7 {%t} *", 1, "time-comment"),
        ("{%t 5} 1. -7 *", None, "time-comment"),
        ("1. -7 {%t 5} {%t 6} *", 1, "time-comment"),
        ("1. -7 \udcff *", None, "utf-8"),
        ("1. -7 2-0", 2, "number"),
    ],
)
def test_notation_turns_that_cannot_be_read(text: str, turn: int | None, code: str) -> None:
    error = broken(text)
    assert (error.turn, error.code, error.rule) == (turn, code, None)


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        ('[Level "5"]', "level"),
        ('[Level "0:1"]', "level"),
        ('[Level ""]', "level"),
        ('[Traits ""]', "trait"),
        ('[Traits "colour,colour"]', "new-trait"),
        ('[Traits "size"]', "trait"),
        ('[Call "loud"]', "call"),
        ('[FalseCall "hurts"]', "false-call"),
        ('[Clock "0/move"]', "positive"),
        ('[Clock "fast"]', "clock"),
        ('[Edition "chess"]', "edition"),
        ('[Position "7..7............ -"]', "new-piece"),
        ('[Position "start"]', "position"),
        ('[Reason "boredom"]', "reason"),
        ('[Result "1-0"]', "same-result"),
        ('[Result "won"]', "same-result"),
        ('[First "A"]\n[First "B"]', "new-tag"),
        ('[Elo "1"]\n[ELO "2"]', "new-tag"),
        ('[Call "official"]\n[call "official"]', "new-tag"),
        ('[First "A\\n"]', "escape"),
        ('[First "A\x00"]', "tag"),
        ('[First "A]', "tag"),
        ("[First]", "tag"),
        ('["A"]', "tag"),
        ("[", "tag"),
        ('[First "A"] 1.', "tag"),
        ('[Reason "time"]', "no-reason"),
        ('[Reason "quarto"]', "no-reason"),
        ('[Reason "agreement"]', "no-reason"),
    ],
)
def test_notation_errors_in_the_tags_have_no_turn(tags: str, code: str) -> None:
    error = broken(f"{tags}\n\n1. -7 *")
    assert (error.turn, error.code) == (None, code)


@pytest.mark.parametrize(
    ("tags", "turns", "turn", "code"),
    [
        # unexplained, or explained by the wrong reason
        ("", "1. -7 2. c2-5 3. d2-6 1-0", 3, "why-result"),
        ("", "1. -7 2. c2-5 0-1", 2, "why-result"),
        ("", "1. -7 1/2-1/2", 1, "why-result"),
        ("", "1-0", None, "why-result"),
        ('[Reason "agreement"]', "1. -7 1-0", 1, "why-result"),
        ('[Reason "quarto"]', "1. -7 1-0", 1, "why-result"),
        ('[Reason "full-board"]', "1. -7 1/2-1/2", 1, "why-result"),
        ('[Reason "false-call"]', "1. -7 2. c2 1-0", 2, "why-result"),
        ('[Reason "time"]', "1. -7 1/2-1/2", 1, "why-result"),
        ('[Reason "abandoned"]', "1. -7 1/2-1/2", 1, "why-result"),
        # nobody loses by leaving before both have placed
        ('[Reason "abandoned"]', "1. -7 2. c2-5 1-0", 2, "both-placed"),
        # not what the turns tell
        (f'[Position "{ROW}"]', "1. d1!a1b1c1d1 0-1", 1, "same-result"),
        (f'[Position "{ROW}"]', "1. d1!a1b1c1d1 *", 1, "same-result"),
        (f'[Position "{LAST}"]', "1. d4- 2. - 1-0", 2, "same-result"),
        (f'[Position "{ROW}"]\n[Reason "time"]', "1. d1!a1b1c1d1 1-0", None, "same-reason"),
        (f'[Position "{ROW}"]\n[Reason "caught"]', "1. d1!a1b1c1d1 1-0", None, "same-reason"),
        (f'[Position "{ROW}"]\n[Result "0-1"]', "1. d1!a1b1c1d1 1-0", None, "same-result"),
        (f'[Position "{LAST}"]\n[Reason "agreement"]', "1. d4- 2. - 1/2-1/2", None, "same-reason"),
    ],
)
def test_r20_wrong_or_unexplained_results(
    tags: str, turns: str, turn: int | None, code: str
) -> None:
    error = broken(f"{tags}\n\n{turns}")
    assert (error.turn, error.code) == (turn, code)
    assert error.expected in str(error)


def test_a_contradiction_is_called_so() -> None:
    """What could be read is not said to be unreadable."""
    error = broken(f'[Position "{ROW}"]\n\n1. d1!a1b1c1d1 0-1\n')
    assert str(error.cause) == (
        "'0-1' contradicts the rest of the record: "
        "expected the result 1-0, as the turns and tags show"
    )
