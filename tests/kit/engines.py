"""Engines to test with: the reference, and programs that break the protocol on purpose."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

#: The command of the reference engine.
REFERENCE: Final = [sys.executable, "-m", "fourfold", "engine"]
#: Seconds that matter only when a test fails.
LONG: Final = 60.0

_PREAMBLE: Final = """
import sys, time
def say(*lines):
    print(*lines, sep="\\n", flush=True)
for line in sys.stdin:
    word = (line.split() or [''])[0]
    if word == "uqi": say("id name Faulty", "id author Test", OPTION, "uqiok")
    elif word == "isready": say("readyok")
    elif word == "quit": break
    elif word == "go":
        ON_GO
"""


def faulty(on_go: str, option: str = "") -> list[str]:
    """An engine that does this when it is to search, and all else as it should."""
    source = _PREAMBLE.replace("ON_GO", on_go).replace("OPTION", repr(option))
    return [sys.executable, "-c", source]


#: The example engine of the documents.
EXAMPLE: Final = Path(__file__).parents[2] / "docs" / "kit" / "example_engine.py"
#: Its command.
PLAIN: Final = [sys.executable, str(EXAMPLE)]


def altered(*changes: tuple[str, str]) -> list[str]:
    """The example engine with parts of its text replaced, so that it does something wrong."""
    source = EXAMPLE.read_text("utf-8")
    for old, new in changes:
        assert source.count(old) == 1, old
        source = source.replace(old, new)
    return [sys.executable, "-c", source]
