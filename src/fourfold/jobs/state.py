"""What a job has finished, in a file: JSON Lines, so that the same job goes on after a stop.

The first line is the head, a JSON object: which job it is, and all that its results depend on. A
line for each finished result follows. A last line that a crash cut off is done again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, Generic, Protocol, Self, TypeVar

from .files import AppendedFile

#: What is said of a field of a head in an error, at most.
_LONGEST: Final = 40


class Keepable(Protocol):
    """A result that can be kept."""

    def line(self) -> str:
        """The result as JSON, without a line break."""
        ...


Kept = TypeVar("Kept", bound=Keepable)
Head = Mapping[str, object]


class StateOfAnotherJob(ValueError):  # noqa: N818  # says what it is
    """The file holds what another job has finished: in what the two differ, there and here."""

    def __init__(self, path: Path, there: str, here: str) -> None:
        super().__init__(f"{path} is the state of another job: {there} there, {here} here")
        self.path = path
        self.there = there
        self.here = here


class StateDamaged(ValueError):  # noqa: N818  # says what it is
    """A line of the file is not a result of this job."""

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(f"{path} is not the state of such a job: line {line}")
        self.path = path
        self.line = line


class StateFile(Generic[Kept]):
    """The finished results of a job, oldest first; those of `add` are on the disk at once.

    `parse` reads the line of a result, and returns None for anything else. Without a path nothing
    is kept, and without a head there is no first line. A file that is refused is left as it is:
    `StateOfAnotherJob`, `StateDamaged`, or an `OSError`.
    """

    def __init__(
        self, path: Path | None, parse: Callable[[str], Kept | None], head: Head | None = None
    ) -> None:
        self.path = path
        self.results: list[Kept] = []
        self._head = "" if head is None else f"{json.dumps(head)}\n"
        self._file = None if path is None else AppendedFile(path)
        if self._file is None:
            return
        try:
            self._read(self._file, parse, head)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, result: Kept) -> None:
        """Keep a new result."""
        self.results.append(result)
        if self._file is not None:
            self._file.append(f"{result.line()}\n".encode())

    def drop(self, keep: Iterable[Kept] = ()) -> None:
        """End the job: only these results stay, for others; the file goes when there are none."""
        if self._file is None:
            return
        path, lines = self._file.path, [f"{result.line()}\n" for result in keep]
        if not lines:
            path.unlink(missing_ok=True)
            return
        new = path.with_name(f"{path.name}.new")
        new.write_text(self._head + "".join(lines), encoding="utf-8")
        new.replace(path)

    def _read(
        self, file: AppendedFile, parse: Callable[[str], Kept | None], head: Head | None
    ) -> None:
        content = file.path.read_bytes()
        end = content.rfind(b"\n") + 1
        if not end and not self._may_begin(content):
            raise StateDamaged(file.path, 1)
        lines = content[:end].decode("utf-8", "replace").split("\n")[:-1]
        number = 1
        if head is not None and lines:
            _check_head(file.path, lines.pop(0), head)
            number = 2
        for place, line in enumerate(lines, number):
            try:
                result = parse(line)
            except RecursionError:  # JSON that is nested too deeply
                result = None
            if result is None:
                raise StateDamaged(file.path, place)
            self.results.append(result)
        if end < len(content):
            file.truncate(end)
        if self._head and not end:
            file.append(self._head.encode())

    def _may_begin(self, content: bytes) -> bool:
        """Whether a first line without an end is ours; somebody's letter must not be cut off."""
        begun = content.rstrip(b"\0")  # what a power failure leaves
        return (self._head or "{").encode().startswith(begun[: len(self._head) or 1])


def _check_head(path: Path, line: str, wanted: Head) -> None:
    """Compare the head of a file with that of the job; older ones do not say which job it was."""
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict):
        raise StateOfAnotherJob(path, _shortened(line), _listed(wanted))
    if "job" not in head:
        head = {"job": wanted.get("job"), **head}
    here = {name: value for name, value in wanted.items() if head.get(name) != value}
    there = {name: value for name, value in head.items() if wanted.get(name) != value}
    if here or there:
        raise StateOfAnotherJob(path, _listed(there), _listed(here))


def _listed(head: Head) -> str:
    return ", ".join(f"{name} {_shortened(json.dumps(head[name]))}" for name in head) or "nothing"


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
