"""Running a tournament: pairing, results, the end, by directors or by the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from fourfold.rules import Player, Reason
from fourfold.server.store import StoreUnavailable
from fourfold.tournaments import (
    Event,
    EventRefused,
    Forfeited,
    GameKey,
    GameResult,
    MatchDecided,
    ResultCorrected,
    ResultEntered,
    RoundPaired,
    RoundUnpaired,
    Tournament,
    TournamentError,
    TournamentFinished,
    challengeable,
    pair_round,
)
from fourfold.tournaments.pairing.seats import seated
from fourfold.tournaments.regulations import Format

from .actors import Actor, need_directing, need_entrant
from .errors import OutOfReach, TournamentCancelled
from .log.appending import TournamentAppender, TournamentPlan
from .log.loading import LoadedTournament, TournamentLoader
from .log.progress import CHALLENGE

#: Runs a function that takes long, in a process or a thread: the function, its arguments.
Compute = Callable[..., Awaitable[Any]]
ChooseByState = Callable[[LoadedTournament], tuple[Event, ...]]
#: How often a pairing is made again because the tournament went on meanwhile.
_PAIRINGS: Final = 8
#: The method of a round that a person has paired.
_BY_HAND: Final = "hand"


class Directing:
    """Rounds and results."""

    def __init__(
        self, loader: TournamentLoader, appender: TournamentAppender, compute: Compute
    ) -> None:
        self._loader = loader
        self._appender = appender
        self._compute = compute

    # Rounds -----------------------------------------------------------------------------------

    async def pair(self, name: str, actor: Actor, after: int | None = None) -> LoadedTournament:
        """Pair the next round; in an arena and a ladder, those who are free.

        Computing a pairing takes seconds. It is dropped when the tournament went on meanwhile, and
        made again. A request that comes again gets the tournament as it is. `after`: only while so
        many rounds are paired; otherwise nothing happens, so that two who press the button at once
        do not pair two rounds of a ladder.
        """
        for _ in range(_PAIRINGS):
            loaded = await self._loader.fresh(name)
            need_directing(loaded, actor)
            if loaded.announced.cancelled is not None:
                raise TournamentCancelled
            if after is not None and len(loaded.state.rounds) != after:
                return loaded
            try:
                event: RoundPaired = await self._compute(pair_round, timed(loaded))
                plan = TournamentPlan((event,))
                paired = await self._appender.try_append(loaded, plan, actor)
            except TournamentError:
                # What cannot be paired now may have been paired by this very request.
                if await self._appender.was_done(name, actor):
                    return await self._loader.fresh(name)
                raise
            if paired is not None:
                return paired
        raise StoreUnavailable("the tournament changes faster than it can be paired")

    async def pair_by_hand(
        self,
        name: str,
        actor: Actor,
        pairs: Sequence[tuple[str, str]],
        byes: Sequence[str] = (),
    ) -> LoadedTournament:
        """Pair the next round by hand, within the rules of the format."""

        def choose(loaded: LoadedTournament) -> tuple[Event, ...]:
            number = len(loaded.state.rounds) + 1
            return (RoundPaired(number, tuple(pairs), tuple(byes), _BY_HAND),)

        return await self._direct(name, actor, choose)

    async def challenge(self, name: str, actor: Actor, opponent: str) -> LoadedTournament:
        """Challenge a player above on a ladder: the two are paired immediately."""

        def choose(loaded: LoadedTournament, _: int) -> TournamentPlan:
            entrant, state = need_entrant(loaded, actor), loaded.state
            if state.format is not Format.LADDER or not state.rounds:
                raise OutOfReach
            if not state.entrant(entrant).playing or opponent not in challengeable(state, entrant):
                raise OutOfReach
            pairs = tuple(seated(state, [(entrant, opponent)]))
            event = RoundPaired(len(state.rounds) + 1, pairs, (), CHALLENGE)
            return TournamentPlan((event,))

        return await self._appender.append(name, choose, actor)

    async def unpair(self, name: str, actor: Actor, number: int) -> LoadedTournament:
        """Drop the pairing of a round that nobody has begun."""
        return await self._direct(name, actor, lambda _: (RoundUnpaired(number),))

    async def finish(self, name: str, actor: Actor) -> LoadedTournament:
        """End a tournament: the standings are final. Asking again is harmless."""

        def choose(loaded: LoadedTournament) -> tuple[Event, ...]:
            return () if loaded.state.finished else (TournamentFinished(),)

        return await self._direct(name, actor, choose)

    # Results ----------------------------------------------------------------------------------

    async def enter_result(
        self,
        name: str,
        actor: Actor,
        game: GameKey,
        result: GameResult | None,
        *,
        adjudicated: bool = False,
        reason: Reason | None = None,
        among: Collection[GameResult | None] | None = None,
    ) -> LoadedTournament:
        """Enter a result, or correct the one that is there; None opens the game again.

        `among`: what the game may stand at for that, so that of two people who enter different
        results at once the second one learns of the first; None for anything.
        """

        def choose(loaded: LoadedTournament) -> tuple[Event, ...]:
            standing = loaded.state.game(game).result
            if among is not None and standing not in among and standing is not result:
                if standing is None:
                    raise EventRefused("game-open", game=game)
                raise EventRefused("game-over", game=game, result=standing)
            if standing is not None:
                return () if standing is result else (ResultCorrected(game, result),)
            if result is None:
                raise EventRefused("game-open", game=game)
            if not result.played:
                return (Forfeited(game, None if result.winner is None else result.winner.other),)
            return (ResultEntered(game, result, reason, adjudicated),)

        return await self._direct(name, actor, choose)

    async def forfeit(
        self,
        name: str,
        actor: Actor,
        game: GameKey,
        absent: Player | None,
    ) -> LoadedTournament:
        """Let a player who did not come lose, or both (None)."""
        return await self._direct(name, actor, lambda _: (Forfeited(game, absent),))

    async def decide_match(
        self,
        name: str,
        actor: Actor,
        number: int,
        table: int,
        winner: str,
    ) -> LoadedTournament:
        """Let an entrant win a match of a knockout, for instance after many draws."""
        return await self._direct(name, actor, lambda _: (MatchDecided(number, table, winner),))

    async def _direct(self, name: str, actor: Actor, choose: ChooseByState) -> LoadedTournament:
        def planned(loaded: LoadedTournament, _: int) -> TournamentPlan:
            need_directing(loaded, actor)
            return TournamentPlan(choose(loaded))

        return await self._appender.append(name, planned, actor)


def timed(loaded: LoadedTournament) -> Tournament:
    """The tournament at this moment: an arena's time may be up although nothing happened."""
    return replace(loaded.state, time=TournamentAppender.time_in(loaded))
