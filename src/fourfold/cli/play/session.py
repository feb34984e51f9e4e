"""A game at the keyboard: its state and times, who sits where, the file that keeps it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from decimal import Decimal
from itertools import accumulate
from pathlib import Path
from typing import Final

from fourfold.cli.terminal.files import write_safely
from fourfold.engine import Verdict
from fourfold.play.opponents.players import Opponent
from fourfold.play.opponents.records import opponent_in
from fourfold.play.opponents.speech import Speaker, SpokenLine, lines, public_past
from fourfold.rules import (
    Action,
    Call,
    ClockReading,
    Flag,
    Game,
    Player,
    Record,
    read_clock,
)

#: The name in a record of the player that chooses at random.
RANDOM: Final = "Random player"
_HUNDREDTH: Final = Decimal("0.01")


class PlaySession:
    """A game that is being played; the library decides everything about rules and time."""

    def __init__(
        self,
        record: Record,
        seed: int | None = None,
        path: Path | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.game: Game = record.game
        self.path = path
        self._record = record
        self._seed = random.getrandbits(64) if seed is None else seed
        self._choices = random.Random() if seed is None else random.Random(f"choices {seed}")
        self._moments = _moments(record)
        elapsed = self._moments[-1] if self._moments else Decimal(0)
        self._now = now
        self._began = now() - float(elapsed)

    # Who plays --------------------------------------------------------------------------------

    def is_computer(self, player: Player) -> bool:
        """Whether the computer has this seat: one of the opponents, or the random player."""
        return self._name(player) == RANDOM or self.opponent(player) is not None

    def opponent(self, player: Player) -> Opponent | None:
        """The opponent in this seat, None for a person and for the random player."""
        return opponent_in(self._record, player)

    def computer_action(self) -> Action:
        """What the computer does now; it is to act."""
        player = self.game.to_act
        assert player is not None, "asked only while the game goes on"
        opponent = self.opponent(player)
        if opponent is None:
            return self.random_action()
        return opponent.choose(self.game, f"{self._seed} {player}")

    def takes_draw(self, player: Player) -> bool:
        """Whether the computer in this seat takes a draw: unless it thinks it is winning."""
        opponent = self.opponent(player)
        if opponent is None:
            return False
        return opponent.judge(self.game, player, f"{self._seed} {player}") is not Verdict.WIN

    def lines(self, player: Player) -> list[SpokenLine]:
        """What the opponent in this seat has said so far; nothing for a person."""
        opponent = self.opponent(player)
        if opponent is None:
            return []
        speaker = Speaker(opponent.id, player)
        return list(lines(public_past(self.game), speaker, f"{self._seed} {player}"))

    def _name(self, player: Player) -> str:
        return self._record.first if player is Player.FIRST else self._record.second

    def random_action(self) -> Action:
        """What the random player does now: it calls what it can call, else anything."""
        player = self.game.to_act
        assert player is not None, "asked only while the game goes on"
        alignments = self.game.callable(player)
        if alignments:
            return Call(alignments[0].squares)
        return self._choices.choice(self.game.legal_actions())

    # What happens -----------------------------------------------------------------------------

    def act(self, actions: Sequence[Action]) -> None:
        """Play actions that came in now; all of them or, when one is illegal, none."""
        game = self.game
        for action in actions:
            if game.outcome is None:
                game = game.play(action)
        played = len(game.actions) - len(self.game.actions)
        self._moments += [self._elapsed()] * played
        self.game = game

    @property
    def before_last_choice(self) -> Game | None:
        """The game before the last action of a person, None when there is none."""
        game = self.game.previous
        while game is not None and game.to_act is not None and self.is_computer(game.to_act):
            game = game.previous
        return game

    def go_back(self, game: Game) -> None:
        """Take back all that followed an earlier state of the game."""
        self.game = game
        self._moments = self._moments[: len(game.actions)]

    # Time -------------------------------------------------------------------------------------

    def clock(self) -> ClockReading | None:
        """What the clocks show now."""
        return read_clock(self.game, self._moments, self._elapsed())

    def flag_fallen(self) -> bool:
        """End the game when the time of the player to act has run out."""
        reading = self.clock() if self.game.outcome is None else None
        if reading is None or reading.fallen is None:
            return False
        self.act([Flag(reading.fallen)])
        return True

    def _elapsed(self) -> Decimal:
        elapsed = Decimal(self._now() - self._began).quantize(_HUNDREDTH)
        return max([elapsed, *self._moments[-1:]])

    # The record -------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The game so far, with the tags and comments that its record had."""
        game, count = self.game, len(self.game.turns)
        comments = [(turn, text) for turn, text in self._record.comments if turn <= count]
        times = [(turn, taken) for turn, taken in self._record.times if turn <= count]
        if game.rules.clock is not None:
            times = self._times()
        return Record(game, self._record.tags, comments, times)

    def save(self) -> None:
        """Write the record to its file, if it has one; `OSError` when that fails."""
        if self.path is not None:
            write_safely(self.path, str(self.record))

    def _times(self) -> list[tuple[int, Decimal]]:
        """The seconds that each turn took."""
        times = []
        before, end = Decimal(0), 0
        for number, turn in enumerate(self.game.turns, 1):
            end += len(turn.actions)
            times.append((number, self._moments[end - 1] - before))
            before = self._moments[end - 1]
        return times


def _moments(record: Record) -> list[Decimal]:
    """When the actions of a record came in, as far as its times tell."""
    taken = dict(record.times)
    turns = record.game.turns
    ends = accumulate(taken.get(number, Decimal(0)) for number in range(1, len(turns) + 1))
    return [end for turn, end in zip(turns, ends, strict=True) for _ in turn.actions]
