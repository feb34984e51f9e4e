"""Lists of players from CSV: all of a file or nothing, and an error names the line and why."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from fourfold.tournaments.errors import EventRefused, TournamentError
from fourfold.tournaments.events import Entered
from fourfold.tournaments.names import plain_name
from fourfold.tournaments.tournament import Tournament

from .cells import unguarded

#: The heads of columns, in the languages of the catalogue.
_COLUMNS: Final = {
    "name": "name nom nombre nome naam player spieler joueur jugador giocatore speler jogador",
    "rating": "rating elo wertung wertungszahl classement puntuación punteggio classificação",
    "team": "team mannschaft équipe equipo squadra ploeg equipe equipa",
    "bot": "bot computer programm programme programa programma",
}
_HEADS: Final = {head: column for column, heads in _COLUMNS.items() for head in heads.split()}
_YES: Final = {"yes", "true", "1", "x", "ja", "oui", "sí", "si", "sì", "sim"}
_NO: Final = {"", "no", "false", "0", "nein", "non", "nee", "não"}
_HIGHEST_RATING: Final = 4000
_LONGEST_NAME: Final = 80
_MOST_BYTES: Final = 4_000_000

#: What is wrong with a list of players: code → English text.
UNREADABLE_PLAYERS: dict[str, str] = {
    "encoding": "line {line}: this is not UTF-8; save the file as “CSV UTF-8”",
    "large": "a list of players has at most {most} bytes",
    "empty": "there are no players in the file",
    "columns": "line 1: there is no column “name”; the first line names the columns",
    "column-twice": "line 1: there are two columns “{name}”",
    "csv": "line {line}: this is not CSV: {why}",
    "surplus": "line {line}: there are more cells than columns",
    "name-empty": "line {line}: the name is missing",
    "name-long": "line {line}: a name has at most {most} characters",
    "name-characters": "line {line}: the name contains a control character",
    "name-twice": "line {line}: {name} is in line {other} already",
    "rating": "line {line}: a rating is a whole number between 1 and {most}, not {value}",
    "bot": "line {line}: “bot” is yes or no, not {value}",
    "team": "line {line}: the team is missing",
    "refused": "line {line}: {why}",
}


class PlayersUnreadable(TournamentError):  # noqa: N818  # says what it is, like IllegalAction
    """A list of players that cannot be read, or cannot enter; `line` is among the details."""

    texts = UNREADABLE_PLAYERS


@dataclass(frozen=True, slots=True)
class PlayerList:
    """What a file holds: entries that a tournament accepts in this order, and columns left out."""

    entries: tuple[Entered, ...]
    ignored: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Line:
    """A player of the file."""

    line: int
    name: str
    rating: int | None
    team: str
    bot: bool


def read_players(data: bytes, tournament: Tournament) -> PlayerList:
    r"""The entries that a CSV file adds to a tournament, or `PlayersUnreadable`.

    UTF-8 with or without a byte order mark; commas, semicolons or tabs. The first line names the
    columns: `name`, and if wanted `rating`, `bot` and `team`. Where teams play, each line is a
    member, in the order of boards, and the team's rating is the average of its members'.

    >>> from fourfold.tournaments import Regulations
    >>> read_players("name;rating\nZoë;1612\n".encode(), Tournament(Regulations())).entries
    (Entered(id='p1', name='Zoë', rating=1612, bot=False, members=()),)
    """
    rows = _rows(_decoded(data))
    columns, ignored = _columns(next(rows, (1, []))[1])
    if not tournament.regulations.teams and columns.pop("team", None) is not None:
        ignored = (*ignored, "team")
    lines = [_line(number, row, columns) for number, row in rows]
    if not lines:
        raise PlayersUnreadable("empty")
    _check_names(lines)
    grouped = _teams(lines) if tournament.regulations.teams else [[line] for line in lines]
    entries = []
    for group, name in zip(grouped, free_ids(tournament), strict=False):
        entry = _entry(name, group, tournament.regulations.teams)
        try:
            tournament = tournament.after(entry)
        except EventRefused as error:
            raise PlayersUnreadable("refused", line=group[0].line, why=error) from error
        entries.append(entry)
    return PlayerList(tuple(entries), ignored)


def _decoded(data: bytes) -> str:
    if len(data) > _MOST_BYTES:
        raise PlayersUnreadable("large", most=_MOST_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        # The codec counts from after the mark.
        seen = data.removeprefix(b"\xef\xbb\xbf")[: error.start]
        raise PlayersUnreadable("encoding", line=seen.count(b"\n") + 1) from None
    if "\0" in text:
        raise PlayersUnreadable("encoding", line=text[: text.index("\0")].count("\n") + 1)
    return text


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows that hold something, with the numbers of their lines."""
    lines = text.splitlines(keepends=True)
    head = next((line for line in lines if line.strip()), "")
    separator = max(",;\t", key=head.count)
    reader = csv.reader(lines, delimiter=separator, strict=True)
    start = 1
    while True:
        try:
            row = next(reader, None)
        except csv.Error as error:
            raise PlayersUnreadable("csv", line=start, why=error) from None
        if row is None:
            return
        if any(cell.strip() for cell in row):
            yield start, [cell.strip() for cell in row]
        start = reader.line_num + 1


def _columns(head: Sequence[str]) -> tuple[dict[str, int], tuple[str, ...]]:
    """Where each column is, and those that mean nothing here."""
    columns: dict[str, int] = {}
    ignored = []
    for place, cell in enumerate(head):
        column = _HEADS.get(cell.casefold())
        if column is None:
            ignored += [cell] if cell else []
        elif column in columns:
            raise PlayersUnreadable("column-twice", name=column)
        else:
            columns[column] = place
    if not head:
        raise PlayersUnreadable("empty")
    if "name" not in columns:
        raise PlayersUnreadable("columns")
    columns["width"] = len(head)
    return columns, tuple(ignored)


def _line(number: int, row: Sequence[str], columns: dict[str, int]) -> _Line:
    if any(row[columns["width"] :]):
        raise PlayersUnreadable("surplus", line=number)
    cells = {
        name: row[place] for name, place in columns.items() if name != "width" and place < len(row)
    }
    name = " ".join(unguarded(cells.get("name", "")).split())
    _check_name(number, name)
    team = " ".join(unguarded(cells.get("team", "")).split())
    if team:
        _check_name(number, team)
    return _Line(
        number,
        name,
        _rating(number, cells.get("rating", "")),
        team,
        _bot(number, cells.get("bot", "")),
    )


def _check_name(number: int, name: str) -> None:
    if not name:
        raise PlayersUnreadable("name-empty", line=number)
    if len(name) > _LONGEST_NAME:
        raise PlayersUnreadable("name-long", line=number, most=_LONGEST_NAME)
    if not name.isprintable():
        raise PlayersUnreadable("name-characters", line=number)


def _rating(number: int, cell: str) -> int | None:
    """A rating; nothing, 0 and a dash mean none."""
    if cell in ("", "0", "-", "\u2013"):
        return None
    digits = cell.isascii() and cell.isdecimal() and len(cell) <= 4
    if not digits or not 1 <= int(cell) <= _HIGHEST_RATING:
        raise PlayersUnreadable("rating", line=number, most=_HIGHEST_RATING, value=_short(cell))
    return int(cell)


def _bot(number: int, cell: str) -> bool:
    word = cell.casefold()
    if word not in _YES | _NO:
        raise PlayersUnreadable("bot", line=number, value=_short(cell))
    return word in _YES


def _check_names(lines: Sequence[_Line]) -> None:
    """Refuse a list that has a player twice."""
    seen: dict[str, int] = {}
    for line in lines:
        name = plain_name(line.name)
        if name in seen:
            raise PlayersUnreadable("name-twice", line=line.line, name=line.name, other=seen[name])
        seen[name] = line.line


def _teams(lines: Sequence[_Line]) -> list[list[_Line]]:
    """The members of each team, teams in the order in which they first occur."""
    teams: dict[str, list[_Line]] = {}
    for line in lines:
        if not line.team:
            raise PlayersUnreadable("team", line=line.line)
        teams.setdefault(plain_name(line.team), []).append(line)
    return list(teams.values())


def _entry(name: str, group: Sequence[_Line], team: bool) -> Entered:
    first = group[0]
    if not team:
        return Entered(name, first.name, first.rating, first.bot)
    ratings = [line.rating for line in group if line.rating is not None]
    average = round(sum(ratings) / len(ratings)) if ratings else None
    bot = all(line.bot for line in group)
    return Entered(name, first.team, average, bot, tuple(line.name for line in group))


def free_ids(tournament: Tournament) -> Iterator[str]:
    """Ids that are not in use: p1, p2 …"""
    number = 0
    while True:
        number += 1
        if f"p{number}" not in tournament.entrants:
            yield f"p{number}"


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:39] + "…")
