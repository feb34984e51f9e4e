"""Tournaments: rounds and results, for those who direct."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from fourfold.rules import Player
from fourfold.tournaments import GameKey, GameResult

from .announcing import SEEN, Asked, GameName, Number
from .shapes import ForfeitWanted, LadderChallenge, MatchWinner, PairingWanted, ResultWanted

router = APIRouter(prefix="/api/tournaments/{tournament}", tags=["tournaments"])

MatchName = Annotated[str, Path(pattern=r"^[0-9]{1,6}\.[0-9]{1,6}$", examples=["3.1"])]


@router.post("/pair", responses=SEEN, response_class=Response)
async def pair(asked: Asked, wanted: PairingWanted | None = None) -> Response:
    """Pair the next round, or those who are free; by hand where `tables` are given."""
    directing = asked.room.directing
    if wanted is None or wanted.tables is None:
        return await asked.see(directing.pair(asked.id, asked.actor))
    return await asked.see(
        directing.pair_by_hand(asked.id, asked.actor, wanted.tables, wanted.byes)
    )


@router.post("/challenges", responses=SEEN, response_class=Response)
async def challenge(asked: Asked, wanted: LadderChallenge) -> Response:
    """Challenge somebody above you on a ladder: you are paired at once."""
    return await asked.see(asked.room.directing.challenge(asked.id, asked.actor, wanted.opponent))


@router.delete("/rounds/{number}", responses=SEEN, response_class=Response)
async def unpair(asked: Asked, number: Number) -> Response:
    """Drop the pairing of a round that nobody has begun."""
    return await asked.see(asked.room.directing.unpair(asked.id, asked.actor, number))


@router.post("/finish", responses=SEEN, response_class=Response)
async def finish(asked: Asked) -> Response:
    """End the tournament: its standings are final."""
    return await asked.see(asked.room.directing.finish(asked.id, asked.actor))


@router.post("/games/{game}/result", responses=SEEN, response_class=Response)
async def enter_result(asked: Asked, game: GameName, wanted: ResultWanted) -> Response:
    """Enter a result, or correct the one that is there."""
    result = _result(wanted.result)
    known = {_result(wanted.was)} if "was" in wanted.model_fields_set else None
    return await asked.see(
        asked.room.directing.enter_result(
            asked.id,
            asked.actor,
            GameKey.parse(game),
            result,
            adjudicated=wanted.adjudicated,
            reason=wanted.reason,
            among=known,
        )
    )


@router.post("/games/{game}/correct", responses=SEEN, response_class=Response)
async def correct(asked: Asked, game: GameName, wanted: ResultWanted) -> Response:
    """The same under another name."""
    return await enter_result(asked, game, wanted)


@router.post("/games/{game}/forfeit", responses=SEEN, response_class=Response)
async def forfeit(asked: Asked, game: GameName, wanted: ForfeitWanted) -> Response:
    """Let whoever did not come lose, or both."""
    absent = None if wanted.absent is None else Player(wanted.absent)
    return await asked.see(
        asked.room.directing.forfeit(asked.id, asked.actor, GameKey.parse(game), absent)
    )


@router.post("/matches/{match}/decide", responses=SEEN, response_class=Response)
async def decide(asked: Asked, match: MatchName, wanted: MatchWinner) -> Response:
    """Let somebody win a match of a knockout."""
    number, table, _ = GameKey.parse(match)
    return await asked.see(
        asked.room.directing.decide_match(asked.id, asked.actor, number, table, wanted.winner)
    )


def _result(name: str | None) -> GameResult | None:
    return None if name is None else GameResult(name)
