"""How games begin: against the computer, on a shared screen, between people, as a rematch."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, insert, select

from fourfold.rules import Player, Position, Rules, format_clock, format_level, format_traits
from fourfold.server.games.appending import derived
from fourfold.server.games.errors import OpponentGone
from fourfold.server.games.loading import Header, Loaded, Loader, Seated
from fourfold.server.games.log import begin
from fourfold.server.games.views.snapshot import News
from fourfold.server.settings import Settings
from fourfold.server.store import Store, people
from fourfold.server.store import schema as tables
from fourfold.server.store.requests import answered_before
from fourfold.server.store.schema import new_id, now
from fourfold.server.topics import Topic

from . import lots
from .lots import Lot, new_nonce, new_secret
from .quotas import Quotas
from .rated import check_pair, first_of_pair
from .terms import ComputerOpponent, NewChallenge, NewGame, SharedScreen, Terms

Insert = Callable[[Connection], object]


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that is about to begin."""

    kind: str
    seats: tuple[Seated, Seated]
    rules: Rules
    start: Position
    lot: Mapping[str, Any] | None = None
    strength: str | None = None
    pace: str | None = None
    rated: bool = False
    private: bool = False
    help: bool = False
    challenge: str | None = None
    rematch_of: str | None = None
    queued: bool = False
    tournament: str | None = None


class Starter:
    """Begins games."""

    def __init__(
        self,
        store: Store,
        loader: Loader,
        appended: Topic[News],
        settings: Settings,
        quotas: Quotas,
    ) -> None:
        self._store = store
        self._loader = loader
        self._appended = appended
        self._settings = settings
        self._quotas = quotas

    async def start(self, wanted: NewGame, player: Seated, key: str | None) -> News:
        """Begin a game against the computer or on a shared screen; once for each key."""
        wanted.check()
        wanted.check_opponent()
        assert player.id is not None
        by = player.id
        game = new_id()

        def unit(connection: Connection) -> str | Loaded:
            made = answered_before(connection, by, key, "game", game)
            if made is not None:
                return made
            self._quotas.check_game(connection, player)
            secret = take_secret(connection, wanted)
            lot = draw(wanted, secret, None)
            return self.insert(connection, game, _begun(wanted, player, lot), now())

        made = await self._store.write(unit)
        if isinstance(made, Loaded):
            loaded = self._loader.keep(made)
        else:
            loaded = await self._loader.fresh(made)
        news = News(loaded)
        self._appended.publish(news)
        return news

    def insert(self, connection: Connection, game: str, begun: Begun, time: int) -> Loaded:
        """Write the row of a new game; the game, for those who need it at once."""
        rules = begun.rules
        first, second = begun.seats
        # Two computer players are named as those who share a screen are.
        named = begun.kind == "shared" or not (first.id or second.id)
        header = _header(game, begun, time, self._loader.patience)
        loaded = Loaded(header, begin(rules, begun.start, time), (), {})
        row = {
            "id": game,
            "kind": begun.kind,
            "first": first.id,
            "second": second.id,
            "first_name": first.name if named else None,
            "second_name": second.name if named else None,
            "strength": begun.strength,
            "pace": begun.pace,
            "rated": begun.rated,
            "private": begun.private,
            "help": begun.help,
            "level": format_level(rules.levels),
            "traits": format_traits(rules.traits),
            "call": str(rules.call),
            "false_call": str(rules.false_call),
            "clock": format_clock(rules.clock),
            "edition": str(rules.edition),
            "start": str(begun.start),
            "began": time,
            "lot": None if begun.lot is None else json.dumps(begun.lot),
            "challenge": begun.challenge,
            "rematch_of": begun.rematch_of,
            "queued": begun.queued,
            **derived(loaded, self._settings),
        }
        connection.execute(insert(tables.game), row)
        return loaded

    def rematch(self, old: Header, asked_by: Seated, time: int) -> tuple[str, Insert]:
        """The name of a new game with the other player first, and what writes it."""
        game = new_id()

        def write(connection: Connection) -> None:
            self._quotas.check_game(connection, asked_by)
            first, second = (seated.id for seated in old.players)
            swapped = True
            if old.rated:
                # Both are accounts.
                assert first is not None
                assert second is not None
                check_pair(connection, first, second, time)
                # The old game may have ended before it counted.
                swapped = first_of_pair(connection, first, second) != first
            self.insert(connection, game, _begun_again(old, swapped), time)

        return game, write


def _begun_again(old: Header, swapped: bool) -> Begun:
    """The same game again, with the other player first when seats are swapped."""
    first, second = (1, 0) if swapped else (0, 1)
    players, levels = old.players, old.rules.levels
    return Begun(
        old.kind,
        (players[first], players[second]),
        replace(old.rules, levels=(levels[first], levels[second])),
        old.start,
        strength=old.strength,
        pace=old.pace,
        # Private games and games without a clock could be rated once.
        rated=old.rated and not old.private and old.rules.clock is not None,
        private=old.private,
        help=old.help,
        rematch_of=old.id,
    )


def begun_between(
    connection: Connection, terms: NewChallenge, creator: Seated, joiner: Seated, lot: Lot | None
) -> Begun:
    """A game of two people on these terms. In a rated one, their earlier games say who is first.

    `lot`: who is first otherwise, unless the terms say it.
    """
    first = None
    if terms.rated:
        assert creator.id is not None
        assert joiner.id is not None
        first = first_of_pair(connection, creator.id, joiner.id)
    if first is not None:
        seat, lot = Player.FIRST if first == creator.id else Player.SECOND, None
    else:
        seat = creators_seat(terms, lot)
    return Begun(
        "people",
        (creator, joiner) if seat is Player.FIRST else (joiner, creator),
        terms.rules(seat),
        terms.start(),
        None if lot is None else lot.shown(),
        rated=terms.rated,
        private=terms.private,
        help=terms.help,
    )


def check_opponents(connection: Connection, header: Header) -> None:
    """Refuse a new game when an account in the old one was deleted or blocked since."""
    if header.kind != "people":
        return
    players = [seated.id for seated in header.players]
    player, account = tables.player.c, people.account.c
    blocked = select(account.blocked).where(account.player.in_(players))
    kinds = select(player.kind).where(player.id.in_(players))
    # Locked, accounts first as in deleting, so that nobody leaves before the game is written.
    if any(connection.execute(blocked.with_for_update(read=True)).scalars()):
        raise OpponentGone
    if "deleted" in connection.execute(kinds.with_for_update(read=True)).scalars().all():
        raise OpponentGone


def take_secret(connection: Connection, terms: Terms) -> bytes | None:
    """The secret of the lot that the terms name, a new one when they name none."""
    if terms.first != "lot":
        return None
    if terms.lot is None or terms.lot.id is None:
        return new_secret()
    return lots.take_lot(connection, terms.lot.id)


def draw(terms: Terms, secret: bytes | None, joiner: str | None) -> Lot | None:
    """Draw the lot; the server adds a nonce for whoever sent none."""
    if secret is None:
        return None
    creator = (terms.lot.nonce if terms.lot is not None else None) or new_nonce()
    return Lot.draw(secret, creator, joiner or new_nonce())


def creators_seat(terms: Terms, lot: Lot | None) -> Player:
    """Where the one who proposed the game sits."""
    first = terms.first == "me" if lot is None else lot.first == "creator"
    return Player.FIRST if first else Player.SECOND


def _begun(wanted: NewGame, player: Seated, lot: Lot | None) -> Begun:
    seat = creators_seat(wanted, lot)
    strength = pace = None
    if isinstance(wanted.opponent, ComputerOpponent):
        kind, strength, pace = "computer", wanted.opponent.strength, wanted.opponent.pace
        me, them = player, Seated(None, strength, "computer")
    else:
        assert isinstance(wanted.opponent, SharedScreen)
        kind = "shared"
        mine, theirs = wanted.opponent.names or (player.name, player.name)
        me, them = replace(player, name=mine), replace(player, name=theirs)
    seats = (me, them) if seat is Player.FIRST else (them, me)
    return Begun(
        kind,
        seats,
        wanted.rules(seat),
        wanted.start(),
        None if lot is None else lot.shown(),
        strength,
        pace,
        private=wanted.private,
        help=True,
    )


def _header(game: str, begun: Begun, time: int, patience: int) -> Header:
    return Header(
        game,
        begun.kind,
        begun.seats,
        begun.strength,
        begun.rated,
        begun.private,
        begun.help,
        begun.rules,
        begun.start,
        time,
        begun.lot,
        begun.challenge,
        time,
        begun.pace,
        begun.rematch_of is not None,
        patience,
        begun.tournament,
    )
