"""What there is to tell about a game, and the words for it in a person's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import orjson

from fourfold.locales import texts
from fourfold.rules import BankClock, Clock, Player
from fourfold.server.games.loading import Loaded
from fourfold.server.games.log import GameState

from .outbox import NOTHING, Kind

#: Seconds from which on a clock is one of days.
_DAY: Final = 24 * 3600


@dataclass(frozen=True, slots=True)
class Message:
    """What a browser shows: the name of somebody, and where a click leads."""

    kind: Kind
    name: str
    path: str

    def written(self, language: str) -> bytes:
        """The message as the service worker reads it, in a language."""
        say = texts(language)
        return orjson.dumps(
            {
                "title": say(f"push-{self.kind}-title"),
                "body": say(f"push-{self.kind}-body", name=self.name),
                "path": self.path,
                "lang": say.language,
            }
        )


def takes_days(clock: Clock | None) -> bool:
    """Whether a turn can take days: those who play are not expected to sit and wait.

    >>> from fourfold.rules import parse_clock
    >>> [takes_days(parse_clock(text)) for text in ("-", "86400/move", "259200+0", "3600/move")]
    [True, True, True, False]
    """
    if clock is None:
        return True
    return (clock.bank if isinstance(clock, BankClock) else clock.limit) >= _DAY


def entry_to_tell(loaded: Loaded, kind: Kind, player: str) -> int:
    """The number of the entry that a player has to be told about, `NOTHING` if there is none."""
    role = loaded.header.role(player)
    if role not in ("first", "second") or not takes_days(loaded.header.rules.clock):
        return NOTHING
    seat = Player.parse(role)
    return _turn(loaded.state, seat) if kind == "turn" else _rematch(loaded, seat)


def _turn(state: GameState, seat: Player) -> int:
    """The entry with which the seat's turn began: whatever else happens in it is not told again."""
    if state.game.outcome is not None or state.game.to_act is not seat:
        return NOTHING
    while state.previous is not None and state.previous.game.to_act is seat:
        state = state.previous
    return state.number


def _rematch(loaded: Loaded, seat: Player) -> int:
    """The entry in which the other player asks for another game, while that waits for an answer."""
    if not loaded.state.rematch.waits_for(seat):
        return NOTHING
    wish = f"rematch?:{seat.other}"
    return next(entry.number for entry in reversed(loaded.entries) if entry.text == wish)


def about_game(loaded: Loaded, kind: Kind, player: str) -> Message:
    """The message about a game, for one of its players."""
    seat = Player.parse(loaded.header.role(player) or "first")
    opponent = loaded.header.players[seat.other.index]
    return Message(kind, opponent.name, f"/game/{loaded.id}")
