"""The hub: everybody who listens to a game hears of its entries, all of them and in order.

The database holds the truth. Whoever appends tells the hub; the hub tells those who listen here
and, through the bus, the other processes, which read the new entries themselves. A poll compares
the numbers of the games that somebody listens to, so that losing a message costs a second's delay
and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Final

from sqlalchemy import bindparam, select

from fourfold.server.games.loading import Loaded, Loader
from fourfold.server.games.views.snapshot import News, entries_shown, for_reader
from fourfold.server.store import Store
from fourfold.server.store import schema as tables
from fourfold.server.store.lookups import padded
from fourfold.server.topics import Topic

from .bus import Bus, BusMessage
from .connections import Connections
from .member import Member
from .messages import PAGE, PhraseMessage, RemarkMessage
from .presence import Attendance
from .refresher import Refresher
from .rounds import Rounds

#: Seconds between two polls, and how many games are asked for at once.
POLL: Final = 1.0
ASKED_AT_ONCE: Final = 500
#: The most entries that are sent one by one; those who miss more are sent them in pages.
_AT_ONCE: Final = 8


class Hub:
    """Tells those who listen to games what happens in them.

    `appended`: games that this process has appended to. `seen`: games that others have.
    """

    def __init__(
        self,
        store: Store,
        loader: Loader,
        connections: Connections,
        attendance: Attendance,
        *,
        bus: Bus,
        refresher: Refresher,
        appended: Topic[News],
        seen: Topic[News],
    ) -> None:
        self._store = store
        self._loader = loader
        self._connections = connections
        self._attendance = attendance
        self._bus = bus
        self._refresher = refresher
        appended.subscribe(self._announce)
        seen.subscribe(self._tell)
        bus.subscribe("game", self._hear_of_game)
        bus.subscribe("say", self._hear_saying)
        bus.subscribe("remark", self._hear_remark)

    def join(self, member: Member, loaded: Loaded, after: int | None) -> None:
        """Let a connection hear of a game: everything after entry `after`, or how it is now."""
        assert member.game is not None
        self._connections.add(member)
        self._attendance.changed(member.game)
        if after is not None and 0 <= after <= loaded.state.number:
            member.number = after
        else:
            member.number = loaded.state.number
            snapshot = _standing(News(loaded), member.role, self._attendance)
            member.push(f'{{"type": "snapshot", "snapshot": {snapshot}}}')
        # Also what came between reading and joining.
        self._deliver(News(self._loader.cached(loaded.id) or loaded), [member])

    def leave(self, member: Member) -> None:
        """A connection is gone."""
        assert member.game is not None
        self._connections.remove(member)
        self._attendance.changed(member.game)

    async def send_from(self, member: Member, number: int) -> None:
        """Send again what came after an entry."""
        assert member.game is not None
        loaded = await self._loader.fresh(member.game)
        member.number = min(number, loaded.state.number)
        self._deliver(News(loaded), [member])

    def say(self, game: str, message: PhraseMessage, but: Collection[str] = ()) -> None:
        """Send a message to everybody at a game, in all processes, except some players."""
        self._connections.say(game, message, but)
        fields = message.model_dump()
        self._bus.publish({"type": "say", "game": game, "message": fields, "but": [*but]})

    def remark(self, game: str, message: RemarkMessage, but: Collection[str] = ()) -> None:
        """Send what a spectator says to the other ones, in all processes, except some."""
        self._connections.say(game, message, but, _hears_remarks)
        fields = message.model_dump()
        self._bus.publish({"type": "remark", "game": game, "message": fields, "but": [*but]})

    async def poll(self) -> None:
        """Look for entries that no message told of, for ever."""
        await Rounds("entries", self._poll).run(POLL)

    async def _poll(self) -> None:
        """Compare the numbers of all games here: a commit is found however late it comes."""
        games = self._connections.games
        for start in range(0, len(games), ASKED_AT_ONCE):
            page = padded(games[start : start + ASKED_AT_ONCE])
            for row in await self._store.rows(_NUMBERS, {"games": page}):
                if self._is_behind(row.id, row.number):
                    self._refresher.refresh(row.id)

    def _is_behind(self, game: str, number: int) -> bool:
        """Whether somebody at a game has not been sent an entry, and nothing is on its way."""
        room = self._connections.room(game)
        return any(member.number < number and member.backlog is None for member in room)

    # News -------------------------------------------------------------------------------------

    def _announce(self, news: News) -> None:
        self._tell(news)
        loaded = news.loaded
        players = [seated.id for seated in loaded.header.players if seated.id is not None]
        self._bus.publish(
            {
                "type": "game",
                "game": loaded.id,
                "number": loaded.state.number,
                "players": players if loaded.header.kind == "people" else [],
            }
        )

    def _tell(self, news: News) -> None:
        room = self._connections.room(news.loaded.id)
        if room:
            self._deliver(news, room)

    def _hear_of_game(self, message: BusMessage) -> None:
        if self._is_behind(message["game"], message["number"]):
            self._refresher.refresh(message["game"])

    def _hear_saying(self, message: BusMessage) -> None:
        said = PhraseMessage.model_validate(message["message"])
        self._connections.say(message["game"], said, message["but"])

    def _hear_remark(self, message: BusMessage) -> None:
        said = RemarkMessage.model_validate(message["message"])
        self._connections.say(message["game"], said, message["but"], _hears_remarks)

    def _deliver(self, news: News, members: Iterable[Member]) -> None:
        """Send each member the entries that it has not seen, in order, each written once."""
        loaded, written = news.loaded, dict[tuple[int, str | None], str]()
        last = loaded.state.number
        for member in members:
            if isinstance(member.backlog, _Replay):
                member.backlog.loaded = loaded
                continue
            if last - member.number > _AT_ONCE:
                member.replay(_Replay(member, loaded, self._attendance))
                continue
            for number in range(member.number + 1, last + 1):
                key = number, member.role
                if key not in written:
                    written[key] = _message(news, number, member.role, self._attendance)
                member.push(written[key])
            member.number = max(member.number, last)


def _hears_remarks(member: Member) -> bool:
    return member.hears_remarks


class _Replay:
    """The entries that a member has missed, written page by page as the member takes them."""

    def __init__(self, member: Member, loaded: Loaded, attendance: Attendance) -> None:
        self._member = member
        self._attendance = attendance
        #: The newest state that is known; it may grow while the replay goes on.
        self.loaded = loaded

    def next_message(self) -> str | None:
        """The next page, None when all were sent; only the last one has a snapshot."""
        member, loaded = self._member, self.loaded
        entries = loaded.entries[member.number : member.number + PAGE]
        if not entries:
            return None
        member.number = entries[-1].number
        last = member.number == loaded.state.number
        snapshot = _standing(News(loaded), member.role, self._attendance) if last else "null"
        head = {"type": "entries", "entries": entries_shown(entries)}
        return f'{json.dumps(head)[:-1]}, "snapshot": {snapshot}}}'


def _message(news: News, number: int, role: str | None, attendance: Attendance) -> str:
    """An entry with the game as it stands after it, for readers with a role."""
    loaded = news.loaded
    (entry,) = entries_shown(loaded.entries[number - 1 : number])
    if number != loaded.state.number:
        news = News(loaded.at(number))
    snapshot = _standing(news, role, attendance)
    return f'{json.dumps({"type": "entry", **entry})[:-1]}, "snapshot": {snapshot}}}'


def _standing(news: News, role: str | None, attendance: Attendance) -> str:
    """The game as it stands, without its log, for readers with a role."""
    return for_reader(news.snapshot(attendance.of(news.loaded.id)), role)


_NUMBERS: Final = select(tables.game.c.id, tables.game.c.number).where(
    tables.game.c.id.in_(bindparam("games", expanding=True))
)
