"""Calling (R12 to R15): press, point at four squares, send."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Meet
from .player import Person

#: Three light round pieces in row 1; Ben (second) is to give.
THREE = "012./..../..../.... -"


@pytest.fixture
def ana(meet: Meet) -> Person:
    return meet()


def test_a_call_wins_and_names_every_trait(ana: Person) -> None:
    """R12.1, R20."""
    ana.start(position=THREE)
    ana.give("4")
    ana.place("d1")
    ana.call("d1 a1 c1 b1")
    expect(ana.sentence).to_have_text("Ana wins")
    expect(ana.outcome).to_contain_text("QUARTO! (light on a1 b1 c1 d1)")
    for square in ("a1", "b1", "c1", "d1"):
        expect(ana.page.locator(f"[data-square={square}]")).to_have_attribute(
            "aria-label", re.compile("highlighted")
        )


def test_an_overlooked_quarto_is_caught(ana: Person) -> None:
    """R12.2: whoever is caught sees what was missed."""
    ana.start(position=THREE)
    ana.give("4")
    ana.place("d1")
    ana.give("f")
    ana.call("a1 b1 c1 d1")
    expect(ana.outcome).to_contain_text(
        "Ben called a quarto that Ana missed (light on a1 b1 c1 d1)."
    )


def test_what_nobody_called_is_shown_in_the_end(ana: Person) -> None:
    """R12.3: it has lost its value, and is shown when the game is over."""
    ana.start(position="012./c6d9/f5b7/38.. -")
    ana.give("4")
    ana.place("d1")
    ana.give("e")
    ana.place("c4")
    expect(ana.page.get_by_text("Missed quartos")).to_have_count(0)
    ana.give("a")
    ana.play_on()
    expect(ana.outcome).to_be_visible()
    missed = ana.outcome.get_by_role("button", name="a1 b1 c1 d1")
    expect(missed).to_contain_text("light")
    missed.click()
    expect(missed).to_have_attribute("aria-pressed", "true")


def test_a_false_call_is_refused_three_times(ana: Person) -> None:
    """R15: the turn goes on; the fourth call in a turn is no longer offered."""
    ana.start(position=THREE)
    ana.give("f")
    ana.place("d4")
    for _ in range(3):
        ana.call("a1 b1 c1 d4")
        expect(ana.page.locator(".notice").last).to_contain_text("do not form a pattern")
    expect(ana.page.get_by_role("button", name="QUARTO!", exact=True)).to_have_count(0)
    ana.give("8")
    expect(ana.page.get_by_role("button", name="QUARTO!", exact=True)).to_be_visible()


def test_a_false_call_loses_by_house_rule(ana: Person) -> None:
    """R15."""
    ana.start(position=THREE, false_call="loses")
    ana.give("f")
    ana.place("d1")
    ana.call("a1 b1 c1 d1")
    expect(ana.outcome).to_contain_text("Ana made a false call.")


def test_a_call_can_be_withdrawn_until_it_is_sent(ana: Person) -> None:
    ana.start(position=THREE)
    ana.give("4")
    ana.place("d1")
    ana.point("a1 b1 c1 d1")
    expect(ana.sentence).to_have_text("Select the four squares (4 of 4).")
    ana.square("c1").click()
    expect(ana.sentence).to_have_text("Select the four squares (3 of 4).")
    expect(ana.page.get_by_role("button", name="Call QUARTO!")).to_be_disabled()
    ana.page.keyboard.press("Escape")
    expect(ana.sentence).to_have_text("Ana: Give Ben a piece, or call QUARTO!")
    assert ana.page.request.get(ana.page.url.replace("/game/", "/api/games/")).json()["number"] == 2


@pytest.mark.parametrize("piece", ["4", "f"])
def test_the_button_never_betrays_whether_there_is_something_to_call(
    ana: Person, piece: str
) -> None:
    """The same page, the same requests, with a quarto (4) and without (f)."""
    asked: list[str] = []
    ana.start(position=THREE)
    ana.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    ana.give(piece)
    ana.place("d1")
    expect(ana.sentence).to_have_text("Ana: Give Ben a piece, or call QUARTO!")
    expect(ana.page.get_by_role("button", name="QUARTO!", exact=True)).to_be_enabled()
    assert [each.rsplit("/", 1)[-1] for each in asked] == ["actions", "actions"]
    known = ana.page.request.get(ana.page.url.replace("/game/", "/api/games/")).json()
    assert (known["may_call"], known["call_offered"]) == (True, True)
    assert known["outcome"] is None
    assert len(known["legal"]) == 12


def test_a_level_belongs_to_its_player(ana: Person) -> None:
    """R7: the same small square is nothing for one player and a quarto for the other."""
    ana.start(position="01../2.../..../.... -", level=1, opponent_level=2)
    ana.give("3")
    ana.place("b2")
    ana.call("a1 b1 a2 b2")
    expect(ana.page.locator(".notice").last).to_contain_text("not in the caller’s level")
    ana.give("f")
    ana.call("a1 b1 a2 b2")
    expect(ana.outcome).to_contain_text("Ben called a quarto")


def test_only_agreed_traits_count(ana: Person) -> None:
    """R6: four round pieces are nothing where only colours count."""
    ana.start(position="012./..../..../.... -", traits=["colour"])
    ana.give("8")
    ana.place("d1")
    ana.call("a1 b1 c1 d1")
    expect(ana.page.locator(".notice").last).to_contain_text("no trait in play in common")
    expect(ana.open_rules()).to_contain_text("colour")


def test_nobody_calls_in_an_automatic_game(ana: Person) -> None:
    """R14."""
    ana.start(position=THREE, call="automatic")
    ana.give("4")
    expect(ana.page.get_by_role("button", name="QUARTO!", exact=True)).to_have_count(0)
    ana.place("d1")
    expect(ana.outcome).to_contain_text("QUARTO!")


def test_mushrooms_have_names_of_their_own(ana: Person) -> None:
    """R3."""
    ana.start(position=THREE, edition="mushrooms")
    ana.give("4")
    expect(ana.page.locator(".hand").first).to_contain_text("blue · flat · big")
    ana.place("d1")
    ana.call("a1 b1 c1 d1")
    expect(ana.outcome).to_contain_text("QUARTO! (blue on a1 b1 c1 d1)")
