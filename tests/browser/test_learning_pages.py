"""Lessons, puzzles, the spotting drill, filling the board, the atlas."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from fourfold.engine.atlas.entries import read_atlas
from fourfold.play.puzzles.collection import (
    Puzzle,
    daily,
    puzzle,
    puzzles,
)
from fourfold.rules import Game, Piece, Position, Rules

from .conftest import Meet
from .learning import PACKED, PUZZLE
from .player import Person, in_words
from .test_pages import THEMES, violations

LONG = pytest.mark.long

# Lessons ------------------------------------------------------------------------------------------


def test_a_lesson_is_played_by_keyboard(meet: Meet) -> None:
    ana = meet()
    ana.go("/learn/call")
    ana.square("a4").focus()
    for key in ("ArrowDown", "ArrowDown", "End", "Enter"):
        ana.page.keyboard.press(key)
    expect(ana.sentence).to_contain_text("Now call")
    ana.page.get_by_role("button", name="QUARTO!", exact=True).press("Enter")
    ana.square("a2").focus()
    for key in ("Enter", "ArrowRight", "Enter", "ArrowRight", "Enter", "ArrowRight", "Enter"):
        ana.page.keyboard.press(key)
    ana.page.get_by_role("button", name="Call QUARTO!").press("Enter")
    expect(ana.sentence).to_have_text("QUARTO! You win.")
    ana.go("/learn")
    expect(ana.page.get_by_role("link", name=re.compile("^QUARTO!"))).to_contain_text("done")


@pytest.mark.parametrize(
    ("lesson", "actions", "end"),
    [
        ("turn", ["-7", "c3", "-4"], "That’s a complete turn."),
        ("safe", ["-e", "-0"], "Safe"),
        ("caught", ["a1", "!a2 b2 c2 d2"], "Caught!"),
        ("lapse", ["a4", "!a2 b2 c2 d2", "-1"], "after the next placement it is gone"),
        ("levels", ["c3", "!b2 c2 b3 c3"], "small square wins"),
        ("handicap", ["!b2 c2 b3 c3"], "what counts is the caller’s level"),
        ("traits", ["d4", "a1", "!a1 a2 a3 a4"], "Add a trait"),
    ],
)
def test_lessons_reach_their_end(meet: Meet, lesson: str, actions: list[str], end: str) -> None:
    ana = meet()
    ana.go(f"/learn/{lesson}")
    for action in actions:
        expect(ana.page.locator("[aria-disabled=false]").first).to_be_visible()
        with ana.page.expect_response(lambda answer: "/api/lessons/" in answer.url):
            if action.startswith("!"):
                ana.call(action[1:])
            elif action.startswith("-"):
                ana.piece(action[1]).click()
            else:
                ana.square(action).click()
    expect(ana.sentence).to_contain_text(end)


def test_r4_the_gallery_has_thirty_patterns(meet: Meet) -> None:
    ana = meet()
    ana.go("/learn")
    expect(ana.page.locator(".gallery li")).to_have_count(30)


# Puzzles ------------------------------------------------------------------------------------------


def answer(person: Person, found: Puzzle) -> None:
    """Play the key of a puzzle."""
    turn = found.key[0]
    if turn.place is not None:
        person.square(str(turn.place)).click()
    if turn.end is not None and str(found.theme) != "only-square":
        person.piece(str(turn.end)[1:]).click()


def test_a_puzzle_is_solved_by_keyboard(meet: Meet) -> None:
    ana = meet()
    found = puzzle(PUZZLE)
    ana.go(f"/puzzles/{PUZZLE}")
    expect(ana.sentence).to_contain_text("Giving you this was a mistake")
    ana.square(str(found.key[0].place)).press("Enter")
    expect(ana.sentence).to_contain_text("Now give a piece")
    ana.piece(str(found.key[0].end)[1:]).press("Enter")
    expect(ana.sentence).to_have_text("Correct!")
    expect(ana.page.get_by_label("Why", exact=True)).to_contain_text("win")
    ana.go("/puzzles")
    expect(ana.page.locator("dl")).to_contain_text("1 / 1")


def test_the_quarto_that_solves_a_puzzle_is_lit(meet: Meet) -> None:
    """At level 4 its corners are far apart."""
    ana = meet()
    found = next(one for one in puzzles() if one.distance == 1 and one.levels == (4, 4))
    ana.go(f"/puzzles/{found.id}")
    lit = ana.page.locator("[data-square][aria-label$='highlighted']")
    expect(ana.square(str(found.key[0].place))).to_be_visible()
    expect(lit).to_have_count(0)
    answer(ana, found)
    expect(ana.sentence).to_have_text("Correct!")
    expect(lit).to_have_count(4)


def test_a_wrong_answer_is_explained_and_may_be_mended(meet: Meet) -> None:
    ana = meet()
    found = next(one for one in puzzles() if str(one.theme) == "safe-piece")
    ana.go(f"/puzzles/{found.id}")
    keys = {str(turn) for turn in found.key}
    wrong = next(str(one) for one in found.position.remaining if f"-{one}" not in keys)
    ana.piece(wrong).click()
    expect(ana.sentence).to_have_text(f"Not the {in_words(wrong)}.")
    expect(ana.page.locator(".remark.bad")).not_to_be_empty()
    answer(ana, found)
    expect(ana.sentence).to_have_text("Correct!")
    ana.go("/puzzles")
    expect(ana.page.locator("dl")).to_contain_text("0 / 1")


def test_the_puzzle_of_the_day_counts_days(meet: Meet) -> None:
    ana = meet()
    ana.go("/puzzles")
    ana.page.get_by_role("link", name="Solve it").click()
    expect(ana.page).to_have_url(re.compile("/puzzles/[a-z2-7]{7}"))
    expect(ana.page.locator(".tray, .plank").first).to_be_visible()
    answer(ana, daily(datetime.now(UTC).date()))
    expect(ana.sentence).to_have_text("Correct!")
    ana.go("/puzzles")
    expect(ana.page.get_by_text("Solved. The next one comes")).to_be_visible()
    expect(ana.page.locator("dl div").first).to_contain_text("1")


def test_hints_a_solution_and_the_next_one(meet: Meet) -> None:
    ana = meet()
    ana.go(f"/puzzles/{PUZZLE}?theme=refutation")
    ana.page.get_by_role("button", name="Hint").click()
    expect(ana.page.get_by_label("Coach").locator("li")).to_have_count(1)
    ana.page.get_by_role("button", name="Tell me more").click()
    expect(ana.page.get_by_label("Coach").locator("li")).to_have_count(2)
    ana.page.get_by_role("button", name="Show the solution").click()
    expect(ana.sentence).to_have_text("Here is the solution.")
    place, _, piece = str(puzzle(PUZZLE).key[0]).partition("-")
    solution = f"{place}, then the {in_words(piece)}"
    why = ana.page.get_by_label("Why", exact=True)
    expect(why).to_contain_text(f"The solution: {solution}")
    # Said once, and not over the board as well.
    expect(ana.page.locator(".notice")).to_have_count(0)
    ana.page.get_by_role("button", name="Next puzzle").click()
    expect(ana.page).not_to_have_url(re.compile(PUZZLE))
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Find the refutation")


def test_hints_end_when_there_is_no_more_to_say(meet: Meet) -> None:
    ana = meet()
    ana.go(f"/puzzles/{PUZZLE}")
    ana.page.get_by_role("button", name="Hint").click()
    more = ana.page.get_by_role("button", name="Tell me more")
    for number in (1, 2):
        expect(ana.page.get_by_label("Coach").locator("li")).to_have_count(number)
        more.click()
    hints = ana.page.get_by_label("Coach").locator("li")
    expect(hints).to_have_count(3)
    expect(more).to_have_count(0)
    expect(ana.page.get_by_role("button", name="Hint")).to_be_disabled()
    assert len(set(hints.all_text_contents())) == 3


def test_a_call_without_a_quarto_is_a_wrong_answer(meet: Meet) -> None:
    ana = meet()
    ana.go(f"/puzzles/{PUZZLE}")
    square = str(puzzle(PUZZLE).key[0].place)
    ana.square(square).click()
    ana.page.get_by_role("button", name="QUARTO!", exact=True).click()
    expect(ana.sentence).to_have_text(f"Not {square}.")
    expect(ana.page.locator(".remark.bad")).to_contain_text("doesn\u2019t make a quarto")


def test_the_first_puzzles_are_of_level_1(meet: Meet) -> None:
    ana = meet()
    ana.go("/puzzles")
    with ana.page.expect_request(lambda request: "/api/puzzles?" in request.url) as wanted:
        ana.page.get_by_role("button", name=re.compile("A bit of everything")).click()
    assert "level=1" in wanted.value.url
    expect(ana.page).to_have_url(re.compile("/puzzles/[a-z2-7]{7}"))
    expect(ana.page.get_by_text(re.compile("^Level 1 "))).to_be_visible()


def test_a_puzzle_that_is_not_there(meet: Meet) -> None:
    ana = meet(refusals=True)
    ana.go("/puzzles/aaaaaaa")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Page not found")


# The spotting drill -------------------------------------------------------------------------------


def quarto_on(person: Person) -> list[str] | None:
    """The squares of a quarto on the board, as this test sees it, or None."""
    names: dict[str, str] = person.page.locator("[data-square]").evaluate_all(
        "squares => Object.fromEntries(squares.map(each => [each.dataset.square, each.ariaLabel]))"
    )
    board = [_piece(names[column + row]) for row in "1234" for column in "abcd"]
    game = Game(Rules(levels=(1, 1)), Position(board))
    return [str(square) for square in game.alignments[0].squares] if game.alignments else None


def _piece(name: str) -> int | None:
    if "empty" in name:
        return None
    weights = {"dark": 8, "square": 4, "short": 2, "hollow": 1}
    return sum(weight for value, weight in weights.items() if value in name)


def test_a_whole_drill(meet: Meet) -> None:
    ana = meet()
    ana.go("/drill")
    ana.page.get_by_role("button", name="Start").click()
    for number in range(1, 13):
        expect(ana.page.get_by_text(f"Board {number} of 12")).to_be_visible()
        quarto = quarto_on(ana)
        # The third board is answered wrongly.
        if (quarto is None) != (number == 3):
            ana.page.get_by_role("button", name="No quarto").click()
        else:
            for square in quarto or ["a1", "b1", "c1", "d1"]:
                ana.square(square).click()
            ana.page.get_by_role("button", name="QUARTO!", exact=True).click()
        going_on = ana.page.get_by_role("button", name=re.compile("Next board|See the result"))
        expect(going_on).to_be_visible()
        assert (ana.sentence.text_content() == "Correct!") == (number != 3)
        going_on.click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("11 of 12 correct")
    assert ana.page.locator("tbody tr").count() >= 2


def test_the_time_runs_out(meet: Meet) -> None:
    ana = meet(alone=True)
    ana.page.clock.install()
    ana.go("/drill")
    ana.page.get_by_label("8 seconds").check()
    ana.page.get_by_role("button", name="Start").click()
    expect(ana.page.get_by_role("timer")).to_be_visible()
    ana.page.clock.run_for(9000)
    expect(ana.page.get_by_role("button", name="Next board")).to_be_visible()


def test_an_answer_that_cannot_be_sent_waits_for_the_connection(meet: Meet) -> None:
    """The drill does not ask ten times a second: a few times, then when it is online again."""
    ana = meet(alone=True, cut=True)
    ana.page.clock.install()
    ana.go("/drill")
    ana.page.get_by_label("8 seconds").check()
    ana.page.get_by_role("button", name="Start").click()
    expect(ana.page.get_by_role("timer")).to_be_visible()
    sent: list[str] = []
    ana.page.on("request", lambda request: sent.append(request.url))
    ana.page.context.set_offline(True)
    ana.page.clock.run_for(9000)
    again = ana.page.get_by_role("button", name="Send again")
    expect(again).to_be_visible()
    expect(ana.sentence).to_contain_text("has not been sent")
    tries = len([url for url in sent if "/drill/answer" in url])
    assert 1 < tries < 6
    ana.page.clock.run_for(20_000)
    assert len([url for url in sent if "/drill/answer" in url]) == tries
    expect(again).to_be_visible()
    ana.page.context.set_offline(False)
    expect(ana.page.get_by_role("button", name="Next board")).to_be_visible()


# Filling the board and the atlas ------------------------------------------------------------------


def test_the_board_is_filled_with_the_help_of_hints(meet: Meet) -> None:
    ana = meet()
    ana.go("/fill")
    digits = {in_words(str(piece)): str(piece) for piece in map(Piece, range(16))}
    expect(ana.page.get_by_text("It can still be done.")).to_be_visible()
    for number in range(16):
        ana.page.get_by_role("button", name="Hint").click()
        hint = ana.page.locator(".hint")
        expect(hint).to_contain_text("Try the ")
        found = re.search(r"Try the (.*) on (\w\d)", hint.text_content() or "")
        assert found is not None
        ana.piece(digits[found[1]]).click()
        ana.square(found[2]).click()
        expect(ana.page.locator(".plank [data-tray]")).to_have_count(15 - number)
    expect(ana.sentence).to_contain_text("Solved!")


def test_what_stands_in_the_way_is_taken_back(meet: Meet) -> None:
    ana = meet()
    ana.go("/fill?board=0123/..../..../....")
    expect(ana.page.get_by_text("No longer possible")).to_be_visible()
    ana.page.get_by_role("button", name="Hint").click()
    expect(ana.page.locator(".hint")).to_contain_text("Take back a piece")
    ana.square("a1").click()
    expect(ana.page.get_by_text("It can still be done.")).to_be_visible()
    ana.page.get_by_role("button", name="Undo").click()
    expect(ana.page.get_by_text("No longer possible")).to_be_visible()


def test_the_atlas_says_who_wins(meet: Meet) -> None:
    ana = meet()
    ana.go("/atlas")
    for entry in read_atlas():
        if entry.traits != 4 or ":" in entry.level:
            continue
        cell = (
            ana.page.locator("tbody tr")
            .nth(int(entry.level) - 1)
            .locator("td")
            .nth(int(entry.level) - 1)
        )
        words = {"1/2-1/2": "Draw", "1-0": "First player wins", "0-1": "Second player wins"}[
            entry.result
        ]
        expect(cell).to_contain_text(words)
    ana.page.get_by_label("1 trait", exact=True).check()
    ana.page.locator("tbody button").first.click()
    ana.page.get_by_role("link", name="Analyse").click()
    expect(ana.page).to_have_url(re.compile("traits=colour"))
    expect(ana.sentence).to_contain_text("For the player to give")


# For everyone -------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", *(pytest.param(t, marks=LONG) for t in THEMES[1:])])
def test_axe_finds_nothing_in_the_middle_of_things(meet: Meet, axe: str, theme: str) -> None:
    """A lesson with a call, a solved puzzle, a drill that runs and one that is judged."""
    ana = meet(theme=theme, edition="mushrooms")
    ana.go("/learn/caught")
    ana.point("a2 b2")
    assert violations(ana.page, axe) == []
    ana.go(f"/puzzles/{PUZZLE}")
    answer(ana, puzzle(PUZZLE))
    expect(ana.sentence).to_have_text("Correct!")
    assert violations(ana.page, axe) == []
    ana.go("/drill")
    ana.page.get_by_role("button", name="Start").click()
    expect(ana.page.get_by_role("timer")).to_be_visible()
    assert violations(ana.page, axe) == []
    ana.page.get_by_role("button", name="No quarto").click()
    expect(ana.page.get_by_role("button", name="Next board")).to_be_visible()
    assert violations(ana.page, axe) == []
    ana.go(f"/review?record={PACKED}&step=9")
    expect(ana.page.locator(".count")).to_have_text("9 / 11")
    assert violations(ana.page, axe) == []
