"""R8-R20: random play under random rules never breaks what holds in every game."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.properties import strategies as some
from tests.properties.strategies import LONG, QUICK

from fourfold.rules import (
    GIVES,
    PASS,
    PIECES,
    PLACES,
    Abandon,
    Action,
    Agree,
    Call,
    CallRule,
    FalseCall,
    Flag,
    Game,
    Give,
    IllegalAction,
    Pattern,
    Phase,
    Place,
    Player,
    Position,
    Reason,
    Resign,
    Rules,
    Status,
    Turn,
    patterns,
    replay,
)

SHORT_GAMES = settings(QUICK, max_examples=100, stateful_step_count=45)
MANY_GAMES = settings(LONG, max_examples=500, stateful_step_count=60)
CALLED = (Reason.QUARTO, Reason.CAUGHT)


def going_on(play: PlayMachine) -> bool:
    return play.game.phase is not Phase.OVER


class PlayMachine(RuleBasedStateMachine):
    """Somebody plays, mostly legally, sometimes not."""

    game: Game = Game()

    @initialize(rules=some.rules, start=st.just(Position()) | some.positions())
    def begin(self, rules: Rules, start: Position) -> None:
        self.game = Game(rules, start)

    @precondition(going_on)
    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        """R9-R11: give, place or pass; that changes what has to be done next."""
        before = self.game
        action = data.draw(st.sampled_from(before.legal_actions()))
        self.game = after = before.play(action)
        if isinstance(action, Give):
            assert (after.phase, after.position.hand) == (Phase.PLACE, action.piece)
            assert after.to_act is not before.to_act
        elif isinstance(action, Place):
            assert after.position.piece_at(action.square) == before.position.hand
            assert after.to_act in (before.to_act, None)
        if after.outcome is None:
            same_turn = after.to_act is before.to_act
            assert after.refused_calls == (before.refused_calls if same_turn else 0)

    @precondition(going_on)
    @rule(data=st.data())
    def call_what_is_there(self, data: st.DataObject) -> None:
        """R12, R13: a good call wins."""
        player = self.game.to_act
        assert player is not None
        found = self.game.callable(player)
        if found:
            alignment = data.draw(st.sampled_from(found))
            before, self.game = self.game, self.game.play(Call(alignment.squares))
            outcome = self.game.outcome
            assert outcome is not None
            assert (outcome.winner, outcome.alignments[0]) == (player, alignment)
            assert set(outcome.alignments) == set(found)
            assert (outcome.reason is Reason.QUARTO) == (alignment.maker is player)
            assert before.outcome is None

    @precondition(lambda play: play.game.may_call)
    @rule(call=some.calls, pattern=st.none() | st.sampled_from(patterns(4)))
    def call_something(self, call: Call, pattern: Pattern | None) -> None:
        """R15: mostly false: refused, or the game is lost."""
        if pattern is not None:
            call = Call(pattern.squares)
        before, player = self.game, self.game.to_act
        assert player is not None
        good = call.squares in [one.squares for one in before.callable(player)]
        self.game = before.play(call)
        if good:
            assert self.game.outcome is not None
            assert self.game.outcome.winner is player
        elif before.rules.false_call is FalseCall.LOSES:
            assert self.game.outcome is not None
            assert self.game.outcome.winner is player.other
        else:
            assert self.game.refused_calls == before.refused_calls + 1 <= 3
            assert (self.game.position, self.game.to_act) == (before.position, player)

    @precondition(lambda play: not play.game.may_call)
    @rule(call=some.calls)
    def call_out_of_time(self, call: Call) -> None:
        """R14, R15: forbidden."""
        with pytest.raises(IllegalAction):
            self.game.play(call)

    @precondition(lambda play: going_on(play) and len(play.game.actions) > 12)
    @rule(action=st.builds(Resign, some.players) | st.just(Agree()))
    def stop(self, action: Action) -> None:
        """R16, R17: at any time."""
        self.game = self.game.play(action)
        assert self.game.phase is Phase.OVER

    @precondition(going_on)
    @rule(player=some.players)
    def arbiter(self, player: Player) -> None:
        """R18, R20: what the arbiter's word would do."""
        flagged = self.game.play(Flag(player)).outcome
        assert flagged is not None
        assert (flagged.winner, flagged.reason) == (player.other, Reason.TIME)
        left = self.game.play(Abandon(player)).outcome
        assert left is not None
        assert (left.winner is player.other) == (self.game.position.placed >= 2)

    @invariant()
    def sixteen_different_pieces(self) -> None:
        position = self.game.position
        on_board = [piece for piece in position.board if piece is not None]
        in_hand = [] if position.hand is None else [position.hand]
        assert sorted([*on_board, *in_hand, *position.remaining]) == list(PIECES)
        assert position.placed == len(on_board) == 16 - len(position.empty_squares)
        assert position == Position(position.board, position.hand)

    @invariant()
    def turns_alternate(self) -> None:
        game = self.game
        placed = game.position.placed
        if game.phase is Phase.OVER:
            assert game.to_act is None
        elif game.phase is Phase.LAST_ANSWER:
            assert (game.to_act, placed) == (Player.SECOND, 16)
        else:
            assert game.to_act is game.position.to_act
            number = placed + (game.phase is Phase.PLACE)
            assert game.to_act is (Player.SECOND if number % 2 else Player.FIRST)

    @invariant()
    def phase_fits_the_position(self) -> None:
        game, position = self.game, self.game.position
        assert (game.phase is Phase.OVER) == (game.outcome is not None)
        if game.outcome is None:
            assert (game.phase is Phase.PLACE) == (position.hand is not None)
            assert (game.phase in (Phase.LAST_WORD, Phase.LAST_ANSWER)) == (position.placed == 16)

    @invariant()
    def exactly_the_legal_actions_can_be_played(self) -> None:
        legal = set(self.game.legal_actions())
        actions: list[Action] = [*GIVES, *PLACES, PASS]
        for action in actions:
            try:
                self.game.play(action)
            except IllegalAction:
                assert action not in legal
            else:
                assert action in legal

    @invariant()
    def only_the_player_to_act_may_speak(self) -> None:
        game = self.game
        assert game.refused_calls <= 3
        if game.may_call:
            assert game.outcome is None
            assert game.rules.call is not CallRule.AUTOMATIC
            assert game.position != Position()
        standing = {one.squares for one in game.alignments if one.status is not Status.LAPSED}
        for player in Player:
            found = game.callable(player)
            assert not found or (player is game.to_act and game.may_call)
            assert {one.squares for one in found} <= standing
            assert all(one.pattern.level <= game.rules.level(player) for one in found)

    @invariant()
    def alignments_share_values_of_traits_in_play(self) -> None:
        game = self.game
        for one in game.alignments:
            assert one.values
            for value in one.values:
                assert value.trait in game.rules.traits
                on_squares = [game.position.piece_at(square) for square in one.squares]
                assert all(p is not None and value in p.values for p in on_squares)
        assert len({one.squares for one in game.alignments}) == len(game.alignments)

    @invariant()
    def outcome_names_alignments_when_one_was_called(self) -> None:
        outcome = self.game.outcome
        if outcome is not None:
            assert (outcome.reason in CALLED) == bool(outcome.alignments)
            assert outcome.result in ("1-0", "0-1", "1/2-1/2", "*")

    @invariant()
    def history_leads_here_again(self) -> None:
        game = self.game
        assert replay(game.rules, game.start, game.actions) == game
        assert [len(state.actions) for state in game.states()] == list(range(len(game.actions) + 1))
        again = Game(game.rules, game.start)
        for turn in game.turns:
            again = again.play_turn(Turn.parse(str(turn)))
        assert game.turn_texts == [str(turn) for turn in game.turns]
        assert again.position == game.position


def test_r8_to_r20_invariants_of_random_play() -> None:
    run_state_machine_as_test(PlayMachine, settings=SHORT_GAMES)


@pytest.mark.long
def test_r8_to_r20_invariants_of_much_random_play() -> None:
    run_state_machine_as_test(PlayMachine, settings=MANY_GAMES)
