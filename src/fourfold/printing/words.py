"""Names, points, results and rules as they are printed."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import Final

from fourfold.drawing.fonts import can_write
from fourfold.locales import Texts
from fourfold.rules import TRAITS, BankClock, Edition, FalseCall, Rules, TurnClock
from fourfold.tournaments import Format, GameResult, PairedGame, Tournament
from fourfold.tournaments.names import folded
from fourfold.tournaments.pairing.berger import number_of_rounds

from .canvas import printable

_DASH: Final = "\N{EN DASH}"
_MINUS: Final = "\N{MINUS SIGN}"
_RESULTS: Final = {
    GameResult.FIRST: ("1", "0"),
    GameResult.SECOND: ("0", "1"),
    GameResult.DRAW: ("½", "½"),
    GameResult.FIRST_PRESENT: ("+", _MINUS),
    GameResult.SECOND_PRESENT: (_MINUS, "+"),
    GameResult.NOBODY: (_MINUS, _MINUS),
}


def name_of(tournament: Tournament, entrant: str) -> str:
    """A name; one that the typefaces cannot write has the entrant's number, by order of entry.

    >>> from fourfold.tournaments import Entered, Regulations
    >>> tournament = Tournament(Regulations()).after(Entered("p1", "山"))
    >>> name_of(tournament, "p1")
    '山 (1)'
    """
    name = printable(tournament.entrants[entrant].name)
    if can_write(name) and name.strip():
        return name
    return f"{name} ({list(tournament.entrants).index(entrant) + 1})"


def players_of(tournament: Tournament, game: PairedGame) -> tuple[str, str]:
    """The names of the people in a game."""
    if tournament.regulations.teams:
        return tournament.players_of(game)
    return name_of(tournament, game.first), name_of(tournament, game.second)


def halves(points: float) -> str:
    """Points, in which only whole and half ones occur.

    >>> halves(2.5), halves(0.5), halves(3.0), halves(0)
    ('2½', '½', '3', '0')
    """
    whole = int(points)
    half = "½" if points != whole else ""
    return half if half and not whole else f"{whole}{half}"


def result_of(result: GameResult) -> tuple[str, str]:
    """A result for the first and the second player."""
    return _RESULTS[result]


def versus(first: str, second: str) -> str:
    """Two numbers with a dash."""
    return f"{first} {_DASH} {second}"


def by_alphabet(names: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """Names, each with a number that tells what it belongs to, as in a telephone book.

    >>> by_alphabet([("Zoë", 1), ("Émile", 2), ("eva", 3), ("Łucja", 4)])
    [('Émile', 2), ('eva', 3), ('Łucja', 4), ('Zoë', 1)]
    """
    return sorted(names, key=lambda pair: (folded(pair[0]), pair[1]))


def round_title(tournament: Tournament, number: int, say: Texts) -> str:
    """`Round 3 of 5`, where it is known how many there are."""
    rounds = rounds_planned(tournament)
    if rounds is None:
        return say("print-round", round=number)
    return say("print-round-of", round=number, rounds=rounds)


def rounds_planned(tournament: Tournament) -> int | None:
    """How many rounds the format has, where that is settled."""
    if tournament.format is Format.SWISS:
        return tournament.regulations.rounds
    if tournament.format is Format.ROUND_ROBIN and tournament.rounds:
        return number_of_rounds(tournament)
    return None


def rules_in_words(rules: Rules, say: Texts) -> str:
    """The rules of the games in a line."""
    first, second = rules.levels
    parts = [say("level-name", level=first)]
    if rules.handicap:
        parts = [say("level-handicap", first=first, second=second)]
    if rules.edition is not Edition.CLASSIC:
        parts.append(say(f"edition-{rules.edition}-name"))
    if rules.traits != TRAITS:
        words = say.listed(say.trait(trait, rules.edition) for trait in rules.traits)
        parts.append(say.labelled(say("setting-traits"), words))
    parts.append(say(f"call-{rules.call}-name"))
    if rules.false_call is FalseCall.LOSES:
        parts.append(say.labelled(say("setting-false-call"), say("false-call-loses-name")))
    if isinstance(rules.clock, TurnClock):
        parts.append(say("clock-turn", time=_time(rules.clock.limit, say)))
    elif isinstance(rules.clock, BankClock):
        key = "clock-bank-increment" if rules.clock.increment else "clock-bank"
        times = {"time": rules.clock.bank, "increment": rules.clock.increment}
        parts.append(say(key, **{name: _time(time, say) for name, time in times.items()}))
    return " · ".join(parts)


def _time(time: Decimal, say: Texts) -> str:
    """A length of time in words, the largest units first.

    >>> from fourfold.locales import texts
    >>> _time(Decimal(90), texts("en")), _time(Decimal(3600), texts("en"))
    ('1 minute 30 seconds', '1 hour')
    """
    parts = []
    rest = round(time)
    for unit, size in (("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1)):
        number, rest = divmod(rest, size)
        if number:
            parts.append(say(f"unit-{unit}", number=number))
    return " ".join(parts) or say("unit-second", number=0)
