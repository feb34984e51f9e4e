"""The parts of `make test` run side by side, as real processes, and leave none behind."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import pty
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import psutil
import pytest
from scripts.processes import is_alive
from scripts.schedule import (
    Job,
    Part,
    PartFailed,
    PartMissing,
    RunAgain,
    Schedule,
    Verdict,
    print_summary,
)
from tests.server.services import wait_for

ROOT = Path(__file__).resolve().parents[2]
#: Waits a minute at most for a file.
MEET = 'n=0; until [ -e "$0" ]; do n=$((n+1)); [ $n -lt 6000 ] || exit 1; sleep 0.01; done'


def shell(script: str, *arguments: str | Path) -> Callable[[Job], Awaitable[None]]:
    async def run(job: Job) -> None:
        status = await job.run("sh", "-c", script, *arguments)
        if status != 0:
            raise PartFailed(f"sh ended with status {status}")

    return run


def run_all(
    folder: Path, *parts: Part, cores: float = 2, missing: Verdict = Verdict.SKIPPED
) -> tuple[Schedule, str]:
    """Run parts in this process; the schedule, and what was printed."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        schedule = Schedule(parts, root=folder, logs=folder / "logs", cores=cores, missing=missing)
        assert schedule.run() == 0
        print_summary(parts, schedule.results, 1.0)
    return schedule, printed.getvalue()


def verdicts(schedule: Schedule) -> dict[str, Verdict]:
    return {result.part.name: result.verdict for result in schedule.results}


def test_parts_that_fit_run_side_by_side(tmp_path: Path) -> None:
    """Each waits for what the other one writes."""
    left, right = tmp_path / "left", tmp_path / "right"
    schedule, _ = run_all(
        tmp_path,
        Part("left", "", shell(f'touch "$1"; {MEET}', right, left)),
        Part("right", "", shell(f'touch "$1"; {MEET}', left, right)),
    )
    assert set(verdicts(schedule).values()) == {Verdict.PASSED}


@pytest.mark.parametrize(
    ("cores", "things"), [(1.9, ()), (9, ("database",))], ids=["cores", "things"]
)
def test_parts_that_do_not_fit_run_one_after_another(
    tmp_path: Path, cores: float, things: tuple[str, ...]
) -> None:
    """A folder that two of them make at the same time would be there already."""
    script = 'mkdir "$0" && sleep 0.05 && rmdir "$0"'
    parts = [
        Part(str(number), "", shell(script, tmp_path / "one"), alone_with=things)
        for number in range(4)
    ]
    schedule, _ = run_all(tmp_path, *parts, cores=cores)
    assert verdicts(schedule) == dict.fromkeys("0123", Verdict.PASSED)


def test_the_order_is_the_priority_and_what_fits_goes_first(tmp_path: Path) -> None:
    small, after = tmp_path / "small", tmp_path / "after"
    schedule, _ = run_all(
        tmp_path,
        Part("first", "", shell(MEET, small)),
        Part("large", "", shell('[ -e "$0" ]', after), cores=2),
        Part("small", "", shell('touch "$0" "$1"', small, after)),
    )
    assert schedule.results[-1].part.name == "large"
    assert set(verdicts(schedule).values()) == {Verdict.PASSED}


def test_a_part_waits_for_others_however_they_end(tmp_path: Path) -> None:
    schedule, _ = run_all(
        tmp_path,
        Part("last", "", shell('[ -e "$0" ]', tmp_path / "file"), after=("first", "absent")),
        Part("first", "", shell('sleep 0.05; touch "$0"; exit 3', tmp_path / "file")),
    )
    assert verdicts(schedule) == {"first": Verdict.FAILED, "last": Verdict.PASSED}


@pytest.mark.parametrize(("ending", "verdict"), [(":", Verdict.PASSED), ("exit 1", Verdict.FAILED)])
def test_what_is_repeated_runs_alone_after_all_other_parts(
    tmp_path: Path, ending: str, verdict: Verdict
) -> None:
    """Two parts want it: one after the other, each counted once and with both its outputs."""
    inside = tmp_path / "inside"
    alone = shell(
        f'echo second; mkdir "$0" || exit 2; [ -e "$1" ] || exit 3; rmdir "$0"; {ending}',
        inside,
        tmp_path / "slow",
    )

    async def fail(job: Job) -> None:
        await shell("echo first")(job)
        raise RunAgain(alone)

    schedule, printed = run_all(
        tmp_path,
        Part("a", "", fail),
        Part("b", "", fail),
        Part("slow", "", shell('sleep 0.1; touch "$0"', tmp_path / "slow")),
        cores=3,
    )
    # Which of the two comes first is a matter of chance.
    assert schedule.results[0].part.name == "slow"
    assert len(schedule.results) == 3
    assert verdicts(schedule) == {"slow": Verdict.PASSED, "a": verdict, "b": verdict}
    assert printed.count("first\nsecond\n== a:") == printed.count("first\nsecond\n== b:") == 1


def test_parts_that_wait_for_each_other_are_a_mistake(tmp_path: Path) -> None:
    parts = [Part("a", "", shell(":"), after=("b",)), Part("b", "", shell(":"), after=("a",))]
    with pytest.raises(ExceptionGroup) as refused:
        Schedule(parts, root=tmp_path, logs=tmp_path).run()
    assert refused.group_contains(ValueError, match="a, b")


def test_a_part_that_needs_more_than_there_is_runs_alone(tmp_path: Path) -> None:
    schedule, _ = run_all(tmp_path, Part("large", "", shell(":"), cores=64), cores=1)
    assert verdicts(schedule) == {"large": Verdict.PASSED}


def test_output_stays_together_and_failures_come_last(tmp_path: Path) -> None:
    script = 'for n in 1 2 3 4 5; do echo "$0 $n"; sleep 0.01; done; echo "$0 err" >&2; exit "$1"'
    schedule, printed = run_all(
        tmp_path,
        Part("bad", "goes wrong", shell(script, "bad", "7")),
        Part("good", "goes well", shell(script, "good", "0")),
        Part("later", "goes well", shell('echo "later"'), after=("bad",)),
    )
    for name in ("bad", "good"):
        lines = [*(f"{name} {number}" for number in range(1, 6)), f"{name} err"]
        assert "\n".join([*lines, f"== {name}:"]) in printed
        assert printed.count(f"{name} 1\n") == 1
    assert max(printed.index("good 1"), printed.index("later\n")) < printed.index("bad 1")
    assert printed.endswith("parts: 2 passed, 1 failed, 0 skipped\n")
    assert {result.part.name: result.remark for result in schedule.results} == {
        "bad": "sh ended with status 7", "good": "", "later": "",
    }  # fmt: skip


@pytest.mark.parametrize("missing", [Verdict.SKIPPED, Verdict.FAILED])
def test_what_is_missing_is_said(tmp_path: Path, missing: Verdict) -> None:
    async def miss(_: Job) -> None:
        raise PartMissing("needs a thing (apt install thing)")

    schedule, printed = run_all(tmp_path, Part("part", "", miss), missing=missing)
    assert verdicts(schedule) == {"part": missing}
    assert "needs a thing (apt install thing)" in printed.splitlines()[-4]


def test_a_program_that_is_not_there_is_a_failure_of_its_part(tmp_path: Path) -> None:
    async def run(job: Job) -> None:
        await job.run("no-such-program-anywhere")

    schedule, _ = run_all(tmp_path, Part("a", "", run), Part("b", "", shell(":")))
    assert verdicts(schedule) == {"a": Verdict.FAILED, "b": Verdict.PASSED}
    (failed,) = [result for result in schedule.results if result.remark]
    assert failed.remark == "no-such-program-anywhere is not installed"


def test_the_processor_time_of_a_part_is_that_of_its_commands(tmp_path: Path) -> None:
    busy = [sys.executable, "-c", "import time\nwhile time.process_time() < 0.3: pass"]

    async def run(job: Job) -> None:
        assert await job.run(*busy) == 0

    schedule, _ = run_all(tmp_path, Part("busy", "", run), Part("idle", "", shell("sleep 0.3")))
    processor = {result.part.name: result.processor for result in schedule.results}
    assert processor["busy"] >= 0.3 > processor["idle"]


def test_reports_say_what_runs_and_how_far_it_is(tmp_path: Path) -> None:
    printed = io.StringIO()

    async def run(job: Job) -> None:
        await job.run("printf", "%s\n", "..... [ 17%]", "..... [ 42%]")
        async with asyncio.timeout(60):
            while "slow 42 %" not in printed.getvalue():  # noqa: ASYNC110 - text has no event
                await asyncio.sleep(0.01)

    parts = [Part("slow", "", run), Part("next", "", shell(":"), after=("slow",))]
    with contextlib.redirect_stdout(printed):
        Schedule(parts, root=tmp_path, logs=tmp_path, cores=2, reports=0.01).run()
    (line, *_) = [line for line in printed.getvalue().splitlines() if "42 %" in line]
    assert line.endswith("s: slow 42 %; 1 to come")


# What follows is interrupted, so it has a process of its own. -----------------------------------

#: Two parts: one obeys, one ignores every signal that can be ignored and has a child that left the
#: session; both write their numbers. With "one" there is a single part, whose output streams.
PROGRAM = """
import signal
import sys
from pathlib import Path
from scripts.processes import Patience
from scripts.schedule import Job, Part, Schedule

signal.signal(signal.SIGHUP, signal.SIG_DFL)  # the tests may have been started with nohup
folder = Path(sys.argv[1])
OBEYS = 'echo $$ >"$0/obeys.new"; echo streaming; mv "$0/obeys.new" "$0/obeys"; exec sleep 600'
IGNORES = '''trap "" INT TERM HUP; setsid sh -c 'echo $$ >"$0/child"; exec sleep 600' "$0" &
echo $$ >"$0/ignores"; while :; do sleep 0.1; done'''

def shell(script):
    async def run(job: Job) -> None:
        await job.run("sh", "-c", script, folder)
    return run

parts = [Part("obeys", "", shell(OBEYS)), Part("ignores", "", shell(IGNORES))]
schedule = Schedule(
    parts[: int(sys.argv[2])],
    root=folder,
    logs=folder / "logs",
    cores=2,
    reports=0.1,
    patience=Patience(float(sys.argv[3])),
)
sys.exit(128 + schedule.run())
"""


@contextlib.contextmanager
def interruptible(
    folder: Path, count: int, stdout: int, patience: float = 60
) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-c", PROGRAM, str(folder), str(count), str(patience)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=stdout)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def numbers(folder: Path, *names: str) -> list[psutil.Process]:
    """The processes that wrote their numbers, when all have."""

    def written() -> bool:
        return all((folder / name).exists() and (folder / name).read_text() for name in names)

    wait_for("the processes", written)
    return [psutil.Process(int((folder / name).read_text())) for name in names]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_run_leaves_no_process_behind(
    tmp_path: Path, number: signal.Signals
) -> None:
    with interruptible(tmp_path, 2, subprocess.DEVNULL, patience=0.1) as process:
        started = numbers(tmp_path, "obeys", "ignores", "child")
        process.send_signal(number)
        assert process.wait(60) == 128 + number
    assert not any(map(is_alive, started))


def test_a_second_ctrl_c_ends_the_patience(tmp_path: Path) -> None:
    with interruptible(tmp_path, 2, subprocess.DEVNULL, patience=10**6) as process:
        obeying, *ignoring = numbers(tmp_path, "obeys", "ignores", "child")
        process.send_signal(signal.SIGINT)
        wait_for("the one that obeys", lambda: not is_alive(obeying))
        assert all(map(is_alive, ignoring))
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
    assert not any(map(is_alive, ignoring))


@pytest.mark.skipif(shutil.which("setpriv") is None, reason="needs setpriv (Linux)")
def test_what_a_killed_run_had_started_ends_too(tmp_path: Path) -> None:
    with interruptible(tmp_path, 1, subprocess.DEVNULL) as process:
        started = numbers(tmp_path, "obeys")
        process.kill()
        process.wait(60)
    wait_for("the end of all", lambda: not any(map(is_alive, started)))


def test_the_output_of_a_single_part_streams(tmp_path: Path) -> None:
    with interruptible(tmp_path, 1, subprocess.PIPE) as process:
        numbers(tmp_path, "obeys")
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(3)]
        assert lines == [b"\n", b"== obeys: \n", b"streaming\n"]
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)


def test_a_terminal_shows_a_line_that_is_written_over(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with interruptible(tmp_path, 2, theirs, patience=0.1) as process:
        os.close(theirs)
        shown = b""
        while b"s: obeys, ignores" not in shown:
            assert select.select([ours], [], [], 60)[0], shown
            shown += os.read(ours, 4096)
        assert shown.startswith(b"\r\x1b[K-- ")
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
    os.close(ours)


def test_a_part_that_nobody_knows_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scripts.check", "lint", "lnit"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.startswith("no such part: lnit; there are: lint, ")
