"""A language's file of messages, in Fluent's format, whose entries are parsed when needed.

Parsing a whole file takes a tenth of a second and most programs say a few sentences, so a file is
only cut into entries when it is read. A message that is plain text needs no parser at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: Where an entry begins: a message or a term at the start of a line.
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
#: An entry that is one line of plain text.
_PLAIN: Final = re.compile(r"^[^=]*= *([^\n{}]*[^\n{} ]) *\n?$")
#: Messages and terms that an entry refers to: `{ piece-the }`, `{ -brand }`.
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)\s*(?:\([^)]*\)\s*)?\}")
#: A detail, `$name`; and one that is shown, not only chosen by as in `{ $name -> …`.
_VARIABLE: Final = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*)")
_SHOWN: Final = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*+)(?!\s*->)")
#: Numbers below this have no separator between their digits, in any language: a rating is 1500.
_GROUPED_FROM: Final = 10_000


class Catalogue:
    """The messages of one language by id."""

    def __init__(self, locale: str, text: str, fallback: Catalogue | None = None) -> None:
        #: The BCP 47 tag whose rules for numbers and plurals hold.
        self.locale = locale
        #: The source of each message and term of this file, without its comment.
        self.own: Final[dict[str, str]] = dict(_split(text))
        #: The same, with those that only the fallback has.
        self.entries: Final[dict[str, str]] = {**(fallback.entries if fallback else {}), **self.own}
        self._plain: Final[dict[str, str]] = {}
        self._parsed: Final[set[str]] = set()

    def format(self, key: str, details: Mapping[str, object]) -> str:
        """The text of a message; `KeyError` when it does not exist or a detail is missing."""
        plain = self._plain.get(key)
        if plain is not None:
            return plain
        match = _PLAIN.match(self.entries[key])
        if match is not None:
            return self._plain.setdefault(key, match[1])
        return self._fill_in(key, details)

    def variables(self, key: str) -> frozenset[str]:
        """The names of all details that a message shows or chooses by, references included."""
        return self._named(key, _VARIABLE)

    def shown(self, key: str) -> frozenset[str]:
        """The names of the details that a message shows, references included."""
        return self._named(key, _SHOWN)

    def _named(self, key: str, pattern: re.Pattern[str]) -> frozenset[str]:
        reached = self.reachable([key])
        return frozenset(name for each in reached for name in pattern.findall(self.entries[each]))

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Imported late: help and plain texts do without, and it takes a while.
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        # Isolation marks are for mixed directions; every language here is written left to right.
        return FluentBundle([self.locale], use_isolating=False)

    def _fill_in(self, key: str, details: Mapping[str, object]) -> str:
        bundle = self._bundle
        if key not in self._parsed:
            from fluent.runtime import FluentResource  # noqa: PLC0415

            needed = [each for each in self.reachable([key]) if each not in self._parsed]
            bundle.add_resource(FluentResource("\n".join(self.entries[each] for each in needed)))
            self._parsed.update(needed)
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"{key} has a value"
        text, errors = bundle.format_pattern(pattern, {k: _value(v) for k, v in details.items()})
        if errors:
            raise KeyError(f"{key} ({self.locale}): {'; '.join(map(str, errors))}")
        return str(text)

    def reachable(self, keys: Iterable[str]) -> list[str]:
        """These entries and all that they refer to."""
        reached: dict[str, None] = {}
        waiting = list(keys)
        while waiting:
            key = waiting.pop()
            if key not in reached and key in self.entries:
                reached[key] = None
                waiting += _REFERENCE.findall(self.entries[key])
        return list(reached)


def _split(text: str) -> Iterator[tuple[str, str]]:
    """Every entry of a file, by id: from its first line to the next entry or comment."""
    starts = [*_ENTRY.finditer(text)]
    for match, following in zip_longest(starts, starts[1:]):
        lines = text[match.start() : following and following.start()].split("\n")
        body = [line for line in lines[1:] if line.startswith(" ")]
        yield match[1], "\n".join([lines[0], *body]) + "\n"


def _value(detail: object) -> object:
    """A detail as Fluent takes it: numbers as numbers, anything else as text."""
    # Pieces and levels are whole numbers too, but not to be counted or grouped.
    if type(detail) not in (int, float):
        return str(detail)
    from fluent.runtime.types import fluent_number  # noqa: PLC0415

    assert isinstance(detail, int | float)
    return fluent_number(detail, useGrouping=abs(detail) >= _GROUPED_FROM)
