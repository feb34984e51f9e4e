"""What the coach says in a game: runs in the processes of the students' pool."""

from __future__ import annotations

from typing import Any

from fourfold.locales import texts
from fourfold.play.coach.explanations import explain, say_explanation, say_steps
from fourfold.play.coach.hints import (
    Depth,
    coach_valuer,
    hint,
    say,
)
from fourfold.play.danger import danger
from fourfold.play.objects import danger_object, explanation_object, hint_object
from fourfold.rules import Game, Turn

from .studies import HINT, within


def give_hint(game: Game, depth: str, language: str, edition: str) -> dict[str, Any]:
    """A hint for the player to act."""
    with within(HINT) as handle:
        found = hint(game, Depth(depth), coach_valuer(handle))
    return hint_object(found, say(found, texts(language), edition))


def explain_turn(game: Game, turn: str, language: str, edition: str) -> dict[str, Any]:
    """Why a turn wins, holds or loses."""
    with within(HINT) as handle:
        found = explain(game, Turn.parse(turn), coach_valuer(handle))
    words = texts(language)
    steps = say_steps(found, words, edition)
    return explanation_object(found, say_explanation(found, words, edition), steps)


def show_danger(game: Game) -> dict[str, Any]:
    """Which piece would win where, and which are safe to give."""
    found = danger(game)
    return {
        **danger_object(found),
        "poisoned": [str(piece) for piece in found.poisoned],
        "safe": [str(piece) for piece in found.safe],
    }
