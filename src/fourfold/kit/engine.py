"""The reference engine: reads lines of the protocol, writes answers, and can be stopped.

`ReferenceEngine.run` ends with `quit` or the end of its input, and leaves no thread behind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from importlib.metadata import version
from threading import TIMEOUT_MAX, Event, Lock, Thread
from typing import Final

from fourfold.engine import Handle, Table
from fourfold.engine.counting import perft
from fourfold.jobs import Seed, item_seed
from fourfold.play.opponents import Opponent
from fourfold.play.values import Valuer
from fourfold.rules import Game, Player

from .batches import (
    JSON_VERSION,
    BatchRequest,
    BatchRequestError,
    format_answer,
    info_parts,
)
from .protocol import (
    VERSION,
    ProtocolError,
    SearchInfo,
    SearchLimits,
    parse_position,
    read_number,
)
from .settings import OFFERED, EngineSettings
from .thinking import Thinker, ThinkingMeans, opponent_turn

#: Milliseconds kept for what is not thinking: the pipe, the host, the garbage collector.
_MARGIN: Final = 20
#: The least number of turns among which a bank is divided.
_FEWEST_TURNS: Final = 3
_DEEPEST_PERFT: Final = 32

Write = Callable[[str], None]


class RunningSearch:
    """A search in a thread of its own: it writes `bestturn` once, at the latest in time.

    `join` raises the error of a line that could not be written.
    """

    def __init__(
        self, thinker: Thinker, work: Callable[[], None], seconds: float | None, write: Write
    ) -> None:
        self._thinker = thinker
        self._work = work
        self._seconds = seconds
        self._write = write
        self._handle = thinker.handle
        #: Set when an answer is due: asked for, or found.
        self._due = Event()
        #: Set before the answer is written, so that the host's next line finds no search.
        self._answered = Event()
        self._failure: OSError | None = None
        self._worker = Thread(target=self._think, name="search")
        self._speaker = Thread(target=self._answer, name="answer")
        self._worker.start()
        self._speaker.start()

    @property
    def running(self) -> bool:
        """Whether the answer is still to come."""
        return not self._answered.is_set()

    def stop(self) -> None:
        """Let the answer come now."""
        self._handle.cancel()
        self._due.set()

    def join(self) -> None:
        """Wait until both threads have ended."""
        self._speaker.join()
        self._worker.join()
        if self._failure is not None:
            raise self._failure

    def _think(self) -> None:
        try:
            self._work()
        except OSError as error:
            self._failure = error
        finally:
            if not self._thinker.limits.infinite:
                self._due.set()

    def _answer(self) -> None:
        self._due.wait(self._seconds)
        self._handle.cancel()
        self._answered.set()
        try:
            self._write(f"bestturn {self._thinker.turn}")
        except OSError as error:
            self._failure = error


class ReferenceEngine:
    """The state between lines: settings, the game, and a search that may be running."""

    def __init__(self, write: Write) -> None:
        """Answers go to `write`, a line at a time."""
        self._lock = Lock()
        self._put = write
        self.settings = EngineSettings()
        self._game = Game(self.settings.rules)
        self._games = 0
        self._table: Table | None = None
        self._search: RunningSearch | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "uqi": self._identify,
            "isready": lambda _: self._write("readyok"),
            "setoption": self._set_option,
            "new": self._new,
            "position": self._position,
            "go": self._go,
            "stop": self._stop,
            "eval": self._eval,
            "perft": self._perft,
        }

    def run(self, lines: Iterable[str]) -> None:
        """Follow the lines until `quit` or their end."""
        try:
            for line in lines:
                word, _, rest = line.strip().partition(" ")
                if word == "quit":
                    return
                if word.startswith("{"):
                    self._write(self._answer(line))
                elif word:
                    self._follow(word, rest.strip())
        finally:
            self._finish()

    def _follow(self, word: str, rest: str) -> None:
        try:
            self._command(word)(rest)
        except ProtocolError as error:
            self._write("error " + " ".join(str(error).split()))

    def _command(self, word: str) -> Callable[[str], None]:
        if word not in self._commands:
            raise ProtocolError(f"unknown command {word[:40]}")
        if self._searching and word not in ("stop", "isready"):
            raise ProtocolError(f"{word}: a search is running, stop it first")
        return self._commands[word]

    def _write(self, line: str) -> None:
        with self._lock:
            self._put(line)

    # The commands -----------------------------------------------------------------------------

    def _identify(self, _: str) -> None:
        self._write(f"id name Fourfold {version('fourfold')}")
        self._write("id author the Fourfold project")
        self._write(f"id protocol {VERSION}")
        self._write(f"id json {JSON_VERSION}")
        for option in OFFERED:
            self._write(str(option))
        self._write("uqiok")

    def _set_option(self, rest: str) -> None:
        words = rest.split()
        if len(words) < 4 or words[0] != "name" or words[2] != "value":
            raise ProtocolError("setoption: expected name NAME value VALUE")
        settings = self.settings.with_option(words[1], " ".join(words[3:]))
        if settings.rules != self.settings.rules:
            self._game = Game(settings.rules)
        if settings.table != self.settings.table:
            self._table = None
        if words[1].lower() == "seed":
            self._games = 0
        self.settings = settings

    def _new(self, _: str) -> None:
        self._games += 1
        self._table = None  # with a full one, limits in nodes would lead to other turns
        self._game = Game(self.settings.rules)

    def _position(self, rest: str) -> None:
        self._game = parse_position(rest, self.settings.rules)

    def _go(self, rest: str) -> None:
        limits = SearchLimits.parse(rest)
        game, settings = _continuing(self._game), self.settings
        self._finish()
        handle = Handle()
        means = ThinkingMeans(self._memory(settings), settings.memory, settings.threads, handle)
        seed = item_seed(settings.seed, self._games)
        thinker = Thinker(game, limits, means, seed, partial(self._inform, handle))
        self._search = _begin(thinker, settings, seed, self._write)

    def _stop(self, _: str) -> None:
        if self._search is not None:
            self._search.stop()

    def _eval(self, _: str) -> None:
        self._write(f"eval {_value(_continuing(self._game), self.settings)}")

    def _perft(self, rest: str) -> None:
        self._write(f"perft {_count(_continuing(self._game), rest)}")

    # The JSON-lines mode ----------------------------------------------------------------------

    def _answer(self, line: str) -> str:
        """The answer to a request; what was set and the game of other commands stay."""
        try:
            request = BatchRequest.parse(line)
        except BatchRequestError as error:
            return format_answer(error.id, error=str(error))
        try:
            return format_answer(request.id, **self._do(request))
        except ProtocolError as error:
            return format_answer(request.id, error=str(error))

    def _do(self, request: BatchRequest) -> dict[str, object]:
        if self._searching:
            raise ProtocolError("a search is running, stop it first")
        settings = self.settings
        for name, value in request.options.items():
            settings = settings.with_option(name, value)
        game = _continuing(parse_position(request.position, settings.rules))
        if request.task == "eval":
            return info_parts(_value(game, settings))
        if request.task == "perft":
            return {"perft": _count(game, request.argument)}
        return self._choose(game, settings, request.limits())

    def _choose(
        self, game: Game, settings: EngineSettings, limits: SearchLimits
    ) -> dict[str, object]:
        """Search, and wait for the turn."""
        infos: list[SearchInfo] = []
        lines: list[str] = []
        memory = self._memory(settings)
        means = ThinkingMeans(memory, settings.memory, settings.threads, Handle())
        thinker = Thinker(game, limits, means, settings.seed, infos.append)
        search = _begin(thinker, settings, settings.seed, lines.append)
        search.join()
        info = info_parts(infos[-1]) if infos else {}
        return {"bestturn": lines[0].removeprefix("bestturn "), **info}

    # The search -------------------------------------------------------------------------------

    @property
    def _searching(self) -> bool:
        return self._search is not None and self._search.running

    def _memory(self, settings: EngineSettings) -> Table:
        """The table, made when it is first needed and kept for the next search."""
        if self._table is None or settings.table != self.settings.table:
            try:
                table = Table(settings.memory)
            except MemoryError:
                raise ProtocolError(f"no memory for a table of {settings.table} MB") from None
            if settings.table != self.settings.table:
                return table
            self._table = table
        return self._table

    def _inform(self, handle: Handle, info: SearchInfo) -> None:
        """Report progress, but nothing once the answer is on its way."""
        with self._lock:
            if not handle.cancelled:
                self._put(f"info {info}")

    def _finish(self) -> None:
        """End a search, and wait for its threads."""
        if self._search is not None:
            search, self._search = self._search, None
            search.stop()
            search.join()


def _begin(thinker: Thinker, settings: EngineSettings, seed: Seed, write: Write) -> RunningSearch:
    """Let a thinker search, or a built-in opponent answer for it."""
    limits, opponent = thinker.limits, settings.opponent
    work = thinker.think if opponent is None else partial(_imitate, thinker, opponent, seed)
    seconds = None if limits.infinite else seconds_for(thinker.game, limits)
    return RunningSearch(thinker, work, seconds, write)


def _continuing(game: Game) -> Game:
    if game.to_act is None:
        raise ProtocolError(f"the game is over: {game.outcome}")
    return game


def _value(game: Game, settings: EngineSettings) -> SearchInfo:
    """The exact value of a game, with its distance where that is quickly computed."""
    worth = Valuer(distance_from=5, threads=settings.threads).worth(game)
    return SearchInfo(value=worth.value, distance=worth.distance)


def _count(game: Game, depth_text: str) -> int:
    """How many sequences of this many gives and placements there are (R14)."""
    depth = read_number("perft", depth_text)
    if depth > _DEEPEST_PERFT:
        raise ProtocolError(f"perft: at most {_DEEPEST_PERFT} gives and placements")
    levels = game.rules.levels_of(game.to_act or Player.FIRST)
    try:
        return perft(game.position, levels, game.rules.traits, depth=depth)
    except OverflowError:
        raise ProtocolError(f"perft: the count for {depth} does not fit") from None


def _imitate(thinker: Thinker, opponent: Opponent, seed: Seed) -> None:
    """Answer with the turn of a built-in opponent."""
    thinker.turn = opponent_turn(thinker.game, opponent, seed)


def seconds_for(game: Game, limits: SearchLimits) -> float | None:
    """How long to think, from what the clock allows; None: as long as it takes.

    >>> seconds_for(Game(), SearchLimits(movetime=500))
    0.48
    """
    times = [ms for ms in (limits.movetime, limits.turntime) if ms is not None]
    bank = limits.first if game.to_act is Player.FIRST else limits.second
    if bank is not None:
        turns = max((16 - game.position.placed) // 2, _FEWEST_TURNS)
        times.append(min(bank // turns + (limits.increment or 0), bank))
    if not times:
        return None
    return min(max(min(times) - _MARGIN, 1) / 1000, TIMEOUT_MAX)
