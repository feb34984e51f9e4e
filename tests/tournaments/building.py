"""Short ways to build tournaments in tests."""

from __future__ import annotations

from collections.abc import Iterable

from fourfold.tournaments import (
    Entered,
    Event,
    GameKey,
    GameResult,
    Regulations,
    ResultEntered,
    Tournament,
    due_events,
    pair_round,
)


def entered(
    regulations: Regulations, names: Iterable[str], rating: int | None = None
) -> Tournament:
    """A tournament with these entrants, whose ids are their names."""
    tournament = Tournament(regulations)
    for name in names:
        members = tuple(f"{name}{b}" for b in range(1, regulations.boards + 1))
        tournament = tournament.after(
            Entered(name, name, rating, members=members if regulations.teams else ())
        )
    return tournament


def after(tournament: Tournament, *events: Event) -> Tournament:
    """The tournament after several events."""
    for event in events:
        tournament = tournament.after(event)
    return tournament


def paired(tournament: Tournament) -> Tournament:
    """The tournament with its next round paired."""
    return tournament.after(pair_round(tournament))


def decided(tournament: Tournament, results: dict[str, str]) -> Tournament:
    """The tournament with results, by game (`1.2`), and what follows from them by itself."""
    for game, result in results.items():
        tournament = tournament.after(ResultEntered(GameKey.parse(game), GameResult(result)))
    return after(tournament, *due_events(tournament))


def first_wins(tournament: Tournament) -> Tournament:
    """The next round paired and won by the first players, boards included."""
    tournament = paired(tournament)
    games = [game for meeting in tournament.rounds[-1].meetings for game in meeting.games]
    return decided(tournament, {str(game.key): "1-0" for game in games})
