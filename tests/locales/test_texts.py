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
    match_language,
    system_language,
    texts,
)
from fourfold.locales.catalogue import Catalogue
from fourfold.rules import Piece


def test_each_language_is_read_once() -> None:
    assert texts("fr") is texts("fr")
    assert repr(texts("fr")) == "texts('fr')"


def test_languages_stand_by_their_own_names_in_order() -> None:
    assert list(LANGUAGES.items()) == [
        ("de", "Deutsch"),
        ("en", "English"),
        ("es", "Español"),
        ("fr", "Français"),
        ("it", "Italiano"),
        ("nl", "Nederlands"),
        ("pt-BR", "Português (Brasil)"),
        ("pt-PT", "Português (Portugal)"),
    ]


def test_an_unknown_language_names_the_choices() -> None:
    with pytest.raises(ValueError, match=r"'tlh': choose de, en, .* nl, pt-BR or pt-PT"):
        texts("tlh")


def test_a_missing_key_names_key_and_language() -> None:
    with pytest.raises(KeyError, match=r"catalogue nl has no text no-such-key"):
        texts("nl")("no-such-key")


def test_a_missing_detail_names_key_language_and_detail() -> None:
    with pytest.raises(KeyError, match=r"outcome-time \(es\).*other"):
        texts("es")("outcome-time", name="Ana")


def test_braces_in_a_value_stay_as_they_are() -> None:
    assert texts("en")("action-pass", name="{other} { $x }") == "{other} { $x } passes."


def odd(source: str, fallback: str = "") -> Texts:
    return Texts("en", Catalogue("en-GB", source, Catalogue("en-GB", fallback)))


def test_a_detail_may_have_any_name() -> None:
    say = odd("odd = { $key } { $self } { $number }\n")
    assert say("odd", key=1, self=2, number=3) == "1 2 3"


def test_a_text_that_is_missing_falls_back_key_by_key() -> None:
    """Also inside of another text: a translation may refer to what it lacks."""
    say = odd("mine = hier { other }\n", "mine = here\nother = there { $name }\nthird = far\n")
    assert say("mine", name="Ana") == "hier there Ana"
    assert say("third") == "far"
    assert [say.lacks(key) for key in ("mine", "other", "third")] == [False, True, True]


def test_comments_and_blank_lines_are_no_part_of_a_text() -> None:
    say = odd("# about one\none = 1\n\n## Group\n\n# about two\ntwo =\n    2\n    3\n")
    assert (say("one"), say("two")) == ("1", "2\n3")


def test_a_piece_brings_its_traits() -> None:
    """R2, R3: a piece is named by its traits, its digit is for those who type it."""
    say = texts("en")
    assert say("piece-the", piece=Piece(11)) == "the short dark round hollow piece"
    typed = say.bind(edition="mushrooms", digits="shown")
    assert (
        typed("piece-the", piece=Piece(4)) == "the big blue flat mushroom without yellow dots (4)"
    )


@pytest.mark.parametrize(
    ("language", "thousand", "million"),
    [
        ("en", "1500 pieces", "1,500,000 pieces"),
        ("de", "1500 Figuren", "1.500.000 Figuren"),
        ("fr", "1500 pièces", "1\u202f500\u202f000 pièces"),
        ("pt-PT", "1500 peças", "1\u00a0500\u00a0000 peças"),
    ],
)
def test_numbers(language: str, thousand: str, million: str) -> None:
    say = texts(language)
    assert say("unit-piece", number=1500) == thousand
    assert say("unit-piece", number=1_500_000) == million


@pytest.mark.parametrize(
    ("language", "zero", "one", "two"),
    [
        ("en", "0 pieces", "1 piece", "2 pieces"),
        ("fr", "0 pièce", "1 pièce", "2 pièces"),
        ("nl", "0 stukken", "1 stuk", "2 stukken"),
        ("de", "0 Figuren", "1 Figur", "2 Figuren"),
        ("es", "0 piezas", "1 pieza", "2 piezas"),
        ("it", "0 pezzi", "1 pezzo", "2 pezzi"),
        ("pt-PT", "0 peças", "1 peça", "2 peças"),
        ("pt-BR", "0 peça", "1 peça", "2 peças"),
    ],
)
def test_counting(language: str, zero: str, one: str, two: str) -> None:
    say = texts(language)
    assert [say("unit-piece", number=number) for number in (0, 1, 2)] == [zero, one, two]


def test_values_and_traits_of_an_edition() -> None:
    assert texts("fr").value("hollow") == "creuse"
    assert texts("fr").value("hollow", number=4) == "creuses"
    assert texts("nl").value("hollow", edition="mushrooms") == "met gele stippen"
    assert texts("it").trait("shape") == "forma"
    assert texts("it").trait("shape", "mushrooms") == "cappello"


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
        (["pt-BR"], "pt-BR"),
        (["PT_br"], "pt-BR"),
        (["pt"], "pt-PT"),
        (["pt-AO"], "pt-PT"),
        (["pt-BR-x-formal"], "pt-BR"),
        (["en-US"], "en"),
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


def test_match_language() -> None:
    assert [match_language(tag) for tag in ("pt", "PT-br", "tlh", "")] == [
        "pt-PT",
        "pt-BR",
        None,
        None,
    ]


@pytest.mark.parametrize(
    ("header", "best"),
    [
        ("en;q=0.1,fr;q=0.9", "fr"),
        ("nl, de;q=0.9", "nl"),
        ("de;q=0.9, nl", "nl"),
        ("pt-BR,pt;q=0.8,en;q=0.5", "pt-BR"),
        ("tlh,pt;q=0.8,en;q=0.5", "pt-PT"),
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
    assert json.loads(run_python("-c", code)) == [[], ["it.ftl", "en.ftl"]]
