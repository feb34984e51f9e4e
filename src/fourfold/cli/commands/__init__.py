"""The commands, one module each, imported when they are called.

A module is named after its command and adds it to an application with `register`. What
`fourfold --help` says of it is the text `help-NAME`.
"""

from __future__ import annotations

from typing import Final

#: The names, in the order in which `fourfold --help` lists them.
COMMANDS: Final = (
    "play",
    "serve",
    "opponents",
    "puzzle",
    "drill",
    "fill",
    "show",
    "referee",
    "hint",
    "replay",
    "review",
    "picture",
    "new",
    "solve",
    "bot",
    "engine",
    "match",
    "score",
    "dataset",
    "lot",
    "tournament",
    "account",
    "db",
    "mine",
    "atlas",
    "book",
    "bench",
    "perft",
    "patterns",
    "texts",
)
