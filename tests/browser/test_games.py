"""Whole games: against the computer, on one screen, over the network."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import expect

from fourfold.play.opponents.ratings import elo
from fourfold.rules import Record

from .conftest import Meet
from .player import Person, choose, introduce


def test_a_newcomer_is_in_a_game_within_two_clicks(meet: Meet) -> None:
    person = meet()
    person.go("/")
    person.page.get_by_role("button", name="Play against Max").first.click()
    expect(person.page).to_have_url(re.compile(r"/game/[a-z2-7]{12}$"))
    expect(person.page.get_by_role("grid", name="Board")).to_be_visible()


def test_a_whole_game_against_the_computer(meet: Meet) -> None:
    person = meet()
    person.go("/")
    choose(person, "Computer")
    person.page.get_by_role("radio", name=re.compile("^Tom")).check()
    person.page.get_by_role("button", name="Play against Tom").first.click()
    person.page.wait_for_url("**/game/*")
    assert person.play_on() >= 2
    expect(person.sentence).to_have_text(re.compile("You win!|You lost this time|It’s a draw"))
    person.open_more()
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Game record").click()
    record = Record.parse(download.value.path().read_text(encoding="utf-8"))
    assert record.game.outcome is not None
    person.page.get_by_role("link", name="Review the game").click()
    expect(person.page.locator(".count")).to_have_text(re.compile(r"0 / \d+"))
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("Tom")


def test_opponents_show_their_strength(meet: Meet) -> None:
    """As the calibration measured it at the level that is chosen; a handicap has none."""
    person = meet()
    person.go("/")
    choose(person, "Computer")
    for level in (1, 3):
        person.page.locator("details").evaluate("each => each.open = true")
        person.page.get_by_role("radio", name=re.compile(f"^Level {level}")).check()
        shown = person.page.locator(".character", has_text="Max")
        expect(shown).to_contain_text(f"Elo {elo(level, 'casual'):.0f}")
    person.page.get_by_role("checkbox", name="A different level").check()
    person.page.get_by_role("combobox", name="Max").select_option("4")
    expect(person.page.get_by_text(re.compile("^Elo"))).to_have_count(0)


def test_the_next_game_begins_with_the_other_player(meet: Meet) -> None:
    person = meet()
    person.start(opponent={"kind": "computer", "strength": "newcomer", "pace": "instant"})
    expect(person.sentence).to_have_text("Give Tom a piece.")
    person.page.get_by_role("button", name="Resign").click()
    person.page.get_by_role("button", name="Yes, resign").click()
    expect(person.sentence).to_have_text("You lost this time")
    expect(person.outcome).to_contain_text("You resigned.")
    before = person.page.url
    person.page.get_by_role("button", name="Play again").click()
    person.page.wait_for_url(lambda url: url != before)
    expect(person.sentence).to_contain_text("Place this piece")


def test_a_whole_game_on_one_screen(meet: Meet) -> None:
    person = meet()
    person.go("/")
    choose(person, "On one screen")
    person.page.get_by_role("textbox", name="first player").fill("Ana")
    person.page.get_by_role("textbox", name="second player").fill("Ben")
    person.page.get_by_role("button", name="Start on this screen").first.click()
    person.page.wait_for_url("**/game/*")
    expect(person.sentence).to_have_text(re.compile(r"^(Ana: Give Ben|Ben: Give Ana) a piece\.$"))
    person.play_on()
    expect(person.outcome).to_be_visible()


def test_a_friend_is_invited_by_link(meet: Meet) -> None:
    """By a link and a code to scan; on loopback the page says how to open the network."""
    ana, ben = meet(), meet()
    ana.go("/")
    choose(ana, "Invite a friend")
    ana.page.locator("summary").click()
    ana.page.get_by_label("Who goes first?").select_option("me")
    ana.page.get_by_role("button", name="Create a link").first.click()
    link = ana.page.get_by_label("Link", exact=True).input_value()
    expect(ana.page.get_by_role("img", name="QR code for the link")).to_be_visible()
    expect(ana.page.get_by_text("fourfold serve --lan")).to_be_visible()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Accept and play").click()
    for person in (ana, ben):
        person.page.wait_for_url("**/game/*")
    expect(ana.sentence).to_contain_text("Give")


def test_two_browsers_over_the_network(pair: tuple[Person, Person]) -> None:
    ana, ben = pair
    for number in range(1, 9):
        giver, taker = (ana, ben) if number % 2 else (ben, ana)
        # Pieces and squares that never share more than a pair in a line.
        giver.give("0f2d4b69"[number - 1])
        taker.place(["a1", "b1", "d2", "c2", "b3", "a4", "d4", "c3"][number - 1])
        if number == 8:
            break
    expect(ben.sentence).to_contain_text("is choosing a piece")
    ana.page.get_by_role("button", name="Say something").click()
    ana.page.get_by_role("button", name="Well played!").click()
    expect(ben.page.locator(".bubble")).to_have_text("Well played!")
    ben.page.get_by_role("button", name="Offer a draw").click()
    ana.page.get_by_role("button", name="Accept").click()
    for person in (ana, ben):
        expect(person.sentence).to_have_text("It’s a draw")
        expect(person.outcome).to_contain_text("The players agree to a draw.")
    before = ana.page.url
    for person in (ana, ben):
        person.page.get_by_role("button", name="Play again").click()
    for person in (ana, ben):
        person.page.wait_for_url(lambda url: "/game/" in url and url != before)
    expect(ben.sentence).to_contain_text("Give")


def test_a_quarto_over_the_network(meet: Meet) -> None:
    """R12: one calls, both see the alignment and what it shares."""
    ana, ben = introduce(meet(), meet(), position="012./..../..../.... -", first="them")
    ana.give("4")
    ben.place("d1")
    expect(ana.sentence).to_contain_text("is choosing a piece")
    ben.call("a1 b1 c1 d1")
    expect(ben.sentence).to_have_text("You win!")
    expect(ana.sentence).to_have_text("You lost this time")
    for person in (ana, ben):
        expect(person.outcome).to_contain_text("QUARTO! (light on a1 b1 c1 d1)")
        expect(person.square("b1")).to_have_attribute("aria-label", re.compile("highlighted"))


def test_the_title_says_that_it_is_my_turn(pair: tuple[Person, Person]) -> None:
    ana, ben = pair
    expect(ana.page).to_have_title(re.compile("^● Your turn"))
    expect(ben.page).not_to_have_title(re.compile("Your turn"))
    ana.give("7")
    expect(ben.page).to_have_title(re.compile("^● Your turn"))


def test_somebody_else_watches(pair: tuple[Person, Person], meet: Meet) -> None:
    ana, ben = pair
    watcher = meet()
    watcher.page.goto(ana.page.url)
    expect(watcher.sentence).to_contain_text("is choosing a piece")
    expect(watcher.page.get_by_role("button", name="Resign")).to_have_count(0)
    expect(ana.page.get_by_text("1 person is watching")).to_be_visible()
    ana.give("7")
    expect(watcher.sentence).to_contain_text("is placing the piece")
    ben.place("c2")
    expect(watcher.page.locator(".standing[data-piece='7']")).to_be_visible()


def test_a_takeback_is_asked_for_and_granted(pair: tuple[Person, Person]) -> None:
    ana, ben = pair
    ana.give("7")
    expect(ben.sentence).to_contain_text("Place this piece")
    ana.page.get_by_role("button", name="Take back").click()
    ben.page.get_by_role("button", name="Accept").click()
    expect(ana.sentence).to_contain_text("a piece")
    expect(ana.piece("7")).to_be_visible()
    expect(ben.page.locator(".plate[data-piece]")).to_have_count(0)


def test_an_open_challenge_is_listed_and_accepted(meet: Meet) -> None:
    ana, ben = meet(), meet()
    ben.go("/")
    ana.go("/")
    choose(ana, "Invite a friend")
    ana.page.get_by_role("checkbox", name="Anyone on this server can accept").check()
    ana.page.get_by_role("button", name="Create a link").first.click()
    ben.page.get_by_role("button", name="Accept and play").first.click()
    for person in (ana, ben):
        person.page.wait_for_url("**/game/*")


def test_a_rated_game_excludes_what_cannot_be_rated(meet: Meet) -> None:
    """Guests cannot tick the box; for accounts it settles the other options, and says why."""
    ana, ben = meet(), meet()
    ana.go("/")
    choose(ana, "Invite a friend")
    rated = ana.page.get_by_role("checkbox", name="Rated game")
    expect(rated).to_be_disabled()
    expect(ana.page.get_by_text("Rated games are played between accounts.")).to_be_visible()
    for person in (ana, ben):
        name = f"Tester {secrets.token_hex(4)}"
        person.request("/api/account", {"name": name, "password": secrets.token_hex(8)})
    ana.go("/")
    choose(ana, "Invite a friend")
    private = ana.page.get_by_role("checkbox", name="Only the two of us can see the game")
    hints = ana.page.get_by_role("checkbox", name="Both of us may ask for hints")
    private.check()
    hints.check()
    rated.check()
    for box in (private, hints):
        expect(box).to_be_disabled()
        expect(box).not_to_be_checked()
    expect(ana.page.get_by_text("Rated games are public.")).to_be_visible()
    ana.page.locator("summary").click()
    expect(ana.page.get_by_role("combobox", name="Who goes first?")).to_be_disabled()
    ana.page.get_by_role("button", name="Create a link").first.click()
    ben.page.goto(ana.page.get_by_label("Link", exact=True).input_value())
    expect(ben.page.get_by_text("rated")).to_be_visible()
    ben.page.get_by_role("button", name="Accept and play").click()
    for person in (ana, ben):
        person.page.wait_for_url("**/game/*")


def test_a_challenge_is_withdrawn(meet: Meet) -> None:
    ana, ben = meet(), meet()
    ana.go("/")
    choose(ana, "Invite a friend")
    ana.page.get_by_role("button", name="Create a link").first.click()
    link = ana.page.get_by_label("Link", exact=True).input_value()
    ana.page.get_by_role("button", name="Withdraw").click()
    ana.page.wait_for_url(ana.url + "/")
    ben.page.goto(link)
    expect(
        ben.page.get_by_role("heading", name="This challenge has been withdrawn")
    ).to_be_visible()


def test_handicap_and_beginners_rules(meet: Meet) -> None:
    """R6, R7: chosen on the page, shown in the game."""
    person = meet()
    person.go("/")
    choose(person, "Computer")
    person.page.locator("summary").click()
    person.page.get_by_role("checkbox", name="A different level").check()
    person.page.get_by_role("combobox", name="Max").select_option("3")
    for trait in ("height", "fill"):
        person.page.get_by_role("checkbox", name=trait).uncheck()
    person.page.get_by_role("radio", name="Automatic").check()
    person.page.get_by_role("button", name="Play against Max").first.click()
    person.page.wait_for_url("**/game/*")
    rules = person.open_rules()
    # R7: the patterns of each, 24 for level 3 and 10 for level 1.
    expect(rules.locator(".patterns svg")).to_have_count(34)
    expect(rules.locator("h3")).to_have_text([re.compile("Level [13]"), re.compile("Level [13]")])
    expect(rules).to_contain_text(re.compile("Level [13] vs level [13]"))
    expect(rules).to_contain_text("colour and shape")
    expect(rules).to_contain_text("Automatic")
    person.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(person.page.get_by_role("button", name="Rules of this game")).to_be_focused()
    expect(person.page.locator(".player", has_text="Max")).to_contain_text("Level 3")
    expect(person.page.get_by_role("button", name="QUARTO!")).to_have_count(0)


def test_a_flag_falls(meet: Meet) -> None:
    """R18."""
    person = meet()
    person.start(clock="1/move")
    expect(person.outcome).to_contain_text("Ana ran out of time.")


def test_there_is_no_such_game(meet: Meet) -> None:
    person = meet(refusals=True)
    person.go("/game/abcdefghijkl")
    expect(person.page.get_by_role("heading", name="Page not found")).to_be_visible()
