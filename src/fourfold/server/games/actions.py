"""What players do in a game: act, resign, offer and answer, take back, play again."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fourfold.rules import Call, Game, Give, Pass, Place, Player, parse_action
from fourfold.server.http.problems import Problem

from .appending import (
    Appender,
    Choose,
    Draft,
    Plan,
    flag,
    refuse,
    seat_of,
)
from .fair_play import refuse_live
from .loading import Loaded, Loader
from .log import Entry, LogError, Offer
from .starting import Starter


class PlayerRequest(NamedTuple):
    """Who wants something in which game; `seat` on a shared screen; `key` to ask again safely."""

    game: str
    player: str
    seat: Player | None = None
    key: str | None = None


Wish = Callable[[Loaded, Player, int], Plan]


class Games:
    """The games, as players use them."""

    def __init__(
        self,
        loader: Loader,
        appender: Appender,
        starter: Starter,
        delay: Callable[[str], float],
    ) -> None:
        self._loader = loader
        self._appender = appender
        self._starter = starter
        self._delay = delay

    async def see(self, game: str, player: str | None) -> Loaded:
        """The game as it is now, for somebody who may see it."""
        loaded = await self._loader.fresh(game)
        if not loaded.header.may_see(player):
            raise Problem(404, "not-found")
        return loaded

    async def refuse_live(self, game: Game, player: str | None) -> None:
        """Refuse (403) help with a position that is on the board of a live rated game."""
        await refuse_live(self._loader, game, player)

    async def act(self, request: PlayerRequest, text: str, answers: int) -> Loaded:
        """Give, place, call or pass, in answer to entry `answers`."""
        action = parse_action(text)
        if not isinstance(action, Give | Place | Call | Pass):
            raise Problem(422, "action-kind", action=text[:40])
        delay = self._delay(request.player)

        def choose(loaded: Loaded, time: int) -> Plan:
            if _repeated(loaded, request, str(action)):
                return Plan()
            state = loaded.state
            seat = seat_of(loaded, request.player, request.seat or _shared(loaded))
            if state.game.outcome is not None:
                raise refuse(loaded, "game-over", rule="R20")
            if not state.changed <= answers <= state.number:
                raise refuse(loaded, "stale")
            if state.game.to_act is not seat:
                raise refuse(loaded, "not-your-turn", rule="R10")
            due = self._appender.due(loaded, time, delay)
            if due.state.is_late(time):
                before = self._appender.due(loaded, time)
                return Plan([*before.drafts, flag(before.state)], refusal="time-up")
            state.game.play(action)
            return Plan([*due.drafts, Draft(str(action), request.player, request.key)])

        return await self._append(request, choose)

    async def _append(self, request: PlayerRequest, choose: Choose) -> Loaded:
        """Append what is chosen; a refusal shows the game as the one who asked may see it."""
        try:
            return await self._appender.append(request.game, choose)
        except Problem as problem:
            shown, known = problem.more.get("snapshot"), self._loader.cached(request.game)
            if shown is not None and known is not None:
                shown["you"] = known.header.role(request.player)
            raise

    async def resign(self, request: PlayerRequest) -> Loaded:
        """Give up, at any time (R17)."""

        def wish(_: Loaded, seat: Player, __: int) -> Plan:
            return self._one(request, f"resign:{seat}")

        return await self._wish(request, wish, "resign")

    async def offer_draw(self, request: PlayerRequest) -> Loaded:
        """Offer a draw (R16); when the other one has offered it, that is an agreement."""

        def wish(loaded: Loaded, seat: Player, _: int) -> Plan:
            state = loaded.state
            if state.draw is not None and state.draw.by is not seat:
                return self._one(request, f"agree:{state.draw.number}")
            if state.draw is not None or ("draw", seat) in state.declined:
                raise refuse(loaded, "offer-stands")
            return self._one(request, f"draw:{seat}")

        return await self._wish(request, wish, "draw", "agree")

    async def ask_back(self, request: PlayerRequest, to: int) -> Loaded:
        """Ask to go back to the state behind entry `to`; the computer always agrees."""

        def wish(loaded: Loaded, seat: Player, time: int) -> Plan:
            state = loaded.state
            if loaded.header.rated:
                raise refuse(loaded, "takeback-rated", 403)
            alone = loaded.header.kind in ("computer", "shared")
            if not alone and (state.takeback is not None or ("back", seat) in state.declined):
                raise refuse(loaded, "offer-stands")
            plan = self._one(request, f"back:{to}" if alone else f"back?:{seat}:{to}")
            try:
                loaded.then([_entry(loaded, plan.drafts[0], time)])
            except LogError:
                raise refuse(loaded, "takeback-where", 422) from None
            return plan

        return await self._wish(request, wish, "back", "back?")

    async def accept(self, request: PlayerRequest, offer: int, kind: str) -> Loaded:
        """Accept the draw or the takeback that entry `offer` proposes."""

        def wish(loaded: Loaded, seat: Player, _: int) -> Plan:
            found = _find(loaded, kind, seat, offer)
            text = f"agree:{offer}" if found.to is None else f"back:{found.to}"
            return self._one(request, text)

        return await self._wish(request, wish, "agree" if kind == "draw" else "back")

    async def decline(self, request: PlayerRequest, kind: str) -> Loaded:
        """Decline the draw or the takeback that is proposed."""

        def wish(loaded: Loaded, seat: Player, _: int) -> Plan:
            found = _find(loaded, kind, seat, None)
            return self._one(request, f"decline:{found.number}")

        return await self._wish(request, wish, "decline")

    async def rematch(self, request: PlayerRequest) -> Loaded:
        """Ask to play again; when both have, a new game begins with the other player first."""

        def choose(loaded: Loaded, time: int) -> Plan:
            state = loaded.state
            anyone = Player.FIRST if loaded.header.kind == "shared" else None
            seat = seat_of(loaded, request.player, request.seat or anyone)
            if state.game.outcome is None:
                raise refuse(loaded, "game-on")
            if state.rematch_game is not None:
                return Plan()
            asked = [] if seat in state.rematch else [Draft(f"rematch?:{seat}", request.player)]
            if loaded.header.kind == "people" and seat.other not in state.rematch:
                return Plan(asked)
            game, insert = self._starter.rematch(loaded.header, time)
            return Plan([*asked, Draft(f"rematch:{game}")], also=insert)

        loaded = await self._append(request, choose)
        if loaded.state.rematch_game is not None:
            # The computer may have to begin.
            self._appender.announce(await self._loader.fresh(loaded.state.rematch_game))
        return loaded

    async def _wish(self, request: PlayerRequest, wish: Wish, *words: str) -> Loaded:
        """Append what does not depend on the position; not after the end, nor after the flag.

        `words`: how the entries begin that it may become.
        """

        def choose(loaded: Loaded, time: int) -> Plan:
            if _repeated(loaded, request, *words):
                return Plan()
            seat = seat_of(loaded, request.player, request.seat)
            if loaded.state.game.outcome is not None:
                raise refuse(loaded, "game-over", rule="R20")
            due = self._appender.due(loaded, time)
            if due.state.is_late(time):
                return Plan([*due.drafts, flag(due.state)], refusal="time-up")
            return wish(loaded, seat, time)

        choosing: Choose = choose
        return await self._append(request, choosing)

    @staticmethod
    def _one(request: PlayerRequest, text: str) -> Plan:
        return Plan([Draft(text, request.player, request.key)])


def _repeated(loaded: Loaded, request: PlayerRequest, *words: str) -> bool:
    """Whether this very request was answered before; its entry begins with one of the words."""
    if request.key is None:
        return False
    number = loaded.keys.get((request.player, request.key))
    if number is None:
        return False
    if loaded.entries[number - 1].text.partition(":")[0] not in words:
        raise refuse(loaded, "key-reused", 422)
    return True


def _shared(loaded: Loaded) -> Player | None:
    """On a shared screen, whoever is to act acts."""
    return loaded.state.game.to_act if loaded.header.kind == "shared" else None


def _entry(loaded: Loaded, draft: Draft, time: int) -> Entry:
    return Entry(loaded.state.number + 1, draft.text, time, draft.player, draft.key)


def _find(loaded: Loaded, kind: str, seat: Player, number: int | None) -> Offer:
    """The offer that stands, which this seat can answer."""
    found = loaded.state.draw if kind == "draw" else loaded.state.takeback
    if found is None or number not in (None, found.number):
        raise refuse(loaded, "no-offer")
    if found.by is seat:
        raise refuse(loaded, "own-offer", 403)
    return found
