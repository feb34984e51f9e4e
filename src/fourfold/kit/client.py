"""An engine as a process of its own: starts it, asks it, and never waits longer than it may.

Whatever an engine does wrong becomes an `EngineError`: it crashes, hangs, floods, talks nonsense or
plays what is illegal. Its whole process group is killed then, and when the block ends.

    with EngineProcess("fourfold engine") as engine:
        engine.set_rules(game.rules)
        answer = engine.choose(game, SearchLimits(movetime=500), limit=5.0)
"""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Self

from fourfold.engine import Verdict
from fourfold.rules import Game, Rules

from .pipes import (
    EngineCrashed,
    EngineError,
    EngineFlooding,
    EngineHanging,
    EngineNotStarted,
    EngineRefused,
    EngineUnreadable,
    LinePipe,
)
from .protocol import (
    EngineOption,
    ProtocolError,
    SearchInfo,
    SearchLimits,
    format_position,
    play_answer,
    read_number,
    read_verdict,
    rule_options,
)

__all__ = [
    "EngineAnswer",
    "EngineCrashed",
    "EngineError",
    "EngineFlooding",
    "EngineHanging",
    "EngineIdentity",
    "EngineIllegal",
    "EngineNotStarted",
    "EngineProcess",
    "EngineRefused",
    "EngineUnreadable",
]

#: Seconds for an answer that needs no search.
PATIENCE: Final = 10.0


class EngineIllegal(EngineError):  # noqa: N818  # says what happened
    """The engine answered with a turn that the rules forbid."""

    code = "illegal"

    def __init__(self, turn: str, why: str) -> None:
        super().__init__(f"illegal turn {turn!r}: {why}")
        self.turn = turn


@dataclass(frozen=True, slots=True)
class EngineIdentity:
    """Who an engine is and what can be set, from its answer to `uqi`."""

    name: str
    author: str
    options: dict[str, EngineOption]


@dataclass(frozen=True, slots=True)
class EngineAnswer:
    """A turn, or what was left of one, and the game after it."""

    turn: str
    #: After a false call the same player is to act, and the engine is asked again.
    game: Game
    #: From `go` to the answer.
    seconds: float
    #: What the engine said last, nothing by default.
    info: SearchInfo = field(default_factory=SearchInfo)


class EngineProcess:
    """A running engine. `limit` is always seconds for the answer, by the host's clock."""

    def __init__(self, command: str | Sequence[str], *, patience: float = PATIENCE) -> None:
        """Start the command, without a shell, and ask who it is."""
        words = shlex.split(command) if isinstance(command, str) else list(command)
        self.patience = patience
        self._began = 0.0
        self._rules: Rules | None = None
        self._pipe = LinePipe(words)
        try:
            self.identity = self._identify()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def running(self) -> bool:
        """Whether it can be asked: nothing has gone wrong, and it was not closed."""
        return self._pipe.open

    # Setting up -------------------------------------------------------------------------------

    def set_option(self, name: str, value: str) -> None:
        """Set an option that the engine offers."""
        option = self.identity.options.get(name)
        if option is None:
            raise EngineRefused(f"the engine has no option {name}")
        try:
            option.check(value)
        except ProtocolError as error:
            raise EngineRefused(str(error)) from error
        self._pipe.send(f"setoption name {name} value {value}", self.patience)
        self.ready()

    def set_rules(self, rules: Rules) -> None:
        """Tell the engine the rules; `EngineRefused` when it cannot play by them.

        A rule for which it has no option stays at its default.
        """
        if rules == self._rules:
            return
        self._rules = None  # a refusal leaves some of the options changed
        defaults = rule_options(Rules())
        for name, value in rule_options(rules).items():
            if name in self.identity.options:
                self.set_option(name, value)
            elif value != defaults[name]:
                raise EngineRefused(f"the engine cannot play {name} {value}")
        self._rules = rules

    def new_game(self) -> None:
        """Tell the engine that the next position is from another game."""
        self._pipe.send("new", self.patience)
        self.ready()

    def ready(self) -> None:
        """Wait until the engine has followed all commands; `EngineRefused` when it could not."""
        self._pipe.forget()
        self._pipe.send("isready", self.patience)
        until = time.monotonic() + self.patience
        error = None
        while (line := self._pipe.read_line(until)) != "readyok":
            if line.split()[0] == "error":
                error = error or line.removeprefix("error").strip() or "error"
        if error is not None:
            raise EngineRefused(error)

    # Asking -----------------------------------------------------------------------------------

    def choose(self, game: Game, limits: SearchLimits, limit: float) -> EngineAnswer:
        """The engine's turn in a game, played; `EngineIllegal` when the rules forbid it."""
        self.go(game, limits)
        return self.wait_for_turn(game, limit)

    def go(self, game: Game, limits: SearchLimits) -> None:
        """Let the engine search, without waiting for it."""
        self._position(game)
        self._pipe.forget()
        self._began = time.monotonic()
        self._pipe.send(f"go {limits}".rstrip(), self.patience)

    def stop(self) -> None:
        """Ask the engine to answer now."""
        self._pipe.send("stop", self.patience)

    def wait_for_turn(self, game: Game, limit: float) -> EngineAnswer:
        """The answer to `go`, played in the game that was asked about."""
        rest, info = self._wait("bestturn", limit)
        seconds = time.monotonic() - self._began
        try:
            after = play_answer(game, rest)
        except ProtocolError as error:
            raise EngineIllegal(rest, str(error)) from error
        return EngineAnswer(rest, after, seconds, info)

    def evaluate(self, game: Game, limit: float) -> tuple[Verdict, int | None]:
        """What the engine thinks that a game is worth for the player to act, and how far away."""
        self._position(game)
        words = self._ask("eval", "eval", limit).split()
        with self._reading():
            info = SearchInfo.parse(" ".join(words))
            if info.value is None:
                raise ProtocolError("eval without a value")
        return read_verdict(str(info.value)), info.distance

    def perft(self, game: Game, depth: int, limit: float) -> int:
        """How many sequences of `depth` gives and placements the engine counts under R14."""
        self._position(game)
        rest = self._ask(f"perft {depth}", "perft", limit)
        with self._reading():
            return read_number("perft", rest)

    def ask(self, line: str, answer: str, limit: float) -> str:
        """Send any line; the words after the first line that begins with `answer`."""
        return self._ask(line, answer, limit)

    def quit(self, limit: float = PATIENCE) -> int:
        """Ask the engine to end, and wait for it: its exit status."""
        self._pipe.send("quit", self.patience)
        return self._pipe.wait_for_end(limit)

    def close(self) -> None:
        """End the engine, politely and then by force, with all it has started."""
        self._pipe.close()

    # Lines ------------------------------------------------------------------------------------

    def _identify(self) -> EngineIdentity:
        name = author = ""
        options: dict[str, EngineOption] = {}
        self._pipe.send("uqi", self.patience)
        self._pipe.forget()
        until = time.monotonic() + self.patience
        while True:
            line = self._pipe.read_line(until)
            word, _, rest = line.partition(" ")
            if word == "uqiok":
                return EngineIdentity(name or "?", author or "?", options)
            if word == "id":
                kind, _, text = rest.partition(" ")
                name = text if kind == "name" else name
                author = text if kind == "author" else author
            elif word == "option":
                with self._reading():
                    option = EngineOption.parse(line)
                options[option.name] = option

    def _position(self, game: Game) -> None:
        self.set_rules(game.rules)
        self._pipe.send(f"position {format_position(game)}", self.patience)
        self.ready()

    def _ask(self, line: str, answer: str, limit: float) -> str:
        self._pipe.forget()
        self._pipe.send(line, self.patience)
        return self._wait(answer, limit)[0]

    def _wait(self, answer: str, limit: float) -> tuple[str, SearchInfo]:
        """The words after the awaited one, and the last `info` with a value before it."""
        until = time.monotonic() + limit
        info = SearchInfo()
        while True:
            word, _, rest = self._pipe.read_line(until).partition(" ")
            if word == answer:
                return rest.strip(), info
            if word == "error":
                raise EngineRefused(rest.strip() or "error")
            if word == "info":
                with self._reading():
                    said = SearchInfo.parse(rest)
                info = said if said.value is not None else info

    def _reading(self) -> _Unreadable:
        return _Unreadable(self._pipe)


class _Unreadable:
    """Turns what cannot be read into an error of the engine, which ends."""

    def __init__(self, pipe: LinePipe) -> None:
        self._pipe = pipe

    def __enter__(self) -> None:
        return None

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, ProtocolError):
            self._pipe.close()
            raise EngineUnreadable(str(error)) from error
