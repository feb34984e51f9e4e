"""Draws the README's picture of the terminal game: the end of a short game, as a PNG.

    python scripts/picture.py

Needs Debian's chromium; run it when the terminal game looks different from the picture.
"""

import os
import pty
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "images" / "terminal.png"
LINES = ["-9", "b3-6", "c2-d", "a1-0", "d1-5", "b2-b", "d4-1", "d2-7", "a2", "quarto a2 b2 c2 d2"]
COLUMNS = 74


def played() -> str:
    """What the terminal shows of the game, colours included."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "fourfold", "play", "--players", "Ana", "Ben", "--seed", "3"]
    with tempfile.TemporaryFile() as lines:
        lines.write("\n".join(LINES).encode())
        lines.seek(0)
        process = subprocess.Popen(
            command,
            stdin=lines,
            stdout=follower,
            env=os.environ | {"COLUMNS": str(COLUMNS), "TERM": "xterm-256color", "LANG": "C.UTF-8"},
        )
    os.close(follower)
    output = bytearray()
    try:
        while chunk := os.read(leader, 65536):
            output += chunk
    except OSError:  # the other end is closed: everything was read
        pass
    process.wait()
    return output.decode().replace("\r\n", "\n")


def main() -> None:
    """Draw the last board and what is said below it."""
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("picture: install Debian's chromium first")
    output = played()
    last = output[output.rindex("\n\n", 0, output.rindex("┬")) :].split("\nSave")[0].strip("\n")
    with Path(os.devnull).open("w") as nowhere:
        console = Console(record=True, width=COLUMNS, file=nowhere)
        console.print(Text.from_ansi(last))
    with tempfile.TemporaryDirectory() as directory:
        page = Path(directory) / "picture.html"
        svg = console.export_svg(title="fourfold play")
        box = re.search(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"', svg)
        assert box is not None, "Rich writes the size of the picture"
        svg = svg.replace("<svg ", f'<svg width="{box[1]}" height="{box[2]}" ', 1)
        page.write_text(f"<body style='margin:0'>{svg}</body>", encoding="utf-8")
        size = f"--window-size={int(float(box[1]))},{int(float(box[2]))}"
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", size]
        command = [chromium, *options, f"--user-data-dir={directory}/profile"]
        subprocess.run(
            [*command, f"--screenshot={PICTURE}", page.as_uri()], check=True, capture_output=True
        )


if __name__ == "__main__":
    main()
