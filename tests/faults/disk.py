"""A disk that can be full, really: a small file system of its own, or a limit on a file's size.

Root mounts a tmpfs in a mount namespace that a sleeping process holds: nobody else sees it, and
nothing is left of it when that process ends, however it ends. Without root, the size to which the
server may write a file is limited while it runs.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.server.services import DIES_WITH_US, wait_for

_BLOCK: Final = 64 * 1024
_MEGABYTE: Final = 1024 * 1024


class SmallDisk:
    """A tmpfs in a namespace; the server has to be started with `prefix` to see it."""

    def __init__(self, megabytes: int = 64) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fourfold-disk-"))
        options = f"size={megabytes}m"
        script = 'mount -t tmpfs -o "$1" tmpfs "$0" && touch "$0/ready" && exec sleep infinity'
        self._holder = subprocess.Popen(
            [*DIES_WITH_US, "unshare", "--mount", "sh", "-c", script, str(self.folder), options],
            stderr=subprocess.DEVNULL,
        )
        self.prefix = ("nsenter", f"--mount=/proc/{self._holder.pid}/ns/mnt")
        try:
            wait_for("a small disk", self._is_there)
        except BaseException:
            self.close()
            raise

    def _is_there(self) -> bool:
        if self._holder.poll() is not None:
            raise OSError("a tmpfs cannot be mounted here")
        return (self.inside / "ready").exists()

    @property
    def inside(self) -> Path:
        """The folder as this process reaches it."""
        return Path(f"/proc/{self._holder.pid}/root{self.folder}")

    def fill(self, _: Iterable[int]) -> None:
        """Leave not a byte."""
        with (self.inside / "ballast").open("wb", buffering=0) as ballast:
            block = bytes(_BLOCK)
            while block:
                try:
                    ballast.write(block)
                except OSError:
                    block = block[: len(block) // 2]

    def free(self, _: Iterable[int]) -> None:
        """Make room again."""
        (self.inside / "ballast").unlink(missing_ok=True)

    def copy(self, target: Path) -> None:
        """Copy what is there to an ordinary folder."""
        shutil.copytree(self.inside, target, dirs_exist_ok=True)

    def close(self) -> None:
        """Leave nothing."""
        self._holder.kill()
        self._holder.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)


class LimitedDisk:
    """An ordinary folder whose files the server cannot let grow while it is "full"."""

    prefix: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fourfold-disk-"))

    @property
    def inside(self) -> Path:
        """The folder as this process reaches it."""
        return self.folder

    def fill(self, processes: Iterable[int]) -> None:
        """Let these processes write no file beyond a page."""
        for process in processes:
            _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (4096, most))

    def free(self, processes: Iterable[int]) -> None:
        """Let them write again."""
        for process in processes:
            _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))

    def copy(self, target: Path) -> None:
        """Copy what is there to another folder."""
        shutil.copytree(self.folder, target, dirs_exist_ok=True)

    def close(self) -> None:
        """Leave nothing."""
        shutil.rmtree(self.folder, ignore_errors=True)


Disk = SmallDisk | LimitedDisk


def make_disk() -> Disk:
    """A small file system where that is allowed, otherwise a limit."""
    if os.geteuid() == 0 and shutil.which("unshare") and shutil.which("nsenter"):
        try:
            return SmallDisk()
        except OSError:
            pass  # a container that may not mount
    return LimitedDisk()
