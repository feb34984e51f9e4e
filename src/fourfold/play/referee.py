"""The referee at a real table: from a few facts, who may call what, and how to rule on a call.

At a table nobody has a record. There is the board, and what the players agree on: which square was
filled last, who filled it, whether a piece was given since, and whose turn it is. That is enough:
under R12 only alignments through the last square count, and under R13 the order does not matter.
So the referee plays *a* game that fits the facts, and asks it: every answer is that of `Game`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from fourfold.rules import (
    PASS,
    SQUARES,
    Alignment,
    Call,
    CallFault,
    CallRule,
    FalseCall,
    Game,
    Give,
    IllegalAction,
    InvalidValue,
    Outcome,
    Phase,
    Place,
    Player,
    Position,
    Reason,
    Rules,
    Square,
    Status,
    call_fault,
    shared_values,
)
from fourfold.rules.names import Named
from fourfold.rules.players import placer

#: Frozen, so that every dispute can share it.
_RULES: Final = Rules()


@dataclass(frozen=True, slots=True)
class Dispute:
    """A position at a real table and what is known about it; `InvalidValue` on a contradiction.

    `last`: the square that was filled last, None on an empty board. `placed_by`: who filled it.
    `given`: whether a piece was given since; which one does not matter, so the hand may be empty.
    `to_act`: whose turn it is. What is None follows from the rest (R9, R10); on a full board the
    turn says whether the player who placed last has passed (R11). `refused`: how many calls were
    refused in this turn (R15).

    >>> Dispute(Position.parse("0123/..../..../.... -"), last=Square.parse("b2"))
    Traceback (most recent call last):
    fourfold.rules.errors.InvalidValue: the square filled last, b2, is empty (R10)
    """

    position: Position
    rules: Rules = _RULES
    last: Square | None = None
    placed_by: Player | None = None
    given: bool | None = None
    to_act: Player | None = None
    refused: int = 0

    def __post_init__(self) -> None:
        self._check_last()
        if self.given is None:
            object.__setattr__(self, "given", self.position.hand is not None)
        self._check_given()
        self._check_players()

    def _check_last(self) -> None:
        if self.last is None:
            if self.position.placed:
                raise InvalidValue("facts-last-missing")
        elif self.position.board[self.last] is None:
            raise InvalidValue("facts-last-empty", square=self.last)

    def _check_given(self) -> None:
        if self.given and self.full:
            raise InvalidValue("facts-given-full")
        if not self.given and self.position.hand is not None:
            raise InvalidValue("facts-hand", piece=self.position.hand)

    def _check_players(self) -> None:
        # On the empty board the first player gives, as if they had placed.
        last = placer(self.position.placed)
        if self.placed_by is None:
            object.__setattr__(self, "placed_by", last if self.position.placed else None)
        elif not self.position.placed:
            raise InvalidValue("facts-placer-none")
        elif self.placed_by is not last:
            raise InvalidValue(f"facts-placer-{last}")
        turn = last.other if self.given else last
        if self.to_act is None:
            object.__setattr__(self, "to_act", turn)
        elif self.to_act is not turn and not self.full:
            raise InvalidValue(f"facts-turn-{turn}")

    @property
    def full(self) -> bool:
        """Whether all sixteen pieces have been placed (R11)."""
        return self.position.placed == 16


@dataclass(frozen=True, slots=True)
class Claim:
    """An alignment on a disputed board: who can call it now, and who later if nobody does.

    Its `maker` is known only when it contains the square that was filled last.
    """

    alignment: Alignment
    now: Player | None
    later: tuple[Player, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Hearing:
    """What the facts come to.

    `obstacle`: why nobody may call now, as `IllegalAction` names it, None when the player to act
    may. `outcome`: how the game has ended by R14. `ended_earlier`: under R14, whether an alignment
    without the last square shows that the game was over before the last placement.
    """

    dispute: Dispute
    claims: tuple[Claim, ...]
    phase: Phase
    obstacle: str | None
    outcome: Outcome | None
    ended_earlier: bool


class CallVerdict(Named):
    """What a call leads to: it wins, is refused, loses by the house rule, or does not count."""

    WINS = "wins"
    REFUSED = "refused"
    LOSES = "loses"
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Ruling:
    """The ruling on a call: the verdict, why (`code`), and the rules, the deciding one first.

    `reason` is None when the call does not end the game, and under R13 when nobody can know
    whether the caller made the alignment. `alignments`: all that won, the called one first (R20).
    """

    verdict: CallVerdict
    code: str
    rules: tuple[str, ...]
    winner: Player | None = None
    reason: Reason | None = None
    alignments: tuple[Alignment, ...] = ()


def hear(dispute: Dispute) -> Hearing:
    """Which alignments there are, and who may call them.

    >>> found = hear(Dispute(Position.parse("0123/..../..../.... -"), last=Square.parse("d1")))
    >>> [(str(claim.alignment), claim.now, claim.later) for claim in found.claims]
    [('a1 b1 c1 d1: light, round', Player.FIRST, (Player.SECOND,))]
    """
    game = _reconstruct(dispute)
    alignments = sorted(
        (_known(dispute, each) for each in game.alignments), key=lambda each: each.squares
    )
    automatic = dispute.rules.call is CallRule.AUTOMATIC
    earlier = automatic and any(each.maker is None for each in alignments)
    return Hearing(
        dispute,
        tuple(_claim(game, each) for each in alignments),
        game.phase,
        _obstacle(game),
        None if earlier else game.outcome,
        earlier,
    )


def judge(dispute: Dispute, caller: Player, call: Call) -> Ruling:
    """How to rule when this player calls these squares now.

    >>> dispute = Dispute(Position.parse("0123/..../..../.... 4"), last=Square.parse("d1"))
    >>> ruling = judge(dispute, Player.SECOND, Call.on("a1", "b1", "c1", "d1"))
    >>> ruling.verdict, ruling.code, ruling.rules
    (CallVerdict.WINS, 'caught', ('R12',))
    """
    game = _reconstruct(dispute)
    obstacle = _obstacle(game)
    if obstacle is None and caller is not game.to_act:
        obstacle = "not-their-turn"
    if obstacle is not None:
        return Ruling(CallVerdict.ILLEGAL, obstacle, (_OBSTACLES[obstacle],))
    fault = call_fault(game, call)
    if fault is not None:
        rules = (_fault_rule(dispute, fault, call), "R15")
        if dispute.rules.false_call is FalseCall.LOSES:
            return Ruling(CallVerdict.LOSES, str(fault), rules, caller.other, Reason.FALSE_CALL)
        return Ruling(CallVerdict.REFUSED, str(fault), rules)
    outcome = game.play(call).outcome
    assert outcome is not None, "a call without a fault wins"
    named = tuple(_known(dispute, each) for each in outcome.alignments)
    known = dispute.rules.call is CallRule.OFFICIAL or named[0].maker is not None
    reason = outcome.reason if known else None
    answer = ("R11",) if game.phase is Phase.LAST_ANSWER else ()
    if dispute.rules.call is CallRule.STANDING:
        return Ruling(CallVerdict.WINS, "standing", ("R13", *answer), caller, reason, named)
    code = "made" if outcome.reason is Reason.QUARTO else "caught"
    return Ruling(CallVerdict.WINS, code, ("R12", *answer), caller, reason, named)


#: Four squares that are no pattern at any level: a call that is always false.
_NO_PATTERN: Final = Call.on("a1", "b1", "c1", "a2")

#: Why a call does not count: code → rule.
_OBSTACLES: Final = {
    "not-their-turn": "R15",
    "call-first-turn": "R15",
    "call-too-many": "R15",
    "call-automatic": "R14",
}


def _reconstruct(dispute: Dispute) -> Game:
    """A game that fits the facts: the last placement is the last one, the others come as they may.

    Under R14 it begins before the last placement, since it may have ended any number of times.
    """
    board, last = dispute.position.board, dispute.last
    if dispute.rules.call is CallRule.AUTOMATIC and last is not None:
        before = (*board[:last], None, *board[last + 1 :])
        game = Game(dispute.rules, Position(before, board[last])).play(Place(last))
        if game.outcome is not None:
            return _refuse(dispute, game)
    else:
        game = Game(dispute.rules)
        for square in sorted(SQUARES, key=lambda square: square == last):
            piece = board[square]
            if piece is not None:
                game = game.play(Give(piece)).play(Place(square))
    if dispute.given:
        hand = dispute.position.hand
        game = game.play(Give(dispute.position.remaining[0] if hand is None else hand))
    if game.to_act is not dispute.to_act:
        game = game.play(PASS)
    return _refuse(dispute, game)


def _refuse(dispute: Dispute, game: Game) -> Game:
    """The game after this turn's refused calls."""
    impossible = InvalidValue("facts-refused", number=dispute.refused)
    if not 0 <= dispute.refused <= 3:
        raise impossible
    try:
        for _ in range(dispute.refused):
            game = game.play(_NO_PATTERN)
    except IllegalAction:
        raise impossible from None
    if dispute.refused and game.outcome is not None:
        raise impossible
    return game


def _obstacle(game: Game) -> str | None:
    """Why nobody may call now, None when the player to act may."""
    if game.rules.call is CallRule.AUTOMATIC:
        return "call-automatic"
    try:
        game.play(_NO_PATTERN)
    except IllegalAction as illegal:
        return illegal.code
    return None


def _known(dispute: Dispute, alignment: Alignment) -> Alignment:
    """The alignment with its maker only where the facts tell who it was."""
    maker = dispute.placed_by if dispute.last in alignment.squares else None
    return replace(alignment, maker=maker)


def _claim(game: Game, alignment: Alignment) -> Claim:
    if game.rules.call is CallRule.AUTOMATIC:
        return Claim(alignment, None, (), "R14")
    now = game.to_act if game.to_act is not None and _can_call(game, alignment) else None
    later: tuple[Player, ...] = ()
    if alignment.status is not Status.LAPSED:
        later = _later(game, alignment)
    rule = "R13" if game.rules.call is CallRule.STANDING else "R12"
    level = alignment.pattern.level
    handicap = alignment.status is not Status.LAPSED and level > min(game.rules.levels)
    return Claim(alignment, now, later, "R7" if handicap and now is None else rule)


def _can_call(game: Game, alignment: Alignment) -> bool:
    assert game.to_act is not None, "asked only while the game goes on"
    return alignment.squares in {each.squares for each in game.callable(game.to_act)}


def _later(game: Game, alignment: Alignment) -> tuple[Player, ...]:
    """Who can call the alignment after the player to act has gone on without a call."""
    able: set[Player] = set()
    for _ in range(4):
        if game.phase is Phase.LAST_ANSWER:
            break
        game = game.play(game.legal_actions()[0])
        if game.to_act is not None and _can_call(game, alignment):
            able.add(game.to_act)
    return tuple(player for player in Player if player in able)


def _fault_rule(dispute: Dispute, fault: CallFault, call: Call) -> str:
    """The rule by which a call is false."""
    if fault is CallFault.NOT_IN_LEVEL:
        return "R7" if dispute.rules.handicap else "R4"
    if fault is CallFault.NO_COMMON_TRAIT:
        pieces = [piece for s in call.squares if (piece := dispute.position.board[s]) is not None]
        return "R6" if shared_values(pieces) else "R5"
    return _FAULT_RULES[fault]


_FAULT_RULES: Final = {
    CallFault.EMPTY_SQUARE: "R5",
    CallFault.NO_PATTERN: "R4",
    CallFault.LAPSED: "R12",
}
