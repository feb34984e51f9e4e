"""A Ray cluster of two nodes on this machine, until standard input ends.

Prints its address: `python -m tests.jobs.nodes`.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from typing import Any

os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_DISABLE_IMPORT_WARNING": "1"}

from ray.cluster_utils import Cluster  # after the settings

#: Enough for these tests; the default is a third of the memory.
STORE = 100 * 2**20


def main() -> None:
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")  # paths of sockets are short
    os.environ["RAY_TMPDIR"] = folder
    options: Any = {"num_cpus": 1, "object_store_memory": STORE, "include_dashboard": False}
    cluster: Any = Cluster()
    try:
        cluster.add_node(**options)
        cluster.add_node(**options)
        cluster.wait_for_nodes()
        sys.stdout.write(f"{cluster.address}\n")
        sys.stdout.flush()
        sys.stdin.read()
    finally:
        cluster.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
