"""Games in memory: read from the database once, then only what is new, and folded once."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import orjson
from sqlalchemy import Row, String, bindparam, cast, select

from fourfold.play.opponents.players import OPPONENTS
from fourfold.play.opponents.speech import Speaker, mentioned_after
from fourfold.rules import (
    Action,
    CallRule,
    Edition,
    FalseCall,
    Player,
    Position,
    Rules,
    parse_clock,
    parse_level,
    parse_traits,
)
from fourfold.server.store import Store, people
from fourfold.server.store import schema as tables
from fourfold.server.store.schema import now
from fourfold.server.store.tournaments import tournament_game

from .errors import GameUnknown
from .log import Draft, Entry, GameState, begin, entry_shown
from .pace import USUAL

#: How many games a process keeps in memory, and the most megabytes they take up unless it is set.
_KEPT: Final = 4096
_MEGABYTES: Final = 256
#: What a game and each entry of its log take up in memory: 1,858 and 877 to 1,003 by tracemalloc.
_GAME_BYTES: Final = 2000
_ENTRY_BYTES: Final = 1000
_DAY: Final = 24 * 3600 * 1000
#: How long names are believed, in milliseconds.
_NAMES: Final = 15_000


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits on one side."""

    id: str | None
    name: str
    kind: str
    #: In games that count, what the player was rated when the names were read.
    rating: int | None = None
    #: The piece that the player chose to be shown as, if any.
    avatar: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    """What a game has besides its log. `read_at`: when the names were read, and the pace."""

    id: str
    kind: str
    players: tuple[Seated, Seated]
    strength: str | None
    rated: bool
    private: bool
    help: bool
    rules: Rules
    start: Position
    began: int
    lot: Mapping[str, Any] | None
    challenge: str | None
    read_at: int
    #: How fast the computer acts, if it plays.
    pace: str | None = None
    #: Whether the same players had just finished another game.
    again: bool = False
    #: After how many milliseconds without an entry it counts as abandoned, if it has no clock.
    patience: int = 0
    #: The tournament that it belongs to.
    tournament: str | None = None
    #: Its parts of the game's snapshots in JSON, by who is there, once they were written.
    shown: dict[object, str] = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def computers(self) -> tuple[Player, ...]:
        """The seats of computer players; in a tournament both may be."""
        if self.kind != "computer":
            return ()
        return tuple(seat for seat in Player if self.players[seat.index].kind == "computer")

    @property
    def computer(self) -> Player | None:
        """The computer's seat, if it plays against a person."""
        computers = self.computers
        return computers[0] if len(computers) == 1 else None

    def strength_of(self, seat: Player) -> str | None:
        """Which computer player has a seat, if one has it."""
        return self.players[seat.index].name if seat in self.computers else None

    @property
    def speaker(self) -> Speaker | None:
        """The computer's character, if one plays."""
        if self.computer is None or self.strength not in OPPONENTS:
            return None
        return Speaker(self.strength, self.computer, self.again)

    def role(self, player: str | None) -> str | None:
        """What somebody is in this game: first, second, both, or None for a spectator."""
        if player is None:
            return None
        first, second = (seated.id == player for seated in self.players)
        if first and second:
            return "both"
        return "first" if first else "second" if second else None

    def may_see(self, player: str | None) -> bool:
        """Whether somebody may look at this game."""
        return not self.private or self.role(player) is not None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game in memory: its header, its entries as far as known, and the state after them."""

    header: Header
    state: GameState
    entries: tuple[Entry, ...]
    #: Who asked with which key, and the number of the entry that came of it.
    keys: Mapping[tuple[str, str], int]
    #: The entries as clients see them, in JSON with commas between: grown, never written again.
    written: str = ""

    @property
    def id(self) -> str:
        """The game's name."""
        return self.header.id

    def then(self, new: Sequence[Entry]) -> Loaded:
        """The game after these further entries, or `LogError`."""
        if not new:
            return self
        state, marked = self.state, list[Entry]()
        for entry in new:
            before, state = state, state.then(entry)
            by = before.actor(entry) or self._who_went_back(entry)
            marked.append(entry._replace(by=by, fault=before.fault(entry)))
        return self._with(state, marked)

    def propose(self, time: int, *drafts: Draft) -> Loaded:
        """The game after entries that do not exist yet, or `LogError`."""
        number = self.state.number + 1
        return self.then([Entry(number + n, d.text, time, *d[1:]) for n, d in enumerate(drafts)])

    def play(self, time: int, action: Action, player: str, key: str | None) -> Loaded:
        """The game after a player's action, played here and nowhere else; the rules may refuse."""
        number, seat = self.state.number + 1, self.state.game.to_act
        entry = Entry(number, str(action), time, player, key, seat)
        after = self.state.after(entry, action)
        fault = self.state.fault(entry)
        return self._with(after, [entry if fault is None else entry._replace(fault=fault)])

    @property
    def thinks(self) -> bool:
        """Whether a computer player has to act, or to answer."""
        return any(map(self.state.waits_for, self.header.computers))

    @property
    def abandoned_at(self) -> int | None:
        """When the game counts as abandoned unless somebody acts (R20); only without a clock."""
        state = self.state
        if state.game.outcome is not None or state.falls_at is not None:
            return None
        return state.time + self.header.patience

    @property
    def asks_nobody(self) -> bool:
        """Whether a takeback happens at once: against the computer, and on a shared screen."""
        return self.header.kind in ("computer", "shared")

    def has_asked_back(self, seat: Player) -> bool:
        """Whether a takeback has been asked for, or was declined to this seat."""
        state = self.state
        asked = state.takeback is not None or ("back", seat) in state.declined
        return asked and not self.asks_nobody

    def may_ask_back(self, seat: Player) -> bool:
        """Whether a seat can take back now, or ask to; not in games that count."""
        counts = self.header.rated or self.header.tournament is not None
        return not (counts or self.has_asked_back(seat))

    @property
    def takeback_late(self) -> bool:
        """Whether the person against the computer cannot go back, which would return a quarto."""
        computer = self.header.computer
        to = None if computer is None else self.state.back_to(computer.other)
        return to is not None and self.gives_back_quarto(to)

    def gives_back_quarto(self, to: int) -> bool:
        """Whether going back to an entry would give back a missed quarto.

        The computer's character may have mentioned it since it lapsed (R12).
        """
        speaker = self.header.speaker
        if speaker is None:
            return False
        mentioned = mentioned_after(self.state.game, speaker, self.id)
        return len(self.state.at(to).game.actions) < mentioned

    def _who_went_back(self, entry: Entry) -> Player | None:
        """The person against the computer takes back without asking."""
        computer = self.header.computer
        return computer.other if computer and entry.text.startswith("back:") else None

    def _with(self, state: GameState, new: Sequence[Entry]) -> Loaded:
        used = {(entry.player, entry.key): entry.number for entry in new if entry.key is not None}
        keys = {**self.keys, **used} if used else self.keys
        written = _written(new)
        if self.written:
            written = f"{self.written},{written}"
        return Loaded(self.header, state, (*self.entries, *new), keys, written)

    def at(self, number: int) -> Loaded:
        """The game as it was after an earlier entry."""
        entries = self.entries[:number]
        state = self.state.at(number)
        return replace(self, state=state, entries=entries, written=_written(entries))


def _written(entries: Iterable[Entry]) -> str:
    return ",".join([orjson.dumps(entry_shown(entry)).decode() for entry in entries])


class Loader:
    """The games that this process has in memory."""

    def __init__(
        self, store: Store, megabytes: int = _MEGABYTES, abandoned_after_days: float = 30
    ) -> None:
        self.store = store
        self.patience = round(abandoned_after_days * _DAY)
        self._games: OrderedDict[str, Loaded] = OrderedDict()
        self._most = megabytes * 10**6
        self._bytes = 0

    def cached(self, game: str) -> Loaded | None:
        """The game as this process knows it; there may be more entries by now."""
        return self._games.get(game)

    async def at_least(self, game: str, number: int) -> Loaded:
        """The game with at least so many entries; read only if this process knows fewer."""
        known = self._games.get(game)
        return known if known and known.state.number >= number else await self.fresh(game)

    async def fresh(self, game: str, names: bool = False) -> Loaded:
        """The game with all entries that are committed, or `GameUnknown`.

        `names`: read the names and the pace again as well.
        """
        known = self._games.get(game)
        if known is None or names or now() - known.header.read_at > _NAMES:
            row = await self.store.row(_HEADER, {"game": game})
            if row is None:
                raise GameUnknown
            header = _header(row, self.patience)
            known = Loaded(header, begin(header.rules, header.start, header.began), (), {})
        known = self._newest(known)
        rows = await self.store.rows(_ENTRIES, {"game": game, "after": known.state.number})
        # Meanwhile somebody else may have read the same.
        known = self._newest(known)
        news = [
            Entry(row.number, row.entry, row.time, row.player, row.key)
            for row in rows
            if row.number > known.state.number
        ]
        return self.keep(known.then(news))

    def _newest(self, loaded: Loaded) -> Loaded:
        """This game, or the one in memory when that has more entries, with the newer names."""
        known = self._games.get(loaded.id)
        if known is None or known.state.number < loaded.state.number:
            return loaded
        newer = max(loaded.header, known.header, key=lambda header: header.read_at)
        return known if newer is known.header else replace(known, header=newer)

    def keep(self, loaded: Loaded) -> Loaded:
        """Remember a game; nothing in memory ever goes back."""
        loaded = self._newest(loaded)
        before = self._games.get(loaded.id)
        self._bytes += _size(loaded) - (0 if before is None else _size(before))
        self._games[loaded.id] = loaded
        self._games.move_to_end(loaded.id)
        while len(self._games) > _KEPT or (self._bytes > self._most and len(self._games) > 1):
            _, oldest = self._games.popitem(last=False)
            self._bytes -= _size(oldest)
        return loaded

    @property
    def kept_bytes(self) -> int:
        """What the games in memory take up, by estimate."""
        return self._bytes


def _size(loaded: Loaded) -> int:
    return _GAME_BYTES + _ENTRY_BYTES * len(loaded.entries)


_first, _second = tables.player.alias("one"), tables.player.alias("two")


def _rating(player: Any) -> Any:  # noqa: ANN401  # a column, a subquery
    """What a player is rated on the ladder of the game."""
    table, game = people.rating, tables.game
    return (
        select(table.c.rating)
        .where(
            table.c.player == player,
            cast(table.c.level, String) == game.c.level,
            table.c.call == game.c.call,
            game.c.rated,
        )
        .scalar_subquery()
    )


_HEADER: Final = (
    select(
        tables.game,
        _rating(tables.game.c.first).label("rating1"),
        _rating(tables.game.c.second).label("rating2"),
        _first.c.name.label("name1"),
        _first.c.kind.label("kind1"),
        _first.c.avatar.label("avatar1"),
        _second.c.name.label("name2"),
        _second.c.kind.label("kind2"),
        _second.c.avatar.label("avatar2"),
        tournament_game.c.tournament,
    )
    .outerjoin(_first, tables.game.c.first == _first.c.id)
    .outerjoin(_second, tables.game.c.second == _second.c.id)
    .outerjoin(tournament_game, tournament_game.c.game == tables.game.c.id)
    .where(tables.game.c.id == bindparam("game"))
)
_ENTRIES: Final = (
    select(
        tables.entry.c.number,
        tables.entry.c.entry,
        tables.entry.c.time,
        tables.entry.c.player,
        tables.entry.c.key,
    )
    .where(tables.entry.c.game == bindparam("game"), tables.entry.c.number > bindparam("after"))
    .order_by(tables.entry.c.number)
)


def rules_of(row: Row[Any]) -> Rules:
    """The rules of a game's row."""
    return Rules(
        levels=parse_level(row.level),
        traits=parse_traits(row.traits),
        call=CallRule(row.call),
        false_call=FalseCall(row.false_call),
        clock=parse_clock(row.clock),
        edition=Edition(row.edition),
    )


def _header(row: Row[Any], patience: int) -> Header:
    strength = row.strength
    seats = []
    for player, own_name, name, kind, rating, avatar in (
        (row.first, row.first_name, row.name1, row.kind1, row.rating1, row.avatar1),
        (row.second, row.second_name, row.name2, row.kind2, row.rating2, row.avatar2),
    ):
        if player is None:
            # Of two computer players each has a column.
            seats.append(Seated(None, own_name or strength or "", "computer"))
        else:
            whole = None if rating is None else round(rating)
            seats.append(Seated(player, own_name or name, kind, whole, avatar))
    return Header(
        row.id,
        row.kind,
        (seats[0], seats[1]),
        strength,
        row.rated,
        row.private,
        row.help,
        rules_of(row),
        Position.parse(row.start),
        row.began,
        None if row.lot is None else json.loads(row.lot),
        row.challenge,
        now(),
        (row.pace or USUAL) if row.kind == "computer" else None,
        row.rematch_of is not None,
        patience,
        row.tournament,
    )
