"""State files: whatever was finished is there after a crash, and nobody else's file is touched."""

from __future__ import annotations

import json
import resource
from dataclasses import dataclass
from pathlib import Path

import pytest

from fourfold.jobs import AppendedFile, StateDamaged, StateFile, StateOfAnotherJob

HEAD = {"job": "counting", "seed": 1, "levels": ["1", "2"]}


@dataclass(frozen=True)
class Number:
    value: int

    def line(self) -> str:
        return json.dumps({"number": self.value})


def parse(line: str) -> Number | None:
    try:
        return Number(json.loads(line)["number"])
    except (ValueError, TypeError, KeyError):
        return None


def numbers(path: Path, *, head: dict[str, object] | None = HEAD) -> list[int]:
    with StateFile(path, parse, head) as state:
        return [number.value for number in state.results]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state.jsonl"


@pytest.mark.parametrize("head", [HEAD, None])
def test_what_was_added_is_there_again(path: Path, head: dict[str, object] | None) -> None:
    with StateFile(path, parse, head) as state:
        assert state.results == []
        for number in (3, 1, 2):
            state.add(Number(number))
            last = path.read_text(encoding="utf-8").splitlines()[-1]
            assert last == Number(number).line(), "at once"
    assert numbers(path, head=head) == [3, 1, 2]
    with StateFile(path, parse, head) as state:
        state.add(Number(9))
    assert numbers(path, head=head) == [3, 1, 2, 9]


def test_without_a_path_nothing_is_kept(tmp_path: Path) -> None:
    with StateFile(None, parse, HEAD) as state:
        state.add(Number(1))
        assert state.results == [Number(1)]
        state.drop()
    assert not list(tmp_path.iterdir())


def test_a_crash_at_any_byte_loses_at_most_one_result(path: Path) -> None:
    with StateFile(path, parse, HEAD) as state:
        for number in range(3):
            state.add(Number(number))
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for length in range(len(whole)):
        for rest in (b"", b"\0" * 5):
            path.write_bytes(whole[:length] + rest)
            finished = max(whole[:length].count(b"\n") - 1, 0)
            assert numbers(path) == list(range(finished))
            assert path.read_bytes() == b"".join(lines[: finished + 1]), "cut off, head there"


def test_the_state_of_another_job_names_both(path: Path) -> None:
    assert numbers(path) == []
    before = path.read_bytes()
    other = {**HEAD, "seed": 2, "levels": ["4"]}
    with pytest.raises(StateOfAnotherJob, match=r'seed 1, .*"2".* there, seed 2, .*"4".* here'):
        numbers(path, head=other)
    with pytest.raises(StateOfAnotherJob, match='job "counting" there, job "mining" here'):
        numbers(path, head={**HEAD, "job": "mining"})
    with pytest.raises(StateOfAnotherJob, match=r"nothing there, traits"):
        numbers(path, head={**HEAD, "traits": "x" * 500})
    assert path.read_bytes() == before


def test_heads_from_before_jobs_had_names(path: Path) -> None:
    path.write_text('{"seed": 1, "levels": ["1", "2"]}\n{"number": 5}\n', encoding="utf-8")
    assert numbers(path) == [5]
    with pytest.raises(StateOfAnotherJob, match="seed 1 there, seed 2 here"):
        numbers(path, head={**HEAD, "seed": 2})


BEGUN = (json.dumps(HEAD) + "\n").encode()


@pytest.mark.parametrize(
    ("content", "line", "head"),
    [
        (b"a letter to my aunt", 1, HEAD),
        (b"a letter to my aunt", 1, None),
        (b'{"private": "data"}', 1, HEAD),
        (BEGUN + b'{"number": 1}\nsomething else\n{"number"', 3, HEAD),
        (b'{"number": 1}\nsomething else\n{"number"', 2, None),
        (b"\n", 1, None),
        (BEGUN + b"[" * 200_000 + b"\n", 2, HEAD),
    ],
)
def test_somebody_elses_file_stays_as_it_is(
    path: Path, content: bytes, line: int, head: dict[str, object] | None
) -> None:
    path.write_bytes(content)
    with pytest.raises(StateDamaged) as caught:
        numbers(path, head=head)
    assert (caught.value.path, caught.value.line) == (path, line)
    assert path.read_bytes() == content


@pytest.mark.parametrize("first", ["a letter to my aunt", "", "[]", 200_000 * "["])
def test_a_head_that_is_none(path: Path, first: str) -> None:
    path.write_text(f"{first}\n", encoding="utf-8")
    with pytest.raises(StateOfAnotherJob, match=r'there, job "counting", seed 1, .* here'):
        numbers(path)
    assert path.read_text(encoding="utf-8") == f"{first}\n"


def test_a_finished_job_leaves_what_belongs_to_others(path: Path) -> None:
    with StateFile(path, parse, HEAD) as state:
        for number in range(4):
            state.add(Number(number))
        state.drop(number for number in state.results if number.value % 2)
    assert numbers(path) == [1, 3]
    with StateFile(path, parse, HEAD) as state:
        state.drop()
    assert not list(path.parent.iterdir())


def test_two_processes_keep_out_of_each_others_way(path: Path) -> None:
    with StateFile(path, parse, HEAD):
        with pytest.raises(BlockingIOError, match="another process is at work") as caught:
            numbers(path)
        assert caught.value.filename == str(path)
    assert numbers(path) == []


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        numbers(tmp_path)
    with pytest.raises(FileNotFoundError):
        numbers(tmp_path / "no" / "state")


def test_devices_are_no_states() -> None:
    """They may have no end: /dev/full can be read for ever."""
    for device in (Path("/dev/full"), Path("/dev/null")):
        with pytest.raises(OSError, match="Invalid argument"):
            StateFile(device, parse, HEAD)


def test_a_full_disk_is_told_once(path: Path) -> None:
    """What could not be written is not tried again when the file is closed."""
    held = resource.getrlimit(resource.RLIMIT_FSIZE)
    with AppendedFile(path) as file:
        file.append(b"abc\n")
        resource.setrlimit(resource.RLIMIT_FSIZE, (10, held[1]))
        try:
            with pytest.raises(OSError, match="File too large"):
                file.append(b"d" * 100)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, held)
    assert path.read_bytes() == b"abc\n" + b"d" * 6


def test_bytes_are_appended(path: Path) -> None:
    with AppendedFile(path) as file:
        file.append(b"abc")
        assert (file.size, path.read_bytes()) == (3, b"abc")
        file.truncate(1)
        file.append(b"de")
    assert path.read_bytes() == b"ade"
