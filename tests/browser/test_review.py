"""Looking back at games: of the server, and of any record."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, expect

from .conftest import Meet
from .learning import PACKED, RECORD, played


def test_a_game_is_stepped_through_by_keyboard(meet: Meet) -> None:
    ana = meet()
    ana.go(f"/review/{played(ana)}")
    page = ana.page
    expect(ana.sentence).to_have_text("Start of the game")
    page.keyboard.press("ArrowRight")
    expect(ana.sentence).to_contain_text("gives")
    page.keyboard.press("ArrowRight")
    expect(ana.sentence).to_contain_text("c2")
    expect(ana.square("c2")).to_have_attribute("aria-label", re.compile("last piece placed"))
    page.keyboard.press("End")
    expect(page.locator(".count")).to_have_text("11 / 11")
    expect(page.locator(".card.now .mark")).to_contain_text("caught")
    # The list of decisions has followed, as far as it scrolls.
    below: float = page.locator(".decisions").evaluate(
        """(list) => list.querySelector('[aria-current]').getBoundingClientRect().bottom
          - list.getBoundingClientRect().bottom"""
    )
    assert below <= 0
    page.keyboard.press("Home")
    expect(page.locator(".count")).to_have_text("0 / 11")


def test_the_turning_point_shows_what_was_missed(meet: Meet) -> None:
    ana = meet()
    ana.go(f"/review?record={PACKED}")
    page = ana.page
    page.get_by_role("button", name="Go to the turning point").click()
    expect(ana.sentence).to_contain_text("Ana misses a quarto.")
    card = page.locator(".card.now")
    expect(card).to_contain_text("blunder")
    expect(card).to_contain_text("Turning point")
    expect(card).to_contain_text("a2 b2 c2 d2 (light and square)")
    expect(page.locator(".decisions [aria-current]")).to_contain_text("quarto missed")
    expect(page.locator(".accuracy")).to_contain_text("Ana 50%")


def test_alternatives_stand_on_the_board_in_signs_and_words(meet: Meet) -> None:
    ana = meet()
    ana.go(f"/review?record={PACKED}&step=8")
    expect(ana.sentence).to_contain_text("Ana places the piece on a2.")
    expect(ana.square("b4")).to_have_attribute("aria-label", re.compile("loss in 12 placements"))
    expect(ana.square("a1")).to_have_attribute("aria-label", re.compile("draw"))
    expect(ana.page.locator(".overlay .badge")).to_have_count(12)


def test_somebody_plays_on_from_a_moment(meet: Meet) -> None:
    ana = meet()
    ana.go(f"/review?record={PACKED}&step=7")
    expect(ana.sentence).to_contain_text("gives Ana the tall light square solid piece")
    ana.page.get_by_role("button", name="Play from here").click()
    expect(ana.page).to_have_url(re.compile(r"/game/[a-z2-7]{12}$"))
    expect(ana.sentence).to_contain_text("Place this piece")
    expect(ana.square("c2")).to_have_attribute("aria-label", re.compile("light, square"))


def test_a_record_is_pasted_and_a_broken_one_refused(meet: Meet) -> None:
    ana = meet(refusals=True)
    ana.go("/review")
    page = ana.page
    page.get_by_label("Record of a game").fill("1. -7 2. z9")
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("alert")).to_contain_text("z9")
    page.get_by_label("Record of a game").fill(RECORD)
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ana vs Ben")


def test_a_file_is_taken(meet: Meet) -> None:
    ana = meet()
    ana.go("/review")
    file = FilePayload(name="game.qgn", mimeType="text/plain", buffer=RECORD.encode())
    ana.page.locator("input[type=file]").set_input_files(file)
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("Ana vs Ben")


def test_a_shared_link_shows_the_same_moment(meet: Meet) -> None:
    ana, ben = meet(), meet()
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.go(f"/review?record={PACKED}")
    # The keys count once the review is there.
    expect(ana.page.locator(".count")).to_have_text("0 / 11")
    for _ in range(4):
        ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator(".count")).to_have_text("4 / 11")
    ana.copy_link()
    link: str = ana.page.evaluate("navigator.clipboard.readText()")
    ben.page.goto(link)
    expect(ben.page.locator(".count")).to_have_text("4 / 11")
    assert ben.sentence.text_content() == ana.sentence.text_content()


def test_a_game_that_goes_on_is_not_reviewed(meet: Meet) -> None:
    ana = meet(refusals=True)
    game = ana.request("/api/games", {"opponent": {"kind": "shared"}})["id"]
    ana.go(f"/review/{game}")
    expect(ana.page.get_by_role("alert")).to_have_text("The game is still being played.")
