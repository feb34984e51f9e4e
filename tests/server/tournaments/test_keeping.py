"""What is kept of tournaments: logs and derived columns, whoever writes, and how many at once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, select, update

from fourfold.rules import Player
from fourfold.server import Settings
from fourfold.server.games.errors import ClockTooLong, NotRateable, OpponentUnknown
from fourfold.server.people.errors import NameRefused
from fourfold.server.refusals import Refusal
from fourfold.server.store import schema
from fourfold.server.store.requests import KeyReused
from fourfold.server.store.tournaments import tournament, tournament_event
from fourfold.server.tournaments import OPERATOR, Actor, TournamentNews, Tournaments, errors
from fourfold.server.tournaments.helping import desk_key, table_key
from fourfold.server.tournaments.progress import coming, deadline_of
from fourfold.server.tournaments.tables import TableResult
from fourfold.server.tournaments.terms import NewPlan
from fourfold.tournaments import (
    Entered,
    EventRefused,
    Forfeited,
    Format,
    GameKey,
    GameResult,
    InvalidRegulations,
    NothingToPair,
    RoundClosed,
    RoundPaired,
    TournamentFinished,
)
from fourfold.tournaments.exchange import PlayersUnreadable
from fourfold.tournaments.pairing.ladder import ranking

from .keeping import DRAW, FIRST, NAMES, SECOND, club, keep, keys, play_round, player


def test_a_tournament_is_the_same_for_whoever_reads_it_anew(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        heard: list[TournamentNews] = []
        here.changed.subscribe(heard.append)
        name = (await club(here, 5)).id
        loaded = await play_round(here, name)
        assert [type(event) for event in heard[-1].events][-1] is RoundClosed
        await play_round(here, name, DRAW)
        await here.entries.add(name, OPERATOR, Entered("", "Late Lea", 1700))
        await here.entries.withdraw(name, OPERATOR, "p2")
        loaded = await here.directing.pair(name, OPERATOR)
        other = await Tournaments(here.store).see(name)
        assert (other.state, other.notes) == (loaded.state, loaded.notes)
        row = await here.store.row(select(tournament).where(tournament.c.id == name))
        assert row is not None
        assert (row.status, row.round, row.planned, row.entered) == ("running", 3, 3, 5)
        assert row.number == loaded.state.number == len(await here.archive.log(name))

    keep(settings, work)


def test_rounds_close_and_tournaments_finish_with_their_last_result(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 4, automatic=True, regulations={"rounds": 2})).id
        loaded = await play_round(here, name)
        assert loaded.state.rounds[-1].closed
        assert coming(loaded) is not None
        heard: list[TournamentNews] = []
        here.changed.subscribe(heard.append)
        loaded = await play_round(here, name, SECOND)
        # All of it in one transaction: nobody ever sees a round that is over and open.
        assert heard[-1].events[-2:] == (RoundClosed(2), TournamentFinished())
        assert loaded.status == "finished"
        assert coming(loaded) is None
        with pytest.raises(EventRefused, match="finished"):
            await here.directing.pair_by_hand(name, OPERATOR, [("p1", "p2")], ["p3", "p4"])

    keep(settings, work)


def test_two_directors_at_once_pair_one_round(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 8)).id
        # As two processes would: neither waits for the other, only the database decides.
        others = [Tournaments(here.store) for _ in range(4)]
        done = await asyncio.gather(
            *(other.directing.pair(name, OPERATOR) for other in others), return_exceptions=True
        )
        refused = [error for error in done if isinstance(error, Exception)]
        assert len(refused) == 3
        assert all(isinstance(e, NothingToPair) and e.code == "open" for e in refused)
        loaded = await here.see(name)
        assert len(loaded.state.rounds) == 1
        game = keys(loaded)[0]
        results = (FIRST, SECOND, DRAW, FIRST)
        for other in others:
            await other.see(name)
        await asyncio.gather(
            *(
                other.directing.enter_result(name, OPERATOR, game, result)
                for other, result in zip(others, results, strict=True)
            )
        )
        # The first one enters it, the others correct what they find.
        events = [row.event for row in await here.archive.log(name)]
        assert sum('"event":"result-entered"' in event for event in events) == 1
        assert (await here.see(name)).state.game(game).result in results

    keep(settings, work)


def test_a_pairing_is_made_again_when_the_tournament_went_on(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 4)).id
        tries = []

        async def slowly(function: Any, *arguments: Any) -> Any:  # noqa: ANN401  # a pairing
            tries.append(arguments)
            found = function(*arguments)
            if len(tries) == 1:
                await here.entries.withdraw(name, OPERATOR, "p1")
            return found

        other = Tournaments(here.store, compute=slowly)
        loaded = await other.directing.pair(name, OPERATOR)
        assert len(tries) == 2
        paired = {name for meeting in loaded.state.meetings() for name in meeting.entrants}
        assert "p1" not in paired
        assert len(loaded.state.rounds) == 1

    keep(settings, work)


def test_a_request_that_comes_again_is_done_once(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        ana = replace(await player(here, "Ana"), key="one")
        wanted = NewPlan("Summer cup", start=None)
        first, again = [await here.announcements.announce(wanted, ana) for _ in range(2)]
        assert first.id == again.id
        for _ in range(3):
            await here.entries.enter(first.id, replace(ana, key="two"))
        assert (await here.see(first.id)).state.number == 1
        with pytest.raises(KeyReused):
            await here.entries.withdraw_self(first.id, replace(ana, key="two"))

    keep(settings, work)


def test_a_pairing_that_is_asked_for_again_is_the_one_that_stands(settings: Settings) -> None:
    """The answer was lost: whoever asks again with the same key is not told of an open round."""

    async def work(here: Tournaments) -> None:
        dora = await player(here, "Dora")
        name = (await club(here, 4, dora)).id
        asked = replace(dora, key="pair")
        first, again = [await here.directing.pair(name, asked) for _ in range(2)]
        assert again.state == first.state
        with pytest.raises(NothingToPair):
            await here.directing.pair(name, replace(dora, key="another"))

    keep(settings, work)


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


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"name": "A"}, NameRefused),
        ({"name": "x" * 61}, NameRefused),
        ({"name": "Cup \u202e"}, NameRefused),
        ({"name": "fuck cup"}, NameRefused),
        ({"about": "all\nfuck you"}, NameRefused),
        ({"about": "x" * 4001}, NameRefused),
        ({"registration": "code"}, errors.CodeMissing),
        ({"registration": "open", "code": "x"}, errors.CodeMissing),
        ({"rating_min": 1800, "rating_max": 1700}, errors.RatingLimits),
        ({"start": 1}, errors.StartUnlikely),
        ({"start": 2**50}, errors.StartUnlikely),
        ({"rated": True, "venue": "tables"}, errors.NotRatedHere),
        ({"rated": True, "regulations": {"handicap": 200}}, errors.NotRatedHere),
        ({"rated": True, "regulations": {"rules": {"call": "standing"}}}, NotRateable),
        ({"regulations": {"boards": 4}}, errors.TeamsOnServer),
        ({"regulations": {"rounds": 0}}, InvalidRegulations),
        ({"regulations": {"rules": {"clock": "99999999/move"}}}, ClockTooLong),
    ],
)
def test_bad_plans_are_refused(changes: dict[str, Any], expected: type[Exception]) -> None:
    with pytest.raises(expected):
        NewPlan(**{"name": "Summer cup", **changes}).checked()


def test_what_was_announced_can_change_until_it_begins(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 5)).id
        change = here.announcements.change
        loaded = await change(name, {"regulations": {"format": "round-robin"}}, OPERATOR)
        assert (loaded.state.format, len(loaded.state.entrants)) == (Format.ROUND_ROBIN, 5)
        row = await here.store.row(select(tournament).where(tournament.c.id == name))
        assert row is not None
        assert (row.format, row.planned) == ("round-robin", 5)
        refused: list[tuple[dict[str, Any], type[Exception]]] = [
            ({"regulations": {"limit": 3}}, EventRefused),
            ({"regulations": {"boards": 2}}, EventRefused),
            ({"venue": "server"}, errors.TournamentBegun),
        ]
        for changes, expected in refused:
            with pytest.raises(expected):
                await change(name, changes, OPERATOR)
        await play_round(here, name)
        with pytest.raises(errors.TournamentBegun):
            await change(name, {"regulations": {"format": "swiss"}}, OPERATOR)
        loaded = await change(name, {"name": "Club night", "pause": 5}, OPERATOR)
        assert (loaded.announced.name, loaded.announced.pause) == ("Club night", 5)
        assert loaded.state.rounds[0].closed

    keep(settings, work)


def test_registration(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        ana, ben, cem = [await player(here, name) for name in NAMES[:3]]
        by_code = NewPlan("By code", registration="code", code="Sesame", regulations={"limit": 2})
        name = (await here.announcements.announce(by_code, ana)).id
        for code in (None, "", "sesam"):
            with pytest.raises(errors.CodeWrong):
                await here.entries.enter(name, ben, code)
        await here.entries.enter(name, ben, " sesame ")
        with pytest.raises(EventRefused, match="entered already"):
            await here.entries.enter(name, ben, "Sesame")
        await here.entries.enter(name, ana, "Sesame")
        with pytest.raises(EventRefused, match="room for 2"):
            await here.entries.enter(name, cem, "Sesame")
        # Until it begins, whoever withdrew can come back.
        await here.entries.withdraw_self(name, ben)
        loaded = await here.entries.enter(name, ben, "Sesame")
        assert not loaded.state.entrants[ben.player].withdrawn
        assert loaded.players[ben.player].player == ben.player
        await here.announcements.change(name, {"registration": "closed"}, ana)
        with pytest.raises(errors.EntryClosed):
            await here.entries.enter(name, cem)
        strong = NewPlan("For the strong", rating_min=1600)
        name = (await here.announcements.announce(strong, ana)).id
        with pytest.raises(errors.RatingOutside):
            await here.entries.enter(name, cem)
        for typed, strength, expected in (
            ("Max", None, errors.TypedInOnServer),
            ("Max", "omniscient", OpponentUnknown),
        ):
            with pytest.raises(expected):
                await here.entries.add(name, ana, Entered("", typed), strength)

    keep(settings, work)


def test_lists_of_players(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 1)).id
        refused: list[tuple[bytes, type[Exception]]] = [
            ("name\nZo\xeb\n".encode("latin-1"), PlayersUnreadable),
            (b"name\nBen\nBEN\n", PlayersUnreadable),
            (b"name\nBen\nAna\n", PlayersUnreadable),
            (b"name;rating\nBen;strong\n", PlayersUnreadable),
            (b"name\nBen\nfuck\n", NameRefused),
        ]
        for data, expected in refused:
            with pytest.raises(expected):
                await here.entries.add_file(name, OPERATOR, data)
        loaded, entered = await here.entries.add_file(name, OPERATOR, b"name\nBen\nCem\n")
        assert entered == ["p2", "p3"]
        assert [entrant.name for entrant in loaded.state.playing] == ["Ana", "Ben", "Cem"]
        with pytest.raises(errors.ComputersAtTables):
            await here.entries.add(name, OPERATOR, Entered("", "Max"), "casual")

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


def test_lists_come_in_pages(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        ana, ben = [await player(here, name) for name in ("Ana", "Ben")]
        names = []
        for number in range(5):
            start = schema.now() + (5 - number) * 60_000
            plan = NewPlan(f"Cup {number}", start=start)
            names.append((await here.announcements.announce(plan, ana)).id)
        await here.entries.enter(names[2], ben)
        found, cursor = [], None
        while True:
            page = await here.archive.listed(ben, "upcoming", cursor=cursor, most=2)
            found += [each["id"] for each in page.tournaments]
            cursor = page.next
            if cursor is None:
                break
        assert found == names[::-1]
        page = await here.archive.listed(ben, mine=True)
        assert [(each["id"], each["you"]) for each in page.tournaments] == [(names[2], "entrant")]
        assert (await here.archive.listed(ben, "finished")).tournaments == []
        with pytest.raises(errors.TournamentUnknown):
            await here.archive.log("abcdefghijkl")

    keep(settings, work)


def test_what_nobody_began_does_not_head_the_calendar(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        ana = await player(here, "Ana")
        day = 24 * 3600 * 1000
        names = {}
        for about, start in (("forgotten", -day + 5000), ("late", -day // 2), ("soon", day)):
            plan = NewPlan(f"Cup {about}", start=schema.now() + start, automatic=False)
            names[about] = (await here.announcements.announce(plan, ana)).id
        # Nobody can announce a tournament of last week; time goes by.
        old = update(tournament).where(tournament.c.id == names["forgotten"])
        await here.store.execute(old.values(start=schema.now() - 7 * day))
        page = await here.archive.listed(ana, "upcoming")
        shown = [each["id"] for each in page.tournaments]
        assert shown == [names["late"], names["soon"], names["forgotten"]]

    keep(settings, work)


def test_an_account_announces_only_so_many(settings: Settings) -> None:
    limited = settings.changed(rate_limits=True, account_tournaments_per_day=2)

    async def work(here: Tournaments) -> None:
        ana = await player(here, "Ana")
        for _ in range(2):
            await here.announcements.announce(NewPlan("Summer cup"), ana)
        with pytest.raises(errors.TooManyTournaments):
            await here.announcements.announce(NewPlan("Summer cup"), ana)
        await here.announcements.announce(NewPlan("Summer cup"), await player(here, "Ben"))

    keep(limited, work)


def test_what_is_refused_leaves_no_trace(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 3)).id
        before = await here.see(name)
        for attempt in (
            here.entries.add(name, OPERATOR, Entered("", "ana")),
            here.entries.withdraw(name, OPERATOR, "p9"),
            here.directing.unpair(name, OPERATOR, 1),
        ):
            with pytest.raises((EventRefused, Refusal)):
                await attempt
        count = select(func.count()).where(tournament_event.c.tournament == name)
        assert await here.see(name) is before
        rows = await here.store.rows(count)
        assert rows[0][0] == before.state.number

    keep(settings, work)


def test_a_paired_round_is_told_with_its_games(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 4)).id
        heard: list[TournamentNews] = []
        here.changed.subscribe(heard.append)
        await here.directing.pair(name, OPERATOR, after=0)
        await here.directing.pair(name, OPERATOR, after=0)
        assert [type(event) for news in heard for event in news.events] == [RoundPaired]

    keep(settings, work)
