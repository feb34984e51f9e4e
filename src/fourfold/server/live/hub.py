"""The hub: everybody who watches a game or waits in the lobby hears what is new, in order.

Truth is in the database. Whoever appends tells the hub, the hub tells those who listen here and,
through Redis, the hubs of other processes, which read the new entries themselves. A poll finds
what no message told: so losing Redis, or having none, costs a second's delay and nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Any, Final, Protocol

from sqlalchemy import bindparam, select

from fourfold.server.games.loading import Loaded, Loader
from fourfold.server.games.snapshot import (
    NOBODY,
    Presence,
    as_json,
    for_reader,
)
from fourfold.server.http.problems import Problem
from fourfold.server.store import Store, StoreUnavailable
from fourfold.server.store import schema as tables
from fourfold.server.store.schema import new_id, now

from .member import Member

_log = logging.getLogger(__name__)

#: Seconds between two pings to one connection; two without an answer, and it is closed.
PING_EVERY: Final = 20
#: Seconds between two polls, and how far back each looks, for clocks that differ.
_POLL: Final = 1.0
_OVERLAP: Final = 4_000
#: For so long after its beginning a game is new, in milliseconds.
_NEW: Final = 30_000
#: Seconds after which the lobby's list is read again, in case nobody told.
_LIST: Final = 5.0

GOING_AWAY: Final = 1001


class Bus(Protocol):
    """The way to other processes."""

    def publish(self, message: dict[str, Any]) -> None:
        """Tell the other processes, if that can be done at once."""


class Hub:
    """The connections of this process, and the news for them."""

    def __init__(self, store: Store, loader: Loader) -> None:
        self._store = store
        self._loader = loader
        self.process = new_id()
        self.bus: Bus | None = None
        self._rooms: dict[str, set[Member]] = {}
        self._lobby: set[Member] = set()
        self._delays: dict[str, float] = {}
        #: Who is where in other processes: game → process → presence, and when that was told.
        self._elsewhere: dict[str, dict[str, tuple[Presence, float]]] = {}
        #: The newest entry of games that changed lately, as far as told in the lobby.
        self._told: dict[str, int] = {}
        #: The games whose beginning was told, and when that was.
        self._started: dict[str, int] = {}
        self._refreshing: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._since = now()
        self._list_due = asyncio.Event()
        self._listed: str = ""
        #: Hears of players whose sessions or tokens have ended; set when somebody wants to.
        self.on_access: Callable[[str], None] | None = None
        #: Reads the open challenges for somebody; set when there are challenges.
        self.list_challenges: Callable[[str | None], Awaitable[list[dict[str, Any]]]] | None = None

    # Joining and leaving ----------------------------------------------------------------------

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return sum(map(len, self._rooms.values())) + len(self._lobby)

    @property
    def members(self) -> list[Member]:
        """All connections."""
        return [*self._lobby, *(one for room in self._rooms.values() for one in room)]

    def join(self, member: Member, loaded: Loaded, after: int | None) -> None:
        """Let a connection hear of a game: everything behind entry `after`, or how it is now."""
        assert member.game is not None
        self._rooms.setdefault(member.game, set()).add(member)
        self._tell_presence(member.game)
        if after is not None and 0 <= after <= loaded.state.number:
            member.number = after
        else:
            member.number = loaded.state.number
            snapshot = for_reader(as_json(loaded, self.presence(loaded.id)), member.role)
            member.push(f'{{"type": "snapshot", "snapshot": {snapshot}}}')
        # What came between reading and joining, too.
        self._deliver(self._loader.cached(loaded.id) or loaded, [member])

    def enter(self, member: Member) -> None:
        """Let a connection hear of what goes on in the lobby."""
        self._lobby.add(member)

    def leave(self, member: Member) -> None:
        """Forget a connection."""
        member.closed = True
        if member.game is None:
            self._lobby.discard(member)
            return
        room = self._rooms.get(member.game)
        if room is not None and member in room:
            room.discard(member)
            if not room:
                del self._rooms[member.game]
            self._tell_presence(member.game)

    async def send_from(self, member: Member, number: int) -> None:
        """Send again what came behind an entry."""
        assert member.game is not None
        loaded = await self._loader.fresh(member.game)
        member.number = min(number, loaded.state.number)
        self._deliver(loaded, [member])

    # News -------------------------------------------------------------------------------------

    def announce(self, loaded: Loaded) -> None:
        """Tell everybody, here and in other processes, of what is new in a game."""
        turn = _whose_turn(loaded)
        self._news(loaded, turn)
        if self.bus is not None:
            self.bus.publish(
                {"type": "game", "game": loaded.id, "number": loaded.state.number, "turn": turn}
            )

    def say(self, game: str, message: dict[str, Any], but: Collection[str] = ()) -> None:
        """Send any message to everybody at a game, here and elsewhere, but not to some."""
        self._say(game, message, but)
        if self.bus is not None:
            self.bus.publish({"type": "say", "game": game, "message": message, "but": [*but]})

    def challenges_changed(self) -> None:
        """The open challenges are others than before."""
        self._list_due.set()
        if self.bus is not None:
            self.bus.publish({"type": "challenges"})

    def _news(self, loaded: Loaded, turn: str | None) -> None:
        number = loaded.state.number
        room = self._rooms.get(loaded.id)
        if room:
            self._deliver(loaded, room)
        told = self._told.get(loaded.id, -1)
        if told < number:
            self._told[loaded.id] = number
            self._tell_started(loaded)
            before = loaded.state.at(told) if told >= 0 else loaded.state.previous
            if turn is not None and (
                before is None or before.game.to_act != loaded.state.game.to_act
            ):
                self._tell_player(turn, {"type": "turn", "game": loaded.id})

    def _tell_started(self, loaded: Loaded) -> None:
        """Tell both players of a new game, once."""
        began, time = loaded.header.began, now()
        if loaded.header.challenge is None or began < time - _NEW or loaded.id in self._started:
            return
        self._started = {game: at for game, at in self._started.items() if at > time - _NEW}
        self._started[loaded.id] = began
        message = {"type": "started", "game": loaded.id, "challenge": loaded.header.challenge}
        for seated in loaded.header.players:
            if seated.id is not None:
                self._tell_player(seated.id, message)

    def _deliver(self, loaded: Loaded, members: Iterable[Member]) -> None:
        """Send each member the entries it has not seen, in order, each written once."""
        written: dict[tuple[int, str | None], str] = {}
        snapshots: dict[int, str] = {}
        presence = self.presence(loaded.id)
        for member in members:
            for number in range(member.number + 1, loaded.state.number + 1):
                key = number, member.role
                if key not in written:
                    then = loaded.at(number)
                    if number not in snapshots:
                        snapshots[number] = as_json(then, presence)
                    entry = then.entries[-1]
                    head = {
                        "type": "entry",
                        "number": number,
                        "entry": entry.text,
                        "time": entry.time,
                    }
                    snapshot = for_reader(snapshots[number], member.role)
                    written[key] = f'{json.dumps(head)[:-1]}, "snapshot": {snapshot}}}'
                member.push(written[key])
            member.number = max(member.number, loaded.state.number)

    def _say(self, game: str, message: dict[str, Any], but: Collection[str] = ()) -> None:
        text = json.dumps(message, ensure_ascii=False)
        for member in self._rooms.get(game, ()):
            if member.player not in but:
                member.push(text)

    def _tell_player(self, player: str, message: dict[str, Any]) -> None:
        text = json.dumps(message, ensure_ascii=False)
        for member in self._lobby:
            if member.player == player:
                member.push(text)

    # Who is there -----------------------------------------------------------------------------

    def presence(self, game: str) -> Presence:
        """Who is at a game, in all processes as far as known."""
        if game not in self._rooms and game not in self._elsewhere:
            return NOBODY
        found = [self._here(game)]
        oldest = asyncio.get_running_loop().time() - 3 * PING_EVERY
        for told, at in self._elsewhere.get(game, {}).values():
            if at > oldest:
                found.append(told)
        return Presence(
            first=any(one.first for one in found),
            second=any(one.second for one in found),
            watchers=sum(one.watchers for one in found),
        )

    def _here(self, game: str) -> Presence:
        room = self._rooms.get(game, ())
        roles = [member.role for member in room]
        return Presence(
            first="first" in roles or "both" in roles,
            second="second" in roles or "both" in roles,
            watchers=roles.count(None),
        )

    def _tell_presence(self, game: str) -> None:
        self._say(game, {"type": "presence", **self.presence(game).model_dump()})
        if self.bus is not None:
            here = self._here(game).model_dump()
            self.bus.publish({"type": "presence", "game": game, "here": here})

    # Heartbeats -------------------------------------------------------------------------------

    def delay(self, player: str) -> float:
        """How many seconds a message takes to somebody and back, as last measured; 0 if never."""
        return self._delays.get(player, 0.0)

    def pong(self, member: Member, ping: int) -> None:
        """An answer to a ping came in."""
        if ping != member.ping or not member.pinged:
            return
        delay = asyncio.get_running_loop().time() - member.pinged
        member.pinged, member.missed = 0.0, 0
        if member.player is not None and member.role is not None:
            if len(self._delays) > 50_000:
                self._delays.clear()
            self._delays[member.player] = delay
            if self.bus is not None and delay > 0.02:
                self.bus.publish({"type": "delay", "player": member.player, "seconds": delay})

    def _ping(self, slot: int) -> None:
        time = asyncio.get_running_loop().time()
        for member in self.members:
            if id(member) // 64 % PING_EVERY != slot:
                continue
            if member.pinged:
                member.missed += 1
                if member.missed >= 2:
                    member.drop(GOING_AWAY)
                    continue
            member.ping += 1
            member.pinged = time
            member.push(f'{{"type": "ping", "id": {member.ping}}}')

    # What runs beside -------------------------------------------------------------------------

    async def beat(self) -> None:
        """Ping everybody in turn, for ever."""
        slot = 0
        while True:
            await asyncio.sleep(1)
            slot = (slot + 1) % PING_EVERY
            self._ping(slot)

    async def poll(self) -> None:
        """Look for what nobody told of, for ever."""
        while True:
            await asyncio.sleep(_POLL)
            try:
                await self._poll()
            except StoreUnavailable:
                _log.warning("the database does not answer; looking again")

    async def _poll(self) -> None:
        rows = await self._store.rows(_NEWS, {"since": self._since})
        self._since = max(now() - _OVERLAP, self._since)
        changed = {row.id: row.number for row in rows}
        for row in rows:
            if self._told.get(row.id, -1) < row.number or self._behind(row.id, row.number):
                self._refresh(row.id)
        self._told = {game: number for game, number in self._told.items() if game in changed}

    def _behind(self, game: str, number: int) -> bool:
        return any(member.number < number for member in self._rooms.get(game, ()))

    def _refresh(self, game: str) -> None:
        """Read what is new in a game, once at a time, and tell those here."""
        if game in self._refreshing or not (self._rooms.get(game) or self._lobby):
            return
        self._refreshing.add(game)

        async def read() -> None:
            try:
                loaded = await self._loader.fresh(game)
                self._news(loaded, _whose_turn(loaded))
            except (StoreUnavailable, Problem):
                _log.warning("a game could not be read; the next poll tries again")
            finally:
                self._refreshing.discard(game)

        self._spawn(read())

    async def list_open(self) -> None:
        """Keep the lobby's list of challenges up to date, for ever."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._list_due.wait(), _LIST)
            self._list_due.clear()
            if self._lobby:
                try:
                    await self._send_list(self._lobby)
                except StoreUnavailable:
                    _log.warning("the challenges could not be read")
            await asyncio.sleep(0.1)

    async def _send_list(self, members: Iterable[Member]) -> None:
        assert self.list_challenges is not None
        found = await self.list_challenges(None)
        text = json.dumps({"type": "challenges", "challenges": found}, ensure_ascii=False)
        if text != self._listed:
            self._listed = text
            for member in list(members):
                member.push(text)

    async def send_list(self, member: Member) -> None:
        """Send one connection the open challenges."""
        assert self.list_challenges is not None
        found = await self.list_challenges(None)
        text = json.dumps({"type": "challenges", "challenges": found}, ensure_ascii=False)
        member.push(text)

    def hear(self, message: dict[str, Any]) -> None:
        """Something came from another process."""
        kind, game = message.get("type"), message.get("game", "")
        if kind == "game":
            known = self._told.get(game, -1)
            if known < message["number"]:
                self._refresh(game)
        elif kind == "say":
            self._say(game, message["message"], message["but"])
        elif kind == "challenges":
            self._list_due.set()
        elif kind == "access" and self.on_access is not None:
            self.on_access(message["player"])
        elif kind == "delay":
            self._delays[message["player"]] = message["seconds"]
        elif kind == "presence" and (self._rooms.get(game) or message["here"] != _NOBODY):
            there = self._elsewhere.setdefault(game, {})
            time = asyncio.get_running_loop().time()
            there[message["process"]] = Presence(**message["here"]), time
            if message["here"] == _NOBODY:
                del there[message["process"]]
            if not there:
                del self._elsewhere[game]
            self._say(game, {"type": "presence", **self.presence(game).model_dump()})

    def _spawn(self, work: Any) -> None:  # noqa: ANN401  # a coroutine
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Send everybody away: the server stops, another one will take them."""
        for member in self.members:
            member.drop(1012)


_NOBODY: Final = Presence().model_dump()
_NEWS: Final = select(tables.game.c.id, tables.game.c.number).where(
    tables.game.c.touched > bindparam("since")
)


def _whose_turn(loaded: Loaded) -> str | None:
    """The player who is to act, when it is a person playing another."""
    seat = loaded.state.game.to_act
    if seat is None or loaded.header.kind != "people":
        return None
    return loaded.header.players[seat.index].id
