"""Reading catalogues, choosing a language, counting and listing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping

import pytest

from fourfold.locales import (
    LANGUAGES,
    Texts,
    accepted_language,
    best_language,
    plural,
    system_language,
    texts,
)


def test_each_language_is_read_once() -> None:
    assert texts("fr") is texts("fr")
    assert repr(texts("fr")) == "texts('fr')"
    assert list(LANGUAGES) == ["en", "fr", "nl", "de", "es", "it", "pt"]


def test_an_unknown_language_names_the_choices() -> None:
    with pytest.raises(ValueError, match="'tlh': choose en, fr, nl, de, es, it or pt"):
        texts("tlh")


def test_a_missing_key_names_key_and_language() -> None:
    with pytest.raises(KeyError, match=r"catalogue nl has no text no\.such\.key"):
        texts("nl")("no.such.key")
    with pytest.raises(KeyError, match=r"catalogue de has no text unit\.unicorn\.other"):
        texts("de").count("unit.unicorn", 2)


def test_a_missing_detail_names_key_language_and_detail() -> None:
    with pytest.raises(KeyError, match=r"outcome\.time \(es\) needs a value for 'other'"):
        texts("es")("outcome.time", name="Ana")


def test_braces_in_a_value_stay_as_they_are() -> None:
    assert texts("en")("action.pass", name="{other}") == "{other} passes."


def test_a_detail_may_have_any_name() -> None:
    say = Texts("en", {"odd": "{key} {self} {number}", "many.other": "{number} {key}"})
    assert say("odd", key=1, self=2, number=3) == "1 2 3"
    assert say.count("many", 5, key="x") == "5 x"
    assert say.count("many", 5, number="five", key="x") == "five x"


@pytest.mark.parametrize(
    ("language", "zero", "one", "two"),
    [
        ("en", "0 pieces", "1 piece", "2 pieces"),
        ("fr", "0 pièce", "1 pièce", "2 pièces"),
        ("nl", "0 stukken", "1 stuk", "2 stukken"),
        ("de", "0 Figuren", "1 Figur", "2 Figuren"),
        ("es", "0 piezas", "1 pieza", "2 piezas"),
        ("it", "0 pezzi", "1 pezzo", "2 pezzi"),
        ("pt", "0 peça", "1 peça", "2 peças"),
    ],
)
def test_counting(language: str, zero: str, one: str, two: str) -> None:
    say = texts(language)
    assert [say.count("unit.piece", number) for number in (0, 1, 2)] == [zero, one, two]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms(language: str) -> None:
    assert [plural(language, number) for number in (1, 2, 16, 100)] == ["one", *["other"] * 3]


def test_values_and_traits_of_an_edition() -> None:
    assert texts("fr").value("hollow") == "creuse"
    assert texts("fr").value("hollow", number=4) == "creuses"
    assert texts("nl").value("hollow", edition="mushrooms") == "met gele stippen"
    assert texts("it").trait("shape") == "forma"
    assert texts("it").trait("shape", "mushrooms") == "cappello"
    with pytest.raises(KeyError, match=r"value\.chess\.light"):
        texts("en").value("light", "chess")


@pytest.mark.parametrize(
    ("words", "listed"),
    [
        ([], ""),
        (["hell"], "hell"),
        (["hell", "rund"], "hell und rund"),
        (["hell", "rund", "hoch", "hohl"], "hell, rund, hoch und hohl"),
    ],
)
def test_listing(words: list[str], listed: str) -> None:
    assert texts("de").listed(words) == listed


def test_labelling() -> None:
    assert texts("en").labelled("Level", 2) == "Level: 2"
    assert texts("fr").labelled("Niveau", 2) == "Niveau\u202f: 2"


@pytest.mark.parametrize(
    ("wanted", "best"),
    [
        (["fr"], "fr"),
        (["fr_BE.UTF-8"], "fr"),
        (["fr-CA"], "fr"),
        (["pt-BR"], "pt"),
        (["PT_br"], "pt"),
        (["de@euro"], "de"),
        (["de_CH.ISO-8859-1@euro"], "de"),
        (["zh-Hant-TW", "it;q=0.8", "es"], "it"),
        ([" nl "], "nl"),
        (["gsw", "es-419"], "es"),
        (["C"], "en"),
        (["C.UTF-8"], "en"),
        (["POSIX"], "en"),
        (["*"], "en"),
        (["ende"], "en"),
        ([""], "en"),
        ([], "en"),
    ],
)
def test_best_language(wanted: list[str], best: str) -> None:
    assert best_language(wanted) == best


@pytest.mark.parametrize(
    ("header", "best"),
    [
        ("en;q=0.1,fr;q=0.9", "fr"),
        ("nl, de;q=0.9", "nl"),
        ("de;q=0.9, nl", "nl"),
        ("pt-BR,pt;q=0.8,en;q=0.5", "pt"),
        ("fr;q=0, en", "en"),
        ("fr;q=0", "en"),
        ("es;q=0.8, it;q=0.8", "es"),
        ("tlh, *;q=0.5", "en"),
        ("fr ; Q = 0.3 , de", "de"),
        ("fr;q=nonsense, de;q=0.5", "fr"),
        ("fr;level=1;q=0.2, de;q=0.4", "de"),
        ("", "en"),
        (",;,=;q", "en"),
    ],
)
def test_accepted_language(header: str, best: str) -> None:
    assert accepted_language(header) == best


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "de_AT", "LC_ALL": "es_ES"}, "es"),
        ({"LC_ALL": "es_ES", "FOURFOLD_LANG": "it"}, "it"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_TIME": "de_DE", "LANGUAGE": "es"}, "fr"),
    ],
)
def test_system_language(environ: Mapping[str, str], language: str) -> None:
    assert system_language(environ) == language


def run_python(*arguments: str) -> str:
    environ = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, *arguments],
        check=True,
        capture_output=True,
        encoding="utf-8",
        env=environ,
    )
    return done.stdout


def test_catalogues_are_read_only_when_asked_for() -> None:
    code = (
        "import json, sys, importlib.resources as r; from pathlib import Path\n"
        "read = []; old = Path.read_text\n"
        "def spy(self, *a, **k):\n    read.append(self.name); return old(self, *a, **k)\n"
        "Path.read_text = spy\n"
        "from fourfold.locales import texts\n"
        "before = list(read); texts('it'); texts('it')\n"
        "print(json.dumps([before, read]))"
    )
    assert json.loads(run_python("-c", code)) == [[], ["it.json"]]


def test_reading_a_catalogue_beside_the_english() -> None:
    lines = run_python("-m", "fourfold.locales", "fr").splitlines()
    assert "kind.row.one" in lines
    place = lines.index("kind.row.one")
    assert lines[place + 1 : place + 3] == ["    row", "    ligne"]
