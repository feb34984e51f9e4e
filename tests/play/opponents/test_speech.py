"""What the characters say: in time, seldom, and never a word on what can still be called."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from fourfold import (
    LEVELS,
    TRAITS,
    Call,
    CallRule,
    Game,
    Give,
    IllegalAction,
    Place,
    Player,
    Position,
    Resign,
    Rules,
    patterns,
)
from fourfold.locales import LANGUAGES, texts
from fourfold.play.opponents.players import OPPONENTS
from fourfold.play.opponents.speech import (
    ABOUT_MISSED,
    VARIANTS,
    Occasion,
    Speaker,
    SpokenLine,
    last_line,
    lines,
    mentioned_after,
    public_past,
)
from fourfold.rules import Abandon, Agree, Alignment, Status

CHARACTER: Final = Speaker("casual", Player.SECOND)
#: The longest line: two or three rows of the bubble on a phone.
LONGEST: Final = 64
_CALLS_SELDOM: Final = 0.06


def said(game: Game, seed: str = "game", speaker: Speaker = CHARACTER) -> list[SpokenLine]:
    return list(lines(public_past(game), speaker, seed))


def occasions(game: Game, speaker: Speaker = CHARACTER) -> list[Occasion]:
    return [line.occasion for line in said(game, speaker=speaker)]


def some_rules(source: random.Random, call: CallRule) -> Rules:
    levels = (source.choice(LEVELS), source.choice(LEVELS))
    return Rules(levels, tuple(source.sample(TRAITS, source.choice((1, 2, 3, 4, 4)))), call)


def step(game: Game, source: random.Random) -> Game:
    """One more action of people who see nothing, and now and then call anything."""
    if game.may_call and source.random() < _CALLS_SELDOM:
        return game.play(Call(source.choice(patterns(4)).squares))
    return game.play(source.choice(game.legal_actions()))


def careless_game(source: random.Random, rules: Rules) -> Iterator[Game]:
    """The states of a game, from the first to the last."""
    game = Game(rules)
    yield game
    while game.outcome is None:
        game = step(game, source)
        yield game


# Nothing of what can be called --------------------------------------------------------------------


def twin(game: Game, source: random.Random) -> Game | None:
    """A game that differs from this one only in what somebody could still call.

    Everything that has not lapsed is played again by other hands: under R12 the last placement and
    what followed, with another piece on another square; under R13 and R14 the whole game. The
    actions are of the same kinds in the same order.
    """
    actions = game.actions
    keep = 0
    if game.rules.call is CallRule.OFFICIAL:
        placements = [number for number, each in enumerate(actions) if isinstance(each, Place)]
        # The piece of the last placement was given before it.
        keep = max(0, placements[-1] - 1) if placements else 0
    other = game.at(keep)
    for action in actions[keep:]:
        if isinstance(action, Give | Place):
            other = other.play(source.choice(other.legal_actions()))
        else:
            try:
                other = other.play(action)
            except IllegalAction:
                return None
        if other.outcome is not None:
            return None
    return other


def differences(
    choose: Callable[[Game], object], call: CallRule, games: int, seed: int
) -> Iterator[str]:
    """Pairs of games that differ only in what can be called, but for which `choose` differs."""
    source = random.Random(f"twins {seed} {call}")
    for _ in range(games):
        for game in careless_game(source, some_rules(source, call)):
            if game.outcome is not None:
                break
            for _ in range(4):
                other = twin(game, source)
                if other is not None and choose(game) != choose(other):
                    yield f"{game.turn_texts} and {other.turn_texts}"


@pytest.mark.parametrize("call", list(CallRule))
@pytest.mark.parametrize("seed", range(4))
def test_no_line_depends_on_what_can_still_be_called(call: CallRule, seed: int) -> None:
    """R12, R13: whether a line is said, and which, is the same whatever can be called."""
    assert not list(differences(said, call, 12, seed))


@pytest.mark.parametrize("call", [CallRule.OFFICIAL, CallRule.STANDING])
def test_the_twins_tell_a_character_that_gives_something_away(call: CallRule) -> None:
    """The test above would find a character who hints at a call, or at a dangerous gift."""

    def hints_at_call(game: Game) -> bool:
        return bool(game.to_act and game.callable(game.to_act))

    def hints_at_gift(game: Game) -> bool:
        if game.position.hand is None:
            return False
        after = (game.play(action) for action in game.legal_actions())
        return any(each.to_act and each.callable(each.to_act) for each in after)

    def counts_alignments(game: Game) -> int:
        return len(game.alignments)

    for leak in (hints_at_call, hints_at_gift, counts_alignments):
        assert next(differences(leak, call, 40, 1), None)


def test_under_the_standing_rule_missed_quartos_are_mentioned_only_after_the_game() -> None:
    source = random.Random(13)
    stood = 0
    for _ in range(60):
        for game in careless_game(source, some_rules(source, CallRule.STANDING)):
            if game.outcome is None:
                stood += any(each.status is Status.STANDING for each in game.alignments)
                assert not {*ABOUT_MISSED, Occasion.CATCH, Occasion.CAUGHT} & {*occasions(game)}
    assert stood > 100


def test_a_missed_quarto_is_mentioned_when_it_has_lapsed_and_is_there() -> None:
    source = random.Random(12)
    mentioned = 0
    for _ in range(150):
        rules = some_rules(source, CallRule.OFFICIAL)
        *_, game = careless_game(source, rules)
        for line in said(game):
            if line.occasion not in ABOUT_MISSED:
                continue
            then = game.at(line.after)
            assert then.previous is not None
            before = {each.squares for each in _lapsed(then.previous)}
            gone = [each for each in _lapsed(then) if each.squares not in before]
            assert gone, game.turn_texts
            who = CHARACTER.seat if line.occasion is Occasion.SLIP else CHARACTER.seat.other
            assert any(each.pattern.level <= rules.level(who) for each in gone), game.turn_texts
            if then.to_act is not None:
                assert not {each.squares for each in gone} & {
                    each.squares for each in then.callable(then.to_act)
                }
            mentioned += 1
    assert mentioned > 30


def _lapsed(game: Game) -> list[Alignment]:
    over = game.outcome is not None
    return [
        each
        for each in game.alignments
        if each.maker is not None and (over or each.status is Status.LAPSED)
    ]


# When, and how often ------------------------------------------------------------------------------

#: The player to place makes row 1 with d1, and then says nothing.
START: Final = Game(Rules(), Position.parse("012./..../..../...f 3"))
MADE: Final = START.play_turn("d1-4")


def test_a_greeting_comes_first_and_another_one_in_a_rematch() -> None:
    assert occasions(Game()) == [Occasion.GREETING]
    again = CHARACTER._replace(again=True)
    assert occasions(Game(), again) == [Occasion.REMATCH]


def test_a_quarto_of_the_character_that_lapses() -> None:
    maker = START.to_act
    assert maker is not None
    speaker = CHARACTER._replace(seat=maker)
    lapsed = MADE.play_turn("a4-5")
    mentions = {tuple(line.occasion for line in said(MADE, str(n), speaker)) for n in range(40)}
    assert mentions == {(Occasion.GREETING,)}
    mentions = {tuple(line.occasion for line in said(lapsed, str(n), speaker)) for n in range(40)}
    assert mentions == {(Occasion.GREETING,), (Occasion.GREETING, Occasion.SLIP)}
    other = CHARACTER._replace(seat=maker.other)
    mentions = {tuple(line.occasion for line in said(lapsed, str(n), other)) for n in range(40)}
    assert mentions == {(Occasion.GREETING,), (Occasion.GREETING, Occasion.SPARED)}


def test_it_is_known_how_far_back_a_mentioned_quarto_lies() -> None:
    lapsed = MADE.play_turn("a4-5")
    for seed in map(str, range(40)):
        mentioned = any(line.occasion in ABOUT_MISSED for line in said(lapsed, seed))
        # It lapses with the third action, a placement.
        assert mentioned_after(lapsed, CHARACTER, seed) == (3 if mentioned else 0)
        assert mentioned_after(MADE, CHARACTER, seed) == 0


def test_a_quarto_that_only_one_player_could_call_slipped_from_that_one() -> None:
    """R7: whoever made it."""
    start = Position.parse("01../2.../..../...f 3")
    maker = Game(Rules(), start).to_act
    assert maker is not None
    levels = (1, 2) if maker is Player.FIRST else (2, 1)
    game = Game(Rules(levels), start).play_turn("b2-4").play_turn("c4-5")
    (missed,) = public_past(game).missed
    assert missed.slipped_from(maker.other)
    assert not missed.slipped_from(maker)


def test_the_end_has_one_line_about_how_it_went() -> None:
    maker = START.to_act
    assert maker is not None
    mine, theirs = (CHARACTER._replace(seat=seat) for seat in (maker, maker.other))
    won = START.play_turn("d1!a1b1c1d1")
    assert occasions(won, mine)[-1] is Occasion.WIN
    assert occasions(won, theirs)[-1] is Occasion.LOSS
    caught = MADE.play(Call.on("a1", "b1", "c1", "d1"))
    assert occasions(caught, theirs)[-1] is Occasion.CATCH
    assert occasions(caught, mine)[-1] is Occasion.CAUGHT
    resigned = START.play(Resign(maker))
    assert occasions(resigned, mine)[-1] is Occasion.LOSS
    assert occasions(START.play(Agree()))[-1] is Occasion.DRAW
    assert occasions(START.play(Abandon(None)))[-1] is Occasion.GREETING


def test_with_automatic_calls_nobody_missed_anything() -> None:
    """R14: a quarto in the other's level only is theirs, and neither has overlooked it."""
    start = Position.parse("01../2.../..../...f 3")
    maker = Game(Rules(), start).to_act
    assert maker is not None
    levels = (1, 2) if maker is Player.FIRST else (2, 1)
    game = Game(Rules(levels, call=CallRule.AUTOMATIC), start).play_turn("b2")
    assert occasions(game, CHARACTER._replace(seat=maker.other)) == [
        Occasion.GREETING,
        Occasion.WIN,
    ]


def test_characters_say_little() -> None:
    source = random.Random(5)
    counts = []
    for number in range(200):
        *_, game = careless_game(source, some_rules(source, source.choice(list(CallRule))))
        spoken = said(game, str(number))
        assert [line.after for line in spoken] == sorted({line.after for line in spoken})
        counts.append(len(spoken))
    assert max(counts) <= 6
    assert sum(counts) / len(counts) < 4


def test_the_same_game_has_the_same_lines_and_others_have_others() -> None:
    game = MADE.play_turn("a4-5")
    assert said(game, "one") == said(game, "one")
    assert len({last_line(Game(), CHARACTER, str(number)) for number in range(30)}) == 3


def test_a_line_is_shown_for_a_few_actions() -> None:
    game = Game()
    assert last_line(game, CHARACTER, "game") is not None
    game = game.play_turn("-7").play_turn("c2-5")
    assert last_line(game, CHARACTER, "game") is not None
    game = game.play_turn("d2-6")
    assert last_line(game, CHARACTER, "game") is None


# The texts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_its_lines_in_every_language(language: str) -> None:
    say = texts(language)
    keys = [
        SpokenLine(opponent, occasion, variant + 1, 0).key
        for opponent in OPPONENTS
        for occasion in Occasion
        for variant in range(VARIANTS[occasion])
    ]
    assert sorted(key for key in say.all_keys() if key.startswith("says-")) == sorted(keys)
    spoken = {key: say(key) for key in keys}
    assert len({*spoken.values()}) == len(spoken), "two lines are the same"
    assert {key: text for key, text in spoken.items() if len(text) > LONGEST} == {}
