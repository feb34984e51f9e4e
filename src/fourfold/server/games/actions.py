"""What players do in a game: act, resign, offer and answer, take back, play again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, update

from fourfold.rules import Call, Give, Pass, Place, Player, parse_action
from fourfold.server.store import schema as tables
from fourfold.server.topics import Topic

from .appending import Appender, Plan, flag, role_of, seat_in, seat_of
from .errors import (
    AbortLate,
    ActionKeyReused,
    GameOn,
    GameOver,
    GameUnknown,
    NoComputer,
    NoOffer,
    NotAPlayersAction,
    NotYourTurn,
    OfferStands,
    OwnOffer,
    RematchDeclined,
    Stale,
    TakebackImpossible,
    TakebackMentioned,
    TakebackRated,
    TimeUp,
    TournamentRefuses,
)
from .loading import Loaded, Loader
from .log import Draft, LogError, Offer
from .pace import PaceName
from .starting.starter import Starter, check_opponents
from .views.snapshot import News


class PlayerRequest(NamedTuple):
    """Who wants something in which game; `seat` on a shared screen; `key` to ask again safely."""

    game: str
    player: str
    seat: Player | None = None
    key: str | None = None


#: What a request wants to append, given the game, the seat of its player and the time.
Wish = Callable[[Loaded, Player, int], Loaded]


class Games:
    """The games, as players use them."""

    def __init__(
        self,
        loader: Loader,
        appender: Appender,
        starter: Starter,
        appended: Topic[News],
    ) -> None:
        self._loader = loader
        self._appender = appender
        self._starter = starter
        self._appended = appended

    async def see(self, game: str, player: str | None) -> Loaded:
        """The game as it is now, for somebody who may see it."""
        loaded = await self._loader.fresh(game)
        if not loaded.header.may_see(player):
            raise GameUnknown
        return loaded

    async def act(
        self, request: PlayerRequest, text: str, answers: int, delay: float = 0.0
    ) -> News:
        """Give, place, call or pass, in answer to entry `answers`.

        `delay`: how many seconds a message to the player and back takes.
        """
        action = parse_action(text)
        if not isinstance(action, Give | Place | Call | Pass):
            raise NotAPlayersAction(action=text[:40])

        def choose(loaded: Loaded, time: int) -> Plan:
            if _repeated(loaded, request, str(action)):
                return Plan(loaded)
            seat = _seat(loaded, request, loaded.state.game.to_act)
            if not loaded.state.changed <= answers <= loaded.state.number:
                raise Stale(loaded, request.player)
            if loaded.state.game.to_act is not seat:
                raise NotYourTurn(loaded, request.player)
            settled = self._appender.settled(loaded, time, delay)
            if settled.state.is_late(time):
                return _fallen(self._appender.settled(loaded, time), request, time)
            return Plan(settled.play(time, action, request.player, request.key))

        return await self._appender.append(request.game, choose)

    async def resign(self, request: PlayerRequest) -> News:
        """Give up, at any time (R17)."""

        def wish(loaded: Loaded, seat: Player, time: int) -> Loaded:
            return _propose(loaded, request, time, f"resign:{seat}")

        return await self._append(request, wish, "resign")

    async def abort(self, request: PlayerRequest) -> News:
        """End the game without a result, until both have placed (R20)."""

        def wish(loaded: Loaded, seat: Player, time: int) -> Loaded:
            _need_no_tournament(loaded, request)
            if not loaded.state.may_abort:
                raise AbortLate(loaded, request.player)
            return _propose(loaded, request, time, f"abort:{seat}")

        return await self._append(request, wish, "abort")

    async def offer_draw(self, request: PlayerRequest) -> News:
        """Offer a draw (R16); when the other player has offered one, this agrees to it."""

        def wish(loaded: Loaded, seat: Player, time: int) -> Loaded:
            offer = loaded.state.draw
            if offer is not None and offer.by is not seat:
                return _propose(loaded, request, time, f"agree:{offer.number}")
            if offer is not None or ("draw", seat) in loaded.state.declined:
                raise OfferStands(loaded, request.player)
            return _propose(loaded, request, time, f"draw:{seat}")

        return await self._append(request, wish, "draw", "agree")

    async def ask_back(self, request: PlayerRequest, to: int) -> News:
        """Ask to go back to the state after entry `to`; the computer always agrees."""

        def wish(loaded: Loaded, seat: Player, time: int) -> Loaded:
            if loaded.header.rated:
                raise TakebackRated(loaded, request.player)
            _need_no_tournament(loaded, request)
            if loaded.has_asked_back(seat):
                raise OfferStands(loaded, request.player)
            text = f"back:{to}" if loaded.asks_nobody else f"back?:{seat}:{to}"
            try:
                after = _propose(loaded, request, time, text)
            except LogError:
                raise TakebackImpossible(loaded, request.player) from None
            if loaded.gives_back_quarto(to):
                raise TakebackMentioned(loaded, request.player)
            return after

        return await self._append(request, wish, "back", "back?")

    async def set_pace(self, game: str, player: str, pace: PaceName) -> News:
        """Let the computer act faster or slower from now on, in this game and in rematches."""
        loaded = await self._loader.fresh(game)
        role_of(loaded, player)
        if loaded.header.computer is None:
            raise NoComputer(loaded, player)
        changed = update(tables.game).where(tables.game.c.id == game).values(pace=pace)
        await self._loader.store.execute(changed)
        return News(await self._loader.fresh(game, names=True))

    async def accept(self, request: PlayerRequest, number: int, kind: str) -> News:
        """Accept the draw or the takeback that entry `number` proposes."""

        def wish(loaded: Loaded, seat: Player, time: int) -> Loaded:
            offer = _offer(loaded, request, kind, seat, number)
            text = f"agree:{number}" if offer.to is None else f"back:{offer.to}"
            return _propose(loaded, request, time, text)

        return await self._append(request, wish, "agree" if kind == "draw" else "back")

    async def decline(self, request: PlayerRequest, kind: str) -> News:
        """Decline the draw or the takeback that is proposed."""

        def wish(loaded: Loaded, seat: Player, time: int) -> Loaded:
            offer = _offer(loaded, request, kind, seat, None)
            return _propose(loaded, request, time, f"decline:{offer.number}")

        return await self._append(request, wish, "decline")

    async def rematch(self, request: PlayerRequest) -> News:
        """Ask to play again; when both have, a new game begins with the other player first."""

        def choose(loaded: Loaded, time: int) -> Plan:
            header, state = loaded.header, loaded.state
            seat = _seat_after(loaded, request)
            _need_no_tournament(loaded, request)
            if state.rematch.game is not None:
                return Plan(loaded)
            if not state.rematch.may_ask(seat):
                raise RematchDeclined(loaded, request.player)
            opponents = partial(check_opponents, header=header)
            asked = state.rematch.asked
            drafts = [] if seat in asked else [Draft(f"rematch?:{seat}", request.player)]
            if header.kind == "people" and seat.other not in asked:
                return Plan(loaded.propose(time, *drafts), also=opponents)
            asked_by = header.players[seat.index]
            game, insert = self._starter.rematch(header, asked_by, time)

            def begin(connection: Connection) -> None:
                opponents(connection)
                insert(connection)

            return Plan(loaded.propose(time, *drafts, Draft(f"rematch:{game}")), also=begin)

        news = await self._appender.append(request.game, choose)
        begun = news.loaded.state.rematch.game
        if begun is not None:
            # The computer may have to begin.
            self._appended.publish(News(await self._loader.fresh(begun)))
        return news

    async def decline_rematch(self, request: PlayerRequest) -> News:
        """Decline to play again; the other player cannot ask a second time."""
        return await self._answer_rematch(request, "rematch-decline")

    async def withdraw_rematch(self, request: PlayerRequest) -> News:
        """No longer ask to play again."""
        return await self._answer_rematch(request, "rematch-withdraw")

    async def _answer_rematch(self, request: PlayerRequest, word: str) -> News:
        def choose(loaded: Loaded, time: int) -> Plan:
            if _repeated(loaded, request, word):
                return Plan(loaded)
            seat = _seat_after(loaded, request)
            try:
                return Plan(_propose(loaded, request, time, f"{word}:{seat}"))
            except LogError:
                raise NoOffer(loaded, request.player) from None

        return await self._appender.append(request.game, choose)

    async def _append(self, request: PlayerRequest, wish: Wish, *words: str) -> News:
        """Append what does not depend on the position; not after the end, nor after the flag.

        `words`: how the entries begin that it may become.
        """

        def choose(loaded: Loaded, time: int) -> Plan:
            if _repeated(loaded, request, *words):
                return Plan(loaded)
            seat = _seat(loaded, request, None)
            settled = self._appender.settled(loaded, time)
            if settled.state.is_late(time):
                return _fallen(settled, request, time)
            # A refusal shows the game as it is, without what would be appended first.
            after = wish(loaded, seat, time)
            return Plan(after if settled is loaded else wish(settled, seat, time))

        return await self._appender.append(request.game, choose)


def _need_no_tournament(loaded: Loaded, request: PlayerRequest) -> None:
    """Refuse what would change a tournament's pairings, or a result that belongs to it."""
    if loaded.header.tournament is not None:
        raise TournamentRefuses(loaded, request.player)


def _propose(loaded: Loaded, request: PlayerRequest, time: int, text: str) -> Loaded:
    return loaded.propose(time, Draft(text, request.player, request.key))


def _fallen(settled: Loaded, request: PlayerRequest, time: int) -> Plan:
    """The flag falls, and the request comes too late (R18)."""
    after = settled.propose(time, flag(settled.state))
    return Plan(after, refusal=lambda loaded: TimeUp(loaded, request.player))


def _repeated(loaded: Loaded, request: PlayerRequest, *words: str) -> bool:
    """Whether this very request was answered before; its entry begins with one of the words."""
    if request.key is None:
        return False
    number = loaded.keys.get((request.player, request.key))
    if number is None:
        return False
    if loaded.entries[number - 1].text.partition(":")[0] not in words:
        raise ActionKeyReused(loaded, request.player)
    return True


def _seat(loaded: Loaded, request: PlayerRequest, to_act: Player | None) -> Player:
    """The seat that the request is for; on a shared screen `to_act` when it names none."""
    role = role_of(loaded, request.player)
    if loaded.state.game.outcome is not None:
        raise GameOver(loaded, request.player)
    return seat_in(role, request.seat or (to_act if role == "both" else None))


def _seat_after(loaded: Loaded, request: PlayerRequest) -> Player:
    """The seat that a request after the end is for; on a shared screen either will do."""
    anyone = Player.FIRST if loaded.header.kind == "shared" else None
    seat = seat_of(loaded, request.player, request.seat or anyone)
    if loaded.state.game.outcome is None:
        raise GameOn(loaded, request.player)
    return seat


def _offer(
    loaded: Loaded, request: PlayerRequest, kind: str, seat: Player, number: int | None
) -> Offer:
    """The offer that stands and that this seat can answer."""
    offer = loaded.state.draw if kind == "draw" else loaded.state.takeback
    if offer is None or number not in (None, offer.number):
        raise NoOffer(loaded, request.player)
    if offer.by is seat:
        raise OwnOffer(loaded, request.player)
    return offer
