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
        advice = hint(game, Depth(depth), coach_valuer(handle))
    return hint_object(advice, say(advice, texts(language), edition))


def explain_turn(game: Game, turn: str, language: str, edition: str) -> dict[str, Any]:
    """Why a turn wins, holds or loses."""
    with within(HINT) as handle:
        explanation = explain(game, Turn.parse(turn), coach_valuer(handle))
    words = texts(language)
    steps = say_steps(explanation, words, edition)
    return explanation_object(explanation, say_explanation(explanation, words, edition), steps)


def show_danger(game: Game) -> dict[str, Any]:
    """Which piece would win where, and which are safe to give."""
    dangers = danger(game)
    return {
        **danger_object(dangers),
        "poisoned": [str(piece) for piece in dangers.poisoned],
        "safe": [str(piece) for piece in dangers.safe],
    }
