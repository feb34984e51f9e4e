"""What clients see of a game, and nothing that players have to find out for themselves.

A snapshot says whether the player to act may speak, never whether there is something to call:
before a call nobody is sent alignments. All readers get the same text except for `you`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

import orjson

from fourfold.play.opponents.speech import last_line
from fourfold.rules import Alignment, Outcome, Player, Rules, format_clock, format_level
from fourfold.server.games.afterwards import leaves_at
from fourfold.server.games.loading import Header, Loaded, Seated
from fourfold.server.games.log import Entry, GameState, Offer, entry_shown
from fourfold.server.store.avatars import avatar_of, opposite
from fourfold.server.store.schema import now


class Presence(NamedTuple):
    """Who is there just now."""

    first: bool = False
    second: bool = False
    watchers: int = 0


NOBODY: Final = Presence()
#: Walking through the enumeration takes several times as long.
_SEATS: Final = tuple(Player)
_NOWHERE: Final[Mapping[str, int | None]] = dict.fromkeys(("first", "second", "both"))
_ROLES: Final = {None: "null", "first": '"first"', "second": '"second"', "both": '"both"'}


def as_dict(loaded: Loaded, presence: Presence = NOBODY, time: int | None = None) -> dict[str, Any]:
    """A snapshot without `you`."""
    shown = {**_header(loaded.header, presence), **_state(loaded, presence, time)}
    return {**shown, "log": entries_shown(loaded.entries)}


def entries_shown(entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """Entries as clients see them."""
    return [entry_shown(entry) for entry in entries]


def _header(header: Header, presence: Presence) -> dict[str, Any]:
    """What stays the same from the first snapshot of a game to the last, while nobody leaves."""
    return {
        "id": header.id,
        "created": header.began,
        "rated": header.rated,
        "private": header.private,
        "help": header.help,
        "pace": header.pace,
        "rules": rules_shown(header.rules),
        "start": str(header.start),
        "lot": header.lot,
        "tournament": header.tournament,
        "players": _players(header, presence),
    }


def _state(loaded: Loaded, presence: Presence, time: int | None) -> dict[str, Any]:
    header, state = loaded.header, loaded.state
    game = state.game
    late = loaded.takeback_late
    return {
        "number": state.number,
        "status": "playing" if game.outcome is None else "over",
        "position": str(game.position),
        "remaining": [str(piece) for piece in game.position.remaining],
        "to_act": _seat(game.to_act),
        "phase": str(game.phase),
        "legal": [str(action) for action in game.legal_actions()],
        "may_call": game.may_call,
        "call_offered": game.call_offered,
        "refused_calls": game.refused_calls,
        "turns": game.turn_texts,
        "clock": _clock(state, now() if time is None else time),
        "abandoned_at": loaded.abandoned_at,
        "may_abort": state.may_abort and header.tournament is None,
        "talk_ends": leaves_at(loaded),
        "draw": None if state.draw is None else _offer(state.draw),
        "takeback": None if state.takeback is None else _offer(state.takeback),
        "takeback_to": _NOWHERE if late else _takeback_to(loaded),
        "takeback_late": late,
        "rematch": {
            "asked": _seats(state.rematch.asked),
            "declined": _seats(state.rematch.declined),
            "game": state.rematch.game,
        },
        "outcome": None if game.outcome is None else _outcome(loaded, game.outcome),
        "said": _said(header, state),
        "watchers": presence.watchers,
    }


def for_reader(snapshot: str, role: str | None, log: str | None = None) -> str:
    """A snapshot's JSON with `you` put in, and the log where one is to be shown."""
    rest = snapshot[1:] if log is None else f'{snapshot[1:-1]},"log":{log}}}'
    return f'{{"you":{_ROLES[role]},{rest}'


def as_json(loaded: Loaded, presence: Presence = NOBODY, time: int | None = None) -> str:
    """A snapshot without `you` and without the log, as JSON."""
    header, there = loaded.header, presence[:2]
    beginning = header.shown.get(there)
    if beginning is None:
        beginning = orjson.dumps(_header(header, presence)).decode()[:-1]
        header.shown[there] = beginning
    return f"{beginning},{orjson.dumps(_state(loaded, presence, time)).decode()[1:]}"


class News:
    """A game as it is to be told: its snapshot is written once for all who are told of it."""

    __slots__ = ("_presence", "_text", "loaded")

    def __init__(self, loaded: Loaded) -> None:
        self.loaded = loaded
        self._presence = NOBODY
        self._text: str | None = None

    @property
    def log(self) -> str:
        """The whole log, as JSON."""
        return f"[{self.loaded.written}]"

    def snapshot(self, presence: Presence) -> str:
        """The snapshot without `you` and without the log, as JSON."""
        if self._text is None or presence != self._presence:
            self._text, self._presence = as_json(self.loaded, presence), presence
        return self._text


@lru_cache(1024)
def rules_shown(rules: Rules) -> Mapping[str, Any]:
    """Rules in their text forms."""
    return {
        "level": format_level(rules.levels),
        "traits": [str(trait) for trait in rules.traits],
        "call": str(rules.call),
        "false_call": str(rules.false_call),
        "clock": format_clock(rules.clock),
        "edition": str(rules.edition),
    }


def _players(header: Header, presence: Presence) -> dict[str, Any]:
    first, second = header.players
    return {
        "first": _player(header, first, Player.FIRST, presence.first),
        "second": _player(header, second, Player.SECOND, presence.second),
    }


def _player(header: Header, seated: Seated, seat: Player, online: bool) -> dict[str, Any]:
    computer = seated.kind == "computer"
    return {
        "id": seated.id,
        "name": seated.name,
        "kind": seated.kind,
        "avatar": _avatar(header, seated, seat),
        "strength": header.strength_of(seat),
        "level": header.rules.level(seat),
        "rating": seated.rating,
        "online": online or computer,
    }


def _avatar(header: Header, seated: Seated, seat: Player) -> str | None:
    if seated.id is None:
        return None
    avatar = avatar_of(seated.id, seated.avatar)
    return opposite(avatar) if header.kind == "shared" and seat is Player.SECOND else avatar


def _clock(state: GameState, time: int) -> dict[str, Any] | None:
    if state.dial is None:
        return None
    time = max(time, state.time)
    reading = state.dial.read(state.moment(time))
    first, second = (float(round(left, 3)) for left in reading.remaining)
    return {
        "running": _seat(reading.running),
        "remaining": {"first": first, "second": second},
        "falls_at": state.falls_at,
        "now": time,
    }


def _offer(offer: Offer) -> dict[str, Any]:
    fields: dict[str, Any] = {"by": str(offer.by), "offer": offer.number}
    return fields if offer.to is None else {**fields, "to": offer.to}


def _takeback_to(loaded: Loaded) -> Mapping[str, int | None]:
    header, state = loaded.header, loaded.state
    if header.rated or state.game.previous is None:
        return _NOWHERE
    first, second = [state.back_to(seat) if loaded.may_ask_back(seat) else None for seat in _SEATS]
    both = state.back_to(None) if header.kind == "shared" else None
    return {"first": first, "second": second, "both": both}


def _outcome(loaded: Loaded, outcome: Outcome) -> dict[str, Any]:
    ended = loaded.state.ended
    assert ended is not None
    last = loaded.entries[ended.number - 1]
    called = {alignment.squares for alignment in outcome.alignments}
    missed = [
        alignment
        for alignment in loaded.state.game.alignments
        if alignment.squares not in called and alignment.maker is not None
    ]
    return {
        "result": outcome.result,
        "winner": _seat(outcome.winner),
        "reason": str(outcome.reason),
        "alignments": [_alignment(alignment) for alignment in outcome.alignments],
        "missed": [_alignment(alignment) for alignment in missed],
        "aborted_by": _seat(last.by) if last.text.startswith("abort:") else None,
    }


def _said(header: Header, state: GameState) -> dict[str, Any] | None:
    speaker = header.speaker
    if speaker is None:
        return None
    line = last_line(state.game, speaker, header.id)
    return line and {"by": str(speaker.seat), "text": line.key, "after": line.after}


def _alignment(alignment: Alignment) -> Mapping[str, Any]:
    return {
        "squares": [str(square) for square in alignment.squares],
        "values": [str(value) for value in alignment.values],
    }


def _seats(players: Collection[Player]) -> list[str]:
    return [str(seat) for seat in _SEATS if seat in players]


def _seat(player: Player | None) -> str | None:
    return None if player is None else str(player)
