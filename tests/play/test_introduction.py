"""The introduction of the web app, which is written down, held against the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from fourfold.play.danger import danger
from fourfold.rules import Game, Give, Phase, Piece, Place, Position, Rules, Square, shared_values

WEB: Final = Path(__file__).parents[2] / "web"


def script() -> dict[str, Any]:
    path = WEB / "src/study/practice/introduction.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def beginning() -> Game:
    """The game when the learner is asked to give: with the piece that was to be found."""
    wanted = script()
    board = Position.parse(wanted["start"])
    piece = Piece.parse(wanted["find"]["piece"])
    assert piece in board.remaining
    game = Game(Rules(), board)
    return game.play(Give(piece)).play(Place(Square.parse(wanted["find"]["onto"])))


def test_those_gifts_are_right_that_lose_nothing() -> None:
    game = beginning()
    assert game.phase is Phase.GIVE
    assert {str(piece) for piece in danger(game).safe} == set(script()["give"])
    # The texts speak of three tall pieces and of a short one.
    assert {piece.by_trait["height"] for piece in danger(game).safe} == {"short"}
    aligned = [piece for piece in game.position.board if piece is not None]
    assert shared_values(aligned) == (Piece.parse("0").values[2],)


def test_the_placement_and_the_call_are_the_only_right_ones() -> None:
    wanted = script()
    answer, gift = Square.parse(wanted["answer"]["square"]), wanted["answer"]["piece"]
    for piece in wanted["give"]:
        game = beginning().play(Give(Piece.parse(piece))).play(Place(answer))
        # What the other player does is allowed, and leaves nothing to call.
        assert not game.alignments
        game = game.play(Give(Piece.parse(gift)))
        learner = game.to_act
        assert learner is not None
        placed = {str(each): game.play(Place(each)) for each in game.position.empty_squares}
        aligned = {name for name, after in placed.items() if after.callable(learner)}
        assert aligned == {wanted["place"]}
        (alignment,) = placed[wanted["place"]].callable(learner)
        assert sorted(map(str, alignment.squares)) == sorted(wanted["call"])
