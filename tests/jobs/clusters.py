"""A Ray cluster of two nodes, and commands that use it, each in processes of their own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


@contextmanager
def ray_cluster() -> Iterator[str]:
    """The address of a cluster; it has ended when the block is left."""
    nodes = subprocess.Popen(
        [sys.executable, "-m", "tests.jobs.nodes"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=ROOT,
    )
    try:
        assert nodes.stdout is not None
        address = nodes.stdout.readline().strip()
        assert address, "the cluster did not start"
        yield address
    finally:
        nodes.communicate(timeout=120)
