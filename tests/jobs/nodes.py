"""A Ray cluster of two nodes on this machine, until standard input ends.

Prints its address: `python -m tests.jobs.nodes`.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster  # after the settings

#: Enough for these tests; the default is a third of the memory.
STORE = 100 * 2**20
ATTEMPTS = 5


def main() -> None:
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")  # paths of sockets are short
    os.environ["RAY_TMPDIR"] = folder
    cluster: Any = Cluster()
    try:
        for attempt in range(ATTEMPTS):
            try:
                add_nodes(cluster)
                break
            except Exception:
                # Ray gives a node 30 seconds to start, which can be too few on a busy machine.
                cluster.shutdown()
                if attempt == ATTEMPTS - 1:
                    raise
        sys.stdout.write(f"{cluster.address}\n")
        sys.stdout.flush()
        sys.stdin.read()
    finally:
        cluster.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


def add_nodes(cluster: Any) -> None:  # noqa: ANN401  # a class without types
    options: Any = {"num_cpus": 1, "object_store_memory": STORE, "include_dashboard": False}
    cluster.add_node(**options)
    cluster.add_node(**options)
    cluster.wait_for_nodes()


if __name__ == "__main__":
    main()
