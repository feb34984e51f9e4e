"""The words of a review, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fourfold.cli.terminal.screen import Screen, player_name
from fourfold.play import Decision, Mark, Review
from fourfold.play.endings import Names, say_ending
from fourfold.rules import Player, Record

#: How many of the best alternatives a line of the table names.
_NAMED: Final = 3


def player_names(screen: Screen, record: Record) -> Names:
    """What the players are called."""
    say = screen.texts
    first = player_name(record.first, Player.FIRST, say)
    return first, player_name(record.second, Player.SECOND, say)


def summary_lines(screen: Screen, names: Names, review: Review) -> Iterator[str]:
    """The outcome, the accuracy and the turning point of a game in sentences."""
    say = screen.texts
    yield say_ending(review.game, names, screen.texts)
    accuracy = zip(names, review.accuracy, strict=True)
    shares = (f"{name} {say('percent', number=round(value))}" for name, value in accuracy)
    yield say.labelled(say("review-accuracy"), "  ".join(shares))
    point = review.turning_point
    if point is None:
        yield say("review-no-turning-point")
    else:
        decision = review.decisions[point]
        player, played = names[decision.player.index], played_words(screen, decision)
        yield say.labelled(say("review-turning-point"), f"{decision.turn}. {played} ({player})")


def played_words(screen: Screen, decision: Decision) -> str:
    """What was decided, in notation; a missed, caught or false call in words as well."""
    say = screen.texts
    if decision.speech is None:
        return decision.text or "-"
    word = say(f"review-speech-{decision.speech}")
    return word if decision.text is None else f"{decision.text} {word}"


def value_words(screen: Screen, decision: Decision) -> str:
    """The value before and after a decision, in words; once when it stayed."""
    before, after = (
        screen.texts(f"verdict-{worth.value}") for worth in (decision.before, decision.after)
    )
    return before if before == after else f"{before} {'->' if screen.ascii else '→'} {after}"


def best_words(screen: Screen, decision: Decision, most: int = _NAMED) -> str:
    """Some of the best alternatives, in notation; nothing when one of them was played."""
    if decision.mark in (Mark.BEST, Mark.FORCED):
        return ""
    silent = screen.texts("review-no-call")
    texts = [silent if text is None else text for text in decision.best_texts]
    more = (" ..." if screen.ascii else " …") if len(texts) > most else ""
    return ", ".join(texts[:most]) + more
