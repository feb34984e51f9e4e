"""The words of the game in each language, and whether texts keep to them: `glossary.toml`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import translate
from functools import cache
from importlib.resources import files
from typing import Any, Final

_FILE: Final = "glossary.toml"
#: The table of words to avoid, beside those of the words of the game; and that of exceptions.
_AVOID: Final = "avoid"
_EXCEPTIONS: Final = "exceptions"
#: What a table has besides the languages.
_FIELDS: Final = frozenset({"about", "apart", "elsewhere", "free"})
#: A pattern that no text has.
_NOTHING: Final = re.compile(r"(?!)")


@dataclass(frozen=True, slots=True)
class GlossaryTerm:
    """What a language calls a thing."""

    term: str
    forms: re.Pattern[str]
    avoid: re.Pattern[str]
    source: str
    why: str


@dataclass(frozen=True, slots=True)
class GlossaryWord:
    """A word of the game, with its terms by language."""

    word: str
    about: str
    terms: Mapping[str, GlossaryTerm]
    #: English phrases that only look like the word.
    apart: re.Pattern[str]
    #: Keys of messages in which the English word is not this one.
    elsewhere: re.Pattern[str]
    #: Whether a translation may do without it.
    free: bool

    def concerns(self, key: str) -> bool:
        """Whether the word has this meaning in a message."""
        return self.elsewhere.match(key) is None

    def in_english(self, text: str) -> bool:
        """Whether an English text has this word."""
        return self.terms["en"].forms.search(self.apart.sub("", text)) is not None


@dataclass(frozen=True, slots=True)
class Glossary:
    """All words of the game, the words to avoid, and the messages that are excused."""

    words: tuple[GlossaryWord, ...]
    avoid: Mapping[str, tuple[tuple[re.Pattern[str], str], ...]]
    #: Reasons by language, key and word.
    exceptions: Mapping[tuple[str, str, str], str]
    #: What was found out already: a message has many readings, and English is read for all.
    _held: dict[tuple[str, str], tuple[tuple[GlossaryWord, GlossaryTerm], ...]] = field(
        default_factory=dict, repr=False, compare=False
    )
    _english: dict[tuple[str, ...], frozenset[str]] = field(
        default_factory=dict, repr=False, compare=False
    )

    def missing(
        self, language: str, key: str, english: Iterable[str], texts: Iterable[str]
    ) -> Iterator[GlossaryWord]:
        """The words that every English reading of a message has, and a translated one has not."""
        wanted, texts = self._wanted(tuple(english)), list(texts)
        for word, term in self._terms(language, key):
            if word.word in wanted and not all(map(term.forms.search, texts)):
                yield word

    def avoided(self, language: str, key: str, text: str) -> Iterator[tuple[str, str]]:
        """The words of a text that this language avoids, each with what to write instead."""
        for _, term in self._terms(language, key):
            if term.avoid is not _NOTHING:
                yield from ((found[0], term.term) for found in term.avoid.finditer(text))
        for pattern, instead in self.avoid.get(language, ()):
            yield from ((found[0], instead) for found in pattern.finditer(text))

    def _wanted(self, english: tuple[str, ...]) -> frozenset[str]:
        """The words that all of these texts have, and that a translation has to have too."""
        if english not in self._english:
            self._english[english] = frozenset(
                word.word
                for word in self.words
                if not word.free and all(map(word.in_english, english))
            )
        return self._english[english]

    def _terms(self, language: str, key: str) -> tuple[tuple[GlossaryWord, GlossaryTerm], ...]:
        """The words that a message of a language is held to."""
        if (language, key) not in self._held:
            self._held[language, key] = tuple(self._find_terms(language, key))
        return self._held[language, key]

    def _find_terms(self, language: str, key: str) -> Iterator[tuple[GlossaryWord, GlossaryTerm]]:
        for word in self.words:
            term = word.terms.get(language)
            excused = (language, key, word.word) in self.exceptions
            if term is not None and word.concerns(key) and not excused:
                yield word, term


@cache
def glossary() -> Glossary:
    """The glossary of this package."""
    return read_glossary(files(__package__).joinpath(_FILE).read_text(encoding="utf-8"))


def read_glossary(text: str) -> Glossary:
    """A glossary from a file's text."""
    tables: dict[str, Any] = tomllib.loads(text)
    avoid = {
        language: tuple((_pattern([word]), instead) for word, instead in words.items())
        for language, words in tables.pop(_AVOID, {}).items()
    }
    exceptions = {
        (language, key, word): why
        for language, keys in tables.pop(_EXCEPTIONS, {}).items()
        for key, words in keys.items()
        for word, why in words.items()
    }
    return Glossary(tuple(_word(name, table) for name, table in tables.items()), avoid, exceptions)


def _word(name: str, table: Mapping[str, Any]) -> GlossaryWord:
    terms = {
        language: GlossaryTerm(
            entry["term"],
            _pattern(entry["forms"]),
            _pattern(entry.get("avoid", ())),
            entry.get("source", ""),
            entry.get("why", ""),
        )
        for language, entry in table.items()
        if language not in _FIELDS
    }
    elsewhere = _keys(table.get("elsewhere", ()))
    apart = _pattern(table.get("apart", ()))
    return GlossaryWord(name, table["about"], terms, apart, elsewhere, table.get("free", False))


def _pattern(forms: Iterable[str]) -> re.Pattern[str]:
    """Any of these forms, as whole words: * for letters, … for words in between.

    >>> _pattern(["gib* … auf"]).search("Gib bitte endlich auf!")[0]
    'Gib bitte endlich auf'
    """
    each = [
        re.escape(form)
        .replace(r"\*", r"[\w’-]*")
        .replace(r"\ …\ ", r"\b.*?\b")
        .replace(r"\ ", r"\s+")
        for form in forms
    ]
    return re.compile(rf"(?<![\w-])(?:{'|'.join(each)})(?!\w)", re.IGNORECASE) if each else _NOTHING


def _keys(patterns: Iterable[str]) -> re.Pattern[str]:
    """Any of these keys, whole, with `*` for a part of one."""
    each = [translate(pattern) for pattern in patterns]
    return re.compile("|".join(each)) if each else _NOTHING
