"""Round robins by the Berger tables, the ones that FIDE prints.

In round r of n players (n even) the numbers i and j meet when i + j = r + 1, counted modulo n - 1;
the number left over meets n. The lower number of an odd sum goes first, the higher one of an even
sum; against n, the lower half goes first. Everybody's seats differ by at most one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fourfold.tournaments.tournament import Tournament


def berger_round(players: int, number: int) -> list[tuple[int, int]]:
    """The pairs of a round for an even number of players, first player first, numbered from 1.

    >>> berger_round(6, 1), berger_round(6, 2)
    ([(1, 6), (2, 5), (3, 4)], [(6, 4), (5, 3), (1, 2)])
    """
    assert players % 2 == 0, "with an odd number somebody stands for the bye"
    modulus = players - 1
    pairs: list[tuple[int, int]] = []
    for one in range(1, players):
        other = (number + 1 - one) % modulus or modulus
        if one == other:
            pair = (one, players) if one <= players // 2 else (players, one)
            pairs.insert(0, pair)
        elif one < other:
            pairs.append((one, other) if (one + other) % 2 else (other, one))
    return [pairs[0], *sorted(pairs[1:], key=lambda pair: _place(pair, number, modulus))]


def _place(pair: tuple[int, int], number: int, modulus: int) -> int:
    """Where a pair stands in the printed table: by the distance from the one who meets n."""
    alone = next(one for one in range(1, modulus + 1) if (2 * one - number - 1) % modulus == 0)
    return min((one - alone) % modulus for one in pair)


def number_of_rounds(tournament: Tournament) -> int:
    """How many rounds a round robin of these entrants has."""
    players = len(_numbered(tournament))
    return (players - 1 + players % 2) * tournament.regulations.cycles


def tables_of(tournament: Tournament, number: int) -> tuple[list[tuple[str, str]], list[str]]:
    """The tables of a round and who has no opponent; in the second cycle seats are exchanged."""
    numbered: list[str | None] = [*_numbered(tournament)]
    if len(numbered) % 2:
        numbered.append(None)
    cycle, index = divmod(number - 1, len(numbered) - 1)
    tables, byes = [], []
    for first, second in berger_round(len(numbered), index + 1):
        pair = [numbered[first - 1], numbered[second - 1]]
        present = [one for one in pair if one is not None and tournament.entrants[one].playing]
        if len(present) == 2:
            tables.append((present[cycle % 2], present[1 - cycle % 2]))
        else:
            byes.extend(present)
    return tables, byes


def _numbered(tournament: Tournament) -> list[str]:
    """The entrants in the order of their lots."""
    return sorted(tournament.starters(), key=lambda name: tournament.lot("number", name))
