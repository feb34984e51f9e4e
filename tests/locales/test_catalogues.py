"""Every catalogue says everything, with the same placeholders, in its own words."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.resources import files
from pathlib import Path
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
from fourfold.rules.pieces import VALUES

OTHERS = tuple(code for code in LANGUAGES if code != "en")

SAME: dict[str, dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("same_as_english.toml").read_text(encoding="utf-8")
)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)


def raw(language: str) -> str:
    catalogue = files("fourfold.locales").joinpath(f"{language}.json")
    return catalogue.read_text(encoding="utf-8")


def templates(language: str) -> dict[str, str]:
    """The texts as the catalogue has them, by key."""
    say = texts(language)
    keys = say.keys()
    return {key: say.template(key) for key in keys}


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def needed_keys() -> set[str]:
    """The keys that the rules call for."""
    forms = ("one", "other")
    return {
        *(f"error.{code}" for code in REASONS),
        *(f"expected.{code}" for code in EXPECTED),
        *(f"invalid.{code}" for code in INVALID),
        *(f"trait.{edition}.{trait}" for edition in Edition for trait in TRAITS),
        *(f"value.{e}.{value}.{form}" for e in Edition for value in VALUES for form in forms),
        *(f"piece.{edition}.noun.{form}" for edition in Edition for form in forms),
        *(f"piece.{edition}.described" for edition in Edition),
        *(f"kind.{kind}.{form}" for kind in Kind for form in forms),
        *(f"{part}.{player}" for part in ("player", "name", "result") for player in Player),
        *(f"level.{level}.about" for level in LEVELS),
        *(f"{part}.{reason}" for part in ("reason", "outcome") for reason in Reason),
        *(f"status.{status}" for status in Status),
        *(f"phase.{phase}.plain" for phase in Phase),
        *(f"phase.{phase}.call" for phase in Phase if phase is not Phase.OVER),
        *(f"waiting.{phase}" for phase in Phase if phase is not Phase.OVER),
        *(f"call.{rule}.{part}" for rule in CallRule for part in ("name", "about")),
        *(f"false-call.{cost}.{part}" for cost in FalseCall for part in ("name", "about")),
        *(f"edition.{edition}.{part}" for edition in Edition for part in ("name", "about")),
        *(f"preset.{preset}.{part}" for preset in PRESETS for part in ("name", "about")),
    }


def test_english_has_a_text_for_everything_in_the_rules() -> None:
    assert sorted(needed_keys() - texts("en").keys()) == []


def test_english_has_no_text_for_codes_that_the_rules_do_not_know() -> None:
    groups = ("error", "expected", "invalid", "trait", "value", "kind", "status", "phase", "preset")
    known = [key for key in templates("en") if key.split(".")[0] in groups]
    assert sorted(set(known) - needed_keys()) == []


def test_english_says_what_the_errors_say() -> None:
    say = texts("en")
    assert {code: say.template(f"error.{code}") for code in REASONS} == {
        code: words for code, (_, words) in REASONS.items()
    }
    assert {code: say.template(f"expected.{code}") for code in EXPECTED} == EXPECTED
    assert {code: say.template(f"invalid.{code}") for code in INVALID} == {
        code: words for code, (_, words) in INVALID.items()
    }


@every_other_language
def test_same_keys_in_the_same_order(language: str) -> None:
    assert set(texts("en").keys()) - set(texts(language).keys()) == set(), "missing"
    assert set(texts(language).keys()) - set(texts("en").keys()) == set(), "unknown"
    assert list(texts(language).keys()) == list(texts("en").keys())


@every_other_language
def test_same_placeholders(language: str) -> None:
    english = templates("en")
    different = {
        key: text
        for key, text in templates(language).items()
        if placeholders(text) != placeholders(english[key])
    }
    assert different == {}


@every_other_language
def test_no_text_is_left_in_english(language: str) -> None:
    english = templates("en")
    same = {key for key, text in templates(language).items() if text == english[key]}
    listed = set(SAME["all"]) | set(SAME.get(language, ()))
    assert sorted(same - listed) == [], "equal to the English text"
    assert sorted(listed - same) == [], "listed as equal to the English text, but different"


def test_the_list_of_equal_texts_gives_reasons() -> None:
    assert set(SAME) <= {"all", *OTHERS}
    for reasons in SAME.values():
        assert all(len(reason) > 10 for reason in reasons.values())


@every_language
def test_both_plural_forms(language: str) -> None:
    keys = texts(language).keys()
    halves = {
        key for key in keys if re.search(r"\.(one|other)$", key) and not set(_forms(key)) <= keys
    }
    assert halves == set()


def _forms(key: str) -> tuple[str, str]:
    stem = key.rpartition(".")[0]
    return f"{stem}.one", f"{stem}.other"


@every_language
def test_every_text_can_be_filled_in(language: str) -> None:
    say = texts(language)
    for key, text in templates(language).items():
        names = placeholders(text)
        assert all(name.isidentifier() for name in names), key
        filled = say(key, **{name: f"<{name}>" for name in names})
        assert all(f"<{name}>" in filled for name in names), key


@every_language
def test_texts_are_tidy(language: str) -> None:
    for key, text in templates(language).items():
        assert text, key
        assert text == text.strip(), key
        assert not re.search(r"[\n\t\r]|\.\.\.|\b'\b", text.replace("'s ", "")), key


@every_other_language
def test_a_text_ends_as_the_english_one_does(language: str) -> None:
    """A sentence stays a sentence, a label a label; only the head of a column may be shortened."""
    english = templates("en")
    for key, text in templates(language).items():
        if not key.startswith("cli.replay."):
            assert text.endswith((".", "!")) == english[key].endswith((".", "!")), key
            assert text.endswith(":") == english[key].endswith(":"), key


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
        template = say.template(f"expected.{code}")
        assert [word for word in words.split() if word not in template] == [], code


def test_french_has_narrow_spaces_before_high_signs() -> None:
    for key, template in templates("fr").items():
        text = re.sub(r"\S*!\w\S*|[A-Z]:[A-Z]|resign:first", "", template)
        assert not re.search(r"(?<![\u202f(])[!?:;»]|«(?!\u202f)|'", text), key


def test_spanish_opens_what_it_closes() -> None:
    for key, template in templates("es").items():
        text = re.sub(r"\S*!\w\S*|\([!?]\)", "", template)
        assert text.count("!") == text.count("¡"), key
        assert text.count("?") == text.count("¿"), key


@every_language
def test_the_file_is_plain(language: str) -> None:
    """Flat, UTF-8, two blanks of indent, one key a line, no key twice, no escape without need."""
    text = raw(language)
    pairs: list[tuple[str, object]] = json.loads(text, object_pairs_hook=list)
    assert len({key for key, _ in pairs}) == len(pairs)
    lines = [line for line in text.splitlines() if line]
    assert lines[0] == "{"
    assert lines[-1] == "}"
    assert text.endswith("}\n")
    for line, (key, value) in zip(lines[1:-1], pairs, strict=True):
        assert re.fullmatch(r"[a-z0-9]+([.-][a-z0-9]+)*", key), key
        assert isinstance(value, str), key
        assert line.rstrip(",") == f'  "{key}": {json.dumps(value, ensure_ascii=False)}'


@every_language
def test_no_key_is_the_beginning_of_another(language: str) -> None:
    """So that a reader who likes nested objects can make them."""
    keys = texts(language).keys()
    stems = {".".join(key.split(".")[:n]) for key in keys for n in range(1, key.count(".") + 1)}
    assert stems & keys == set()
