"""Names: what is accepted, what looks alike, which words are refused."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.locales import LANGUAGES, texts
from fourfold.play.opponents.players import OPPONENTS
from fourfold.server.people.errors import NameRefused
from fourfold.server.people.names import (
    LONGEST,
    _has_bad_word,
    clean_name,
    guest_name,
    keys,
    skeleton,
)


def code(name: str) -> str | None:
    try:
        clean_name(name)
    except NameRefused as refused:
        for language in LANGUAGES:
            texts(language)(f"problem-{refused.code}", **refused.details)
        return refused.code
    return None


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana   Maria ", "Ana Maria"),
        ("J. R. R. Tolkien", "J. R. R. Tolkien"),
        ("jean-luc_2", "jean-luc_2"),
        ("Ana B.", "Ana B."),
        ("Zoe\u0308", "Zoë"),
        ("Þórr", "Þórr"),
        ("Дмитрий", "Дмитрий"),
        ("Ευγενία", "Ευγενία"),
        ("محمد", "محمد"),
        ("דוד", "דוד"),
        ("प्रिया", "प्रिया"),
        ("さくら 桜", "さくら 桜"),
        ("김민준", "김민준"),
        ("สมชาย", "สมชาย"),
        ("4ever Ana", "4ever Ana"),
    ],
)
def test_good_names(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("", "name-short"),
        ("   ", "name-short"),
        ("a", "name-short"),
        ("x" * (LONGEST + 1), "name-long"),
        ("1234", "name-letter"),
        ("12.34", "name-letter"),
        ("Ana!", "name-character"),
        ("Ana\tB", "name-character"),
        ("Ana\nB", "name-character"),
        ("A\u200bna", "name-character"),
        ("\u202eanA", "name-character"),
        ("Ａｎａ", "name-character"),
        ("𝔸na", "name-character"),
        ("Ana 😀", "name-character"),
        ("a\u0301\u0301\u0301b", "name-character"),
        ("<b>Ana</b>", "name-character"),
        ("Аna", "name-scripts"),
        ("Ana и", "name-scripts"),
        ("-Ana", "name-separators"),
        ("Ana-", "name-separators"),
        ("An__a", "name-separators"),
        ("An-.a", "name-separators"),
        ("admin", "name-reserved"),
        ("ADM1N", "name-reserved"),
        ("a.d.m.i.n", "name-reserved"),
        ("Fourf0ld", "name-reserved"),
        ("deleted player", "name-reserved"),
        ("Sibyl", "name-reserved"),
        ("Ines", "name-reserved"),
        ("Guest", "name-reserved"),
    ],
)
def test_refused_names(name: str, expected: str) -> None:
    assert code(name) == expected


def test_computer_players_keep_their_names_in_every_language() -> None:
    for language, opponent in product(LANGUAGES, OPPONENTS):
        assert code(texts(language)(f"opponent-{opponent}-name")) == "name-reserved"
        assert code(opponent) == "name-reserved"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ana", "Аnа"),
        ("Scope", "Ѕсоре"),
        ("NIKO", "ΝΙΚΟ"),
        ("BOB", "ВОВ"),
        ("José", "Jose"),
        ("Ana Maria", "ana_maria"),
        ("Ana.Maria", "AnaMaria"),
        ("Bob0", "Bobo"),
        ("Ian", "lan"),
        ("Paul1", "Paull"),
        ("Modern", "Modem"),
        ("Clara B", "Dara B"),
        ("vvilly", "Willy"),
        ("Groß", "gross"),
        ("Søren", "Soren"),
        ("ﬁona", "fiona"),
    ],
)
def test_look_alikes(one: str, other: str) -> None:
    assert keys(one) & keys(other)


def test_other_alphabets_look_alike_in_small_letters_and_in_capitals() -> None:
    """Ν looks like N, and ν like v: both names belong to whoever is called so."""
    assert keys("νικο") & keys("ΝΙΚΟ")
    assert keys("νικο") & keys("viko")
    assert keys("νικο") & keys("NIKO")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ana", "Anna"), ("Ben", "Bert"), ("Nina", "Vina"), ("Ana 2", "Ana 3"), ("राम", "रीमा")],
)
def test_what_does_not_look_alike(one: str, other: str) -> None:
    assert not keys(one) & keys(other)


@given(st.text(max_size=30))
def test_any_text_is_answered(text: str) -> None:
    """Nothing but a clean name or a reason; a clean name is clean; its skeletons stay."""
    try:
        name = clean_name(text)
    except NameRefused:
        return
    assert clean_name(name) == name
    assert "" not in keys(name)
    assert skeleton(name) == skeleton(skeleton(name))


# Words --------------------------------------------------------------------------------------------

WORDS = json.loads(files("fourfold.server.people").joinpath("data/words.json").read_text("utf-8"))


def test_every_word_of_every_language_is_refused() -> None:
    spoken = {language.split("-")[0] for language in LANGUAGES}
    assert set(WORDS) == {*spoken, "harmless"}
    for language in spoken:
        lists = WORDS[language]
        assert set(lists) == {"whole", "beginning", "anywhere"}
        assert sum(map(len, lists.values())) >= 15
        for word in (word for words in lists.values() for word in words):
            assert _has_bad_word(word), word
            assert _has_bad_word(f"Mr {word.title()} 7"), word
        for word in lists["anywhere"]:
            assert _has_bad_word(f"xx{word}xx"), word


@pytest.mark.parametrize(
    "name", ["f.u.c.k", "Fuuuuuck", "FU CK", "sh1t", "5hit", "ShitHead", "a55hole", "Sch3isse"]
)
def test_disguises(name: str) -> None:
    assert code(name) == "name-word"


@pytest.mark.parametrize(
    "name",
    [
        "Scunthorpe", "Penistone", "Essex", "Middlesex", "Cassandra", "Massimo", "Assunta", "Bass",
        "Matsushita", "Shitake", "Nazir", "Nazim", "Pornchai", "Dominique", "Monique", "Analia",
        "Computador", "Grape", "Therapist", "Cockburn", "Hancock", "Peacock", "Titus", "Dick",
        "Cazzaniga", "Porras", "Cummings", "Lulu", "Hoera", "Schoeren", "Arschin", "Fickle",
        "Vergara", "Picasso", "Figaro", "Culotta", "Bastarda", "Cuenca", "Kutner", "Hurenia",
        "Snigger", "Reputable", "Niger", "Montenegro", "Wanka", "Raphael", "Sussex 4", "Negroni",
        "Pedro", "Pica-pau",
    ],
)  # fmt: skip
def test_names_that_only_hold_such_letters(name: str) -> None:
    expected = {"Pica-pau": "name-word"}
    assert code(name) == expected.get(name)


# Guests -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guest_name_is_a_good_name(language: str) -> None:
    say = texts(language)
    manners, animals = say("guest-manners").split(), say("guest-animals").split()
    assert len(set(manners)) == len(set(animals)) == 12
    for manner, animal in product(manners, animals):
        name = f"{say('guest-name', manner=manner, animal=animal)} 100"
        assert clean_name(name) == name
    assert clean_name(guest_name(language))


def test_guest_names_come_from_the_source() -> None:
    found = {guest_name("fr", random.Random(seed)) for seed in range(50)}
    assert len(found) > 40
    assert guest_name("fr", random.Random(1)) == guest_name("fr", random.Random(1))


def test_a_number_of_its_own_is_no_word() -> None:
    for number in range(100, 1000):
        assert clean_name(f"Delfín Audaz {number}") == f"Delfín Audaz {number}"
