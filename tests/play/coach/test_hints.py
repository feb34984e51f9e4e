"""Hints and explanations: every claim is judged by playing, in every language and edition."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from tests.play.brute import (
    Everything,
    random_game,
    random_rules,
    random_start,
    silenced,
)
from tests.play.judging import ByEngine, Judge, Values

from fourfold import CallRule, Edition, Game, Phase, Player, Position, Resign, Rules, Turn
from fourfold.engine import DeadlinePassed, Verdict
from fourfold.locales import LANGUAGES, texts
from fourfold.play import Valuer
from fourfold.play.coach.explanations import (
    Explanation,
    explain,
    say_explanation,
    say_steps,
)
from fourfold.play.coach.hints import (
    Depth,
    Hint,
    hint,
    say,
)
from fourfold.play.coach.words import Sentence, plain, say_one
from fourfold.play.puzzles.collection import puzzles
from fourfold.rules import TRAITS, Pattern, Piece, Square, Value

FULL = Valuer()


def judged(game: Game, values: Values, rng: random.Random) -> set[str]:
    """Check all hints of a game and the explanation of one turn; the keys that were used."""
    used: set[str] = set()
    before: Hint | None = None
    for depth in Depth:
        found = hint(game, depth, FULL)
        check(game, found, Judge(game, values))
        modest(found)
        if before is not None and before.more:
            repeated = set(map(str, before.sentences)) & set(map(str, found.sentences))
            assert not repeated, "a deeper hint says something else"
        before = found
        used |= {sentence.key for sentence in found.sentences}
        speak(found.sentences)
    turn = random_turn(game, rng)
    explained = explain(game, turn, FULL)
    check(game, explained, Judge(game, values, turn))
    told = [*explained.sentences, *(step.sentence for step in explained.steps)]
    assert [step.turn for step in explained.steps] == list(explained.line)
    speak(told)
    return used | {key for sentence in told for key in keys(sentence)}


def keys(sentence: Sentence) -> set[str]:
    """The keys of a sentence and of its parts."""
    parts = [part for part in sentence.details.values() if isinstance(part, Sentence)]
    return {sentence.key, *(part.key for part in parts)}


def check(game: Game, found: Hint | Explanation, judge: Judge) -> None:
    for sentence in found.sentences:
        assert sentence.claims, f"{sentence.key} claims nothing"
    for claim in found.claims:
        assert judge.check(claim), (claim, str(game.rules), str(game.position), game.actions)


def modest(found: Hint) -> None:
    """A hint never holds more than its depth, for programs either."""
    parts = list(flat([*found.claims, *[s.details.values() for s in found.sentences]]))
    if found.depth is not Depth.TURN:
        assert not any(isinstance(part, Turn | Piece) for part in parts)
    if found.depth is Depth.NUDGE:
        assert not any(isinstance(part, Square | Pattern | Value) for part in parts)


def flat(parts: Iterable[object]) -> Iterable[object]:
    for part in parts:
        if isinstance(part, Iterable) and not isinstance(part, str | Pattern | Value):
            yield from flat(part)
        else:
            yield part


def speak(sentences: Iterable[Sentence]) -> None:
    for sentence in sentences:
        plain(sentence.details)
        for language in LANGUAGES:
            for edition in Edition:
                text = say_one(sentence, texts(language), edition)
                assert text[0].isupper() or not text[0].isalpha(), text
                assert text.endswith("."), text
                assert "{" not in text, text


def random_turn(game: Game, rng: random.Random) -> Turn:
    """What is left of a turn: anything, without calls; sometimes it stays unfinished."""
    action = rng.choice(game.legal_actions())
    then = game.play(action)
    if game.phase is not Phase.PLACE:
        return Turn.parse(str(action))
    if then.phase is not Phase.GIVE or rng.random() < 0.1:
        return Turn.parse(str(action))
    return Turn.parse(f"{action}{rng.choice(then.legal_actions())}")


@pytest.mark.parametrize("call", CallRule)
@pytest.mark.parametrize(("empty", "games"), [(0, 40), (1, 60), (2, 60), (3, 25)])
def test_every_claim_holds(call: CallRule, empty: int, games: int) -> None:
    if call is CallRule.AUTOMATIC and empty == 0:
        pytest.skip("a full board is the end under R14")
    rng = random.Random(f"coach {call} {empty}")
    for number in range(games):
        game = random_game(rng, call, empty)
        judged(silenced(game, rng) if number % 5 == 4 else game, Everything(), rng)


@pytest.mark.parametrize("empty", [4, 5, 6, 7])
def test_every_claim_holds_earlier_in_the_game(empty: int) -> None:
    rng = random.Random(f"coach early {empty}")
    for _ in range(12):
        start = random_start(rng, empty)
        judged(Game(random_rules(rng, CallRule.AUTOMATIC), start), ByEngine(), rng)


@pytest.mark.long
@pytest.mark.parametrize("call", CallRule)
def test_every_claim_holds_in_many_games(call: CallRule) -> None:
    rng = random.Random(f"coach long {call}")
    for number in range(1500):
        game = random_game(rng, call, rng.choice((1, 2, 3, 4)))
        judged(silenced(game, rng) if number % 5 == 4 else game, Everything(), rng)


def test_every_sentence_is_used() -> None:
    """No text of the coach is there for nothing."""
    used: set[str] = set()
    rng = random.Random("all sentences")
    for number in range(1400):
        call = rng.choice(tuple(CallRule))
        game = random_game(rng, call, rng.randint(call is CallRule.AUTOMATIC, 4))
        if number >= 400:
            early = Game(random_rules(rng), random_start(rng, rng.randint(6, 9)))
            lame = Rules(levels=rng.choice(((1, 4), (4, 1))), call=CallRule.AUTOMATIC)
            game = (silenced(game, rng), early, Game(lame, random_start(rng, rng.randint(2, 4))))[
                number % 3
            ]
        else:
            for depth in Depth:
                used |= {s.key for s in hint(game, depth, FULL).sentences}
        explained = explain(game, random_turn(game, rng), FULL)
        used |= {s.key for s in explained.sentences}
        used |= {key for step in explained.steps for key in keys(step.sentence)}
    for key in ("reason-loss", "worth-win", "unsure"):
        used.add(key)  # while distances are not known
    stems = {
        key.removeprefix("coach-")
        for key in sorted(texts("en").all_keys())
        if key.startswith("coach-")
    }
    phrases = ("any-", "pattern-", "a-")
    assert {stem for stem in stems if not stem.startswith(phrases)} - used == set()


# Fixed examples ---------------------------------------------------------------------------------

#: Two columns and a row want a fourth piece; one is to be given.
POISONED = "012./4..7/8..b/.... -"


def told(position: str, depth: str, language: str = "en", edition: str = "classic") -> str:
    game = Game(Rules(), Position.parse(position))
    return say(hint(game, depth), texts(language), edition)


def test_three_depths() -> None:
    assert told(POISONED, "nudge") == "8 pieces are poisoned."
    assert told(POISONED, "reason") == (
        "Any tall piece lets your opponent complete column a. 1 piece is safe for now. "
        "Only 1 piece keeps the win."
    )
    assert told(POISONED, "turn") == (
        "Give the short dark square hollow piece. "
        "That wins within 6 turns, your opponent\u2019s included. Nothing else keeps the win."
    )


@pytest.mark.parametrize(
    ("language", "classic", "mushrooms"),
    [
        ("en", "Any tall piece lets", "Any big mushroom lets"),
        ("fr", "N\u2019importe quelle pièce haute permet", "N\u2019importe quel grand champignon"),
        ("nl", "Met elk hoog stuk kan", "Met elke grote paddenstoel kan"),
        ("de", "Jede hohe Figur erlaubt", "Jeder große Pilz erlaubt"),
        ("es", "Con cualquier pieza alta tu", "Con cualquier seta grande tu"),
        ("it", "Con qualsiasi pezzo alto l", "Con qualsiasi fungo grande l"),
        ("pt-PT", "Com qualquer peça alta, o", "Com qualquer cogumelo grande, o"),
    ],
)
def test_words_agree_in_each_edition(language: str, classic: str, mushrooms: str) -> None:
    assert told(POISONED, "reason", language).startswith(classic)
    assert told(POISONED, "reason", language, "mushrooms").startswith(mushrooms)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Cela complète la colonne a (hautes et pleines)."),
        ("de", "Damit vollendest du die Spalte a (hoch und massiv)."),
        ("it", "Così completi la colonna a (alti e pieni)."),
    ],
)
def test_shared_values_are_those_of_several_pieces(language: str, text: str) -> None:
    assert told("012./4..7/8..b/.... c", "reason", language) == text


def test_a_reason_adds_to_a_nudge_that_every_choice_will_do() -> None:
    free = "Every choice holds the draw, as long as you play well afterwards."
    assert told(str(Position()), "nudge") == free
    assert told(str(Position()), "reason") == "16 pieces are safe for now."
    assert told("..../..../..../.... 5", "nudge") == free
    assert told("..../..../..../.... 5", "reason") == (
        "Wherever you place it, you will have something safe to give."
    )


def test_a_hint_says_whether_there_is_more() -> None:
    game = Game(Rules(), Position.parse(POISONED))
    assert [hint(game, depth).more for depth in Depth] == [True, True, False]
    hurried = Valuer(distance=False, limit=1e-4, book=False)
    start = Game(Rules(traits=TRAITS[:3]), Position.parse("..../..../..../.... 0"))
    assert [hint(start, depth, hurried).more for depth in Depth] == [False, False, False]


def test_something_to_call() -> None:
    game = Game()
    for turn in ("-7", "c2-5", "d2-6", "b2-4", "a2-0"):
        game = game.play_turn(turn)
    say_it = [say(hint(game, depth), texts("en")) for depth in Depth]
    assert say_it == [
        "There is something to call.",
        "Look for a row; the trait that counts: colour.",
        "Call QUARTO! on a2 b2 c2 d2.",
    ]


def test_the_first_turn() -> None:
    assert told(str(Position()), "turn") == (
        "Give the tall light round solid piece. "
        "That holds the draw. 15 other turns are just as good."
    )


def test_explaining_a_blunder() -> None:
    game = Game().play_turn("-7").play_turn("c2-5").play_turn("d2-6")
    found = explain(game, "b2-4")
    assert found.worth.value is Verdict.LOSS
    assert [str(turn) for turn in found.line] == ["a2!a2b2c2d2"]
    assert "Du gibst den großen blauen flachen Pilz ohne gelbe Punkte: Auf a2 vollendet" in (
        say_explanation(found, texts("de"), "mushrooms")
    )


def test_the_line_is_no_longer_than_the_distance() -> None:
    found = explain(Game(Rules(), Position.parse(POISONED)), "-f")
    assert (found.worth.value, found.worth.distance) == (Verdict.WIN, 6)
    assert len(found.line) == 6


def test_the_line_step_by_step() -> None:
    found = explain(Game(Rules(), Position.parse(POISONED)), "-f")
    assert [step.mine for step in found.steps] == [False, True] * 3
    steps = say_steps(found, texts("en"))
    assert steps[3:] == [
        (
            "You place it on b2 and give the short dark square solid piece: "
            "whatever your opponent does, you win right after."
        ),
        (
            "Your opponent places it on c2 and gives the tall light square hollow piece: "
            "whatever is played here loses immediately."
        ),
        "You place it on b3 and call “QUARTO!”: that completes the diagonal d1 c2 b3 a4 (square).",
    ]
    mushrooms = say_steps(found, texts("es"), "mushrooms")
    assert mushrooms[-1] == (
        "Juegas en b3 y anuncias «¡QUARTO!»: con eso se completa la diagonal d1 c2 b3 a4 (planas)."
    )


def test_an_action_is_explained_as_a_turn() -> None:
    game = Game(Rules(), Position.parse(POISONED))
    gift = game.legal_actions()[0]
    assert explain(game, gift) == explain(game, str(gift))  # type: ignore[arg-type]  # a gift


@pytest.mark.parametrize("depth", Depth)
def test_what_takes_too_long_is_not_guessed(depth: Depth) -> None:
    beginners = Rules(traits=TRAITS[:3])
    hurried = Valuer(distance=False, limit=1e-4, book=False)
    found = hint(Game(beginners, Position.parse("..../..../..../.... 0")), depth, hurried)
    assert [sentence.key for sentence in found.sentences] == ["unsure"]
    speak(found.sentences)
    game = Game(beginners, Position.parse("012./..../..../.... -"))
    found = hint(game, depth, hurried)
    told = {Depth.NUDGE: ["nudge-poisoned"], Depth.REASON: ["reason-any", "reason-safe"]}
    assert [s.key for s in found.sentences] == [*told.get(depth, []), "unsure"]
    for claim in found.claims[:-1]:
        assert Judge(game, Everything()).check(claim)
    with pytest.raises(DeadlinePassed):
        explain(game, "-f", hurried)


def test_distances_that_take_too_long_are_left_out() -> None:
    """R14's value is there all the same, and it is the right one."""
    game = Game(Rules.at_level(4), Position.parse("..../...1/..../..0. 9"))
    found = hint(game, "turn", Valuer(patience=1e-4))
    assert all(claim[-1] is None for claim in found.claims if claim[0] == "turn-value")
    assert Valuer(distance=False).worth(game).value in found.claims[0]


def test_the_end_needs_no_search() -> None:
    """A win at once is told as such, however little time there is."""
    game = Game().play_turn("-7").play_turn("c2-5").play_turn("d2-6").play_turn("b2-4")
    best = Valuer(patience=1e-6).options(game)[0]
    assert (str(best.action), best.distance) == ("a2", 1)


def test_nothing_to_say_when_the_game_is_over() -> None:
    over = Game().play(Resign(Player.FIRST))
    with pytest.raises(ValueError, match="the game is over"):
        hint(over)
    with pytest.raises(ValueError, match="the game is over"):
        explain(over, "-5")
    with pytest.raises(ValueError, match="whisper"):
        hint(Game(), "whisper")


def test_counting_safe_pieces_never_contradicts_the_value() -> None:
    """Whoever wins is not told that they run out of safe pieces first, nor the other way round."""
    told = set()
    for puzzle in puzzles()[::25]:
        found = explain(puzzle.game, puzzle.key[0])
        keys = {sentence.key for sentence in found.sentences}
        told |= keys
        if found.worth.value is Verdict.WIN:
            assert "explain-you-run-out" not in keys, puzzle.id
        if found.worth.value is Verdict.LOSS:
            assert not keys & {"explain-they-run-out", "explain-safe-none"}, puzzle.id
    assert "explain-they-run-out" in told
