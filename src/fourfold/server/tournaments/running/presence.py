"""Who is there: to play a game that was paired, or to be paired in an arena.

People and programs say so again and again; what they said holds for a while. Time in which the
server could not listen does not count.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import Connection, delete, select, update

from fourfold.rules import Player
from fourfold.server.games.uptime import Uptime
from fourfold.server.store.schema import now
from fourfold.server.store.tournaments import tournament_entrant, tournament_ready
from fourfold.server.store.upsert import insert_or_update
from fourfold.server.tournaments.log.appending import stir
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.tournaments import GameKey, PairedGame

#: For how many milliseconds an entrant counts as present; the page reports it every ten seconds.
LIFETIME: Final = 25_000

#: When the players of a game last reported their presence, by seat.
Arrivals = Mapping[Player, int]


class Attendants:
    """Who is there, as far as the server could know."""

    def __init__(self, uptime: Uptime) -> None:
        self._uptime = uptime

    def is_there(self, said: int, time: int) -> bool:
        """Whether an entrant who last reported then still counts as present."""
        return self.served(said, time) < LIFETIME

    def served(self, began: int, ended: int) -> int:
        """For how many milliseconds between two times the server could serve everyone."""
        return ended - began - self._uptime.lost(began, ended, elsewhere=True)

    def just_back(self, time: int) -> bool:
        """Whether an outage ended so recently that people may not have come back yet."""
        return bool(self._uptime.outages_since(time - LIFETIME))

    def seats(self, loaded: LoadedTournament, game: PairedGame, said: Arrivals) -> set[Player]:
        """The seats of a game whose players are there; computer players always are."""
        time = now()
        return {
            seat
            for seat in Player
            if is_computer(loaded, game.player(seat))
            or (seat in said and self.is_there(said[seat], time))
        }


def is_computer(loaded: LoadedTournament, entrant: str) -> bool:
    """Whether an entrant is one of the server's computer players."""
    who = loaded.players.get(entrant)
    return who is not None and who.strength is not None


def say_ready(connection: Connection, name: str, game: GameKey, seat: Player) -> None:
    """Note that a player has come to their game; others are notified when that is new.

    Where the other player waits already, the start of the game is news enough.
    """
    table = tournament_ready.c
    here = select(table.seat).where(table.tournament == name, table.game == str(game))
    known = connection.execute(here).scalars().all()
    row = {"tournament": name, "game": str(game), "seat": str(seat)}
    insert_or_update(connection, tournament_ready, {**row, "time": now()}, {"time": now()})
    if not known:
        stir(connection, name)


def say_here(connection: Connection, name: str, entrant: str) -> None:
    """Note that an entrant is at the tournament."""
    table = tournament_entrant.c
    connection.execute(
        update(tournament_entrant)
        .where(table.tournament == name, table.entrant == entrant)
        .values(seen=now())
    )


def read_arrivals(connection: Connection, name: str) -> dict[str, dict[Player, int]]:
    """Who has come to which games, and when they last said so."""
    table = tournament_ready.c
    rows = connection.execute(
        select(table.game, table.seat, table.time).where(table.tournament == name)
    )
    found: dict[str, dict[Player, int]] = {}
    for row in rows:
        found.setdefault(row.game, {})[Player(row.seat)] = row.time
    return found


def read_seen(connection: Connection, name: str) -> dict[str, int]:
    """When entrants last said that they are at the tournament."""
    table = tournament_entrant.c
    rows = connection.execute(
        select(table.entrant, table.seen).where(table.tournament == name, table.seen.is_not(None))
    )
    return {row.entrant: row.seen for row in rows}


def forget_arrivals(
    connection: Connection, name: str, gone: Collection[tuple[str, Player, int]]
) -> None:
    """Forget that players had come who have left since: what they said last is too old."""
    table = tournament_ready.c
    # The tournament's row first, in the order in which games are begun.
    stir(connection, name)
    for game, seat, time in gone:
        connection.execute(
            delete(tournament_ready).where(
                table.tournament == name,
                table.game == game,
                table.seat == str(seat),
                table.time == time,
            )
        )
