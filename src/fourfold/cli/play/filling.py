"""The conversation of `fourfold fill`: a board, the person who fills it, hints and checks."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from fourfold.cli.terminal.drawing import draw_position
from fourfold.cli.terminal.errors import explain_refusal
from fourfold.cli.terminal.progress import search_progress
from fourfold.cli.terminal.screen import Screen
from fourfold.locales import Texts, capitalised
from fourfold.play.filling import Filling, Goal
from fourfold.rules import (
    TRAITS,
    Edition,
    IllegalAction,
    NotationError,
    Piece,
    Square,
    format_traits,
)

_HELP = (
    ("c2 7, 7 c2", "place"),
    ("remove c2", "remove"),
    ("undo", "undo"),
    ("check", "check"),
    ("hint", "hint"),
    ("solve", "solve"),
    ("board", "board"),
    ("quit", "quit"),
)


@dataclass
class FillingConversation:
    """A board, the person who fills it, and the boards before."""

    screen: Screen
    filling: Filling
    seed: int
    before: list[Filling] = field(default_factory=list)
    #: The board that the last hint was about: the next hint there tells more.
    hinted: Filling | None = None

    @property
    def say(self) -> Texts:
        """The texts of the person's language."""
        return self.screen.texts

    # Line by line -----------------------------------------------------------------------------

    def run(self) -> None:
        """Go on until the puzzle is solved or the person leaves."""
        self.screen.say(self._heading(), "bold")
        self.screen.say(self.say("cli-fill-welcome"))
        self.show()
        while not self.filling.solved:
            line = input("> ").strip()
            if line and not self.take(line):
                self.farewell()
                return
        self.screen.say(self.say("cli-fill-solved"), "bold green")

    def take(self, line: str) -> bool:
        """Do what a line asks for; False when the person wants to leave."""
        word, _, rest = line.lower().partition(" ")
        match word:
            case "quit" | "exit" | "q":
                return False
            case "help" | "?" | "h":
                for what, key in _HELP:
                    self.screen.row(f"  {what:<12} {self.say(f'cli-fill-help-{key}')}")
            case "board":
                self.show()
            case "check":
                self.check()
            case "hint":
                self.hint(placement=self.hinted == self.filling)
                self.hinted = self.filling
            case "solve":
                self.solve()
            case "undo" | "u":
                self._undo()
            case "remove" | "r":
                self._remove(rest)
            case _:
                self._place(line)
        return True

    def _place(self, line: str) -> None:
        try:
            square, piece = read_placement(line)
            after = self.filling.place(piece, square)
        except NotationError:
            self._complain(self.say("cli-fill-unread", text=repr(line)))
        except IllegalAction as error:
            self._complain(explain_refusal(error, self.say))
        else:
            self._go(after)

    def _remove(self, text: str) -> None:
        try:
            square = Square.parse(text.strip())
        except NotationError:
            self._complain(self.say("cli-fill-unread", text=repr(f"remove {text}".strip())))
            return
        if self.filling.position.piece_at(square) is None:
            self._complain(self.say("cli-fill-no-piece", square=square))
        else:
            self._go(self.filling.remove(square))

    def _undo(self) -> None:
        if not self.before:
            self._complain(self.say("cli-play-undo-nothing"))
            return
        self.filling = self.before.pop()
        self.show()

    def _go(self, after: Filling) -> None:
        self.before.append(self.filling)
        self.filling = after
        self.show()
        if after.full and not after.solved:
            self.check()
        elif after.goal is Goal.MOST:
            self.screen.say(self.say("cli-fill-alignments", number=len(after.alignments)))

    def _complain(self, text: str) -> None:
        self.screen.say(capitalised(text), "bold red")

    def farewell(self) -> None:
        """Show the command that goes on from here."""
        if self.filling.solved or not self.filling.position.used:
            self.screen.say(self.say("cli-play-bye"))
            return
        board = str(self.filling.position).partition(" ")[0]
        words = [f"fourfold fill --board {board}"]
        if self.filling.goal is not Goal.NONE:
            words.append(f"--goal {self.filling.goal}")
        if self.filling.level != 1:
            words.append(f"--level {self.filling.level}")
        if self.filling.traits != TRAITS:
            words.append(f"--traits {format_traits(self.filling.traits)}")
        if self.screen.edition is not Edition.CLASSIC:
            words.append(f"--edition {self.screen.edition}")
        self.screen.row(self.say.labelled(self.say("cli-fill-go-on"), " ".join(words)))

    # Answers --------------------------------------------------------------------

    def show(self) -> None:
        """The board, its alignments marked, and the pieces beside it."""
        self.screen.say("")
        self._draw(self.filling)

    def check(self) -> None:
        """The alignments, and what can still become of the board."""
        alignments = self.filling.alignments
        self.screen.say(self.say("cli-fill-alignments", number=len(alignments)), "bold")
        for alignment in alignments:
            self.screen.say("  " + self.screen.alignment_line(alignment))
        if self.filling.solved:
            self.screen.say(self.say("cli-fill-solved"), "bold green")
        elif self.filling.full:
            self.screen.say(self._missed())
        else:
            self._tell_outlook(self.reachable())

    def hint(self, placement: bool = True) -> None:
        """What can still be reached, and where a piece can go without losing it."""
        if self.filling.full:
            self.check()
            return
        number = self.reachable()
        self._tell_outlook(number)
        if number != self.filling.target:
            squares = self.in_the_way()
            if squares:
                names = self.say.listed(map(str, squares))
                self.screen.say(self.say("cli-fill-take-back", number=len(squares), squares=names))
                return
        if not placement:
            self.screen.say(self.say("cli-fill-again"))
            return
        suggestion = self.placement()
        if suggestion is not None:
            piece, square = suggestion
            self.screen.say(self.say("cli-fill-place", piece=piece, square=square), "bold")

    def solve(self) -> None:
        """A full board as good as can be, from here."""
        full = self.solution()
        self._draw(full)
        self.screen.say(str(full.position).partition(" ")[0])
        number = len(full.alignments)
        self.screen.say(self.say("cli-fill-alignments", number=number), "bold")
        if number != self.filling.target:
            self.screen.say(self._missed())

    def _draw(self, filling: Filling) -> None:
        squares = {square for alignment in filling.alignments for square in alignment.squares}
        self.screen.say(draw_position(filling.position, self.screen.look(), squares))

    def _tell_outlook(self, number: int) -> None:
        goal = self.filling.goal
        if number == self.filling.target:
            self.screen.say(self.say(f"cli-fill-possible-{goal}", number=number), "green")
        else:
            self.screen.say(self.say(f"cli-fill-lost-{goal}", number=number), "yellow")

    def _missed(self) -> str:
        """What a solution would have."""
        return self.say(f"cli-fill-target-{self.filling.goal}", number=self.filling.target)

    def _heading(self) -> str:
        """What is asked for."""
        say, filling = self.say, self.filling
        parts = [say(f"cli-fill-goal-{filling.goal}"), say("level-name", level=filling.level)]
        if filling.traits != TRAITS:
            names = say.listed(say.trait(trait) for trait in filling.traits)
            parts.append(say.labelled(say("setting-traits"), names))
        return self.screen.heading(parts)

    # The search ------------------------------------------------------------------------

    def reachable(self) -> int:
        """The best that can still be reached."""
        with search_progress(str(self.filling.position)) as handle:
            return self.filling.outlook(handle).number

    def solution(self) -> Filling:
        """A full board as good as can be, from here."""
        with search_progress(str(self.filling.position)) as handle:
            outlook = self.filling.outlook(handle, self.seed)
        return replace(self.filling, position=outlook.example)

    def placement(self) -> tuple[Piece, Square] | None:
        """A placement that keeps it."""
        with search_progress(str(self.filling.position)) as handle:
            return self.filling.hint(handle, self.seed)

    def in_the_way(self) -> tuple[Square, ...]:
        """Where taking back one piece is enough."""
        with search_progress(str(self.filling.position)) as handle:
            return self.filling.in_the_way(handle)


def read_placement(line: str) -> tuple[Square, Piece]:
    """Read a square and a piece, in either order.

    >>> read_placement("7 c2"), read_placement("c2 lssh")
    ((Square(6), Piece(7)), (Square(6), Piece(7)))
    """
    words = line.replace(",", " ").split()
    if len(words) != 2:
        raise NotationError(line, len(line), "square")
    # A square has two characters, a piece one or four, so the order does not matter.
    square, piece = words if len(words[0]) == 2 else reversed(words)
    return Square.parse(square), Piece.parse(piece)
