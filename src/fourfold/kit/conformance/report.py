"""The report about an engine: every check with its result, and whether the engine conforms."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from typing import Final

from fourfold.kit.pipes import EngineError
from fourfold.rules import CallRule
from fourfold.rules.names import Named

from . import checks
from .requests import check_batches
from .session import CheckSession, CheckTimes, NotOffered, UnexpectedLine, open_session


class CheckStatus(Named):
    """What a check found."""

    PASSED = "passed"
    FAILED = "failed"
    #: The engine does not have it, and need not.
    ABSENT = "absent"
    #: Not tried, because something that it needs has failed.
    SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class CheckResult:
    """One check; what was sent, expected and received are words of the protocol."""

    name: str
    status: CheckStatus
    sent: str = ""
    expected: str = ""
    received: str = ""
    #: What is wrong with that, where the words do not show it.
    why: str = ""
    #: The code of an `EngineError`: crashed, hanging, flooding …
    fault: str | None = None


@dataclass(frozen=True, slots=True)
class ConformanceReport:
    """All checks of one engine."""

    command: str
    #: From its answer to `uqi`.
    name: str
    author: str
    results: tuple[CheckResult, ...]

    @property
    def conforms(self) -> bool:
        """Whether nothing failed."""
        return all(
            result.status in (CheckStatus.PASSED, CheckStatus.ABSENT) for result in self.results
        )

    def as_object(self) -> dict[str, object]:
        """The report as JSON has it."""
        results = [{**asdict(result), "status": str(result.status)} for result in self.results]
        return {
            "command": self.command,
            "name": self.name,
            "author": self.author,
            "conforms": self.conforms,
            "checks": results,
        }


#: The checks in their order, and the one that has to pass before.
CHECKS: Final[dict[str, tuple[checks.Check, str | None]]] = {
    "uqi": (checks.check_identity, None),
    "options": (checks.check_options, "uqi"),
    "isready": (checks.check_ready, "uqi"),
    "unknown": (checks.check_unknown, "isready"),
    "setoption": (checks.check_setting, "isready"),
    "go": (checks.check_search, "isready"),
    "position": (checks.check_position, "go"),
    "limits": (checks.check_limits, "go"),
    "movetime": (checks.check_time, "go"),
    "info": (checks.check_information, "go"),
    "infinite": (checks.check_endless, "go"),
    "stop": (checks.check_stop, "go"),
    "over": (checks.check_over, "isready"),
    "unfinished": (checks.check_unfinished, "go"),
    "official": (checks.check_calls(CallRule.OFFICIAL), "go"),
    "standing": (checks.check_calls(CallRule.STANDING), "go"),
    "automatic": (checks.check_calls(CallRule.AUTOMATIC), "go"),
    "levels": (checks.check_levels, "go"),
    "traits": (checks.check_traits, "go"),
    "false-call": (checks.check_false_calls, "go"),
    "eval": (checks.check_values, "isready"),
    "perft": (checks.check_counts, "isready"),
    "json": (check_batches, "isready"),
    "quit": (checks.check_quit, "uqi"),
    "quit-search": (checks.check_quit_searching, "isready"),
    "end": (checks.check_end_of_input, "uqi"),
}


def check_engine(
    command: str | Sequence[str],
    times: CheckTimes | None = None,
    progress: Callable[[CheckResult], None] | None = None,
) -> ConformanceReport:
    """Check an engine; `progress` is called with every result.

    `EngineNotStarted` when the command cannot be started at all.
    """
    examination = _Examination(command, times or CheckTimes())
    with examination.stack:
        for name in CHECKS:
            result = examination.check(name)
            if progress is not None:
                progress(result)
    return examination.report()


class _Examination:
    """The checks so far, and the process that is asked."""

    def __init__(self, command: str | Sequence[str], times: CheckTimes) -> None:
        self.command = command
        self.times = times
        self.stack = ExitStack()
        self.session: CheckSession | None = None
        self.ids: dict[str, str] = {}
        self.results: dict[str, CheckResult] = {}
        # Whether there is such a command at all is no matter of conformance.
        CheckSession(command, times).pipe.close()

    def check(self, name: str) -> CheckResult:
        """Run one check, unless what it needs has failed."""
        function, needed = CHECKS[name]
        if needed is not None and self.results[needed].status is not CheckStatus.PASSED:
            self.results[name] = CheckResult(name, CheckStatus.SKIPPED)
            return self.results[name]
        try:
            session = self._open()
            self.ids = session.ids
            function(session)
            result = CheckResult(name, CheckStatus.PASSED)
        except NotOffered as absent:
            result = CheckResult(name, CheckStatus.ABSENT, sent=str(absent))
        except UnexpectedLine as wrong:
            parts = (wrong.sent, wrong.expected, wrong.received, wrong.why)
            result = CheckResult(name, CheckStatus.FAILED, *parts)
        except EngineError as error:
            sent = "uqi" if self.session is None else self.session.sent
            result = CheckResult(
                name, CheckStatus.FAILED, sent, received=str(error), fault=error.code
            )
        if result.status is CheckStatus.FAILED or name in ("quit", "quit-search", "end"):
            self._close()
        self.results[name] = result
        return result

    def report(self) -> ConformanceReport:
        """All that was found."""
        command = self.command if isinstance(self.command, str) else shlex.join(self.command)
        name, author = (self.ids.get(kind, "?") for kind in ("name", "author"))
        return ConformanceReport(command, name, author, tuple(self.results.values()))

    def _open(self) -> CheckSession:
        """The process that is asked; another one after a failure."""
        if self.session is None:
            self.session = self.stack.enter_context(open_session(self.command, self.times))
        return self.session

    def _close(self) -> None:
        self.session = None
        self.stack.close()
