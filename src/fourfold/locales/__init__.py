"""The texts of every interface, one file for each language: `en.ftl`, `fr.ftl` …

The files are in Fluent's format, which the web app reads too: plurals, numbers and choices follow
each language's own rules (CLDR). A text that a language lacks is shown in English; a key that no
file has is an error. How to write a text or add a language: `docs/translations.md`.

>>> say = texts("fr")
>>> say("kind-row", number=2), say.value("dark"), say.trait("fill", "mushrooms")
('lignes', 'foncée', 'pois')
>>> say("unit-piece", number=3)
'3 pièces'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

from . import negotiation
from .catalogue import GROUPED_FROM, Catalogue
from .negotiation import DEFAULT as DEFAULT

#: The message in which each file names its language.
_NAME: Final = "language-name"
#: What every message may choose by, unless it is bound otherwise (`Texts.bind`).
_DEFAULTS: Final = {"edition": "classic", "digits": "hidden"}


def _languages() -> dict[str, str]:
    """The languages that have a file, each by its own name, in the order of these names."""
    names = {}
    for file in files(__name__).iterdir():
        code, dot, ending = file.name.rpartition(".")
        if dot and ending == "ftl":
            with file.open(encoding="utf-8") as lines:
                line = next(line for line in lines if line.startswith(_NAME))
            names[code] = line.partition("=")[2].strip()
    return dict(sorted(names.items(), key=lambda pair: pair[1].casefold()))


#: The languages that have a catalogue, each by its own name.
LANGUAGES: Final[Mapping[str, str]] = _languages()


def capitalised(text: str) -> str:
    """A text as the start of a sentence: only its first letter changes, to keep German nouns.

    >>> capitalised("kleines Quadrat")
    'Kleines Quadrat'
    """
    return text[:1].upper() + text[1:]


class Texts:
    """The texts of one language; get them with `texts`."""

    __slots__ = ("_bound", "_catalogue", "language")

    language: str
    _catalogue: Catalogue
    _bound: Mapping[str, str]

    def __init__(
        self, language: str, catalogue: Catalogue, bound: Mapping[str, str] = _DEFAULTS
    ) -> None:
        self.language = language
        self._catalogue = catalogue
        self._bound = bound

    def bind(self, **details: object) -> Texts:
        """The same texts with details for every message: the edition of a game, for instance.

        >>> texts("en").bind(edition="mushrooms")("piece-noun", number=2)
        'mushrooms'
        """
        bound = {name: str(detail) for name, detail in details.items()}
        return Texts(self.language, self._catalogue, {**self._bound, **bound})

    def __call__(self, key: str, /, **details: object) -> str:
        """The text of this key with its details filled in.

        >>> texts("en")("outcome-time", name="Ana", other="Ben")
        'Ana wins: Ben ran out of time'
        """
        self._require(key)
        for detail in tuple(details.values()):
            # A piece is named by its traits: the message chooses the words by them.
            details = {**getattr(detail, "by_trait", {}), **details}
        return self._catalogue.format(key, {**self._bound, **details})

    def value(self, value: object, edition: object | None = None, number: int = 1) -> str:
        """The word for a value, for one piece or for several: `light` → claire, claires.

        >>> texts("fr").value("light", "mushrooms", 4)
        'bleus'
        """
        return self(f"value-{value}", edition=edition or self._bound["edition"], number=number)

    def trait(self, trait: object, edition: object | None = None) -> str:
        """The word for a trait in an edition."""
        return self(f"trait-{trait}", edition=edition or self._bound["edition"])

    def listed(self, words: Iterable[object]) -> str:
        """The words as a list in a sentence.

        >>> texts("de").listed(["hell", "rund", "hoch"])
        'hell, rund und hoch'
        """
        from babel.lists import format_list  # noqa: PLC0415  # only where there is a list

        locale = self._catalogue.locale.replace("-", "_")
        return str(format_list([str(word) for word in words], locale=locale))

    def number(self, number: float, decimals: int = 0) -> str:
        r"""A number as the language writes it, for a table; inside a text, give it to the text.

        >>> texts("de").number(1234567), texts("fr").number(12.34, 1), texts("en").number(1500)
        ('1.234.567', '12,3', '1500')
        """
        from babel.numbers import format_decimal  # noqa: PLC0415  # only where there is one

        written: str = format_decimal(
            number,
            "#,##0." + "0" * decimals,
            self._catalogue.locale.replace("-", "_"),
            group_separator=abs(number) >= GROUPED_FROM,
        )
        return written

    def date(self, day: date) -> str:
        """A day as the language writes it in a letter.

        >>> texts("de").date(date(2026, 11, 18)), texts("en").date(date(2026, 11, 18))
        ('18. November 2026', '18 November 2026')
        """
        from babel.dates import format_date  # noqa: PLC0415  # only where there is one

        return str(format_date(day, "long", self._catalogue.locale.replace("-", "_")))

    def ordinal_form(self, number: int) -> str:
        """Which of a language's forms an ordinal number has: 1st `one`, 2nd `two`, 3rd `few`."""
        from babel import Locale  # noqa: PLC0415  # only where there is one

        return str(Locale.parse(self._catalogue.locale, sep="-").ordinal_form(number))

    def labelled(self, label: object, text: object) -> str:
        """A label and what it stands for: `Level: 2`, in French with a space before the colon."""
        return self("label", label=label, text=text)

    def all_keys(self) -> Iterator[str]:
        """The keys of all messages, those that fall back on English included."""
        return (key for key in self._catalogue.entries if not key.startswith("-"))

    def has(self, key: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return key in self._catalogue.entries

    def lacks(self, key: str) -> bool:
        """Whether this language falls back on English for a message."""
        return key not in self._catalogue.own

    def source(self, key: str) -> str:
        """A message as it stands in its file, without the key."""
        self._require(key)
        return self._catalogue.entries[key].partition("=")[2].strip()

    def without(self, *groups: str) -> str:
        """All messages in Fluent's format but those of some groups (`cli`, `problem` …).

        What another message refers to is kept.
        """
        skipped = tuple(f"{group}-" for group in groups)
        kept = [key for key in self._catalogue.entries if not key.startswith(skipped)]
        return "".join(self._catalogue.entries[key] for key in self._catalogue.reachable(kept))

    def variables(self, key: str) -> frozenset[str]:
        """The names of the details that a message shows or chooses by."""
        self._require(key)
        return self._catalogue.variables(key)

    def shown(self, key: str) -> frozenset[str]:
        """The names of the details that a message shows."""
        self._require(key)
        return self._catalogue.shown(key)

    def _require(self, key: str) -> None:
        if key not in self._catalogue.entries:
            raise KeyError(f"the catalogue {self.language} has no text {key}")

    def __repr__(self) -> str:
        return f"texts({self.language!r})"


@cache
def texts(language: str) -> Texts:
    """The texts of a language, read when they are first needed.

    >>> texts("tlh")
    Traceback (most recent call last):
    ValueError: no texts in 'tlh': choose de, en, es, fr, it, nl, pt-BR or pt-PT
    """
    if language not in LANGUAGES:
        *most, last = sorted(LANGUAGES)
        raise ValueError(f"no texts in {language!r}: choose {', '.join(most)} or {last}")
    return Texts(language, _catalogue(language))


@cache
def _catalogue(language: str) -> Catalogue:
    text = files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    if language == DEFAULT:
        # British English: its lists have no comma before the "and", its dates begin with the day.
        return Catalogue("en-GB", text)
    return Catalogue(language, text, fallback=_catalogue(DEFAULT))


def match_language(tag: str) -> str | None:
    """The language whose texts serve a tag: `pt` → pt-PT, `de-CH` → de, None when none does."""
    return negotiation.match(tag, LANGUAGES)


def best_language(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that has a catalogue, English when none has.

    >>> best_language(["gsw", "de_CH.UTF-8", "fr"]), best_language(["C"])
    ('de', 'en')
    """
    return negotiation.best(wanted, LANGUAGES)


def accepted_language(header: str) -> str:
    """The language that an `Accept-Language` header prefers.

    >>> accepted_language("en;q=0.1, fr;q=0.9"), accepted_language("tlh, *;q=0.5")
    ('fr', 'en')
    """
    return best_language(negotiation.by_weight(header))


def system_language(environ: Mapping[str, str]) -> str:
    """The language that an environment such as `os.environ` asks for.

    >>> system_language({"LANG": "nl_BE.UTF-8", "LC_ALL": ""})
    'nl'
    """
    return best_language([negotiation.of_environment(environ)])
