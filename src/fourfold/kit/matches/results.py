"""A game of a match as it is kept, and as a record."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Final

from fourfold.rules import (
    Flag,
    Game,
    Player,
    Reason,
    Record,
    Resign,
)

from .plan import MatchPlan, MatchTask

_LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class MatchFault:
    """What a player did wrong, and lost by: a code of an `EngineError`, or `time`; and in words."""

    player: Player
    code: str
    why: str


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A finished game: its turns, what the first player scored, how it ended."""

    number: int
    turns: tuple[str, ...]
    score: float
    reason: str
    fault: MatchFault | None
    #: Turns of the first and the second player, and those of them that lost value.
    decisions: tuple[int, int]
    blunders: tuple[int, int]
    #: Seconds of every turn, where they are kept.
    times: tuple[float, ...] = ()

    def line(self) -> str:
        """The game as a line of a state file."""
        parts = asdict(self)
        if self.fault is not None:
            parts["fault"] = {**parts["fault"], "player": str(self.fault.player)}
        return json.dumps(parts)


def parse_match_game(line: str) -> MatchGame | None:
    """The game of such a line; None when it is something else."""
    try:
        parts = json.loads(line)
        fault = parts.pop("fault")
        if fault is not None:
            fault = MatchFault(Player(fault.pop("player")), **fault)
        for name in ("turns", "decisions", "blunders", "times"):
            parts[name] = tuple(parts[name])
        game = MatchGame(**parts, fault=fault)
        return game if _is_sound(game) else None
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _is_sound(game: MatchGame) -> bool:
    """Whether every part is what it was read as; the turns are checked when they are played."""
    counts = (game.number, *game.decisions, *game.blunders)
    return (
        game.score in {0, 0.5, 1}
        and len(game.decisions) == len(game.blunders) == 2
        and all(type(count) is int and count >= 0 for count in counts)
        and all(isinstance(text, str) for text in (game.reason, *game.turns))
        and all(isinstance(time, float | int) for time in game.times)
    )


def match_record(plan: MatchPlan, task: MatchTask, played: MatchGame) -> Record:
    """The record of a game; when the referee ended it, a comment says why.

    Raises:
        RulesError: the turns are not a game from this opening.
    """
    game = Game(plan.rules, task.opening)
    for turn in played.turns:
        game = game.play_turn(turn)
    count = len(game.turns)
    comments: list[tuple[int, str]] = []
    if played.fault is not None:
        player = played.fault.player
        over = Flag(player) if played.reason == str(Reason.TIME) else Resign(player)
        game = game.play(over)
        comments.append((count, comment_of(played.fault)))
    tags = {"Event": "fourfold match", "Round": f"{task.pair + 1}.{task.pairing + 1}"}
    for seat, tag in ((Player.FIRST, "First"), (Player.SECOND, "Second")):
        who = plan.players[task.player_of(seat)]
        tags[tag] = who.name
        if who.strength:
            tags[f"{tag}Strength"] = who.strength
    times = {turn: round(time, 3) for turn, time in enumerate(played.times, 1)}
    return Record(game, tags, comments, times)


def comment_of(fault: MatchFault) -> str:
    """The words of a comment about a fault; engines may have written any of them."""
    text = f"{fault.player} player: {fault.code}: {fault.why}"
    clean = "".join(
        letter if letter.isprintable() and letter not in "{}" else " " for letter in text
    )
    return " ".join(clean.split())[:_LONGEST]
