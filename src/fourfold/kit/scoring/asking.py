"""Asking a program for a turn: by the engine protocol, in its JSON-lines mode, or in words."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from fourfold.jobs import Seed
from fourfold.kit.client import EngineAnswer, EngineIllegal
from fourfold.kit.keeping import kept
from fourfold.kit.matches.players import MatchPlayer
from fourfold.kit.matches.seats import MatchSeat, seated
from fourfold.kit.pipes import EngineRefused, EngineUnreadable, LinePipe
from fourfold.kit.protocol import (
    ProtocolError,
    SearchLimits,
    format_position,
    play_answer,
    rule_options,
)
from fourfold.kit.text.judging import TurnRefused
from fourfold.kit.text.judging import play_answer as play_words
from fourfold.kit.text.questions import TextProgram, TextQuestion
from fourfold.rules import Game, Rules
from fourfold.rules.names import Named

if TYPE_CHECKING:
    from typing import Self


class AskingMode(Named):
    """How a program is asked."""

    PROTOCOL = "protocol"
    JSON = "json"
    TEXT = "text"


@contextmanager
def asked(
    player: MatchPlayer, speech: AskingMode, rules: Rules, seed: Seed, patience: float
) -> Iterator[MatchSeat]:
    """A program that is ready to be asked; it runs on for the next question."""
    if player.strength or speech is AskingMode.PROTOCOL:
        with seated(player, rules, seed, patience, keep=True) as seat:
            yield seat
    elif speech is AskingMode.JSON:
        with kept(("json", player.command), partial(JsonProgram, player.command)) as program:
            yield program
    else:
        with kept(("text", player.command), partial(WordSeat, player.command)) as words:
            yield words


class JsonProgram:
    """A program that answers requests of the JSON-lines mode; it may know nothing else."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the command, without a shell."""
        self._pipe = LinePipe(command)
        self._asked = 0

    @property
    def running(self) -> bool:
        """Whether it can still be asked."""
        return self._pipe.open

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def choose(self, game: Game, limits: SearchLimits, limit: float) -> EngineAnswer:
        """Its turn; options are sent where they are not the default."""
        began = time.monotonic()
        self._asked += 1
        usual = rule_options(Rules())
        options = {
            name: value for name, value in rule_options(game.rules).items() if value != usual[name]
        }
        request = {"id": self._asked, "position": format_position(game), "go": str(limits)}
        self._pipe.forget()
        self._pipe.send(json.dumps({**request, "options": options} if options else request), limit)
        turn = self._read(self._pipe.read_line(began + limit))
        try:
            after = play_answer(game, turn)
        except ProtocolError as error:
            raise EngineIllegal(turn, str(error)) from error
        return EngineAnswer(turn, after, time.monotonic() - began)

    def close(self) -> None:
        """End the program."""
        self._pipe.close()

    def _read(self, line: str) -> str:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or answer.get("id") != self._asked:
            self.close()  # whatever comes next would be the answer to something else
            raise EngineUnreadable(f"not an answer to request {self._asked}: {line[:60]}")
        if answer.get("error") is not None:
            raise EngineRefused(str(answer["error"])[:100])
        if not isinstance(answer.get("bestturn"), str):
            raise EngineUnreadable(f"no turn in bestturn: {line[:100]}")
        return str(answer["bestturn"])


class WordSeat:
    """A program that answers prompts in words, as language models do."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the command, without a shell."""
        self._program = TextProgram(command)
        self._asked = 0

    @property
    def running(self) -> bool:
        """Whether it can still be asked."""
        return self._program.running

    def choose(self, game: Game, limits: SearchLimits, limit: float) -> EngineAnswer:  # noqa: ARG002  # as engines have it
        """The turn in its answer."""
        began = time.monotonic()
        self._asked += 1
        answer = self._program.ask(TextQuestion(self._asked, game), limit)
        try:
            turn, after = play_words(game, answer)
        except TurnRefused as error:
            raise EngineIllegal(answer.strip()[-60:], str(error)) from error
        return EngineAnswer(turn, after, time.monotonic() - began)

    def close(self) -> None:
        """End the program."""
        self._program.close()
