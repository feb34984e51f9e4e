"""Every catalogue says everything, with the same placeholders, in its own words."""

from __future__ import annotations

import re
from itertools import product
from string import Formatter

import pytest

from fourfold.locales import LANGUAGES, texts
from fourfold.rules import (
    LEVELS,
    PRESETS,
    TRAITS,
    CallRule,
    Edition,
    FalseCall,
    Kind,
    Phase,
    Player,
    Reason,
    Status,
)
from fourfold.rules.errors import EXPECTED, INVALID, REASONS
from fourfold.rules.pieces import PIECES, VALUES

OTHERS = tuple(code for code in LANGUAGES if code != "en")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)

#: Details that messages only choose by; a language may choose by more or fewer of them.
CHOICES = frozenset({"edition", "digits", "colour", "shape", "height", "fill"})


def sources(language: str) -> dict[str, str]:
    """The messages as the file has them, by key."""
    say = texts(language)
    return {key: say.source(key) for key in say.all_keys()}


def needed_keys() -> set[str]:
    """The keys that the rules call for."""
    return {
        *(f"error-{code}" for code in REASONS),
        *(f"expected-{code}" for code in EXPECTED),
        *(f"invalid-{code}" for code in INVALID),
        *(f"trait-{trait}" for trait in TRAITS),
        *(f"value-{value}" for value in VALUES),
        *(f"kind-{kind}" for kind in Kind),
        *(f"{part}-{player}" for part in ("player", "name", "result") for player in Player),
        *(f"level-{level}-about" for level in LEVELS),
        *(f"{part}-{reason}" for part in ("reason", "outcome") for reason in Reason),
        *(f"status-{status}" for status in Status),
        *(f"phase-{phase}-plain" for phase in Phase),
        *(f"phase-{phase}-call" for phase in Phase if phase is not Phase.OVER),
        *(f"waiting-{phase}" for phase in Phase if phase is not Phase.OVER),
        *(f"call-{rule}-{part}" for rule in CallRule for part in ("name", "about")),
        *(f"false-call-{cost}-{part}" for cost in FalseCall for part in ("name", "about")),
        *(f"edition-{edition}-{part}" for edition in Edition for part in ("name", "about")),
        *(f"preset-{preset}-{part}" for preset in PRESETS for part in ("name", "about")),
    }


def test_english_has_a_text_for_everything_in_the_rules() -> None:
    assert sorted(needed_keys() - set(texts("en").all_keys())) == []


def test_english_has_no_text_for_codes_that_the_rules_do_not_know() -> None:
    groups = ("error", "expected", "invalid", "trait", "value", "kind", "status", "phase", "preset")
    known = [key for key in texts("en").all_keys() if key.split("-")[0] in groups]
    assert sorted(set(known) - needed_keys()) == []


def test_english_says_what_the_errors_say() -> None:
    """Word for word, but for pieces: there the texts name the traits, the errors the digit."""
    groups = {
        "error": {code: words for code, (_, words) in REASONS.items()},
        "expected": EXPECTED,
        "invalid": {code: words for code, (_, words) in INVALID.items()},
    }
    say = texts("en")
    for group, all_words in groups.items():
        for code, words in all_words.items():
            names = {name for _, name, _, _ in Formatter().parse(words) if name}
            if group == "error" and "piece" in names:
                continue
            details = {name: f"<{name}>" for name in names}
            assert say(f"{group}-{code}", **details) == words.format(**details)


@every_other_language
def test_same_placeholders(language: str) -> None:
    english, say = texts("en"), texts(language)
    different = {key: sorted(say.shown(key) ^ english.shown(key)) for key in english.all_keys()}
    assert {key: names for key, names in different.items() if names} == {}


@every_language
def test_every_text_can_be_filled_in(language: str) -> None:
    say = texts(language)
    for key, edition in product(say.all_keys(), Edition):
        details = {name: f"<{name}>" for name in say.variables(key) - CHOICES - {"number"}}
        for number in (0, 1, 2, 5):
            filled = say(key, **details, edition=edition, number=number, **PIECES[number].by_trait)
            assert filled.strip() == filled or key == "piece-digit", key
            assert "{" not in filled.replace("{%t", ""), key


@every_other_language
def test_same_keys_in_the_same_order(language: str) -> None:
    own = [key for key in texts(language).all_keys() if not texts(language).lacks(key)]
    english = list(texts("en").all_keys())
    assert sorted(set(own) - set(english)) == [], "unknown"
    assert sorted(set(english) - set(own)) == [], "missing"


@every_language
def test_texts_are_tidy(language: str) -> None:
    for key, text in sources(language).items():
        assert not re.search(r"\t|\r|\.\.\.|\b'\b", text.replace("'s ", "")), key


@every_other_language
def test_words_of_the_notation_are_not_translated(language: str) -> None:
    """Codes such as `c2-5`, `60/move` and `automatic` are typed as they are in every language."""
    codes = {
        "piece": "LRTS",
        "square": "a1 d4",
        "level": "A:B",
        "trait": "colour, shape, height fill",
        "turn": "-7, c2-5 c2!a2b2c2d2",
        "action": "-7, c2, !a2b2c2d2, - resign:first",
        "clock": "60/move, 300+5 -",
        "call": "official, standing automatic",
        "false-call": "refused loses",
        "edition": "classic mushrooms",
        "player": "first second",
        "result": "1-0, 0-1, 1/2-1/2 *",
        "tag": '[First "Ana"]',
        "utf-8": "UTF-8",
        "why-result": "Reason",
        "no-reason": "Reason abandoned *",
    }
    say = texts(language)
    for code, words in codes.items():
        template = say(f"expected-{code}", **dict.fromkeys(say.variables(f"expected-{code}"), ""))
        assert [word for word in words.split() if word not in template] == [], code


def test_french_has_narrow_spaces_before_high_signs() -> None:
    for key, template in sources("fr").items():
        text = re.sub(r"\S*!\w\S*|[A-Z]:[A-Z]|resign:first|\{[^}]*\}", "", template)
        assert not re.search(r"(?<![\u202f(])[!?:;»]|«(?!\u202f)|'", text), key


def test_spanish_opens_what_it_closes() -> None:
    for key, template in sources("es").items():
        text = re.sub(r"\S*!\w\S*|\([!?]\)", "", template)
        assert text.count("!") == text.count("¡"), key
        assert text.count("?") == text.count("¿"), key
