"""A game in progress is never lost: the banner and the title."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import Meet
from .player import Person, introduce


def banner(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name="Your games")


def test_a_banner_leads_back_to_the_game(meet: Meet, axe: str) -> None:
    """On every page but the game's own, at once when the other has acted."""
    ana, ben = introduce(meet(), meet(width=390, height=664))
    expect(ben.sentence).to_be_visible()
    expect(banner(ben)).to_have_count(0)
    ben.go("/learn")
    expect(banner(ben)).to_contain_text(re.compile("Your game against .* is on"))
    ana.give("7")
    expect(banner(ben)).to_contain_text("Your turn against")
    ben.page.evaluate(axe)
    faults = ben.page.evaluate("axe.run('aside').then(({ violations }) => violations)")
    assert faults == []
    # It survives a reload, and is reached by the keyboard.
    ben.go("/settings")
    link = banner(ben).get_by_role("link", name="To the game")
    link.focus()
    ben.page.keyboard.press("Enter")
    expect(ben.page).to_have_url(re.compile("/game/"))
    expect(ben.sentence).to_contain_text("Place this piece")
    expect(banner(ben)).to_have_count(0)


#: A page that nobody looks at, until somebody does.
_HIDDEN = """
window.seen = 'hidden';
Object.defineProperty(document, 'visibilityState', { get: () => window.seen });
window.look = () => {
  window.seen = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
};
"""


def test_the_title_calls_until_somebody_looks(meet: Meet) -> None:
    ana, ben = meet(), meet(alone=True)
    introduce(ana, ben)
    expect(ben.sentence).to_be_visible()
    ben.page.add_init_script(_HIDDEN)
    ben.go("/learn")
    expect(banner(ben)).to_contain_text("Your game against")
    ana.give("7")
    expect(ben.page).to_have_title(re.compile("^● Your turn against"))
    expect(ben.page).to_have_title(re.compile("^Learn"))
    expect(ben.page).to_have_title(re.compile("^● Your turn against"))
    ben.page.evaluate("look()")
    expect(ben.page).to_have_title(re.compile("^Learn"))
