import json
from pathlib import Path

import pytest
from tests.cli.conftest import Real, Run, end

from fourfold.locales import LANGUAGES, texts
from fourfold.locales.checks import CODES, MISSING, packaged_file, packaged_text

POLISH = """\
language-name = Polski
web-menu = Menu
web-close = Zamknij
"""


@pytest.fixture
def polish(tmp_path: Path) -> Path:
    """A language that the package does not have yet."""
    path = tmp_path / "pl.ftl"
    path.write_text(POLISH, encoding="utf-8")
    return path


def planted(folder: Path, language: str, before: str, after: str) -> Path:
    """A language's file in which one thing is different."""
    text = packaged_text(language)
    assert text.count(before) == 1
    path = folder / f"{language}.ftl"
    path.write_text(text.replace(before, after), encoding="utf-8")
    return path


def test_every_language_is_listed_with_its_completeness(run: Run) -> None:
    lines = run("texts").stdout.splitlines()
    assert [line.split()[0] for line in lines[1:]] == list(LANGUAGES)
    rows = json.loads(run("texts", "--json").stdout)
    total = len(packaged_file("en").messages)
    english = next(row for row in rows if row["language"] == "en")
    assert english == {
        "language": "en",
        "name": "English",
        "texts": total,
        "missing": 0,
        "percent": 100.0,
    }


def test_the_percentage_is_written_as_the_language_does(run: Run) -> None:
    assert "100\u202f%" in run("--lang", "fr", "texts").stdout


def test_texts_without_faults(run: Run) -> None:
    result = run("texts", "check", "nl")
    assert (result.exit_code, result.stdout) == (0, "nl.ftl: No faults found.\n")
    result = run("texts", "check", "nl", "--json")
    assert (result.exit_code, json.loads(result.stdout)) == (0, [])


@pytest.mark.parametrize(
    ("fault", "code", "words"),
    [
        (("wint je tegenspeler.\n", "wint je tegenstander.\n"), "avoid", "de tegenspeler"),
        pytest.param(
            ("        [one] { $number } seconde\n", ""), "plural", "[one]", marks=pytest.mark.long
        ),
        pytest.param(
            ("action-pass = { $name }", "action-pass = Iemand"),
            *("lost", "$name"),
            marks=pytest.mark.long,
        ),
    ],
)
def test_a_planted_fault_is_told_with_its_place(
    run: Run, tmp_path: Path, fault: tuple[str, str], code: str, words: str
) -> None:
    path = planted(tmp_path, "nl", *fault)
    line = packaged_text("nl").partition(fault[0])[0].count("\n") + 1
    result = run("texts", "check", path)
    assert result.exit_code == 1
    told = [each for each in result.stdout.splitlines() if each.startswith(f"{path}:")]
    assert any(words in each for each in told)
    rows = json.loads(run("texts", "check", path, "--json").stdout)
    (row,) = [row for row in rows if row["code"] == code]
    assert row["file"] == str(path)
    # The place is that of the message, which may begin above the line.
    assert 0 <= line - row["line"] <= 2


def test_what_is_missing_is_counted_and_no_fault(run: Run, polish: Path) -> None:
    result = run("texts", "check", polish)
    missing = len(packaged_file("en").messages) - 3
    assert result.exit_code == 0
    assert result.stdout.endswith(
        f"No faults found. {missing} texts are missing and are shown in English.\n"
    )


def test_missing_texts_are_ready_to_be_translated(run: Run, polish: Path) -> None:
    """What is listed can be added to the file; then nothing is missing."""
    listed = run("texts", "missing", polish).stdout
    assert "# The call that wins, as it stands on buttons and in headings\nquarto-call = " in listed
    polish.write_text(POLISH + listed, encoding="utf-8")
    result = run("texts", "missing", polish)
    assert (result.stdout, result.stderr) == ("", "Nothing is missing.\n")
    faults = json.loads(run("texts", "check", polish, "--json").stdout)
    assert {fault["code"] for fault in faults} == {"plural"}, "Polish has more forms than English"


def test_missing_texts_as_json(run: Run, polish: Path) -> None:
    rows = json.loads(run("texts", "missing", polish, "--json").stdout)
    assert rows[1] == {
        "key": "quarto-call",
        "group": "The call",
        "description": "The call that wins, as it stands on buttons and in headings",
        "english": "QUARTO!",
    }
    assert json.loads(run("texts", "missing", "fr", "--json").stdout) == []


def test_texts_are_shown_beside_the_english(run: Run) -> None:
    lines = run("texts", "show", "fr", "quarto-call").stdout.splitlines()
    assert lines == [
        "quarto-call",
        "    # The call that wins, as it stands on buttons and in headings",
        "    en    QUARTO!",
        "    fr    QUARTO\u202f!",
        "",
    ]
    keys = [row["key"] for row in json.loads(run("texts", "show", "fr", "kind-", "--json").stdout)]
    assert keys == [key for key in packaged_file("en").messages if key.startswith("kind-")]


def test_a_text_that_is_shown_in_english(run: Run, polish: Path) -> None:
    assert "    pl    (shown in English)\n" in run("texts", "show", polish, "web-nav").stdout
    (row,) = json.loads(run("texts", "show", polish, "web-nav", "--json").stdout)
    assert row["text"] is None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["check", "tlh"], "unknown value tlh; choose one of de, en"),
        (["check", "nowhere/pl.ftl"], "cannot read nowhere/pl.ftl: No such file"),
        (["show", "fr", "nonsense"], "no key begins with nonsense"),
    ],
)
def test_what_cannot_be_read(run: Run, arguments: list[str], words: str) -> None:
    result = run("texts", *arguments)
    assert result.exit_code == 2
    assert words in result.stderr


def test_a_file_that_is_not_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "pl.ftl"
    path.write_bytes(b"web-menu = \xff\n")
    result = run("texts", "check", path)
    assert result.exit_code == 2
    assert str(path) in result.stderr


def test_a_file_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "pl.ftl"
    path.write_text("what \x1b[2J\n", encoding="utf-8")
    assert "\x1b" not in run("texts", "check", path).stdout


def test_every_finding_has_its_words() -> None:
    say = texts("en")
    keys = [f"cli-texts-finding-{code}" for code in CODES if code != MISSING]
    assert [key for key in keys if not say.has(key)] == []


def test_as_a_process_of_its_own(real: Real, polish: Path) -> None:
    status, out, err = end(real("texts", "check", polish))
    assert (status, err) == (0, "")
    assert out.startswith(f"{polish}: No faults found.")
