"""The JSON-lines mode: every request is answered in its order, and changes nothing else."""

from __future__ import annotations

import json

import pytest

from fourfold.kit.batches import BatchRequest, BatchRequestError
from fourfold.kit.engine import ReferenceEngine
from fourfold.kit.protocol import is_legal, parse_position
from fourfold.rules import Rules


def ask(*lines: str | dict[str, object]) -> list[str]:
    """What the engine writes about lines and requests."""
    written: list[str] = []
    texts = (line if isinstance(line, str) else json.dumps(line) for line in lines)
    ReferenceEngine(written.append).run(texts)
    return written


def answers(*requests: dict[str, object]) -> list[dict[str, object]]:
    return [json.loads(line) for line in ask(*requests)]


def test_answers_come_in_order_with_their_ids() -> None:
    turns, value, count, unnamed = answers(
        {"id": "a", "position": "start turns -7 c2-5", "go": "depth 2"},
        {"id": [1, 2], "position": "0.4./1.../2..c/.... 3", "eval": True},
        {"id": 3, "perft": 3},
        {"perft": 1},
    )
    assert turns["id"] == "a"
    game = parse_position("start turns -7 c2-5", Rules())
    assert is_legal(game, str(turns["bestturn"]))
    assert turns["value"] == "draw"
    assert (value["id"], value["value"], value["distance"]) == ([1, 2], "win", 1)
    assert count == {"id": 3, "perft": 3840}
    assert unnamed == {"id": None, "perft": 16}


def test_options_hold_for_one_request_and_games_of_other_commands_stay() -> None:
    board = "0.../1.../2.../.... 3"
    first, lines = (
        {"id": 1, "position": board, "options": {"Call": "automatic", "Table": 2}, "go": ""},
        {"id": 2, "position": "0.1./2.../..../.... 3", "options": {"Level": 2}, "eval": True},
    )
    written = ask("position start", first, lines, "perft 1", {"id": 3, "position": board, "go": ""})
    assert json.loads(written[0])["bestturn"] == "a4"
    assert json.loads(written[1])["id"] == 2
    assert written[2] == "perft 16"
    # Official calls again: the quarto is called.
    assert json.loads(written[3])["bestturn"] == "a4!a1a2a3a4"


def test_a_built_in_strength_answers_too() -> None:
    request = {"id": 1, "options": {"Strength": "beginner", "Seed": 5}, "go": "movetime 60000"}
    first, again = answers(request, request)
    assert first == again
    assert set(first) == {"id", "bestturn"}


@pytest.mark.parametrize(
    ("request_", "why"),
    [
        ({"id": 1}, "exactly one of go, eval, perft"),
        ({"id": 1, "go": "", "perft": 1}, "exactly one"),
        ({"id": 1, "go": 5}, "text of limits"),
        ({"id": 1, "eval": False}, "eval is true"),
        ({"id": 1, "perft": True}, "perft has a number"),
        ({"id": 1, "perft": -1}, "whole number"),
        ({"id": 1, "perft": 99}, "at most 32"),
        ({"id": 1, "go": "infinite"}, "cannot be infinite"),
        ({"id": 1, "go": "sideways"}, "expected one of"),
        ({"id": 1, "go": "", "speed": 3}, "unknown fields: speed"),
        ({"id": 1, "go": "", "position": 7}, "expected a text"),
        ({"id": 1, "go": "", "position": "start turns -7 -7"}, "R10"),
        (
            {
                "id": 1,
                "go": "",
                "position": "0123/4567/89ab/cdef -",
                "options": {"Call": "automatic"},
            },
            "over",
        ),
        ({"id": 1, "go": "", "options": {"Level": 9}}, "Level"),
        ({"id": 1, "go": "", "options": {"Mood": "good"}}, "unknown option"),
        ({"id": 1, "go": "", "options": {"Level": [1]}}, "object of texts"),
        ({"id": 1, "go": "", "options": []}, "object of texts"),
    ],
)
def test_what_cannot_be_answered_is_an_error_with_the_id(
    request_: dict[str, object], why: str
) -> None:
    (answer,) = answers(request_)
    assert answer["id"] == 1
    assert why in str(answer["error"])


def test_lines_that_are_no_requests() -> None:
    broken, ready = ask("{nonsense", "isready")
    assert json.loads(broken)["id"] is None
    assert "not JSON" in json.loads(broken)["error"]
    assert ready == "readyok"
    with pytest.raises(BatchRequestError, match="a JSON object"):
        BatchRequest.parse("[]")
    for line in ("{" * 100_000, '{"id": NaN, "perft": 1}', '{"id": 1e999, "perft": 1}'):
        with pytest.raises(BatchRequestError, match="not JSON"):
            BatchRequest.parse(line)


def test_a_limit_beyond_all_clocks_is_no_limit() -> None:
    (answer,) = answers({"position": "start turns -7", "go": f"depth 1 movetime {10**18 - 1}"})
    assert "bestturn" in answer


def test_requests_wait_for_no_search() -> None:
    written = ask("go infinite", {"id": 1, "perft": 1}, "stop")
    assert {"id": 1, "error": "a search is running, stop it first"} in [
        json.loads(line) for line in written if line.startswith("{")
    ]
    assert any(line.startswith("bestturn") for line in written)
