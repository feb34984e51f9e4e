"""Players are called to their games wherever they are."""

from __future__ import annotations

from tests.server.running import Server, heard

from fourfold.server.tournaments import OPERATOR

from .halls import open_hall


def test_the_lobby_calls_those_whose_game_waits(server: Server) -> None:
    hall = open_hall(server, start=None, absence=600)
    with hall.people["Ana"].live("/api/live") as lobby:
        hall.do(lambda here: here.directing.pair(hall.id, OPERATOR))
        loaded = hall.look()
        game = next(
            g for g in loaded.state.games() if hall.actors["Ana"].player in (g.first, g.second)
        )
        other = game.second if game.first == hall.actors["Ana"].player else game.first
        message = heard(lobby, "paired")
        assert message == {
            "type": "paired",
            "tournament": hall.id,
            "name": "Club evening",
            "game": str(game.key),
            "opponent": hall.name_of(other),
            "deadline": loaded.notes.paired[1] + 600_000,
        }
        record = hall.begin(game)
        assert heard(lobby, "started")["game"] == record
    # Who comes to the lobby later hears of it, too; not of a game that has begun.
    late = next(g for g in loaded.state.games() if g.key != game.key)
    with hall.people[hall.name_of(late.first)].live("/api/live") as lobby:
        assert heard(lobby, "paired")["game"] == str(late.key)
