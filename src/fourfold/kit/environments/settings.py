"""The rules and the start of an environment's games, from plain numbers and words."""

from __future__ import annotations

from typing import Any, Final

from fourfold.play.opponents import OPPONENTS
from fourfold.rules import (
    CallRule,
    FalseCall,
    Game,
    InvalidValue,
    Outcome,
    Player,
    Position,
    Rules,
    parse_level,
    parse_traits,
)

#: Who answers in environments with one player: chance, or a built-in strength.
RANDOM: Final = "random"
SEATS: Final = ("first", "second", "random")


def check_opponent(name: str) -> None:
    """Refuse what is neither a built-in strength nor `random`."""
    if name not in (RANDOM, *OPPONENTS):
        raise ValueError(f"opponent is one of {', '.join((RANDOM, *OPPONENTS))}, not {name!r}")


def check_seat(name: str) -> None:
    """Refuse what is no seat."""
    if name not in SEATS:
        raise ValueError(f"seat is one of {', '.join(SEATS)}, not {name!r}")


def new_game(
    level: int | str = 1,
    traits: str = "colour,shape,height,fill",
    call: str = "official",
    false_call: str = "refused",
    position: str | None = None,
) -> Game:
    """A game at its beginning, from settings as records write them.

    `level` is 1 to 4, or `1:4` for a handicap (R7). `position` is where the game begins, a board
    and a hand; at least one decision must be left there.

    >>> str(new_game(level="1:4", call="standing").rules)
    'level 1:4, standing call'

    Raises:
        RulesError: a setting that no game can have; the message names it.
    """
    if isinstance(level, bool) or not isinstance(level, int | str):
        raise InvalidValue("level-number", value=repr(level))
    rules = Rules(
        levels=parse_level(str(level)),
        traits=parse_traits(str(traits)),
        call=CallRule.parse(str(call)),
        false_call=FalseCall.parse(str(false_call)),
    )
    return begin(rules, position)


def begin(rules: Rules, position: str | None = None) -> Game:
    """A game by these rules that begins in this position, with at least one decision left."""
    text = "" if position is None else str(position)
    game = Game(rules, Position.parse(text) if text else Position())
    if game.to_act is None:
        raise ValueError(f"nothing is left to decide in the position {text!r}")
    return game


def begin_again(start: Game, options: dict[str, Any] | None) -> Game:
    """The game after a reset: where it always begins, or in the position of the options.

    >>> begin_again(Game(), {"positon": "0123/..../..../.... 4"})
    Traceback (most recent call last):
    ValueError: the only option is position, but got ['positon']
    """
    given = dict(options or {})
    position = given.pop("position", None)
    if given:
        raise ValueError(f"the only option is position, but got {sorted(given)}")
    return start if position is None else begin(start.rules, position)


def reward(outcome: Outcome | None, player: Player) -> float:
    """1 for a win, -1 for a loss, 0 for a draw and while the game continues.

    >>> from fourfold.rules import Resign
    >>> reward(Game().play(Resign(Player.FIRST)).outcome, Player.SECOND)
    1.0
    """
    if outcome is None or outcome.winner is None:
        return 0.0
    return 1.0 if outcome.winner is player else -1.0
