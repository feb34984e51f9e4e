"""Who may do what in a tournament, what directors decide, and what players report."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fourfold.rules import Player
from fourfold.server import Settings
from fourfold.server.tournaments import OPERATOR, Actor, TournamentNews, Tournaments, errors
from fourfold.server.tournaments.helping import desk_key, table_key
from fourfold.server.tournaments.log.progress import deadline_of
from fourfold.server.tournaments.tables import TableResult
from fourfold.server.tournaments.terms import NewPlan
from fourfold.tournaments import Entered, EventRefused, Forfeited, GameKey, GameResult
from fourfold.tournaments.pairing.ladder import ranking

from .keeping import DRAW, FIRST, NAMES, SECOND, club, keep, keys, play_round, player


def test_who_may_do_what(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        director, helper, entrant, other = [
            await player(here, name) for name in ("Dora", "Hanna", "Emil", "Otto")
        ]
        guest = await player(here, "Merry Dolphin 967", "guest")
        name = (await here.announcements.announce(NewPlan("Summer cup"), director)).id
        loaded = await here.see(name)
        await here.helpers.join(name, helper, desk_key(loaded.announced))
        await here.entries.enter(name, entrant)
        directing, principal = errors.NotDirecting, errors.NotPrincipal
        attempts: list[tuple[Actor, Any, type[Exception]]] = [
            (
                guest,
                here.announcements.announce(NewPlan("Guests only"), guest),
                errors.EntryForAccounts,
            ),
            (guest, here.entries.enter(name, guest), errors.EntryForAccounts),
            (other, here.entries.pause_self(name, other), errors.NotEntered),
            (other, here.entries.withdraw_self(name, other), errors.NotEntered),
            (other, here.announcements.change(name, {"name": "Mine now"}, other), directing),
            (entrant, here.directing.pair(name, entrant), directing),
            (entrant, here.directing.pair_by_hand(name, entrant, []), directing),
            (entrant, here.directing.unpair(name, entrant, 1), directing),
            (entrant, here.directing.finish(name, entrant), directing),
            (entrant, here.directing.forfeit(name, entrant, GameKey(1, 1), None), directing),
            (entrant, here.directing.enter_result(name, entrant, GameKey(1, 1), FIRST), directing),
            (entrant, here.directing.decide_match(name, entrant, 1, 1, "p1"), directing),
            (entrant, here.entries.add(name, entrant, Entered("", "Max"), "casual"), directing),
            (entrant, here.entries.add_file(name, entrant, b"name\nMax\n"), directing),
            (entrant, here.entries.withdraw(name, entrant, entrant.player), directing),
            (entrant, here.entries.grant_bye(name, entrant, entrant.player), directing),
            (entrant, here.announcements.cancel(name, entrant), directing),
            (entrant, here.helpers.add(name, entrant, "Otto"), directing),
            (entrant, here.helpers.keys(name, entrant, ""), directing),
            (helper, here.announcements.cancel(name, helper), principal),
            (helper, here.helpers.add(name, helper, "Otto"), principal),
            (helper, here.helpers.remove(name, helper, director.player), principal),
            (other, here.helpers.join(name, other, "wrong"), errors.DeskKeyWrong),
            (director, here.helpers.add(name, director, "Nobody"), errors.HelperUnknown),
        ]
        for who, attempt, expected in attempts:
            before = (await here.see(name)).announced.touched
            with pytest.raises(expected):
                await attempt
            assert (await here.see(name)).announced.touched == before, who.name
        loaded = await here.entries.add(name, helper, Entered("", "Max"), "casual")
        assert loaded.players["p1"].strength == "casual"
        loaded = await here.helpers.remove(name, helper, helper.player)
        assert loaded.helpers == ()
        assert (await here.announcements.cancel(name, director)).status == "cancelled"
        for attempt in (
            here.entries.enter(name, other),
            here.directing.pair(name, director),
            here.announcements.change(name, {"name": "Later cup"}, director),
        ):
            with pytest.raises(errors.TournamentCancelled):
                await attempt

    keep(settings, work)


def test_directing(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 5)).id
        directing = here.directing
        with pytest.raises(EventRefused, match="neither paired"):
            await directing.pair_by_hand(name, OPERATOR, [("p1", "p2")], ["p3"])
        await here.entries.grant_bye(name, OPERATOR, "p5", points=0.5)
        loaded = await directing.pair_by_hand(name, OPERATOR, [("p1", "p2"), ("p3", "p4")])
        assert loaded.state.rounds[0].method == "hand"
        await directing.unpair(name, OPERATOR, 1)
        loaded = await directing.pair_by_hand(name, OPERATOR, [("p4", "p1"), ("p2", "p3")])
        one, other = keys(loaded)
        with pytest.raises(EventRefused, match="not paired"):
            await directing.enter_result(name, OPERATOR, GameKey(1, 3), FIRST)
        with pytest.raises(EventRefused, match="no result"):
            await directing.enter_result(name, OPERATOR, one, None)
        loaded = await directing.enter_result(name, OPERATOR, one, FIRST, adjudicated=True)
        assert loaded.notes.games[one].adjudicated
        # The same again is not a correction.
        number = loaded.state.number
        assert (await directing.enter_result(name, OPERATOR, one, FIRST)).state.number == number
        loaded = await directing.enter_result(name, OPERATOR, one, None)
        assert loaded.state.game(one).result is None
        await directing.enter_result(name, OPERATOR, one, GameResult.FIRST_PRESENT)
        loaded = await directing.forfeit(name, OPERATOR, other, Player.FIRST)
        assert [game.result for game in loaded.state.games()] == [
            GameResult.FIRST_PRESENT,
            GameResult.SECOND_PRESENT,
        ]
        with pytest.raises(EventRefused, match="has the result"):
            await directing.forfeit(name, OPERATOR, other, None)
        with pytest.raises(EventRefused, match="in a closed round"):
            await directing.enter_result(name, OPERATOR, other, None)
        assert deadline_of(loaded, other) is None
        assert (await directing.finish(name, OPERATOR)).status == "finished"
        # Corrections are possible afterwards.
        loaded = await directing.enter_result(name, OPERATOR, other, DRAW)
        assert loaded.state.game(other).result is DRAW

    keep(settings, work)


def test_a_final_that_was_entered_wrongly_is_corrected(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 2, regulations={"format": "knockout"})).id
        loaded = await play_round(here, name)
        (game,) = keys(loaded)
        assert loaded.state.rounds[0].closed
        with pytest.raises(EventRefused, match="would not be decided"):
            await here.directing.enter_result(name, OPERATOR, game, DRAW)
        loaded = await here.directing.enter_result(name, OPERATOR, game, SECOND)
        assert loaded.state.game(game).result is SECOND

    keep(settings, work)


def test_a_game_that_was_added_for_a_wrong_result_is_dropped_with_it(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        loaded = await club(here, 2, regulations={"format": "knockout", "best_of": 3})
        name, enter = loaded.id, here.directing.enter_result
        await play_round(here, name)
        second, third = GameKey(1, 1, 2), GameKey(1, 1, 3)
        loaded = await enter(name, OPERATOR, second, FIRST)
        first = loaded.notes.paired_at(third)
        guest, key = await player(here, "Guest 100", "guest"), table_key(loaded.announced, 1)
        await here.tables.report(name, 1, key, guest, TableResult(third, Player.FIRST, FIRST))
        loaded = await enter(name, OPERATOR, second, DRAW)
        assert keys(loaded) == [GameKey(1, 1), second, third], "it is still undecided"
        again = loaded.notes.paired_at(third)
        assert first is not None
        assert again is not None
        assert first <= again
        assert loaded.words == {}, "what was reported of the game before"
        loaded = await enter(name, OPERATOR, second, SECOND)
        assert keys(loaded) == [GameKey(1, 1), second]
        assert loaded.state.rounds[0].closed

    keep(settings, work)


def test_a_drawn_match_goes_on_until_somebody_decides(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 2, regulations={"format": "knockout"})).id
        loaded = await play_round(here, name, DRAW)
        assert [str(game.key) for game in loaded.state.games()] == ["1.1", "1.1.2"]
        assert loaded.notes.paired_at(GameKey(1, 1, 2)) is not None
        loaded = await here.directing.decide_match(name, OPERATOR, 1, 1, "p1")
        assert loaded.state.rounds[0].closed

    keep(settings, work)


def test_whoever_leaves_keeps_nobody_waiting_on_the_server(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        ana, ben = [await player(here, name) for name in ("Ana", "Ben")]
        name = (await here.announcements.announce(NewPlan("Cup", automatic=False), ana)).id
        for actor in (ana, ben):
            await here.entries.enter(name, actor)
        loaded = await here.directing.pair(name, ana)
        assert deadline_of(loaded, GameKey(1, 1)) == loaded.notes.paired[1] + 180_000
        heard: list[TournamentNews] = []
        here.changed.subscribe(heard.append)
        await here.entries.withdraw_self(name, ben)
        assert isinstance(heard[0].events[1], Forfeited)
        assert heard[0].loaded.state.rounds[0].closed

    keep(settings, work)


def test_a_ladder_is_climbed_by_challenges(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        actors = [await player(here, name) for name in NAMES[:4]]
        plan = NewPlan("Season", automatic=False, regulations={"format": "ladder", "reach": 1})
        name = (await here.announcements.announce(plan, actors[0])).id
        for actor in actors:
            await here.entries.enter(name, actor)
        await here.directing.pair(name, actors[0])
        with pytest.raises(errors.OutOfReach):
            await here.directing.challenge(name, actors[1], actors[0].player)
        loaded = await here.see(name)
        for game in keys(loaded):
            loaded = await here.directing.enter_result(name, actors[0], game, DRAW)
        first, second = ranking(loaded.state)[:2]
        challenger = next(actor for actor in actors if actor.player == second)
        loaded = await here.directing.challenge(name, challenger, first)
        last = loaded.state.last_round
        assert last is not None
        assert {*last.meetings[0].entrants} == {first, second}

    keep(settings, work)


def test_players_report_from_their_tables(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 4)).id
        loaded = await here.directing.pair(name, OPERATOR)
        one, other, third = [
            await player(here, f"Guest {number}", "guest") for number in range(100, 103)
        ]
        key = table_key(loaded.announced, 1)
        first, second = Player.FIRST, Player.SECOND
        game = GameKey(1, 1)
        report = here.tables.report

        async def told(actor: Actor, seat: Player, result: GameResult) -> GameResult | None:
            seen = await report(name, 1, key, actor, TableResult(game, seat, result))
            return seen.games[0].result

        with pytest.raises(errors.DeskKeyWrong):
            await here.tables.see(name, 2, key)
        with pytest.raises(EventRefused, match="not paired"):
            await report(name, 1, key, one, TableResult(GameKey(1, 2), first, FIRST))
        assert await told(one, first, SECOND) is None
        with pytest.raises(errors.BothSeats):
            await told(one, second, SECOND)
        with pytest.raises(errors.SeatTaken):
            await told(other, first, FIRST)
        # They differ: the game is contested.
        assert await told(other, second, DRAW) is None
        # A report can be changed until it is confirmed.
        assert await told(one, first, DRAW) is DRAW
        with pytest.raises(EventRefused, match="has the result"):
            await told(third, second, FIRST)
        await here.directing.enter_result(name, OPERATOR, game, None)
        assert (await here.see(name)).words == {}

    keep(settings, work)


def test_both_players_report_at_the_same_moment(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 2)).id
        loaded = await here.directing.pair(name, OPERATOR)
        actors = [await player(here, f"Guest {number}", "guest") for number in (100, 101)]
        key, game = table_key(loaded.announced, 1), GameKey(1, 1)
        others = [Tournaments(here.store) for _ in actors]
        for other in others:
            await other.see(name)
        seats = (Player.FIRST, Player.SECOND)
        await asyncio.gather(
            *(
                other.tables.report(name, 1, key, actor, TableResult(game, seat, FIRST))
                for other, actor, seat in zip(others, actors, seats, strict=True)
            )
        )
        assert (await here.see(name)).state.game(game).result is FIRST

    keep(settings, work)
