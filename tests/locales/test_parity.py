"""Python and the web app say the same: every message, in every language."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from fourfold.locales import LANGUAGES, texts
from fourfold.rules import Edition, Piece

WEB = Path(__file__).parents[2] / "web"
#: Zero, one and more; with and without a separator between the digits.
NUMBERS = (0, 1, 2, 5, 1500, 12345)
PIECES = (Piece(0), Piece(6), Piece(15))
#: Details that are numbers wherever they are shown.
COUNTS = ("number", "count", "total")

Case = tuple[str, str, dict[str, str | int]]


def cases(language: str) -> Iterator[Case]:
    """Every message with the details that it asks for, in each way that may change it."""
    say = texts(language)
    for key in say.all_keys():
        asked = say.variables(key)
        numbers = NUMBERS if asked & set(COUNTS) else NUMBERS[:1]
        pieces = PIECES if "colour" in asked else PIECES[:1]
        editions = tuple(Edition) if "edition" in asked else tuple(Edition)[:1]
        for number, piece, edition in product(numbers, pieces, editions):
            given: dict[str, str | int] = {name: f"<{name}>" for name in asked}
            given |= piece.by_trait | {"edition": str(edition), "digits": "shown"}
            yield language, key, given | dict.fromkeys(COUNTS, number)


def run_node(messages: list[Case]) -> list[str]:
    """What the web app says."""
    node = shutil.which("node")
    missing = (
        "node is not installed (Debian: apt install nodejs)"
        if node is None
        else "the web app's packages are not installed: make setup"
        if not (WEB / "node_modules/vite").exists()
        else ""
    )
    if missing:
        if os.environ.get("CI", "").lower() in {"1", "true", "yes"}:
            pytest.fail(missing)
        pytest.skip(missing)
    assert node is not None
    sources = {language: texts(language).without() for language in LANGUAGES}
    done = subprocess.run(
        [node, WEB / "dev/fill-in.mjs"],
        input=json.dumps({"sources": sources, "messages": messages}),
        check=True,
        capture_output=True,
        encoding="utf-8",
        cwd=WEB,
    )
    said: list[str] = json.loads(done.stdout)
    return said


def test_python_and_the_web_app_say_the_same() -> None:
    messages = [case for language in LANGUAGES for case in cases(language)]
    here = [texts(language)(key, **details) for language, key, details in messages]
    there = run_node(messages)
    different = [
        (case, mine, theirs)
        for case, mine, theirs in zip(messages, here, there, strict=True)
        if mine != theirs
    ]
    assert different[:10] == []
    assert len(here) > 10 * len(LANGUAGES) * len(NUMBERS), "something was compared"
