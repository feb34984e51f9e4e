"""The conversation of `fourfold puzzle`: shows a position, asks for the turn, says why."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from fourfold.cli.terminal.drawing import draw_position
from fourfold.cli.terminal.errors import explain_refusal
from fourfold.cli.terminal.progress import search_progress
from fourfold.cli.terminal.screen import Screen
from fourfold.locales import capitalised
from fourfold.play.coach.explanations import say_explanation
from fourfold.play.coach.hints import Depth, hint
from fourfold.play.coach.hints import say as say_hint
from fourfold.play.puzzles.collection import (
    Judgement,
    Puzzle,
    Unfinished,
)
from fourfold.play.puzzles.words import say_name, say_task
from fourfold.play.values import Valuer
from fourfold.rules import (
    TRAITS,
    Action,
    Call,
    Game,
    Give,
    IllegalAction,
    NotationError,
    Piece,
    Place,
    Turn,
)

from .lines import WORDS, ProgramWord, read_line

_SKIP = ("skip", "s")
_EXAMPLE = Piece(5)
_HELP = (
    (f"c2-{_EXAMPLE}, c2 {_EXAMPLE}", "cli-puzzle-help-turn"),
    ("c2", "cli-puzzle-help-place"),
    (f"-{_EXAMPLE}, {_EXAMPLE}", "cli-puzzle-help-give"),
    ("hint", "cli-puzzle-help-hint"),
    ("skip", "cli-puzzle-help-skip"),
    ("board", "cli-play-help-board"),
    ("quit", "cli-play-help-quit"),
)


class PuzzleConversation:
    """Puzzles, one after the other."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.puzzles: Iterable[Puzzle] = ()
        #: Puzzles that were solved or skipped; solved at the first try, without the answer.
        self.asked = 0
        self.solved = 0
        self.streak = 0
        self.longest = 0

    def run(self) -> None:
        """Ask puzzle after puzzle, until there are no more or the person leaves."""
        self.screen.say(self.screen.texts("cli-puzzle-welcome"))
        for puzzle in self.puzzles:
            if self.asked and not self.go_on():
                break
            if not _PuzzleAttempt(self, puzzle).run():
                break
        self.farewell()

    def go_on(self) -> bool:
        """Give a person time to read before the next board; False when they want to leave."""
        if not sys.stdin.isatty():
            return True
        line = input(f"{self.screen.texts('cli-puzzle-next')}> ").strip().lower()
        return WORDS.get(line) != "quit"

    def count(self, solved: bool) -> None:
        """Count a puzzle that is done."""
        self.asked += 1
        self.solved += solved
        self.streak = self.streak + 1 if solved else 0
        self.longest = max(self.longest, self.streak)

    def farewell(self) -> None:
        """Say how it went."""
        say = self.screen.texts
        if self.asked:
            details = {"solved": self.solved, "streak": self.longest}
            self.screen.say(say("puzzle-score", number=self.asked, **details), "bold")
        else:
            self.screen.say(say("cli-play-bye"))


class _PuzzleAttempt:
    """A puzzle, the tries at it, and how much of it was revealed."""

    def __init__(self, conversation: PuzzleConversation, puzzle: Puzzle) -> None:
        self.conversation = conversation
        self.screen = conversation.screen
        self.puzzle = puzzle
        #: The placement that waits for its gift.
        self.place: Place | None = None
        self.tries = 0
        self.next_depth = 0

    def run(self) -> bool:
        """Ask until it is solved or skipped; False when the person wants to leave."""
        self.show()
        while True:
            line = input(f"{self.screen.texts('cli-puzzle-prompt')}> ").strip()
            if not line:
                continue
            if line.lower() in _SKIP:
                self.conversation.count(solved=False)
                self.reveal()
                return True
            try:
                request = read_line(line, self.game)
            except NotationError:
                self.unread(line)
                continue
            if isinstance(request, ProgramWord):
                if request.word == "quit":
                    return False
                self.obey(request, line)
            elif self.answer(request, line):
                return True

    @property
    def game(self) -> Game:
        """The game as far as the person has gone."""
        return self.puzzle.game if self.place is None else self.puzzle.game.play(self.place)

    # What is shown ----------------------------------------------------------------------------

    def show(self) -> None:
        """The board, what the rules are, and what is asked for."""
        screen, puzzle = self.screen, self.puzzle
        screen.say("")
        screen.say(screen.heading(self.head()), "bold")
        screen.say(draw_position(self.game.position, screen.look()))
        screen.say("")
        if puzzle.position.hand is not None:
            words = screen.piece(puzzle.position.hand)
            screen.say(screen.texts.labelled(screen.texts("cli-hand"), words))
        screen.say(say_task(puzzle, screen.texts), "bold")

    def head(self) -> list[str]:
        """Theme, level, traits, difficulty and id."""
        say, puzzle = self.screen.texts, self.puzzle
        mine, other = puzzle.levels
        parts = [say_name(puzzle, say)]
        if mine == other:
            parts.append(say("level-name", level=mine))
        else:
            parts.append(say("puzzle-levels", mine=mine, other=other))
        if puzzle.traits != TRAITS:
            words = [say.trait(trait) for trait in puzzle.traits]
            parts.append(say.labelled(say("setting-traits"), say.listed(words)))
        if puzzle.difficulty is not None:
            parts.append(say("puzzle-difficulty", number=puzzle.difficulty))
        return [*parts, puzzle.id]

    def reveal(self) -> None:
        """The key, and why it is right."""
        say, key = self.screen.texts, self.puzzle.key
        turns = " ".join(str(turn) for turn in key)
        self.screen.say(say("puzzle-key", number=len(key), turns=turns), "bold")
        self.explain(self.puzzle.judge(key[0]))

    def explain(self, judgement: Judgement) -> None:
        """Why a turn wins, holds or loses."""
        screen = self.screen
        screen.say(say_explanation(judgement.explanation, screen.texts, screen.edition))

    # What is written --------------------------------------------------------------------------

    def obey(self, request: ProgramWord, line: str) -> None:
        """Do what a word to the program asks for."""
        match request.word:
            case "help":
                for example, key in _HELP:
                    self.screen.say(f"  {example:<12} {self.screen.texts(key, piece=_EXAMPLE)}")
            case "board":
                self.show()
            case "hint":
                self.hint()
            case _:
                self.unread(line)

    def hint(self) -> None:
        """A hint; asked for again, the next deeper one."""
        depth = list(Depth)[self.next_depth]
        game = self.puzzle.game
        with search_progress(str(game.position)) as handle:
            advice = hint(game, depth, Valuer(handle=handle))
        self.screen.say(say_hint(advice, self.screen.texts, self.screen.edition))
        self.next_depth = min(self.next_depth + 1, len(Depth) - 1)
        if depth is Depth.TURN:
            # A person who reads the turn has not found it.
            self.tries += 1

    def answer(self, actions: tuple[Action, ...], line: str) -> bool:
        """Judge an answer; whether the puzzle is done with."""
        turn = self.joined(actions)
        if turn is None:
            self.unread(line)
            return False
        try:
            with search_progress(str(self.puzzle.position)) as handle:
                judgement = self.puzzle.judge(turn, Valuer(handle=handle))
        except Unfinished as error:
            self.place = error.turn.place
            self.screen.say(self.screen.texts("cli-puzzle-gift"))
            return False
        except IllegalAction as error:
            message = capitalised(explain_refusal(error, self.screen.texts))
            self.screen.say(f"{message}.", "yellow")
            return False
        self.place = None
        if judgement.right:
            self.succeed(judgement)
        else:
            self.tries += 1
            self.screen.say(self.screen.texts("puzzle-wrong", turn=judgement.turn), "bold red")
            self.explain(judgement)
            self.screen.say(self.screen.texts("cli-puzzle-again"))
        return judgement.right

    def succeed(self, judgement: Judgement) -> None:
        """Count the puzzle, and say why the answer is right."""
        say, conversation = self.screen.texts, self.conversation
        conversation.count(solved=not self.tries)
        self.screen.say(say("puzzle-right"), "bold green")
        self.explain(judgement)
        if conversation.streak > 1:
            self.screen.say(say("puzzle-streak", number=conversation.streak), "bold green")

    def joined(self, actions: tuple[Action, ...]) -> Turn | None:
        """The actions as a turn, joined to a placement that waits; None when they make none."""
        if self.place is not None and isinstance(actions[0], Give):
            actions = (self.place, *actions)
        self.place = None
        match actions:
            case (Place() as place,):
                return Turn(place=place)
            case (Give() as gift,):
                return Turn(end=gift)
            case (Place() as place, Give() | Call() as end):
                return Turn(place=place, end=end)
        return None

    def unread(self, line: str) -> None:
        """Say what could have been written instead."""
        position = self.game.position
        gift = position.remaining[0]
        examples = [f"-{gift}"]
        if position.hand is not None:
            square = position.empty_squares[0]
            examples = [str(square), f"{square}-{gift}"]
        words = {"text": repr(line), "examples": ", ".join(examples)}
        self.screen.say(self.screen.texts("cli-puzzle-unread", **words), "yellow")
