import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from fourfold.locales import LANGUAGES
from fourfold.server.games.starting.lots import Lot

FAIR = Lot.draw(bytes(range(32)), "ana-1", "ben-1")


def write(path: Path, data: object) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_a_fair_lot(run: Run, tmp_path: Path) -> None:
    for data in (FAIR.shown(), {"id": "x", "lot": FAIR.shown()}):
        result = run("lot", "check", write(tmp_path / "lot.json", data))
        assert result.exit_code == 0
        assert result.stdout.startswith("The coin toss was fair: ")
        assert ("creator" in result.stdout) == (FAIR.first == "creator")


def test_from_standard_input_as_json(run: Run) -> None:
    result = run("lot", "check", "-", "--json", stdin=[json.dumps(FAIR.shown())])
    assert (result.exit_code, result.stderr) == (0, "")
    assert json.loads(result.stdout) == {"fair": True, "first": FAIR.first, "faults": []}


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        ({"secret": "00" * 32}, {"lot-commitment"}),
        ({"commitment": "00" * 32}, {"lot-commitment"}),
        ({"first": "joiner" if FAIR.first == "creator" else "creator"}, {"lot-first"}),
    ],
)
def test_cheating_is_found(
    run: Run, tmp_path: Path, change: dict[str, str], faults: set[str]
) -> None:
    path = write(tmp_path / "lot.json", {**FAIR.shown(), **change})
    result = run("lot", "check", path)
    assert result.exit_code == 1
    assert "Not fair" in result.stdout
    found = json.loads(run("lot", "check", path, "--json").stdout)
    assert not found["fair"]
    assert faults <= set(found["faults"])


def test_a_nonce_that_was_changed_is_found_half_of_the_time(run: Run, tmp_path: Path) -> None:
    """A nonce moves the draw to even chances: of 40 others some give the lie away, some do not."""
    path = tmp_path / "lot.json"
    found = set()
    for number in range(40):
        write(path, {**FAIR.shown(), "nonces": ["ana-1", f"ben-{number + 2}"]})
        found.add(run("lot", "check", path).exit_code)
    assert found == {0, 1}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "JSON object"),
        ('{"lot": null}', "not drawn yet"),
        ('{"nonces": ["a", "b"], "commitment": "x"}', "commitment"),
    ],
)
def test_what_is_no_lot(run: Run, tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "lot.json"
    path.write_text(text)
    result = run("lot", "check", path)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert words in result.stderr
    assert "lot.json" in result.stderr.replace("\n", "")


def test_a_file_that_is_not_there(run: Run) -> None:
    result = run("lot", "check", "/nowhere/lot.json")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "/nowhere/lot.json" in result.stderr


def test_in_every_language(run: Run, tmp_path: Path) -> None:
    fair = write(tmp_path / "fair.json", FAIR.shown())
    foul = write(tmp_path / "foul.json", {**FAIR.shown(), "secret": "00" * 32})
    for language in LANGUAGES:
        assert run("--lang", language, "lot", "check", fair).exit_code == 0
        assert run("--lang", language, "lot", "check", foul).exit_code == 1


def test_help(run: Run) -> None:
    assert "fourfold lot check lot.json" in run("lot", "check", "--help").stdout
