"""Every catalogue says everything, with the same placeholders, in its own words."""

from __future__ import annotations

from itertools import product
from string import Formatter

import pytest

from fourfold.locales import LANGUAGES, texts
from fourfold.locales.checks import check_text, completeness, packaged_file, packaged_text
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

#: The languages that somebody keeps complete; others may come and grow.
COMPLETE = ("de", "en", "es", "fr", "it", "nl", "pt-BR", "pt-PT")
OTHERS = tuple(code for code in LANGUAGES if code != "en")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)

#: Details that messages only choose by; a language may choose by more or fewer of them.
CHOICES = frozenset({"edition", "digits", "colour", "shape", "height", "fill"})


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


@every_language
def test_nothing_is_wrong(language: str) -> None:
    """All that `fourfold texts check` looks at; what is missing is shown in English."""
    findings = check_text(language, packaged_text(language))
    assert [finding for finding in findings if finding.code != "missing"] == []


def test_these_languages_are_complete() -> None:
    missing = {code: completeness(code, packaged_file(code)).missing for code in COMPLETE}
    assert {code: keys for code, keys in missing.items() if keys} == {}


def test_every_text_has_a_description() -> None:
    messages = packaged_file("en").messages.values()
    assert [message.key for message in messages if not message.description] == []


def test_english_chooses_by_the_values_of_the_rules() -> None:
    values: dict[str, set[str]] = {}
    for key in packaged_file("en").messages:
        for name, found in packaged_file("en").choices(key).items():
            values.setdefault(name, set()).update(found)
    traits = {str(trait): {str(value) for value in trait.values} for trait in TRAITS}
    assert values.pop("edition") == {str(edition) for edition in Edition}
    assert values.pop("digits") == {"shown", "hidden"}
    assert {trait: values.pop(trait) for trait in traits} == traits
    # Whether a sentence speaks to the one who acts, to the other, or of both.
    assert values.pop("who") == {"me", "them", "others"}
    # Who did not come to a game of a tournament.
    assert values.pop("absent") == {*map(str, Player), "both"}
    # The form of an ordinal number.
    assert values.pop("form") == {"one", "two", "few", "other"}
    # What was asked of the other player, and declined.
    assert values.pop("what") == {"draw", "takeback", "other"}
    assert set(values) == {"number", "rounds"}


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
