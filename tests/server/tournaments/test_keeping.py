"""What is kept of tournaments: logs and derived columns, whoever writes, and how many at once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, select

from fourfold.rules import Player
from fourfold.server import Settings
from fourfold.server.refusals import Refusal
from fourfold.server.store.requests import KeyReused
from fourfold.server.store.tournaments import tournament, tournament_event
from fourfold.server.tournaments import OPERATOR, TournamentNews, Tournaments
from fourfold.server.tournaments.errors import TournamentFull
from fourfold.server.tournaments.helping import table_key
from fourfold.server.tournaments.log import appending
from fourfold.server.tournaments.log.progress import coming, count_entered
from fourfold.server.tournaments.tables import TableResult
from fourfold.server.tournaments.terms import NewPlan
from fourfold.tournaments import (
    Entered,
    EventRefused,
    NothingToPair,
    Regulations,
    ResultEntered,
    RoundClosed,
    RoundPaired,
    Tournament,
    TournamentFinished,
    Withdrawn,
    due_events,
    pair_round,
)

from .keeping import DRAW, FIRST, SECOND, club, keep, keys, play_round, player


def test_a_tournament_is_the_same_for_whoever_reads_it_again(settings: Settings) -> None:
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


def test_who_left_on_the_way_counts_again_when_it_is_over() -> None:
    """The page named fewer players than its standings had; who left before playing never counts."""
    state = Tournament(Regulations(rounds=1))
    for name in ("ana", "ben", "cem", "dora", "eva"):
        state = state.after(Entered(name, name))
    state = state.after(Withdrawn("eva"))
    state = state.after(pair_round(state))
    for game in state.games():
        state = state.after(ResultEntered(game.key, FIRST))
    state = state.after(Withdrawn("ana"))
    assert count_entered(state) == 3
    for event in due_events(state):
        state = state.after(event)
    assert count_entered(state.after(TournamentFinished())) == 4


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


def test_a_log_that_is_full_takes_only_what_brings_it_to_its_end(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(here: Tournaments) -> None:
        name = (await club(here, 4)).id
        loaded = await here.directing.pair(name, OPERATOR)
        monkeypatch.setattr(appending, "MOST_EVENTS", loaded.state.number)
        game, other = keys(loaded)
        guest, key = await player(here, "Guest 100", "guest"), table_key(loaded.announced, 1)
        with pytest.raises(TournamentFull):
            await here.entries.withdraw(name, OPERATOR, "p1")
        await here.directing.enter_result(name, OPERATOR, other, FIRST)
        await here.tables.report(name, 1, key, guest, TableResult(game, Player.FIRST, FIRST))
        loaded = await here.directing.enter_result(name, OPERATOR, game, FIRST)
        assert loaded.state.rounds[0].closed
        with pytest.raises(TournamentFull):
            await here.directing.pair(name, OPERATOR)
        assert (await here.directing.finish(name, OPERATOR)).state.finished

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
