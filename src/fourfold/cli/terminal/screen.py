"""Where a command writes: a console, the texts of a language, and what a terminal can show."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

import typer
from rich.console import Console
from rich.text import Text

from fourfold.cli.help import texts_of as texts_of  # noqa: PLC0414  # where commands look for it
from fourfold.locales import Texts, capitalised
from fourfold.rules import Alignment, Edition, Piece, Player

from .drawing import Look

#: Control characters, halves of characters, and what turns the direction of the text around it.
_CONTROL: Final = re.compile(
    r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)


@dataclass(frozen=True, slots=True)
class Screen:
    """Where a command writes, in which language, and in the words of which edition."""

    console: Console
    texts: Texts
    ascii: bool = False
    edition: Edition = Edition.CLASSIC

    def in_edition(self, edition: Edition) -> Screen:
        """The same screen for a game in this edition: its texts speak of mushrooms, say."""
        return replace(self, edition=edition, texts=self.texts.bind(edition=edition))

    def look(self) -> Look:
        """How to draw boards here."""
        return Look(self.edition, self.ascii, self.texts("cli-beside"), self.texts("cli-hand"))

    def say(self, text: str | Text, style: str = "") -> None:
        """Write for people: words are wrapped on a terminal, never in a file or a pipe."""
        words = text if isinstance(text, Text) else Text(harmless(text), style)
        self.console.print(words, soft_wrap=not self.console.is_terminal)

    def row(self, text: str, style: str = "") -> None:
        """Write a line that is never wrapped: it may hold a path, or be part of a table."""
        self.console.print(Text(harmless(text), style), soft_wrap=True)

    def piece(self, piece: Piece) -> str:
        """A piece in words, with its digit for those who type it."""
        return self.texts("cli-piece", piece=piece)

    def alignment(self, alignment: Alignment) -> tuple[str, str]:
        """The shared values and the squares of an alignment, in words."""
        values = self.texts.listed(self.texts.value(value, number=4) for value in alignment.values)
        return values, " ".join(str(square) for square in alignment.squares)

    def alignment_line(self, alignment: Alignment) -> str:
        """The kind of an alignment, its squares and the shared values, in a line."""
        values, squares = self.alignment(alignment)
        kind = capitalised(self.texts(f"kind-{alignment.pattern.kind}", number=1))
        return self.texts.labelled(kind, f"{squares} ({values})")

    def heading(self, parts: Iterable[str]) -> str:
        """The parts of a heading in a line."""
        return (" | " if self.ascii else " · ").join(parts)


def open_screen(ctx: typer.Context, ascii_only: bool = False, no_colour: bool = False) -> Screen:
    """The screen of a command: plain where the terminal can show nothing better."""
    console = Console(
        highlight=False, markup=False, emoji=False, no_color=True if no_colour else None
    )
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower()
    return Screen(console, texts_of(ctx), ascii_only or "utf" not in encoding)


def write_object(data: Mapping[str, object]) -> None:
    """Write a line of JSON to standard output, where it is seen at once.

    All in ASCII, so that no encoding of the output can spoil a name.
    """
    sys.stdout.write(json.dumps(data) + "\n")
    sys.stdout.flush()


def player_name(name: str, player: Player, say: Texts) -> str:
    """The name of a player, or a word for the seat when the record has none."""
    return say(f"name-{player}") if name.strip() in ("", "?") else harmless(name)


def harmless(text: str) -> str:
    """The text without what could steer a terminal: names, comments and paths come from files."""
    return _CONTROL.sub("?", text)
