"""The messages of live connections: the one place that says what server and clients send.

The models are part of the OpenAPI document (`api/live.py`), and the web app's types come from
there. No message carries the whole log of a game: a client gets each entry once, with the game as
it stands after it, and long replays come in pages of entries.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel, TypeAdapter

from fourfold.server.games.starting.queue import QueueShown
from fourfold.server.games.views.archive import GameListed
from fourfold.server.games.views.shapes import (
    ChallengerShown,
    ChallengeShown,
    EntryShown,
    GameShown,
    Seat,
)
from fourfold.server.games.words import Request

#: The most entries on one page of a replay.
PAGE: Final = 100
#: The longest message that a client needs to send.
LONGEST: Final = 200


class SnapshotMessage(BaseModel):
    """A game as it stands; sent first, unless the client named the last entry that it has."""

    type: Literal["snapshot"]
    snapshot: GameShown


class EntryMessage(EntryShown):
    """A new entry, and the game as it stands after it."""

    type: Literal["entry"]
    snapshot: GameShown


class EntriesMessage(BaseModel):
    """A page of a replay; the last one has the game as it stands after it."""

    type: Literal["entries"]
    entries: list[EntryShown] = Field(max_length=PAGE)
    snapshot: GameShown | None


class PresenceMessage(BaseModel):
    """Who is present."""

    type: Literal["presence"]
    first: bool
    second: bool
    watchers: int


class PhraseMessage(BaseModel):
    """A phrase that a player says."""

    type: Literal["phrase"]
    by: Seat
    phrase: str
    time: int


class RemarkMessage(BaseModel):
    """A phrase that a spectator says; only spectators are sent it."""

    type: Literal["remark"]
    by: ChallengerShown
    phrase: str
    time: int


class PingMessage(BaseModel):
    """To be answered with a pong of the same id."""

    type: Literal["ping"]
    id: int


class ChallengesMessage(BaseModel):
    """All open challenges, newest first; sent first in the lobby."""

    type: Literal["challenges"]
    challenges: list[ChallengeShown]


class ChallengesChange(BaseModel):
    """How the open challenges differ from those sent before; `closed` are their ids."""

    type: Literal["challenges-change"]
    opened: list[ChallengeShown]
    closed: list[str]


class TurnMessage(BaseModel):
    """It is the reader's turn in a game."""

    type: Literal["turn"]
    game: str


class StartedMessage(BaseModel):
    """A game of the reader's has begun.

    A challenge or a rematch was accepted, or the queue found somebody; `challenge` is null but for
    the first of them.
    """

    type: Literal["started"]
    game: str
    challenge: str | None


class RequestMessage(BaseModel):
    """The other player of a game waits for the reader's answer; `name` is theirs."""

    type: Literal["request"]
    game: str
    kind: Request
    by: Seat
    name: str


class ChallengeMessage(BaseModel):
    """A challenge between the reader and another player: it waits, or what became of it."""

    type: Literal["challenge"]
    challenge: ChallengeShown


class PairedMessage(BaseModel):
    """A game of a tournament waits for the reader; `name` is the tournament's, `game` its key.

    It begins when both players are there; whoever is not by `deadline` forfeits it.
    """

    type: Literal["paired"]
    tournament: str
    name: str
    game: str = Field(examples=["3.12"])
    opponent: str
    deadline: int | None


class QueueMessage(QueueShown):
    """The queue as the reader sees it; sent on entering, and when it has changed."""

    type: Literal["queue"]


class GameMessage(
    RootModel[
        Annotated[
            SnapshotMessage
            | EntryMessage
            | EntriesMessage
            | PresenceMessage
            | PhraseMessage
            | RemarkMessage
            | PingMessage,
            Field(discriminator="type"),
        ]
    ]
):
    """Whatever the server sends about a game."""


class LobbyMessage(
    RootModel[
        Annotated[
            ChallengesMessage
            | ChallengesChange
            | ChallengeMessage
            | QueueMessage
            | TurnMessage
            | StartedMessage
            | RequestMessage
            | PairedMessage
            | PingMessage,
            Field(discriminator="type"),
        ]
    ]
):
    """Whatever the server sends to the lobby."""


class GamesMessage(BaseModel):
    """Public games that have begun, changed or ended, as they stand now."""

    type: Literal["games"]
    games: list[GameListed]


class BoardsMessage(RootModel[Annotated[GamesMessage | PingMessage, Field(discriminator="type")]]):
    """Whatever the server sends to those who look at the list of games."""


class _FromClient(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


_Number = Annotated[int, Field(ge=0, lt=10**9)]


class Pong(_FromClient):
    """The answer to a ping."""

    type: Literal["pong"]
    id: _Number


class SendFrom(_FromClient):
    """Asks for everything after an entry again."""

    type: Literal["from"]
    number: _Number


class ClientMessage(RootModel[Annotated[Pong | SendFrom, Field(discriminator="type")]]):
    """Whatever a client may send."""


_CLIENT: Final = TypeAdapter(ClientMessage)


def read_message(text: str | None) -> Pong | SendFrom:
    """What a client says; a ValueError when it makes no sense."""
    if text is None or len(text) > LONGEST:
        raise ValueError("a client says little, and in text")
    return _CLIENT.validate_json(text).root
