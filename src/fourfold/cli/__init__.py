"""The command `fourfold`: a thin face in the terminal; one module a command."""

from __future__ import annotations

import signal
import sys


def main() -> None:
    """Run the command, and end as other programs do: 130 on Ctrl-C, by SIGPIPE on a closed pipe."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show a letter, or sends a stray byte, stops nothing.
            stream.reconfigure(errors="replace")
    try:
        from .app import app  # noqa: PLC0415  # Ctrl-C while this is imported ends quietly too

        app(prog_name="fourfold")
    except KeyboardInterrupt:
        sys.exit(130)
