"""Checking a database: logs replay, derived columns agree with them, and so do ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, func, select, text

from fourfold.rules import Player, Position, RulesError
from fourfold.server.games.likeness import likeness_of
from fourfold.server.games.loading import rules_of
from fourfold.server.games.log import (
    Entry,
    GameState,
    LogError,
    fold,
)
from fourfold.server.people.names import keys
from fourfold.server.people.standings import check_standings
from fourfold.server.store import migrations, people, schema
from fourfold.server.store.snapshots import read_snapshot
from fourfold.server.store.tournaments import tournament, tournament_entrant, tournament_event
from fourfold.server.tournaments.log.progress import derived
from fourfold.tournaments import LogLine, TournamentError, parse_event, parse_regulations
from fourfold.tournaments import fold as fold_tournament

_PAGE: Final = 200


class Fault(NamedTuple):
    """Something that is not as it should be: where, and what."""

    where: str
    what: str


class Checked(NamedTuple):
    """How much was checked, and what is wrong with it."""

    games: int
    entries: int
    accounts: int
    faults: list[Fault]


async def check_database(url: str, progress: Callable[[int, int], None]) -> Checked:
    """Check everything in one snapshot while a server runs; `progress` receives done and total."""
    return await read_snapshot(url, lambda connection: _check(connection, progress))


def _check(connection: Connection, progress: Callable[[int, int], None]) -> Checked:
    current, needed = migrations.current(connection), migrations.newest()
    if current != needed:
        what = f"is at step {current}, and should be at {needed}: fourfold db upgrade"
        return Checked(0, 0, 0, [Fault("schema", what)])
    faults = list(_check_file(connection))
    games = entries = 0
    count = connection.execute(select(func.count()).select_from(schema.game)).scalar_one()
    for row, log in _games(connection):
        faults.extend(Fault(f"game {row.id}", what) for what in check_game(row, log))
        games, entries = games + 1, entries + len(log)
        progress(games, count)
    accounts, wrong = _check_names(connection)
    faults.extend(wrong)
    faults.extend(Fault("ratings", what) for what in check_standings(connection))
    faults.extend(_check_tournaments(connection))
    return Checked(games, entries, accounts, faults)


def _check_file(connection: Connection) -> Iterator[Fault]:
    """SQLite's own view of its file."""
    if connection.dialect.name != "sqlite":
        return
    for (what,) in connection.execute(text("PRAGMA integrity_check")):
        if what != "ok":
            yield Fault("file", what)
    for row in connection.execute(text("PRAGMA foreign_key_check")):
        yield Fault(f"table {row[0]}", f"row {row[1]} names a row of {row[2]} that is not there")


def _games(connection: Connection) -> Iterator[tuple[Row[Any], list[Entry]]]:
    """All games with their logs, a page at a time."""
    last = ""
    while True:
        game, entry = schema.game, schema.entry
        rows = connection.execute(
            select(game).where(game.c.id > last).order_by(game.c.id).limit(_PAGE)
        ).all()
        if not rows:
            return
        entries = connection.execute(
            select(entry)
            .where(entry.c.game.in_([row.id for row in rows]))
            .order_by(entry.c.game, entry.c.number)
        )
        logs = {
            name: [Entry(e.number, e.entry, e.time, e.player, e.key) for e in group]
            for name, group in groupby(entries, lambda e: e.game)
        }
        for row in rows:
            yield row, logs.get(row.id, [])
        last = rows[-1].id


def check_game(row: Row[Any], log: Sequence[Entry]) -> Iterator[str]:
    """What is wrong with a game: its log does not replay, or its row says something else."""
    try:
        state = fold(rules_of(row), Position.parse(row.start), row.began, log)
    except (LogError, RulesError, ValueError) as error:
        yield str(error)
        return
    for name, expected in _derived(row, state):
        if getattr(row, name) != expected:
            yield f"{name} is {getattr(row, name)!r}, but {expected!r} follows from the log"
    if row.status == "playing" and row.wake_at is None:
        yield "wake_at is missing: nobody would notice a flag that falls"


def _derived(row: Row[Any], state: GameState) -> Iterable[tuple[str, object]]:
    """The columns of a row that follow from the log, computed again."""
    game = state.game
    outcome, to_act = game.outcome, game.to_act
    computers: tuple[Player, ...] = ()
    if row.kind == "computer":
        seats = zip(Player, (row.first, row.second), strict=True)
        computers = tuple(seat for seat, player in seats if player is None)
    return (
        ("number", state.number),
        ("status", "playing" if outcome is None else "over"),
        ("to_act", None if to_act is None else str(to_act)),
        ("result", "*" if outcome is None else outcome.result),
        ("reason", None if outcome is None else str(outcome.reason)),
        ("placed", game.position.placed),
        ("thinks", any(map(state.waits_for, computers))),
        ("touched", state.time),
        # Games that began before there were these columns get them with their next entry.
        ("likeness", row.likeness and likeness_of(game, row.help)),
        ("position", row.position and str(game.position)),
    )


def _check_tournaments(connection: Connection) -> Iterator[Fault]:
    """The logs of tournaments replay, their rows agree, and everybody in them has entered."""
    table, event, entrant = tournament, tournament_event, tournament_entrant
    for row in connection.execute(select(table).order_by(table.c.id)).all():
        lines = connection.execute(
            select(event).where(event.c.tournament == row.id).order_by(event.c.number)
        )
        try:
            log = [LogLine(line.number, line.time, parse_event(line.event)) for line in lines]
            state = fold_tournament(parse_regulations(row.regulations), log)
        except TournamentError as error:
            yield Fault(f"tournament {row.id}", str(error))
            continue
        for name, expected in derived(state, row.cancelled).items():
            kept = getattr(row, name)
            if kept != expected:
                what = f"{name} is {kept!r}, but {expected!r} follows from the log"
                yield Fault(f"tournament {row.id}", what)
        here = select(entrant.c.entrant).where(entrant.c.tournament == row.id)
        for (name,) in connection.execute(here):
            if name not in state.entrants:
                yield Fault(f"tournament {row.id}", f"{name} is a player, but has not entered")


def _check_names(connection: Connection) -> tuple[int, list[Fault]]:
    """Every account has the keys of its name, and nobody else has them."""
    player, account, key = schema.player, people.account, people.name_key
    kept: dict[str, set[str]] = {}
    for row in connection.execute(select(key)):
        kept.setdefault(row.player, set()).add(row.key)
    rows = connection.execute(
        select(player.c.id, player.c.name, account.c.player)
        .join(account, account.c.player == player.c.id, full=True)
        .where(account.c.player.is_not(None))
    ).all()
    faults = [
        Fault(f"player {row.id}", f"is called {row.name!r}, but other names are kept as taken")
        for row in rows
        if kept.pop(row.id, set()) != keys(row.name)
    ]
    faults += [
        Fault(f"player {player}", "has a name kept as taken, but no account") for player in kept
    ]
    return len(rows), faults
