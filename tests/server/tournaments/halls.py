"""Tournaments on a running server: announced and directed on the database, played over the API."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import insert
from tests.server.accounts import player_id, sign_up
from tests.server.running import Client, Server

from fourfold.server.store import people
from fourfold.server.tournaments import OPERATOR, Actor, Tournaments
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.server.tournaments.terms import NewPlan
from fourfold.tournaments import Entered, GameKey, GameResult, PairedGame

from .keeping import keep

T = TypeVar("T")
#: The rest of a row of a rating.
_RATED = {"deviation": 60, "volatility": 0.06, "games": 20, "at": 0}


@dataclass
class Hall:
    """A tournament, its database, and the browsers of those who play in it by their names."""

    server: Server
    id: str = ""
    people: dict[str, Client] = field(default_factory=dict)
    actors: dict[str, Actor] = field(default_factory=dict)

    def look(self) -> LoadedTournament:
        """The tournament as it stands in the database."""
        return self.do(lambda here: here.see(self.id))

    def do(self, work: Callable[[Tournaments], Coroutine[Any, Any, T]]) -> T:
        """Do something with the tournaments of the server, or on its database."""
        return do(self.server, work)

    def games(self) -> list[PairedGame]:
        return list(self.look().state.games())

    def waits_until(self, what: str, condition: Any, seconds: float = 60) -> LoadedTournament:  # noqa: ANN401  # of the tournament
        """Wait until something is so; the tournament then."""
        end = time.monotonic() + seconds
        while not condition(found := self.look()):
            assert time.monotonic() < end, f"waited {seconds} s for {what}"
            time.sleep(0.1)
        return found

    def name_of(self, entrant: str) -> str:
        return next(name for name, actor in self.actors.items() if actor.player == entrant)

    def ready(self, name: str, key: object) -> dict[str, Any]:
        """Somebody says that they are there for their game."""
        answer = self.people[name].post(f"/api/tournaments/{self.id}/games/{key}/ready")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def here(self, name: str) -> dict[str, Any]:
        """Somebody says that they are at the tournament."""
        answer = self.people[name].post(f"/api/tournaments/{self.id}/entry/here")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def begin(self, game: PairedGame) -> str:
        """Both come; the record."""
        names = [self.name_of(game.first), self.name_of(game.second)]
        assert self.ready(names[0], game.key) == {"game": None}
        record: str = self.ready(names[1], game.key)["game"]
        assert record
        return record

    def resign(self, name: str, record: str) -> None:
        answer = self.people[name].post(f"/api/games/{record}/resign")
        assert answer.status_code == 200, answer.text

    def enter_result(self, game: GameKey, result: GameResult = GameResult.FIRST) -> None:
        """What a director does."""
        self.do(lambda here: here.directing.enter_result(self.id, OPERATOR, game, result))

    def play(self, game: PairedGame) -> str:
        """A game that its first player wins."""
        record = self.begin(game)
        self.resign(self.name_of(game.second), record)
        return record


def open_hall(
    server: Server,
    names: Sequence[str] = ("Ana", "Ben", "Cem", "Dora"),
    computers: Sequence[str] = (),
    ratings: Sequence[int] = (),
    **plan: Any,  # noqa: ANN401  # fields of a plan
) -> Hall:
    """A tournament on a server that begins now, with people who have entered."""
    hall = Hall(server)
    for name in names:
        client = sign_up(server, name)
        hall.people[name] = client
        hall.actors[name] = Actor(player_id(client), name, "account")
    regulations = {"format": "swiss", "rounds": 2, **plan.pop("regulations", {})}
    usual = {"start": round(time.time() * 1000), "pause": 0, "absence": 3600}

    async def announce(here: Tournaments) -> str:
        wanted = NewPlan(
            "Club evening", **{**usual, **plan, "start": None}, regulations=regulations
        )
        loaded = await here.announcements.announce(wanted, OPERATOR)
        table = people.rating
        for actor, rating in zip(hall.actors.values(), ratings, strict=False):
            row = {"player": actor.player, "level": 3, "call": "official", "rating": rating}
            await here.store.execute(insert(table).values(**row, **_RATED))
        for actor in hall.actors.values():
            await here.entries.enter(loaded.id, actor)
        for strength in computers:
            await here.entries.add(loaded.id, OPERATOR, Entered("", strength.title()), strength)
        start = {**usual, **plan}["start"]
        if start is not None:
            await here.announcements.change(loaded.id, {"start": start}, OPERATOR)
        return loaded.id

    hall.id = do(server, announce)
    return hall


def do(server: Server, work: Callable[[Tournaments], Coroutine[Any, Any, T]]) -> T:
    """Do something with the tournaments of a server, or on the database of another process."""
    if server.app is None:
        return keep(server.settings, work)
    parts = server.app.state.parts
    loop = parts.tasks[0].task.get_loop()
    return asyncio.run_coroutine_threadsafe(work(parts.tournaments), loop).result(60)


def open_games(loaded: LoadedTournament) -> list[GameKey]:
    return [game.key for game in loaded.state.games() if game.result is None]
