"""The documents of the library: their examples run, and the reference is up to date."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import sys
from pathlib import Path

import pytest
from scripts.reference import TARGET, reference

import fourfold.kit.environments.zoo  # noqa: F401  # PettingZoo changes the environment, once
from fourfold.cli.app import load_command
from fourfold.rules import Game

DOCUMENTS = Path(__file__).parents[2] / "docs" / "kit"


def test_the_tutorial_runs() -> None:
    options = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    result = doctest.testfile(
        str(DOCUMENTS / "tutorial.md"), module_relative=False, optionflags=options
    )
    assert result.attempted > 20
    assert result.failed == 0


def test_the_examples_of_the_vector_environment_run() -> None:
    assert "symmetries" in _run("vector.md", snippets=2)


def test_the_examples_of_the_environments_run() -> None:
    assert {"value", "envs"} <= _run("environments.md", snippets=4).keys()


def test_the_examples_of_the_text_face_run() -> None:
    assert {"regrets", "over"} <= _run("text.md", snippets=2).keys()


def test_the_examples_of_the_protocol_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    game = _run("protocol.md", snippets=1)["game"]
    assert isinstance(game, Game)
    assert game.outcome is not None


def test_the_examples_of_the_engine_run() -> None:
    assert "solve_many" in _run("../engine.md", snippets=1)


def test_the_examples_of_matches_run(capsys: pytest.CaptureFixture[str]) -> None:
    names = _run("match.md", snippets=1)
    records = names["records"]
    assert isinstance(records, list)
    assert len(records) == 10
    assert "of the points" in capsys.readouterr().out


def test_the_examples_of_scores_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert {"summary", "whole"} <= _run("score.md", snippets=1).keys()
    assert "with 5 pieces placed" in capsys.readouterr().out


@pytest.mark.parametrize(
    "page", ["match.md", "score.md", "protocol.md", "dataset.md", "training.md", "../jobs.md"]
)
def test_the_commands_of_a_page_have_these_options(page: str) -> None:
    """A command in a document can be typed: it exists, and so do its options."""
    text = (DOCUMENTS / page).read_text("utf-8").replace("\\\n", " ")
    names = "match|score|engine|dataset|mine"
    commands = re.findall(rf"^ {{4}}(fourfold (?:{names}).*)$", text, re.MULTILINE)
    inline = re.findall(rf"`(fourfold (?:{names})[^`]*)`", text.replace("\n", " "))
    assert commands or inline
    for command in (*commands, *inline):
        name, *arguments = shlex.split(command)[1:]
        known = {option for each in load_command(name).params for option in each.opts}
        assert {each for each in arguments if each.startswith("--")} <= known, command


@pytest.mark.parametrize(
    ("name", "page"),
    [
        ("engine", "protocol.md"),
        ("match", "match.md"),
        ("score", "score.md"),
        ("dataset", "dataset.md"),
    ],
)
def test_the_page_of_a_command_has_all_its_options(name: str, page: str) -> None:
    text = (DOCUMENTS / page).read_text("utf-8")
    there = set(re.findall(r"--[a-z]+(?:-[a-z]+)*", text))
    known = {option for each in load_command(name).params for option in each.opts}
    assert {each for each in known if each.startswith("--")} - {"--help"} <= there


def test_the_examples_of_datasets_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names = _run("dataset.md", snippets=1)
    assert len(names["dataset"]) == 100  # type: ignore[arg-type]  # a dataset
    assert names["good"]


def _run(page: str, snippets: int) -> dict[str, object]:
    """Run the examples of a page one after the other; the names that they leave."""
    text = (DOCUMENTS / page).read_text("utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(examples) == snippets
    names: dict[str, object] = {}
    for example in examples:
        exec(example, names)  # noqa: S102  # the project's own page
    return names


def test_the_reference_shows_what_a_program_can_read_and_leave_out() -> None:
    page = TARGET.read_text("utf-8")
    assert "- `outcome`: How the game ended, None while it continues." in page
    assert "- `SKIP`: Leaves a game as it is, in an array of decisions." in page
    assert "- `LOWEST`, `HIGHEST`: " in page
    assert "traits: Iterable[Trait] = TRAITS, *, distance: bool = False" in page
    assert 'QuartoEnv(opponent: str = "casual", ' in page
    assert "rules: Rules = Rules(), *, start: Position = Position()" in page
    assert "Raises:\n\n- `ValueError`: the count or the seed is out of its range" in page


def test_the_reference_is_up_to_date() -> None:
    """If this fails: python scripts/reference.py."""
    assert TARGET.read_text("utf-8") == reference()
