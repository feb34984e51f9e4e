"""`fourfold replay --step`: walking through recorded games turn by turn."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass

import typer

from fourfold.rules import Game, Player, Record, RecordError

from .drawing import draw_position
from .screen import Screen, explain, player_name
from .telling import tell_actions, tell_outcome, winning_squares


def walk(screen: Screen, games: Iterable[tuple[str, int, Record | RecordError]]) -> None:
    """Show the games: key by key on a terminal, else all boards one after the other."""
    by_key = sys.stdin.isatty() and sys.stdout.isatty()
    for file, number, found in games:
        if isinstance(found, RecordError):
            say = screen.texts
            where = say("cli.in-tags") if found.turn is None else say("cli.turn", turn=found.turn)
            screen.say(f"{file} {number}: {where}: {explain(found.cause, say)}", "red")
            continue
        steps = _Steps(screen, f"{file} {number}", found)
        if not by_key:
            for index in range(len(steps.states)):
                steps.show(index)
        elif not _walk_by_key(screen, steps):
            return


def _walk_by_key(screen: Screen, steps: _Steps) -> bool:
    """Let a person step through one game; False when they have seen enough."""
    index, shown = 0, -1
    while index < len(steps.states):
        if index != shown:
            screen.console.clear()
            steps.show(index)
            screen.say(screen.texts("cli.step.keys"), "bright_black")
            shown = index
        key = typer.getchar()
        if key in ("q", "Q", "\x1b", "\x04"):
            return False
        if key in ("b", "B", "\x7f", "\x08", "\x1b[D", "\x1b[A", "k", "h"):
            index = max(0, index - 1)
        elif key in ("\r", "\n", " ", "n", "\x1b[C", "\x1b[B", "j", "l"):
            index += 1
    return True


@dataclass(frozen=True, slots=True)
class _Steps:
    """A game at the end of each of its turns."""

    screen: Screen
    title: str
    record: Record

    @property
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
            head += f"   {number}/{len(turns)}: {turns[number - 1]}"
        screen.say(head, "bold")
        marked = winning_squares(game.outcome)
        screen.say(draw_position(game.position, screen.look(game.rules.edition), marked))
        if index:
            screen.say(" ".join(tell_actions(say, names, states[index - 1], game)))
        for turn, comment in record.comments:
            if turn == (number if index else 0):
                screen.say(f"{{{comment}}}", "italic")
        if game.outcome is not None:
            screen.say(tell_outcome(screen, names, game), "bold green")
        screen.say("")
