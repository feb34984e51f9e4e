"""Mining: opponents play games, and where a position fits a theme there is a puzzle.

Every game has its own seed, made from the seed of the search and the number of the game, and games
are looked at in the order of their numbers: so what is found does not depend on how many processes
play, nor on how often the search was stopped and taken up again.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from fourfold.jobs import Pool, item_seed
from fourfold.play.opponents import OPPONENTS
from fourfold.play.opponents.calibration import play_game, state_head
from fourfold.rules import TRAITS, Game, Rules, Trait, format_level, format_traits

from .judging import Puzzle, Theme
from .normal import puzzle_id
from .themes import find_key

#: Positions with fewer pieces placed are left alone, by the higher level of the two: nobody but
#: the perfect opponent thinks ahead there.
LEAST_PLACED: Final = {1: 6, 2: 5, 3: 4, 4: 4}
MOST_PLACED: Final = 12
#: Games that are begun together; what is still wanted is settled between batches.
_BATCH: Final = 64
#: The share of one depth in the puzzles of a theme is one in so many.
_DEPTHS: Final = 4

Levels = tuple[int, int]


@dataclass(frozen=True, slots=True)
class MiningPlan:
    """What to look for: so many puzzles of each theme at each level."""

    count: int
    levels: tuple[Levels, ...] = ((1, 1), (2, 2), (3, 3), (4, 4))
    themes: tuple[Theme, ...] = tuple(Theme)
    traits: tuple[Trait, ...] = TRAITS
    seed: int = 1
    #: When nothing more is looked for, found or not.
    games: int = 10_000
    #: Ids of puzzles that are not wanted again.
    known: frozenset[str] = frozenset()

    @property
    def total(self) -> int:
        """How many puzzles that are."""
        return self.count * len(self.levels) * len(self.themes)

    def head(self) -> dict[str, object]:
        """What the games depend on: those of a state with another head are other games."""
        levels = [format_level(levels) for levels in self.levels]
        return state_head("mining", self.seed, levels=levels, traits=format_traits(self.traits))


@dataclass(frozen=True, slots=True)
class Mined:
    """What a game has given: for each position a puzzle of every theme that it fits."""

    game: int
    puzzles: tuple[Puzzle, ...]

    def line(self) -> str:
        """The game as a line of a state file."""
        puzzles = [puzzle.as_object() for puzzle in self.puzzles]
        return json.dumps({"game": self.game, "found": puzzles})


def parse_mined(line: str) -> Mined | None:
    """The game of such a line; None when it is something else."""
    try:
        read = json.loads(line)
        puzzles = tuple(Puzzle.from_object(fields) for fields in read["found"])
        return Mined(int(read["game"]), puzzles)
    except (ValueError, TypeError, KeyError):
        return None


@dataclass
class Collection:
    """What has been chosen from the games so far: no puzzle twice, depths and themes mixed."""

    plan: MiningPlan
    puzzles: list[Puzzle] = field(default_factory=list)
    _ids: set[str] = field(default_factory=set)
    _count: Counter[tuple[int, Theme]] = field(default_factory=Counter)
    _deep: Counter[tuple[int, Theme, int | None]] = field(default_factory=Counter)

    def add(self, mined: Mined) -> list[Puzzle]:
        """Choose from a game; what is new."""
        rule_set = mined.game % len(self.plan.levels)
        new = [puzzle for puzzle in mined.puzzles if self._take(rule_set, puzzle)]
        self.puzzles += new
        return new

    def open(self, game: int) -> bool:
        """Whether the levels of this game still want puzzles."""
        rule_set = game % len(self.plan.levels)
        return any(self._count[rule_set, theme] < self.plan.count for theme in self.plan.themes)

    def _take(self, rule_set: int, puzzle: Puzzle) -> bool:
        theme, limit = puzzle.theme, self.plan.count
        if theme not in self.plan.themes or puzzle.id in self._ids or puzzle.id in self.plan.known:
            return False
        depth = limit if theme is Theme.SAVE_DRAW else -(-limit // _DEPTHS)
        if self._count[rule_set, theme] >= limit:
            return False
        if self._deep[rule_set, theme, puzzle.distance] >= depth:
            return False
        self._ids.add(puzzle.id)
        self._count[rule_set, theme] += 1
        self._deep[rule_set, theme, puzzle.distance] += 1
        return True


def mine(
    plan: MiningPlan,
    kept: Mapping[int, Mined] | None = None,
    processes: int = 1,
    keep: Callable[[Mined], None] | None = None,
    *,
    cluster: str | None = None,
) -> Iterator[tuple[Mined, list[Puzzle]]]:
    """Play until everything that is wanted was found: each game, and what was chosen from it.

    `kept`: games that were played before, by number; `keep` receives those that are new.
    `cluster`: the address of a Ray cluster that plays instead of `processes` here.

    >>> few = MiningPlan(count=1, levels=((4, 4),), games=4)
    >>> [puzzle.level for _, chosen in mine(few) for puzzle in chosen][0]
    '4'
    """
    collection = Collection(plan)
    play = partial(mine_game, plan=replace(plan, known=frozenset()))
    with Pool(processes, cluster) as pool:
        for first in range(0, plan.games, _BATCH):
            numbers = range(first, min(first + _BATCH, plan.games))
            batch = [number for number in numbers if collection.open(number)]
            items = ((number, number) for number in batch)
            for _, mined in pool.run(play, items, kept=kept, keep=keep):
                yield mined, collection.add(mined)
            if not batch and not any(map(collection.open, range(len(plan.levels)))):
                return


def mine_game(number: int, plan: MiningPlan) -> Mined:
    """Let two opponents play one game, and look at all of its positions."""
    levels = plan.levels[number % len(plan.levels)]
    own = item_seed(plan.seed, format_level(levels), format_traits(plan.traits), number)
    # The perfect opponent stops to think by the clock: its games could not be played again.
    names = [name for name, opponent in OPPONENTS.items() if not opponent.perfect]
    first, second = random.Random(own).choices(names, k=2)
    rules = Rules(levels=levels, traits=plan.traits)
    game = play_game(OPPONENTS[first], OPPONENTS[second], rules, own)
    return Mined(number, tuple(_puzzles(game)))


def _puzzles(game: Game) -> Iterator[Puzzle]:
    """What the positions of a game are puzzles of."""
    least, seen = LEAST_PLACED[max(game.rules.levels)], set()
    for count in range(len(game.actions)):
        position, player = game.at(count).position, game.at(count).to_act
        if position in seen or player is None or not least <= position.placed <= MOST_PLACED:
            continue
        seen.add(position)
        rules = game.rules
        levels = rules.levels_of(player)
        key = find_key(position, levels, rules.traits)
        if key is None:
            continue
        id_ = puzzle_id(position, levels, rules.traits)
        for theme in key.themes:
            yield Puzzle(
                id_, theme, levels, rules.traits, position, key.key, key.value, key.distance
            )
