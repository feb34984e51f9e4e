"""What this package finds, as JSON objects: the same from the command line and the server."""

from __future__ import annotations

from fourfold.rules import Alignment

from .coach import Explanation, Hint
from .coach.words import plain
from .danger import Danger
from .review import Decision, Review


def hint_object(hint: Hint, text: str) -> dict[str, object]:
    """A hint, with its words."""
    return {
        "depth": str(hint.depth),
        "text": text,
        "more": hint.more,
        "sentences": [{"key": s.key, "details": plain(s.details)} for s in hint.sentences],
        "claims": plain(hint.claims),
    }


def explanation_object(explanation: Explanation, text: str, steps: list[str]) -> dict[str, object]:
    """An explanation of a turn, with its words and those of each turn after it."""
    return {
        "turn": str(explanation.turn),
        "value": str(explanation.worth.value),
        "distance": explanation.worth.distance,
        "text": text,
        "sentences": [{"key": s.key, "details": plain(s.details)} for s in explanation.sentences],
        "line": [str(turn) for turn in explanation.line],
        "steps": [
            {"turn": str(step.turn), "mine": step.mine, "text": words}
            for step, words in zip(explanation.steps, steps, strict=True)
        ],
        "claims": plain(explanation.claims),
    }


def danger_object(danger: Danger) -> dict[str, object]:
    """Which piece would win where."""
    return {
        "pieces": {str(piece): plain(squares) for piece, squares in danger.pieces.items()},
        "squares": {str(square): plain(winners) for square, winners in danger.squares.items()},
    }


def alignment_object(alignment: Alignment) -> dict[str, object]:
    """An alignment: its squares, its kind, what its pieces share."""
    return {
        "squares": [str(square) for square in alignment.squares],
        "kind": str(alignment.pattern.kind),
        "values": [str(value) for value in alignment.values],
    }


def review_object(review: Review) -> dict[str, object]:
    """A review of a game."""
    return {
        "accuracy": list(review.accuracy),
        "turning_point": review.turning_point,
        "decisions": [decision_object(decision) for decision in review.decisions],
    }


def decision_object(decision: Decision) -> dict[str, object]:
    """A decision of a reviewed game: what was played, what it was worth, what was best."""
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
