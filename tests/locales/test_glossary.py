"""The words of the game: one term a language, and texts that keep to it."""

from __future__ import annotations

import pytest

from fourfold.locales import LANGUAGES
from fourfold.locales.checks import check_text, packaged_text
from fourfold.locales.glossary import Glossary, glossary, read_glossary

SMALL = """
[turn]
about = "What is played."
apart = ["turn it on"]
elsewhere = ["key-of-*"]
en = { term = "turn", forms = ["turn", "turns"] }
de = { term = "der Zug", forms = ["Zug", "Züge*", "zieh* … aus"], avoid = ["Spielzug*"] }

[board]
about = "Where."
free = true
en = { term = "board", forms = ["board"] }
de = { term = "das Brett", forms = ["Brett"], avoid = ["Plan"] }

[exceptions.de]
short = { turn = "no room" }

[avoid.de]
"Zeug*" = "say what it is"
"""


@pytest.fixture
def words() -> Glossary:
    return read_glossary(SMALL)


def missing(words: Glossary, key: str, english: str, text: str) -> list[str]:
    return [word.word for word in words.missing("de", key, [english], [text])]


def test_every_word_has_a_term_in_every_language() -> None:
    lacking = {word.word: set(LANGUAGES) - set(word.terms) for word in glossary().words}
    assert {word: codes for word, codes in lacking.items() if codes} == {}


def test_every_term_is_one_of_its_own_forms() -> None:
    for word in glossary().words:
        for language, term in word.terms.items():
            # An English form may be narrower: `your turn` is another word than `turn`.
            assert language == "en" or term.forms.search(term.term), (word.word, language)
            assert not term.avoid.search(term.term), (word.word, language)


@pytest.mark.parametrize(
    ("english", "text", "found"),
    [
        ("Your turn", "Dein Zug", []),
        ("Your turns", "Deine ZÜGEN", []),
        ("Your turn", "Du bist dran", ["turn"]),
        ("Your turn", "Ein Anzug", ["turn"]),
        ("Your turn", "zieht sich aus", []),
        ("Return", "Zurück", []),
        ("Please turn it on", "Schalte es ein", []),
        ("The board", "Hier", []),
    ],
)
def test_a_translation_has_the_term(
    words: Glossary, english: str, text: str, found: list[str]
) -> None:
    assert missing(words, "some", english, text) == found


def test_a_term_is_wanted_where_every_english_reading_has_the_word(words: Glossary) -> None:
    both, one = ["1 turn", "2 turns"], ["now", "2 turns"]
    assert [word.word for word in words.missing("de", "some", both, ["1 Zug", "2 Mal"])] == ["turn"]
    assert [word.word for word in words.missing("de", "some", one, ["jetzt", "2 Mal"])] == []


def test_messages_can_be_excused(words: Glossary) -> None:
    assert missing(words, "short", "Turn", "Los") == []
    assert missing(words, "key-of-c", "Turn", "Los") == []
    assert missing(words, "key-c", "Turn", "Los") == ["turn"]


def test_words_to_avoid(words: Glossary) -> None:
    found = list(words.avoided("de", "some", "Spielzüge, ein Spielzug, der Plan, das Zeugs"))
    assert found == [
        ("Spielzug", "der Zug"),
        ("Plan", "das Brett"),
        ("Zeugs", "say what it is"),
    ]
    assert list(words.avoided("de", "short", "ein Spielzug")) == []


@pytest.mark.parametrize(
    ("language", "key"), sorted({(language, key) for language, key, _ in glossary().exceptions})
)
def test_every_exception_is_needed(language: str, key: str) -> None:
    """Without it there is something to find: else it goes."""
    strict = Glossary(glossary().words, glossary().avoid, {})
    found = check_text(language, packaged_text(language), strict)
    assert [finding.code for finding in found if finding.key == key]
