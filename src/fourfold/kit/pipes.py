"""Lines to and from a process that may crash, hang or flood, without a thread.

Every wait has an end. The process leads a group of its own; when something is wrong with it, and at
the latest with `close`, the whole group is killed. It does not outlive this process either, however
this one ends: a guard waits beside it.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Final, NoReturn

#: Bytes that an engine may write before it answers, and in one line.
FLOOD: Final = 8 * 2**20
LONGEST_LINE: Final = 2**16
#: Seconds for an engine to end by itself, when its input has ended.
_FAREWELL: Final = 1.0
_CHUNK: Final = 2**16
_TOO_MUCH: Final = (
    f"{FLOOD:,} bytes without an answer, or {LONGEST_LINE:,} bytes without a line's end"
)
#: How much of what it writes to its standard error is kept, to explain a crash.
_LAST_WORDS: Final = 2_000
#: Waits until the process that started it is gone, and then kills the group of an engine.
_GUARD: Final = """
import os, signal, sys
sys.stdin.buffer.read()
try:
    os.killpg(int(sys.argv[1]), signal.SIGKILL)
except OSError:
    pass
"""


class EngineError(Exception):
    """An engine did something wrong; the text says what. `code` is a word for tables."""

    code = "error"


class EngineNotStarted(EngineError):  # noqa: N818  # says what happened
    """The command could not be started."""

    code = "not-started"


class EngineCrashed(EngineError):  # noqa: N818  # says what happened
    """The process ended, or closed its output, when an answer was due."""

    code = "crashed"
    #: Whether the process has ended by itself; otherwise it was killed.
    ended = True


class EngineHanging(EngineError):  # noqa: N818  # says what happened
    """No answer came in time."""

    code = "hanging"


class EngineFlooding(EngineError):  # noqa: N818  # says what happened
    """The engine wrote too much, or a line without an end."""

    code = "flooding"


class EngineUnreadable(EngineError):  # noqa: N818  # says what happened
    """A line of the engine is not in the protocol."""

    code = "unreadable"


class EngineRefused(EngineError):  # noqa: N818  # says what happened
    """The engine answered with an error, or cannot do what was asked; it still runs."""

    code = "refused"


class LinePipe:
    """A process, and the lines that it reads and writes."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it in a process group of its own."""
        if not command:
            raise EngineNotStarted("the command is empty")
        try:
            self._process = subprocess.Popen(  # noqa: S603  # what the person asked for
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise EngineNotStarted(f"cannot start {command[0]!r}: {error.strerror}") from error
        except ValueError as error:
            raise EngineNotStarted(f"cannot start {command[0]!r}: {error}") from error
        self._guard = _start_guard(self._process.pid)
        streams = self._process.stdin, self._process.stdout, self._process.stderr
        self._input, self._output, self._errors = map(_there, streams)
        self._lines: deque[str] = deque()
        self._partial = b""
        self._read = 0
        self._last_words = b""
        #: Seconds for the process to end, once it has closed its output.
        self._farewell = _FAREWELL
        self._open = True
        self._selector = selectors.DefaultSelector()
        for stream in (self._output, self._errors):
            os.set_blocking(stream.fileno(), False)
            self._selector.register(stream, selectors.EVENT_READ)
        os.set_blocking(self._input.fileno(), False)

    @property
    def pid(self) -> int:
        """The number of the process and of its group."""
        return self._process.pid

    @property
    def open(self) -> bool:
        """Whether nothing has ended the process yet, as far as this one knows."""
        return self._open

    def send(self, line: str, limit: float) -> None:
        """Write a line; `EngineHanging` when the process does not read it in time."""
        rest = f"{line}\n".encode()
        until = time.monotonic() + limit
        self._check_open()
        while rest:
            try:
                rest = rest[_write(self._input.fileno(), rest) :]
            except BlockingIOError:
                self._pump(until, writing=True)
            except OSError:
                self._crash()

    def forget(self) -> None:
        """Begin to count what is written again."""
        self._read = 0

    def read_line(self, until: float) -> str:
        """The next line that is not empty, stripped; `until` is a moment of `time.monotonic`."""
        self._check_open()
        while True:
            while self._lines:
                line = self._lines.popleft().strip()
                if line:
                    return line
            self._pump(until)

    def wait_for_end(self, limit: float) -> int:
        """Wait until the process ends: its exit status; its group is gone, too."""
        until = time.monotonic() + limit
        self._farewell = limit
        try:
            while True:
                self._pump(until)
        except EngineCrashed as crashed:
            if not crashed.ended:
                raise EngineHanging(str(crashed)) from crashed
        return self._process.returncode

    def end_input(self) -> None:
        """Write no more: the process reads the end of its input."""
        self._check_open()
        self._input.close()

    def close(self) -> None:
        """End the input, wait a moment, kill the group."""
        if self._open:
            with suppress(OSError):
                self._input.close()
            self._wait_unreaped(_FAREWELL)
            self._kill()

    # Waiting ----------------------------------------------------------------------------------

    def _pump(self, until: float, writing: bool = False) -> None:
        """Read what there is, or wait for it."""
        left = until - time.monotonic()
        if left <= 0:
            self._fail(EngineHanging("no answer in time"))
        if writing:
            self._selector.register(self._input, selectors.EVENT_WRITE)
        try:
            ready = self._selector.select(left)
        finally:
            if writing:
                self._selector.unregister(self._input)
        for key, _ in ready:
            if key.fileobj is self._output:
                self._take_output()
            elif key.fileobj is self._errors:
                self._take_errors()

    def _take_output(self) -> None:
        data = os.read(self._output.fileno(), _CHUNK)
        if not data:
            self._crash()
        self._read += len(data)
        *lines, self._partial = (self._partial + data).split(b"\n")
        longest = max(map(len, (*lines, self._partial)))
        if self._read > FLOOD or longest > LONGEST_LINE:
            self._fail(EngineFlooding(_TOO_MUCH))
        self._lines.extend(line.decode(errors="replace") for line in lines)

    def _take_errors(self) -> None:
        data = os.read(self._errors.fileno(), _CHUNK)
        if not data:
            self._selector.unregister(self._errors)
        self._last_words = (self._last_words + data)[-_LAST_WORDS:]

    # Ending -----------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if not self._open:
            raise EngineCrashed("the engine has ended")

    def _crash(self) -> NoReturn:
        ended = self._wait_unreaped(self._farewell)
        with suppress(OSError):
            while data := os.read(self._errors.fileno(), _CHUNK):
                self._last_words = (self._last_words + data)[-_LAST_WORDS:]
        self._kill()
        status = self._process.returncode
        words = self._last_words.decode(errors="replace").strip().splitlines()
        how = f"signal {-status}" if status < 0 else f"exit status {status}"
        what = f"the engine ended ({how})" if ended else "the engine closed its output"
        crashed = EngineCrashed(f"{what}{f': {words[-1]}' if words else ''}")
        crashed.ended = ended
        raise crashed

    def _fail(self, error: EngineError) -> NoReturn:
        self._kill()
        raise error

    def _wait_unreaped(self, limit: float) -> bool:
        """Wait until the process has ended, and leave its number taken until the group is gone."""
        until = time.monotonic() + limit
        options = os.WEXITED | os.WNOHANG | os.WNOWAIT
        while os.waitid(os.P_PID, self.pid, options) is None:
            if time.monotonic() >= until:
                return False
            time.sleep(0.002)
        return True

    def _kill(self) -> None:
        """Kill the group, and leave nothing open."""
        self._open = False
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()
        self._guard.kill()
        self._guard.communicate()
        self._selector.close()
        for stream in (self._input, self._output, self._errors):
            with suppress(OSError):
                stream.close()


def _start_guard(group: int) -> subprocess.Popen[bytes]:
    """A process whose input ends when this process does, and which then kills a group."""
    return subprocess.Popen(  # noqa: S603  # this Python, with the text above
        [sys.executable, "-I", "-S", "-c", _GUARD, str(group)],
        stdin=subprocess.PIPE,
        start_new_session=True,
    )


def _there(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None, "all three are pipes"
    return stream


def _write(number: int, data: bytes) -> int:
    """Write to a pipe; no signal comes when nobody reads it, though a command may ask for one."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGPIPE})
    try:
        return os.write(number, data)
    except BrokenPipeError:
        if signal.SIGPIPE not in before:
            signal.sigtimedwait({signal.SIGPIPE}, 0)
        raise
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
