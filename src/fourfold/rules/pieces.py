"""Traits, their values and the sixteen pieces (R2), with their names in each edition (R3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from .errors import InvalidValue, NotationError
from .names import Named


class Trait(Named):
    """One of the four traits, in the order of the rule sheets (R2).

    >>> Trait.HEIGHT, str(Trait.HEIGHT), Trait.HEIGHT.weight
    (Trait.HEIGHT, 'height', 2)
    """

    COLOUR = "colour"
    SHAPE = "shape"
    HEIGHT = "height"
    FILL = "fill"

    weight: int
    values: tuple[Value, Value]


class Value(NamedTuple):
    """One of the two values of a trait: `light` is value 0 of colour.

    >>> VALUES[0]
    Value(trait=Trait.COLOUR, bit=0)
    >>> [str(value) for value in VALUES]
    ['light', 'dark', 'round', 'square', 'tall', 'short', 'solid', 'hollow']
    """

    trait: Trait
    bit: int

    @property
    def letter(self) -> str:
        """The letter that stands for this value in the long form of a piece."""
        return str(self)[0].upper()

    def __str__(self) -> str:
        return _VALUE_WORDS[self.trait][self.bit]


_VALUE_WORDS: Final = {
    Trait.COLOUR: ("light", "dark"),
    Trait.SHAPE: ("round", "square"),
    Trait.HEIGHT: ("tall", "short"),
    Trait.FILL: ("solid", "hollow"),
}

#: The four traits in the sheets' order.
TRAITS: Final = tuple(Trait)

for _index, _trait in enumerate(TRAITS):
    _trait.weight = 8 >> _index
    _trait.values = (Value(_trait, 0), Value(_trait, 1))

#: The eight values, trait by trait.
VALUES: Final = tuple(value for trait in TRAITS for value in trait.values)


class Edition(Named):
    """How pieces are named and drawn; it never changes the game (R3)."""

    CLASSIC = "classic"
    MUSHROOMS = "mushrooms"

    @staticmethod
    def parse(text: str) -> Edition:
        """Read the name of an edition."""
        try:
            return Edition(text.strip().lower())
        except ValueError:
            raise NotationError(text, 0, "edition") from None


class Piece(int):
    """One of the sixteen pieces: the sum of the weights of its values 1 (R2).

    >>> Piece(10), str(Piece(10)), Piece(10).long
    (Piece(10), 'a', 'DRSS')
    >>> [str(value) for value in Piece(10).values]
    ['dark', 'round', 'short', 'solid']
    >>> Piece.parse("dsth"), Piece.parse("F")
    (Piece(13), Piece(15))
    """

    __slots__ = ()

    def __new__(cls, number: object) -> Piece:  # noqa: PYI034  # there are only these sixteen
        """The piece with this number."""
        if isinstance(number, Piece):
            return number
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= 15:
            raise InvalidValue("piece-number", value=repr(number))
        return PIECES[number]

    def __reduce__(self) -> tuple[type[Piece], tuple[int]]:
        return Piece, (int(self),)

    @classmethod
    def parse(cls, text: str) -> Piece:
        """Read a digit `0`…`f` or a long form such as `LRTS`, in any letter case."""
        piece, end = read_piece(text, 0)
        if end != len(text):
            raise NotationError(text, end, "piece")
        return piece

    @property
    def values(self) -> tuple[Value, Value, Value, Value]:
        """The piece's value of each trait, in R2's order."""
        colour, shape, height, fill = (t.values[bool(self & t.weight)] for t in TRAITS)
        return colour, shape, height, fill

    @property
    def by_trait(self) -> dict[str, str]:
        """The name of each trait and of the piece's value, as texts choose by them.

        >>> Piece(10).by_trait
        {'colour': 'dark', 'shape': 'round', 'height': 'short', 'fill': 'solid'}
        """
        return {str(value.trait): str(value) for value in self.values}

    @property
    def long(self) -> str:
        """The long form, for people: one letter for each trait."""
        return "".join(value.letter for value in self.values)

    def __str__(self) -> str:
        return "0123456789abcdef"[self]

    def __repr__(self) -> str:
        return f"Piece({int(self)})"


#: All pieces by number.
PIECES: Final = tuple(int.__new__(Piece, number) for number in range(16))

_BY_DIGIT: Final = {str(piece): piece for piece in PIECES}
_BY_LONG: Final = {piece.long.lower(): piece for piece in PIECES}


def read_piece(text: str, place: int) -> tuple[Piece, int]:
    """Read a piece at `place` of a text: the piece and where it ends."""
    for length, pieces in ((4, _BY_LONG), (1, _BY_DIGIT)):
        piece = pieces.get(text[place : place + length].lower())
        if piece is not None:
            return piece, place + length
    raise NotationError(text, place, "piece")


def trait_mask(traits: Iterable[Trait]) -> int:
    """The sum of the traits' weights: the bits of a piece number that are in play."""
    return sum(trait.weight for trait in traits)


def shared_values(pieces: Iterable[int], traits: Collection[Trait] = TRAITS) -> tuple[Value, ...]:
    """The values that all the pieces share, of the given traits, in R2's order (R5).

    >>> [str(value) for value in shared_values([0, 1, 2, 3])]
    ['light', 'round']
    """
    ones, zeros = 15, 15
    for piece in pieces:
        ones &= piece
        zeros &= ~piece
    return tuple(
        trait.values[bool(ones & trait.weight)]
        for trait in TRAITS
        if trait in traits and (ones | zeros) & trait.weight
    )


def parse_traits(text: str) -> tuple[Trait, ...]:
    """Read traits in play: names joined by commas, in any order (R6).

    >>> parse_traits("fill, colour")
    (Trait.COLOUR, Trait.FILL)
    """
    traits: set[Trait] = set()
    place = 0
    for word in text.split(","):
        try:
            trait = Trait(word.strip(" \t").lower())
        except ValueError:
            raise NotationError(text, place, "trait") from None
        if trait in traits:
            raise NotationError(text, place, "new-trait")
        traits.add(trait)
        place += len(word) + 1
    return tuple(trait for trait in TRAITS if trait in traits)


def format_traits(traits: Iterable[Trait]) -> str:
    """Write traits in play in their canonical form."""
    return ",".join(str(trait) for trait in traits)
