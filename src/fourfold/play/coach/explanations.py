"""Why a turn wins, holds or loses."""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.engine import Verdict
from fourfold.locales import Texts
from fourfold.play.danger import danger
from fourfold.play.values import Choice, Valuer, Worth
from fourfold.rules import Alignment, Call, Game, Give, Pass, Phase, Place, Turn

from .hints import coach_valuer, counted, worth_sentence
from .lines import LineStep, tell_steps
from .turns import (
    best_line,
    placements,
    winning,
    worth_of,
)
from .words import (
    Claim,
    Sentence,
    say_all,
    say_one,
)


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a turn is worth for the one who takes it, why, and how the game goes on.

    `line`: the turns of best play after it, to the end of the game; empty when nothing is forced
    and while distances are not known. `steps`: a sentence for each of them.
    """

    turn: Turn
    worth: Worth
    sentences: tuple[Sentence, ...]
    line: tuple[Turn, ...]
    steps: tuple[LineStep, ...] = ()

    @property
    def claims(self) -> tuple[Claim, ...]:
        """Everything that the sentences and steps claim."""
        sentences = (*self.sentences, *(step.sentence for step in self.steps))
        return tuple(claim for sentence in sentences for claim in sentence.claims)


def explain(game: Game, turn: Turn | Choice | str, valuer: Valuer | None = None) -> Explanation:
    """Why a turn, or a part of one, wins, holds or loses; `IllegalAction` when it cannot be.

    `DeadlinePassed` when the engine needs longer than the valuer gives it.

    >>> from fourfold.locales import texts
    >>> game = Game().play_turn("-7").play_turn("c2-5").play_turn("d2-6")
    >>> print(say_explanation(explain(game, "b2-4"), texts("en")))
    Against perfect play that loses within 2 turns, your own included. You could have held the \
draw. You give piece 4: on a2 your opponent completes row 2 (light and square). Best play \
continues: a2!a2b2c2d2.
    """
    player = game.to_act
    if player is None:
        raise ValueError(f"the game is over: {game.outcome}")
    valuer = valuer or coach_valuer()
    turn = _as_turn(turn)
    after = game
    for action in turn.actions:
        after = after.play(action)
    worth = worth_of(after, player, valuer).after(placements(turn.actions))
    sentences = [worth_sentence(worth)]
    before = valuer.worth(game)
    if before.order[0] < worth.order[0]:
        claim: Claim = ("value", before.value)
        sentences.append(Sentence(f"explain-was-{before.value}", {}, (claim,)))
    line: tuple[Turn, ...] = ()
    steps: list[LineStep] = []
    own, others = winning(after, player), winning(after, player.other)
    sentences += _why(after, own, others) or _count_safe(after, worth.value)
    if after.outcome is None and worth.value is not Verdict.DRAW and worth.distance is not None:
        line = best_line(after, valuer)
    if line:
        sentences.append(Sentence("explain-line", {"line": line}, (("line", *line),)))
        steps = tell_steps(after, line, player, valuer)
    return Explanation(turn, worth, tuple(sentences), line, tuple(steps))


def say_explanation(explanation: Explanation, texts: Texts, edition: object = "classic") -> str:
    """An explanation in words: of a language, and of the edition that is being played."""
    return say_all(explanation.sentences, texts, edition)


def say_steps(explanation: Explanation, texts: Texts, edition: object = "classic") -> list[str]:
    """The line after an explained turn, a sentence for each turn of it.

    >>> from fourfold.locales import texts
    >>> game = Game().play_turn("-7").play_turn("c2-5").play_turn("d2-6")
    >>> say_steps(explain(game, "b2-4"), texts("en"))
    ['Your opponent places it on a2 and calls “QUARTO!”: that completes row 2 (light and square).']
    """
    return [say_one(step.sentence, texts, edition) for step in explanation.steps]


def _as_turn(turn: Turn | Choice | str) -> Turn:
    match turn:
        case str():
            return Turn.parse(turn)
        case Turn():
            return turn
        case Place():
            return Turn(place=turn)
        case Give() | Call() | Pass():
            return Turn(end=turn)


def _why(after: Game, own: tuple[Alignment, ...], others: tuple[Alignment, ...]) -> list[Sentence]:
    """The alignment that a turn makes or allows."""
    if own or others:
        alignment = (own or others)[0]
        details: dict[str, object] = {"pattern": alignment.pattern, "values": alignment.values}
        claim: Claim = ("mine" if own else "theirs", alignment.pattern, alignment.values)
        return [Sentence("explain-mine" if own else "explain-theirs", details, (claim,))]
    if after.phase is not Phase.PLACE:
        return []
    seen = danger(after)
    for win in seen.wins:
        if win.piece == seen.hand:
            details = {
                "piece": win.piece,
                "square": win.square,
                "pattern": win.pattern,
                "values": win.values,
            }
            return [Sentence("explain-allows", details, (("allows", *win),))]
    return []


def _count_safe(after: Game, value: Verdict) -> list[Sentence]:
    """The safe pieces that a turn leaves, where counting them does not point the other way."""
    if after.phase is not Phase.PLACE or after.rules.handicap:
        return []
    seen = danger(after)
    if not seen.poisoned:
        return []
    number = len(seen.safe)
    # The opponent gives first, then the two take turns.
    who = "you" if number % 2 else "they"
    if value is (Verdict.WIN if who == "you" else Verdict.LOSS):
        return []
    claims: tuple[Claim, ...] = (("safe-after", number),)
    if not number:
        return [Sentence("explain-safe-none", {}, claims)]
    return [Sentence(f"explain-{who}-run-out", counted(number), (*claims, ("runs-out", who)))]
