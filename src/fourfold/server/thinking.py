"""What runs in the processes of the pools: imports no more than it needs."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from fourfold.engine import DeadlinePassed, Handle, SearchStopped, evaluate
from fourfold.locales import texts
from fourfold.play.coach import Depth, hint, say
from fourfold.play.coach_explain import explain, say_explanation
from fourfold.play.danger import danger
from fourfold.play.objects import danger_object, explanation_object, hint_object, review_object
from fourfold.play.opponents import OPPONENTS
from fourfold.play.reviewing import DISTANCE_FROM, review
from fourfold.play.valuing import Valuer
from fourfold.rules import Game, Player, Turn

#: Seconds that a question may take.
LONGEST: Final = 25.0


class TooLong(Exception):  # noqa: N818  # says what is the case
    """A question takes too long to answer."""


def think(game: Game, strength: str, seed: str) -> list[str]:
    """All that an opponent does in its turn, in text form.

    >>> think(Game(), "casual", "a game") == think(Game(), "casual", "a game")
    True
    """
    opponent = OPPONENTS[strength]
    player = game.to_act
    found = []
    while game.to_act is player and player is not None:
        action = opponent.choose(game, seed)
        found.append(str(action))
        game = game.play(action)
    return found


def analyse(game: Game) -> dict[str, Any]:
    """The value of a position for the player to act, and of every turn, square and piece.

    >>> analyse(Game(start=Position.parse("012./456./89../.... 3")))["value"]
    'win'
    """
    position, rules = game.position, game.rules
    player = game.to_act or Player.FIRST
    levels = rules.level(player), rules.level(player.other)
    distance = position.placed >= DISTANCE_FROM
    try:
        found = evaluate(position, levels, rules.traits, distance=distance, seconds=LONGEST)
    except (DeadlinePassed, SearchStopped):
        raise TooLong from None
    squares: dict[str, str] = {}
    pieces: dict[str, str] = {}
    for turn in found.turns:
        # Best first, so the first of a square or a piece is its value.
        if turn.square is not None:
            squares.setdefault(str(turn.square), str(turn.value))
        if turn.gift is not None:
            pieces.setdefault(str(turn.gift), str(turn.value))
    return {
        "value": str(found.value),
        "distance": found.distance,
        "turns": [
            {"turn": str(t.turn), "value": str(t.value), "distance": t.distance}
            for t in found.turns
        ],
        "squares": squares,
        "pieces": pieces,
    }


def give_hint(game: Game, depth: str, language: str, edition: str) -> dict[str, Any]:
    """A hint for the player to act."""
    with _valuer() as valuer:
        found = hint(game, Depth(depth), valuer)
        return hint_object(found, say(found, texts(language), edition))


def explain_turn(game: Game, turn: str, language: str, edition: str) -> dict[str, Any]:
    """Why a turn wins, holds or loses."""
    with _valuer() as valuer:
        found = explain(game, Turn.parse(turn), valuer)
        return explanation_object(found, say_explanation(found, texts(language), edition))


def show_danger(game: Game) -> dict[str, Any]:
    """Which piece would win where."""
    return danger_object(danger(game))


def review_game(game: Game) -> dict[str, Any]:
    """What every decision of a game was worth."""
    with _valuer() as valuer:
        return review_object(review(game, valuer))


@contextmanager
def _valuer() -> Iterator[Valuer]:
    """Something that values games, and gives up when that takes too long."""
    handle = Handle()
    timer = threading.Timer(LONGEST, handle.cancel)
    timer.start()
    try:
        yield Valuer(distance_from=DISTANCE_FROM, handle=handle)
    except (DeadlinePassed, SearchStopped):
        raise TooLong from None
    finally:
        timer.cancel()
