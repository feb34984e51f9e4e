"""Exact values over HTTP: of positions, and of every decision of a game."""

from __future__ import annotations

from typing import Any

from tests.server.running import Client, Server

from fourfold.engine import evaluate
from fourfold.play.review.reviewing import review
from fourfold.rules import Position, Record

RECORD = '[First "Ana"]\n[Second "Ben"]\n\n1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2-0 6. !a2b2c2d2 0-1\n'


def ask(client: Client, path: str, status: int = 200, **body: object) -> Any:  # noqa: ANN401  # JSON
    answer = client.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_every_square_and_every_piece_has_its_exact_value(client: Client) -> None:
    text = ".4f./c3.0/78../9... a"
    shown = ask(client, "/api/analysis", position=text)
    found = evaluate(Position.parse(text), (1, 1), distance=True)
    assert (shown["value"], shown["distance"]) == (str(found.value), found.distance)
    assert [(turn["square"], turn["piece"], turn["value"]) for turn in shown["turns"]] == [
        (str(turn.square), None if turn.gift is None else str(turn.gift), str(turn.value))
        for turn in found.turns
    ]
    assert set(shown["squares"]) == {str(square) for square in Position.parse(text).empty_squares}
    for square, worth in shown["squares"].items():
        best = next(turn for turn in found.turns if str(turn.square) == square)
        assert (worth["value"], worth["distance"]) == (str(best.value), best.distance)


def test_levels_and_traits_change_the_values(client: Client) -> None:
    text = "..../.15./.b../.... d"
    basic = ask(client, "/api/analysis", position=text)
    squares = ask(client, "/api/analysis", position=text, level="2")
    fewer = ask(client, "/api/analysis", position=text, level="2", traits=["colour"])
    assert basic["squares"]["c3"]["value"] != "win"
    assert squares["squares"]["c3"] == {"value": "win", "distance": 1}
    assert fewer["squares"]["c3"] != squares["squares"]["c3"]


def test_the_server_says_which_turns_end_the_game(client: Client) -> None:
    """R14: a quarto, or the last placement; a page need not work it out from distances."""
    won = ask(client, "/api/analysis", position="012./..../..../.... 3")
    ends = {(turn["square"], turn["ends"]) for turn in won["turns"] if turn["ends"]}
    assert ends == {("d1", "win")}
    last = ask(client, "/api/analysis", position="0c5a/f2b4/8d36/91e. 7", traits=["height"])
    assert [turn["ends"] for turn in last["turns"]] == [last["value"]]


def test_a_full_board_has_no_value(client: Client) -> None:
    shown = ask(client, "/api/analysis", position="0123/4567/89ab/cdef -")
    assert (shown["over"], shown["value"], shown["turns"]) == (True, None, [])
    assert shown["alignments"]


def test_a_position_that_cannot_be_is_refused(client: Client) -> None:
    assert ask(client, "/api/analysis", 422, position="nonsense")["code"] == "notation"
    assert ask(client, "/api/analysis", 422, position="00../..../..../.... -")["detail"]
    assert ask(client, "/api/analysis", 422, position=".", level="9")["code"] == "notation"
    assert ask(client, "/api/analysis", 422, position=".", traits=[])["code"] == "invalid"
    assert ask(client, "/api/analysis", 422, position=".", more=1)["code"] == "invalid"


def test_a_record_is_reviewed(client: Client) -> None:
    shown = ask(client, "/api/review", record=RECORD)
    found = review(Record.parse(RECORD))
    assert shown["accuracy"] == list(found.accuracy)
    assert shown["turning_point"] == found.turning_point
    assert [d["mark"] for d in shown["decisions"]] == [str(d.mark) for d in found.decisions]
    assert [d["speech"] for d in shown["decisions"]][-2:] == [None, "caught"]
    assert "missed" in [d["speech"] for d in shown["decisions"]]
    assert shown["names"] == {"first": "Ana", "second": "Ben"}
    assert shown["steps"][0]["position"] == "..../..../..../.... -"
    assert shown["steps"][-1]["position"].startswith("..../4675")
    playable = [step["playable"] for step in shown["steps"]]
    assert playable == [True] * (len(playable) - 1) + [False]
    assert Record.parse(shown["record"]) == Record.parse(RECORD)
    placed = next(d for d in shown["decisions"] if d["kind"] == "place" and d["turn"] == 5)
    assert {option["action"] for option in placed["options"]} >= {"a2", "a1"}
    assert next(o for o in placed["options"] if o["action"] == "a2")["value"] == "win"


def test_a_broken_record_is_refused(client: Client) -> None:
    assert ask(client, "/api/review", 422, record="1. -7 2. z9")["code"] == "notation"
    assert ask(client, "/api/review", 422, record="")["detail"]
    assert ask(client, "/api/review", 422)["code"] == "invalid"


def test_a_game_is_reviewed_when_it_is_over(server: Server) -> None:
    client = server.client()
    begun = ask(client, "/api/games", 201, opponent={"kind": "shared"}, first="me")
    game = begun["id"]
    refused = client.get(f"/api/games/{game}/review")
    assert (refused.status_code, refused.json()["code"]) == (409, "game-on")
    for number, action in enumerate(("-7", "c2", "-5", "d2", "-6", "b2", "-4", "a2", "!a2b2c2d2")):
        ask(client, f"/api/games/{game}/actions", action=action, answers=number)
    shown = client.get(f"/api/games/{game}/review").json()
    assert (shown["result"], shown["reason"]) == ("1-0", "quarto")
    assert len(shown["steps"]) == 10
    assert client.get("/api/games/aaaaaaaaaaaa/review").status_code == 404
