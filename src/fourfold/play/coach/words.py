"""What the coach says, as data, and the words for it in any language and edition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from fourfold.locales import Texts, capitalised
from fourfold.rules import Kind, Pattern, Piece, Square, Trait, Value

#: Something that a sentence says about a game, for programs: a name and what it is about.
Claim = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A key of the catalogues (after `coach-`), what it is filled with, and what it claims."""

    key: str
    details: Mapping[str, object] = field(default_factory=dict)
    claims: tuple[Claim, ...] = ()


@dataclass(frozen=True, slots=True)
class Count:
    """So many pieces or squares, as a part of a sentence."""

    number: int
    pieces: bool = True


def say_all(sentences: Iterable[Sentence], texts: Texts, edition: object = "classic") -> str:
    """Several sentences, one after the other."""
    return " ".join(say_one(sentence, texts, edition) for sentence in sentences)


def say_one(sentence: Sentence, texts: Texts, edition: object = "classic") -> str:
    """A sentence in the words of an edition.

    >>> from fourfold.locales import texts
    >>> from fourfold.rules import Piece
    >>> say_one(Sentence("turn-give", {"piece": Piece(5)}), texts("de"), "mushrooms")
    'Gib den großen blauen flachen Pilz mit gelben Punkten.'
    """
    return capitalised(_words(sentence, texts, edition))


def _words(sentence: Sentence, texts: Texts, edition: object) -> str:
    """A sentence, or a part of one, as the catalogue has it."""
    words = {name: _word(name, detail, texts, edition) for name, detail in sentence.details.items()}
    return texts(f"coach-{sentence.key}", edition=edition, **words)


def pattern_name(pattern: Pattern) -> str:
    """A row by its digit, a column by its letter, anything else by its squares.

    >>> from fourfold.rules import patterns
    >>> [pattern_name(pattern) for pattern in patterns(2)[:4]]
    ['1', 'a', 'a1 b2 c3 d4', 'b']
    """
    first = str(pattern.squares[0])
    if pattern.kind is Kind.ROW:
        return first[1]
    return first[0] if pattern.kind is Kind.COLUMN else str(pattern)


def _word(  # noqa: PLR0911  # one way for each kind of detail
    name: str, detail: object, texts: Texts, edition: object
) -> object:
    """A detail as the sentences want it."""
    match detail:
        case Sentence():
            return _words(detail, texts, edition)
        case Piece():
            return texts("piece-the", edition=edition, piece=detail)
        case Pattern():
            return texts(f"coach-pattern-{detail.kind}", name=pattern_name(detail))
        case Kind():
            return texts(f"coach-a-{detail}")
        case Trait():
            return texts.trait(detail, edition)
        case Value():
            return texts(f"coach-any-{detail}", edition=edition)
        case Count(number, pieces):
            return texts("unit-piece" if pieces else "unit-square", edition=edition, number=number)
        case tuple() if name == "values":
            return texts.listed(texts.value(value, edition, 4) for value in detail)
        case tuple():
            return " ".join(str(part) for part in detail)
    return detail


def plain(detail: object) -> object:  # noqa: PLR0911  # one way for each kind of detail
    """A detail or a claim as JSON can hold it.

    >>> plain({"square": Square.parse("c2"), "number": 2, "pieces": (Piece(10), Piece(5))})
    {'square': 'c2', 'number': 2, 'pieces': ['a', '5']}
    """
    match detail:
        case Mapping():
            return {str(name): plain(part) for name, part in detail.items()}
        case Piece() | Square() | Value() | Pattern():
            return str(detail)
        case Count():
            return detail.number
        case Sentence():
            return {"key": detail.key, "details": plain(detail.details)}
        case int() | None:
            return detail
        case tuple():
            return [plain(part) for part in detail]
    return str(detail)
