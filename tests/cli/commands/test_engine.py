"""`fourfold engine --check`: a report for people and for programs, and its exit status."""

from __future__ import annotations

import json
import shlex
import sys

from tests.cli.conftest import Real, Run, end
from tests.kit.engines import PLAIN, altered

from fourfold.kit.conformance import CHECKS


def test_a_report_for_people(run: Run) -> None:
    result = run("engine", "--check", shlex.join(PLAIN), "--patience", 60)
    assert result.exit_code == 0, result.output
    rows = [line.split()[0] for line in result.stdout.splitlines() if line]
    assert [row for row in rows if row in CHECKS] == list(CHECKS)
    assert "infinite     passed" in result.stdout
    assert "json         not offered" in result.stdout
    assert "Example speaks the protocol." in result.stdout


def test_a_report_for_programs_about_an_engine_that_fails(run: Run) -> None:
    error = 'answer = f"error cannot follow {word} {rest}"'
    engine = altered((error, 'answer = "bestturn -0" if word == "go" else "error"'))
    result = run("engine", "--check", shlex.join(engine), "--patience", 60, "--json")
    assert result.exit_code == 1
    report = json.loads(result.stdout)
    assert report["conforms"] is False
    failed = [check for check in report["checks"] if check["status"] == "failed"]
    assert [check["name"] for check in failed] == ["over"]
    assert failed[0]["received"] == "bestturn -0"


def test_what_failed_is_told(run: Run) -> None:
    crash = 'answer = sys.exit("no idea") if word == "isready" else ANSWERS[word]'
    crashing = altered(("answer = ANSWERS[word]", crash))
    result = run("engine", "--check", shlex.join(crashing), "--patience", 60)
    assert result.exit_code == 1
    assert "isready: after isready: crashed (" in result.stdout
    assert "no idea" in result.stdout
    assert "Example does not speak the protocol: 1 check failed." in result.stdout
    illegal = altered(('f"bestturn {turn}"', '"bestturn a1-0"'))
    result = run("engine", "--check", shlex.join(illegal), "--patience", 60)
    assert "received bestturn a1-0 (" in " ".join(result.stdout.split())


def test_an_engine_does_not_steer_the_terminal(run: Run) -> None:
    """Nor does it turn the words around its own: they would read from right to left."""
    engine = altered(('f"bestturn {turn}"', '"bestturn \\x1b[2J\\u202e\\u2066x"'))
    result = run("engine", "--check", shlex.join(engine), "--patience", 60)
    assert "received bestturn ?[2J??x (" in " ".join(result.stdout.split())


def test_an_engine_that_never_says_its_name_is_called_by_its_command(run: Run) -> None:
    command = shlex.join([sys.executable, "-c", ""])
    result = run("engine", "--check", command, "--patience", 60)
    assert result.exit_code == 1
    assert f"{command} does not speak the protocol" in " ".join(result.stdout.split())


def test_bad_options(run: Run) -> None:
    for arguments, complaint in (
        (["--check", ""], "cannot read the command '': the command is empty"),
        (["--check", "python 'x"], "cannot read the command"),
        (["--check", "/nowhere/at-all"], "cannot start '/nowhere/at-all': No such file"),
        (["--check", "x", "--patience", "soon"], "--patience: cannot read 'soon'"),
        (["--check", "x", "--patience", "0"], "more than 0"),
        (["--json"], "--json needs --check"),
        (["--patience", "5"], "--patience needs --check"),
    ):
        result = run("engine", *arguments)
        assert result.exit_code == 2, arguments
        assert not result.stdout
        assert complaint in result.stderr


def test_the_engine_itself_answers_lines_and_requests(real: Real) -> None:
    """In UTF-8, whatever the locale is; only LF ends a line."""
    process = real("engine")
    out, err = process.communicate('isready\n{"id": 1, "perft": 2}\nquit\n', timeout=60)
    assert (process.returncode, err) == (0, "")
    assert out == 'readyok\n{"id": 1, "perft": 256}\n'
    process = real("engine", PYTHONIOENCODING="latin-1")
    out, err = process.communicate('{"id": "é😀", "perft": 1}\nwhat’s up\rquit\n', timeout=60)
    assert (process.returncode, err) == (0, "")
    assert json.loads(out.splitlines()[0]) == {"id": "é😀", "perft": 16}
    assert out.splitlines()[1:] == ["error unknown command what’s"]
    status, out, err = end(real("engine", "--help"))
    assert (status, err) == (0, "")
    assert "--check" in out
