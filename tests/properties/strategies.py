"""Random values of every kind, for property tests."""

from __future__ import annotations

import random
from decimal import Decimal

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from fourfold.rules import (
    GIVES,
    LEVELS,
    PASS,
    PIECES,
    PLACES,
    SQUARES,
    TRAITS,
    Abandon,
    Action,
    Agree,
    BankClock,
    Call,
    CallRule,
    Clock,
    Edition,
    FalseCall,
    Flag,
    Game,
    Piece,
    Player,
    Position,
    Record,
    Resign,
    Rules,
    Trait,
    Turn,
    TurnClock,
)
from fourfold.rules.record import GAME_TAGS, is_time, single_blanks

_SLOW = (HealthCheck.too_slow, HealthCheck.filter_too_much)
#: The same examples in every run.
QUICK = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=_SLOW)
#: Fewer, for files of several records, each of which takes long to make.
FILES = settings(QUICK, max_examples=80)
#: Many examples, others in every run.
LONG = settings(max_examples=2000, deadline=None, suppress_health_check=_SLOW)

pieces = st.sampled_from(PIECES)
squares = st.sampled_from(SQUARES)
players = st.sampled_from(Player)
levels = st.tuples(st.sampled_from(LEVELS), st.sampled_from(LEVELS))
times = st.decimals(Decimal(0), Decimal("999999999.999999999"), places=9)
positive_times = times.filter(lambda time: time > 0)


def _in_order(traits: set[Trait]) -> tuple[Trait, ...]:
    return tuple(trait for trait in TRAITS if trait in traits)


traits = st.sets(st.sampled_from(TRAITS), min_size=1).map(_in_order)
clocks: st.SearchStrategy[Clock | None] = st.one_of(
    st.none(), st.builds(TurnClock, positive_times), st.builds(BankClock, positive_times, times)
)
rules = st.builds(
    Rules,
    levels=levels,
    traits=traits,
    call=st.sampled_from(CallRule),
    false_call=st.sampled_from(FalseCall),
    clock=clocks,
    edition=st.sampled_from(Edition),
)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any board, with or without a hand."""
    order = draw(st.permutations(PIECES))
    placed = draw(st.integers(0, 16))
    board: list[Piece | None] = [*order[:placed], *[None] * (16 - placed)]
    board = draw(st.permutations(board))
    hand = order[placed] if placed < 16 and draw(st.booleans()) else None
    return Position(board, hand)


calls = st.permutations(SQUARES).map(lambda order: Call.on(*order[:4]))
actions: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from(GIVES),
    st.sampled_from(PLACES),
    calls,
    st.just(PASS),
    st.builds(Resign, players),
    st.just(Agree()),
    st.builds(Flag, players),
    st.builds(Abandon, st.none() | players),
)


@st.composite
def turns(draw: st.DrawFn) -> Turn:
    """Any turn that the grammar knows."""
    before = tuple(draw(st.lists(calls, max_size=4)))
    end = draw(st.none() | calls | st.sampled_from(GIVES) | st.just(PASS))
    place = draw(st.none() | st.sampled_from(PLACES))
    if place is not None:
        return Turn(before, place, tuple(draw(st.lists(calls, max_size=4))), end)
    if not before and end is None:
        end = PASS
    return Turn(before, None, (), end)


def play_on(game: Game, rng: random.Random, most: int = 60) -> Game:
    """Play up to so many random actions; calls are often good, sometimes false."""
    for _ in range(rng.randint(0, most)):
        if game.outcome is not None:
            break
        can_call = game.callable(game.to_act) if game.to_act is not None else ()
        chance = rng.random()
        if chance < 0.3 and can_call:
            game = game.play(Call(rng.choice(can_call).squares))
        elif chance < 0.05 and game.may_call:
            game = game.play(Call.on(*rng.sample(SQUARES, 4)))
        else:
            game = game.play(rng.choice(game.legal_actions()))
    return game


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game under any rules, from the start or any position, in any state."""
    start = draw(st.just(Position()) | positions())
    rng = random.Random(draw(st.integers(0, 2**32)))
    game = play_on(Game(draw(rules), start), rng)
    end = draw(st.none() | st.builds(Resign, players) | st.just(Agree()) | st.builds(Flag, players))
    return game.play(end) if end is not None and game.outcome is None else game


#: Text that a tag can hold.
tag_texts = st.text(st.characters(exclude_categories=("Cc", "Cs")) | st.just("\t"))
tag_names = st.from_regex(r"\A[A-Za-z][A-Za-z0-9_]{0,12}\Z")
FOLLOWS = {name.lower() for name in GAME_TAGS}
#: Text that a comment can hold.
comment_characters = st.characters(exclude_categories=["Cs"], exclude_characters="}")
comment_texts = st.text(comment_characters).filter(lambda text: not is_time(single_blanks(text)))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A game with any tags, comments and times."""
    game = draw(games())
    names = st.sampled_from(("Event", "Site", "Date", "First", "Second")) | tag_names
    tags = draw(st.dictionaries(names, tag_texts, max_size=5))
    by_name = {name.lower(): (name, text) for name, text in tags.items()}
    free = [pair for lower, pair in by_name.items() if lower not in FOLLOWS]
    count = len(game.turns)
    numbers = st.integers(0, count)
    comments = draw(st.lists(st.tuples(numbers, comment_texts), max_size=4))
    taken = draw(st.dictionaries(st.integers(1, count), times, max_size=4)) if count else {}
    return Record(game, free, comments, taken)
