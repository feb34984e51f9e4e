"""What runs in the processes of the pools: imports no more than it needs."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from fourfold.engine import DeadlinePassed, Handle, SearchStopped
from fourfold.locales import texts
from fourfold.play.coach import Depth, hint, say
from fourfold.play.coach_explain import explain, say_explanation
from fourfold.play.danger import danger
from fourfold.play.objects import danger_object, explanation_object, hint_object
from fourfold.play.opponents import OPPONENTS
from fourfold.play.reviewing import DISTANCE_FROM
from fourfold.play.valuing import Valuer
from fourfold.rules import Game, Turn

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
    """Which piece would win where, and which are safe to give."""
    found = danger(game)
    return {
        **danger_object(found),
        "poisoned": [str(piece) for piece in found.poisoned],
        "safe": [str(piece) for piece in found.safe],
    }


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
