"""The texts of every face, one catalogue a language: `en.json`, `fr.json` …

A catalogue is one flat JSON object, key → text. Texts have `{name}` placeholders as `str.format`
reads them; a text that depends on a number has the keys `key.one` and `key.other`. A key that is
missing is an error, never an English text in the middle of a French one; a test keeps the
catalogues complete. How to add a text or a language: `docs/translations.md`.

>>> say = texts("fr")
>>> say("kind.row.other"), say.value("dark"), say.trait("fill", "mushrooms")
('lignes', 'foncée', 'pois')
>>> say.count("unit.piece", 3)
'3 pièces'
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, KeysView, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

#: The languages that have a catalogue, each by its own name.
LANGUAGES: Final[dict[str, str]] = {
    "en": "English",
    "fr": "Français",
    "nl": "Nederlands",
    "de": "Deutsch",
    "es": "Español",
    "it": "Italiano",
    "pt": "Português",
}

#: What is spoken when nobody asked for anything else.
DEFAULT: Final = "en"

#: The languages that say "0 piece" as they say "1 piece" (CLDR's plural rules).
_ZERO_IS_ONE: Final = frozenset({"fr", "pt"})

#: The weight in a part of an `Accept-Language` header, `;q=0.8`.
_WEIGHT: Final = re.compile(
    r"(?:^|;)\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?:;|$)", re.IGNORECASE
)

#: Where a person says which language they read, the strongest word first.
_VARIABLES: Final = ("FOURFOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def capitalised(text: str) -> str:
    """A text as a sentence begins: only its first letter changes, for German nouns are capitals.

    >>> capitalised("kleines Quadrat")
    'Kleines Quadrat'
    """
    return text[:1].upper() + text[1:]


class Texts:
    """The texts of one language; get them with `texts`."""

    __slots__ = ("_catalogue", "language")

    language: str
    _catalogue: Mapping[str, str]

    def __init__(self, language: str, catalogue: Mapping[str, str]) -> None:
        self.language = language
        self._catalogue = catalogue

    def __call__(self, key: str, /, **details: object) -> str:
        """The text of this key with its placeholders filled in.

        >>> texts("en")("list.and", a="light", b="round")
        'light and round'
        """
        text = self._find(key)
        try:
            return text.format_map(details)
        except KeyError as missing:
            raise KeyError(f"{key} ({self.language}) needs a value for {missing}") from None

    def count(self, key: str, number: int, /, **details: object) -> str:
        """The text of `key.one` or `key.other`, as the number asks, with `{number}` filled in.

        >>> texts("nl").count("unit.turn", 1), texts("nl").count("unit.turn", 12)
        ('1 zet', '12 zetten')
        """
        return self(f"{key}.{plural(self.language, number)}", **{"number": number, **details})

    def value(self, value: object, edition: object = "classic", number: int = 1) -> str:
        """The word for a value, for one piece or for several: `light` → claire, claires.

        >>> texts("fr").value("light", "mushrooms", 4)
        'bleus'
        """
        return self.count(f"value.{edition}.{value}", number)

    def trait(self, trait: object, edition: object = "classic") -> str:
        """The word for a trait in an edition."""
        return self(f"trait.{edition}.{trait}")

    def listed(self, words: Iterable[object]) -> str:
        """The words as a list in a sentence.

        >>> texts("de").listed(["hell", "rund", "hoch"])
        'hell, rund und hoch'
        """
        *most, last = [str(word) for word in words] or [""]
        if not most:
            return last
        start = most[0]
        for word in most[1:]:
            start = self("list.comma", a=start, b=word)
        return self("list.and", a=start, b=last)

    def labelled(self, label: object, text: object) -> str:
        """A label and what it stands for: `Level: 2`, in French with a space before the colon."""
        return self("list.label", label=label, text=text)

    def keys(self) -> KeysView[str]:
        """All keys of the catalogue."""
        return self._catalogue.keys()

    def template(self, key: str) -> str:
        """The text of this key as the catalogue has it, placeholders and all."""
        return self._find(key)

    def _find(self, key: str) -> str:
        try:
            return self._catalogue[key]
        except KeyError:
            raise KeyError(f"the catalogue {self.language} has no text {key}") from None

    def __repr__(self) -> str:
        return f"texts({self.language!r})"


@cache
def texts(language: str) -> Texts:
    """The texts of a language, read when they are first asked for.

    >>> texts("tlh")
    Traceback (most recent call last):
    ValueError: no texts in 'tlh': choose en, fr, nl, de, es, it or pt
    """
    if language not in LANGUAGES:
        *most, last = LANGUAGES
        raise ValueError(f"no texts in {language!r}: choose {', '.join(most)} or {last}")
    text = files(__name__).joinpath(f"{language}.json").read_text(encoding="utf-8")
    catalogue: dict[str, str] = json.loads(text)
    return Texts(language, catalogue)


def plural(language: str, number: int) -> str:
    """Which form of a text goes with a number: `one` or `other`.

    >>> plural("fr", 0), plural("en", 0)
    ('one', 'other')
    """
    return "one" if number == 1 or (number == 0 and language in _ZERO_IS_ONE) else "other"


def best_language(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that has a catalogue, English when none has.

    Tags may come from anywhere: a browser, a locale, a person.

    >>> best_language(["gsw", "de_CH.UTF-8", "fr"]), best_language(["C"])
    ('de', 'en')
    """
    return next((code for tag in wanted if (code := _code(tag)) in LANGUAGES), DEFAULT)


def accepted_language(header: str) -> str:
    """The language that an `Accept-Language` header prefers (RFC 9110): by weight, then by order.

    A weight that cannot be read counts as none given; a language of weight 0 is not wanted.

    >>> accepted_language("en;q=0.1, fr;q=0.9"), accepted_language("tlh, *;q=0.5")
    ('fr', 'en')
    """
    weighted = [_weighted(part) for part in header.split(",")]
    ordered = sorted(weighted, key=lambda pair: pair[1], reverse=True)
    return best_language(tag for tag, weight in ordered if weight > 0)


def _weighted(part: str) -> tuple[str, float]:
    """A language range of a header, and its weight between 0 and 1."""
    tag, _, parameters = part.partition(";")
    match = _WEIGHT.search(parameters)
    return tag, float(match[1]) if match else 1.0


def system_language(environ: Mapping[str, str]) -> str:
    """The language that an environment such as `os.environ` asks for.

    The first variable that is set decides, as for every program: `LC_ALL=C` means English, also
    when `LANG` is French.

    >>> system_language({"LANG": "nl_BE.UTF-8", "LC_ALL": ""})
    'nl'
    """
    return best_language([next((environ[name] for name in _VARIABLES if environ.get(name)), "")])


def _code(tag: str) -> str:
    """The language of a tag: `pt-BR`, `pt_BR.UTF-8` and `PT@euro` → `pt`."""
    for mark in ".@;_-":
        tag = tag.partition(mark)[0]
    return tag.strip().lower()
