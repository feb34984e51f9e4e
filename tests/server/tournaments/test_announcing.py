"""Announcing tournaments, entering them, and the calendar of what was announced."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, update

from fourfold.server import Settings
from fourfold.server.games.errors import ClockTooLong, NotRateable, OpponentUnknown
from fourfold.server.people.errors import NameRefused
from fourfold.server.store import schema
from fourfold.server.store.tournaments import tournament
from fourfold.server.tournaments import OPERATOR, Tournaments, errors
from fourfold.server.tournaments.terms import NewPlan
from fourfold.tournaments import Entered, EventRefused, Format, InvalidRegulations
from fourfold.tournaments.exchange import PlayersUnreadable

from .keeping import NAMES, club, keep, play_round, player


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


def test_only_who_was_typed_in_is_corrected(settings: Settings) -> None:
    async def work(here: Tournaments) -> None:
        ana, eva = await player(here, "Ana"), await player(here, "Eva")
        plan = NewPlan("Open", venue="tables", registration="open")
        name = (await here.announcements.announce(plan, ana)).id
        await here.entries.enter(name, eva)
        await here.entries.add(name, ana, Entered("", "Bne", 1210))
        with pytest.raises(errors.AccountNamed):
            await here.entries.correct(name, OPERATOR, eva.player, "Evita")
        with pytest.raises(errors.NotDirecting):
            await here.entries.correct(name, eva, "p1", "Ben")
        with pytest.raises(NameRefused):
            await here.entries.correct(name, ana, "p1", "fuck")
        with pytest.raises(EventRefused, match="nobody is entered"):
            await here.entries.correct(name, ana, "p9", "Ben")
        corrected = await here.entries.correct(name, ana, "p1", " Ben ")
        entry = corrected.state.entrants["p1"]
        assert (entry.name, entry.rating) == ("Ben", 1210)
        # What is right already is not corrected once more.
        again = await here.entries.correct(name, ana, "p1", "Ben", 1210)
        assert again.state.number == corrected.state.number
        unrated = await here.entries.correct(name, ana, "p1", rating=0)
        entry = unrated.state.entrants["p1"]
        assert (entry.name, entry.rating) == ("Ben", None)

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
