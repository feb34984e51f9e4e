"""The lobby: open challenges, and what is new in the games of those who wait there.

Whoever enters is sent all open challenges once, and from then on only what changes, at most once a
second: what somebody opens and withdraws in between reaches nobody.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import orjson
from sqlalchemy import Connection, and_, bindparam, or_, select

from fourfold.rules import Player
from fourfold.server.games.afterwards import leaves_at
from fourfold.server.games.loading import Loaded, Loader
from fourfold.server.games.log import GameState
from fourfold.server.games.views.snapshot import News
from fourfold.server.store import Store
from fourfold.server.store import schema as tables
from fourfold.server.store.lookups import padded
from fourfold.server.store.schema import now
from fourfold.server.topics import Topic

from .arrivals import Arrivals
from .bus import Bus, BusMessage
from .connections import Connections
from .hub import ASKED_AT_ONCE, POLL
from .member import Member
from .messages import RequestMessage, StartedMessage, TurnMessage
from .refresher import Refresher
from .rounds import Rounds

#: A game that began so many milliseconds ago is new.
_NEW: Final = 30_000
#: Seconds after which the list of challenges is read again, in case nobody told of a change.
_LIST: Final = 5.0
#: Seconds between two messages about challenges at least.
PAUSE: Final = 1.0

#: A request still stands after so many entries at most: those of its maker's turn, and of time
#: given back. And a game that has ended is polled for so many milliseconds.
_STANDING: Final = 12
_ENDED: Final = 600_000
#: Nobody is asked for a rematch later than this; in games with a short clock, earlier.
_WHILE: Final = 3 * 24 * 3600 * 1000

#: Reads the open challenges, as a player or a visitor sees them.
ListChallenges = Callable[[str | None], Awaitable[list[dict[str, Any]]]]


class Lobby:
    """Tells those who wait of challenges, and of games in which they have to act."""

    def __init__(  # noqa: PLR0913  # one part per kind of news
        self,
        store: Store,
        loader: Loader,
        connections: Connections,
        *,
        bus: Bus,
        refresher: Refresher,
        appended: Topic[News],
        seen: Topic[News],
        arrivals: Arrivals,
        challenges_changed: Topic[None],
        list_challenges: ListChallenges,
    ) -> None:
        self._store = store
        self._loader = loader
        self._connections = connections
        self._bus = bus
        self._refresher = refresher
        self._arrivals = arrivals
        self._list_challenges = list_challenges
        #: For each player who waits: their games, and the last entry of each that they know of.
        self._known: dict[str, dict[str, int]] = {}
        self._rounds = Rounds("challenges", self._list)
        #: The open challenges by their ids, as everybody in the lobby knows them.
        self._listed: dict[str, dict[str, Any]] = {}
        self._reading = asyncio.Lock()
        self._read_at = -math.inf
        appended.subscribe(self._tell)
        seen.subscribe(self._tell)
        challenges_changed.subscribe(self._announce_challenges)
        bus.subscribe("game", self._hear_of_game)
        bus.subscribe("challenges", self._rounds.hasten)

    async def enter(self, member: Member) -> None:
        """Let a connection hear what happens in the lobby; first it gets the open challenges."""
        self._connections.add(member)
        if member.player is not None and member.player not in self._known:
            rows = await self._numbers([member.player])
            known = self._known.setdefault(member.player, {})
            for row in rows:
                known[row.id] = max(row.number, known.get(row.id, 0))
        await self._send_changes(PAUSE)
        challenges = list(self._listed.values())
        member.push(_written({"type": "challenges", "challenges": challenges}))
        if member.player is not None:
            await self._send_requests(member, member.player)
            self._arrivals.entered.publish(member)

    async def _send_requests(self, member: Member, player: str) -> None:
        """Send a connection what waits for an answer of its player since before it came."""
        time = now()
        rows = await self._store.rows(_ASKED, {"player": player, "since": time - _WHILE})
        for row in rows:
            loaded = await self._loader.at_least(row.id, row.number)
            left = leaves_at(loaded)
            if left is None or time <= left:
                for seat in Player:
                    if loaded.header.players[seat.index].id == player:
                        for request in _requests(loaded, seat, loaded.state):
                            member.push(request.model_dump_json())

    def leave(self, member: Member) -> None:
        """A connection is gone."""
        self._connections.remove(member)
        player = member.player
        if player is not None and all(other.player != player for other in self._connections.lobby):
            self._known.pop(player, None)
        self._arrivals.left.publish(member)

    # Challenges -------------------------------------------------------------------------------

    async def list_open(self) -> None:
        """Keep the list of challenges up to date, for ever."""
        await self._rounds.run(_LIST, PAUSE)

    async def _list(self) -> None:
        if self._connections.lobby:
            await self._send_changes()

    async def _send_changes(self, age: float = 0) -> None:
        """Read the open challenges, if the list is so many seconds old, and send what has changed.

        One reading at a time, so that no older list replaces a newer one, and that nobody is sent
        a list while a newer one is being read.
        """
        async with self._reading:
            time = asyncio.get_running_loop().time()
            if time - self._read_at < age:
                return
            self._read_at = time
            challenges = await self._list_challenges(None)
            before, self._listed = self._listed, {each["id"]: each for each in challenges}
            opened = [each for each in challenges if before.get(each["id"]) != each]
            closed = [name for name in before if name not in self._listed]
            if opened or closed:
                change = {"type": "challenges-change", "opened": opened, "closed": closed}
                text = _written(change)
                for member in list(self._connections.lobby):
                    member.push(text)

    def _announce_challenges(self, _: None) -> None:
        self._rounds.hasten()
        self._bus.publish({"type": "challenges"})

    # Games ------------------------------------------------------------------------------------

    async def poll(self) -> None:
        """Look for games that no message told of, for ever."""
        await Rounds("games", self._poll).run(POLL)

    async def _poll(self) -> None:
        """Compare the numbers of all games of those who wait."""
        players = list(self._known)
        for start in range(0, len(players), ASKED_AT_ONCE):
            for row in await self._numbers(players[start : start + ASKED_AT_ONCE]):
                if self._is_news([row.first, row.second], row.id, row.number):
                    self._refresher.refresh(row.id)

    async def _numbers(self, players: list[str]) -> list[Any]:
        """The games that these players are playing, with their numbers."""

        def read(connection: Connection) -> list[Any]:
            parameters = {"players": padded(players), "since": now() - _ENDED}
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
        before = state.previous if number is None else state.at(number)
        asked_before = () if before is None else before.asked_of(seat)
        for request in _requests(loaded, seat, state):
            if request.kind not in asked_before:
                self._push(player, request)
        if state.game.outcome is not None:
            return
        is_new = number is None and loaded.header.began > now() - _NEW
        if is_new:
            challenge = loaded.header.challenge
            started = StartedMessage(type="started", game=loaded.id, challenge=challenge)
            self._push(player, started)
        if state.game.to_act is seat and (before is None or before.game.to_act is not seat):
            self._push(player, TurnMessage(type="turn", game=loaded.id))

    def _push(self, player: str, message: StartedMessage | TurnMessage | RequestMessage) -> None:
        text = message.model_dump_json()
        for member in self._connections.lobby:
            if member.player == player:
                member.push(text)


def _requests(loaded: Loaded, seat: Player, state: GameState) -> list[RequestMessage]:
    """What waits for a seat's answer."""
    name = loaded.header.players[seat.other.index].name
    by = seat.other.value
    return [
        RequestMessage(type="request", game=loaded.id, kind=kind, by=by, name=name)
        for kind in state.asked_of(seat)
    ]


def _written(message: dict[str, Any]) -> str:
    """A message as JSON; challenges are dictionaries in the shape of their model already."""
    return orjson.dumps(message).decode()


_game = tables.game.c
_PLAYING: Final = [
    select(_game.id, _game.first, _game.second, _game.number).where(
        seat.in_(bindparam("players", expanding=True)),
        _game.kind == "people",
        # Somebody may ask to play again.
        or_(_game.status == "playing", _game.touched > bindparam("since")),
    )
    # Apart, so that each finds its index.
    for seat in (_game.first, _game.second)
]
_ASKING: Final = ("draw:", "back?:", "rematch?:")
#: The games of a player with a late entry that asks for something; most of them ask for an answer.
_ASKED: Final = (
    select(_game.id, _game.number)
    .distinct()
    .join(
        tables.entry,
        and_(
            tables.entry.c.game == _game.id,
            tables.entry.c.number > _game.number - _STANDING,
            or_(*(tables.entry.c.entry.startswith(word) for word in _ASKING)),
        ),
    )
    .where(
        or_(_game.first == bindparam("player"), _game.second == bindparam("player")),
        _game.kind == "people",
        or_(_game.status == "playing", _game.touched > bindparam("since")),
    )
)
