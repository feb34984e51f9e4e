"""Runs parts side by side, as far as they fit the machine, and sums up.

Each part says how many cores it keeps busy, after which other parts it comes and what it cannot
share. The first waiting part that fits is started; so the order of the parts is their priority.
A part that repeats something (`RunAgain`) does so after all others, and by itself.
The output of a part is printed whole when the part ends; that of failed parts comes last.
"""

import asyncio
import os
import re
import shutil
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import IO, Final

from scripts.processes import Command, Patience

#: Seconds between two reports of how far things are: on a terminal, where one line is written
#: over, and elsewhere, where each report is a new line.
TERMINAL_REPORTS: Final = 1.0
REPORTS: Final = 15.0
_PERCENT: Final = re.compile(rb"\[ *(\d+)%\]")


class Verdict(StrEnum):
    """How a part ended."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"


class PartMissing(Exception):  # noqa: N818 - not an error by itself: it decides between skip and failure
    """There is nothing to check, or nothing to check it with; the message says what would help."""


class PartFailed(Exception):  # noqa: N818 - the ordinary way for a check to end, not a fault of this script
    """A check found something; its own output says what."""


class RunAgain(Exception):  # noqa: N818 - a wish, not an error
    """Something failed that may have been upset by the other parts: repeat it without them."""

    def __init__(self, run: Callable[["Job"], Awaitable[None]]) -> None:
        super().__init__()
        self.run = run


@dataclass(frozen=True)
class Part:
    """One part of the test run."""

    name: str
    title: str
    run: Callable[["Job"], Awaitable[None]]
    #: How many cores it keeps busy while it runs.
    cores: float = 1.0
    #: Parts that have to be over before it, however they end.
    after: tuple[str, ...] = ()
    #: Things that it shares with no other part that names them.
    alone_with: tuple[str, ...] = ()
    long: bool = False


@dataclass(frozen=True)
class Result:
    """What became of a part."""

    part: Part
    verdict: Verdict
    seconds: float = 0.0
    #: Processor time of the commands and of those of their children that ended before them.
    processor: float = 0.0
    remark: str = ""


class Job:
    """A part that runs: starts its commands and keeps what they print."""

    def __init__(self, root: Path, log: Path | None, patience: Patience) -> None:
        self.processor = 0.0
        #: What the summary says of a part that passed.
        self.remark = ""
        self._root = root
        self._log = log
        self._patience = patience
        self._output: IO[bytes] | None = None
        if log is not None:
            log.parent.mkdir(parents=True, exist_ok=True)
            self._output = log.open("wb", buffering=0)

    async def run(
        self, *words: str | Path, output: IO[bytes] | None = None, **environment: str
    ) -> int:
        """Run a command in the root of the tree, its output going elsewhere if need be."""
        command = Command(
            words,
            cwd=self._root,
            environment=os.environ | environment,
            output=output or self._output,
        )
        ended = await command.wait(self._patience)
        self.processor += ended.processor
        return ended.status

    def say(self, words: str) -> None:
        """Print a line where the output of the commands goes."""
        if self._output is None:
            print(words, flush=True)
        else:
            self._output.write(f"{words}\n".encode())

    def close(self) -> None:
        """No more output."""
        if self._output is not None:
            self._output.close()

    @property
    def output(self) -> str:
        """What was printed; nothing where it went straight through."""
        return "" if self._log is None else self._log.read_text(errors="replace")

    @property
    def progress(self) -> str:
        """How far pytest says it is."""
        if self._log is None:
            return ""
        with self._log.open("rb") as log:
            log.seek(max(0, log.seek(0, os.SEEK_END) - 4096))
            percentages = _PERCENT.findall(log.read())
        return f" {percentages[-1].decode()} %" if percentages else ""


def available_cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Schedule:
    """Runs parts; `results` has those that have ended, in the order of their ends."""

    def __init__(
        self,
        parts: Sequence[Part],
        *,
        root: Path,
        logs: Path,
        cores: float | None = None,
        missing: Verdict = Verdict.SKIPPED,
        reports: float | None = None,
        patience: Patience | None = None,
    ) -> None:
        self.results: list[Result] = []
        self._root = root
        self._logs = logs
        self._cores = cores or available_cores()
        self._missing = missing
        self._streams = len(parts) == 1
        self._waiting = list(parts)
        self._running: dict[Part, Job] = {}
        #: Parts that repeat something when nothing else runs, with the seconds they have taken.
        self._again: list[tuple[Part, Job, RunAgain, float]] = []
        self._outputs: list[str] = []
        self._changed = asyncio.Event()
        self._patience = patience or Patience()
        self._began = time.monotonic()
        self._terminal = sys.stdout.isatty() and not self._streams
        self._reports = reports or (TERMINAL_REPORTS if self._terminal else REPORTS)

    def run(self) -> int:
        """Run all of them; the number of the signal that ended it early, or 0."""
        numbers = [signal.SIGINT, signal.SIGTERM]
        if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:  # as nohup wants it
            numbers.append(signal.SIGHUP)
        before = {number: signal.getsignal(number) for number in numbers}
        try:
            return asyncio.run(self._run(numbers))
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def _run(self, numbers: Sequence[signal.Signals]) -> int:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        assert task is not None
        interrupted = 0

        def interrupt(number: signal.Signals) -> None:
            nonlocal interrupted
            if interrupted:
                self._patience.lose()
            else:
                interrupted = number
                task.cancel()

        for number in numbers:
            loop.add_signal_handler(number, interrupt, number)
        try:
            await self._run_all()
        except asyncio.CancelledError:
            if not interrupted:
                raise
        finally:
            self._clear_line()
            for words in self._outputs:
                print(words, end="", flush=True)
        return interrupted

    async def _run_all(self) -> None:
        async with asyncio.TaskGroup() as group:
            watcher = group.create_task(self._watch())
            while self._waiting or self._running or self._again:
                while part := next(filter(self._fits, self._waiting), None):
                    self._waiting.remove(part)
                    log = None if self._streams else self._logs / f"{part.name}.log"
                    self._running[part] = Job(self._root, log, self._patience)
                    group.create_task(self._carry_out(part, self._running[part], part.run))
                if self._again and not (self._waiting or self._running):
                    part, job, wish, seconds = self._again.pop(0)
                    self._running[part] = job
                    group.create_task(self._carry_out(part, job, wish.run, seconds))
                if not self._running:
                    names = ", ".join(part.name for part in self._waiting)
                    raise ValueError(f"each of these parts waits for another one: {names}")
                await self._changed.wait()
                self._changed.clear()
            watcher.cancel()

    def _fits(self, part: Part) -> bool:
        if not self._running:
            return not any(other.name in part.after for other in self._waiting)
        open_parts = {other.name for other in (*self._waiting, *self._running)}
        taken = {thing for other in self._running for thing in other.alone_with}
        busy = sum(other.cores for other in self._running)
        return (
            open_parts.isdisjoint(part.after)
            and taken.isdisjoint(part.alone_with)
            and busy + part.cores <= self._cores + 1e-9
        )

    async def _carry_out(
        self,
        part: Part,
        job: Job,
        run: Callable[[Job], Awaitable[None]],
        seconds: float = 0.0,
    ) -> None:
        """Run a part, or what it repeats after so many seconds of its own."""
        if self._streams and not seconds:
            print(f"\n== {part.name}: {part.title}", flush=True)
        began = time.monotonic()
        try:
            await run(job)
            verdict, remark = Verdict.PASSED, job.remark
        except (PartFailed, OSError) as failure:
            verdict, remark = Verdict.FAILED, str(failure)
        except PartMissing as missing:
            verdict, remark = self._missing, str(missing)
        except RunAgain as wish:
            self._again.append((part, job, wish, seconds + time.monotonic() - began))
            return
        except BaseException:
            job.close()
            raise
        finally:
            del self._running[part]
            self._changed.set()
        self._finish(part, job, verdict, seconds + time.monotonic() - began, remark)

    def _finish(self, part: Part, job: Job, verdict: Verdict, seconds: float, remark: str) -> None:
        job.close()
        result = Result(part, verdict, seconds, job.processor, remark)
        self.results.append(result)
        self._print_end(result, job.output)

    def _print_end(self, result: Result, output: str) -> None:
        name = result.part.name
        closing = " ".join(
            [f"== {name}: {result.verdict} in {result.seconds:.1f} s", result.remark]
        ).rstrip()
        self._clear_line()
        if self._streams:
            print(closing, flush=True)
            return
        whole = f"\n== {name}: {result.part.title}\n{output}{closing}\n"
        if result.verdict is Verdict.FAILED:
            self._outputs.append(whole)
            print(f"\n{closing}; what it printed comes last", flush=True)
        else:
            print(whole, end="", flush=True)

    async def _watch(self) -> None:
        """Report what runs and how far it is."""
        if self._streams:
            return
        while True:
            await asyncio.sleep(self._reports)
            running = ", ".join(f"{part.name}{job.progress}" for part, job in self._running.items())
            waiting = f"; {len(self._waiting)} to come" if self._waiting else ""
            words = f"-- {time.monotonic() - self._began:.0f} s: {running}{waiting}"
            if self._terminal:
                width = shutil.get_terminal_size().columns
                print(f"\r\x1b[K{words[: width - 1]}", end="", flush=True)
            else:
                print(words, flush=True)

    def _clear_line(self) -> None:
        if self._terminal:
            print("\r\x1b[K", end="", flush=True)


def print_summary(parts: Sequence[Part], results: Sequence[Result], wall: float) -> None:
    """A line for each part in the given order, then the sums, and one line that counts."""
    print()
    by_name = {result.part.name: result for result in results}
    ended = [by_name[part.name] for part in parts if part.name in by_name]
    for result in ended:
        seconds = f"{result.seconds:>7.1f} s  processor {result.processor:>6.1f} s"
        print(f"{result.part.name:<14} {result.verdict:<8} {seconds}  {result.remark}".rstrip())
    total = sum(result.seconds for result in ended)
    processor = sum(result.processor for result in ended)
    print(f"{'sum':<14} {'':<8} {total:>7.1f} s  processor {processor:>6.1f} s")
    print(f"{'all':<14} {'':<8} {wall:>7.1f} s")
    count = {verdict: sum(result.verdict == verdict for result in ended) for verdict in Verdict}
    print("parts: " + ", ".join(f"{count[verdict]} {verdict}" for verdict in Verdict), flush=True)
