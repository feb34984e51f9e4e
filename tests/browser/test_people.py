"""What belongs to a person: phrases they hide, settings, being told of their turn, links, codes."""

from __future__ import annotations

import json
import re
import secrets

from playwright.sync_api import Page, expect

from .conftest import Meet
from .player import Person, introduce
from .test_pages import violations


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


def test_a_guests_name_stands_apart_from_signing_up(meet: Meet) -> None:
    person = meet()
    person.go("/account")
    heading = person.page.get_by_role("heading", name="Play without an account")
    card = person.page.locator(".card", has=heading)
    card.get_by_label("Display name").fill("Wanda")
    card.get_by_role("button", name="Save").click()
    expect(person.page.get_by_text("You’re playing as Wanda, without an account.")).to_be_visible()
    sign(person, "Create an account", "Wanda Words", "a long good password")
    expect(heading).to_have_count(0)


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


def test_turns_and_requests_are_told_outside_the_page(meet: Meet) -> None:
    ana, ben = meet(), meet(notified=True, notify=True)
    ben.page.context.grant_permissions(["notifications"])
    ben.page.add_init_script(_WATCHED)
    introduce(ana, ben)
    expect(ben.sentence).to_contain_text("is choosing a piece")
    assert ben.page.evaluate("Notification.permission") == "granted"
    ana.give("7")
    expect(ben.page).to_have_title(re.compile("^● Your turn"))
    told = ben.page.evaluate("window.notified")
    assert told == [["Your turn", "Place this piece."]]
    # What the other one asks for is told as well, and the title calls.
    ana.page.get_by_role("button", name="Take back a move").click()
    expect(ben.page).to_have_title(re.compile("^● .* would like to take back a move"))
    title, asked = ben.page.evaluate("window.notified")[1]
    assert (title, "take back a move" in asked) == ("Fourfold", True)


def test_a_link_to_a_game_is_shared(meet: Meet) -> None:
    ana, ben = meet(), meet()
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.start()
    ana.open_more()
    ana.copy_link()
    ben.page.goto(ana.page.evaluate("navigator.clipboard.readText()"))
    expect(ben.sentence).to_contain_text("Ana is choosing a piece")


def test_a_link_is_copied_where_there_is_no_clipboard(meet: Meet) -> None:
    """Over plain HTTP, as in a home network, browsers have no `navigator.clipboard`."""
    person = meet(alone=True)
    person.page.add_init_script("delete Navigator.prototype.clipboard")
    game = person.start()
    person.open_more()
    person.copy_link()
    person.page.keyboard.press("Escape")
    person.open_more()
    field = person.page.get_by_label("Type a turn")
    field.focus()
    person.page.keyboard.press("Control+V")
    expect(field).to_have_value(f"{person.url}/game/{game}")


def test_a_link_that_cannot_be_copied_is_selected(meet: Meet) -> None:
    """Nothing says that it was copied; on plain HTTP some browsers do nothing and answer true."""
    person = meet(alone=True)
    person.page.add_init_script(
        "delete Navigator.prototype.clipboard; document.execCommand = () => true"
    )
    game = person.start()
    person.open_more()
    person.copy_link("The text is selected: copy it yourself")
    assert person.page.evaluate("getSelection().toString()") == f"{person.url}/game/{game}"


def test_recovery_codes_are_copied_and_saved_and_let_somebody_in_again(meet: Meet) -> None:
    person, name = meet(), f"Member {secrets.token_hex(3)}"
    person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sign(person, "Create an account", name, secrets.token_hex(8))
    page = person.page
    codes = page.locator("section code").all_inner_texts()
    page.get_by_role("button", name="Copy the codes").click()
    expect(page.locator(".notice")).to_contain_text("Codes copied")
    assert page.evaluate("navigator.clipboard.readText()").split("\n") == codes
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    saved = download.value.path().read_text(encoding="utf-8")
    assert name in saved
    assert all(code in saved for code in codes)

    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="I forgot my password").click()
    form = page.locator("form").first
    form.get_by_label("Name").fill(name)
    form.get_by_label("Recovery code").fill(codes[0])
    form.get_by_label("New password").fill(secrets.token_hex(8))
    form.get_by_role("button", name="Set a new password").click()
    expect(page.get_by_text(f"You’re signed in as {name}")).to_be_visible()


def test_the_header_says_who_is_here(meet: Meet) -> None:
    person = meet()
    person.go("/")
    header = person.page.locator("header")
    expect(header.get_by_role("link", name="Sign in")).to_be_visible()
    name = person.request("/api/me", {"name": f"Ana {secrets.token_hex(3)}"})["player"]["name"]
    header.get_by_role("link", name="Learn").click()
    header.get_by_role("link", name=f"{name}: your profile").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(name)
    expect(person.page.get_by_text("This is you.")).to_be_visible()
    expect(person.page.get_by_text("Report this player")).to_have_count(0)


def test_people_follow_and_block_each_other(meet: Meet) -> None:
    ana, ben = introduce(meet(), meet())
    page = ana.page
    other = ben.page.request.get(f"{ben.url}/api/me").json()["player"]
    ana.go(f"/player/{other['id']}")
    expect(page.get_by_text("online")).to_be_visible()
    page.get_by_role("button", name="Follow", exact=True).click()
    expect(page.get_by_role("button", name="Unfollow")).to_be_focused()
    expect(page.locator("summary", has_text="Report this player")).to_be_visible()
    ana.go("/people")
    followed = page.get_by_role("listitem").filter(has_text=other["name"])
    expect(followed).to_have_count(2)
    expect(followed.first).to_contain_text("online")
    ana.go(f"/player/{other['id']}")
    page.get_by_role("button", name="Block").click()
    expect(page.get_by_text("isn’t told")).to_be_visible()
    expect(page.get_by_role("button", name="Block")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text("is blocked")
    expect(page.get_by_role("button", name="Unblock")).to_be_focused()
    ana.go("/people")
    expect(page.get_by_role("heading", name="Blocked players")).to_be_visible()
    page.get_by_role("button", name=f"Unblock: {other['name']}").press("Enter")
    expect(page.get_by_role("heading", name="Blocked players")).to_have_count(0)
    expect(page.locator("main :focus")).to_have_count(1)


def test_spectators_watch_and_talk_and_players_do_not_notice(meet: Meet, axe: str) -> None:
    ana, ben = introduce(meet(), meet())
    eve, joe = meet(width=390, height=664), meet()
    for person in (eve, joe):
        person.page.goto(ana.page.url)
        expect(person.page.get_by_text("You’re watching")).to_be_visible()
    expect(eve.page.get_by_text("with 1 other")).to_be_visible()
    eve.page.get_by_role("button", name="Talk").click()
    assert violations(eve.page, axe) == []
    eve.page.get_by_role("button", name="Well played").click()
    said = joe.page.get_by_text("Well played")
    expect(said.first).to_be_visible()
    ana.give("7")
    expect(ben.sentence).to_contain_text("Place this piece")
    for player in (ana, ben):
        expect(player.page.get_by_text("Well played")).to_have_count(0)
        expect(player.page.get_by_text("You’re watching")).to_have_count(0)
    joe.page.get_by_role("button", name="Talk").click()
    joe.page.get_by_label("Hide what spectators say").check()
    expect(joe.page.locator("dialog ul")).to_have_count(0)
    joe.page.keyboard.press("Escape")
    expect(joe.page.locator(".remark")).to_have_count(0)


def test_boards_of_live_games_change_and_loaded_pages_stay(meet: Meet) -> None:
    ana, ben = introduce(meet(), meet())
    eve = meet()
    game = ana.page.url.rpartition("/")[2]
    eve.go("/live")
    board = eve.page.locator(f"a[href='/game/{game}'] svg").first
    expect(board.locator("[data-piece]")).to_have_count(0)
    ana.give("7")
    ben.place("c2")
    expect(board.locator("[data-piece='7']")).to_have_count(1)
    # Only where both have placed is there a loser.
    ben.give("8")
    ana.place("d3")
    ben.page.get_by_role("button", name="Resign").click()
    ben.page.get_by_role("button", name="Yes, resign").click()
    over = eve.page.locator("h2 ~ ul").last.locator(f"a[href='/game/{game}']")
    expect(over).to_contain_text("1-0")
