"""Games for tests, written down the way records write them."""

from __future__ import annotations

from fourfold.rules import (
    Alignment,
    CallRule,
    FalseCall,
    Game,
    IllegalAction,
    Outcome,
    Position,
    Rules,
)

OFFICIAL = CallRule.OFFICIAL
STANDING = CallRule.STANDING
AUTOMATIC = CallRule.AUTOMATIC

#: Three placed; the first player holds 3, which makes row 1 (light, round) on d1.
ROW = "012./..../..../.... 3"
#: Three placed; the first player holds 3, which makes the small square a1 b1 a2 b2 on b2.
SMALL = "01../2.../..../.... 3"
#: Six placed; the second player holds 1, which makes row 1 and a1 b1 a2 b2 on b1.
BOTH = "0.23/45../..../...f 1"
#: Fifteen placed; the first player holds e, which makes row 4 (square) on d4, nothing else.
LAST = "6fb0/8379/a215/d4c. e"


def rules(
    levels: tuple[int, int] = (1, 1),
    call: CallRule = OFFICIAL,
    false_call: FalseCall = FalseCall.REFUSED,
) -> Rules:
    """Rules with all traits and without a clock."""
    return Rules(levels=levels, call=call, false_call=false_call)


def play(turns: str, start: str = "................ -", by: Rules = Rules()) -> Game:  # noqa: B008  # frozen
    """The game after these turns, parted by blanks."""
    game = Game(by, Position.parse(start))
    for turn in turns.split():
        game = game.play_turn(turn)
    return game


def refusal(game: Game, turn: str) -> IllegalAction:
    """Why this turn is illegal."""
    try:
        game.play_turn(turn)
    except IllegalAction as error:
        return error
    raise AssertionError(f"{turn} is legal")


def end(game: Game) -> Outcome:
    """The outcome of a game that is over."""
    assert game.outcome is not None
    return game.outcome


def texts(alignments: tuple[Alignment, ...]) -> list[str]:
    """Alignments as they are written for people."""
    return [str(alignment) for alignment in alignments]
