"""What belongs to a person: phrases they hide, settings, being told of their turn, links."""

from __future__ import annotations

import json
import re
import secrets

from playwright.sync_api import Page, expect

from .conftest import Meet
from .player import Person, introduce


def open_phrases(person: Person) -> None:
    person.page.get_by_role("button", name="Say something").click()


def test_phrases_are_hidden_from_those_who_want_it(meet: Meet) -> None:
    ana, ben = introduce(meet(), meet())
    open_phrases(ben)
    mute = ben.page.get_by_role("button", name="Hide messages")
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    expect(ben.page.locator(".notice")).to_contain_text("Messages in this game are now hidden")
    open_phrases(ana)
    ana.page.get_by_role("button", name="Hello!").click()
    expect(ana.page.locator(".bubble")).to_have_text("Hello!")
    # Kept by the server, so a reload changes nothing; let go, phrases come again.
    ben.page.reload()
    open_phrases(ben)
    expect(mute).to_have_attribute("aria-pressed", "true")
    expect(ben.page.locator(".bubble")).to_have_count(0)
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    open_phrases(ana)
    ana.page.get_by_role("button", name="Thank you").click()
    expect(ben.page.locator(".bubble")).to_contain_text("Thank you")


def sign(person: Person, way: str, name: str, password: str) -> None:
    person.go("/account")
    ways = person.page.get_by_role("group", name="Account")
    ways.get_by_role("button", name=way).click()
    form = person.page.locator("form").first
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name=way).click()
    expect(person.page.get_by_text(f"You’re signed in as {name}")).to_be_visible()


def kept(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.evaluate("localStorage['fourfold.settings']"))
    return found


def test_settings_go_with_an_account(meet: Meet) -> None:
    """Changed in one browser, there in the next one where the same person signs in."""
    name, password = f"Member {secrets.token_hex(3)}", secrets.token_hex(8)
    at_home, away = meet(theme="dark", confirm=True), meet()
    sign(at_home, "Create an account", name, password)
    sign(away, "Sign in", name, password)
    expect(away.page.locator(".notice")).to_contain_text("Your account’s settings")
    expect(away.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert kept(away.page)["confirm"] is True
    with away.page.expect_response(re.compile("/api/me/settings")):
        away.go("/settings")
        away.page.get_by_label("Language").select_option("fr")
    at_home.go("/")
    expect(at_home.page.get_by_role("link", name="Jouer")).to_be_visible()
    assert kept(at_home.page)["language"] == "fr"


def test_a_token_shows_what_it_may_do_and_until_when(meet: Meet) -> None:
    person = meet()
    sign(person, "Create an account", f"Member {secrets.token_hex(3)}", secrets.token_hex(8))
    page = person.page
    page.get_by_label("What the token is for").fill("my reader")
    page.get_by_label("What the token may do").select_option("Only read")
    page.get_by_label("How long it is valid").select_option("30 days")
    page.get_by_role("button", name="Create a token").click()
    secret = page.locator("code", has_text="ff_").inner_text()
    token = page.get_by_role("listitem").filter(has_text="my reader")
    expect(token).to_contain_text("Only read · never used · valid until")
    headers = {"Authorization": f"Bearer {secret}"}
    assert page.request.get(f"{person.url}/api/me", headers=headers).ok
    person.go("/account")
    expect(token).to_contain_text("last used on")
    token.get_by_role("button", name="Revoke").click()
    expect(token).to_have_count(0)


def test_ones_games_are_found_again(meet: Meet) -> None:
    """The newest from the first page, all of them from the profile."""
    person = meet()
    computer = {"kind": "computer", "strength": "newcomer", "pace": "instant"}
    older, newer = (person.start(opponent=computer) for _ in range(2))
    person.go("/")
    person.page.get_by_role("link", name="Continue your game").click()
    expect(person.page).to_have_url(re.compile(newer))
    person.go("/")
    person.page.get_by_role("link", name="Games: 2").click()
    games = person.page.get_by_role("link", name=re.compile(" vs "))
    expect(games).to_have_count(2)
    expect(games.last).to_contain_text("Tom")
    games.last.click()
    expect(person.page).to_have_url(re.compile(older))


#: Chromium's own notifications, noted as they are made; and a page that nobody looks at.
_WATCHED = """
window.notified = [];
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    window.notified.push([title, options.body]);
  }
};
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
"""


def test_a_turn_is_told_outside_the_page(meet: Meet) -> None:
    ana, ben = meet(), meet(alone=True, notify=True)
    ben.page.context.grant_permissions(["notifications"])
    ben.page.add_init_script(_WATCHED)
    introduce(ana, ben)
    expect(ben.sentence).to_contain_text("is choosing a piece")
    assert ben.page.evaluate("Notification.permission") == "granted"
    ana.give("7")
    expect(ben.page).to_have_title(re.compile("^● Your turn"))
    told = ben.page.evaluate("window.notified")
    assert told == [["Your turn", "Place this piece."]]


def test_a_link_to_a_game_is_shared(meet: Meet) -> None:
    ana, ben = meet(), meet()
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.start()
    ana.open_more()
    ana.page.get_by_role("button", name="Share").click()
    expect(ana.page.locator(".notice")).to_contain_text("Link copied")
    ben.page.goto(ana.page.evaluate("navigator.clipboard.readText()"))
    expect(ben.sentence).to_contain_text("Ana is choosing a piece")


def test_a_link_is_copied_where_there_is_no_clipboard(meet: Meet) -> None:
    """Over plain HTTP, as in a home network, browsers have no `navigator.clipboard`."""
    person = meet(alone=True)
    person.page.add_init_script("delete Navigator.prototype.clipboard")
    game = person.start()
    person.open_more()
    person.page.get_by_role("button", name="Share").click()
    expect(person.page.locator(".notice")).to_contain_text("Link copied")
    person.open_more()
    field = person.page.get_by_label("Type a turn")
    field.focus()
    person.page.keyboard.press("Control+V")
    expect(field).to_have_value(f"{person.url}/game/{game}")
