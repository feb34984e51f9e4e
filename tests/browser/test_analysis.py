"""The analysis board: any position, any rules, exact values."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from .conftest import Meet

WON = "012./..../..../.... 3"


def test_every_square_has_its_value_in_signs_and_words(meet: Meet) -> None:
    ana = meet()
    ana.go(f"/analysis?position={WON}")
    expect(ana.sentence).to_contain_text("win in 1 placement")
    expect(ana.square("d1")).to_have_attribute("aria-label", "d1, empty, win in 1 placement")
    expect(ana.page.locator(".overlay .badge.win")).to_have_count(1)
    expect(ana.page.locator(".overlay .badge")).to_have_count(13)


def test_the_gifts_after_a_square(meet: Meet) -> None:
    """While a piece is in hand: by choice, by pointer and by focus."""
    ana = meet()
    ana.go(f"/analysis?position={WON}")
    expect(ana.square("d1")).to_have_attribute("aria-label", re.compile("win in 1"))
    badges = ana.page.locator(".tray .badge")
    expect(badges).to_have_count(0)
    ana.page.get_by_role("radio", name="a4", exact=True).check()
    expect(badges).to_have_count(12)
    # Three light round pieces stand in a row: what is light or round is lost at once.
    losing = re.compile("loss in 2 placements")
    expect(ana.piece("4")).to_have_attribute("aria-label", losing)
    expect(ana.piece("f")).not_to_have_attribute("aria-label", losing)
    ana.square("d1").hover()
    expect(ana.page.get_by_text("d1 wins immediately.")).to_be_visible()
    expect(badges).to_have_count(0)
    ana.page.mouse.move(0, 0)
    expect(badges).to_have_count(12)
    ana.square("d1").focus()
    expect(badges).to_have_count(0)
    ana.square("b2").focus()
    expect(ana.piece("4")).to_have_attribute("aria-label", losing)


def test_r4_values_of_another_level_do_not_count(meet: Meet) -> None:
    """While the values of the new rules are worked out, those of the old ones are not shown."""
    ana = meet()
    ana.go("/analysis?position=..../.15./.b../.... d")
    expect(ana.page.locator(".overlay .badge")).to_have_count(13)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ana.page.route("**/api/analysis", hold)
    ana.page.get_by_text("Rules", exact=True).click()
    with ana.page.expect_request("**/api/analysis"):
        ana.page.get_by_label("Player to move").select_option("2")
    expect(ana.sentence).to_have_text("Calculating…")
    expect(ana.page.locator(".overlay .badge")).to_have_count(0)
    held[0].continue_()
    expect(ana.square("c3")).to_have_attribute("aria-label", re.compile("win in 1"))


def test_the_best_turns_are_drawn_and_named(meet: Meet) -> None:
    ana = meet()
    ana.go("/analysis")
    best = ana.page.get_by_role("region", name="Best turns").get_by_role("button")
    expect(best).to_have_count(6)
    expect(best.first).to_have_accessible_name(re.compile("^the tall light round solid piece: "))
    ana.go("/analysis?position=.4f./c3.0/78../9... a")
    expect(best.first).to_have_accessible_name(re.compile(r"^[a-d][1-4], then the .* piece: "))
    expect(best.first.locator("svg")).to_have_count(2)


def test_turns_are_tried_and_taken_back(meet: Meet) -> None:
    ana = meet()
    ana.go(f"/analysis?position={WON}")
    expect(ana.sentence).to_contain_text("win in 1 placement")
    ana.square("d1").click()
    expect(ana.sentence).to_contain_text("QUARTO! This turn wins.")
    ana.page.get_by_role("button", name="Undo").click()
    expect(ana.sentence).to_contain_text("win in 1 placement")
    ana.square("a4").click()
    expect(ana.sentence).to_contain_text("For the player to give: draw")
    piece = ana.piece("f")
    expect(piece).to_have_attribute("aria-label", re.compile(r"draw|loss|win"))
    piece.click()
    expect(ana.sentence).to_contain_text("For the player to place")
    expect(ana.page).to_have_url(re.compile("position=012"))


def test_a_position_is_set_up_by_keyboard(meet: Meet) -> None:
    ana = meet()
    ana.go("/analysis")
    expect(ana.sentence).to_contain_text("For the player to give: draw")
    ana.piece("7").focus()
    ana.page.keyboard.press("Enter")
    ana.square("a4").focus()
    ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("Enter")
    expect(ana.square("b4")).to_have_attribute("aria-label", re.compile("light, square, short"))
    expect(ana.page.get_by_label("Position (notation)")).to_have_value("..../..../..../.7.. -")
    ana.piece("c").focus()
    ana.page.keyboard.press("Enter")
    ana.page.get_by_role("button", name="Put in hand").click()
    expect(ana.page.get_by_label("Position (notation)")).to_have_value("..../..../..../.7.. c")
    ana.square("b4").click()
    expect(ana.page.get_by_label("Position (notation)")).to_have_value("..../..../..../.... c")


def test_a_piece_is_dragged_onto_the_board(meet: Meet) -> None:
    ana = meet()
    ana.go("/analysis")
    expect(ana.sentence).to_contain_text("For the player to give")
    start, end = ana.piece("3").bounding_box(), ana.square("c3").bounding_box()
    assert start is not None
    assert end is not None
    mouse = ana.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    mouse.up()
    expect(ana.page.get_by_label("Position (notation)")).to_have_value("..../..../..3./.... -")


def test_a_position_is_typed_and_a_wrong_one_refused(meet: Meet) -> None:
    ana = meet()
    ana.go("/analysis")
    field = ana.page.get_by_label("Position (notation)")
    field.fill("00../..../..../.... -")
    field.press("Enter")
    expect(ana.page.get_by_role("alert")).to_contain_text("each piece at most once")
    field.fill(".4f./c3.0/78../9... a")
    field.press("Enter")
    expect(ana.sentence).to_contain_text("For the player to place: draw")


def test_rules_change_the_values_and_the_address(meet: Meet) -> None:
    ana = meet()
    ana.go("/analysis?position=..../.15./.b../.... d")
    expect(ana.square("c3")).not_to_have_attribute("aria-label", re.compile("win in 1"))
    ana.page.get_by_text("Rules", exact=True).click()
    ana.page.get_by_label("Player to move").select_option("2")
    expect(ana.square("c3")).to_have_attribute("aria-label", re.compile("win in 1 placement"))
    expect(ana.page).to_have_url(re.compile(r"level=2%3A1"))
    ana.page.reload()
    expect(ana.square("c3")).to_have_attribute("aria-label", re.compile("win in 1 placement"))
