"""Make the set of decisive positions that the package ships, or any other of its kind.

    python benchmarks/decisive_positions.py --seed 1 --out src/fourfold/kit/positions.txt

The same seed makes the same file, byte for byte; its SHA-256 is printed.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

from fourfold.kit.positions import EACH, PLACED, DecisivePosition, generate, write_positions
from fourfold.rules import LEVELS


def main() -> None:
    """Read the options, make the set, write it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=EACH, help="positions per level and number")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    positions: list[DecisivePosition] = []
    for level in LEVELS:
        for placed in PLACED:
            positions += generate(level, placed, options.each, options.seed)
            print(f"level {level}, {placed} placed: {len(positions)}", file=sys.stderr)
    content = write_positions(positions).encode("ascii")
    options.out.write_bytes(content)
    print(f"{len(positions)} positions, SHA-256 {hashlib.sha256(content).hexdigest()}")


if __name__ == "__main__":
    main()
