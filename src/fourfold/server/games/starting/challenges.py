"""Challenges: a game that waits for somebody to accept it, by link, in the open, or one player."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, Select, and_, func, or_, select, update

from fourfold.server.games.errors import (
    ChallengedUnknown,
    ChallengeGone,
    ChallengeStands,
    ChallengeUnknown,
    NotYourChallenge,
    OwnChallenge,
    RatedForAccounts,
    SelfChallenged,
    TooManyChallenges,
)
from fourfold.server.games.loading import Loader, Seated
from fourfold.server.games.views.snapshot import News
from fourfold.server.store import Store, people
from fourfold.server.store import schema as tables
from fourfold.server.store.avatars import avatar_of
from fourfold.server.store.requests import answered_before
from fourfold.server.store.schema import new_id, now
from fourfold.server.topics import Topic

from .blocks import check_blocks
from .lots import Lot, commitment, new_nonce
from .queue import leave_queue
from .quotas import Quotas
from .rated import check_pair
from .starter import Begun, Starter, begun_between, take_secret
from .terms import NewChallenge

#: How long a challenge waits: an open one an hour, a link or one to a player a week.
_OPEN: Final = 3600 * 1000
_LINK: Final = 7 * 24 * 3600 * 1000
#: How long a challenge between two players counts as recent, whatever has become of it.
_RECENT: Final = 60_000
#: The most that one player has waiting.
_MOST: Final = 10
#: How many are listed.
_LISTED: Final = 100
_RATED: Final = ("account", "bot")


class DirectChallenge(NamedTuple):
    """Somebody has challenged one player."""

    id: str
    by: str
    to: str


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
        challenged: Topic[DirectChallenge],
        address: str,
    ) -> None:
        self._store = store
        self._loader = loader
        self._starter = starter
        self._quotas = quotas
        self._appended = appended
        self._changed = changed
        self._challenged = challenged
        self.address = address

    async def make(self, wanted: NewChallenge, player: Seated, key: str | None) -> str:
        """Propose a game; the challenge's name."""
        wanted.check()
        if wanted.rated and player.kind not in _RATED:
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
            if wanted.to is not None:
                _check_challenged(connection, wanted, by, wanted.to)
            terms = wanted.model_dump(exclude={"open", "rated", "to"})
            secret = take_secret(connection, wanted)
            if secret is not None:
                nonce = (wanted.lot.nonce if wanted.lot else None) or new_nonce()
                terms["lot"] = {"secret": secret.hex(), "nonce": nonce}
            connection.execute(
                table.insert().values(
                    id=challenge,
                    by=by,
                    open=wanted.open,
                    to=wanted.to,
                    rated=wanted.rated,
                    terms=json.dumps(terms),
                    state="waiting",
                    created=time,
                    expires=time + (_OPEN if wanted.open else _LINK),
                )
            )
            return challenge

        name = await self._store.write(unit)
        if wanted.open or wanted.to is not None:
            self._changed.publish(None)
        if wanted.to is not None and name == challenge:
            self._challenged.publish(DirectChallenge(name, by, wanted.to))
        return name

    async def show(self, challenge: str, player: str | None) -> dict[str, Any]:
        """A challenge; whoever has its name may see it, unless it is between two players."""
        row = await self._store.row(_select().where(tables.challenge.c.id == challenge))
        if row is None or not _may_see(row, player):
            raise ChallengeUnknown
        return self.shown(row, player)

    async def waiting(self, player: str | None) -> list[dict[str, Any]]:
        """The open challenges that wait, newest first."""
        table = tables.challenge.c
        rows = await self._store.rows(
            _select()
            .where(table.state == "waiting", table.open.is_(True), table.expires > now())
            .order_by(table.created.desc())
            .limit(_LISTED)
        )
        return [self.shown(row, player) for row in rows]

    async def mine(self, player: str) -> dict[str, Any]:
        """The challenges that wait for a player and those that the player made, newest first."""
        table = tables.challenge.c
        lists = [
            await self._store.rows(
                _select()
                .where(whose == player, table.state == "waiting", table.expires > now())
                .order_by(table.created.desc())
                .limit(_LISTED)
            )
            for whose in (table.to, table.by)
        ]
        received, made = ([self.shown(row, player) for row in rows] for rows in lists)
        return {"received": received, "made": made}

    async def direct(self, players: Collection[str], names: Collection[str]) -> Sequence[Row[Any]]:
        """The challenges that wait between two players, one of them among these, and recent ones.

        `names`: further challenges, whatever has become of them.
        """
        table = tables.challenge.c
        theirs = or_(table.to.in_(players), and_(table.by.in_(players), table.to.is_not(None)))
        waits = and_(table.state == "waiting", table.expires > now())
        asked = and_(theirs, or_(waits, table.created > now() - _RECENT))
        return await self._store.rows(
            _select().where(or_(asked, table.id.in_(names))).order_by(table.created)
        )

    async def accept(self, challenge: str, player: Seated, nonce: str | None) -> News:
        """Accept a challenge: the first one begins the game, asking again is harmless."""
        game = new_id()

        def unit(connection: Connection) -> str:
            row = _locked(connection, challenge, player.id)
            if row.state == "accepted" and row.accepted_by == player.id:
                return str(row.game)
            if row.by == player.id:
                raise OwnChallenge
            time = now()
            if row.state != "waiting" or row.expires <= time:
                raise ChallengeGone
            if row.rated and player.kind not in _RATED:
                raise RatedForAccounts
            assert player.id is not None
            check_blocks(connection, row.by, player.id)
            self._quotas.check_game(connection, player)
            begun = _begun(connection, row, player, nonce, time)
            self._starter.insert(connection, game, begun, time)
            connection.execute(
                update(tables.challenge)
                .where(tables.challenge.c.id == challenge)
                .values(state="accepted", game=game, accepted_by=player.id)
            )
            # Both have found a game.
            leave_queue(connection, row.by, player.id)
            return game

        news = News(await self._loader.fresh(await self._store.write(unit)))
        self._appended.publish(news)
        self._changed.publish(None)
        return news

    async def withdraw(self, challenge: str, player: str) -> None:
        """Take a challenge back; only its maker can, and only while it waits."""
        await self._end(challenge, player, "by", "withdrawn")

    async def decline(self, challenge: str, player: str) -> None:
        """Decline a challenge; only the player whom it is for can, and only while it waits."""
        await self._end(challenge, player, "to", "declined")

    async def _end(self, challenge: str, player: str, whose: str, state: str) -> None:
        """End a challenge that has not been accepted; asking again is harmless."""

        def unit(connection: Connection) -> None:
            row = _locked(connection, challenge, player)
            if getattr(row, whose) != player:
                raise NotYourChallenge
            if row.state == "accepted":
                raise ChallengeGone
            if row.state != "waiting":
                return
            connection.execute(
                update(tables.challenge)
                .where(tables.challenge.c.id == challenge)
                .values(state=state)
            )

        await self._store.write(unit)
        self._changed.publish(None)

    def shown(self, row: Row[Any], player: str | None) -> dict[str, Any]:
        """A challenge as a player sees it."""
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
            "by": _person(row.by, row.name, row.kind, row.avatar),
            # A guest whom nobody has seen for a long time may be forgotten.
            "to": row.to_name and _person(row.to, row.to_name, row.to_kind, row.to_avatar),
            "mine": row.by == player,
            "for_me": row.to is not None and row.to == player,
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


def _person(player: str, name: str, kind: str, avatar: str) -> dict[str, str]:
    return {"id": player, "name": name, "kind": kind, "avatar": avatar_of(player, avatar)}


def _select() -> Select[Any]:
    table, maker, other = tables.challenge, tables.player, tables.player.alias("other")
    return (
        select(table, maker.c.name, maker.c.kind, maker.c.avatar)
        .add_columns(*(other.c[name].label(f"to_{name}") for name in ("name", "kind", "avatar")))
        .join(maker, maker.c.id == table.c.by)
        .outerjoin(other, other.c.id == table.c.to)
    )


def _may_see(row: Row[Any], player: str | None) -> bool:
    return row.to is None or player in (row.by, row.to)


def _locked(connection: Connection, challenge: str, player: str | None) -> Row[Any]:
    """A challenge that a player may see, and nobody else changes until this transaction ends."""
    statement = _select().where(tables.challenge.c.id == challenge)
    # SQLite has locked the whole database already.
    row = connection.execute(statement.with_for_update(of=tables.challenge)).one_or_none()
    if row is None or not _may_see(row, player):
        raise ChallengeUnknown
    return row


def _check_challenged(connection: Connection, wanted: NewChallenge, by: str, to: str) -> None:
    """Refuse a challenge that its player could not accept, or would get twice."""
    if to == by:
        raise SelfChallenged
    player, account, table = tables.player, people.account.c, tables.challenge.c
    kind = connection.execute(
        select(player.c.kind)
        .outerjoin(people.account, account.player == player.c.id)
        .where(player.c.id == to, account.blocked.is_(None))
    ).scalar_one_or_none()
    if kind not in ("guest", *_RATED):
        raise ChallengedUnknown
    check_blocks(connection, by, to)
    if wanted.rated and kind not in _RATED:
        raise RatedForAccounts
    stands = select(table.id).where(
        table.by == by, table.to == to, table.state == "waiting", table.expires > now()
    )
    if connection.execute(stands).first() is not None:
        raise ChallengeStands


def _begun(
    connection: Connection, row: Row[Any], joiner: Seated, nonce: str | None, time: int
) -> Begun:
    kept = json.loads(row.terms)
    drawn = kept.pop("lot")
    terms = NewChallenge.model_validate({**kept, "open": row.open, "rated": row.rated})
    if row.rated:
        assert joiner.id is not None
        # It may have been proposed when other terms could be rated.
        terms.check()
        check_pair(connection, row.by, joiner.id, time)
    lot = None
    if terms.first == "lot":
        lot = Lot.draw(bytes.fromhex(drawn["secret"]), drawn["nonce"], nonce or new_nonce())
    creator = Seated(row.by, row.name, row.kind, avatar=row.avatar)
    return replace(begun_between(connection, terms, creator, joiner, lot), challenge=row.id)
