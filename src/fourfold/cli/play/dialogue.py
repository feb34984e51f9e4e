"""What all conversations share: they run until they end, are left, or are interrupted."""

from __future__ import annotations

from typing import Protocol

import typer

from fourfold.cli.terminal.prompts import enable_line_editing
from fourfold.cli.terminal.screen import Screen


class Dialogue(Protocol):
    """A conversation with one person."""

    @property
    def screen(self) -> Screen:
        """Where it is shown."""

    def run(self) -> None:
        """Ask until it is over; `EOFError` when there is nothing more to read."""

    def farewell(self) -> None:
        """Say how things stand, when the person leaves."""


def hold(dialogue: Dialogue) -> None:
    """Run a conversation; Ctrl-C ends it with its usual status, after the farewell."""
    enable_line_editing()
    try:
        dialogue.run()
    except EOFError:
        dialogue.screen.say("")
        dialogue.farewell()
    except KeyboardInterrupt:
        dialogue.screen.say("")
        dialogue.farewell()
        raise typer.Exit(130) from None
