"""The shapes in which clients see tournaments: the OpenAPI document and the web app's types."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from fourfold.server.games.views.shapes import RulesShown, Seat

FormatName = Literal["swiss", "round-robin", "knockout", "double-knockout", "arena", "ladder"]
VenueName = Literal["server", "tables"]
StatusName = Literal["announced", "running", "finished", "cancelled"]
RegistrationName = Literal["open", "code", "closed"]
ResultName = Literal["1-0", "0-1", "1/2-1/2", "+:-", "-:+", "-:-"]
ComplaintName = Literal["name", "cheating", "other"]
PlayedName = Literal["1-0", "0-1", "1/2-1/2"]


class NamedShown(BaseModel):
    """A person or a tournament, with a name."""

    id: str
    name: str


class TournamentListed(BaseModel):
    """A tournament in a list."""

    id: str = Field(examples=["k3vq7x2mfa5t"])
    name: str = Field(examples=["Summer cup"])
    venue: VenueName
    format: FormatName
    status: StatusName
    start: int | None = Field(description="When it is to begin.")
    round: int = Field(description="0 before the first one.")
    planned: int | None = Field(description="How many rounds there will be, where that is known.")
    entered: int
    limit: int | None
    boards: int = Field(description="More than 1: teams meet on so many boards.")
    rules: RulesShown
    rated: bool
    registration: RegistrationName
    director: NamedShown | None = Field(description="Null for one made on the command line.")
    you: Literal["director", "helper", "entrant"] | None
    leader: str | None = Field(description="The name of who leads alone.")


class TournamentList(BaseModel):
    """Some tournaments, and where the next page begins."""

    tournaments: list[TournamentListed]
    next: str | None


class EntrantShown(NamedShown):
    """Who takes part: a player, a computer player, somebody typed in, a team."""

    rating: int | None
    bot: bool
    strength: str | None = Field(description="Of a computer player.")
    player: str | None = Field(description="The account on this server.")
    state: Literal["entered", "paused", "withdrawn"]
    late: bool
    members: list[str]


class ReportedShown(BaseModel):
    """What was reported from a table for each seat."""

    first: ResultName | None
    second: ResultName | None


class GameRow(BaseModel):
    """A game of a tournament, whether it has begun or not."""

    key: str = Field(examples=["3.12", "3.12.2"])
    table: int
    first: str
    second: str
    players: list[str] | None = Field(
        default=None, description="Of teams: the members at this board, the first player first."
    )
    state: Literal["waiting", "playing", "over"]
    result: ResultName | None
    reason: str | None
    adjudicated: bool
    won_by: str | None = Field(description="In a knockout: who won the match, once it is over.")
    game: str | None = Field(description="The game on this server.")
    ready: list[Seat]
    deadline: int | None = Field(description="Until when both have to come.")
    contested: bool = Field(description="The two seats reported different results.")
    reported: ReportedShown | None = Field(description="Null unless the reader directs.")


class RoundShown(BaseModel):
    """A round with all its games."""

    number: int
    state: Literal["paired", "running", "closed"]
    method: str | None
    byes: list[str]
    games: list[GameRow]


class StandingShown(BaseModel):
    """A place in the standings."""

    place: int
    entrant: str
    points: float
    tiebreaks: dict[str, float | None]
    played: int
    wins: int
    draws: int
    losses: int
    streak: int


class MyPart(BaseModel):
    """The reader's own part in a tournament; `game`: the one to come to, or to play."""

    entrant: str
    state: Literal["entered", "paused", "withdrawn"]
    game: GameRow | None


class TournamentNext(BaseModel):
    """What the server does next by itself."""

    what: Literal["start", "round", "finish"]
    at: int


class TournamentCommon(BaseModel):
    """What everyone sees of a tournament."""

    id: str
    name: str
    venue: VenueName
    format: FormatName
    status: StatusName
    start: int | None
    round: int
    planned: int | None
    entered: int
    limit: int | None
    boards: int = Field(description="More than 1: teams meet on so many boards.")
    rules: RulesShown
    rated: bool
    registration: RegistrationName
    director: NamedShown | None
    leader: str | None
    text: str
    number: int = Field(description="The number of the last event.")
    touched: int = Field(description="When anything about it was last changed.")
    regulations: dict[str, Any]
    automatic: bool
    pause: int = Field(description="Seconds between two rounds.")
    absence: int = Field(description="Seconds until somebody who does not come forfeits.")
    rating_min: int | None
    rating_max: int | None
    helpers: list[NamedShown]
    next: TournamentNext | None
    entrants: list[EntrantShown]
    rounds: list[RoundShown]
    standings: list[StandingShown]


class TournamentShown(TournamentCommon):
    """A tournament as one reader sees it."""

    you: Literal["director", "helper", "entrant"] | None
    mine: MyPart | None


class TournamentMessage(TournamentCommon):
    """A tournament as it is now."""

    type: Literal["tournament"]


class RoundChange(RoundShown):
    """A round that changed; `games` are those that changed or are new, all of them if `whole`."""

    whole: bool


class MovedRow(StandingShown):
    """A row of the standings that changed; `at`: its index in the new ones."""

    at: int


class StandingsChange(BaseModel):
    """How the standings differ. `whole`: `rows` are all of them.

    Otherwise take the rows of the same entrants out of those you have, and put `rows` where they
    belong, one after the other. `places` are the places of all rows, in order.
    """

    whole: bool
    rows: list[MovedRow]
    places: list[int]


class TournamentChange(BaseModel):
    """What has changed in a tournament since the last message.

    It applies to the tournament whose `touched` is `since`; whoever has another one asks for it
    again. `round`: the last one that there is. `entrants`: those that changed, whole.
    """

    type: Literal["tournament-change"]
    since: int
    number: int
    touched: int
    status: StatusName
    next: TournamentNext | None
    round: int
    planned: int | None
    entered: int
    leader: str | None
    rounds: list[RoundChange]
    entrants: list[EntrantShown]
    standings: StandingsChange


class TableGame(GameRow):
    """A game at a table; `you`: the seat that the reader has reported for.

    `level` is first:second when they differ, by the handicap of the two players (R7).
    """

    level: str = Field(examples=["1", "2:1"])
    you: Seat | None


class TableShown(BaseModel):
    """A real table, for those who have its key: the games there in this round."""

    tournament: NamedShown
    status: StatusName
    number: int
    round: int | None
    table: int
    games: list[TableGame]
    entrants: list[EntrantShown]


class EventShown(BaseModel):
    """An event of a tournament's log; `by`: who caused it, for those who direct."""

    number: int
    time: int
    event: dict[str, Any] = Field(examples=[{"event": "paused", "id": "k3vq7x2mfa5t"}])
    by: str | None = None


class TournamentLogShown(BaseModel):
    """Some of a tournament's log."""

    events: list[EventShown]


class TableAddress(BaseModel):
    """The address that the card of a table shows."""

    table: int
    address: str


class TournamentKeysShown(BaseModel):
    """Addresses with their keys, for those who direct."""

    desk: str
    tables: list[TableAddress]


class EnteredShown(BaseModel):
    """Who was entered from a file."""

    entered: list[EntrantShown]
