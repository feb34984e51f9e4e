"""Reads what pip-audit found and says what it means.

    python scripts/audit_report.py LOCKFILE REPORT.json

Exit status: 0 no weakness is known, 1 some are, 3 some packages could not be looked up: pip-audit
leaves those out without a word, which is not the same as finding nothing.
"""

import json
import sys
from pathlib import Path


def main(lock: str, report: str) -> int:
    """Print the verdict on one lock file."""
    packages = json.loads(Path(report).read_text(encoding="utf-8"))["dependencies"]
    weak = [
        f"  {package['name']} {package['version']}: {weakness['id']}"
        f" (fixed in {', '.join(weakness['fix_versions']) or 'no version yet'})"
        for package in packages
        for weakness in package.get("vulns", [])
    ]
    unknown = [package["name"] for package in packages if "skip_reason" in package]
    looked_up = len(packages) - len(unknown)
    print(f"audit: {lock}: {len(packages)} packages, {looked_up} looked up, {len(weak)} weaknesses")
    for line in weak:
        print(line)
    if unknown:
        print(f"  could not be looked up: {', '.join(unknown)}")
    return 1 if weak else 3 if unknown or not packages else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
