"""The coach: hints in three depths, always true, as data that any face can put into words.

A *nudge* says what kind of thing there is to see, a *reason* names the pattern and the value, the
*turn* is the turn itself. A hint never holds more than its depth: not in its words, and not in its
details or claims either. What is certain comes from the engine; counts of safe and poisoned pieces
are those of the board as it stands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fourfold.engine import DeadlinePassed, Handle, Verdict
from fourfold.locales import Texts
from fourfold.play.danger import Danger, Win, danger
from fourfold.play.review import DISTANCE_FROM
from fourfold.play.values import Option, Valuer, Worth
from fourfold.rules import (
    Call,
    Game,
    Give,
    Pattern,
    Phase,
    Place,
    Square,
    Turn,
    Value,
)
from fourfold.rules.names import Named

from .turns import catchable, is_pass, whole_turns
from .words import (
    Claim,
    Count,
    Sentence,
    say_all,
)

#: The seconds for a search for distances before the coach goes without them.
PATIENCE: Final = 0.7
#: The seconds for a search for values before the coach says that it is not certain.
LIMIT: Final = 3.0


class Depth(Named):
    """How much a hint tells."""

    NUDGE = "nudge"
    REASON = "reason"
    TURN = "turn"


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint as data; `say` puts it into words.

    `claims`: what it says about the game, for programs; docs/coach.md lists them.
    """

    depth: Depth
    sentences: tuple[Sentence, ...]

    @property
    def key(self) -> str:
        """The key of the first sentence, after `coach-`."""
        return self.sentences[0].key

    @property
    def details(self) -> dict[str, object]:
        """What fills the first sentence, by name."""
        return dict(self.sentences[0].details)

    @property
    def claims(self) -> tuple[Claim, ...]:
        """Everything that the sentences claim."""
        return tuple(claim for sentence in self.sentences for claim in sentence.claims)

    @property
    def more(self) -> bool:
        """Whether a deeper hint says anything else."""
        if self.depth is Depth.TURN or ("only-pass",) in self.claims:
            return False
        if ("unsure",) in self.claims:
            # Without values, only what can be seen on the board is left to tell.
            return self.depth is Depth.NUDGE and len(self.sentences) > 1
        return True


def coach_valuer(handle: Handle | None = None) -> Valuer:
    """Values for the coach: what takes too long to find out is left out, never guessed."""
    return Valuer(distance_from=DISTANCE_FROM, patience=PATIENCE, limit=LIMIT, handle=handle)


def hint(game: Game, depth: Depth | str = Depth.NUDGE, valuer: Valuer | None = None) -> Hint:
    """A hint for the player to act; `ValueError` when the game is over.

    Where the engine needs too long it says so, instead of anything that it does not know.

    >>> from fourfold.locales import texts
    >>> game = Game().play_turn("-7").play_turn("c2-5").play_turn("d2-6").play_turn("b2-4")
    >>> for depth in Depth:
    ...     print(say(hint(game, depth), texts("en")).partition(". ")[0])
    What you’re holding can win immediately.
    It completes row 2 (light and square).
    Place it on a2 and call QUARTO! on a2 b2 c2 d2
    """
    depth = Depth(depth)
    if game.to_act is None:
        raise ValueError(f"the game is over: {game.outcome}")
    tell = {Depth.NUDGE: _nudge, Depth.REASON: _reason, Depth.TURN: _turn}[depth]
    try:
        return Hint(depth, tuple(tell(_Seen(game, valuer or coach_valuer()))))
    except DeadlinePassed:
        return Hint(depth, tuple(_unsure(game, depth)))


def say(hint: Hint, texts: Texts, edition: object = "classic") -> str:
    """A hint in words: of a language, and of the edition that is being played."""
    return say_all(hint.sentences, texts, edition)


class _Seen:
    """What the coach sees in a game."""

    def __init__(self, game: Game, valuer: Valuer) -> None:
        assert game.to_act is not None
        self.game = game
        self.valuer = valuer
        self.good = game.callable(game.to_act)
        # What can be called wins: nothing else is worth a search.
        calls = tuple(Option(Call(alignment.squares), Verdict.WIN, 0) for alignment in self.good)
        self.options: tuple[Option, ...] = calls or valuer.options(game)
        self.worth: Worth = self.options[0].worth
        self.danger: Danger = danger(game)
        self.caught = catchable(game) if self.worth.value is Verdict.LOSS else ()
        self.giving = game.phase is Phase.GIVE
        self.last = game.phase in (Phase.LAST_WORD, Phase.LAST_ANSWER)

    @property
    def wins(self) -> tuple[Win, ...]:
        """Where the piece in hand wins at once."""
        return tuple(win for win in self.danger.wins if win.piece == self.danger.hand)

    @property
    def keeping(self) -> int:
        """How many of the choices keep the value."""
        return sum(option.value is self.worth.value for option in self.options)


# The depths -------------------------------------------------------------------------------------


def _nudge(seen: _Seen) -> list[Sentence]:
    if seen.good:
        return [Sentence("nudge-call", {}, (("something-to-call",),))]
    if seen.caught:
        return [Sentence("nudge-caught", {}, (("opponent-can-call",),))]
    if seen.last:
        return [_only_pass()]
    if seen.wins:
        return [Sentence("nudge-wins-now", {}, (("hand-wins",),))]
    if seen.giving and seen.danger.poisoned:
        return _nudge_poisoned(seen)
    return [_nudge_value(seen)]


def _nudge_poisoned(seen: _Seen) -> list[Sentence]:
    number = len(seen.danger.poisoned)
    claim: Claim = ("poisoned-pieces", number)
    if not seen.danger.safe:
        return [Sentence("nudge-all-poisoned", {}, (claim, ("safe-pieces", 0)))]
    sentences = [Sentence("nudge-poisoned", counted(number), (claim,))]
    return [*sentences, _lost()] if seen.worth.value is Verdict.LOSS else sentences


def _nudge_value(seen: _Seen) -> Sentence:
    value = seen.worth.value
    if value is Verdict.LOSS:
        return _lost()
    if seen.keeping == len(seen.options):
        return _free(value)
    return Sentence(f"nudge-{value}", {}, (("value", value), ("some-choices-fail",)))


def _reason(seen: _Seen) -> list[Sentence]:
    if seen.good:
        kind, value = seen.good[0].pattern.kind, seen.good[0].values[0]
        claim = ("callable-kind", kind, value.trait)
        return [Sentence("reason-call", {"kind": kind, "trait": value.trait}, (claim,))]
    if seen.caught:
        return [caught_sentence(seen.caught[0].pattern, seen.caught[0].values)]
    if seen.last:
        return [_only_pass()]
    if seen.wins:
        return [completes(seen.wins[0].pattern, seen.wins[0].values)]
    if seen.giving and seen.danger.poisoned:
        sentences = [_any(seen.danger), _safe(seen.danger)]
        if seen.danger.safe:
            sentences += _reason_value(seen)
        return sentences
    free = seen.worth.value is not Verdict.LOSS and seen.keeping == len(seen.options)
    # The nudge has said that every choice will do: the reason does not repeat it.
    return [*_stuck(seen), *([] if free else _reason_value(seen))] or [_reason_free(seen)]


def _reason_free(seen: _Seen) -> Sentence:
    """Why every choice will do."""
    if len(seen.options) == 1:
        return Sentence("reason-only-choice", {}, (("only-choice",),))
    if seen.giving:
        return _safe(seen.danger)
    return Sentence("reason-never-stuck", {}, (("squares-without-safe-pieces", 0),))


def _reason_value(seen: _Seen) -> list[Sentence]:
    """How much there is to choose from without losing value."""
    value, number = seen.worth.value, seen.keeping
    if value is Verdict.LOSS:
        claims: tuple[Claim, ...] = (("value", value, seen.worth.distance),)
        if seen.worth.distance is None:
            return [Sentence("reason-loss", {}, claims)]
        return [Sentence("reason-loss-in", {"number": seen.worth.distance}, claims)]
    if number == len(seen.options):
        return [_free(value)]
    claims = (("value", value), ("choices-that-keep", number))
    return [Sentence(f"reason-keep-{value}", counted(number, seen.giving), claims)]


def _stuck(seen: _Seen) -> list[Sentence]:
    """How many squares leave nothing that is safe to give."""
    if seen.giving:
        return []
    game, number = seen.game, 0
    for action in game.legal_actions():
        after = game.play(action)
        if catchable(after):
            # What the opponent can call anyway matters more than any gift.
            return []
        if after.phase is Phase.GIVE and not danger(after).safe:
            number += 1
    if not number:
        return []
    return [
        Sentence(
            "reason-stuck",
            counted(number, pieces=False),
            (("squares-without-safe-pieces", number),),
        )
    ]


def _turn(seen: _Seen) -> list[Sentence]:
    if seen.good:
        return [_turn_sentence(Turn(end=Call(seen.good[0].squares)), seen.worth)]
    turns = whole_turns(seen.game, seen.valuer)
    turn, worth = turns[0]
    first = _turn_sentence(turn, worth)
    if seen.last:
        return [first]
    sentences = [first, worth_sentence(worth)]
    if len(turns) == 1 and seen.worth.value is not Verdict.LOSS:
        if len(seen.game.legal_actions()) > 1 or len(seen.danger.remaining) > 1:
            claim: Claim = ("only-turn", turn)
            sentences.append(Sentence(f"turn-only-{worth.value}", {}, (claim,)))
        return sentences
    if seen.worth.value is Verdict.LOSS and worth.distance is not None:
        sentences.append(Sentence("turn-longest", {}, (("longest", worth.distance),)))
    equal = sum(other.order == worth.order for _, other in turns[1:])
    if equal:
        sentences.append(Sentence("turn-others", {"number": equal}, (("equal-turns", equal),)))
    return sentences


def _unsure(game: Game, depth: Depth) -> list[Sentence]:
    """What can be said without knowing what the game is worth."""
    seen, sentences = danger(game), []
    if game.phase is Phase.GIVE and seen.poisoned:
        if depth is Depth.NUDGE:
            number = len(seen.poisoned)
            claim: Claim = ("poisoned-pieces", number)
            sentences = [Sentence("nudge-poisoned", counted(number), (claim,))]
        elif depth is Depth.REASON:
            sentences = [_any(seen), _safe(seen)]
    return [*sentences, unsure()]


# Sentences --------------------------------------------------------------------------------------


def _turn_sentence(turn: Turn, worth: Worth) -> Sentence:
    claims: tuple[Claim, ...] = (("turn", turn, worth.value, worth.distance),)
    place, end = turn.place, turn.end
    if isinstance(end, Call):
        squares = end.squares
        if place is None:
            return Sentence("turn-call", {"squares": squares}, claims)
        details = {"square": place.square, "squares": squares}
        return Sentence("turn-place-call", details, claims)
    if is_pass(turn):
        return Sentence("turn-pass", {}, claims)
    if isinstance(end, Give):
        if place is None:
            return Sentence("turn-give", {"piece": end.piece}, claims)
        return Sentence("turn-place-give", {"square": place.square, "piece": end.piece}, claims)
    assert isinstance(place, Place), "what is left is a placement that ends the turn"
    return Sentence("turn-place", {"square": place.square}, claims)


def worth_sentence(worth: Worth) -> Sentence:
    """What a turn is worth; with its distance, where it is known and there is one."""
    claims: tuple[Claim, ...] = (("turn-value", worth.value, worth.distance),)
    if not worth.distance:
        return Sentence(f"worth-{worth.value}", {}, claims)
    return Sentence(f"worth-{worth.value}-in", {"number": worth.distance}, claims)


def completes(pattern: Pattern, values: tuple[Value, ...]) -> Sentence:
    """The piece in hand completes a pattern."""
    claims: tuple[Claim, ...] = (("hand-completes", pattern, values),)
    return Sentence("reason-wins-now", {"pattern": pattern, "values": values}, claims)


def caught_sentence(pattern: Pattern, values: tuple[Value, ...]) -> Sentence:
    """The opponent has something to call."""
    claims: tuple[Claim, ...] = (("opponent-can-call", pattern, values),)
    return Sentence("reason-caught", {"pattern": pattern, "values": values}, claims)


def _any(seen: Danger) -> Sentence:
    """The value, pattern and square that make the most pieces poisoned."""
    wins = [win for win in seen.wins if win.piece in seen.remaining]
    reach: dict[tuple[Value, Pattern, Square], set[int]] = {}
    for win in wins:
        for value in win.values:
            reach.setdefault((value, win.pattern, win.square), set()).add(win.piece)
    value, pattern, square = max(reach, key=lambda why: (len(reach[why]), -why[1].level))
    claim = ("any-completes", value, pattern, square)
    return Sentence("reason-any", {"value": value, "pattern": pattern}, (claim,))


def _safe(seen: Danger) -> Sentence:
    number = len(seen.safe)
    claims: tuple[Claim, ...] = (("safe-pieces", number),)
    if not number:
        return Sentence("reason-safe-none", {}, claims)
    return Sentence("reason-safe", counted(number), claims)


def counted(number: int, pieces: bool = True) -> dict[str, object]:
    """The details of a sentence about so many pieces or squares."""
    return {"number": number, "things": Count(number, pieces)}


def unsure() -> Sentence:
    """The value is not known yet."""
    return Sentence("unsure", {}, (("unsure",),))


def _only_pass() -> Sentence:
    return Sentence("nudge-pass", {}, (("only-pass",),))


def _lost() -> Sentence:
    return Sentence("nudge-loss", {}, (("value", Verdict.LOSS),))


def _free(value: Verdict) -> Sentence:
    return Sentence(f"nudge-free-{value}", {}, (("value", value), ("all-choices-keep",)))
