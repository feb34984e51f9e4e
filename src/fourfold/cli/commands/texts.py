"""`fourfold texts`: for those who translate, what a language has, what it lacks, what is wrong."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from fourfold.cli.help import SpeakingGroup, examples
from fourfold.cli.options import JsonArrayOption
from fourfold.cli.terminal.errors import fail, system_reason
from fourfold.cli.terminal.progress import progress_bar
from fourfold.cli.terminal.screen import Screen, harmless, open_screen, texts_of
from fourfold.locales import DEFAULT, LANGUAGES, Texts, match_language
from fourfold.locales.checks import (
    MISSING,
    Finding,
    check_text,
    completeness,
    packaged_file,
    packaged_text,
)
from fourfold.locales.sources import MessageFile, MessageSource, read_file

app = typer.Typer(cls=SpeakingGroup, invoke_without_command=True)

#: How a file of texts is called: `fr.ftl`.
_ENDING = ".ftl"

LanguageArgument = Annotated[
    str,
    typer.Argument(metavar="LANGUAGE|FILE", help="help-texts-language"),
]


@dataclass(frozen=True, slots=True)
class _Translation:
    """A language's texts, in the package or in a file of their own."""

    language: str
    place: str
    text: str

    def read(self) -> MessageFile:
        return read_file(self.text)


def register(parent: typer.Typer) -> None:
    """Add the commands."""
    parent.add_typer(
        app,
        name="texts",
        epilog=examples(
            "fourfold texts",
            "fourfold texts check fr",
            "fourfold texts missing new/pl.ftl",
            "fourfold texts show nl web-game",
        ),
    )


@app.callback()
def status(ctx: typer.Context, as_json: JsonArrayOption = False) -> None:
    """List the languages and how complete they are; a text that is missing is shown in English."""
    if ctx.invoked_subcommand is not None:
        return
    figures = [completeness(code, packaged_file(code)) for code in LANGUAGES]
    if as_json:
        rows = [
            {
                "language": each.language,
                "name": LANGUAGES[each.language],
                "texts": each.total,
                "missing": len(each.missing),
                "percent": each.percent,
            }
            for each in figures
        ]
        typer.echo(json.dumps(rows))
        return
    screen = open_screen(ctx)
    say = screen.texts
    table = Table(box=None, padding=(0, 1))
    table.add_column(say("cli-texts-head-language"))
    table.add_column("")
    for head in ("complete", "missing"):
        table.add_column(say(f"cli-texts-head-{head}"), justify="right")
    for each in figures:
        share = say("percent", number=each.percent)
        table.add_row(each.language, LANGUAGES[each.language], share, str(len(each.missing)))
    screen.console.print(table)


@app.command(
    epilog=examples(
        "fourfold texts check",
        "fourfold texts check fr nl",
        "fourfold texts check new/pl.ftl --json",
    )
)
def check(
    ctx: typer.Context,
    languages: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[LANGUAGE|FILE]…",
            help="help-texts-languages",
            show_default=False,
        ),
    ] = None,
    as_json: JsonArrayOption = False,
) -> None:
    """Check texts: keys, placeholders, plurals, terms of the glossary, punctuation.

    Exit status: 0 when all is well, 1 when something is wrong, 2 when a file
    cannot be read. Texts that are missing are counted, but nothing is wrong
    with them: they are shown in English.
    """
    wanted = [_open(ctx, name) for name in languages or LANGUAGES]
    screen = open_screen(ctx)
    found: list[tuple[_Translation, list[Finding]]] = []
    with progress_bar(screen.texts("cli-texts-checking"), len(wanted)) as bar:
        for each in wanted:
            found.append((each, check_text(each.language, each.text)))
            bar.advance()
    if as_json:
        rows = [_as_object(each, finding) for each, findings in found for finding in findings]
        typer.echo(json.dumps(rows))
    else:
        for each, findings in found:
            _tell(screen, each, findings)
    wrong = any(finding.code != MISSING for _, findings in found for finding in findings)
    raise typer.Exit(1 if wrong else 0)


@app.command(
    epilog=examples("fourfold texts missing fr", "fourfold texts missing new/pl.ftl >> new/pl.ftl")
)
def missing(
    ctx: typer.Context, language: LanguageArgument, as_json: JsonArrayOption = False
) -> None:
    """List the texts that a language shows in English, ready to be translated.

    Each has its description and its English text, in the format of the file.
    """
    translation = _open(ctx, language)
    english = packaged_file(DEFAULT).messages
    lacking = completeness(translation.language, translation.read()).missing
    if as_json:
        rows = [_described(english[key]) for key in lacking]
        typer.echo(json.dumps(rows))
        return
    group = ""
    for key in lacking:
        if english[key].group != group:
            group = english[key].group
            typer.echo(f"## {group}\n")
        typer.echo(english[key].entry)
    if not lacking:
        # Not where the texts go: they may be written to the file.
        typer.echo(texts_of(ctx)("cli-texts-none-missing"), err=True)


@app.command(epilog=examples("fourfold texts show fr", "fourfold texts show pt-BR web-game --json"))
def show(
    ctx: typer.Context,
    language: LanguageArgument,
    beginning: Annotated[
        str, typer.Argument(metavar="[BEGINNING]", help="help-texts-beginning")
    ] = "",
    as_json: JsonArrayOption = False,
) -> None:
    """Show each text with its description, in English and in a language."""
    translation = _open(ctx, language)
    own = translation.read().messages
    chosen = [
        message
        for key, message in packaged_file(DEFAULT).messages.items()
        if key.startswith(beginning)
    ]
    say = texts_of(ctx)
    if not chosen:
        fail(ctx, say("cli-texts-no-key", text=beginning))
    if as_json:
        rows = [
            {**_described(each), "text": own[each.key].text if each.key in own else None}
            for each in chosen
        ]
        typer.echo(json.dumps(rows))
        return
    screen = open_screen(ctx)
    for each in chosen:
        screen.row(each.key, "bold")
        for line in each.description.split("\n"):
            screen.row(f"    # {line}")
        _show_text(screen, DEFAULT, each.text)
        if translation.language != DEFAULT:
            ours = own[each.key].text if each.key in own else say("cli-texts-in-english")
            _show_text(screen, translation.language, ours)
        screen.row("")


def _open(ctx: typer.Context, name: str) -> _Translation:
    """The texts of a language in this package, or of a file that is named after its language."""
    if name.endswith(_ENDING):
        path = Path(name)
        try:
            return _Translation(path.stem, name, path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            why = system_reason(error) if isinstance(error, OSError) else error
            fail(ctx, texts_of(ctx)("cli-error-unreadable", path=name, why=why))
    language = match_language(name)
    if language is None:
        names = ", ".join([*LANGUAGES, f"FILE{_ENDING}"])
        fail(ctx, texts_of(ctx)("cli-error-choice", name=name, names=names))
    return _Translation(language, f"{language}{_ENDING}", packaged_text(language))


def _tell(screen: Screen, translation: _Translation, findings: list[Finding]) -> None:
    """What is wrong in a file, a line each, with the place as compilers write it."""
    say = screen.texts
    wrong = [finding for finding in findings if finding.code != MISSING]
    for each in wrong:
        place = f"{translation.place}:{each.line}:"
        words = _words(say, each)
        screen.row(f"{place} {say.labelled(each.key, words) if each.key else words}")
    lacking = len(findings) - len(wrong)
    parts = [say("cli-texts-found", number=len(wrong)) if wrong else say("cli-texts-well")]
    parts += [say("cli-texts-lacking", number=lacking)] if lacking else []
    screen.row(say.labelled(translation.place, " ".join(parts)), "bold")


def _words(say: Texts, finding: Finding) -> str:
    return say(f"cli-texts-finding-{finding.code}", **finding.details)


def _as_object(translation: _Translation, finding: Finding) -> dict[str, object]:
    return {
        "language": finding.language,
        "file": translation.place,
        "line": finding.line or None,
        "key": finding.key or None,
        "code": finding.code,
        "details": dict(finding.details),
    }


def _described(message: MessageSource) -> dict[str, object]:
    return {
        "key": message.key,
        "group": message.group,
        "description": message.description,
        "english": message.text,
    }


def _show_text(screen: Screen, language: str, text: str) -> None:
    first, *more = harmless(text).split("\n")
    screen.row(f"    {language:<5} {first}")
    for line in more:
        screen.row(f"          {line}")
