from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.services import wait_for

from .disk import Disk, LimitedDisk, SmallDisk

#: Appends a block whenever it reads a line, and says how that went.
_WRITER = """
import sys
for line in sys.stdin:
    try:
        with open(sys.argv[1], "ab", buffering=0) as file:
            file.write(bytes(8192))
        print("ok", flush=True)
    except OSError as error:
        print(error.errno, flush=True)
"""


def _small_disk() -> SmallDisk:
    if os.geteuid() != 0:
        pytest.skip("only root mounts file systems")
    try:
        return SmallDisk(megabytes=1)
    except OSError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize(("make", "code"), [(_small_disk, "ENOSPC"), (LimitedDisk, "EFBIG")])
def test_a_full_disk_is_full_until_it_is_freed(make: type[Disk], code: str) -> None:
    disk = make()
    try:
        command = [*disk.prefix, sys.executable, "-c", _WRITER, str(disk.folder / "file")]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None

            def write() -> str:
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write("\n")
                process.stdin.flush()
                return process.stdout.readline().strip()

            assert write() == "ok"
            disk.fill([process.pid])
            assert write() == str(getattr(errno, code))
            disk.free([process.pid])
            assert write() == "ok"
            process.stdin.close()
            assert process.wait(10) == 0
        assert (disk.inside / "file").stat().st_size >= 16384
    finally:
        disk.close()
    assert not disk.folder.exists()


def test_a_small_disk_is_seen_by_nobody_else_and_leaves_nothing() -> None:
    disk = _small_disk()
    (disk.inside / "file").write_text("here")
    assert not (disk.folder / "file").exists()
    assert str(disk.folder) not in Path("/proc/mounts").read_text()
    holder = disk.inside.parent
    disk.close()
    wait_for("the end of the namespace", lambda: not holder.exists())
