"""Help and errors of usage, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer import rich_utils
from typer._click.core import Command
from typer.core import TyperArgument, TyperGroup, TyperOption

import fourfold.cli
from fourfold.cli.app import load_command
from fourfold.cli.commands import COMMANDS
from fourfold.cli.help import errors_in
from fourfold.locales import LANGUAGES, texts

from .conftest import Run
from .test_app import complete

#: What no language translates.
CODES = {"URL"}


def paths() -> Iterator[tuple[str, Command]]:
    """Every command, by what is typed to call it."""
    for name in COMMANDS:
        command = load_command(name)
        yield name, command
        if isinstance(command, TyperGroup):
            yield from ((f"{name} {each}", sub) for each, sub in command.commands.items())


PATHS = dict(paths())
KEYS = {path: f"help-{path.replace(' ', '-')}" for path in PATHS}
every_command = pytest.mark.parametrize("path", PATHS)
every_other_language = pytest.mark.parametrize("language", [x for x in LANGUAGES if x != "en"])


def parameters(path: str) -> list[TyperOption | TyperArgument]:
    return [each for each in PATHS[path].params if isinstance(each, TyperOption | TyperArgument)]


def plain(text: str) -> str:
    """A text in one line, without frames."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is wrapped."""
    monkeypatch.setenv("COLUMNS", "600")


# The catalogue has it ---------------------------------------------------------------------------


@every_command
def test_all_help_is_in_the_catalogue(path: str) -> None:
    say = texts("en")
    assert say.has(KEYS[path])
    for parameter in parameters(path):
        key, *details = (parameter.help or "").split("\n")
        assert say.has(key), parameter.name
        assert say.shown(key) == {detail.partition("=")[0] for detail in details}, key
        assert parameter.rich_help_panel is None or say.has(parameter.rich_help_panel)
        assert not isinstance(parameter.show_default, str) or say.has(parameter.show_default)


@every_command
def test_what_stands_for_a_value_is_in_the_catalogue(path: str) -> None:
    say = texts("en")
    for parameter in parameters(path):
        metavar = parameter.metavar or ""
        if not say.has(f"help-metavar-{metavar.lower()}"):
            words = set(re.findall("[A-Z]{3,}", metavar)) - CODES
            assert [word for word in words if not say.has(f"help-metavar-{word.lower()}")] == []
        assert (isinstance(parameter, TyperOption) and parameter.is_flag) or metavar, parameter.name


def test_no_text_of_the_help_is_left_over() -> None:
    used = {*KEYS.values(), *(f"{key}-more" for key in KEYS.values()), "help-fourfold"}
    sources = [
        path.read_text(encoding="utf-8") for path in Path(fourfold.cli.__path__[0]).rglob("*.py")
    ]
    used |= {key for text in sources for key in re.findall(r"\bhelp-[a-z-]+", text)}
    made = ("help-metavar-", "help-error-no-", "help-error-missing-")
    keys = [key for key in texts("en").all_keys() if key.startswith("help-")]
    assert [key for key in keys if key not in used and not key.startswith(made)] == []


# Help in a language -----------------------------------------------------------------------------


@every_other_language
def test_no_english_is_left_where_there_is_a_translation(run: Run, language: str) -> None:
    english, say = texts("en"), texts(language)
    sentences = {}
    for key in english.all_keys():
        if key.startswith("help-") and not key.startswith("help-metavar") and not say.lacks(key):
            source = english.source(key)
            if "{" not in source and source != say.source(key):
                sentences[key] = re.compile(rf"(?<!\w){re.escape(source)}(?!\w)")
    for path in ("", *PATHS):
        shown = plain(run("--lang", language, *path.split(), "--help").stdout)
        found = {key: match[0] for key, text in sentences.items() if (match := text.search(shown))}
        assert found == {}, path


@every_command
def test_french_help_says_everything(run: Run, path: str) -> None:
    say = texts("fr")
    shown = run("--lang", "fr", *path.split(), "--help").stdout
    assert plain(shown).startswith(f"Utilisation : fourfold {path} [OPTIONS]")
    flat = plain(shown)
    for key in (KEYS[path], f"{KEYS[path]}-more", "help-options", "help-help"):
        assert not say.has(key) or plain(say(key)) in flat
    for parameter in parameters(path):
        key, *details = (parameter.help or "").split("\n")
        assert plain(say(key, **dict(each.split("=", 1) for each in details))) in flat
    assert "<" not in re.sub(r"< \S+\.txt", "", flat).replace(".reports > 0", "")


def test_words_around_the_help(run: Run) -> None:
    shown = plain(run("--lang", "de", "book", "build", "--help").stdout)
    assert "* --directory ORDNER" in shown
    for words in ("[erforderlich]", "[Vorgabe: 256]", "[Vorgabe: (ORDNER/work)]", "Beispiele:"):
        assert words in shown
    assert "[Umgebungsvariable: FOURFOLD_TOKEN]" in plain(
        run("--lang", "de", "bot", "--help").stdout
    )
    assert "Argumente" in run("--lang", "de", "solve", "--help").stdout
    assert "Befehle" in run("--lang", "de", "db", "--help").stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "fr", "--help"),
        ("--help", "--lang", "fr"),
        ("--lang=FR", "--help"),
        ("--lang", "fr", "play", "--help"),
        ("--lang", "fr", "db", "check", "--help"),
    ],
)
def test_the_option_chooses_the_language_of_help(run: Run, arguments: tuple[str, ...]) -> None:
    found = run(*arguments)
    assert found.exit_code == 0
    assert "Utilisation\u202f:" in found.stdout


def test_the_system_chooses_the_language_of_help(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOURFOLD_LANG", "fr")
    assert "Commandes" in run("--help").stdout
    monkeypatch.delenv("FOURFOLD_LANG")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Diese Hilfe zeigen und beenden." in run("play", "--help").stdout
    # Without arguments there is help, too.
    assert "Befehle" in run("db").output


def test_shells_show_the_help_in_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("FOURFOLD_LANG", "fr")
    (show,) = complete("fourfold sh", "fish")
    # Typer shortens it.
    assert show.startswith("show\tDessiner une position")
    (step,) = complete("fourfold replay --st", "fish")
    assert texts("fr")("help-replay-step") in step


def test_one_language_leaves_nothing_to_the_next(run: Run) -> None:
    english = run("show", "--help").stdout
    assert run("--lang", "fr", "show", "--help").stdout != english
    assert run("show", "--help").stdout == english


# Errors -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("shwo", "Il n’y a pas de commande 'shwo'. Vouliez-vous dire 'show' ?"),
        ("zzz", "Il n’y a pas de commande 'zzz'."),
        ("db chek", "Il n’y a pas de commande 'chek'. Vouliez-vous dire 'check' ?"),
        ("show --zzz", "Il n’y a pas d’option --zzz."),
        ("show --leve 2", "Il n’y a pas d’option --leve. Vouliez-vous dire --level ?"),
        ("--zzz", "Il n’y a pas d’option --zzz."),
        ("", "Il manque la commande."),
        ("replay", "Il manque l’argument 'FICHIER|DOSSIER'."),
        ("bot", "Il manque l’option '--server'."),
        ("patterns a b", "Inattendu ici : a b"),
        ("play --players Ana", "L’option --players demande 2 valeurs."),
        ("play --save", "L’option --save demande une valeur."),
        ("play --random=1", "L’option --random ne prend pas de valeur."),
        ("serve --port x", "--port : impossible de lire 'x'"),
    ],
)
def test_errors_of_usage(run: Run, arguments: str, message: str) -> None:
    found = run("--lang", "fr", *arguments.split())
    assert (found.exit_code, found.stdout) == (2, "")
    assert message in plain(found.stderr)
    if not arguments.startswith("serve"):
        assert found.stderr.startswith("Utilisation\u202f: fourfold")
        assert "Pour obtenir de l’aide : 'fourfold" in plain(found.stderr)
        assert "Erreur" in found.stderr


def test_an_unknown_language_is_refused_in_the_language_of_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOURFOLD_LANG", "de")
    found = run("--lang", "tlh", "show")
    assert found.exit_code == 2
    assert "Es gibt keine Texte in 'tlh'; wähle aus de, en" in plain(found.stderr)


def test_an_error_cannot_steer_the_terminal(run: Run) -> None:
    assert "\x1b" not in run("show", "--\x1b[31m").stderr
    assert "\x1b" not in run("patterns", "\x1b[31m").stderr


def test_an_interrupted_question_ends_in_words() -> None:
    with pytest.raises(typer.Abort), errors_in(texts("fr")):
        raise typer.Abort
    assert rich_utils.ABORTED_TEXT == "Interrompu."
