"""The audit of pinned packages says what it knows, and above all when it knows nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

GOOD = {"name": "rich", "version": "14.0", "vulns": []}
WEAK = {
    "name": "old",
    "version": "1.0",
    "vulns": [{"id": "PYSEC-2020-1", "fix_versions": ["1.1"], "aliases": [], "description": ""}],
}
UNKNOWN = {"name": "lost", "skip_reason": "Dependency not found on PyPI and could not be audited"}


@pytest.mark.parametrize(
    ("packages", "status", "words"),
    [
        ([GOOD], 0, "1 packages, 1 looked up, 0 weaknesses"),
        ([GOOD, WEAK], 1, "old 1.0: PYSEC-2020-1 (fixed in 1.1)"),
        ([GOOD, UNKNOWN], 3, "could not be looked up: lost"),
        ([UNKNOWN, WEAK], 1, "2 packages, 1 looked up, 1 weaknesses"),
        ([], 3, "0 packages"),
    ],
)
def test_what_a_report_means(
    tmp_path: Path, packages: list[object], status: int, words: str
) -> None:
    report = tmp_path / "report.json"
    report.write_text(json.dumps({"dependencies": packages, "fixes": []}))
    done = subprocess.run(
        [sys.executable, "scripts/audit_report.py", "x.lock", report],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == status
    assert words in done.stdout


@pytest.mark.long
def test_without_a_network_it_says_so_and_fails() -> None:
    """A proxy that nobody runs keeps every request from its goal."""
    nowhere = "http://127.0.0.1:9"
    done = subprocess.run(
        [ROOT / "scripts" / "audit.sh"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={
            **os.environ, "AUDIT_TIMEOUT": "3", "HTTPS_PROXY": nowhere, "https_proxy": nowhere,
            "NO_PROXY": "", "no_proxy": "", "PYTHON": sys.executable,
        },
    )  # fmt: skip
    assert done.returncode == 3, done.stdout + done.stderr
    assert "this says nothing" in done.stderr
