"""Every page in every language on a small phone: all of it fits, none of it is English."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fourfold.locales import LANGUAGES

from .conftest import Meet
from .player import Person
from .sheets import MUSHROOMS, PHONE, SHEETS, visit
from .wording import faults_of, left_over, words_of, wrong_edition

#: Every page has its turn in the long tier.
SAMPLE = ("game", "mushrooms", "review", "puzzle", "account")
OTHERS = tuple(language for language in LANGUAGES if language != "en")


def faults_in(person: Person, names: tuple[str, ...], language: str) -> dict[str, list[str]]:
    """What is wrong with each of these pages in a language."""
    found = {}
    for name in names:
        visit(person, name, "en")
        english = words_of(person.page)
        visit(person, name, language)
        same = left_over(english, words_of(person.page))
        found[name] = [f"English: {text}" for text in same] + faults_of(person.page)
    return {name: faults for name, faults in found.items() if faults}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_pages_fit_and_speak_one_language(meet: Meet, language: str) -> None:
    assert faults_in(meet(), SAMPLE, language) == {}


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
def test_all_pages_fit_and_speak_one_language(meet: Meet, language: str) -> None:
    assert faults_in(meet(), tuple(SHEETS), language) == {}


def faults_of_edition(person: Person, language: str) -> list[str]:
    visit(person, MUSHROOMS, language)
    return wrong_edition(words_of(person.page), language)


def test_a_table_of_mushrooms_has_no_pieces(meet: Meet) -> None:
    """The page, its names for screen readers and the coach all speak of the game's edition."""
    person = meet()
    assert faults_of_edition(person, "en") == []
    # The next page speaks of pieces again; on a phone the way there is in the menu.
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("link", name="Play", exact=True).click()
    expect(person.page.get_by_text("You place the piece")).to_be_visible()


def test_without_a_table_the_edition_is_that_of_the_settings(meet: Meet) -> None:
    person = meet(edition="mushrooms")
    person.go("/")
    expect(person.page.get_by_text("You place the mushroom")).to_be_visible()
    # A table has the say where there is one.
    visit(person, "game", "en")
    expect(person.sentence).to_contain_text("Place this piece")


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
def test_no_language_has_pieces_at_a_table_of_mushrooms(meet: Meet, language: str) -> None:
    assert faults_of_edition(meet(), language) == []


def test_english_that_was_left_over_is_found(meet: Meet) -> None:
    """A check that finds nothing may be blind: plant what it must find."""
    person = meet(language="fr", **PHONE)
    person.go("/settings")
    person.page.evaluate(
        """() => {
          document.querySelector('h1').textContent = 'Settings';
          document.querySelector('select').title = 'Choose your language';
          document.querySelector('legend').textContent = 'x'.repeat(90);
        }"""
    )
    english = {"Settings", "Choose your language", "Language"}
    assert left_over(english, words_of(person.page)) == ["Choose your language", "Settings"]
    assert any("xxx" in fault for fault in faults_of(person.page))
