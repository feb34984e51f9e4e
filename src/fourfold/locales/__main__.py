"""`python -m fourfold.locales fr [prefix]`: a catalogue beside the English one, for reading."""

from __future__ import annotations

import sys

from . import DEFAULT, texts


def main(arguments: list[str]) -> None:
    """Print each key, the English text and the translation."""
    language, prefix = (*arguments, "", "")[:2]
    english, say = texts(DEFAULT), texts(language or DEFAULT)
    keys = english.keys()
    for key in filter(lambda key: key.startswith(prefix), keys):
        sys.stdout.write(f"{key}\n    {english.template(key)}\n    {say.template(key)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
