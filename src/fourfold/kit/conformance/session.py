"""A conversation with an engine that is being checked, line by line."""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from fourfold.kit.pipes import EngineHanging, LinePipe
from fourfold.kit.protocol import (
    EngineOption,
    ProtocolError,
    format_position,
    play_answer,
    rule_options,
)
from fourfold.rules import CallRule, Game, Rules

#: Written for what must not come, and for a turn that the rules allow.
NOTHING: Final = "nothing"
LEGAL_TURN: Final = "bestturn TURN"
ERROR: Final = "error TEXT"
_ANSWERS: Final = {"bestturn": LEGAL_TURN}


class UnexpectedLine(Exception):  # noqa: N818  # says what happened
    """An answer that the protocol does not allow, in the words of the protocol."""

    def __init__(self, sent: str, expected: str, received: str, why: str = "") -> None:
        super().__init__(f"after {sent!r}: expected {expected!r}, received {received!r}")
        self.sent = sent
        self.expected = expected
        self.received = received
        #: What is wrong with it, where the words do not show it.
        self.why = why


class NotOffered(Exception):  # noqa: N818  # says what happened
    """The engine does not have what a check is about, and need not."""


@dataclass(frozen=True, slots=True)
class CheckTimes:
    """How long a check waits, in seconds."""

    #: For any answer.
    patience: float = 10.0
    #: How much later than its limit a search may be answered.
    tolerance: float = 1.0
    #: How long an endless search is watched: nothing may come.
    quiet: float = 0.25


class CheckSession:
    """One process, what it said of itself, and its answers."""

    def __init__(self, command: str | Sequence[str], times: CheckTimes) -> None:
        self.command = shlex.split(command) if isinstance(command, str) else list(command)
        self.times = times
        self.ids: dict[str, str] = {}
        self.options: dict[str, EngineOption] = {}
        self.pipe = LinePipe(self.command)
        #: The newest command, for reports.
        self.sent = ""

    def identify(self) -> list[str]:
        """Ask who the engine is; its lines up to `uqiok`."""
        lines = self.ask("uqi", "uqiok")
        for line in lines:
            word, _, rest = line.partition(" ")
            if word == "id":
                kind, _, text = rest.partition(" ")
                self.ids[kind] = text.strip()
            elif word == "option":
                try:
                    option = EngineOption.parse(line)
                except ProtocolError:
                    continue  # the check of options reports it
                self.options[option.name] = option
        return lines

    def tell(self, line: str) -> None:
        """Send a command."""
        self.sent = line.replace("\r", "<CR>")
        self.pipe.forget()
        self.pipe.send(line, self.times.patience)

    def read_until(self, *words: str) -> list[str]:
        """The lines up to the first that begins with one of these words, included."""
        until = time.monotonic() + self.times.patience
        lines: list[str] = []
        while not lines or lines[-1].split()[0] not in words:
            try:
                lines.append(self.pipe.read_line(until))
            except EngineHanging as error:
                if not lines:
                    raise
                raise EngineHanging(f"{error}, only {lines[-1]!r}") from error
        return lines

    def ask(self, line: str, word: str, game: Game | None = None) -> list[str]:
        """Send a command, and read up to its answer; reports name the game that it is about."""
        self.tell(line)
        if game is not None:
            self.sent = f"position {format_position(game)}; {line}"
        lines = self.read_until(word, "error")
        if lines[-1].split()[0] != word:
            raise UnexpectedLine(self.sent, _ANSWERS.get(word, word), lines[-1])
        return lines

    def settle(self, line: str) -> list[str]:
        """Send a command that needs no search; what the engine says until it is ready again."""
        self.tell(line)
        self.pipe.send("isready", self.times.patience)
        return self.read_until("readyok")[:-1]

    def expect_silence(self, line: str) -> None:
        """Send a command that is answered with nothing."""
        lines = self.settle(line)
        if lines:
            raise UnexpectedLine(line, NOTHING, lines[0])

    def expect_error(self, line: str) -> None:
        """Send a command that is answered with one `error` and nothing else."""
        lines = [each for each in self.settle(line) if not each.startswith("info")]
        if len(lines) != 1 or lines[0].split()[0] != "error":
            raise UnexpectedLine(line, ERROR, " | ".join(lines) or NOTHING)

    def set_rules(self, rules: Rules) -> None:
        """Set the rules; `NotOffered` where the engine has no such option or value."""
        defaults = rule_options(Rules())
        for name, value in rule_options(rules).items():
            option = self.options.get(name)
            if option is None and value == defaults[name]:
                continue
            if option is None or (option.kind == "combo" and value not in option.choices):
                raise NotOffered(f"{name} {value}")
            answer = self.settle(f"setoption name {name} value {value}")
            if answer and (option.kind == "combo" or answer[0].split()[0] != "error"):
                raise UnexpectedLine(self.sent, NOTHING, answer[0])
            if answer:  # of a level or of traits, an engine need not play all
                raise NotOffered(f"{name} {value}")

    def search(self, game: Game, limits: str = "movetime 50 depth 2") -> tuple[Game, list[str]]:
        """Let the engine play in a game: the game after its turn, and all it said."""
        self.expect_silence(f"position {format_position(game)}")
        lines = self.ask(f"go {limits}".strip(), "bestturn", game)
        return self.played(game, lines), lines

    def played(self, game: Game, lines: Sequence[str]) -> Game:
        """The game after the answer in the last of these lines, which has to be legal."""
        turn = lines[-1].partition(" ")[2].strip()
        try:
            return play_answer(game, turn)
        except ProtocolError as error:
            raise UnexpectedLine(self.sent, LEGAL_TURN, lines[-1], str(error)) from None


@contextmanager
def open_session(command: str | Sequence[str], times: CheckTimes) -> Iterator[CheckSession]:
    """A process of its own that has been identified."""
    session = CheckSession(command, times)
    try:
        session.identify()
        yield session
    finally:
        session.pipe.close()


def first_rules(session: CheckSession) -> Rules:
    """The rules with which an engine is asked: the default ones, where it offers them."""
    call = session.options.get("Call")
    offered = tuple(map(str, CallRule)) if call is None else call.choices
    known = [each for each in CallRule if str(each) in offered]
    if not known:
        raise UnexpectedLine("uqi", "option name Call type combo … var official", str(call))
    rules = Rules(call=known[0])
    try:
        session.set_rules(rules)
    except NotOffered as refused:
        raise UnexpectedLine(session.sent, NOTHING, f"error: {refused}") from refused
    return rules
