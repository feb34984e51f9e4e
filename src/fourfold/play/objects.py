"""What this package finds, as JSON objects: the same from the command line and the server."""

from __future__ import annotations

from fourfold.rules import Alignment

from .coach.explanations import Explanation
from .coach.hints import Hint
from .coach.words import plain
from .danger import Danger
from .review.reviewing import Decision, Review


def hint_object(found: Hint, text: str) -> dict[str, object]:
    """A hint, with its words."""
    return {
        "depth": str(found.depth),
        "text": text,
        "sentences": [{"key": s.key, "details": plain(s.details)} for s in found.sentences],
        "claims": plain(found.claims),
    }


def explanation_object(found: Explanation, text: str, steps: list[str]) -> dict[str, object]:
    """An explanation of a turn, with its words and those of each turn behind it."""
    return {
        "turn": str(found.turn),
        "value": str(found.worth.value),
        "distance": found.worth.distance,
        "text": text,
        "sentences": [{"key": s.key, "details": plain(s.details)} for s in found.sentences],
        "line": [str(turn) for turn in found.line],
        "steps": [
            {"turn": str(step.turn), "mine": step.mine, "text": told}
            for step, told in zip(found.steps, steps, strict=True)
        ],
        "claims": plain(found.claims),
    }


def danger_object(found: Danger) -> dict[str, object]:
    """Which piece would win where."""
    return {
        "pieces": {str(piece): plain(squares) for piece, squares in found.pieces.items()},
        "squares": {str(square): plain(winners) for square, winners in found.squares.items()},
    }


def review_object(found: Review) -> dict[str, object]:
    """A review of a game."""
    return {
        "accuracy": list(found.accuracy),
        "turning_point": found.turning_point,
        "decisions": [_decision(decision) for decision in found.decisions],
    }


def _decision(decision: Decision) -> dict[str, object]:
    return {
        "turn": decision.turn,
        "player": str(decision.player),
        "kind": str(decision.kind),
        "played": decision.text,
        "before": str(decision.before.value),
        "after": str(decision.after.value),
        "best": list(decision.best_texts),
        "mark": str(decision.mark),
    }


def alignment_object(alignment: Alignment) -> dict[str, object]:
    """An alignment as JSON says it."""
    return {
        "squares": [str(square) for square in alignment.squares],
        "kind": str(alignment.pattern.kind),
        "values": [str(value) for value in alignment.values],
    }
