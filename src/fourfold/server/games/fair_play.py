"""Fair play: the one judgement that every route asks before it gives help with a position.

Games are played without help when they are rated, and when two people did not agree on help.

- Players of such a game with a clock shorter than a day get no help with anything.
- If it is a game of days, or has no clock, they get none with a position that can come from the
  game's or lead to it. With fewer than four pieces on one of the two boards nearly every position
  can: then only the game's board and its direct successors are refused.
- Others get none with the board of the game itself.

Boards are compared up to symmetry. The piece in hand makes no difference.

Where two people did agree on help, help with such a position is given, and an entry of the game's
log tells both of it before the answer does.

What it costs: two reads of the database; for each game of days or with help in which the asker
plays, two calls of `is_part` (some 15 µs each), however long the record is that they ask about; and
the likenesses of the boards asked about (0.2 ms at most for each). An action in a game without help
costs one likeness (5 to 30 µs). Help that both agreed on costs an entry, once for each position.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final

from sqlalchemy import or_, select

from fourfold.rules import Game, Player, Position, Rules, parse_clock
from fourfold.rules.position import Board
from fourfold.server.store import schema

from .appending import Appender, Plan
from .clock import is_short
from .errors import LiveGame, PlaysWithoutHelp
from .likeness import is_part, likenesses
from .loading import Loaded, Loader
from .log import Draft
from .words import Help

#: With fewer pieces on the board nearly everybody has the same position.
_FEW: Final = 4
#: From so many pieces on, the board of a game is refused to those who do not play in it.
_COMMON: Final = 3


class FairPlay:
    """Judges who may get help with what."""

    def __init__(self, loader: Loader, appender: Appender) -> None:
        self._loader = loader
        self._appender = appender

    async def judge(self, asker: Collection[str], game: Game, kind: Help = "analysis") -> None:
        """Refuse help with the position on a game's board, or tell those who agreed on it.

        `asker`: all players that the person may be, so far as the server knows. `kind`: of help.
        """
        await self._judge(asker, game.rules, [game.position.board], kind)

    async def judge_record(self, asker: Collection[str], game: Game) -> None:
        """Refuse help with all positions of a game, from its start on."""
        boards = dict.fromkeys(state.position.board for state in game.states())
        await self._judge(asker, game.rules, list(boards), "analysis")

    async def judge_start(
        self, find_asker: Callable[[], Awaitable[Collection[str]]], game: Game
    ) -> None:
        """Refuse a game from a chosen position; from the empty board everybody may play.

        `find_asker` reads who the person may be, which most games need not know.
        """
        if game.start != Position():
            await self.judge(await find_asker(), game)

    async def _judge(
        self, asker: Collection[str], rules: Rules, boards: Sequence[Board], kind: Help
    ) -> None:
        """Refuse help with boards, each of which contains the one before."""
        own = await self._games_of(asker)
        concerned = [game for game in own if _concerns(game.state.game, rules, boards)]
        if not all(game.header.help for game in concerned):
            raise LiveGame
        # Of three pieces there are some 150 boards: a record that goes on may pass through them.
        common = [board for board in boards[:-1] if _placed(board) >= _FEW]
        if _placed(boards[-1]) >= _COMMON:
            common.append(boards[-1])
        for live in await self._games_like({key for board in common for key in likenesses(board)}):
            if any(_same_board(live, rules, board) for board in common):
                raise LiveGame
        for own_game in concerned:
            await self._tell(own_game.id, asker, kind)

    async def _tell(self, game: str, asker: Collection[str], kind: Help) -> None:
        """Tell the players of a game that one of them uses help, once for each position."""

        def choose(loaded: Loaded, time: int) -> Plan:
            state = loaded.state
            seats = [seat for seat in Player if loaded.header.players[seat.index].id in asker]
            new = [seat for seat in seats if (kind, seat) not in state.helped]
            if state.game.outcome is not None:
                return Plan(loaded)
            return Plan(loaded.propose(time, *(Draft(f"help:{seat}:{kind}") for seat in new)))

        await self._appender.append(game, choose)

    async def _games_of(self, players: Collection[str]) -> list[Loaded]:
        """The games between people that these players play; a short one without help refuses."""
        if not players:
            return []
        game = schema.game.c
        rows = await self._loader.store.rows(
            select(game.id, game.number, game.clock, game.help).where(
                game.status == "playing",
                or_(game.kind == "people", game.help.is_(False)),
                or_(game.first.in_(players), game.second.in_(players)),
            )
        )
        if any(is_short(parse_clock(row.clock)) for row in rows if not row.help):
            raise PlaysWithoutHelp
        return [await self._loader.at_least(row.id, row.number) for row in rows]

    async def _games_like(self, keys: Collection[str]) -> list[Game]:
        """The games without help whose board may be one with these likenesses."""
        if not keys:
            return []
        game = schema.game.c
        rows = await self._loader.store.rows(
            select(game.id, game.number).where(game.likeness.in_(keys))
        )
        games = [(await self._loader.at_least(row.id, row.number)).state.game for row in rows]
        return [game for game in games if game.outcome is None]


def _concerns(live: Game, rules: Rules, boards: Sequence[Board]) -> bool:
    """Whether one of the boards of a game, in their order, can come from a live one or lead to it.

    Each of them contains the one before, so the smallest and the largest speak for all.
    """
    now = live.position
    many = [board for board in boards if _placed(board) >= _FEW]
    if now.placed >= _FEW and many:
        return _part(live, rules, many[0], now.board) or _part(live, rules, now.board, many[-1])
    near = [board for board in boards if _placed(board) - now.placed in (0, 1)]
    return any(_part(live, rules, now.board, board) for board in near)


def _same_board(live: Game, rules: Rules, board: Board) -> bool:
    same_number = _placed(board) == live.position.placed
    return same_number and _part(live, rules, live.position.board, board)


def _part(live: Game, rules: Rules, part: Board, whole: Board) -> bool:
    """Whether one board is part of the other by the symmetries of either game's rules."""
    level = min(*live.rules.levels, *rules.levels)
    return is_part(part, whole, level, live.rules.trait_mask | rules.trait_mask)


def _placed(board: Board) -> int:
    return sum(piece is not None for piece in board)
