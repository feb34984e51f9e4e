"""The game in words, for language models: docs/kit/text.md.

`wording` puts rules and games into English; answers come in as texts, `judging` finds the turn in
one and what it gives away. `environment` plays whole games with strings, `questions` asks about
single positions, here or over the pipes of a program. It needs no extra.
"""

from fourfold.kit.regret import regret

from .environment import TextQuarto
from .judging import AnswerJudgement, TurnRefused, find_turn, judge, play_answer
from .questions import TextProgram, TextQuestion, questions
from .wording import prompt

__all__ = [
    "AnswerJudgement",
    "TextProgram",
    "TextQuarto",
    "TextQuestion",
    "TurnRefused",
    "find_turn",
    "judge",
    "play_answer",
    "prompt",
    "questions",
    "regret",
]
