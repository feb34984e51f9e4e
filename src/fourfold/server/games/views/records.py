"""Games as records: names, date, and the time that each turn took."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

from fourfold.locales import Texts
from fourfold.play.opponents.records import opponent_tags
from fourfold.rules import Player, Reason, Record
from fourfold.server.games.loading import Header, Loaded
from fourfold.server.games.log import GameState

#: How a game ends without an action of a player.
_WITHOUT_ACTION: Final = (Reason.RESIGNATION, Reason.AGREEMENT, Reason.TIME, Reason.ABANDONED)


def record_of(loaded: Loaded, say: Texts, more: Mapping[str, str] | None = None) -> Record:
    """A game as a record, with the computer named in the reader's language, and further tags."""
    header = loaded.header
    tags = {
        "Site": "Fourfold",
        "Date": datetime.fromtimestamp(header.began / 1000, UTC).strftime("%Y.%m.%d"),
        **name_tags(header, say),
        "Game": header.id,
        **{name: tag_text(text) for name, text in (more or {}).items()},
    }
    return Record(loaded.state.game, tags, times=_times(loaded))


def name_tags(header: Header, say: Texts) -> dict[str, str]:
    """The tags that name the players: the computer as people know it, with its strength."""
    tags: dict[str, str] = {}
    for seat in Player:
        strength = header.strength_of(seat)
        if strength is not None:
            tags |= opponent_tags(seat, strength, say)
        else:
            tags[str(seat).capitalize()] = tag_text(header.players[seat.index].name)
    return tags


def help_used(loaded: Loaded) -> dict[str, int] | None:
    """In how many positions each player used help, in a game between people who agreed on it."""
    if loaded.header.kind != "people" or not loaded.header.help:
        return None
    used: dict[str, set[int]] = {str(seat): set() for seat in Player}
    for state, entry in zip(_states(loaded)[1:], loaded.entries, strict=True):
        if entry.text.startswith("help:"):
            used[str(entry.by)].add(state.changed)
    return {seat: len(positions) for seat, positions in used.items()}


def tag_text(name: str) -> str:
    """A name as a record can hold it: earlier versions let any character into a shared screen."""
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in name)


def _times(loaded: Loaded) -> dict[int, float]:
    """Seconds by turn, of a game in which nothing was taken back."""
    game = loaded.state.game
    moments = [
        state.time for state in _states(loaded) if state.changed == state.number and state.number
    ]
    ended = game.outcome is not None and game.outcome.reason in _WITHOUT_ACTION
    turns = game.turns
    actions = sum(len(turn.actions) for turn in turns)
    if len(moments) != actions + ended:
        return {}
    times, before, done = {}, loaded.header.began, 0
    for number, turn in enumerate(turns, 1):
        done += len(turn.actions)
        times[number] = (moments[done - 1] - before) / 1000
        before = moments[done - 1]
    return times


def _states(loaded: Loaded) -> list[GameState]:
    states = [loaded.state]
    while states[-1].previous is not None:
        states.append(states[-1].previous)
    return states[::-1]
