import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Real, Run

CALLED = "1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2!a2b2c2d2 1-0"


DATA = Path(__file__).parents[2] / "data"


def record(turns: str, **tags: str) -> str:
    return "".join(f'[{name} "{text}"]\n' for name, text in tags.items()) + f"\n{turns}\n"


def replayed(run: Run, *paths: object) -> tuple[int, list[dict[str, Any]]]:
    result = run("replay", "--json", *paths)
    return result.exit_code, [json.loads(line) for line in result.stdout.splitlines()]


def one(run: Run, tmp_path: Path, text: str) -> dict[str, Any]:
    path = tmp_path / "one.qgn"
    path.write_text(text, encoding="utf-8")
    status, found = replayed(run, path)
    assert len(found) == 1
    assert status == (1 if "error" in found[0] else 0)
    return found[0]


def test_a_called_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.qgn"
    assert one(run, tmp_path, record(CALLED, First="Ana")) == {
        "file": str(path),
        "game": 1,
        "result": "1-0",
        "reason": "quarto",
        "squares": ["a2", "b2", "c2", "d2"],
        "traits": ["light", "square"],
        "turns": 5,
    }


@pytest.mark.parametrize(
    ("turns", "tags", "result", "reason", "squares", "traits"),
    [
        ("*", {}, "*", None, None, None),
        ("1. -7 2. c2-5 *", {}, "*", None, None, None),
        (
            "1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2-0 6. !d2a2b2c2 0-1", {},
            "0-1", "caught", "a2 b2 c2 d2", "light square",
        ),
        (
            "1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2 1-0", {"Call": "automatic"},
            "1-0", "quarto", "a2 b2 c2 d2", "light square",
        ),
        (
            "1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2!a2b2c2d2 1-0", {"Traits": "shape"},
            "1-0", "quarto", "a2 b2 c2 d2", "square",
        ),
        (
            "1. -0 2. a1-1 3. b1-2 4. a2-3 5. b2 0-1", {"Level": "1:2", "Call": "automatic"},
            "0-1", "caught", "a1 a2 b1 b2", "light round",
        ),
        ("1. -7 2. ?a1b1c1d1 1-0", {"FalseCall": "loses"}, "1-0", "false-call", None, None),
        ("1. -7 2. c2-5 1-0", {"Reason": "resignation"}, "1-0", "resignation", None, None),
        ("1. -7 1-0", {"Reason": "time"}, "1-0", "time", None, None),
        ("1. -7 1/2-1/2", {"Reason": "agreement"}, "1/2-1/2", "agreement", None, None),
        ("1. -7 *", {"Reason": "abandoned"}, "*", "abandoned", None, None),
        (
            "1. - 2. - 1/2-1/2", {"Position": "0123/4567/89ab/cdef -"},
            "1/2-1/2", "full-board", None, None,
        ),
    ],
)  # fmt: skip
def test_every_outcome(  # noqa: PLR0917  # one argument a column
    run: Run,
    tmp_path: Path,
    turns: str,
    tags: dict[str, str],
    result: str,
    reason: str | None,
    squares: str | None,
    traits: str | None,
) -> None:
    found = one(run, tmp_path, record(turns, **tags))
    assert list(found) == ["file", "game", "result", "reason", "squares", "traits", "turns"]
    assert (found["result"], found["reason"]) == (result, reason)
    assert found["squares"] == (None if squares is None else squares.split())
    assert found["traits"] == (None if traits is None else traits.split())
    assert found["turns"] == turns.count(".")


@pytest.mark.parametrize(
    ("turns", "tags", "turn", "words"),
    [
        ("1. -7 2. c2-7 *", {}, 2, "piece 7 is no longer available (R10)"),
        ("1. -7 2. c2-5 3. c2-6 *", {}, 3, "square c2 is occupied by piece 7 (R10)"),
        ("1. !a1b1c1d1 1-0", {}, 1, "nobody may call on the first turn (R15)"),
        ("1. ?a1b1c1d1-7 *", {}, 1, "nobody may call on the first turn (R15)"),
        (
            "1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2-0 6. a1-1 7. !a2b2c2d2 1-0", {},
            7, "marked good (!), but it is false (R15)",
        ),
        ("1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2?a2b2c2d2-0 *", {}, 5, "marked false (?)"),
        (CALLED.replace("1-0", "6. a1-0 1-0"), {}, 6, "the game is over"),
        (CALLED.replace("1-0", "0-1"), {}, 5, "expected the result 1-0"),
        (CALLED, {"Result": "0-1"}, None, "expected the result 1-0"),
        (CALLED, {"Reason": "time"}, None, "expected the reason quarto"),
        ("1. -7 2. c2-5 1-0", {}, 2, "expected a Reason for 1-0"),
        ("1. -7 3. c2-5 *", {}, 2, "expected the turn number 2."),
        ("1. -7 c2-5 *", {}, 2, "expected the turn number 2."),
        ("1. -7 2. c2- *", {}, 2, "may pass only when all sixteen pieces have been placed (R11)"),
        ("1. -7 *", {"Level": "5"}, None, "expected a level from 1 to 4"),
        ("1. -7 *", {"Traits": "size"}, None, "expected a trait"),
        ("1. -7 *", {"Call": "loud"}, None, "expected official, standing or automatic"),
        ("1. -7", {}, 1, "expected the result after the last turn"),
        ("1. -7 2. !a1b1c1d1 1-0", {"Call": "automatic"}, 2, "(R14)"),
        ("1. -7 \udcff *", {}, None, "expected text in UTF-8"),
    ],
)  # fmt: skip
def test_broken_records(  # noqa: PLR0917  # one argument a column
    run: Run, tmp_path: Path, turns: str, tags: dict[str, str], turn: int | None, words: str
) -> None:
    path = tmp_path / "broken.qgn"
    text = "\n".join(
        [record(CALLED), record(turns, First="Ana", **tags), record(CALLED, First="B")]
    )
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    status, found = replayed(run, path)
    assert status == 1
    assert [game["game"] for game in found] == [1, 2, 3]
    assert [game.get("result") for game in found] == ["1-0", None, "1-0"]
    assert list(found[1]) == ["file", "game", "turn", "error"]
    assert found[1]["turn"] == turn
    assert words in found[1]["error"]
    people = run("replay", path)
    assert people.exit_code == 1
    # Programs read the digit of a piece, people its traits.
    told = words.replace("piece 7", "the short light square hollow piece (7)")
    assert told.partition(" (R")[0] in people.stdout
    assert "3 games, 1 invalid" in people.stdout


@pytest.mark.parametrize(("folder", "status"), [("records", 0), ("broken", 1)])
def test_the_records_of_every_rule_set(run: Run, folder: str, status: int) -> None:
    lines = (DATA / folder / "expected.jsonl").read_text(encoding="utf-8").splitlines()
    expected = [json.loads(line) for line in lines]
    code, found = replayed(run, DATA / folder)
    assert code == status
    told = [{**game, "file": Path(game["file"]).name} for game in found]
    broken = [
        {key: game[key] for key in ("file", "game", "turn")} for game in told if "turn" in game
    ]
    assert (told if status == 0 else broken) == expected
    assert all(game["error"] for game in told if "turn" in game)


def test_a_directory_means_its_records_in_name_order(run: Run, tmp_path: Path) -> None:
    for name in ("b.qgn", "a.qgn", "B.qgn", "c.txt", ".hidden.qgn"):
        (tmp_path / name).write_text(record(CALLED), encoding="utf-8")
    (tmp_path / "deeper.qgn").mkdir()
    (tmp_path / "deeper.qgn" / "d.qgn").write_text(record(CALLED), encoding="utf-8")
    status, found = replayed(run, f"{tmp_path}/")
    assert status == 0
    assert [game["file"] for game in found] == [f"{tmp_path}/{n}.qgn" for n in "Bab"]
    assert replayed(run, tmp_path / "deeper.qgn", tmp_path / "a.qgn")[1][0]["file"].endswith(
        "d.qgn"
    )


def test_an_empty_directory_and_an_empty_file(run: Run, tmp_path: Path) -> None:
    assert replayed(run, tmp_path) == (0, [])
    assert "0 games" in run("replay", tmp_path).stdout
    (tmp_path / "e.qgn").touch()
    assert replayed(run, tmp_path / "e.qgn") == (0, [])


def test_the_path_is_told_as_it_was_given(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.qgn").write_text(record(CALLED), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert replayed(run, "./a.qgn", ".")[1][0]["file"] == "./a.qgn"
    assert replayed(run, "./a.qgn", ".")[1][1]["file"] == "./a.qgn"


def test_a_missing_file_does_not_hide_the_others(run: Run, tmp_path: Path) -> None:
    good = tmp_path / "good.qgn"
    good.write_text(record(CALLED), encoding="utf-8")
    result = run("replay", "--json", tmp_path / "missing.qgn", good)
    assert result.exit_code == 2
    assert json.loads(result.stdout)["file"] == str(good)
    assert "missing.qgn: No such file or directory" in result.stderr
    (tmp_path / "link.qgn").symlink_to(tmp_path / "nowhere")
    assert run("replay", tmp_path).exit_code == 2


def test_json_and_step_exclude_each_other(run: Run, tmp_path: Path) -> None:
    result = run("replay", "--json", "--step", tmp_path)
    assert result.exit_code == 2
    assert "--step" in result.stderr
    assert run("replay").exit_code == 2


def test_a_table_for_people(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.qgn"
    games = [
        record(CALLED, First="Ana\x9b31m", Second="A name that is far too long for its column"),
        record("1. -7 *"),
    ]
    path.write_text("\n".join(games), encoding="utf-8")
    out = run("replay", path).stdout
    assert "QUARTO! (light and square)" in out
    assert "Ana?31m" in out
    assert "Player 1" in out
    assert "2 games" in out


def test_standard_input(real: Real) -> None:
    out, _ = real("replay", "--json", "-").communicate(record(CALLED))
    assert json.loads(out)["file"] == "-"


def test_step_without_a_terminal_prints_every_board(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.qgn"
    games = [
        record(CALLED.replace(" 2.", " {well\x1b begun} 2."), First="Ana"),
        record("1. -7 2. c2-5 1-0", Reason="resignation"),
        record("1. -99 *"),
        record(CALLED.replace("2. c2", "2. ?a1b1c1d1c2")),
    ]
    path.write_text("\n".join(games), encoding="utf-8")
    result = run("replay", "--step", path)
    assert result.exit_code == 1
    assert "5/5: a2!a2b2c2d2" in result.stdout
    assert "Ana wins: QUARTO! (light and square on a2 b2 c2 d2)" in result.stdout
    assert "Player 2 resigns." in result.stdout
    assert "{well? begun}" in result.stdout
    assert "Player 2 calls QUARTO! on a1 b1 c1 d1, but at least one" in result.stdout
    assert "turn 1" in result.stdout
    assert result.stdout.count("└       ┴") == 6 + 4 + 6


def test_a_result_that_contradicts_the_turns(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    path.write_text("1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2!a2b2c2d2 0-1\n", encoding="utf-8")
    assert "'0-1' contradicts the rest of the record" in run("replay", path).stdout
    assert "'0-1' widerspricht dem Rest der Partie" in run("--lang", "de", "replay", path).stdout
