"""The command `fourfold`: a thin face in the terminal; one module a command."""

from __future__ import annotations

import errno
import os
import signal
import sys
from typing import NoReturn

#: Answers of a disk without room for the output; an error of this kind about a file names it.
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


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

        try:
            app(prog_name="fourfold")
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        if error.errno not in _FULL or error.filename is not None:
            raise
        _fail_to_write(error)


def _fail_to_write(error: OSError) -> NoReturn:
    """Say that the output does not fit on the disk that it goes to."""
    from fourfold.locales import system_language, texts  # noqa: PLC0415  # as above

    from .app import asked_language  # noqa: PLC0415  # as above

    say = texts(asked_language(sys.argv[1:]) or system_language(os.environ))
    what = say("cli-error-unwritable", path="stdout", why=error.strerror)
    sys.stderr.write(f"fourfold: {what}\n")
    # What is still in the buffer would fail once more when Python ends.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(2)
