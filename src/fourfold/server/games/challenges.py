"""Challenges: a game that waits for somebody to accept it, by link or in the open."""

from __future__ import annotations

import json
from typing import Any, Final, Literal

from pydantic import BaseModel
from sqlalchemy import Connection, Row, Select, func, select, update

from fourfold.rules import Player
from fourfold.server.store import Store
from fourfold.server.store import schema as tables
from fourfold.server.store.avatars import avatar_of
from fourfold.server.store.requests import answered_before
from fourfold.server.store.schema import new_id, now
from fourfold.server.topics import Topic

from .errors import (
    ChallengeGone,
    ChallengeUnknown,
    NotYourChallenge,
    OwnChallenge,
    RatedForAccounts,
    TooManyChallenges,
)
from .loading import Loader, Seated
from .lots import Lot, commitment, new_nonce
from .quotas import Quotas
from .rated import check_pair, first_of_pair
from .snapshot import AVATAR, News
from .starting import (
    Begun,
    Starter,
    creators_seat,
    take_secret,
)
from .terms import NewChallenge

#: How long a challenge waits: an open one an hour, a link a week.
_OPEN: Final = 3600 * 1000
_LINK: Final = 7 * 24 * 3600 * 1000
#: The most that one player has waiting.
_MOST: Final = 10
#: How many open ones are listed.
_LISTED: Final = 100


class ChallengerShown(BaseModel):
    """Who proposes a game."""

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
    mine: bool
    open: bool
    rated: bool
    private: bool
    help: bool
    state: Literal["waiting", "accepted", "withdrawn", "expired"]
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


class Challenges:
    """The challenges that wait, and what becomes of them."""

    def __init__(
        self,
        store: Store,
        loader: Loader,
        starter: Starter,
        quotas: Quotas,
        *,
        appended: Topic[News],
        changed: Topic[None],
        address: str,
    ) -> None:
        self._store = store
        self._loader = loader
        self._starter = starter
        self._quotas = quotas
        self._appended = appended
        self._changed = changed
        self.address = address

    async def make(self, wanted: NewChallenge, player: Seated, key: str | None) -> str:
        """Propose a game; the challenge's name."""
        wanted.check()
        if wanted.rated and player.kind not in ("account", "bot"):
            raise RatedForAccounts
        challenge = new_id()
        assert player.id is not None
        by = player.id

        def unit(connection: Connection) -> str:
            made = answered_before(connection, by, key, "challenge", challenge)
            if made is not None:
                return made
            table, time = tables.challenge, now()
            waiting = select(func.count()).where(
                table.c.by == by, table.c.state == "waiting", table.c.expires > time
            )
            if connection.execute(waiting).scalar_one() >= _MOST:
                raise TooManyChallenges
            self._quotas.check_challenge(connection, player)
            terms = wanted.model_dump(exclude={"open", "rated"})
            secret = take_secret(connection, wanted)
            if secret is not None:
                nonce = (wanted.lot.nonce if wanted.lot else None) or new_nonce()
                terms["lot"] = {"secret": secret.hex(), "nonce": nonce}
            connection.execute(
                table.insert().values(
                    id=challenge,
                    by=by,
                    open=wanted.open,
                    rated=wanted.rated,
                    terms=json.dumps(terms),
                    state="waiting",
                    created=time,
                    expires=time + (_OPEN if wanted.open else _LINK),
                )
            )
            return challenge

        name = await self._store.write(unit)
        if wanted.open:
            self._changed.publish(None)
        return name

    async def show(self, challenge: str, player: str | None) -> dict[str, Any]:
        """A challenge; whoever has its name may see it."""
        row = await self._store.row(_select().where(tables.challenge.c.id == challenge))
        if row is None:
            raise ChallengeUnknown
        return self._shown(row, player)

    async def waiting(self, player: str | None) -> list[dict[str, Any]]:
        """The open challenges that wait, newest first."""
        table = tables.challenge.c
        rows = await self._store.rows(
            _select()
            .where(table.state == "waiting", table.open.is_(True), table.expires > now())
            .order_by(table.created.desc())
            .limit(_LISTED)
        )
        return [self._shown(row, player) for row in rows]

    async def accept(self, challenge: str, player: Seated, nonce: str | None) -> News:
        """Accept a challenge: the first one begins the game, asking again is harmless."""
        game = new_id()

        def unit(connection: Connection) -> str:
            row = _locked(connection, challenge)
            if row.state == "accepted" and row.accepted_by == player.id:
                return str(row.game)
            if row.by == player.id:
                raise OwnChallenge
            time = now()
            if row.state != "waiting" or row.expires <= time:
                raise ChallengeGone
            if row.rated and player.kind not in ("account", "bot"):
                raise RatedForAccounts
            self._quotas.check_game(connection, player)
            begun = _begun(connection, row, player, nonce, time)
            self._starter.insert(connection, game, begun, time)
            connection.execute(
                update(tables.challenge)
                .where(tables.challenge.c.id == challenge)
                .values(state="accepted", game=game, accepted_by=player.id)
            )
            return game

        news = News(await self._loader.fresh(await self._store.write(unit)))
        self._appended.publish(news)
        self._changed.publish(None)
        return news

    async def withdraw(self, challenge: str, player: str) -> None:
        """Take a challenge back; only its maker can, and only while it waits."""

        def unit(connection: Connection) -> None:
            row = _locked(connection, challenge)
            if row.by != player:
                raise NotYourChallenge
            if row.state == "accepted":
                raise ChallengeGone
            connection.execute(
                update(tables.challenge)
                .where(tables.challenge.c.id == challenge)
                .values(state="withdrawn")
            )

        await self._store.write(unit)
        self._changed.publish(None)

    def _shown(self, row: Row[Any], player: str | None) -> dict[str, Any]:
        terms = json.loads(row.terms)
        state = row.state
        if state == "waiting" and row.expires <= now():
            state = "expired"
        lot = terms["lot"] if terms["first"] == "lot" else None
        involved = player in (row.by, row.accepted_by)
        return {
            "id": row.id,
            "url": f"{self.address}/challenge/{row.id}",
            "qr": f"/api/challenges/{row.id}/qr.svg",
            "by": {
                "id": row.by,
                "name": row.name,
                "kind": row.kind,
                "avatar": avatar_of(row.by, row.avatar),
            },
            "mine": row.by == player,
            "open": row.open,
            "rated": row.rated,
            "private": terms["private"],
            # Challenges from before there was a choice do not have it.
            "help": terms.get("help", False),
            "state": state,
            "game": row.game if involved or not terms["private"] else None,
            "created": row.created,
            "expires": row.expires,
            "level": terms["level"],
            "opponent_level": terms["opponent_level"] or terms["level"],
            "traits": terms["traits"],
            "call": terms["call"],
            "false_call": terms["false_call"],
            "clock": terms["clock"],
            "edition": terms["edition"],
            "position": terms["position"],
            "first": terms["first"],
            "lot": None
            if lot is None
            else {"commitment": commitment(bytes.fromhex(lot["secret"])), "nonce": lot["nonce"]},
        }


def _select() -> Select[Any]:
    table, people = tables.challenge, tables.player
    shown = (people.c.name, people.c.kind, people.c.avatar)
    return select(table, *shown).join(people, people.c.id == table.c.by)


def _locked(connection: Connection, challenge: str) -> Row[Any]:
    """A challenge that nobody else changes until this transaction ends."""
    statement = _select().where(tables.challenge.c.id == challenge)
    # SQLite has locked the whole database already.
    row = connection.execute(statement.with_for_update(of=tables.challenge)).one_or_none()
    if row is None:
        raise ChallengeUnknown
    return row


def _begun(
    connection: Connection, row: Row[Any], joiner: Seated, nonce: str | None, time: int
) -> Begun:
    kept = json.loads(row.terms)
    drawn = kept.pop("lot")
    terms = NewChallenge.model_validate({**kept, "open": row.open, "rated": row.rated})
    creator = Seated(row.by, row.name, row.kind, avatar=row.avatar)
    lot, first = None, None
    if row.rated:
        assert joiner.id is not None
        # It may have been proposed when other terms could be rated.
        terms.check()
        check_pair(connection, row.by, joiner.id, time)
        first = first_of_pair(connection, row.by, joiner.id)
    if first is None and terms.first == "lot":
        lot = Lot.draw(bytes.fromhex(drawn["secret"]), drawn["nonce"], nonce or new_nonce())
    seat = creators_seat(terms, lot) if first is None else _seat(first == row.by)
    return Begun(
        "people",
        (creator, joiner) if seat is Player.FIRST else (joiner, creator),
        terms.rules(seat),
        terms.start(),
        None if lot is None else lot.shown(),
        rated=row.rated,
        private=terms.private,
        help=terms.help,
        challenge=row.id,
    )


def _seat(first: bool) -> Player:
    return Player.FIRST if first else Player.SECOND
