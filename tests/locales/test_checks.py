"""What the checks find: each fault is planted in a copy of a language's file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fourfold.locales.checks import CODES, Finding, check_text, completeness, packaged_text
from fourfold.locales.sources import read_file

ONE_FORM = "{ $number ->\n       *[other] { $number } Züge\n    }"
NO_CHOICE = "{ $number } jugadas"
THREE_FORMS = """{ $number ->
        [one] { $number } ruch
        [few] { $number } ruchy
       *[other] { $number } ruchu
    }"""


def plant(language: str, key: str, text: str, file: str = "") -> str:
    """A language's file with another text for a message."""
    entry = re.compile(rf"^{key} *=.*\n( .*\n)*", re.MULTILINE)
    planted, count = entry.subn(lambda _: f"{key} = {text}\n", file or packaged_text(language))
    assert count == 1, f"{language} has {key} once"
    return planted


def found(language: str, text: str) -> list[tuple[str, str, list[str]]]:
    findings = check_text(language, text)
    return [(each.key, each.code, list(each.details.values())) for each in findings]


def alone(language: str, key: str, text: str) -> list[tuple[str, str, list[str]]]:
    """What is found in a file with one message."""
    findings = found(language, f"{key} = {text}\n")
    return [finding for finding in findings if finding[1] != "missing"]


def test_faults_are_found_in_a_copy_of_a_file() -> None:
    """A wrong term, a missing plural and a lost detail, and nothing but these."""
    text = plant("nl", "web-game-resign-sure", "Als je opgeeft, wint je tegenstander.")
    for key, planted in [
        ("unit-second", "{ $number ->\n    *[other] { $number } zetten\n  }"),
        ("outcome-time", "{ $name } wint door tijdsoverschrijding"),
    ]:
        text = plant("nl", key, planted, text)
    assert sorted(found("nl", text)) == [
        ("outcome-time", "lost", ["$other"]),
        ("unit-second", "plural", ["one"]),
        ("web-game-resign-sure", "avoid", ["tegenstander", "de tegenspeler"]),
        ("web-game-resign-sure", "term", ["opponent", "de tegenspeler"]),
    ]


@pytest.mark.parametrize(
    ("language", "key", "text", "code", "details"),
    [
        # A term that is not there, and a word that stands for it.
        ("nl", "web-game-resign-sure", "Als je opgeeft, verlies je.", "term", "de tegenspeler"),
        ("fr", "setting-traits", "Caractéristiques", "avoid", "Caractéristiques"),
        ("de", "web-hand-empty", "kein Spielstein", "avoid", "Spielstein"),
        ("pt-PT", "web-account-code", "Código da senha", "avoid", "senha"),
        ("pt-PT", "web-loading", "Está carregando…", "avoid", "Está carregando"),
        ("pt-BR", "web-review-file", "Escolher um ficheiro", "avoid", "ficheiro"),
        ("en", "web-close", "Close for everybody", "avoid", "everybody"),
        # A plural that is missing: in the choice, or with the choice itself.
        ("de", "unit-second", ONE_FORM, "plural", "one"),
        ("es", "unit-second", NO_CHOICE, "plural", "one"),
        # Details: lost, added, and chosen by without being given.
        ("it", "action-resign", "Qualcuno si arrende.", "lost", "$name"),
        ("it", "action-pass", "{ $name } e { $other } passano.", "added", "$other"),
        ("de", "web-menu", "{ $number ->\n   *[other] Menü\n  }", "unasked", "$number"),
        # Values and references that do not exist.
        ("fr", "trait-fill", "{ $edition ->\n   *[wood] pois\n  }", "value", "wood"),
        ("fr", "web-close", "{ no-such }", "reference", "no-such"),
        # Punctuation.
        ("fr", "phrase-oops", "Oups !", "french", "Oups !"),
        ("fr", "phrase-oops", "«Oups\u202f!\u202f»", "french", "«Oups"),
        ("es", "phrase-oops", "Huy!", "spanish", "¡"),
        ("de", "web-close", "Zu 95% zu", "german", "Zu 95% zu"),
        ("nl", "web-loading", "Even geduld...", "dots", "geduld..."),
        ("it", "web-close", "L'altro", "straight", "'"),
        ("nl", "web-close", "Nu  sluiten", "spaces", "Nu  sluiten"),
        ("nl", "problem-game-over", "De partij is afgelopen", "ending", ""),
        ("nl", "web-menu", "Het menu!", "ending", "!"),
    ],
)
def test_a_planted_fault_is_found(
    language: str, key: str, text: str, code: str, details: str
) -> None:
    findings = alone(language, key, text)
    assert (key, code) in [(found_key, found_code) for found_key, found_code, _ in findings]
    told = next(more for _, found_code, more in findings if found_code == code)
    assert any(details in each for each in told)


def test_a_detail_that_one_edition_lost() -> None:
    text = "{ $edition ->\n   [mushrooms] Voilà un champignon.\n  *[classic] { $name }.\n  }"
    assert ("waiting-place", "lost", ["$name"]) in alone("fr", "waiting-place", text)


@pytest.mark.parametrize(
    ("language", "key", "text"),
    [
        # Straight marks where English has them are typed that way.
        ("fr", "expected-tag", 'une ligne comme [First "Ana"]'),
        # A dot in one word is an abbreviation.
        ("pt-PT", "cli-replay-turns", "Jog."),
        # An exact number is a form too.
        ("de", "unit-second", "{ $number ->\n  [1] ein Zug\n *[other] { $number } Züge\n }"),
    ],
)
def test_what_only_looks_like_a_fault(language: str, key: str, text: str) -> None:
    assert alone(language, key, text) == []


def test_lines_that_cannot_be_read() -> None:
    text = "web-menu = Menü\n" + packaged_text("de").replace("web-menu = ", "web-menu ")
    (finding,) = check_text("de", text)
    line = next(n for n, each in enumerate(text.split("\n"), 1) if each.startswith("web-menu Men"))
    assert finding == Finding("de", line, "", "junk", {"text": "web-menu Menü"})


def test_a_choice_without_a_default_cannot_be_read() -> None:
    findings = found("de", plant("de", "web-menu", "{ $edition ->\n    [classic] Menü\n  }"))
    assert [each[:2] for each in findings] == [("", "junk"), ("web-menu", "missing")]


def test_a_key_that_english_does_not_have() -> None:
    extra = "web-menue = Menü\n"
    assert found("de", packaged_text("de") + extra) == [("web-menue", "unknown", [])]
    assert found("de", packaged_text("de") + "-menu = Menü\n") == [("-menu", "unknown", [])]


def test_a_language_may_have_messages_of_its_own_for_others() -> None:
    planted = plant("de", "web-menu", "{ own-menu }") + "own-menu = Menü\n"
    assert found("de", planted) == []


def test_a_key_that_is_missing_or_stands_there_twice() -> None:
    planted = plant("de", "web-menu", "Menü").replace("web-menu = Menü\n", "")
    assert found("de", planted) == [("web-menu", "missing", [])]
    twice = packaged_text("de") + "web-menu = Menü\n"
    assert found("de", twice) == [("web-menu", "twice", [])]


def test_how_complete_a_file_is() -> None:
    lacking = packaged_text("fr").replace("web-menu = ", "# ")
    assert completeness("fr", read_file(packaged_text("fr"))).percent == 100
    some = completeness("fr", read_file(lacking))
    assert (some.missing, some.percent) == (("web-menu",), 99.9)
    assert completeness("xx", read_file("")).percent == 0


def test_a_new_language_is_held_to_its_own_plurals() -> None:
    """CLDR's rules for whole numbers: Polish has one, few and many; Japanese one form for all."""
    findings = found("pl", f"unit-second = {THREE_FORMS}\nunit-day = {{ $number }} dni\n")
    assert [each for each in findings if each[1] != "missing"] == [
        ("unit-second", "plural", ["many"]),
        ("unit-day", "plural", ["few"]),
        ("unit-day", "plural", ["many"]),
        ("unit-day", "plural", ["one"]),
    ]
    assert {each[1] for each in found("ja", "unit-second = { $number }手\n")} == {"missing"}


def test_a_language_that_nobody_knows() -> None:
    assert found("tlh-KX", "web-menu = HIDjolev\n")[0] == ("", "language", ["tlh-KX"])


def test_every_code_is_planted_here() -> None:
    """A check without a test of its own finds nothing for all we know."""
    text = Path(__file__).read_text(encoding="utf-8")
    assert [code for code in CODES if f'"{code}"' not in text] == []
