"""Games: start them, look at them, resign, offer, take back, play again."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Path, Request, Response
from pydantic import Field, StringConstraints

from fourfold.rules import Game, Player
from fourfold.server.games.actions import PlayerRequest
from fourfold.server.games.loading import Seated
from fourfold.server.games.pace import PaceName
from fourfold.server.games.starting.terms import NewGame, SharedScreen, Strict
from fourfold.server.games.views.shapes import Snapshot
from fourfold.server.games.views.snapshot import News, for_reader
from fourfold.server.people.names import clean_label
from fourfold.server.people.sessions import Person
from fourfold.server.wiring import state_of

from .visitors import Known, Visitor, arrive, find_asker

router = APIRouter(prefix="/api/games", tags=["games"])

Id = Annotated[str, Path(pattern=r"^[a-z2-7]{12}$", examples=["abcdefghijkl"])]
Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        pattern=r"^[!-~]{1,64}$",
        description="Any text of your own: a request that is sent again with it is done once.",
    ),
]
SHOWN: dict[int | str, dict[str, Any]] = {200: {"model": Snapshot}}


class Sitting(Strict):
    """Which seat, on a shared screen."""

    seat: Literal["first", "second"] | None = Field(
        default=None, description="Needed on a shared screen only."
    )


class Acting(Sitting):
    """An action, and the number of the last entry that its player has seen."""

    action: Annotated[str, StringConstraints(max_length=16)] = Field(
        examples=["c2", "-7", "!a1b1c1d1", "-"]
    )
    answers: int = Field(ge=0, le=10**6, examples=[4])


class Accepting(Sitting):
    """The number of the entry that offers or asks."""

    offer: int = Field(ge=1, le=10**6)


class GoingBack(Sitting):
    """The number of the entry to whose state the game should go back."""

    to: int = Field(ge=0, le=10**6)


class PaceWanted(Strict):
    """How fast the computer is to act."""

    pace: PaceName


def asked(game: str, person: Person, sitting: Sitting | None, key: str | None) -> PlayerRequest:
    """A request of a player in a game."""
    seat = None if sitting is None or sitting.seat is None else Player(sitting.seat)
    return PlayerRequest(game, person.id, seat, key)


def show(request: Request, news: News, person: Person | None, status: int = 200) -> Response:
    """The game as an answer, for one reader."""
    role = news.loaded.header.role(None if person is None else person.id)
    presence = state_of(request).attendance.of(news.loaded.id)
    body = for_reader(news.snapshot(presence), role, news.log)
    return Response(body, status, media_type="application/json")


@router.post("", status_code=201, responses={201: {"model": Snapshot}}, response_class=Response)
async def start(request: Request, wanted: NewGame, visitor: Visitor, key: Key = None) -> Response:
    """Start a game against the computer, or on a shared screen."""
    wanted.check()
    wanted.check_opponent()
    chosen = Game(wanted.rules(Player.FIRST), wanted.start())
    await state_of(request).fair_play.judge_start(partial(find_asker, request, visitor), chosen)
    if isinstance(wanted.opponent, SharedScreen) and wanted.opponent.names is not None:
        first, second = map(clean_label, wanted.opponent.names)
        wanted.opponent.names = first, second
    person = await arrive(request, visitor)
    player = Seated(person.id, person.name, person.kind, avatar=person.avatar)
    news = await state_of(request).starter.start(wanted, player, key)
    return show(request, news, person, 201)


@router.get("/{game}", responses=SHOWN, response_class=Response)
async def see(request: Request, game: Id, person: Visitor) -> Response:
    """A game as it is now."""
    loaded = await state_of(request).games.see(game, None if person is None else person.id)
    return show(request, News(loaded), person)


class Seat:
    """A player's request in a game, answered with the game after it."""

    def __init__(self, request: Request, game: Id, person: Known, key: Key = None) -> None:
        self._request = request
        self._game = game
        self._person = person
        self._key = key
        self.games = state_of(request).games
        self.delay = state_of(request).pings.delay(person.id)

    def asks(self, sitting: Sitting | None) -> PlayerRequest:
        """The request, on a shared screen for the seat that it names."""
        return asked(self._game, self._person, sitting, self._key)

    async def judge_start(self) -> None:
        """Refuse to begin again from a chosen position where that would be help."""
        header = (await self.games.see(self._game, self._person.id)).header
        if header.kind != "people":
            chosen = Game(header.rules, header.start)
            asker = partial(find_asker, self._request, self._person)
            await state_of(self._request).fair_play.judge_start(asker, chosen)

    async def see(self, done: Awaitable[News]) -> Response:
        """The game after it."""
        return show(self._request, await done, self._person)


Taken = Annotated[Seat, Depends()]


@router.post("/{game}/resign", responses=SHOWN, response_class=Response)
async def resign(seat: Taken, sitting: Sitting | None = None) -> Response:
    """Resign, also in the opponent's turn (R17)."""
    return await seat.see(seat.games.resign(seat.asks(sitting)))


@router.post("/{game}/abort", responses=SHOWN, response_class=Response)
async def abort(seat: Taken, sitting: Sitting | None = None) -> Response:
    """End a game without a result, until both players have placed (R20)."""
    return await seat.see(seat.games.abort(seat.asks(sitting)))


@router.post("/{game}/draw", responses=SHOWN, response_class=Response)
async def offer_draw(seat: Taken, sitting: Sitting | None = None) -> Response:
    """Offer a draw; when the other player has offered one, that is agreed (R16)."""
    return await seat.see(seat.games.offer_draw(seat.asks(sitting)))


@router.post("/{game}/draw/accept", responses=SHOWN, response_class=Response)
async def accept_draw(seat: Taken, accepting: Accepting) -> Response:
    """Accept the draw that an entry offers."""
    return await seat.see(seat.games.accept(seat.asks(accepting), accepting.offer, "draw"))


@router.post("/{game}/draw/decline", responses=SHOWN, response_class=Response)
async def decline_draw(seat: Taken, sitting: Sitting | None = None) -> Response:
    """Decline the draw that is offered."""
    return await seat.see(seat.games.decline(seat.asks(sitting), "draw"))


@router.post("/{game}/takeback", responses=SHOWN, response_class=Response)
async def ask_back(seat: Taken, going: GoingBack) -> Response:
    """Ask to go back; against the computer and on a shared screen the game goes back at once."""
    return await seat.see(seat.games.ask_back(seat.asks(going), going.to))


@router.post("/{game}/takeback/accept", responses=SHOWN, response_class=Response)
async def accept_back(seat: Taken, accepting: Accepting) -> Response:
    """Let the game go back."""
    return await seat.see(seat.games.accept(seat.asks(accepting), accepting.offer, "takeback"))


@router.post("/{game}/takeback/decline", responses=SHOWN, response_class=Response)
async def decline_back(seat: Taken, sitting: Sitting | None = None) -> Response:
    """Do not let the game go back."""
    return await seat.see(seat.games.decline(seat.asks(sitting), "takeback"))


@router.put("/{game}/pace", responses=SHOWN, response_class=Response)
async def set_pace(request: Request, game: Id, wanted: PaceWanted, person: Known) -> Response:
    """Let the computer act faster or slower."""
    news = await state_of(request).games.set_pace(game, person.id, wanted.pace)
    return show(request, news, person)


@router.post("/{game}/rematch", responses=SHOWN, response_class=Response)
async def rematch(seat: Taken, sitting: Sitting | None = None) -> Response:
    """Play again with the other player first: begins when both have asked."""
    await seat.judge_start()
    return await seat.see(seat.games.rematch(seat.asks(sitting)))


@router.post("/{game}/rematch/decline", responses=SHOWN, response_class=Response)
async def decline_rematch(seat: Taken, sitting: Sitting | None = None) -> Response:
    """Decline to play again; the other player cannot ask a second time."""
    return await seat.see(seat.games.decline_rematch(seat.asks(sitting)))


@router.post("/{game}/rematch/withdraw", responses=SHOWN, response_class=Response)
async def withdraw_rematch(seat: Taken, sitting: Sitting | None = None) -> Response:
    """No longer ask to play again."""
    return await seat.see(seat.games.withdraw_rematch(seat.asks(sitting)))
