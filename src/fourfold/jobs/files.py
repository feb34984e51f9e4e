"""Files that only grow, and that survive a power failure."""

from __future__ import annotations

import errno
import fcntl
import os
from pathlib import Path
from typing import Self


class AppendedFile:
    """A file that one process at a time appends to; what `append` has written is on the disk.

    `BlockingIOError` when another process has it open in this way, `OSError` when it is no plain
    file: a device such as /dev/full has no end.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        if path.exists() and not path.is_file():
            code = errno.EISDIR if path.is_dir() else errno.EINVAL
            raise OSError(code, os.strerror(code), str(path))
        # Without a buffer: what could not be written is not written later, when it is closed.
        self._file = path.open("ab", buffering=0)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            message = "another process is at work here"
            raise BlockingIOError(errno.EAGAIN, message, str(path)) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let others have the file."""
        self._file.close()

    @property
    def size(self) -> int:
        """How many bytes there are."""
        return os.fstat(self._file.fileno()).st_size

    def append(self, content: bytes) -> None:
        """Write at the end, and wait until it is on the disk."""
        rest = memoryview(content)
        while rest:
            rest = rest[self._file.write(rest) :]
        os.fsync(self._file.fileno())

    def truncate(self, size: int) -> None:
        """Cut off what a crash left unfinished."""
        self._file.truncate(size)
