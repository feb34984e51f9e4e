"""The commands, one module each, imported when they are called.

A module is named after its command and adds it to an application with `register`.
"""

from __future__ import annotations

from typing import Final

#: Name → the first line of its help: what `fourfold --help` lists, in this order.
COMMANDS: Final[dict[str, str]] = {
    "play": "Play at this keyboard; `help` in the game tells what to write.",
    "serve": "Start the game server.",
    "opponents": "Who can be played against, and how strong they are.",
    "puzzle": "Solve puzzles: win, give the only safe piece, refute a mistake, save a draw.",
    "drill": "Train the eye: is there a quarto on the board, and where?",
    "fill": "Fill the board with all sixteen pieces, without any alignment or with as many as"
    " possible.",
    "show": "Draw a position: the board, the pieces beside it and the one in hand.",
    "hint": "Give a hint for the player to act, from a nudge to the turn itself.",
    "replay": "Replay records and tell how each game ended.",
    "review": "Review games exactly: the value of every decision, and what was best.",
    "new": "Write the record of a new game to standard output; who begins is said on standard"
    " error.",
    "solve": "Solve positions exactly, under the automatic rule (R14), for the player to act.",
    "bot": "Play on a server as a bot.",
    "lot": "Lots that decide who is first, and checking them.",
    "account": "Accounts on a server: list, reset, rename, block.",
    "db": "A server's database: upgrade, backup, restore, check.",
    "mine": "Let the opponents play, and make puzzles of what happens; JSON Lines.",
    "atlas": "Show the result of perfect play from the empty board, for each pair of levels and"
    " traits.",
    "book": "Build, verify and list the opening books.",
    "bench": "Time the engine on random positions without an immediate win, by pieces placed.",
    "perft": "Count the sequences of gives and placements of a length, under the automatic rule"
    " (R14).",
    "patterns": "Draw the patterns of a level, grouped by kind.",
    "texts": "The texts in every language, for translators: how complete they are, and checks.",
}
