"""The application: commands that are imported when they are called."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import fourfold.cli.commands
from fourfold.cli.app import app, load_command
from fourfold.cli.commands import COMMANDS

from .conftest import Run


def python(code: str, **environment: str) -> str:
    return subprocess.check_output(
        [sys.executable, "-c", code], text=True, env={**os.environ, **environment}
    )


def completion(line: str, shell: str = "bash") -> dict[str, str]:
    """How a shell asks for what can stand at the end of a line."""
    return {
        "_FOURFOLD_COMPLETE": f"complete_{shell}",
        "COMP_WORDS": line,
        "COMP_CWORD": str(len(line.split(" ")) - 1),
        "_TYPER_COMPLETE_ARGS": line,
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
    }


def complete(line: str, shell: str = "bash") -> list[str]:
    """What a shell offers at the end of a line."""
    variables = completion(line, shell)
    return CliRunner().invoke(app, [], env=variables, prog_name="fourfold").stdout.splitlines()


def test_every_module_is_in_the_table() -> None:
    folder = Path(fourfold.cli.commands.__path__[0])
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    modules |= {path.parent.name for path in folder.glob("*/__init__.py")}
    assert modules == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_called_as_the_table_has_it(name: str) -> None:
    assert load_command(name).name == name


def test_all_commands_are_listed_in_their_order(run: Run) -> None:
    shown = run("--help").stdout.splitlines()
    lines = [line.lstrip("│ ") for line in shown if line.startswith("│")]
    heads = [line.split()[0] for line in lines if line.split() and line.split()[0] in COMMANDS]
    assert list(dict.fromkeys(heads)) == list(COMMANDS)


@pytest.mark.parametrize(
    ("option", "unwanted"),
    [("--version", ["rich", "fourfold.rules"]), ("--help", ["fourfold.rules"])],
)
def test_what_concerns_no_command_imports_none(option: str, unwanted: list[str]) -> None:
    code = f"""
import sys
sys.argv = ["fourfold", {option!r}]
from fourfold.cli import main
try:
    main()
except SystemExit as end:
    assert not end.code
print("loaded:", [n for n in sys.modules if n in {unwanted} or n.startswith("fourfold.cli.com")])
"""
    assert python(code).splitlines()[-1] == "loaded: ['fourfold.cli.commands']"


def test_a_command_that_is_called_imports_no_other() -> None:
    code = """
import sys
sys.argv = ["fourfold", "show"]
from fourfold.cli import main
try:
    main()
except SystemExit as end:
    assert not end.code
print(sorted(name for name in sys.modules if name.startswith("fourfold.cli.commands.")))
"""
    assert python(code).splitlines()[-1] == "['fourfold.cli.commands.show']"


@pytest.mark.parametrize(
    ("line", "offers"),
    [
        ("fourfold re", ["referee", "replay", "review"]),
        ("fourfold replay --st", ["--step"]),
        ("fourfold db ", ["upgrade", "backup", "restore", "check"]),
        ("fourfold account del", ["delete"]),
        ("fourfold --ver", ["--version"]),
    ],
)
def test_shells_complete_commands_and_their_options(line: str, offers: list[str]) -> None:
    assert complete(line) == offers


def test_completion_by_the_command_itself() -> None:
    out = python("from fourfold.cli import main; main()", **completion("fourfold re"))
    assert out.splitlines() == ["referee", "replay", "review"]


def test_fish_shows_the_help_of_what_it_completes() -> None:
    (offer,) = complete("fourfold sh", "fish")
    assert offer.startswith("show\tDraw a position")


# The package ------------------------------------------------------------------------------------


def test_the_package_offers_the_rules_and_imports_them_when_asked() -> None:
    code = """
import sys
import fourfold
assert "fourfold.rules" not in sys.modules
assert fourfold.Game is fourfold.rules.Game
from fourfold import *
assert all(name in globals() for name in fourfold.rules.__all__)
assert set(fourfold.rules.__all__) <= set(dir(fourfold))
for name in ("nonsense", "_nonsense"):
    try:
        getattr(fourfold, name)
    except AttributeError as error:
        assert str(error) == f"module 'fourfold' has no attribute {name!r}"
    else:
        raise AssertionError(name)
print("good")
"""
    assert python(code) == "good\n"
