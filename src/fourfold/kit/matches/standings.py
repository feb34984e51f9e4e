"""The figures of a match: points, Elo with error bars, blunders and faults."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from fourfold.kit.statistics import EloEstimate, Pentanomial
from fourfold.play.opponents.calibration import Scores, deviation
from fourfold.play.opponents.calibration import elo as most_likely
from fourfold.rules import Player

from .plan import MatchPlan, MatchTask
from .results import MatchGame

#: How often pairs of games are drawn again, for the error bars of ratings.
_SAMPLES = 100


@dataclass(slots=True)
class PlayerStanding:
    """What a player has done in a match."""

    name: str
    won: int = 0
    drawn: int = 0
    lost: int = 0
    #: The Elo rating of greatest likelihood, 1500 on average, and half a 95% interval. A player who
    #: won or lost everything has no such interval.
    elo: float | None = None
    error: float | None = None
    decisions: int = 0
    blunders: int = 0
    #: How often the player lost by a fault, by its code.
    faults: Counter[str] = field(default_factory=Counter)

    @property
    def games(self) -> int:
        """How many were played."""
        return self.won + self.drawn + self.lost

    @property
    def score(self) -> float:
        """The share of the points."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.0

    @property
    def blunder_rate(self) -> float:
        """The share of the turns that lost value."""
        return self.blunders / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class PairingScore:
    """What a player has scored against an opponent."""

    player: str
    opponent: str
    won: int
    drawn: int
    lost: int
    pairs: Pentanomial

    @property
    def estimate(self) -> EloEstimate:
        """The Elo difference, from the spread of the pairs."""
        return self.pairs.estimate()


@dataclass(frozen=True, slots=True)
class MatchStandings:
    """All players and all pairings, in the order of the plan."""

    players: tuple[PlayerStanding, ...]
    pairings: tuple[PairingScore, ...]


def standings(
    plan: MatchPlan, games: Iterable[tuple[MatchTask, MatchGame]], *, ratings: bool = True
) -> MatchStandings:
    """Count games; without `ratings` it is quick, for tables that change all the time."""
    counted = list(games)
    players = [PlayerStanding(player.name) for player in plan.players]
    for task, game in counted:
        for seat in Player:
            _count(players[task.player_of(seat)], game, seat)
    met: dict[int, list[tuple[MatchTask, MatchGame]]] = defaultdict(list)
    for each in counted:
        met[each[0].pairing].append(each)
    pairings = [
        _pairing(plan, place, met[place]) for place in range(len(plan.pairings)) if met[place]
    ]
    if ratings and counted:
        _rate(players, _pair_scores(plan, counted))
    return MatchStandings(tuple(players), tuple(pairings))


def _count(player: PlayerStanding, game: MatchGame, seat: Player) -> None:
    score = game.score if seat is Player.FIRST else 1 - game.score
    player.won += score == 1
    player.drawn += score == 0.5
    player.lost += score == 0
    player.decisions += game.decisions[seat.index]
    player.blunders += game.blunders[seat.index]
    if game.fault is not None and game.fault.player is seat:
        player.faults[game.fault.code] += 1


def _pairing(
    plan: MatchPlan, place: int, games: Sequence[tuple[MatchTask, MatchGame]]
) -> PairingScore:
    player, opponent = plan.pairings[place]
    scores = [_score_of(player, *each) for each in games]
    pairs: dict[int, list[float]] = defaultdict(list)
    for (task, _), score in zip(games, scores, strict=True):
        pairs[task.pair].append(score)
    whole = Pentanomial.of(sum(both) for both in pairs.values() if len(both) == 2)
    won, drawn, lost = (scores.count(each) for each in (1, 0.5, 0))
    names = plan.players[player].name, plan.players[opponent].name
    return PairingScore(*names, won, drawn, lost, whole)


def _score_of(player: int, task: MatchTask, game: MatchGame) -> float:
    return game.score if task.first == player else 1 - game.score


# Ratings ------------------------------------------------------------------------------------------

#: The scores of the games of a pair, for the first of the two players.
_PairScore = tuple[int, int, tuple[float, ...]]


def _pair_scores(plan: MatchPlan, games: Iterable[tuple[MatchTask, MatchGame]]) -> list[_PairScore]:
    pairs: dict[tuple[int, int], list[float]] = defaultdict(list)
    for task, game in games:
        player, _ = plan.pairings[task.pairing]
        pairs[task.pairing, task.pair].append(_score_of(player, task, game))
    return [(*plan.pairings[place], tuple(scores)) for (place, _), scores in sorted(pairs.items())]


def _rate(players: list[PlayerStanding], pairs: list[_PairScore]) -> None:
    """Find the ratings, and their spread when pairs are drawn again."""
    best = most_likely(_scores(pairs))
    source = random.Random(1)
    spread: dict[str, list[float]] = defaultdict(list)
    for _ in range(_SAMPLES):
        for name, rating in most_likely(_scores(source.choices(pairs, k=len(pairs)))).items():
            spread[name].append(rating)
    for place, player in enumerate(players):
        if str(place) in best:
            player.elo = best[str(place)]
            if 0 < player.score < 1:  # else the games bound it on one side only
                player.error = 1.96 * deviation(spread[str(place)])


def _scores(pairs: Iterable[_PairScore]) -> Scores:
    scores: Scores = {}
    for player, opponent, points in pairs:
        key = str(player), str(opponent)
        total, count = scores.get(key, (0.0, 0.0))
        scores[key] = total + sum(points), count + len(points)
    return scores
