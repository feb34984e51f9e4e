"""The parts of `make test`: what becomes of tests that fail."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from scripts.processes import Patience
from scripts.schedule import Job, PartFailed, RunAgain

from scripts import check

#: Fails in the first run and passes in the second, as a test does that depends on chance.
UNSTEADY = """
from pathlib import Path
def test_unsteady():
    mark = Path(__file__).with_name("mark")
    again = mark.exists()
    mark.touch()
    assert again
"""
STEADY = "def test_steady():\n    pass\n"
WRONG = "def test_wrong():\n    assert False\n"


def run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Job:
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -p no:schemathesis\n")
    monkeypatch.setattr(check, "BUILD", folder / "build")
    job = Job(folder, folder / "log", Patience())

    async def run_part() -> None:
        try:
            await check.run_pytest_twice(job, "some", folder)
        except RunAgain as wish:
            assert "once more" not in job.output
            await wish.run(job)

    try:
        asyncio.run(run_part())
    finally:
        job.close()
    return job


def test_a_test_that_fails_once_is_named_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_some.py").write_text(UNSTEADY + STEADY)
    job = run(tmp_path, monkeypatch)
    assert job.remark == "unsteady, passed when run again: test_some.py::test_unsteady"
    assert "1 failed, 1 passed" in job.output


def test_a_test_that_fails_twice_fails_its_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_some.py").write_text(UNSTEADY + WRONG)
    with pytest.raises(PartFailed, match=r"^failed twice: test_some\.py::test_wrong$"):
        run(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    "tests",
    ["\n".join(f"def test_{n}(): assert False" for n in range(9)), "import nothing_of_the_kind"],
    ids=["many", "unreadable"],
)
def test_what_is_no_accident_does_not_run_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tests: str
) -> None:
    (tmp_path / "test_some.py").write_text(tests)
    with pytest.raises(PartFailed):
        run(tmp_path, monkeypatch)
    assert "once more" not in (tmp_path / "log").read_text()


def test_a_run_without_failures_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_some.py").write_text(STEADY)
    assert run(tmp_path, monkeypatch).remark == ""
