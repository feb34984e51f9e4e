"""How strong the opponents are: a round-robin, and Elo ratings with error bars.

Every game has its own seed, made from the seed of the calibration and the number of the game, so
games can be played in any order, by any number of processes, now or later.
"""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations, islice
from typing import Final

from fourfold.engine import Verdict
from fourfold.jobs import Pool, Progress, Seed, item_seed
from fourfold.play.values import worth
from fourfold.rules import Game, Player, Rules

from .players import OPPONENTS, Opponent

#: The rating of the average opponent.
AVERAGE: Final = 1500
#: Drawn games that are imagined for each pair, so that who never scored has a rating, too.
_IMAGINED: Final = 0.1
_SCALE: Final = 400 / math.log(10)


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game that is to be played."""

    level: int
    first: str
    second: str
    number: int


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: what the first player scored, how it ended, after which turn."""

    level: int
    first: str
    second: str
    number: int
    score: float
    reason: str
    placed: int

    @property
    def pairing(self) -> Pairing:
        """Which game it was."""
        return Pairing(self.level, self.first, self.second, self.number)

    def line(self) -> str:
        """The game as a line of a state file."""
        return json.dumps(asdict(self))


@dataclass(frozen=True, slots=True)
class OpponentStrength:
    """The Elo rating of an opponent at a level; `error` is half a 95 % interval."""

    level: int
    opponent: str
    elo: float
    error: float
    games: int
    score: float


def fingerprint() -> str:
    """The parameters of all opponents: games of others do not count for these."""
    return json.dumps([list(asdict(opponent).values()) for opponent in OPPONENTS.values()])


def state_head(job: str, seed: int, **settings: object) -> dict[str, object]:
    """The head of a state file: what the results of a job depend on, the opponents among it."""
    return {"job": job, "seed": seed, **settings, "opponents": json.loads(fingerprint())}


def parse_played(line: str) -> Played | None:
    """The game of such a line; None when it is something else."""
    try:
        game = Played(**json.loads(line))
    except (ValueError, TypeError):
        return None
    known = game.first in OPPONENTS and game.second in OPPONENTS
    return game if known and game.score in {0, 0.5, 1} else None


def round_robin(levels: Iterable[int], games: int) -> Iterator[Pairing]:
    """So many games of every pair at every level, with the first turn in turns; rounds first."""
    pairs = list(combinations(OPPONENTS, 2))
    chosen = list(levels)
    for number in range(games):
        for level in chosen:
            for weaker, stronger in pairs:
                first, second = (weaker, stronger) if number % 2 == 0 else (stronger, weaker)
                yield Pairing(level, first, second, number)


def perfect_games(levels: Iterable[int], games: int) -> Iterator[Pairing]:
    """So many games of the perfect opponent against all others, spread over levels and seats.

    They are games of the round-robin: those of a calibration need not be played again.
    """
    names = {name for name, opponent in OPPONENTS.items() if opponent.perfect}
    each = round_robin(levels, games)  # in every round there is at least one
    mine = (pairing for pairing in each if {pairing.first, pairing.second} & names)
    return islice(mine, games)


def play_game(first: Opponent, second: Opponent, rules: Rules, seed: Seed) -> Game:
    """A game between two opponents; each has chances of its own."""
    game = Game(rules)
    while game.to_act is not None:
        opponent = first if game.to_act is Player.FIRST else second
        game = game.play(opponent.choose(game, item_seed(seed, game.to_act)))
    return game


def play_pairing(pairing: Pairing, seed: int = 1) -> Played:
    """Play one game of a calibration."""
    first, second = OPPONENTS[pairing.first], OPPONENTS[pairing.second]
    own = item_seed(seed, pairing.level, pairing.first, pairing.second, pairing.number)
    game = play_game(first, second, Rules.at_level(pairing.level), own)
    outcome = game.outcome
    assert outcome is not None, "played to the end"
    score = 0.5 if outcome.winner is None else 1.0 if outcome.winner is Player.FIRST else 0.0
    return Played(
        **asdict(pairing), score=score, reason=str(outcome.reason), placed=game.position.placed
    )


def play_all(
    pairings: Iterable[Pairing],
    seed: int = 1,
    processes: int = 1,
    *,
    cluster: str | None = None,
    kept: Mapping[Pairing, Played] | None = None,
    keep: Callable[[Played], None] | None = None,
    progress: Progress | None = None,
) -> list[Played]:
    """Play the games, except those that are kept, and hand each to `keep` when it is over.

    The games come back in the order of the pairings, whoever was first to finish. `cluster`: the
    address of a Ray cluster that plays instead of `processes` here.
    """
    wanted = list(pairings)
    play = partial(play_pairing, seed=seed)
    items = ((pairing, pairing) for pairing in wanted)
    with Pool(processes, cluster) as pool:
        played = dict(pool.run(play, items, kept=kept, keep=keep, progress=progress, ordered=False))
    return [played[pairing] for pairing in wanted]


# What the perfect one held -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Held:
    """The results of the perfect opponent at a level, from one seat."""

    level: int
    seat: Player
    #: What this seat is worth before the first gift.
    start: Verdict
    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        """How many were played."""
        return self.won + self.drawn + self.lost

    @property
    def given_away(self) -> int:
        """Games that were not as good as the start: none, or it is not perfect."""
        if self.start is Verdict.WIN:
            return self.drawn + self.lost
        return self.lost if self.start is Verdict.DRAW else 0


def held(played: Iterable[Played]) -> list[Held]:
    """What the perfect opponent made of its games, by level and seat."""
    counts: dict[tuple[int, Player], Counter[float]] = {}
    for game in played:
        for seat, name in ((Player.FIRST, game.first), (Player.SECOND, game.second)):
            if OPPONENTS[name].perfect:
                score = game.score if seat is Player.FIRST else 1 - game.score
                counts.setdefault((game.level, seat), Counter())[score] += 1
    results = []
    for (level, seat), scores in sorted(counts.items(), key=lambda item: str(item[0])):
        start = worth(Game(Rules.at_level(level)), distance=False).value
        mine = start if seat is Player.FIRST else start.opposite
        results.append(Held(level, seat, mine, scores[1.0], scores[0.5], scores[0.0]))
    return results


# Ratings ------------------------------------------------------------------------------------------

#: What one scored against the other, and in how many games.
Scores = dict[tuple[str, str], tuple[float, float]]


def elo(scores: Scores) -> dict[str, float]:
    """The ratings that make these scores most likely (Bradley and Terry), a draw half a win.

    Found by minorisation and maximisation (Hunter, 2004); the average rating is `AVERAGE`.
    """
    won: Counter[str] = Counter()
    met: dict[str, dict[str, float]] = {}
    for (first, second), (score, games) in scores.items():
        for name, other, part in ((first, second, score), (second, first, games - score)):
            won[name] += part + _IMAGINED / 2  # type: ignore[assignment]  # half points
            met.setdefault(name, {})[other] = games + _IMAGINED
    strength = dict.fromkeys(met, 1.0)
    for _ in range(10_000):
        before = dict(strength)
        for name, others in met.items():
            weight = sum(n / (strength[name] + strength[other]) for other, n in others.items())
            strength[name] = won[name] / weight
        middle = math.exp(sum(map(math.log, strength.values())) / len(strength))
        strength = {name: part / middle for name, part in strength.items()}
        if all(abs(math.log(strength[n] / before[n])) < 1e-5 for n in strength):
            break
    return {name: AVERAGE + _SCALE * math.log(part) for name, part in strength.items()}


def ratings(played: Iterable[Played], samples: int = 100, seed: int = 1) -> list[OpponentStrength]:
    """The ratings at each level, weakest first, with the spread of resampled games as error."""
    strengths = []
    by_level: dict[int, list[Played]] = {}
    for game in played:
        by_level.setdefault(game.level, []).append(game)
    for level, games in sorted(by_level.items()):
        best = elo(_scores(games))
        source = random.Random(f"{seed} {level}")
        spread: dict[str, list[float]] = {name: [] for name in best}
        for _ in range(samples):
            for name, rating in elo(_scores(source.choices(games, k=len(games)))).items():
                spread[name].append(rating)
        for name in (name for name in OPPONENTS if name in best):
            own = [
                g.score if g.first == name else 1 - g.score
                for g in games
                if name in (g.first, g.second)
            ]
            error = 1.96 * deviation(spread[name])
            strengths.append(
                OpponentStrength(level, name, best[name], error, len(own), sum(own) / len(own))
            )
    return strengths


def _scores(games: Iterable[Played]) -> Scores:
    scores: Scores = {}
    for game in games:
        if (game.second, game.first) in scores:
            pair, score = (game.second, game.first), 1 - game.score
        else:
            pair, score = (game.first, game.second), game.score
        total, count = scores.get(pair, (0.0, 0.0))
        scores[pair] = (total + score, count + 1)
    return scores


def deviation(numbers: list[float]) -> float:
    """The standard deviation, 0 of fewer than two numbers."""
    if len(numbers) < 2:
        return 0.0
    mean = sum(numbers) / len(numbers)
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1))
