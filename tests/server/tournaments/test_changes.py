"""Changes that those who watch are sent: each turns the view of one state into that of the next."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from tests.tournaments.simulation import Simulation
from tests.tournaments.test_simulations import FORMATS

from fourfold.server.tournaments.log.loading import (
    Announced,
    LoadedTournament,
    LogNotes,
    TableWord,
)
from fourfold.server.tournaments.views.changes import change_text
from fourfold.server.tournaments.views.shapes import TournamentChange
from fourfold.server.tournaments.views.showing import common
from fourfold.tournaments import GameResult, Regulations, Tournament

PLAYERS = 7
#: Events of each tournament that are looked at.
EVENTS = 120


def announced(regulations: Regulations, touched: int) -> Announced:
    return Announced(
        id="k",
        name="K",
        about="",
        venue="tables",
        director=None,
        start=None,
        registration="open",
        code=None,
        rating_min=None,
        rating_max=None,
        rated=False,
        automatic=False,
        pause=0,
        absence=60,
        regulations=regulations,
        secret="",
        created=0,
        cancelled=None,
        version=1,
        touched=touched,
    )


def states(name: str, seed: int) -> Iterator[LoadedTournament]:
    """A tournament after each event; now and then somebody has come, or reports a result."""
    simulation = Simulation(replace(FORMATS[name], seed=str(seed)), PLAYERS, seed, trouble=0.3)
    simulation.play()
    chance = random.Random(f"{name} {seed}")
    state, notes = Tournament(simulation.regulations), LogNotes()
    for touched, line in enumerate(simulation.log):
        state = state.after(line.event, line.time)
        notes = notes.then(line, state)
        waiting = [str(game.key) for game in state.games() if game.result is None]
        seats = [(game, seat) for game in waiting for seat in ("first", "second")]
        ready = frozenset(seat for seat in seats if chance.random() < 0.2)
        words = {seat: TableWord("p", GameResult.DRAW) for seat in seats if chance.random() < 0.2}
        here = announced(simulation.regulations, touched)
        yield LoadedTournament(here, state, notes, ready=ready, words=words)


def after_change(shown: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """What a client does, as docs/api.md says it."""
    assert change["since"] == shown["touched"]
    rounds = {each["number"]: each for each in shown["rounds"] if each["number"] <= change["round"]}
    for each in change["rounds"]:
        games = {} if each.pop("whole") else {g["key"]: g for g in rounds[each["number"]]["games"]}
        games |= {game["key"]: game for game in each["games"]}
        rounds[each["number"]] = {**each, "games": [*games.values()]}
    entrants = {each["id"]: each for each in [*shown["entrants"], *change["entrants"]]}
    moved = {row["entrant"] for row in change["standings"]["rows"]}
    whole = change["standings"]["whole"]
    rows = [row for row in shown["standings"] if not whole and row["entrant"] not in moved]
    for row in change["standings"]["rows"]:
        rows.insert(row.pop("at"), row)
    places = zip(rows, change["standings"]["places"], strict=True)
    return {
        **shown,
        **{name: value for name, value in change.items() if name in shown},
        "rounds": [rounds[number] for number in sorted(rounds)],
        "entrants": [*entrants.values()],
        "standings": [{**row, "place": place} for row, place in places],
    }


@pytest.mark.parametrize("directs", [False, True], ids=["spectator", "director"])
@pytest.mark.parametrize("name", FORMATS)
def test_a_change_turns_one_view_into_the_next(name: str, directs: bool) -> None:
    """Every format: after one event, and after a few, as messages come when they are seldom."""
    chance = random.Random(name)
    known = [*islice(states(name, 1), EVENTS)]
    before = known[0]
    shown = json.loads(json.dumps(common(before, directs=directs)))
    number = partly = 0
    while number < len(known) - 1:
        number = min(len(known) - 1, number + chance.choice((1, 1, 1, 2, 5)))
        after = known[number]
        change = json.loads(change_text(before, after, directs=directs))
        assert (
            TournamentChange.model_validate(change).model_dump(mode="json", exclude_unset=True)
            == change
        )
        partly += not change["standings"]["whole"] and len(change["standings"]["rows"]) < PLAYERS
        shown = after_change(shown, change)
        assert shown == json.loads(json.dumps(common(after, directs=directs)))
        before = after
    # Otherwise everything might always be sent.
    assert partly > number / 4


def test_one_result_among_hundreds_is_a_short_message() -> None:
    """2,000 spectators of 400 players are sent what changed, not 77 kB of standings each."""
    simulation = Simulation(FORMATS["swiss by matching"], 400, 1, trouble=0)
    for _ in range(400):
        simulation.enter()
    for _ in range(3):
        assert simulation.pair()
        for event in simulation.finish_games():
            simulation.tell(event)
    assert simulation.pair()
    before = LoadedTournament(announced(simulation.regulations, 1), simulation.tournament)
    simulation.finish_game(simulation.tournament.rounds[-1].meetings[100].games[0])
    after = LoadedTournament(announced(simulation.regulations, 2), simulation.tournament)
    assert len(json.dumps(common(after)["standings"])) > 60_000
    assert len(change_text(before, after, directs=False)) < 8_000
