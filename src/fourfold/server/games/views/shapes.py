"""The shapes in which clients see games and challenges: the models of snapshots and their parts.

`snapshot` writes them as JSON; the OpenAPI document and the web app's types come from here.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import BaseModel, Field

from fourfold.server.games.pace import PaceName

Seat = Literal["first", "second"]
#: The field of everyone who is shown as a piece.
AVATAR: Final[Any] = Field(examples=["c"], description="The digit of a piece.")
FaultName = Literal["empty-square", "no-pattern", "not-in-level", "no-common-trait", "lapsed"]


class RulesShown(BaseModel):
    """The rules, in their text forms; `level` is first:second when they differ."""

    level: str = Field(examples=["1", "2:1"])
    traits: list[str]
    call: str
    false_call: str
    clock: str
    edition: str


class PlayerShown(BaseModel):
    """Who sits on a side; `id` and `avatar` are null for the computer."""

    id: str | None
    name: str
    kind: str
    avatar: str | None = AVATAR
    strength: str | None
    level: int
    rating: int | None
    online: bool


class Players(BaseModel):
    """Both sides."""

    first: PlayerShown
    second: PlayerShown


class EntryShown(BaseModel):
    """One entry of the log; `by` is the seat that acted, null for the server.

    `fault`: why a call was false (R15), the first cause that applies; null for everything else.
    """

    number: int
    entry: str = Field(examples=["-7", "c2", "draw:first"])
    time: int
    by: Seat | None
    fault: FaultName | None


class Remaining(BaseModel):
    """Seconds that both players have left."""

    first: float
    second: float


class ClockShown(BaseModel):
    """The clocks at `now`; `falls_at` is when the running one falls. Times in milliseconds."""

    running: Seat | None
    remaining: Remaining
    falls_at: int | None
    now: int


class DrawShown(BaseModel):
    """A draw that is offered: accept it by its number."""

    by: Seat
    offer: int


class TakebackShown(BaseModel):
    """A request to go back to the state after entry `to`."""

    by: Seat
    offer: int
    to: int


class TakebackTargets(BaseModel):
    """To which entry a player can go back, or ask to: before the last thing that they did.

    By `you`; null where there is nothing to take back, or where it cannot be asked for now.
    """

    first: int | None
    second: int | None
    both: int | None


class RematchShown(BaseModel):
    """Who wants to play again, and the game that came of it.

    `declined`: who cannot ask again, because the other player has declined, or because they have
    withdrawn their request twice; they can still agree when the other one asks.
    """

    asked: list[Seat]
    declined: list[Seat]
    game: str | None


class AlignmentShown(BaseModel):
    """Four squares and what their pieces share."""

    squares: list[str]
    values: list[str]


class OutcomeShown(BaseModel):
    """How the game ended; `missed`: alignments that nobody called.

    `aborted_by`: who ended a game that is `abandoned` without a result; null where nobody did.
    """

    result: str
    winner: Seat | None
    reason: str
    alignments: list[AlignmentShown]
    missed: list[AlignmentShown]
    aborted_by: Seat | None


class SaidShown(BaseModel):
    """What the computer's character said lately; it never tells what can be called.

    `text` is the key of the line in the texts (`/api/texts`), `after` the number of actions after
    which it was said.
    """

    by: Seat
    text: str = Field(examples=["says-casual-greeting-2"])
    after: int


class LotShown(BaseModel):
    """How it was drawn who is first; `fourfold lot check` verifies it."""

    commitment: str
    secret: str
    nonces: tuple[str, str]
    first: Literal["creator", "joiner"]


class GameShown(BaseModel):
    """A game as it stands, without its log: live messages carry it with every entry."""

    you: Literal["first", "second", "both"] | None
    id: str
    number: int
    status: Literal["playing", "over"]
    created: int
    rated: bool
    private: bool
    help: bool = Field(description="Whether the players may ask for hints.")
    pace: PaceName | None = Field(description="How fast the computer acts, if it plays.")
    rules: RulesShown
    players: Players
    start: str
    position: str = Field(examples=["..../..7./..../.... 5"])
    remaining: list[str]
    to_act: Seat | None
    phase: Literal["give", "place", "last-word", "last-answer", "over"]
    legal: list[str]
    may_call: bool = Field(description="Whether the player to act may call (R15).")
    call_offered: bool = Field(
        description="Whether to offer the call: as `may_call`, from four pieces on the board on."
    )
    refused_calls: int
    turns: list[str]
    clock: ClockShown | None
    abandoned_at: int | None = Field(
        description="When a game without a clock counts as abandoned if nobody acts (R20)."
    )
    may_abort: bool = Field(description="Whether a player can end it without a result.")
    talk_ends: int | None = Field(description="After the end: until when players can talk.")
    draw: DrawShown | None
    takeback: TakebackShown | None
    takeback_to: TakebackTargets
    takeback_late: bool = Field(
        description="Whether a missed quarto that the computer has mentioned rules out going back."
    )
    rematch: RematchShown
    outcome: OutcomeShown | None
    lot: LotShown | None
    tournament: str | None = Field(description="The tournament that it belongs to, if any.")
    said: SaidShown | None
    watchers: int


class Snapshot(GameShown):
    """A game as a client sees it, with its whole log."""

    log: list[EntryShown]


class ChallengerShown(BaseModel):
    """Who proposes a game, or to whom it is proposed."""

    id: str
    name: str
    kind: str
    avatar: str = AVATAR


class ChallengeLot(BaseModel):
    """What is known of a lot before it is drawn."""

    commitment: str
    nonce: str


class ChallengeShown(BaseModel):
    """A challenge as clients see it. Levels are of the one who proposes, and of the other."""

    id: str
    url: str
    qr: str
    by: ChallengerShown
    to: ChallengerShown | None = Field(description="The only player who may accept, if any.")
    mine: bool
    for_me: bool
    open: bool
    rated: bool
    private: bool
    help: bool
    state: Literal["waiting", "accepted", "declined", "withdrawn", "expired"]
    game: str | None
    created: int
    expires: int
    level: int
    opponent_level: int
    traits: list[str]
    call: str
    false_call: str
    clock: str
    edition: str
    position: str | None
    first: Literal["me", "them", "lot"]
    lot: ChallengeLot | None


class MyChallenges(BaseModel):
    """The challenges that wait for a player, and those that the player has made."""

    received: list[ChallengeShown]
    made: list[ChallengeShown]
