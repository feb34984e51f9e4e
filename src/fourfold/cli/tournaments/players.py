"""Players typed in, and files of players."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fourfold.cli.terminal.errors import fail, system_reason
from fourfold.cli.terminal.screen import Screen, texts_of

if TYPE_CHECKING:
    from fourfold.tournaments import Tournament
    from fourfold.tournaments.exchange import PlayerList

#: One byte more than a list may have is enough to see that it is too long.
_MOST = 5_000_000


def read_file(ctx: typer.Context, path: Path) -> bytes:
    """The bytes of a file; when it cannot be read, say why and end. `-`: standard input."""
    try:
        if str(path) == "-":
            return typer.get_binary_stream("stdin").read(_MOST)
        with path.open("rb") as stream:
            return stream.read(_MOST)
    except OSError as error:
        say = texts_of(ctx)
        fail(ctx, say("cli-error-unreadable", path=path, why=system_reason(error)))


def read_entries(data: bytes, tournament: Tournament) -> PlayerList:
    """The entries of a file, with names that are accepted, or a refusal."""
    # Help does without these, which take a while to import.
    from fourfold.server.people.names import clean_entrant  # noqa: PLC0415
    from fourfold.tournaments.exchange import read_players  # noqa: PLC0415

    listed = read_players(data, tournament)
    for entry in listed.entries:
        for name in (entry.name, *entry.members):
            clean_entrant(name)
    return listed


def tell_ignored(screen: Screen, columns: Iterable[str]) -> None:
    """Say which columns of a file meant nothing."""
    names = ", ".join(map(repr, columns))
    if names:
        screen.say(screen.texts("cli-tournament-ignored", names=names))
