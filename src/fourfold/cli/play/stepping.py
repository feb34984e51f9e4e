"""`fourfold replay --step`: walking through recorded games turn by turn."""

from __future__ import annotations

import os
import re
import select
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from fourfold.cli.records import NumberedRecord
from fourfold.cli.terminal.drawing import draw_position
from fourfold.cli.terminal.errors import explain_record
from fourfold.cli.terminal.screen import Screen, player_name
from fourfold.play.endings import say_ending
from fourfold.rules import Game, Player, Record

from .narration import tell_actions, winning_squares

_BACK: Final = frozenset(["b", "h", "k", "\x7f", "\x08", "\x1b[A", "\x1b[D"])
_NEXT: Final = frozenset(["\r", "\n", " ", "n", "j", "l", "\x1b[B", "\x1b[C"])
_QUIT: Final = frozenset(["q", "\x04", "\x1b"])
#: Seconds of one wait for a key.
_MOMENT: Final = 0.5
_KEY: Final = re.compile(r"\x1b\[[0-9;]*.|.", re.DOTALL)


def walk(screen: Screen, games: Iterable[NumberedRecord]) -> None:
    """Show the games: key by key on a terminal, else all boards one after the other."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        for steps in _readable(screen, games):
            for index in range(len(steps.states)):
                steps.show(index)
        return
    with _keys() as keys:
        for steps in _readable(screen, games):
            if not _walk_by_key(screen, steps, keys):
                return


def _readable(screen: Screen, games: Iterable[NumberedRecord]) -> Iterator[_GameSteps]:
    """The games to walk through; of the others, what is wrong is said."""
    for file, number, record in games:
        if isinstance(record, Record):
            there = screen.in_edition(record.game.rules.edition)
            yield _GameSteps(there, f"{file} {number}", record)
            continue
        say = screen.texts
        screen.row(say.labelled(f"{file} {number}", explain_record(record, say)), "red")


def _walk_by_key(screen: Screen, steps: _GameSteps, keys: Iterator[str]) -> bool:
    """Let a person step through a game; False when they want to leave."""
    index, drawn = 0, -1
    while index < len(steps.states):
        if index != drawn:
            screen.console.clear()
            steps.show(index)
            screen.say(screen.texts("cli-step-keys"), "bright_black")
            drawn = index
        key = next(keys, "q").lower()
        if key in _QUIT:
            return False
        if key in _BACK:
            index = max(0, index - 1)
        elif key in _NEXT:
            index += 1
    return True


@contextmanager
def _keys() -> Iterator[Iterator[str]]:
    """The keys as they are pressed; afterwards the terminal is as it was."""
    import termios  # noqa: PLC0415  # only where there is a terminal
    import tty  # noqa: PLC0415  # as above

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)

    def pressed() -> Iterator[str]:
        while True:
            # Not for ever: a signal that comes just before the wait is only noticed after it.
            if not select.select([terminal], [], [], _MOMENT)[0]:
                continue
            data = os.read(terminal, 1024)
            if not data:
                return
            yield from _KEY.findall(data.decode("utf-8", "replace"))

    try:
        tty.setcbreak(terminal, termios.TCSADRAIN)
        yield pressed()
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


@dataclass(frozen=True)
class _GameSteps:
    """A game at the end of each of its turns."""

    screen: Screen
    title: str
    record: Record

    @cached_property
    def states(self) -> list[Game]:
        return [
            state
            for state in self.record.game.states()
            if not state.turn_begun or state is self.record.game
        ]

    def show(self, index: int) -> None:
        screen, say, record = self.screen, self.screen.texts, self.record
        states = self.states
        game = states[index]
        names = (
            player_name(record.first, Player.FIRST, say),
            player_name(record.second, Player.SECOND, say),
        )
        turns = record.game.turns
        head = f"{self.title}   {names[0]} - {names[1]}"
        number = len(game.turns)
        if index and number:
            head += f"   {say.labelled(f'{number}/{len(turns)}', turns[number - 1])}"
        screen.row(head, "bold")
        marked = winning_squares(game.outcome)
        screen.say(draw_position(game.position, screen.look(), marked))
        if index:
            screen.say(" ".join(tell_actions(say, names, states[index - 1], game)))
        for turn, comment in record.comments:
            if turn == (number if index else 0):
                screen.say(f"{{{comment}}}", "italic")
        if game.outcome is not None:
            screen.say(say_ending(game, names, screen.texts), "bold green")
        screen.say("")
