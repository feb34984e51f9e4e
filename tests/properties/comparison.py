"""The library and the plain second implementation play the same random game, side by side."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from tests.reference.naive import Alignment as NaiveAlignment
from tests.reference.naive import Callable as NaiveCallable
from tests.reference.naive import (
    Event,
    NaiveGame,
    NaiveIllegal,
    Outcome,
    Squares,
    Values,
    patterns_of_level,
)

from fourfold.rules import (
    GIVES,
    PASS,
    PLACES,
    SQUARES,
    TRAITS,
    Action,
    Agree,
    Alignment,
    Call,
    CallRule,
    FalseCall,
    Game,
    Give,
    IllegalAction,
    Pass,
    Phase,
    Place,
    Player,
    Position,
    Resign,
    Rules,
    Square,
)

ALL_PATTERNS = [Call.on(*squares) for squares in patterns_of_level(4)]


class Difference(AssertionError):  # noqa: N818  # what it is, not an error of a program
    """The two implementations disagree; the text says in which game and about what."""


class Remembering(NaiveGame):
    """The second implementation with a memory for what it has worked out already.

    It asks itself about beginnings of its own list of events only, and that list only grows: the
    length says which beginning it is. Without this ten thousand games would take minutes.
    """

    def __init__(self, rules: Rules, start: Position) -> None:
        super().__init__(
            levels=rules.levels,
            traits=[str(trait) for trait in rules.traits],
            call=str(rules.call),
            false_call=str(rules.false_call),
            start_board=[None if piece is None else int(piece) for piece in start.board],
            start_hand=None if start.hand is None else int(start.hand),
        )
        self.boards: dict[int, dict[str, int]] = {}
        self.hands: dict[int, int | None] = {}
        self.standing: dict[frozenset[tuple[str, int]], dict[Squares, Values]] = {}
        self.found: dict[int, list[NaiveAlignment]] = {}
        self.ends: dict[int, Outcome | None] = {}
        self.alive: dict[tuple[int, str], list[NaiveCallable]] = {}

    def _board(self, events: list[Event]) -> dict[str, int]:
        if len(events) not in self.boards:
            self.boards[len(events)] = super()._board(events)
        return self.boards[len(events)]

    def _hand(self, events: list[Event]) -> int | None:
        if len(events) not in self.hands:
            self.hands[len(events)] = super()._hand(events)
        return self.hands[len(events)]

    def _standing_on(self, board: dict[str, int]) -> dict[Squares, Values]:
        key = frozenset(board.items())
        if key not in self.standing:
            self.standing[key] = super()._standing_on(board)
        return self.standing[key]

    def _alignments(self, events: list[Event]) -> list[NaiveAlignment]:
        if len(events) not in self.found:
            self.found[len(events)] = super()._alignments(events)
        return self.found[len(events)]

    def _alive_for(self, events: list[Event], player: str) -> list[NaiveCallable]:
        key = len(events), player
        if key not in self.alive:
            self.alive[key] = super()._alive_for(events, player)
        return self.alive[key]

    def _outcome(self, events: list[Event]) -> Outcome | None:
        if len(events) not in self.ends:
            self.ends[len(events)] = super()._outcome(events)
        return self.ends[len(events)]


def random_rules(rng: random.Random) -> Rules:
    """Any rule set: half of them with a handicap, half of them with all traits."""
    level = rng.randint(1, 4)
    traits = rng.sample(TRAITS, rng.randint(1, 4)) if rng.random() < 0.5 else TRAITS
    return Rules(
        levels=(level, rng.choice((level, rng.randint(1, 4)))),
        traits=tuple(traits),
        call=rng.choice(tuple(CallRule)),
        false_call=FalseCall.LOSES if rng.random() < 0.2 else FalseCall.REFUSED,
    )


def random_position(rng: random.Random) -> Position:
    """The start, or some board that need not come from a game, with or without a hand."""
    if rng.random() < 0.3:
        return Position()
    placed = rng.randint(0, 16)
    pieces = rng.sample(range(16), 16)
    board: list[int | None] = [*pieces[:placed], *[None] * (16 - placed)]
    rng.shuffle(board)
    return Position(board, pieces[-1] if placed < 16 and rng.random() < 0.5 else None)


def naive_action(action: Action) -> tuple[object, ...]:
    """The same action for the second implementation."""
    if isinstance(action, Give):
        return "give", int(action.piece)
    if isinstance(action, Place):
        return "place", str(action.square)
    if isinstance(action, Call):
        return "call", names(action.squares)
    if isinstance(action, Resign):
        return "resign", str(action.player)
    assert isinstance(action, Pass | Agree)
    return ("pass",) if isinstance(action, Pass) else ("agree",)


def names(squares: Iterable[Square]) -> tuple[str, ...]:
    """Squares as the second implementation names them."""
    return tuple(str(square) for square in squares)


def words(alignment: Alignment) -> tuple[str, ...]:
    """The shared values as the second implementation names them."""
    return tuple(str(value) for value in alignment.values)


class SideBySide:
    """One random game, played in both implementations; `run` raises `Difference`."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.game = Game(random_rules(self.rng), random_position(self.rng))
        self.naive = Remembering(self.game.rules, self.game.start)

    def run(self) -> None:
        """Play to the end, comparing; then try to go on."""
        self.compare_all()
        while self.game.outcome is None:
            if self.rng.random() < 0.15:
                self.play(self.any_action())
            else:
                self.play(self.sensible_action())
            if self.rng.random() < 0.15:
                self.compare_all()
        self.compare_all()
        for _ in range(3):
            self.play(self.any_action())

    # Choosing what to do ----------------------------------------------------------------------

    def sensible_action(self) -> Action:
        """Mostly a gift, a placement or a pass; a call when there is something to call."""
        game, rng = self.game, self.rng
        chance = rng.random()
        if chance < 0.004:
            return Resign(rng.choice(tuple(Player))) if rng.random() < 0.5 else Agree()
        if chance < 0.3 and game.to_act is not None and game.callable(game.to_act):
            return Call(rng.choice(game.callable(game.to_act)).squares)
        if chance < 0.35 and game.may_call and game.alignments:
            return Call(rng.choice(game.alignments).squares)
        return rng.choice(game.legal_actions())

    def any_action(self) -> Action:
        """Something that is often forbidden now."""
        rng = self.rng
        kind = rng.randrange(7)
        if kind == 0:
            return rng.choice(GIVES)
        if kind == 1:
            return rng.choice(PLACES)
        if kind == 2:
            return PASS
        if kind == 3:
            return Call.on(*rng.sample(SQUARES, 4))
        board = self.game.position.board
        filled = [c for c in ALL_PATTERNS if not any(board[square] is None for square in c.squares)]
        return rng.choice(filled or ALL_PATTERNS)

    # Comparing --------------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        """The same action in both: the same refusal, or the same outcome."""
        try:
            self.naive.play(naive_action(action))
        except NaiveIllegal:
            theirs = True
        else:
            theirs = False
        try:
            self.game = self.game.play(action)
        except IllegalAction:
            ours = True
        else:
            ours = False
        self.same(f"refuses {action}", ours, theirs)
        self.compare_outcome()

    def compare_outcome(self) -> None:
        """Winner, reason and alignments (R20)."""
        ours, theirs = self.game.outcome, self.naive.outcome()
        if ours is None or theirs is None:
            self.same("is over", ours is not None, theirs is not None)
            return
        winner = None if ours.winner is None else str(ours.winner)
        named = [(names(one.squares), words(one)) for one in ours.alignments]
        self.same("winner", winner, theirs["winner"])
        self.same("reason", str(ours.reason), theirs["reason"])
        self.same("alignments of the outcome", named, theirs["alignments"])

    def compare_all(self) -> None:
        """Every question that both can answer."""
        game, naive = self.game, self.naive
        self.compare_outcome()
        self.same("to act", game.to_act and str(game.to_act), naive.to_act())
        self.same("phase", str(game.phase), naive.phase())
        self.same("hand", game.position.hand, naive.hand())
        pieces = zip(SQUARES, game.position.board, strict=True)
        board = {str(square): piece for square, piece in pieces if piece is not None}
        self.same("board", board, naive.board())
        legal = {naive_action(action) for action in game.legal_actions()}
        self.same("legal actions", legal, naive.legal())
        self.same("may call", game.may_call, naive.may_call())
        for player in Player:
            can_call = [self.described(one)[:3] for one in game.callable(player)]
            self.same(f"{player} can call", can_call, naive.callable_alignments(str(player)))
        self.compare_alignments()

    def compare_alignments(self) -> None:
        """All alignments; when a game ends on a full board, what was fresh has lapsed."""
        game = self.game
        theirs = self.naive.alignments()
        if game.phase is Phase.OVER and str(game.outcome) == "1/2-1/2 full-board":
            theirs = [(*one[:3], "lapsed" if one[3] == "fresh" else one[3]) for one in theirs]
        ours = sorted(game.alignments, key=lambda one: one.squares)
        self.same("alignments", [self.described(one) for one in ours], theirs)

    @staticmethod
    def described(one: Alignment) -> tuple[tuple[str, ...], str | None, tuple[str, ...], str]:
        """An alignment as the second implementation describes it."""
        maker = None if one.maker is None else str(one.maker)
        return names(one.squares), maker, words(one), str(one.status)

    def same(self, what: str, ours: object, theirs: object) -> None:
        """Tell everything needed to see the difference again."""
        if ours != theirs:
            raise Difference(
                f"seed {self.seed}, {what}: {ours!r} in the library, {theirs!r} in the second "
                f"implementation; {self.game.rules}; start {self.game.start}; turns "
                f"{' '.join(str(turn) for turn in self.game.turns)}"
            )


def first_difference(seeds: Sequence[int]) -> Difference | None:
    """The first seed whose game the two implementations see differently."""
    for seed in seeds:
        try:
            SideBySide(seed).run()
        except Difference as difference:
            return difference
    return None
