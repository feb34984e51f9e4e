"""Questions about single positions, here and over pipes."""

from __future__ import annotations

import json
import sys

import pytest

from fourfold.kit.pipes import EngineCrashed, EngineHanging, EngineUnreadable
from fourfold.kit.text import TextProgram, questions
from fourfold.kit.text.questions import read_answer

#: Reads the prompt like anybody: any turn in it that is written as an example.
READER = """
import json, re, sys
for line in sys.stdin:
    question = json.loads(line)
    turn = re.search(r"such as (\\[.*?\\])", question["prompt"])[1]
    print(json.dumps({"id": question["id"], "answer": f"Perhaps {turn}"}), flush=True)
"""


def test_a_program_answers_over_its_pipes() -> None:
    with TextProgram([sys.executable, "-c", READER]) as program:
        judged = [each.judge(program.ask(each, 60)) for each in questions(6, level=2)]
    assert all(judgement.turn is not None for judgement in judged)
    assert {judgement.regret for judgement in judged} <= {0, 0.5, 1}


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ("pass", EngineCrashed),
        ("import time; time.sleep(600)", EngineHanging),
        ("print('{}', flush=True); input(); input()", EngineUnreadable),
        ("print('{\"answer\": 5}', flush=True); input(); input()", EngineUnreadable),
        ("print('{\"answer\": ' + '[' * 9999, flush=True); input(); input()", EngineUnreadable),
    ],
)
def test_a_faulty_program_is_named(script: str, error: type[Exception]) -> None:
    question = next(questions(1))
    with TextProgram([sys.executable, "-c", script]) as program, pytest.raises(error):
        program.ask(question, 0.5 if error is EngineHanging else 60)


def test_questions_repeat_with_their_seed() -> None:
    lines = [each.line() for each in questions(5, seed=3)]
    assert lines == [each.line() for each in questions(5, seed=3)]
    assert lines != [each.line() for each in questions(5, seed=4)]
    assert json.loads(lines[0])["id"] == 1


def test_plain_lines_are_answers_too() -> None:
    assert read_answer("I give [-5]") == "I give [-5]"
