"""Nothing leaks: before a call nobody is told whether there is something to call."""

from __future__ import annotations

import json
import re

import pytest
from tests.server.playing import act
from tests.server.playing import begin as begin_game
from tests.server.running import Server, heard

from fourfold.rules import Player, Position, Rules
from fourfold.server.games.loading import Header, Loaded, Seated
from fourfold.server.games.log import Entry, begin
from fourfold.server.games.views.snapshot import as_json, for_reader

#: Pieces 8 and 4 both go to the board: exchanged, the same actions make an alignment or none.
QUIET = ("-7", "c2", "-5", "d2", "-8", "b2", "-4", "a1", "-6", "a2")
ALIGNED = ("-7", "c2", "-5", "d2", "-4", "b2", "-8", "a1", "-6", "a2")
_SWAPPED = str.maketrans("84", "48")


def swap(text: str) -> str:
    """The same text with pieces 8 and 4 exchanged, wherever a piece is named."""
    position = re.compile(r'"position": ?"[^"]*')
    text = position.sub(lambda found: found[0].translate(_SWAPPED), text)
    # Gifts, in turns and in the log; neither piece is left to be given.
    return re.sub(r"-[84](?=\")", lambda found: found[0].translate(_SWAPPED), text)


def loaded(actions: tuple[str, ...], kind: str = "people", game: str = "g" * 12) -> Loaded:
    strength = "casual" if kind == "computer" else None
    other = Seated(None, "casual", kind) if strength else Seated("b" * 12, "Ben", "guest")
    seats = (Seated("a" * 12, "Ana", "guest"), other)
    header = Header(
        game, kind, seats, strength, False, False, False, Rules(), Position(), 0, None, None, 0
    )
    table = begin(header.rules, header.start, 0)
    entries = [Entry(number, text, number) for number, text in enumerate(actions, 1)]
    return Loaded(header, table, (), {}).then(entries)


def test_the_two_games_differ_in_what_can_be_called() -> None:
    quiet, aligned = loaded(QUIET), loaded(ALIGNED)
    assert not quiet.state.game.callable(Player.SECOND)
    assert aligned.state.game.callable(Player.SECOND)


@pytest.mark.parametrize("kind", ["people", "computer"])
@pytest.mark.parametrize("role", ["first", "second", "both", None])
def test_snapshots_are_the_same_bytes_whether_or_not_there_is_something_to_call(
    role: str | None, kind: str
) -> None:
    quiet = for_reader(as_json(loaded(QUIET, kind), time=99), role)
    aligned = for_reader(as_json(loaded(ALIGNED, kind), time=99), role)
    assert quiet != aligned
    assert swap(quiet) == aligned
    assert "lign" not in aligned


def test_a_character_speaks_of_a_missed_quarto_when_it_has_lapsed() -> None:
    """R12: nothing while it can be called; the next placement ends that."""

    def said(actions: tuple[str, ...]) -> set[str]:
        games = (loaded(actions, "computer", f"{number:012}") for number in range(30))
        shown = (json.loads(as_json(game, time=99))["said"] for game in games)
        return {each["text"].rpartition("-")[0] for each in shown if each}

    # The character made it; the player may call it before placing.
    assert said(ALIGNED) == said((*ALIGNED, "-1")) == set()
    assert said((*ALIGNED, "-1", "d4")) == {"says-casual-slip"}


def test_events_over_the_wire_are_the_same_bytes_too(server: Server) -> None:
    told = []
    for actions in (QUIET, ALIGNED):
        ana, ben, eve = server.client(), server.client(), server.client()
        game, _ = begin_game(ana, ben)
        clients = {"first": ana, "second": ben}
        seat = "first"
        with eve.live(f"/api/games/{game}/live") as watching:
            heard(watching, "snapshot")
            for number, action in enumerate(actions):
                seat = act(clients[seat], game, action, number).json()["to_act"]
            events = [heard(watching, "entry") for _ in actions]
        event = events[-1]["snapshot"]
        assert event["outcome"] is None
        # What differs from game to game: its name, its players, its times.
        for key in ("id", "players", "created", "abandoned_at", "lot"):
            del event[key]
        told.append(json.dumps(event))
    assert swap(told[0]) == told[1]


def test_what_nobody_called_is_told_when_the_game_is_over(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin_game(ana, ben)
    clients, seat = {"first": ana, "second": ben}, "first"
    for number, action in enumerate((*ALIGNED, "-1", "d4")):
        seat = act(clients[seat], game, action, number).json()["to_act"]
    ended = ana.post(f"/api/games/{game}/resign").json()
    assert [missed["squares"] for missed in ended["outcome"]["missed"]] == [
        ["a2", "b2", "c2", "d2"]
    ]
