"""The lobby: open challenges, and what is new in the games of those who wait there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select

from fourfold.rules import Player
from fourfold.server.games.loading import Loaded
from fourfold.server.games.snapshot import News
from fourfold.server.store import Store, StoreUnavailable
from fourfold.server.store import schema as tables
from fourfold.server.store.lookups import padded
from fourfold.server.store.schema import now
from fourfold.server.topics import Topic

from .bus import Bus, BusMessage
from .connections import Connections
from .hub import PAGE, POLL
from .member import Member
from .refresher import Refresher

_log = logging.getLogger(__name__)

#: A game that began so many milliseconds ago is new.
_NEW: Final = 30_000
#: Seconds after which the list of challenges is read again, in case nobody told of a change.
_LIST: Final = 5.0
#: Seconds between two readings at least.
_PAUSE: Final = 0.1

#: Reads the open challenges, as a player or a visitor sees them.
ListChallenges = Callable[[str | None], Awaitable[list[dict[str, Any]]]]


class Lobby:
    """Tells those who wait of challenges, and of games in which they have to act."""

    def __init__(
        self,
        store: Store,
        connections: Connections,
        *,
        bus: Bus,
        refresher: Refresher,
        appended: Topic[News],
        seen: Topic[News],
        challenges_changed: Topic[None],
        list_challenges: ListChallenges,
    ) -> None:
        self._store = store
        self._connections = connections
        self._bus = bus
        self._refresher = refresher
        self._list_challenges = list_challenges
        #: For each player who waits: their games, and the last entry of each that they know of.
        self._known: dict[str, dict[str, int]] = {}
        self._list_due = asyncio.Event()
        self._listed = ""
        appended.subscribe(self._tell)
        seen.subscribe(self._tell)
        challenges_changed.subscribe(self._announce_challenges)
        bus.subscribe("game", self._hear_of_game)
        bus.subscribe("challenges", lambda _: self._list_due.set())

    async def enter(self, member: Member) -> None:
        """Let a connection hear what happens in the lobby; first it gets the open challenges."""
        self._connections.add(member)
        if member.player is not None and member.player not in self._known:
            rows = await self._numbers([member.player])
            known = self._known.setdefault(member.player, {})
            for row in rows:
                known[row.id] = max(row.number, known.get(row.id, 0))
        member.push(await self._read_list())

    def leave(self, member: Member) -> None:
        """A connection is gone."""
        self._connections.remove(member)
        player = member.player
        if player is not None and all(other.player != player for other in self._connections.lobby):
            self._known.pop(player, None)

    # Challenges -------------------------------------------------------------------------------

    async def list_open(self) -> None:
        """Keep the list of challenges up to date, for ever."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._list_due.wait(), _LIST)
            self._list_due.clear()
            if self._connections.lobby:
                try:
                    await self._send_list()
                except StoreUnavailable:
                    _log.warning("the challenges could not be read")
            await asyncio.sleep(_PAUSE)

    async def _send_list(self) -> None:
        text = await self._read_list()
        if text != self._listed:
            self._listed = text
            for member in list(self._connections.lobby):
                member.push(text)

    async def _read_list(self) -> str:
        challenges = await self._list_challenges(None)
        return json.dumps({"type": "challenges", "challenges": challenges}, ensure_ascii=False)

    def _announce_challenges(self, _: None) -> None:
        self._list_due.set()
        self._bus.publish({"type": "challenges"})

    # Games ------------------------------------------------------------------------------------

    async def poll(self) -> None:
        """Look for games that no message told of, for ever."""
        while True:
            await asyncio.sleep(POLL)
            try:
                await self._poll()
            except StoreUnavailable:
                _log.warning("the database does not answer; looking again")

    async def _poll(self) -> None:
        """Compare the numbers of all games of those who wait."""
        players = list(self._known)
        for start in range(0, len(players), PAGE):
            for row in await self._numbers(players[start : start + PAGE]):
                if self._is_news([row.first, row.second], row.id, row.number):
                    self._refresher.refresh(row.id)

    async def _numbers(self, players: list[str]) -> list[Any]:
        """The games that these players are playing, with their numbers."""

        def read(connection: Connection) -> list[Any]:
            parameters = {"players": padded(players)}
            return [row for query in _PLAYING for row in connection.execute(query, parameters)]

        return await self._store.read(read)

    def _is_news(self, players: Iterable[str], game: str, number: int) -> bool:
        return any(
            self._known[player].get(game, -1) < number
            for player in players
            if player in self._known
        )

    def _hear_of_game(self, message: BusMessage) -> None:
        if self._is_news(message.get("players", ()), message["game"], message["number"]):
            self._refresher.refresh(message["game"])

    def _tell(self, news: News) -> None:
        loaded = news.loaded
        if loaded.header.kind != "people":
            return
        for seat in Player:
            player = loaded.header.players[seat.index].id
            known = None if player is None else self._known.get(player)
            if player is not None and known is not None:
                self._tell_player(player, seat, loaded, known)

    def _tell_player(
        self, player: str, seat: Player, loaded: Loaded, known: dict[str, int]
    ) -> None:
        state, number = loaded.state, known.get(loaded.id)
        if number is not None and number >= state.number:
            return
        known[loaded.id] = state.number
        if state.game.outcome is not None:
            return
        is_new = number is None and loaded.header.began > now() - _NEW
        if is_new and loaded.header.challenge is not None:
            challenge = loaded.header.challenge
            self._push(player, {"type": "started", "game": loaded.id, "challenge": challenge})
        before = state.previous if number is None else state.at(number)
        if state.game.to_act is seat and (before is None or before.game.to_act is not seat):
            self._push(player, {"type": "turn", "game": loaded.id})

    def _push(self, player: str, message: dict[str, Any]) -> None:
        text = json.dumps(message, ensure_ascii=False)
        for member in self._connections.lobby:
            if member.player == player:
                member.push(text)


_game = tables.game.c
_PLAYING: Final = [
    select(_game.id, _game.first, _game.second, _game.number).where(
        seat.in_(bindparam("players", expanding=True)),
        _game.kind == "people",
        _game.status == "playing",
    )
    # Apart, so that each finds its index.
    for seat in (_game.first, _game.second)
]
