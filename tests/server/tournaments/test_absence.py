"""Who does not come forfeits; nobody does because the server was away."""

from __future__ import annotations

from sqlalchemy import delete, insert, update
from tests.server.running import Server

from fourfold.server import Settings
from fourfold.server.games.uptime import Uptime
from fourfold.server.store import schema
from fourfold.server.store.schema import now
from fourfold.server.store.tournaments import tournament_event
from fourfold.server.tournaments import OPERATOR, Tournaments
from fourfold.server.tournaments.log.progress import deadline_of
from fourfold.server.tournaments.running.absence import Absence
from fourfold.server.tournaments.running.presence import Attendants
from fourfold.server.tournaments.terms import NewPlan
from fourfold.tournaments import GameKey, GameResult
from fourfold.tournaments.pairing.ladder import ranking

from .halls import Hall, open_hall
from .keeping import keep, player


def forfeit_after(hall: Hall, seconds: int) -> None:
    hall.do(lambda here: here.announcements.change(hall.id, {"absence": seconds}, OPERATOR))


def test_absent_players_forfeit_and_pause_in_a_swiss(server: Server) -> None:
    hall = open_hall(server, start=None, automatic=False)
    hall.do(lambda here: here.directing.pair(hall.id, OPERATOR))
    one, other = hall.games()
    present = hall.name_of(one.second)
    hall.ready(present, one.key)
    forfeit_after(hall, 0)
    loaded = hall.waits_until("forfeits", lambda now: now.state.rounds[0].closed)
    assert loaded.state.game(one.key).result is GameResult.SECOND_PRESENT
    assert loaded.state.game(other.key).result is GameResult.NOBODY
    paused = {hall.name_of(e.id) for e in loaded.state.entrants.values() if e.paused}
    assert paused == set(hall.people) - {present}
    # Whoever pauses is there again when they say so.
    assert hall.here(present)["state"] == "entered"
    assert hall.here(hall.name_of(one.first)) == {
        "status": "running",
        "state": "paused",
        "key": None,
        "game": None,
    }


def test_a_computer_player_is_always_there(server: Server) -> None:
    hall = open_hall(server, ["Ana"], ["beginner"], start=None, regulations={"rounds": 1})
    hall.do(lambda here: here.directing.pair(hall.id, OPERATOR))
    (game,) = hall.games()
    ana = hall.actors["Ana"].player
    forfeit_after(hall, 0)
    loaded = hall.waits_until("the end", lambda now: now.status == "finished")
    assert loaded.state.game(game.key).result is GameResult.absent(game.seat(ana))


async def waiting(here: Tournaments, ago: int, absence: int) -> str:
    """A tournament whose first round was paired so many milliseconds ago."""
    loaded = await here.announcements.announce(
        NewPlan("Club evening", automatic=False, absence=absence, regulations={}), OPERATOR
    )
    for name in ("Ana", "Ben"):
        await here.entries.enter(loaded.id, await player(here, name))
    await here.directing.pair(loaded.id, OPERATOR)
    log = update(tournament_event).where(tournament_event.c.tournament == loaded.id)
    await here.store.execute(log.values(time=tournament_event.c.time - ago))
    return loaded.id


async def decided(here: Tournaments, name: str) -> GameResult | None:
    """The result of the first game after a process that has just started has looked."""
    process, uptime = Tournaments(here.store), Uptime(here.store, "process")
    absence = Absence(here.store, process.appender, Attendants(uptime), uptime)
    await absence.decide(await process.see(name), now())
    return next((await process.see(name)).state.games()).result


def test_nobody_forfeits_for_time_in_which_the_server_was_away(settings: Settings) -> None:
    async def run(here: Tournaments) -> list[GameResult | None]:
        name = await waiting(here, 150_000, absence=100)
        outage = {"began": now() - 140_000, "ended": now() - 40_000}
        await here.store.execute(insert(schema.outage).values(outage))
        # Fifty seconds were served; without the outage it would have been long enough.
        found = [await decided(here, name)]
        await here.store.execute(delete(schema.outage))
        return [*found, await decided(here, name)]

    assert keep(settings, run) == [None, GameResult.NOBODY]


def test_nobody_forfeits_before_they_could_come_back(settings: Settings) -> None:
    async def run(here: Tournaments) -> GameResult | None:
        name = await waiting(here, 150_000, absence=100)
        outage = {"began": now() - 20_000, "ended": now() - 10_000}
        await here.store.execute(insert(schema.outage).values(outage))
        return await decided(here, name)

    assert keep(settings, run) is None


def test_who_came_just_before_an_outage_is_still_there(settings: Settings) -> None:
    async def run(here: Tournaments) -> tuple[bool, bool]:
        outage = {"began": now() - 90_000, "ended": now() - 5_000}
        await here.store.execute(insert(schema.outage).values(outage))
        uptime = Uptime(here.store, "process")
        await uptime.prove()
        said = Attendants(uptime)
        return said.is_there(now() - 100_000, now()), said.is_there(now() - 130_000, now())

    assert keep(settings, run) == (True, False)


def test_a_challenge_on_a_ladder_gives_a_week(settings: Settings) -> None:
    async def run(here: Tournaments) -> list[int | None]:
        regulations = {"format": "ladder"}
        loaded = await here.announcements.announce(
            NewPlan("Season", automatic=False, absence=60, regulations=regulations), OPERATOR
        )
        actors = [await player(here, name) for name in ("Ana", "Ben", "Cem")]
        for actor in actors:
            await here.entries.enter(loaded.id, actor)
        await here.directing.pair(loaded.id, OPERATOR)
        loaded = await here.see(loaded.id)
        (game,) = loaded.state.games()
        await here.directing.enter_result(loaded.id, OPERATOR, game.key, GameResult.DRAW)
        ranked = ranking((await here.see(loaded.id)).state)
        last = next(actor for actor in actors if actor.player == ranked[-1])
        loaded = await here.directing.challenge(loaded.id, last, ranked[0])
        challenged = loaded.state.game(GameKey(2, 1))
        assert last.player in (challenged.first, challenged.second)
        paired = [loaded.notes.paired[number] for number in (1, 2)]
        times = [deadline_of(loaded, GameKey(number, 1)) for number in (1, 2)]
        return [None if end is None else end - at for end, at in zip(times, paired, strict=True)]

    assert keep(settings, run) == [60_000, 7 * 24 * 3600_000]
