"""How a game ended, in a sentence."""

from __future__ import annotations

from fourfold.locales import Texts
from fourfold.rules import CallRule, Game, Reason

#: What the first and the second player are called.
Names = tuple[str, str]


def say_ending(game: Game, names: Names, say: Texts) -> str:
    """How a game ended; that it has not, where it goes on.

    >>> from fourfold.locales import texts
    >>> from fourfold.rules import Player, Resign
    >>> say_ending(Game().play(Resign(Player.FIRST)), ("Ana", "Ben"), texts("en"))
    'Ben wins: Ana resigned'
    """
    outcome = game.outcome
    if outcome is None:
        return say("result-none")
    winner = outcome.winner
    if winner is None:
        nobody = outcome.reason is Reason.ABANDONED
        return say(f"outcome-{outcome.reason}{'-nobody' if nobody else ''}")
    details = {"name": names[winner.index], "other": names[winner.other.index]}
    key = f"outcome-{outcome.reason}"
    if outcome.alignment is not None:
        values = (say.value(value, number=4) for value in outcome.alignment.values)
        details["values"] = say.listed(values)
        details["squares"] = " ".join(map(str, outcome.alignment.squares))
        if outcome.reason is Reason.CAUGHT and game.rules.call is CallRule.AUTOMATIC:
            key += "-automatic"
    return say(key, **details)
