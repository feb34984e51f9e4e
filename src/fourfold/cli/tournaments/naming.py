"""Whom and what somebody means: players by number or by the beginning of a name, games by table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fourfold.locales import Texts
from fourfold.tournaments import Entrant, EventRefused, GameKey, PairedGame, Round, Tournament
from fourfold.tournaments.names import folded, plain_name
from fourfold.tournaments.real_tables import meeting_at

#: So many candidates are named when several are meant.
_MOST: Final = 8


class Unclear(LookupError):  # noqa: N818  # says what it is, like IllegalAction
    """A name that means nobody, or several; `cli-tournament-<code>` says so, with the details."""

    def __init__(self, code: str, candidates: Iterable[str] = (), **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.candidates = tuple(candidates)
        self.details = details

    def words(self, say: Texts) -> str:
        """What is unclear, and who could be meant."""
        shown = self.candidates[:_MOST]
        more = ("…",) if len(self.candidates) > _MOST else ()
        names = ", ".join((*shown, *more))
        return say(f"cli-tournament-{self.code}", **self.details, names=names)


def number_of(tournament: Tournament, entrant: str) -> int:
    """The number of an entrant, by order of entry."""
    return list(tournament.entrants).index(entrant) + 1


def find_entrant(tournament: Tournament, text: str) -> Entrant:
    """The entrant of this number, name or beginning of a name; `Unclear` when there is no one.

    A name in full comes before the beginning of another, and whoever has withdrawn comes last.

    >>> from fourfold.tournaments import Entered, Regulations
    >>> tournament = Tournament(Regulations()).after(Entered("p1", "José Ruiz"))
    >>> find_entrant(tournament, "1").name, find_entrant(tournament, "rui").name
    ('José Ruiz', 'José Ruiz')
    """
    entrants = list(tournament.entrants.values())
    wanted = text.strip()
    digits = wanted.removeprefix("#")
    if digits.isascii() and digits.isdecimal():
        if not 1 <= int(digits[:9]) <= len(entrants):
            raise Unclear("nobody-number", text=digits[:20], most=len(entrants))
        return entrants[int(digits) - 1]
    found = [entrant for entrant in entrants if entrant.id == wanted]
    found = found or [each for each in entrants if plain_name(each.name) == plain_name(wanted)]
    found = found or _beginning(entrants, wanted)
    if len(found) > 1:
        found = [entrant for entrant in found if not entrant.withdrawn] or found
    if len(found) == 1:
        return found[0]
    named = found or entrants
    candidates = [f"{each.name} ({number_of(tournament, each.id)})" for each in named]
    raise Unclear("several" if found else "nobody", candidates, text=repr(text[:40]))


def _beginning(entrants: Sequence[Entrant], text: str) -> list[Entrant]:
    """Those whose name begins so, or one of whose names does."""
    wanted = folded(text)
    if not wanted:
        return []
    found = [entrant for entrant in entrants if folded(entrant.name).startswith(wanted)]
    return found or [
        entrant
        for entrant in entrants
        if any(word.startswith(wanted) for word in folded(entrant.name).split())
    ]


def round_of(tournament: Tournament, number: int | None) -> Round:
    """A round, by default the last one."""
    if tournament.last_round is None:
        raise Unclear("no-round")
    if number is None:
        return tournament.last_round
    if number > len(tournament.rounds):
        raise Unclear("no-such-round", round=number, last=len(tournament.rounds))
    return tournament.rounds[number - 1]


def find_game(
    tournament: Tournament, text: str, number: int | None = None, *, over: bool = False
) -> PairedGame:
    """The game at a table, of the current round or another one.

    `3` is table 3, `3.2` the second board or game there; `1.3.2` is a key. Where rounds overlap,
    those are meant who sit at the table now. Of several games in a match, the open one is meant,
    or with `over` the last one that has a result.

    `Unclear` for a text that names no game, `EventRefused` for a game that was not paired.
    """
    parts = text.strip().split(".")
    numbers = [int(part) for part in parts if part.isascii() and part.isdecimal() and len(part) < 7]
    if len(numbers) != len(parts) or not 1 <= len(parts) <= 3 or min(numbers) < 1:
        raise Unclear("table", text=repr(text[:40]))
    if len(numbers) == 3:
        round_of(tournament, numbers[0])
        return tournament.game(GameKey(*numbers))
    last = round_of(tournament, number)
    table = numbers[0]
    meeting = meeting_at(tournament, table, None if number is None else last, over=over)
    if meeting is None:
        raise EventRefused("game-unknown", game=GameKey(last.number, table))
    if len(numbers) == 2:
        return tournament.game(GameKey(meeting.round, meeting.table, numbers[1]))
    games = meeting.games
    if len(games) > 1 and tournament.regulations.teams:
        raise Unclear("boards", [f"{table}.{game.key.number}" for game in games], table=table)
    if over:
        return next((game for game in reversed(games) if game.result is not None), games[-1])
    return next((game for game in games if game.result is None), games[-1])


def find_seat(tournament: Tournament, game: PairedGame, text: str) -> Entrant:
    """Who of the two in a game is meant."""
    entrant = find_entrant(tournament, text)
    if entrant.id not in (game.first, game.second):
        raise EventRefused(
            "match-player", id=entrant.id, table=tournament.meeting(*game.key[:2]).real_table
        )
    return entrant
