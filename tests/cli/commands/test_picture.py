"""`fourfold picture`: recorded games as pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from tests.cli.conftest import Run

RECORD = "1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2!a2b2c2d2 1-0\n"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.qgn"
    path.write_text(RECORD, encoding="utf-8")
    return path


def test_a_game_becomes_an_animation(run: Run, record: Path) -> None:
    output = record.with_suffix(".gif")
    result = run("picture", str(record), "-o", str(output), "--side", "120")
    assert result.exit_code == 0, result.output
    with Image.open(output) as picture:
        assert (picture.format, picture.size) == ("GIF", (120, 120))
        assert getattr(picture, "n_frames", 1) == 10


def test_a_position_becomes_a_picture(run: Run, record: Path) -> None:
    pictures = []
    for after in (0, 3):
        output = record.with_suffix(".PNG")
        arguments = ("-o", str(output), "--after", str(after), "--side", "120")
        assert run("picture", str(record), *arguments).exit_code == 0
        pictures.append(output.read_bytes())
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("-o", "game.jpg"), "ends in neither .png nor .gif"),
        (("-o", "game.png", "--after", "99"), "a whole number from 0 to 9"),
        (("-o", "nowhere/game.png"), "cannot write"),
    ],
)
def test_what_cannot_be_drawn_is_said(
    run: Run, record: Path, arguments: tuple[str, ...], words: str
) -> None:
    _, name, *rest = arguments
    result = run("picture", str(record), "-o", str(record.parent / name), *rest)
    assert result.exit_code == 2
    assert words in result.stderr
