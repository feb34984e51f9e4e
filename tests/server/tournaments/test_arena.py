"""An arena pairs those who are there, for a while, and ends by itself."""

from __future__ import annotations

from functools import partial

import pytest
from sqlalchemy import update
from tests.server.running import Server

from fourfold.server.store.tournaments import tournament_event
from fourfold.server.tournaments import OPERATOR, Tournaments
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.server.tournaments.running import runner
from fourfold.server.tournaments.running.arena import pair_those_there
from fourfold.server.tournaments.running.runner import TournamentRunner
from fourfold.tournaments import Entered, Format, NothingToPair, Regulations, Tournament

from .halls import Hall, open_hall
from .keeping import club, keys

ARENA = {"format": "arena", "minutes": 10}


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "ARENA", 100)


def playing(hall: Hall, *names: str) -> bool:
    """Whether all of them have a game, if they say that they are there."""
    places = [hall.here(name) for name in names]
    return all(place["key"] is not None for place in places)


def test_only_those_who_are_there_are_paired_again_and_again(server: Server) -> None:
    hall = open_hall(server, regulations=ARENA)
    hall.waits_until("a game", lambda _: playing(hall, "Ana", "Ben"))
    for _ in range(2):
        place = [hall.here(name) for name in ("Ana", "Ben", "Ana")][-1]
        hall.resign("Ana", place["game"])
        hall.waits_until("a new game", lambda _, old=place: hall.here("Ben")["key"] != old["key"])
        hall.waits_until("a game", lambda _: playing(hall, "Ana", "Ben"))
    known = {hall.name_of(n) for game in hall.games() for n in (game.first, game.second)}
    assert known == {"Ana", "Ben"}


async def let_time_pass(name: str, here: Tournaments) -> None:
    """Let an arena be over its time, and begin to end."""
    log = update(tournament_event).where(tournament_event.c.tournament == name)
    await here.store.execute(log.values(time=tournament_event.c.time - 11 * 60_000))
    # What is in a log never changes: a server reads it again only when it has forgotten it.
    here.loader._kept.pop(name)


def test_it_ends_when_its_time_is_up_and_the_last_game_is_over(server: Server) -> None:
    hall = open_hall(server, ["Ana", "Ben"], regulations=ARENA)
    hall.waits_until("a game", lambda _: playing(hall, "Ana", "Ben"))
    record = hall.here("Ana")["game"] or hall.here("Ben")["game"]

    hall.do(partial(let_time_pass, hall.id))
    assert hall.here("Ana")["game"] == record
    assert hall.look().status == "running"
    hall.resign("Ana", record)
    loaded = hall.waits_until("the end", lambda it: it.status == "finished")
    assert [game.winner for game in loaded.state.games()] == [hall.actors["Ben"].player]
    assert hall.here("Ana")["status"] == "finished"


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_around_real_tables_it_waits_for_the_results_of_the_last_games(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody tells the server when a game on a wooden board begins."""
    run_arena, looked_at = TournamentRunner._run_arena, set[int]()

    async def run_and_note(here: TournamentRunner, loaded: LoadedTournament) -> int:
        due = await run_arena(here, loaded)
        looked_at.add(loaded.state.number)
        return due

    monkeypatch.setattr(TournamentRunner, "_run_arena", run_and_note)

    async def begin(here: Tournaments) -> str:
        loaded = await club(here, 4, regulations={"format": "arena", "minutes": 10})
        return (await here.directing.pair(loaded.id, OPERATOR)).id

    hall = Hall(server)
    hall.id = hall.do(begin)
    hall.do(partial(let_time_pass, hall.id))
    first, second = keys(hall.look())
    hall.enter_result(first)
    loaded = hall.waits_until("a look at it", lambda it: it.state.number in looked_at)
    assert loaded.status == "running"
    hall.enter_result(second)
    hall.waits_until("the end", lambda it: it.status == "finished")


def test_computer_players_make_up_the_number_and_never_meet() -> None:
    state = Tournament(Regulations(Format.ARENA))
    people, computers = ["ana", "ben", "cem"], ["c1", "c2", "c3"]
    for name in (*people, *computers):
        state = state.after(Entered(name, name, bot=name in computers))
    event = pair_those_there(state, people, computers)
    met = [sum(name in computers for name in pair) for pair in event.tables]
    assert sorted(met) == [0, 1]
    assert len(pair_those_there(state, people[:2], computers).tables) == 1
    assert len(pair_those_there(state, people[:1], computers).tables) == 1
    with pytest.raises(NothingToPair):
        pair_those_there(state, [], computers)
    with pytest.raises(NothingToPair):
        pair_those_there(state, people[:1], [])
