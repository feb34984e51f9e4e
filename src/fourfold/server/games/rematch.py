"""Playing again: who has asked for it since a game ended, who would not, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from fourfold.rules import Player


class RematchImpossible(ValueError):  # noqa: N818  # reads as a sentence, as all refusals do
    """Nothing can be asked for, declined or withdrawn like this."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """The requests after a game, as a value.

    `declined`: whose request was declined, or withdrawn a second time; they may agree to a rematch
    but not ask for one, so that nobody pesters the other. `game`: the game that came of it.

    >>> once = Rematch().ask(Player.FIRST).withdraw(Player.FIRST)
    >>> once.may_ask(Player.FIRST)
    True
    >>> once.ask(Player.FIRST).decline(Player.SECOND).may_ask(Player.FIRST)
    False
    """

    asked: frozenset[Player] = frozenset()
    declined: frozenset[Player] = frozenset()
    withdrawn: frozenset[Player] = frozenset()
    game: str | None = None

    def may_ask(self, seat: Player) -> bool:
        """Whether a seat may ask; it always may when the other one does."""
        return seat.other in self.asked or seat not in self.declined

    def waits_for(self, seat: Player) -> bool:
        """Whether a request waits for this seat's answer."""
        return self.game is None and seat.other in self.asked and seat not in self.asked

    def then(self, word: str, rest: str) -> Rematch:
        """What an entry of the log makes of it; `rest` follows its word."""
        if word == "rematch":
            return self.begin(rest)
        seat = Player.parse(rest)
        if word == "rematch-decline":
            return self.decline(seat)
        return self.ask(seat) if word == "rematch?" else self.withdraw(seat)

    def ask(self, seat: Player) -> Rematch:
        """A seat would play again."""
        self._need_none()
        if not self.may_ask(seat):
            raise RematchImpossible("it was declined, or withdrawn twice")
        return replace(self, asked=self.asked | {seat})

    def decline(self, seat: Player) -> Rematch:
        """A seat would not play again, although the other one has asked."""
        if not self.waits_for(seat):
            raise RematchImpossible("nobody waits for an answer")
        return replace(self, asked=frozenset(), declined=self.declined | {seat.other})

    def withdraw(self, seat: Player) -> Rematch:
        """A seat would no longer play again; once it may ask a second time."""
        self._need_none()
        if seat not in self.asked:
            raise RematchImpossible("this player has not asked")
        declined = self.declined | {seat} if seat in self.withdrawn else self.declined
        withdrawn = self.withdrawn | {seat}
        return replace(self, asked=self.asked - {seat}, declined=declined, withdrawn=withdrawn)

    def begin(self, game: str) -> Rematch:
        """The game that came of it."""
        self._need_none()
        return replace(self, game=game)

    def _need_none(self) -> None:
        if self.game is not None:
            raise RematchImpossible("the rematch has begun")


#: Nobody has asked yet.
UNASKED: Final = Rematch()
