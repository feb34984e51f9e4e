"""Puzzles, drill, filling, patterns, atlas and lessons over HTTP."""

from __future__ import annotations

import time
from dataclasses import asdict
from datetime import date
from itertools import combinations
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer
from tests.server.running import Client

from fourfold.engine.atlas.entries import read_atlas
from fourfold.locales import texts
from fourfold.play.opponents.players import OPPONENTS
from fourfold.play.opponents.ratings import ratings
from fourfold.play.puzzles.collection import daily, puzzle, puzzles
from fourfold.rules import Game, Position, Rules, Trait, patterns

#: What a puzzle shows; its key is not among it.
FIELDS = {
    "id", "theme", "level", "traits", "position", "remaining", "empty", "to_act", "parts",
    "value", "distance", "difficulty", "day",
}  # fmt: skip


def see(client: Client, path: str, status: int = 200) -> Any:  # noqa: ANN401  # JSON
    answer = client.get(path)
    assert answer.status_code == status, answer.text
    return answer.json()


def ask(client: Client, path: str, status: int = 200, **body: object) -> Any:  # noqa: ANN401  # JSON
    answer = client.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


# Puzzles ------------------------------------------------------------------------------------------


def test_the_puzzle_of_the_day_is_the_packages(client: Client) -> None:
    shown = see(client, "/api/puzzles/daily?date=2026-11-15")
    found = daily(date(2026, 11, 15))
    assert (shown["id"], shown["day"]) == (found.id, "2026-11-15")
    assert shown["position"] == str(found.position)


def test_a_puzzle_never_comes_with_its_key(client: Client) -> None:
    found = puzzles()[3]
    for shown in (see(client, f"/api/puzzles/{found.id}"), *see(client, "/api/puzzles?count=50")):
        assert set(shown) == FIELDS
        assert set(shown["empty"]) == set(map(str, puzzle(shown["id"]).position.empty_squares))


def test_puzzles_by_theme_level_and_difficulty(client: Client) -> None:
    path = "/api/puzzles?theme=save-draw&level=2&least=1400&most=1800&count=5&seed=x"
    shown = see(client, path)
    assert shown == see(client, path)
    assert 0 < len(shown) <= 5
    for one in shown:
        assert (one["theme"], one["level"]) == ("save-draw", "2")
        assert 1400 <= one["difficulty"] <= 1800
    assert see(client, "/api/puzzles?theme=nothing", 422)["code"] == "invalid"
    assert see(client, "/api/puzzles?level=7", 422)["code"] == "notation"
    assert see(client, "/api/puzzles/abcdefg", 404)["code"] == "not-found"


def test_answers_are_judged_with_reasons(client: Client) -> None:
    found = next(one for one in puzzles() if one.theme.value == "safe-piece")
    wrong = next(
        f"-{piece}" for piece in found.position.remaining if f"-{piece}" not in map(str, found.key)
    )
    judged = ask(client, f"/api/puzzles/{found.id}/answer", turn=wrong)
    assert (judged["turn"], judged["right"]) == (wrong, False)
    assert len(judged["text"]) > 20
    judged = ask(client, f"/api/puzzles/{found.id}/answer", turn=str(found.key[0]))
    assert judged["right"] is True
    solved = ask(client, f"/api/puzzles/{found.id}/solution")
    assert solved["key"] == [str(turn) for turn in found.key]


def test_an_answer_that_is_none_is_refused(client: Client) -> None:
    found = next(one for one in puzzles() if one.theme.value == "refutation")
    path = f"/api/puzzles/{found.id}/answer"
    place = str(found.key[0].place)
    assert ask(client, path, 422, turn=place)["code"] == "unfinished"
    assert "mushroom" in ask(client, path, 422, turn=place, edition="mushrooms")["detail"]
    assert ask(client, path, 422, turn="z9")["code"] == "notation"
    full = next(s for s, piece in zip("abcd", found.position.board, strict=False) if piece)
    assert ask(client, path, 422, turn=f"{full}1-0")["rule"]
    assert ask(client, path, 422)["code"] == "invalid"


def test_a_puzzle_says_what_an_answer_is_made_of(client: Client) -> None:
    for found in puzzles()[::40]:
        parts = see(client, f"/api/puzzles/{found.id}")["parts"]
        turn = found.key[0]
        whole = [*(["place"] * (turn.place is not None)), *(["give"] * (turn.end is not None))]
        asked = ["place"] if found.theme.value == "only-square" else whole
        assert parts == asked


def test_r12_a_call_without_a_quarto_is_a_wrong_answer(client: Client) -> None:
    """The server says so, not the page: called, or where only a winning square is asked for."""
    found = next(one for one in puzzles() if one.theme.value == "refutation")
    place = str(found.key[0].place)
    path = f"/api/puzzles/{found.id}/answer"
    judged = ask(client, path, turn=place, called=True)
    assert (judged["turn"], judged["right"], judged["value"]) == (place, False, None)
    assert judged["text"] == "This placement doesn\u2019t make a quarto."
    winning = next(one for one in puzzles() if one.distance == 1)
    right = {str(turn) for turn in winning.key}
    wrong = next(str(s) for s in winning.position.empty_squares if str(s) not in right)
    path = f"/api/puzzles/{winning.id}/answer"
    assert ask(client, path, turn=wrong)["right"] is False
    assert ask(client, path, turn=min(right), called=True)["right"] is True


def test_a_winning_placement_names_the_squares_of_its_quarto(client: Client) -> None:
    winning = next(one for one in puzzles() if one.distance == 1)
    path = f"/api/puzzles/{winning.id}/answer"
    judged = ask(client, path, turn=str(winning.key[0]))
    outcome = winning.game.play_turn(str(winning.key[0])).outcome
    assert outcome is not None
    assert outcome.alignment is not None
    assert judged["squares"] == [str(square) for square in outcome.alignment.squares]
    longer = next(one for one in puzzles() if str(one.theme) == "refutation")
    path = f"/api/puzzles/{longer.id}/answer"
    assert ask(client, path, turn=str(longer.key[0]))["squares"] == []


def test_a_hint_says_whether_there_is_more(client: Client) -> None:
    path = f"/api/puzzles/{puzzles()[0].id}/hint"
    said = [ask(client, path, depth=depth) for depth in ("nudge", "reason", "turn")]
    assert [hint["more"] for hint in said] == [True, True, False]
    assert len({hint["text"] for hint in said}) == 3


def test_words_come_in_the_language_asked_for(client: Client) -> None:
    found = puzzles()[0]
    french = client.post(
        f"/api/puzzles/{found.id}/hint", json={"depth": "turn"}, headers={"Accept-Language": "fr"}
    ).json()
    english = ask(client, f"/api/puzzles/{found.id}/hint", depth="turn")
    assert french["text"] != english["text"]
    nudge = ask(client, f"/api/puzzles/{found.id}/hint")
    assert str(found.key[0]) not in nudge["text"]


# The spotting drill -------------------------------------------------------------------------------


def there(shown: dict[str, Any]) -> list[list[str]]:
    """What stands on a board of the drill, looked for here."""
    rules = Rules(
        levels=(shown["level"], shown["level"]), traits=tuple(map(Trait, shown["traits"]))
    )
    game = Game(rules, Position.parse(shown["position"]))
    return [[str(square) for square in one.squares] for one in game.alignments]


def test_a_task_says_nothing_about_its_answer(client: Client) -> None:
    seen = {}
    for number in range(1, 30):
        shown = see(client, f"/api/drill?stage=diagonal&seed=7&number={number}")
        # Anybody can read a sealed text; only the signature needs the key.
        _, content = URLSafeSerializer("").loads_unsafe(shown["task"])
        assert content is not None
        content.pop("made"), content.pop("number")
        seen[bool(there(shown))] = content
        assert len(shown["task"]) < 800
    assert seen[True] == seen[False], "the same words, whether there is a quarto or not"


def test_the_seed_decides_but_only_the_server_knows_how(client: Client) -> None:
    from fourfold.play.drill.tasks import task  # noqa: PLC0415  # what a cheat would ask
    from fourfold.rules import Kind  # noqa: PLC0415

    one = see(client, "/api/drill?seed=7&number=3")
    assert one["position"] == see(client, "/api/drill?seed=7&number=3")["position"]
    assert one["position"] != see(client, "/api/drill?seed=8&number=3")["position"]
    assert one["position"] != str(task("7", 3, Kind.ROW).position)


def test_a_drill_is_judged_and_grows(client: Client) -> None:
    shown = see(client, "/api/drill?seed=7")
    steps = [(shown["stage"], shown["grade"])]
    for _ in range(9):
        found = there(shown)
        judged = ask(
            client,
            "/api/drill/answer",
            task=shown["task"],
            squares=found[0] if found else None,
            seconds=0.0,
        )
        assert judged["result"] == "right"
        assert [one["squares"] for one in judged["alignments"]] == found
        shown = judged["next"]
        steps.append((shown["stage"], shown["grade"]))
    assert steps[3] == ("row", 2)
    assert steps[-1] == ("column", 1)
    assert [shown["number"]] == [10]


def test_wrong_missed_and_late(client: Client) -> None:
    boards = [see(client, f"/api/drill?seed=3&number={number}") for number in range(1, 20)]
    full = next(one for one in boards if there(one))
    empty = next(one for one in boards if not there(one))
    squares = next(
        list(four)
        for four in combinations(["a1", "b1", "c1", "d1", "a2"], 4)
        if list(four) not in there(full)
    )
    judge = "/api/drill/answer"
    assert ask(client, judge, task=full["task"], squares=squares)["result"] == "wrong"
    assert ask(client, judge, task=full["task"], squares=None)["result"] == "missed"
    assert ask(client, judge, task=empty["task"], squares=None)["result"] == "right"
    time.sleep(0.3)
    late = ask(client, judge, task=full["task"], squares=there(full)[0], seconds=9, limit=0.2)
    assert late["result"] == "late"


def test_nobody_makes_tasks_but_the_server(client: Client) -> None:
    shown = see(client, "/api/drill?seed=7")
    _, drill = URLSafeSerializer("").loads_unsafe(shown["task"])
    body, _, mark = shown["task"].rpartition(".")
    forged, _, _ = str(URLSafeSerializer("").dumps({**drill, "good": 2})).rpartition(".")
    for task in (f"{forged}.{mark}", body, "", "x.y"):
        refused = ask(client, "/api/drill/answer", 422, task=task, squares=None)
        assert refused["code"] == "drill-task"
    refused = ask(client, "/api/drill/answer", 422, task=shown["task"], squares=["a1"] * 3)
    assert refused["code"] == "invalid"
    refused = ask(client, "/api/drill/answer", 422, task=shown["task"], squares=["a1"] * 3 + ["x"])
    assert refused["code"] == "notation"
    assert see(client, "/api/drill?stage=turned-square&level=2", 422)["code"] == "drill-stage"


# Filling the board --------------------------------------------------------------------------------


def test_filling_is_checked(client: Client) -> None:
    found = ask(client, "/api/filling/check", board="0123/..../..../.... -")
    assert [one["squares"] for one in found["alignments"]] == [["a1", "b1", "c1", "d1"]]
    assert (found["target"], found["full"], found["solved"]) == (0, False, False)
    assert found["reachable"] == 1
    assert len(found["remaining"]) == 12


def test_hints_lead_to_a_full_board(client: Client) -> None:
    board = list("." * 16)
    for _ in range(16):
        rows = "/".join("".join(board[at : at + 4]) for at in range(0, 16, 4))
        hint = ask(client, "/api/filling/hint", board=f"{rows} -", level=1)
        assert hint["reachable"] == hint["target"] == 0
        square, piece = hint["placement"]["square"], hint["placement"]["piece"]
        board["abcd".index(square[0]) + 4 * (int(square[1]) - 1)] = piece
    rows = "/".join("".join(board[at : at + 4]) for at in range(0, 16, 4))
    assert ask(client, "/api/filling/check", board=f"{rows} -")["solved"] is True


def test_what_stands_in_the_way_is_named(client: Client) -> None:
    hint = ask(client, "/api/filling/hint", board="0123/..../..../.... -")
    assert hint["reachable"] == 1
    assert set(hint["take_back"]) <= {"a1", "b1", "c1", "d1"}
    assert hint["take_back"]


def test_a_board_that_cannot_be_is_refused(client: Client) -> None:
    assert ask(client, "/api/filling/check", 422, board="00../..../..../.... -")["detail"]
    assert ask(client, "/api/filling/check", 422, board="nonsense")["code"] == "notation"
    hand = ask(client, "/api/filling/check", 422, board="..../..../..../.... 5")
    assert hand["code"] == "filling-hand"


# Patterns, atlas, lessons -------------------------------------------------------------------------


def test_r4_thirty_patterns_by_level(client: Client) -> None:
    shown = see(client, "/api/patterns")
    assert [sum(one["level"] <= level for one in shown) for level in (1, 2, 3, 4)] == [
        len(patterns(level)) for level in (1, 2, 3, 4)
    ]


def test_the_atlas_is_the_packages(client: Client) -> None:
    assert see(client, "/api/atlas") == [entry.as_object() for entry in read_atlas()]


def test_opponents_have_the_ratings_that_were_measured(client: Client) -> None:
    shown = see(client, "/api/opponents")
    assert [each["id"] for each in shown] == list(OPPONENTS)
    for level in (1, 2, 3, 4):
        found = [each["ratings"][str(level)] for each in shown]
        assert found == [asdict(rated) for rated in ratings(level).values()]
        assert [each["elo"] for each in found] == sorted(each["elo"] for each in found)
    french = client.get("/api/opponents", headers={"Accept-Language": "fr"}).json()
    assert french[2]["name"] == texts("fr")("opponent-casual-name")


def test_large_answers_are_packed(client: Client) -> None:
    path = "/api/puzzles?count=50"
    packed = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    plain = client.get(path, headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_a_lesson_is_played(client: Client) -> None:
    listed = see(client, "/api/lessons")
    assert [lesson["id"] for lesson in listed[:2]] == ["turn", "call"]
    begun = ask(client, "/api/lessons/call", actions=[])
    assert (begun["task"], begun["phase"], begun["done"]) == ("place-aligned", "place", False)
    assert ask(client, "/api/lessons/call", actions=["a1"])["refused"] == "place-aligned"
    done = ask(client, "/api/lessons/call", actions=["d2", "!a2b2c2d2"])
    assert done["done"] is True
    assert done["alignments"][0]["values"] == ["dark"]
    assert ask(client, "/api/lessons/call", 422, actions=["a2"])["rule"] == "R10"
    assert ask(client, "/api/lessons/nothing", 404, actions=[])["code"] == "not-found"
    assert ask(client, "/api/lessons/call", 422, actions=["a1"] * 20)["code"] == "invalid"


@pytest.mark.parametrize("path", ["/api/patterns", "/api/atlas", "/api/drill", "/api/lessons"])
def test_looking_makes_no_player(client: Client, path: str) -> None:
    see(client, path)
    assert not client.cookies
