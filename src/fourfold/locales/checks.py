r"""What is wrong in a language's file, all of it at once: for tests, and for those who translate.

>>> [finding.code for finding in check_text("fr", "phrase-oops = Oups!\n") if finding.line]
['french']
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from babel import Locale, UnknownLocaleError

from . import DEFAULT, LANGUAGES
from .glossary import Glossary, glossary
from .sources import MessageFile, read_file, selector_name, variant_key
from .typography import ending, slips

#: The finding that is no fault: the text is shown in English.
MISSING: Final = "missing"
#: Every kind of finding, in the order of the checks.
CODES: Final = (
    *("language", "junk", "twice", MISSING, "unknown", "reference"),
    *("lost", "added", "unasked", "value", "plural"),
    *("dots", "spaces", "straight", "french", "german", "spanish", "ending"),
    *("term", "avoid"),
)
#: Details that every message has; `Texts` binds them.
_ALWAYS: Final = ("edition", "digits")
#: The detail whose variants are checked one by one: each edition says the whole text.
_EDITION: Final = "edition"
_CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
#: Whole numbers below this show which forms a language has; the Romance `many` is for millions.
_COUNTED: Final = 1000
_MENTIONED: Final = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*)")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong in a file: where, what (a code of `CODES`), and the details."""

    language: str
    #: The line in the file, 0 for what is not there.
    line: int
    key: str
    code: str
    details: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Completeness:
    """How much of the texts a language has."""

    language: str
    total: int
    missing: tuple[str, ...]

    @property
    def percent(self) -> float:
        """The share that is translated, rounded down: only what is complete has 100."""
        return (self.total - len(self.missing)) * 1000 // self.total / 10


#: What a check gives for a message: the code and its details.
_Findings = Iterator[tuple[str, dict[str, str]]]


@cache
def packaged_file(language: str) -> MessageFile:
    """The file of a language in this package."""
    assert language in LANGUAGES, language
    return read_file(packaged_text(language))


def packaged_text(language: str) -> str:
    """The same as text."""
    return files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def completeness(language: str, file: MessageFile) -> Completeness:
    """Which messages a file lacks, and so shows in English."""
    wanted = [
        key for key, message in packaged_file(DEFAULT).messages.items() if not message.is_term
    ]
    missing = tuple(key for key in wanted if key not in file.messages)
    return Completeness(language, len(wanted), missing)


def check_text(language: str, text: str, words: Glossary | None = None) -> list[Finding]:
    """All that is wrong in a file, from its top to its end; then what it lacks."""
    own = read_file(text)
    english = own if language == DEFAULT else packaged_file(DEFAULT)
    checks = _Checks(language, own.over(english), english, words or glossary(), _values(english))
    findings = [
        *(Finding(language, line, "", "junk", {"text": junk}) for line, junk in own.junk),
        *(Finding(language, line, key, "twice") for line, key in own.twice),
        *checks.plural_rules(),
    ]
    unused = set(own.messages) - set(english.messages)
    for key, message in own.messages.items():
        unused -= own.references(key)
        found = checks.message(key)
        findings += [Finding(language, message.line, key, code, more) for code, more in found]
    findings += [Finding(language, own.messages[key].line, key, "unknown") for key in unused]
    findings.sort(key=lambda finding: (finding.line, CODES.index(finding.code)))
    lacking = completeness(language, own).missing if language != DEFAULT else ()
    return findings + [Finding(language, 0, key, MISSING) for key in lacking]


@dataclass(frozen=True, slots=True)
class _Checks:
    """The checks of a single message."""

    language: str
    own: MessageFile
    english: MessageFile
    words: Glossary
    #: What each detail can be, as English chooses by it.
    values: Mapping[str, set[str]]

    def plural_rules(self) -> Iterator[Finding]:
        """The language is known to CLDR, which has its rules for numbers and plurals."""
        try:
            Locale.parse(self.language, sep="-")
        except (UnknownLocaleError, ValueError):
            yield Finding(self.language, 0, "", "language", {"name": self.language})

    def message(self, key: str) -> _Findings:
        """All that is wrong with a message."""
        for name in sorted(self.own.references(key)):
            if name not in self.own.messages:
                yield "reference", {"name": name}
        yield from self._choices(key)
        yield from self._plurals(key)
        if key in self.english.messages:
            yield from self._details(key)
            yield from self._readings(key)

    def _editions(self, key: str) -> Iterable[str]:
        choices = {**self.english.choices(key), **self.own.choices(key)}
        return sorted(choices.get(_EDITION, {""}))

    def _details(self, key: str) -> _Findings:
        """What English shows is shown, in every edition, and nothing else."""
        lost, added = set(), set()
        for edition in self._editions(key):
            there = self.english.shown(key, edition=edition)
            here = self.own.shown(key, edition=edition)
            lost |= there - here
            added |= here - there
        yield from (("lost", {"name": f"${name}"}) for name in sorted(lost))
        yield from (("added", {"name": f"${name}"}) for name in sorted(added))

    def _choices(self, key: str) -> _Findings:
        """A message chooses by what it is given, and by values that there are."""
        known = self.values
        given = self._given(key)
        for select in self.own.own_selections(key):
            name = selector_name(select)
            if given is not None and name not in given:
                yield "unasked", {"name": f"${name}"}
            if self._counts(select):
                continue
            for value in map(variant_key, select.variants):
                if value not in known.get(name, {value}):
                    yield "value", {"name": f"${name}", "value": value}

    def _given(self, key: str) -> set[str] | None:
        """The details of a message, None for one of the language's own."""
        if key not in self.english.messages:
            return None
        told = _MENTIONED.findall(self.english.messages[key].description)
        return {*_ALWAYS, *told, *self.english.shown(key), *self.english.choices(key)}

    def _counts(self, select: object) -> bool:
        """Whether a choice is by a number."""
        keys = {variant_key(variant) for variant in getattr(select, "variants", ())}
        return all(key in _CATEGORIES or key.lstrip("-").isdigit() for key in keys)

    def _plurals(self, key: str) -> _Findings:
        """Wherever a number decides, there is a form for every number of this language."""
        rules = _forms(self.language)
        lacking: set[str] = set()
        counted = [each for each in self.own.own_selections(key) if self._counts(each)]
        for select in counted:
            keys = {variant_key(variant) for variant in select.variants}
            for number, form in enumerate(rules):
                if form not in keys and str(number) not in keys:
                    lacking.add(form)
        if self._needs_plural(key) and not any(map(self._counts, self.own.selections(key))):
            lacking |= set(rules) - {"other"}
        yield from (("plural", {"form": form}) for form in sorted(lacking))

    def _needs_plural(self, key: str) -> bool:
        """Whether English has a form for one and shows the number."""
        if key not in self.english.messages:
            return False
        shown = self.english.shown(key)
        counted = filter(self._counts, self.english.selections(key))
        return any(selector_name(select) in shown for select in counted)

    def _readings(self, key: str) -> _Findings:
        """Words and punctuation, in every text that the message can be."""
        told: set[tuple[str, ...]] = set()
        for edition in self._editions(key):
            english = self.english.readings(key, **({"edition": edition} if edition else {}))
            texts = self.own.readings(key, **({"edition": edition} if edition else {}))
            for code, more in self._compared(key, english, texts):
                # One edition or number is enough to tell it.
                if (code, *more.values()) not in told:
                    told.add((code, *more.values()))
                    yield code, more

    def _compared(self, key: str, english: list[str], texts: list[str]) -> _Findings:
        ends = {ending(text) for text in english}
        for text in texts:
            for code, place in slips(self.language, text, english[0]):
                yield code, {"text": place}
            for word, instead in self.words.avoided(self.language, key, text):
                yield "avoid", {"word": word, "term": instead}
            end = ending(text)
            is_abbreviation = end == "." and not any(map(str.isspace, text))
            if end not in ends and not is_abbreviation:
                yield "ending", {"text": end, "expected": " ".join(sorted(ends))}
        if self.language != DEFAULT:
            for lacking in self.words.missing(self.language, key, english, texts):
                term = lacking.terms[self.language].term
                yield "term", {"word": lacking.word, "term": term}


@cache
def _forms(language: str) -> tuple[str, ...]:
    """The plural form of each whole number, by CLDR's rules."""
    try:
        locale = Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return ()
    return tuple(locale.plural_form(number) for number in range(_COUNTED))


def _values(file: MessageFile) -> dict[str, set[str]]:
    """The values of each detail that English chooses by."""
    values: dict[str, set[str]] = {}
    for key in file.messages:
        for select in file.own_selections(key):
            keys = map(variant_key, select.variants)
            values.setdefault(selector_name(select), set()).update(keys)
    return values
