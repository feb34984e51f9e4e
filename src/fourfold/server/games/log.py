"""The log of a game: the pure fold of its entries (`words`) into a `GameState`."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any, Final, NamedTuple, get_args

from fourfold.rules import (
    Abandon,
    Action,
    Agree,
    Call,
    CallFault,
    Game,
    Give,
    Pass,
    Place,
    Player,
    Position,
    Rules,
    RulesError,
    call_fault,
    parse_action,
)
from fourfold.rules.clock import seconds

from .clock import Dial
from .rematch import UNASKED, Rematch, RematchImpossible
from .words import BY_SERVER, NAMES_ITS_SEAT, Help, Request, WrongEntry, entry_number

#: A game counts when both have placed: the second player places first.
BOTH_PLACED: Final = 2


class Entry(NamedTuple):
    """One line of a log.

    `player`: the id of who caused it, empty for the server and the computer; `key`: of the request;
    `by`: the seat that acted (`GameState.actor`), and `fault`: why a call is false (R15); both
    follow from the log and are not stored.
    """

    number: int
    text: str
    time: int
    player: str = ""
    key: str | None = None
    by: Player | None = None
    fault: CallFault | None = None


def entry_shown(entry: Entry) -> dict[str, Any]:
    """An entry as clients see it."""
    return {
        "number": entry.number,
        "entry": entry.text,
        "time": entry.time,
        "by": None if entry.by is None else str(entry.by),
        "fault": None if entry.fault is None else str(entry.fault),
    }


class Draft(NamedTuple):
    """An entry without its number and time."""

    text: str
    player: str = ""
    key: str | None = None


class LogError(ValueError):
    """An entry that cannot stand where it stands."""

    def __init__(self, entry: Entry, why: object) -> None:
        super().__init__(f"entry {entry.number} ({entry.text}) cannot stand here: {why}")


class Offer(NamedTuple):
    """Something that waits for the other player's answer: a draw, or going back to entry `to`."""

    by: Player
    number: int
    to: int | None = None


@dataclass(frozen=True, slots=True)
class GameState:
    """A game with its clocks and offers after an entry: a pure function of the log.

    `changed`: the number of the last entry that changed position, phase or outcome; an action must
    answer this entry or a later one. `declined`: who was refused a draw, and who a takeback, since
    then. `helped`: who used which help since then.

    >>> log = [Entry(1, "-7", 1000), Entry(2, "draw:first", 2000), Entry(3, "c2", 3000)]
    >>> state = fold(Rules(), Position(), 0, log)
    >>> str(state.game.position), state.number, state.draw
    ('..../..7./..../.... -', 3, None)
    """

    game: Game
    began: int
    number: int = 0
    changed: int = 0
    time: int = 0
    dial: Dial | None = None
    draw: Offer | None = None
    takeback: Offer | None = None
    #: What was declined in this position, as (word, player), so that nobody asks twice.
    declined: frozenset[tuple[str, Player]] = frozenset()
    helped: frozenset[tuple[str, Player]] = frozenset()
    rematch: Rematch = UNASKED
    previous: GameState | None = field(default=None, repr=False, compare=False)

    def moment(self, time: int) -> Decimal:
        """A time as seconds since the game began."""
        return Decimal(time - self.began) / 1000

    @property
    def falls_at(self) -> int | None:
        """The first whole millisecond at which the running clock has fallen (R18)."""
        if self.dial is None or self.dial.falls_at is None:
            return None
        return self.began + math.ceil(self.dial.falls_at * 1000)

    def is_late(self, time: int) -> bool:
        """Whether the running clock has fallen by this time (R18)."""
        falls_at = None if self.dial is None else self.dial.falls_at
        return falls_at is not None and self.moment(time) >= falls_at

    def waits_for(self, seat: Player | None) -> bool:
        """Whether a seat has to act, or to answer an offer of a draw."""
        if seat is None or self.game.outcome is not None:
            return False
        return self.game.to_act is seat or (self.draw is not None and self.draw.by is not seat)

    @property
    def may_abort(self) -> bool:
        """Whether the game can end without a result because a player wants it so."""
        return self.game.outcome is None and self.game.position.placed < BOTH_PLACED

    @property
    def ended(self) -> GameState | None:
        """The state after the entry that ended the game, None while it is being played."""
        state = self
        while state.previous is not None and state.previous.game.outcome is not None:
            state = state.previous
        return None if self.game.outcome is None else state

    def asked_of(self, seat: Player) -> list[Request]:
        """What waits for a seat's answer: a draw, a takeback, a rematch."""
        if self.game.outcome is not None:
            return ["rematch"] if self.rematch.waits_for(seat) else []
        offers: dict[Request, Offer | None] = {"draw": self.draw, "takeback": self.takeback}
        return [kind for kind, offer in offers.items() if offer and offer.by is not seat]

    def at(self, number: int) -> GameState:
        """The state after an earlier entry."""
        if not 0 <= number <= self.number:
            raise IndexError(f"the log has {self.number} entries, not {number}")
        state = self
        while state.number > number:
            assert state.previous is not None, "a log begins with entry 1"
            state = state.previous
        return state

    def actor(self, entry: Entry) -> Player | None:
        """The seat that acts in an entry that may follow; None for the server.

        None as well for a takeback that nobody asked for, on a shared screen or against the
        computer: either seat may have wanted it.
        """
        word, _, rest = entry.text.partition(":")
        if word in NAMES_ITS_SEAT:
            return Player.parse(rest.partition(":")[0])
        if word in ("agree", "decline"):
            offers = [offer for offer in (self.draw, self.takeback) if offer is not None]
            return next((o.by.other for o in offers if str(o.number) == rest), None)
        if word == "back":
            return None if self.takeback is None else self.takeback.by.other
        return None if word in BY_SERVER else self.game.to_act

    def fault(self, entry: Entry) -> CallFault | None:
        """Why the call is false that this entry makes, None for a good one and for all others."""
        if not entry.text.startswith("!"):
            return None
        call = parse_action(entry.text)
        assert isinstance(call, Call)
        return call_fault(self.game, call)

    def back_to(self, seat: Player | None) -> int | None:
        """The entry to go back to so that a seat, or either (None), can do its last thing again."""
        if self.game.outcome is not None:
            return None
        before = self.game.previous
        while before is not None and seat not in (None, before.to_act):
            before = before.previous
        if before is None:
            return None
        state = self
        while state.game is not before:
            assert state.previous is not None, "every state of a game is one of its log"
            state = state.previous
        while state.previous is not None and state.previous.game is before:
            state = state.previous
        return state.number

    def then(self, entry: Entry) -> GameState:
        """The state after one more entry, or `LogError`."""
        if entry.number != self.number + 1:
            raise LogError(entry, f"entry {self.number + 1} comes next")
        if entry.time < self.time:
            raise LogError(entry, "time runs forwards")
        word, _, rest = entry.text.partition(":")
        try:
            if word in _STEPS:
                state: GameState = getattr(self, _STEPS[word])(entry, rest)
            else:
                state = self._act(entry)
        except (RulesError, IndexError) as error:
            raise LogError(entry, error) from error
        except (WrongEntry, RematchImpossible) as error:
            raise LogError(entry, error) from None
        if state.previous is self:
            return state
        return replace(state, number=entry.number, time=entry.time, previous=self)

    def _act(self, entry: Entry) -> GameState:
        action = parse_action(entry.text)
        if isinstance(action, Agree):
            raise WrongEntry("an agreement names the offer")
        if isinstance(action, Give | Place | Call | Pass) and self.is_late(entry.time):
            raise WrongEntry("the flag had fallen")
        return self.after(entry, action)

    def after(self, entry: Entry, action: Action) -> GameState:
        """The state after an entry that is this action; what the rules refuse they raise."""
        return self._changed(entry, self.game.play(action))

    def _changed(self, entry: Entry, game: Game) -> GameState:
        """The state when the game has gone on; offers lapse unless their maker acted."""
        dial = None if self.dial is None else self.dial.act(game, self.moment(entry.time))
        draw = self.draw
        over = game.outcome is not None
        if draw is not None and (over or draw.by is not self.game.to_act):
            draw = None
        return GameState(
            game,
            self.began,
            entry.number,
            entry.number,
            entry.time,
            dial,
            draw,
            rematch=self.rematch,
            previous=self,
        )

    def _offer_draw(self, entry: Entry, rest: str) -> GameState:
        self._need_play()
        by = Player.parse(rest)
        if self.draw is not None:
            raise WrongEntry("an offer stands already")
        return replace(self, draw=Offer(by, entry.number))

    def _agree(self, entry: Entry, rest: str) -> GameState:
        self._need_play()
        if self.draw is None or self.draw.number != entry_number(rest):
            raise WrongEntry("no such offer stands")
        return self._changed(entry, self.game.play(Agree()))

    def _decline(self, _: Entry, rest: str) -> GameState:
        number = entry_number(rest)
        if self.draw is not None and self.draw.number == number:
            return replace(self, draw=None, declined=self.declined | {("draw", self.draw.by)})
        if self.takeback is not None and self.takeback.number == number:
            gone = ("back", self.takeback.by)
            return replace(self, takeback=None, declined=self.declined | {gone})
        raise WrongEntry("no such offer stands")

    def _ask_back(self, entry: Entry, rest: str) -> GameState:
        self._need_play()
        name, _, number = rest.partition(":")
        if self.takeback is not None:
            raise WrongEntry("a request stands already")
        self._earlier(entry_number(number))
        return replace(self, takeback=Offer(Player.parse(name), entry.number, entry_number(number)))

    def _go_back(self, entry: Entry, rest: str) -> GameState:
        self._need_play()
        earlier = self._earlier(entry_number(rest))
        moment = self.moment(entry.time)
        return replace(
            self,
            game=earlier.game,
            dial=None if earlier.dial is None else earlier.dial.resume(moment),
            changed=entry.number,
            draw=None,
            takeback=None,
            declined=frozenset(),
            helped=frozenset(),
        )

    def _earlier(self, number: int) -> GameState:
        state = self.at(number)
        if len(state.game.actions) >= len(self.game.actions):
            raise WrongEntry("nothing was done since")
        if self.game.at(len(state.game.actions)) != state.game:
            raise WrongEntry("that was taken back itself")
        return state

    def _credit(self, _: Entry, rest: str) -> GameState:
        name, amount = rest.split(":") if rest.count(":") == 1 else (rest, "")
        if self.dial is None or Player.parse(name) is not self.dial.running:
            raise WrongEntry("this clock does not run")
        return replace(self, dial=self.dial.credit(seconds(amount)))

    def _pause(self, _: Entry, rest: str) -> GameState:
        self._need_play()
        if self.dial is None:
            raise WrongEntry("there is no clock")
        return replace(self, dial=self.dial.give_back(seconds(rest)))

    def _help(self, _: Entry, rest: str) -> GameState:
        self._need_play()
        name, kind = rest.split(":") if rest.count(":") == 1 else (rest, "")
        used = (kind, Player.parse(name))
        if kind not in get_args(Help) or used in self.helped:
            raise WrongEntry("no such help, or it was used here before")
        return replace(self, helped=self.helped | {used})

    def _abort(self, entry: Entry, rest: str) -> GameState:
        Player.parse(rest)
        if not self.may_abort:
            raise WrongEntry("the game is over, or both have placed")
        return self._changed(entry, self.game.play(Abandon()))

    def _rematch(self, entry: Entry, rest: str) -> GameState:
        if self.game.outcome is None:
            raise WrongEntry("the game goes on")
        word = entry.text.partition(":")[0]
        return replace(self, rematch=self.rematch.then(word, rest))

    def _need_play(self) -> None:
        if self.game.outcome is not None:
            raise WrongEntry("the game is over")


#: The method that reads each word.
_STEPS: Final = {
    "draw": "_offer_draw",
    "agree": "_agree",
    "decline": "_decline",
    "back?": "_ask_back",
    "back": "_go_back",
    "credit": "_credit",
    "pause": "_pause",
    "help": "_help",
    "abort": "_abort",
    "rematch?": "_rematch",
    "rematch-decline": "_rematch",
    "rematch-withdraw": "_rematch",
    "rematch": "_rematch",
}


def begin(rules: Rules, start: Position, began: int) -> GameState:
    """The state before the first entry; `began` is a time in milliseconds."""
    game = Game(rules, start)
    dial = None if rules.clock is None else Dial.start(rules.clock, game.to_act)
    return GameState(game, began, time=began, dial=dial)


def fold(rules: Rules, start: Position, began: int, entries: Iterable[Entry]) -> GameState:
    """The state after these entries, from the first on."""
    state = begin(rules, start, began)
    for entry in entries:
        state = state.then(entry)
    return state
