"""Choosing a language: from a list of tags, a request's header, or the system's environment."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Final

#: The language when nobody asks for another.
DEFAULT: Final = "en"

#: The weight in a part of an `Accept-Language` header, `;q=0.8`.
_WEIGHT: Final = re.compile(
    r"(?:^|;)\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?:;|$)", re.IGNORECASE
)

#: The environment variables that choose a language, the strongest first.
_VARIABLES: Final = ("FOURFOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

#: The catalogue for a language that has several and was asked for without a country.
_MAIN: Final = {"pt": "pt-PT"}


def match(tag: str, available: Collection[str]) -> str | None:
    """The catalogue that serves a tag (BCP 47 lookup): exact, then shorter, then a sibling.

    Tags may come from anywhere: a browser, a locale, a person.

    >>> match("pt_BR.UTF-8", ["pt-BR", "pt-PT"]), match("de-CH", ["de"]), match("pt", ["pt-PT"])
    ('pt-BR', 'de', 'pt-PT')
    >>> match("pt-AO", ["pt-BR", "pt-PT"]), match("tlh", ["de"])
    ('pt-PT', None)
    """
    by_tag = {code.lower(): code for code in available}
    parts = re.split("[.@;]", tag)[0].strip().lower().replace("_", "-").split("-")
    for length in range(len(parts), 0, -1):
        code = by_tag.get("-".join(parts[:length]))
        if code is not None:
            return code
    main = _MAIN.get(parts[0])
    if main in available:
        return main
    return next((code for code in available if code.split("-")[0] == parts[0]), None)


def best(wanted: Iterable[str], available: Collection[str]) -> str:
    """The catalogue for the first wanted language that has one, English when none has."""
    matches = (match(tag, available) for tag in wanted)
    return next((code for code in matches if code is not None), DEFAULT)


def by_weight(header: str) -> list[str]:
    """The languages of an `Accept-Language` header (RFC 9110): by weight, then by order.

    A weight that cannot be read counts as none given; a language of weight 0 is not wanted.

    >>> by_weight("en;q=0.1, fr;q=0.9, de;q=0")
    ['fr', 'en']
    """
    weighted = [_weighted(part) for part in header.split(",")]
    ordered = sorted(weighted, key=lambda pair: pair[1], reverse=True)
    return [tag for tag, weight in ordered if weight > 0]


def of_environment(environ: Mapping[str, str]) -> str:
    """The tag that an environment such as `os.environ` asks for, empty when none does.

    The first variable that is set decides, as for every program: `LC_ALL=C` means English even
    when `LANG` is French.
    """
    return next((environ[name] for name in _VARIABLES if environ.get(name)), "")


def _weighted(part: str) -> tuple[str, float]:
    """A language range of a header, and its weight between 0 and 1."""
    tag, _, parameters = part.partition(";")
    weight = _WEIGHT.search(parameters)
    return tag.strip(), float(weight[1]) if weight else 1.0
