"""Players as others see them: profiles, games, leaderboards; following, blocking, reporting."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from fourfold.rules import CallRule
from fourfold.server.api.archive import Before, GameList, Limit, as_list
from fourfold.server.api.games import Id
from fourfold.server.api.visitors import Known, Visitor, arrive, id_of
from fourfold.server.games.starting.terms import Strict
from fourfold.server.games.views.archive import games_of
from fourfold.server.games.views.shapes import AVATAR
from fourfold.server.http.addresses import client_network
from fourfold.server.people import contacts
from fourfold.server.people.attempts import CONTACT, REPORT
from fourfold.server.people.profiles import read_profile
from fourfold.server.people.ratings import Ladder
from fourfold.server.people.reports import need_reportable, report_player
from fourfold.server.people.sessions import Person
from fourfold.server.people.standings import best
from fourfold.server.store import Store
from fourfold.server.wiring import state_of

from .me import PersonShown

router = APIRouter(prefix="/api", tags=["players"])


class Counts(BaseModel):
    """How many games were finished, and how; private ones and shared screens are left out."""

    games: int
    wins: int
    draws: int
    losses: int


class RatedGame(BaseModel):
    """One rated game, and the rating after it."""

    game: str
    level: int
    call: str
    score: float = Field(examples=[1.0])
    rating: int
    change: int
    time: int


class Profile(PersonShown):
    """A player, with the results of their games, and what they are to the reader."""

    online: bool = Field(description="Whether the player is here, and lets others see it.")
    following: bool
    blocked: bool = Field(description="Whether the reader has blocked the player.")
    created: int
    counts: Counts
    history: list[RatedGame]


class Who(BaseModel):
    """The player of a line of a leaderboard."""

    id: str
    name: str
    kind: str
    avatar: str = AVATAR


class Line(BaseModel):
    """A line of a leaderboard."""

    rank: int
    player: Who
    rating: int
    deviation: int
    games: int


class Leaderboard(BaseModel):
    """The best players at a level and a way of calling."""

    level: int
    call: str
    players: list[Line]


class Report(Strict):
    """Why somebody is reported."""

    reason: Literal["name", "leaving", "cheating", "other"]


@router.get("/players/{player}")
async def profile(request: Request, player: Id, person: Visitor) -> Profile:
    """A player's profile: ratings, results, the last rated games."""
    state = state_of(request)
    known = await read_profile(state.store, player)
    ties = await contacts.read_ties(state.store, id_of(person), player)
    online = ties.pop("shows_online") and state.online.has(player)
    return Profile.model_validate({**known, **ties, "online": online})


@router.get("/players/{player}/games")
async def games(
    request: Request, player: Id, person: Visitor, before: Before = None, limit: Limit = 30
) -> GameList:
    """A player's games, newest first; private ones only for those who played them."""
    store = state_of(request).store
    return as_list(await games_of(store, player, id_of(person), before, limit), limit)


@router.post("/players/{player}/report", status_code=204)
async def report(request: Request, visitor: Visitor, player: Id, wanted: Report) -> None:
    """Report a player to the operators of this server."""
    state = state_of(request)
    await state.attempts.count((REPORT, client_network(request.scope)))
    await need_reportable(state.store, player)
    person = await arrive(request, visitor)
    await report_player(state.store, person, player, wanted.reason)


@router.put("/players/{player}/follow", status_code=204)
async def follow(request: Request, visitor: Visitor, player: Id) -> None:
    """Follow a player, to see when they are online."""
    await _choose(request, visitor, player, contacts.follow)


@router.delete("/players/{player}/follow", status_code=204)
async def unfollow(request: Request, person: Known, player: Id) -> None:
    """Follow a player no longer."""
    await contacts.unfollow(state_of(request).store, person.id, player)


@router.put("/players/{player}/block", status_code=204)
async def block(request: Request, visitor: Visitor, player: Id) -> None:
    """Block a player: no challenges, no pairing, no phrases between the two. They are not told."""
    await _choose(request, visitor, player, contacts.block)


@router.delete("/players/{player}/block", status_code=204)
async def unblock(request: Request, person: Known, player: Id) -> None:
    """Block a player no longer."""
    await contacts.unblock(state_of(request).store, person.id, player)


async def _choose(
    request: Request,
    visitor: Person | None,
    player: str,
    choose: Callable[[Store, str, str], Awaitable[None]],
) -> None:
    """Let somebody follow or block a player; a visitor who can becomes a guest."""
    state = state_of(request)
    await state.attempts.count((CONTACT, client_network(request.scope)))
    await need_reportable(state.store, player)
    person = await arrive(request, visitor)
    await choose(state.store, person.id, player)


@router.get("/leaderboards/{level}/{call}")
async def leaderboard(
    request: Request,
    level: Annotated[int, Path(ge=1, le=4)],
    call: Literal["official", "automatic"],
) -> Leaderboard:
    """The best players of one ladder; ratings that are guesses are left out."""
    ladder = Ladder(level, CallRule(call))
    lines = await state_of(request).store.read(lambda connection: best(connection, ladder))
    return Leaderboard(level=level, call=call, players=[Line(**each) for each in lines])
