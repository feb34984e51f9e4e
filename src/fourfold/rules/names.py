"""Enumerations whose members are written by the words of the game."""

from __future__ import annotations

from enum import Enum


class Named(Enum):
    """A member is its value as text, and `repr` builds it again.

    >>> class Colour(Named):
    ...     LIGHT = "light"
    >>> str(Colour.LIGHT), Colour.LIGHT
    ('light', Colour.LIGHT)
    """

    def __str__(self) -> str:
        # `value` is a descriptor and takes several times as long.
        return str(self._value_)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
