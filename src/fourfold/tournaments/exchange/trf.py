"""FIDE's Tournament Report File (TRF16): fixed columns, which other programs for organisers read.

Its “white” is our first player. Positions below count from 1, as FIDE's description does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Final

from fourfold.rules import Player
from fourfold.tournaments.errors import TournamentError
from fourfold.tournaments.events import GameResult
from fourfold.tournaments.pairing import berger
from fourfold.tournaments.regulations import Format
from fourfold.tournaments.scores import score_sheets
from fourfold.tournaments.standings import standings
from fourfold.tournaments.state import PairedGame, Round
from fourfold.tournaments.tournament import Tournament

REFUSED_REPORTS: dict[str, str] = {
    "format": "a TRF report describes a round robin or a Swiss, not a {format}",
    "wide": "a TRF report has no room for {value}",
}
#: The symbols of a game for its first and its second player.
_SYMBOLS: Final = {
    GameResult.FIRST: ("1", "0"),
    GameResult.SECOND: ("0", "1"),
    GameResult.DRAW: ("=", "="),
    GameResult.FIRST_PRESENT: ("+", "-"),
    GameResult.SECOND_PRESENT: ("-", "+"),
    GameResult.NOBODY: ("-", "-"),
    None: (" ", " "),
}
_NAME: Final = 33
_TEAM: Final = 32


class ReportRefused(TournamentError):  # noqa: N818  # says what it is, like IllegalAction
    """A tournament that FIDE's report cannot describe."""

    texts = REFUSED_REPORTS


@dataclass(frozen=True, slots=True)
class ReportHeader:
    """What a log does not know: lines for the head of a report, empty ones left out."""

    name: str = ""
    place: str = ""
    begins: date | None = None
    ends: date | None = None
    director: str = ""


@dataclass(frozen=True, slots=True)
class _Player:
    """A line of the report: a player, or a member of a team."""

    entrant: str
    name: str
    number: int


def format_trf(tournament: Tournament, header: ReportHeader) -> str:
    """The report, one line per player in the order of starting numbers.

    Annulled games of a round robin keep their results, but not their points, as FIDE asks.
    """
    if tournament.format not in (Format.ROUND_ROBIN, Format.SWISS):
        raise ReportRefused("format", format=tournament.format)
    players = _players(tournament)
    lines = [*_head(tournament, header, players), *_player_lines(tournament, players)]
    if tournament.regulations.teams:
        lines += _team_lines(tournament, players)
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _players(tournament: Tournament) -> list[_Player]:
    """Everybody by starting number; of teams all who were ever in the line-up."""
    players: list[_Player] = []
    for entrant in tournament.order():
        names = dict.fromkeys(entrant.members or (entrant.name,))
        for meeting in tournament.meetings():
            if tournament.regulations.teams and entrant.id in meeting.entrants:
                lineup = meeting.lineups[meeting.entrants.index(entrant.id)]
                names.update(dict.fromkeys(lineup))
        for name in names:
            players.append(_Player(entrant.id, name, len(players) + 1))
    return players


# The head -----------------------------------------------------------------------------------------


def _head(tournament: Tournament, header: ReportHeader, players: list[_Player]) -> Iterator[str]:
    regulations = tournament.regulations
    rated = sum(entrant.rating is not None for entrant in tournament.entrants.values())
    kinds = {Format.SWISS: "Swiss System", Format.ROUND_ROBIN: "Round Robin"}
    kind = ("Double " if _double(tournament) else "") + kinds[tournament.format]
    parts = {
        "012": header.name,
        "022": header.place,
        "042": "" if header.begins is None else f"{header.begins:%Y/%m/%d}",
        "052": "" if header.ends is None else f"{header.ends:%Y/%m/%d}",
        "062": str(len(players)),
        "072": "" if regulations.teams else str(rated),
        "082": str(len(tournament.entrants)) if regulations.teams else "",
        "092": ("Team " if regulations.teams else "Individual: ") + kind,
        "102": header.director,
        "122": str(regulations.rules.clock),
        "XXR": str(_rounds(tournament)),
    }
    for code, text in parts.items():
        if text.strip():
            yield f"{code} {_plain(text)}"


def _double(tournament: Tournament) -> bool:
    return tournament.format is Format.ROUND_ROBIN and tournament.regulations.cycles == 2


def _rounds(tournament: Tournament) -> int:
    if tournament.format is Format.SWISS:
        return tournament.regulations.rounds
    return berger.number_of_rounds(tournament)


# Players ------------------------------------------------------------------------------------------


def _player_lines(tournament: Tournament, players: list[_Player]) -> Iterator[str]:
    places = {row.id: row.place for row in standings(tournament)}
    sheets = score_sheets(tournament)
    teams = tournament.regulations.teams
    numbers = {(player.entrant, player.name): player.number for player in players}
    for player in players:
        entrant = tournament.entrants[player.entrant]
        points = _board_points(tournament, player) if teams else sheets[player.entrant].points
        rating = 0 if teams else entrant.rating or 0
        # 1-3 code, 5-8 number, 15-47 name, 49-52 rating, 81-84 points, 86-89 place.
        line = (
            f"001 {_fitting(str(player.number), 4)} {'':4} {_plain(player.name)[:_NAME]:{_NAME}} "
            f"{_fitting(str(rating), 4)} {'':3} {'':11} {'':10} "
            f"{_fitting(f'{points:.1f}', 4)} {_fitting(str(places[player.entrant]), 4)}"
        )
        rounds = (_round(tournament, paired, player, numbers) for paired in tournament.rounds)
        yield line + "".join(f"  {cell}" for cell in rounds)


def _round(
    tournament: Tournament, paired: Round, player: _Player, numbers: dict[tuple[str, str], int]
) -> str:
    """A round in eight columns: opponent, seat, result."""
    for game in _games_of(tournament, paired, player):
        names = tournament.players_of(game)
        seat = 0 if game.first == player.entrant else 1
        other = (game.second, game.first)[seat], names[1 - seat]
        return f"{numbers[other]:4} {'wb'[seat]} {_SYMBOLS[game.result][seat]}"
    if player.entrant in paired.byes:
        return "0000 - U"
    scoring = tournament.regulations.scoring
    symbols = {scoring.win: "F", scoring.draw: "H"}
    points = paired.granted.get(player.entrant, 0.0)
    return f"0000 - {symbols.get(points, 'Z') if points else 'Z'}"


def _games_of(tournament: Tournament, paired: Round, player: _Player) -> Iterator[PairedGame]:
    """The game of a player in a round, if there is one."""
    meeting = paired.meeting_of(player.entrant)
    for game in () if meeting is None else meeting.games:
        names = tournament.players_of(game)
        if names[game.seat(player.entrant) is Player.SECOND] == player.name:
            yield game


def _board_points(tournament: Tournament, player: _Player) -> float:
    games = (game for r in tournament.rounds for game in _games_of(tournament, r, player))
    return sum(game.points(player.entrant) for game in games)


def _team_lines(tournament: Tournament, players: list[_Player]) -> Iterator[str]:
    """5-36 the team, then its members' starting numbers in four columns each."""
    for entrant in tournament.order():
        members = [p.number for p in players if p.entrant == entrant.id]
        numbers = " ".join(f"{number:4}" for number in members)
        yield f"013 {_plain(entrant.name)[:_TEAM]:{_TEAM}}{numbers}"


def _fitting(text: str, width: int) -> str:
    if len(text) > width:
        raise ReportRefused("wide", value=text)
    return text.rjust(width)


def _plain(text: str) -> str:
    """A text in one line."""
    return " ".join(text.split())
