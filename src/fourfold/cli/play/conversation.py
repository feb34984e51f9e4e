"""The conversation of `fourfold play`: shows the game, asks, explains, never hints at a call."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

from fourfold.cli.terminal.drawing import draw_position
from fourfold.cli.terminal.errors import explain_refusal, system_reason
from fourfold.cli.terminal.progress import search_progress
from fourfold.cli.terminal.screen import Screen, player_name
from fourfold.locales import Texts, capitalised
from fourfold.play.coach.hints import Depth, coach_valuer, hint
from fourfold.play.coach.hints import say as say_hint
from fourfold.play.endings import say_ending
from fourfold.play.opponents.records import opponent_in
from fourfold.play.opponents.speech import ABOUT_MISSED, SpokenLine
from fourfold.rules import (
    TRAITS,
    Agree,
    BankClock,
    FalseCall,
    Game,
    IllegalAction,
    NotationError,
    Phase,
    Player,
    Record,
    Resign,
    Rules,
    TurnClock,
)

from .lines import ProgramWord, is_call, read_line
from .narration import tell_actions, winning_squares
from .session import RANDOM, PlaySession

_HELP = (
    ("-7, 7, LSSH", "give"),
    ("c2", "place"),
    ("c2-7, c2 7", "turn"),
    ("quarto a1 b1 c1 d1", "call"),
    ("pass", "pass"),
    ("undo", "undo"),
    ("hint", "hint"),
    ("draw, resign", "end"),
    ("board", "board"),
    ("save FILE", "save"),
    ("quit", "quit"),
)


class GameConversation:
    """A game, line by line."""

    def __init__(self, screen: Screen, session: PlaySession, *, talk: bool = True) -> None:
        self.screen = screen.in_edition(session.game.rules.edition)
        self.session = session
        self.names = (self._name(Player.FIRST), self._name(Player.SECOND))
        #: The game that the last hint was about, and how deep the next one goes.
        self._hinted: Game | None = None
        self._next_depth = 0
        self._talk = talk
        #: The lines of the characters that are not to be said again; in a game that is resumed,
        #: all until then.
        self._said = {*self._lines()} if session.game.actions else set()

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        say, session = self.screen.texts, self.session
        self.screen.say(tell_rules(self.screen, session.game.rules), "bold")
        self.screen.say(say("cli-play-welcome"))
        self._let_talk()
        drawn: Game | None = None
        while (player := session.game.to_act) is not None:
            if session.is_computer(player):
                self._computer_turn()
                continue
            if drawn is None or drawn.position != session.game.position:
                self.show()
            elif drawn is not session.game:
                self._ask()
            drawn = session.game
            if not self._take(input(f"{self.names[player.index]}> "), player):
                break
        else:
            self._end()
        self._offer_to_save()

    def show(self) -> None:
        """The board, and what is expected of whom."""
        screen, game = self.screen, self.session.game
        screen.say("")
        marked = winning_squares(game.outcome)
        screen.say(draw_position(game.position, screen.look(), marked))
        if game.position.hand is not None:
            words = screen.piece(game.position.hand)
            screen.say(screen.texts.labelled(screen.texts("cli-hand"), words))
        self._ask()

    def _ask(self) -> None:
        """Say what is expected of whom, in the same words whether or not there is a quarto."""
        say, game = self.screen.texts, self.session.game
        player = game.to_act
        if player is None:
            return
        self._show_clock()
        key = f"phase-{game.phase}-{'call' if game.call_offered else 'plain'}"
        name, other = self.names[player.index], self.names[player.other.index]
        self.screen.say(say.labelled(name, say(key, other=other)), "bold")

    def farewell(self) -> None:
        """Say where an unfinished game is kept, when nobody can be asked."""
        path = self.session.path
        if self.session.game.outcome is None and path is not None:
            self.screen.row(self.screen.texts("cli-play-kept", path=path))
        else:
            self.screen.say(self.screen.texts("cli-play-bye"))

    # A line -----------------------------------------------------------------------------------

    def _take(self, line: str, player: Player) -> bool:
        """Do what a line asks for; False when the person wants to leave."""
        if self.session.flag_fallen():
            self._keep()
            return True
        if not line.strip():
            return True
        try:
            request = read_line(line, self.session.game)
            if isinstance(request, ProgramWord):
                return self._obey(request, player)
            before = self.session.game
            self.session.act(request)
        except NotationError:
            self._unread(line)
        except IllegalAction as error:
            self._complain(explain_refusal(error, self.screen.texts))
        else:
            self._tell_since(before)
        return True

    def _obey(self, request: ProgramWord, player: Player) -> bool:
        match request.word:
            case "quit":
                return False
            case "help":
                self._help()
            case "board":
                self.show()
            case "save":
                self._save(request.rest)
            case "undo":
                self._undo()
            case "hint":
                self._hint(request.rest)
            case "draw":
                self._draw(player)
            case "resign":
                before = self.session.game
                self.session.act([Resign(player)])
                self._tell_since(before)
        return True

    def _undo(self) -> None:
        say, session = self.screen.texts, self.session
        before = session.before_last_choice
        if session.game.rules.clock is not None:
            self._complain(say("cli-play-undo-clock"))
        elif before is None:
            self._complain(say("cli-play-undo-nothing"))
        elif self._talk and any(
            line.occasion in ABOUT_MISSED and line.after > len(before.actions)
            for _, line in self._lines()
        ):
            # It could be called now.
            self._complain(say("problem-takeback-mentioned"))
        else:
            session.go_back(before)
            self.screen.say(say("cli-play-undone"))
            self._keep()

    def _hint(self, wanted: str) -> None:
        """A hint; asked for again in the same place, the next deeper one."""
        screen, game = self.screen, self.session.game
        names = [str(depth) for depth in Depth]
        index = self._next_depth if self._hinted is game else 0
        if wanted.lower() in names:
            index = names.index(wanted.lower())
        elif wanted:
            self._complain(
                screen.texts("cli-error-choice", name=repr(wanted), names=", ".join(names))
            )
            return
        with search_progress(str(game.position)) as handle:
            advice = hint(game, names[index], coach_valuer(handle))
        screen.say(say_hint(advice, screen.texts, screen.edition))
        self._hinted, self._next_depth = game, min(index + 1, len(names) - 1)

    def _draw(self, player: Player) -> None:
        """A draw needs both players (R16)."""
        say, session = self.screen.texts, self.session
        other = self.names[player.other.index]
        if session.is_computer(player.other):
            agreed = session.takes_draw(player.other)
        else:
            answer = input(say("cli-play-draw-question", other=other) + " ")
            agreed = answer.strip().lower() in say("cli-play-yes").split()
        if session.flag_fallen():
            self._keep()
        elif agreed:
            before = session.game
            session.act([Agree()])
            self._tell_since(before)
        else:
            self.screen.say(say("cli-play-draw-declined", other=other))

    def _computer_turn(self) -> None:
        before = self.session.game
        player = before.to_act
        while self.session.game.to_act is player and player is not None:
            self.session.act([self.session.computer_action()])
        self._tell_since(before)

    # Sentences ----------------------------------------------------------------------------------

    def _tell_since(self, before: Game) -> None:
        for sentence in tell_actions(self.screen.texts, self.names, before, self.session.game):
            self.screen.say(sentence)
        if self.session.game.outcome is None:
            self._let_talk()
        self._keep()

    def _let_talk(self) -> None:
        """Say what the characters have to say."""
        if not self._talk:
            return
        for player, line in self._lines():
            if (player, line) not in self._said:
                self._said.add((player, line))
                name, words = self.names[player.index], self.screen.texts(line.key)
                self.screen.say(self.screen.texts("cli-play-says", name=name, text=words), "italic")

    def _lines(self) -> list[tuple[Player, SpokenLine]]:
        return [(player, line) for player in Player for line in self.session.lines(player)]

    def _complain(self, message: str) -> None:
        self.screen.say(f"{capitalised(message)}.", "yellow")

    def _unread(self, line: str) -> None:
        """Say what could have been written here instead."""
        say, game = self.screen.texts, self.session.game
        if is_call(line):
            self._complain(say("cli-play-call-how"))
            return
        examples = [str(action) for action in game.legal_actions()[:1]]
        if game.phase is Phase.PLACE and game.position.remaining:
            examples.append(f"{examples[0]}-{game.position.remaining[0]}")
        if game.call_offered:
            examples.append("quarto a1 b1 c1 d1")
        words = say("cli-play-unread", text=repr(line.strip()), examples=", ".join(examples))
        self.screen.say(words, "yellow")

    def _end(self) -> None:
        self.show()
        self.screen.say(say_ending(self.session.game, self.names, self.screen.texts), "bold green")
        self._let_talk()

    def _help(self) -> None:
        say = self.screen.texts
        for example, key in _HELP:
            self.screen.say(f"  {example:<20} {say(f'cli-play-help-{key}')}")

    def _show_clock(self) -> None:
        reading = self.session.clock()
        if reading is None:
            return
        left = [
            self.screen.texts("clock-left", name=name, time=minutes(time))
            for name, time in zip(self.names, reading.remaining, strict=True)
        ]
        self.screen.say("   ".join(left))

    def _name(self, player: Player) -> str:
        return seat_name(self.session.record, player, self.screen.texts)

    # Keeping ----------------------------------------------------------------------------------

    def _keep(self) -> bool:
        """Save the game where it has a file; a full disk must not end it."""
        say, session = self.screen.texts, self.session
        try:
            session.save()
        except OSError as error:
            words = say("cli-error-unwritable", path=session.path, why=system_reason(error))
            self.screen.row(words, "bold red")
            return False
        return True

    def _save(self, name: str) -> bool:
        """Save in the file that the person names, and keep the game there from now on."""
        say, session = self.screen.texts, self.session
        old = session.path
        if name:
            path = Path(name).expanduser()
            if path.exists() and path != old:
                self._complain(say("cli-play-exists", path=path))
                return False
            session.path = path
        if session.path is None:
            self._complain(say("cli-play-save-where"))
        elif self._keep():
            self.screen.row(say("cli-play-saved", path=session.path))
            return True
        else:
            session.path = old
        return False

    def _offer_to_save(self) -> None:
        say, session = self.screen.texts, self.session
        if session.path is not None:
            self.screen.row(say("cli-play-kept", path=session.path))
            return
        while session.game.actions:
            name = input(say("cli-play-save-question") + " ").strip()
            if not name or self._save(name):
                return


def seat_name(record: Record, player: Player, say: Texts) -> str:
    """The name of the player in this seat, a person or the computer."""
    opponent = opponent_in(record, player)
    if opponent is not None:
        return say(f"opponent-{opponent.id}-name")
    name = record.first if player is Player.FIRST else record.second
    return say("cli-play-random") if name == RANDOM else player_name(name, player, say)


def tell_rules(screen: Screen, rules: Rules) -> str:
    """The rules of a game in a line."""
    say = screen.texts
    first, second = rules.levels
    level = say("level-name", level=first)
    if rules.handicap:
        level = say("level-handicap", first=first, second=second)
    parts = [level]
    if rules.traits != TRAITS:
        words = [say.trait(trait) for trait in rules.traits]
        parts.append(say.labelled(say("setting-traits"), say.listed(words)))
    parts.append(say(f"call-{rules.call}-name"))
    if rules.false_call is FalseCall.LOSES:
        parts.append(say.labelled(say("setting-false-call"), say("false-call-loses-name")))
    if isinstance(rules.clock, TurnClock):
        parts.append(say("clock-turn", time=minutes(rules.clock.limit)))
    elif isinstance(rules.clock, BankClock):
        parts.append(
            say(
                "clock-bank-increment",
                time=minutes(rules.clock.bank),
                increment=minutes(rules.clock.increment),
            )
        )
    return screen.heading(parts)


def minutes(time: Decimal) -> str:
    """A time as clocks show it: 1:05, with tenths below ten seconds.

    >>> minutes(Decimal("65.4")), minutes(Decimal("9.87")), minutes(Decimal(259200))
    ('1:05', '0:09.8', '72:00:00')
    """
    whole = int(time)
    tenths = f".{int(time * 10) % 10}" if 0 < time < 10 and time != whole else ""
    hours, rest = divmod(whole, 3600)
    start = f"{hours}:{rest // 60:02}" if hours else f"{rest // 60}"
    return f"{start}:{rest % 60:02}{tenths}"
