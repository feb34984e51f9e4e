"""What somebody proposes to play: the shape of a request, and the rules it means."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from fourfold.play.opponents.players import OPPONENTS
from fourfold.rules import (
    TRAITS,
    BankClock,
    CallRule,
    Edition,
    FalseCall,
    Game,
    Player,
    Position,
    Rules,
    Trait,
    format_clock,
    parse_clock,
)
from fourfold.server.games.errors import (
    ClockTooLong,
    NonceUnusable,
    NotRateable,
    OpenToOne,
    OpponentUnknown,
    RatedHelp,
    RatedPrivate,
    RatedSeat,
    RatedUnclocked,
    StartOver,
)
from fourfold.server.games.pace import USUAL, PaceName

from .lots import is_nonce

#: The longest time for a turn or in a bank: a year. More is no clock.
LONGEST_CLOCK: Final = 366 * 24 * 3600

Level = Annotated[int, Field(ge=1, le=4)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24)]
Nonce = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,128}$")]
PlayerId = Annotated[str, StringConstraints(pattern=r"^[a-z2-7]{12}$")]
TraitName = Literal["colour", "shape", "height", "fill"]
CallName = Literal["official", "standing", "automatic"]
EditionName = Literal["classic", "mushrooms"]
PhaseName = Literal["give", "place", "last-word", "last-answer", "over"]


def can_be_rated(rules: Rules) -> bool:
    """Whether games by these rules can count: equal levels, four traits, no standing call.

    >>> can_be_rated(Rules()), can_be_rated(Rules(levels=(1, 2)))
    (True, False)
    """
    return not rules.handicap and rules.traits == TRAITS and rules.call is not CallRule.STANDING


class Strict(BaseModel):
    """A request: a field that it does not have is a mistake."""

    model_config = ConfigDict(extra="forbid")


class LotTaken(Strict):
    """A lot that the creator got before, and the creator's nonce."""

    id: Annotated[str, StringConstraints(pattern=r"^[a-z2-7]{12}$")] | None = None
    nonce: Nonce | None = None


class Terms(Strict):
    """Rules and who is first; levels belong to the persons, not to the seats (R7)."""

    level: Level = 1
    opponent_level: Level | None = Field(default=None, description="By default the same.")
    traits: list[TraitName] = Field(
        default=["colour", "shape", "height", "fill"], min_length=1, max_length=4
    )
    call: CallName = "official"
    false_call: Literal["refused", "loses"] = "refused"
    clock: Annotated[str, StringConstraints(max_length=40)] = Field(
        default="-", examples=["-", "60/move", "300+5"]
    )
    edition: EditionName = "classic"
    position: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        default=None, examples=["..../..7./..../.... -"]
    )
    first: Literal["me", "them", "lot"] = "lot"
    lot: LotTaken | None = None
    private: bool = False

    def rules(self, creator: Player) -> Rules:
        """The rules when the one who proposes sits here."""
        mine, theirs = self.level, self.opponent_level or self.level
        clock = parse_clock(self.clock)
        if clock is not None:
            limits = (
                (clock.bank, clock.increment) if isinstance(clock, BankClock) else (clock.limit,)
            )
            if max(limits) > LONGEST_CLOCK:
                raise ClockTooLong
        return Rules(
            levels=(mine, theirs) if creator is Player.FIRST else (theirs, mine),
            traits=tuple(Trait(name) for name in self.traits),
            call=CallRule(self.call),
            false_call=FalseCall(self.false_call),
            clock=clock,
            edition=Edition(self.edition),
        )

    def start(self) -> Position:
        """Where the game begins."""
        return Position() if self.position is None else Position.parse(self.position)

    def check(self) -> None:
        """Refuse what cannot be played, before anything is kept."""
        rules, start = self.rules(Player.FIRST), self.start()
        if Game(rules, start).outcome is not None:
            raise StartOver
        if self.lot is not None and self.lot.nonce is not None and not is_nonce(self.lot.nonce):
            raise NonceUnusable


class ComputerOpponent(Strict):
    """The computer, as strong as it should be."""

    kind: Literal["computer"]
    strength: str = Field(default="casual", examples=list(OPPONENTS))
    pace: PaceName = Field(default=USUAL, description="How fast it acts; games go on all the same.")


class SharedScreen(Strict):
    """Two people in one browser."""

    kind: Literal["shared"]
    names: tuple[Name, Name] | None = None


class NewGame(Terms):
    """A game against the computer, or on a shared screen."""

    opponent: Annotated[ComputerOpponent | SharedScreen, Field(discriminator="kind")]

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {"opponent": {"kind": "computer", "strength": "casual"}, "first": "me"},
                {"opponent": {"kind": "shared", "names": ["Ana", "Ben"]}, "clock": "60/move"},
            ]
        },
    )

    def check_opponent(self) -> None:
        """Refuse an opponent that nobody knows."""
        if isinstance(self.opponent, ComputerOpponent) and self.opponent.strength not in OPPONENTS:
            raise OpponentUnknown(name=self.opponent.strength[:40])


class NewChallenge(Terms):
    """A game with somebody else: one player, anyone when it is open, else whoever gets the link."""

    open: bool = False
    to: PlayerId | None = Field(default=None, description="The only player who may accept.")
    rated: bool = False
    help: bool = Field(default=False, description="Whether both may ask for hints.")

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"open": True, "clock": "300+5", "level": 2}]},
    )

    def check(self) -> None:
        """Refuse what cannot be played, and what cannot be rated if it should be."""
        super().check()
        if self.open and self.to is not None:
            raise OpenToOne
        if not self.rated:
            return
        if self.private:
            raise RatedPrivate
        if parse_clock(self.clock) is None:
            raise RatedUnclocked
        if self.first != "lot":
            raise RatedSeat
        if self.help:
            raise RatedHelp
        if not (can_be_rated(self.rules(Player.FIRST)) and self.start() == Position()):
            raise NotRateable


class NewSeek(Strict):
    """The game that somebody waits for in the queue; the rest of the rules is as usual."""

    level: Level = 1
    call: CallName = "official"
    clock: Annotated[str, StringConstraints(max_length=40)] = Field(
        default="300+3", examples=["300+3", "60/move", "-"]
    )
    rated: bool = False
    edition: EditionName = Field(
        default="classic", description="Played when both want it; otherwise the classic one."
    )

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"clock": "300+3", "rated": True}]}
    )

    def terms(self) -> NewChallenge:
        """The same as the terms of a game, checked."""
        terms = NewChallenge(
            level=self.level,
            call=self.call,
            clock=format_clock(parse_clock(self.clock)),
            edition=self.edition,
            rated=self.rated,
        )
        terms.check()
        return terms
