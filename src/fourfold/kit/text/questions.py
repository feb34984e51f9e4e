"""Single positions as questions: asked here, or of a program over standard input and output.

A program gets one JSON object per line, `{"id": 1, "prompt": "…"}`, and answers each with one line:
`{"answer": "…"}` (other fields are its own), or the answer as plain text.
"""

from __future__ import annotations

import json
import shlex
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self

from fourfold.kit.pipes import EngineUnreadable, LinePipe
from fourfold.kit.positions import DecisivePosition, choose_positions
from fourfold.rules import Game

from .judging import AnswerJudgement, judge
from .wording import prompt


@dataclass(frozen=True, slots=True)
class TextQuestion:
    """What to play in a position: a prompt, and a judge for what comes back."""

    number: int
    game: Game

    @property
    def prompt(self) -> str:
        """The rules, the position, and what to write."""
        return prompt(self.game)

    def judge(self, answer: str) -> AnswerJudgement:
        """What an answer gives away."""
        return judge(self.game, answer)

    def line(self) -> str:
        """The question as a program reads it."""
        return json.dumps({"id": self.number, "prompt": self.prompt})


def questions(
    count: int | None = None, level: int | None = None, seed: int = 1
) -> Iterator[TextQuestion]:
    """Questions about the published decisive positions, chosen as `choose_positions` does.

    >>> question = next(questions(10, level=1))
    >>> question.judge("I do not know.").kept
    False
    """
    chosen: Sequence[DecisivePosition] = choose_positions(count, level, seed)
    for number, each in enumerate(chosen, 1):
        yield TextQuestion(number, each.game)


def read_answer(line: str) -> str:
    """The answer in a line that a program wrote.

    >>> read_answer('{"answer": "[c2-5]"}'), read_answer("c2-5")
    ('[c2-5]', 'c2-5')

    Raises:
        EngineUnreadable: an object without an answer in words.
    """
    if not line.startswith("{"):
        return line
    try:
        answer = json.loads(line)["answer"]
    except (ValueError, KeyError, RecursionError) as error:
        raise EngineUnreadable(f"not an object with an answer: {line[:60]}") from error
    if not isinstance(answer, str):
        raise EngineUnreadable(f"the answer is not a text: {line[:60]}")
    return answer


class TextProgram:
    r"""A program that answers questions; its errors are those of an engine (`EngineError`).

    >>> import sys
    >>> reader = "import sys\nfor line in sys.stdin: print('[a1-0]', flush=True)"
    >>> with TextProgram([sys.executable, "-c", reader]) as program:
    ...     answer = program.ask(next(questions(1)), limit=60)
    >>> answer
    '[a1-0]'
    """

    def __init__(self, command: str | Sequence[str]) -> None:
        """Start the command, without a shell."""
        words = shlex.split(command) if isinstance(command, str) else list(command)
        self._pipe = LinePipe(words)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def running(self) -> bool:
        """Whether it can still be asked."""
        return self._pipe.open

    def ask(self, question: TextQuestion, limit: float) -> str:
        """The answer, within this many seconds."""
        self._pipe.forget()
        until = time.monotonic() + limit
        self._pipe.send(question.line(), limit)
        return read_answer(self._pipe.read_line(until))

    def close(self) -> None:
        """End the program."""
        self._pipe.close()
