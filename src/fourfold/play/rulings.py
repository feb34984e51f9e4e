"""What the referee finds, in words and as JSON: the same from the command line and the server."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from fourfold.locales import Texts
from fourfold.rules import Player, Status

from .objects import alignment_object
from .referee import CallVerdict, Claim, Hearing, Ruling

#: What people at a table are called; who has no name here is “Player 1” or “Player 2”.
Names = Mapping[Player, str]
_NOBODY: Final[Names] = MappingProxyType({})


def claim_words(claim: Claim, say: Texts, names: Names = _NOBODY) -> str:
    """Who may call an alignment, and by which rule."""
    if claim.rule == "R14":
        words = say("referee-automatic")
    elif claim.alignment.status is Status.LAPSED:
        words = say("referee-claim-lapsed")
    else:
        now = "referee-nobody" if claim.now is None else "referee-now"
        parts = [say(now, player=_name(claim.now, say, names))]
        later = [_name(each, say, names) for each in claim.later]
        parts += [say("referee-later", player=each) for each in later]
        words = " ".join(parts)
    return f"{words} ({claim.rule})"


def hearing_words(hearing: Hearing, say: Texts, names: Names = _NOBODY) -> str:
    """Whose turn it is, or who has won by R14."""
    if hearing.ended_earlier:
        return f"{say('referee-ended-earlier')} (R14)"
    outcome = hearing.outcome
    if outcome is not None:
        if outcome.winner is None:
            return f"{say('referee-full')} (R16)"
        return f"{say('referee-won', player=_name(outcome.winner, say, names))} (R14)"
    return say("referee-turn", player=_name(hearing.dispute.to_act, say, names))


def ruling_words(ruling: Ruling, caller: Player, say: Texts, names: Names = _NOBODY) -> str:
    """The ruling in a sentence or two, with its rules."""
    both = {"player": _name(caller, say, names), "other": _name(caller.other, say, names)}
    match ruling.verdict:
        case CallVerdict.WINS:
            words = say(f"referee-{ruling.code}", **both)
        case CallVerdict.ILLEGAL:
            turn = ruling.code == "not-their-turn"
            reason = say("referee-not-their-turn" if turn else f"error-{ruling.code}", **both)
            words = say("referee-illegal", reason=reason)
        case _:
            effect = say(f"referee-{ruling.verdict}", **both)
            words = f"{say(f'referee-{ruling.code}', **both)} {effect}"
    return f"{words} ({', '.join(ruling.rules)})"


def hearing_object(hearing: Hearing, say: Texts, names: Names = _NOBODY) -> dict[str, object]:
    """What the facts come to."""
    over = hearing.outcome is not None or hearing.ended_earlier
    winner = None if hearing.outcome is None else hearing.outcome.winner
    return {
        "to_act": None if over else str(hearing.dispute.to_act),
        "phase": str(hearing.phase),
        "may_call": not over and hearing.obstacle is None,
        "winner": _word(winner),
        "ended_earlier": hearing.ended_earlier,
        "text": hearing_words(hearing, say, names),
        "alignments": [
            {
                **alignment_object(claim.alignment),
                "status": str(claim.alignment.status),
                "maker": _word(claim.alignment.maker),
                "now": _word(claim.now),
                "later": [str(player) for player in claim.later],
                "rule": claim.rule,
                "text": claim_words(claim, say, names),
            }
            for claim in hearing.claims
        ],
    }


def ruling_object(
    ruling: Ruling, caller: Player, say: Texts, names: Names = _NOBODY
) -> dict[str, object]:
    """A ruling on a call."""
    return {
        "caller": str(caller),
        "verdict": str(ruling.verdict),
        "code": ruling.code,
        "rules": list(ruling.rules),
        "winner": _word(ruling.winner),
        "reason": _word(ruling.reason),
        "text": ruling_words(ruling, caller, say, names),
    }


def _word(value: object) -> str | None:
    return None if value is None else str(value)


def _name(player: Player | None, say: Texts, names: Names) -> str:
    return "" if player is None else names.get(player) or say(f"name-{player}")
