"""Positions that people ask about, with the rules that matter."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from fourfold.rules import CallRule, Edition, Game, Position, Rules, Trait, by_seat, parse_level
from fourfold.server.games.starting.terms import Strict, TraitName


class PositionAsked(Strict):
    """A position and rules. `level`: of the player to act, or of both as A:B."""

    position: Annotated[str, StringConstraints(max_length=40)] = Field(
        examples=[".4f./c3.0/78../9... a"]
    )
    level: Annotated[str, StringConstraints(max_length=8)] = Field(
        default="1", examples=["1", "2:1"]
    )
    traits: list[TraitName] = Field(
        default=["colour", "shape", "height", "fill"], min_length=1, max_length=4
    )

    def as_game(
        self, call: CallRule = CallRule.OFFICIAL, edition: Edition = Edition.CLASSIC
    ) -> Game:
        """The game that begins in this position; rules name the first player's level first."""
        position = Position.parse(self.position)
        return Game(
            Rules(
                levels=by_seat(position.to_act, parse_level(self.level)),
                traits=tuple(trait for trait in Trait if str(trait) in self.traits),
                call=call,
                edition=edition,
            ),
            position,
        )
