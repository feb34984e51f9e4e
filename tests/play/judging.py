"""Judges what the coach claims, by playing on the rules: nothing here asks the coach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from fourfold import Action, Alignment, Call, CallRule, Game, Give, Phase, Place, Player, Turn
from fourfold.engine import Verdict, solve
from fourfold.play import Worth
from fourfold.play.coach.words import Claim
from fourfold.rules import Kind, Pattern, Piece, Square, Trait, Value


class Values(Protocol):
    """Knows what games and actions are worth."""

    def worth(self, game: Game) -> Worth: ...

    def after(self, game: Game, action: Action) -> Worth: ...


class ByEngine:
    """Values of automatic games, straight from the solver of positions."""

    def worth(self, game: Game) -> Worth:
        assert game.rules.call is CallRule.AUTOMATIC
        assert game.to_act is not None
        levels = game.rules.level(game.to_act), game.rules.level(game.to_act.other)
        found = solve(game.position, levels, game.rules.traits, distance=True, book=False)
        return Worth(found.value, found.distance)

    def after(self, game: Game, action: Action) -> Worth:
        player, then = game.to_act, game.play(action)
        if then.outcome is None:
            found = self.worth(then)
            found = found if then.to_act is player else found.opposite
        else:
            winner = then.outcome.winner
            decided = Verdict.WIN if winner is player else Verdict.LOSS
            found = Worth(Verdict.DRAW, None) if winner is None else Worth(decided, 0)
        return found.after(1) if isinstance(action, Place) else found


class Judge:
    """Whether claims about a game hold; `behind`: the turn that was explained."""

    def __init__(self, game: Game, values: Values, behind: Turn | None = None) -> None:
        assert game.to_act is not None
        self.game, self.values = game, values
        self.player: Player = game.to_act
        self.after = game
        if behind is not None:
            for action in behind.actions:
                self.after = self.after.play(action)
        self.behind = behind
        #: The line that was claimed, which the steps are about.
        self.line: tuple[Turn, ...] = ()

    def check(self, claim: Claim) -> bool:
        """Whether one claim is true."""
        name, *about = claim
        found: bool = getattr(self, f"_{str(name).replace('-', '_')}")(*about)
        return found

    # Calls ------------------------------------------------------------------------------------

    def _something_to_call(self) -> bool:
        return bool(self.game.callable(self.player))

    def _callable_kind(self, kind: Kind, trait: Trait) -> bool:
        return any(
            a.pattern.kind is kind and trait in [value.trait for value in a.values]
            for a in self.game.callable(self.player)
        )

    def _only_pass(self) -> bool:
        return self.game.phase in (Phase.LAST_WORD, Phase.LAST_ANSWER) and not (
            self.game.callable(self.player)
        )

    def _opponent_can_call(
        self, pattern: Pattern | None = None, values: tuple[Value, ...] | None = None
    ) -> bool:
        """However this turn ends, the opponent can then call it, or has won before."""
        for end in self._quiet_ends(self.game):
            if end.outcome is not None:
                assert end.outcome.winner is not self.player
                continue
            good = end.callable(self.player.other)
            if pattern is None:
                assert good
            else:
                assert (pattern, values) in [(a.pattern, a.values) for a in good]
        return True

    def _quiet_ends(self, game: Game) -> Iterator[Game]:
        for action in game.legal_actions():
            then = game.play(action)
            if then.to_act is self.player and then.outcome is None:
                yield from self._quiet_ends(then)
            else:
                yield then

    # Pieces and squares -----------------------------------------------------------------------

    def _wins(self, game: Game, player: Player) -> tuple[Alignment, ...]:
        if game.outcome is not None:
            return game.outcome.alignments if game.outcome.winner is player else ()
        return game.callable(player)

    def _poisons(self, game: Game, gift: Piece) -> bool:
        given = game.play(Give(gift))
        assert given.to_act is not None
        return any(self._wins(given.play(p), given.to_act) for p in given.legal_actions())

    def _hand_wins(self) -> bool:
        places = self.game.legal_actions()
        return any(self._wins(self.game.play(place), self.player) for place in places)

    def _hand_completes(self, pattern: Pattern, values: tuple[Value, ...]) -> bool:
        return any(
            (pattern, values) == (a.pattern, a.values)
            for place in self.game.legal_actions()
            for a in self._wins(self.game.play(place), self.player)
        )

    def _poisoned_pieces(self, number: int) -> bool:
        remaining = self.game.position.remaining
        return number == sum(self._poisons(self.game, piece) for piece in remaining)

    def _safe_pieces(self, number: int) -> bool:
        return self._poisoned_pieces(len(self.game.position.remaining) - number)

    def _any_completes(self, value: Value, pattern: Pattern, square: Square) -> bool:
        having = [piece for piece in self.game.position.remaining if value in piece.values]
        for piece in having:
            done = self.game.play(Give(piece)).play(Place(square))
            won = self._wins(done, self.player.other)
            assert value in [v for a in won if a.pattern == pattern for v in a.values]
        return bool(having)

    def _squares_without_safe_pieces(self, number: int) -> bool:
        found = 0
        for place in self.game.legal_actions():
            then = self.game.play(place)
            if then.phase is Phase.GIVE:
                found += all(self._poisons(then, piece) for piece in then.position.remaining)
        return found == number

    # Values -----------------------------------------------------------------------------------

    def _choices(self) -> list[Worth]:
        calls = [Call(a.squares) for a in self.game.callable(self.player)]
        actions: list[Action] = [*calls, *self.game.legal_actions()]
        return [self.values.after(self.game, action) for action in actions]

    def _value(self, value: Verdict, distance: int | None = None) -> bool:
        found = self.values.worth(self.game)
        return found.value is value and distance in (None, found.distance)

    def _unsure(self) -> bool:
        return True  # nothing is claimed

    def _some_choices_fail(self) -> bool:
        return len({worth.value for worth in self._choices()}) > 1

    def _all_choices_keep(self) -> bool:
        return len({worth.value for worth in self._choices()}) == 1

    def _only_choice(self) -> bool:
        return len(self._choices()) == 1

    def _choices_that_keep(self, number: int) -> bool:
        best = self.values.worth(self.game).value
        return number == sum(worth.value is best for worth in self._choices())

    def _turn_worth(self, turn: Turn) -> Worth:
        game, placed = self.game, 0
        for action in turn.actions[:-1]:
            placed += isinstance(action, Place)
            game = game.play(action)
        assert game.to_act is self.player
        return self.values.after(game, turn.actions[-1]).after(placed)

    def _turn(self, turn: Turn, value: Verdict, distance: int | None) -> bool:
        return self._turn_worth(turn) == Worth(value, distance) == self.values.worth(self.game)

    def _turn_value(self, value: Verdict, distance: int | None) -> bool:
        if self.behind is None:
            return self.values.worth(self.game) == Worth(value, distance)
        return self._turn_worth(self.behind) == Worth(value, distance)

    def _all_turns(self) -> Iterator[Turn]:
        """Every whole turn; of several good calls one."""
        if self.game.phase is not Phase.PLACE:
            for action in self.game.legal_actions():
                assert not isinstance(action, Place)
                yield Turn(end=action)  # type: ignore[arg-type]  # a gift or a pass
            return
        for place in self.game.legal_actions():
            assert isinstance(place, Place)
            then = self.game.play(place)
            good = then.callable(self.player)
            if good:
                yield Turn(place=place, end=Call(good[0].squares))
            if then.phase is Phase.GIVE:
                for piece in then.position.remaining:
                    yield Turn(place=place, end=Give(piece))
            elif not good:
                yield Turn(place=place)

    def _only_turn(self, turn: Turn) -> bool:
        best = self.values.worth(self.game).value
        return [t for t in self._all_turns() if self._turn_worth(t).value is best] == [turn]

    def _equal_turns(self, number: int) -> bool:
        best = self.values.worth(self.game)
        return number + 1 == sum(self._turn_worth(t) == best for t in self._all_turns())

    def _longest(self, distance: int) -> bool:
        return distance == max(self._turn_worth(t).distance or 0 for t in self._all_turns())

    # Explanations -----------------------------------------------------------------------------

    def _mine(self, pattern: Pattern, values: tuple[Value, ...]) -> bool:
        found = self._wins(self.after, self.player)
        return (pattern, values) in [(a.pattern, a.values) for a in found]

    def _theirs(self, pattern: Pattern, values: tuple[Value, ...]) -> bool:
        found = self._wins(self.after, self.player.other)
        return (pattern, values) in [(a.pattern, a.values) for a in found]

    def _allows(
        self, piece: Piece, square: Square, pattern: Pattern, values: tuple[Value, ...]
    ) -> bool:
        assert self.after.position.hand == piece
        found = self._wins(self.after.play(Place(square)), self.player.other)
        return (pattern, values) in [(a.pattern, a.values) for a in found]

    def _safe_after(self, number: int) -> bool:
        """Pieces that complete nothing anywhere on the board as it is behind the turn."""
        after = self.after
        stripped = Game(after.rules, type(after.position)(after.position.board))
        free = [piece for piece in after.position.remaining if not self._poisons(stripped, piece)]
        return len(free) == number

    def _runs_out(self, who: str) -> bool:
        """Give the safe pieces away one by one, the opponent first."""
        after = self.after
        stripped = Game(after.rules, type(after.position)(after.position.board))
        safe = [piece for piece in after.position.remaining if not self._poisons(stripped, piece)]
        giver = "they"
        while safe:
            safe.pop()
            giver = "you" if giver == "they" else "they"
        return giver == who

    def _line(self, *turns: Turn) -> bool:
        """Every action is as good as any, and the last one ends the game."""
        self.line = turns
        game, placed = self.after, 0
        start = self.values.worth(game)
        for turn in turns:
            for action in turn.actions:
                assert self.values.after(game, action) == self.values.worth(game)
                game = game.play(action)
                placed += isinstance(action, Place)
        assert game.outcome is not None
        assert game.outcome.winner is not None
        return placed == start.distance

    # Steps of the line ------------------------------------------------------------------------

    def _step(self, number: int, name: str, *about: object) -> bool:
        """A claim about the turn of this number in the line."""
        game = self.after
        for turn in self.line[:number]:
            for action in turn.actions:
                game = game.play(action)
        return StepJudge(game, self.values, self.line[number]).check((name, *about))


class StepJudge(Judge):
    """Whether claims about one turn of a line hold."""

    def _turn_of_line(self) -> Turn:
        assert self.behind is not None
        return self.behind

    def _distances(self) -> dict[str, int]:
        """Every turn, and how far the end is behind it; all of them lose."""
        found = {str(turn): self._turn_worth(turn) for turn in self._all_turns()}
        assert {worth.value for worth in found.values()} == {Verdict.LOSS}
        return {turn: worth.distance or 0 for turn, worth in found.items()}

    def _at_once(self) -> int:
        """The distance of a turn behind which the opponent's reply wins."""
        return 2 if self.game.phase is Phase.PLACE else 1

    def _decides(self, pattern: Pattern, values: tuple[Value, ...]) -> bool:
        assert self.after.outcome is not None
        found = self.after.outcome.alignments
        return (pattern, values) in [(a.pattern, a.values) for a in found]

    def _wins_next(self) -> bool:
        """Whatever the opponent does, this player has won then, or wins with one turn."""
        reply = StepJudge(self.after, self.values)
        assert reply.player is self.player.other
        for turn in reply._all_turns():
            game = self.after
            for action in turn.actions:
                game = game.play(action)
            if game.outcome is not None:
                assert game.outcome.winner is self.player
            else:
                found = self.values.worth(game)
                assert game.to_act is self.player
                assert found.value is Verdict.WIN
                assert found.distance is not None
                assert found.distance <= 1
        return True

    def _wins_within(self, distance: int) -> bool:
        return self.values.worth(self.game) == Worth(Verdict.WIN, distance)

    def _forced(self, turn: Turn) -> bool:
        return [str(one) for one in self._all_turns()] == [str(turn)]

    def _all_at_once(self) -> bool:
        return max(self._distances().values()) <= self._at_once()

    def _else_at_once(self, turn: Turn) -> bool:
        slow = [one for one, far in self._distances().items() if far > self._at_once()]
        return slow == [str(turn)] and turn.place == self._turn_of_line().place

    def _else_sooner(self, turn: Turn) -> bool:
        distances = self._distances()
        own = distances.pop(str(turn))
        return max(distances.values()) < own

    def _few(self, number: int, total: int) -> bool:
        distances = self._distances()
        slow = sum(far > self._at_once() for far in distances.values())
        return (slow, len(distances)) == (number, total)
