"""Every page: accessible in every theme, whole in every language, small to load."""

from __future__ import annotations

import gzip
import json
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import Browser, Page, Response, expect

from fourfold.locales import LANGUAGES, texts

from .addresses import acquaintances, finished, member, playing, stranger, watched
from .conftest import Meet
from .learning import LEARNING, PUZZLE
from .player import Person
from .serving import Server
from .tournaments import TOURNAMENTS
from .venue import VENUE

WEB = Path(__file__).parents[2] / "web"
THEMES = ("light", "dark", "contrast")
#: The one with the longest words first.
TONGUES = ("de", *(language for language in LANGUAGES if language != "de"))
#: The most script that the first page may load, in bytes behind gzip.
MOST_SCRIPT = 60_000


def player(person: Person) -> str:
    """The profile of whoever looks at it."""
    me = person.request("/api/me", {})
    return f"/player/{me['player']['id']}"


def own_challenge(person: Person) -> str:
    challenge: str = person.request("/api/challenges", {"open": False})["id"]
    return f"/challenge/{challenge}"


def invitation(person: Person) -> str:
    """A challenge by somebody else."""
    answer = httpx.post(f"{person.url}/api/challenges", json={"clock": "86400/move"})
    return f"/challenge/{answer.json()['id']}"


def search(person: Person) -> str:
    """The home page of somebody who waits for what nobody else wants."""
    person.request("/api/queue", {"level": 4, "clock": f"{secrets.randbelow(9000) + 1000}+9"})
    return "/"


def set_up(person: Person, **settings: object) -> None:
    """Change settings as they are stored in the browser."""
    person.page.evaluate(
        """(changed) => {
          const stored = JSON.parse(localStorage['fourfold.settings'] ?? '{}');
          localStorage['fourfold.settings'] = JSON.stringify({ ...stored, ...changed });
        }""",
        settings,
    )


def first_visit(person: Person) -> str:
    """The home page of somebody who has never been here."""
    set_up(person, introduced=False, gamesFinished=0)
    return "/"


def notified(person: Person) -> str:
    """The settings of somebody who wants messages, but not at night."""
    set_up(person, notify=True, quietFrom="22:00", quietUntil="07:00")
    return "/settings"


Address = Callable[[Person], str]
#: An address of each page in `web/src/pages/addresses.ts`; a remark tells further ones apart.
ADDRESSES: dict[str, Address] = {
    "/": lambda _: "/",
    "/ first visit": first_visit,
    "/ searching": search,
    "/intro": lambda _: "/intro",
    "/settings": lambda _: "/settings",
    "/settings notified": notified,
    "/game/{id}": playing,
    "/game/{id} over": lambda person: f"/game/{finished(person)}",
    "/challenge/{id}": own_challenge,
    "/challenge/{id} invited": invitation,
    "/live": lambda _: "/live",
    "/leaderboard": lambda _: "/leaderboard",
    "/game/{id} watched": watched,
    "/player/{id}": player,
    "/player/{id} somebody else": stranger,
    "/people": acquaintances,
    "/account": lambda _: "/account",
    "/account signed in": member,
    **LEARNING,
    **VENUE,
    **TOURNAMENTS,
}


def pages_of_the_app() -> set[str]:
    source = (WEB / "src/pages/addresses.ts").read_text(encoding="utf-8")
    return set(re.findall(r"path: '([^']+)'", source))


def test_every_page_is_looked_at_here() -> None:
    assert pages_of_the_app() == {address.partition(" ")[0] for address in ADDRESSES}


def visit_of(name: str) -> tuple[str, str]:
    """The theme and the language in which the quick tier looks at a page; the long one has all."""
    lot = Random(name)
    return lot.choice(THEMES), lot.choice(TONGUES)


def open_page(person: Person, name: str) -> None:
    person.go(ADDRESSES[name](person))
    waiting = texts(person.page.evaluate("document.documentElement.lang"))("web-loading")
    expect(person.page.get_by_text(waiting, exact=True)).to_have_count(0)
    # Whatever is folded away belongs to the page.
    person.page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")


def violations(page: Page, axe: str, *, colours_only: bool = False) -> list[str]:
    """What axe-core finds, no rule disabled and nothing excluded.

    A theme changes nothing but colours, so in a further theme the rules about them are enough.
    """
    options = {"resultTypes": ["violations"]}
    if colours_only:
        options["runOnly"] = ["cat.color"]
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found = page.evaluate(
        "async (options) => (await axe.run(document, options)).violations", options
    )
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]


Record = Callable[[str, object], None]


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_on_any_page(
    meet: Meet, axe: str, theme: str, record_property: Record
) -> None:
    person = meet(theme=theme)
    found = {}
    for name in ADDRESSES:
        open_page(person, name)
        found[name] = violations(person.page, axe)
    count = sum(map(len, found.values()))
    record_property("figure", f"axe-core, theme {theme}: {count} violations on {len(found)} pages")
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_while_calling(meet: Meet, axe: str, theme: str) -> None:
    person = meet(theme=theme)
    person.start(position="012./8.../..../.... 4")
    person.point("a1 b1")
    assert violations(person.page, axe, colours_only=theme != THEMES[0]) == []
    person.page.get_by_role("button", name="Menu").click()
    expect(person.page.locator("#menu")).to_be_visible()
    assert violations(person.page, axe, colours_only=theme != THEMES[0]) == []


def overflow(page: Page) -> list[str]:
    """What reaches out of the page sideways."""
    found: list[str] = page.evaluate(
        """() => {
          const wide = document.documentElement.clientWidth;
          if (document.documentElement.scrollWidth <= wide) return [];
          return [...document.body.querySelectorAll('*')]
            .filter((each) => each.getBoundingClientRect().right > wide + 1)
            .map((each) => `${each.tagName}.${each.className}: ${each.textContent.trim()}`)
            .slice(0, 5);
        }"""
    )
    return found


def narrow_overflow(person: Person, language: str) -> list[str]:
    """What is cut off on a phone; a missing text is an error in the console and fails the test."""
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.page.set_viewport_size({"width": 360, "height": 740})
    cut_off = overflow(person.page)
    person.page.set_viewport_size({"width": 1100, "height": 900})
    return cut_off


#: Pages that are looked at by one test, so that the processes of the test run can share them.
GROUPS = [list(ADDRESSES)[number::6] for number in range(6)]


@pytest.mark.parametrize("names", GROUPS, ids=[",".join(group) for group in GROUPS])
def test_nothing_is_wrong_with_a_page(
    meet: Meet, axe: str, names: list[str], record_property: Record
) -> None:
    """axe-core finds nothing, and at a width of 360 px nothing is cut off."""
    person = meet()
    found: dict[tuple[str, str, str], list[str]] = {}
    for name in names:
        theme, language = visit_of(name)
        person.start_over(theme=theme, language=language)
        open_page(person, name)
        faults = violations(person.page, axe)
        found[name, theme, language] = faults + narrow_overflow(person, language)
    count = sum(map(len, found.values()))
    record_property("figure", f"axe-core and a phone: {count} faults in {len(found)} visits")
    assert {visit: each for visit, each in found.items() if each} == {}


def test_every_theme_and_language_has_its_pages() -> None:
    assert sorted(name for group in GROUPS for name in group) == sorted(ADDRESSES)
    visits = [visit_of(name) for name in ADDRESSES]
    assert {theme for theme, _ in visits} == set(THEMES)
    assert {language for _, language in visits} == set(TONGUES)


@pytest.mark.long
@pytest.mark.parametrize("language", TONGUES)
def test_nothing_is_cut_off_on_any_page(meet: Meet, language: str) -> None:
    person = meet(language=language)
    found = {}
    for name in ADDRESSES:
        open_page(person, name)
        found[name] = narrow_overflow(person, language)
    assert {name: each for name, each in found.items() if each} == {}


def test_the_first_page_loads_little_script(meet: Meet, record_property: Record) -> None:
    """Less than 60 kB, also for somebody who comes for the first time."""
    person = meet(alone=True, introduced=False, gamesFinished=0)
    loaded: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.request.resource_type == "script":
            loaded[response.url] = len(gzip.compress(response.body()))
            # Sent as small as this, too; a few bytes are smallest as they are.
            packed = response.header_value("content-encoding") in {"br", "gzip"}
            assert packed or len(response.body()) < loaded[response.url]

    person.page.on("response", note)
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    total = sum(loaded.values())
    text = f"script of the first page: {total} bytes behind gzip, in {len(loaded)} files"
    record_property("figure", text)
    assert loaded
    assert total <= MOST_SCRIPT


def test_targets_can_be_hit(meet: Meet) -> None:
    """WCAG 2.2, target size: 24 px at least, 44 px for what a game is played with."""
    person = meet(width=360, height=740)
    open_page(person, "/game/{id}")
    sizes: dict[str, list[float]] = person.page.evaluate(
        """() => Object.fromEntries(
          [...document.querySelectorAll('a, button, input, select')]
            .filter((each) => each.offsetParent && !each.closest('.skip, [inert]'))
            .filter((each) => !each.classList.contains('skip'))
            .map((each, number) => {
              const box = each.getBoundingClientRect();
              const name = each.ariaLabel ?? each.textContent.trim();
              return [`${number} ${name}`, [box.width, box.height]];
            }))"""
    )
    small = {name: size for name, size in sizes.items() if min(size) < 24}
    assert small == {}
    call = next(size for name, size in sizes.items() if name.endswith("QUARTO!"))
    assert min(call) >= 44
    square = next(size for name, size in sizes.items() if "a1" in name)
    assert square[0] >= 44


def test_the_languages_can_be_switched(meet: Meet) -> None:
    person = meet()
    person.go("/settings")
    person.page.get_by_label("Language").select_option("fr")
    expect(person.page.get_by_role("heading", name="Réglages")).to_be_visible()
    kept = json.loads(person.page.evaluate("localStorage['fourfold.settings']"))
    assert kept["language"] == "fr"


def test_what_stands_on_a_page_of_its_own_is_its_title(meet: Meet) -> None:
    """Lessons, puzzles, players, games and challenges have titles of their own, translated."""
    person = meet(language="fr", refusals=True)
    say = texts("fr")
    review = say.labelled(say("review-title"), "")
    beginnings = {
        "/game/{id}": "(Ana contre Ben|Ben contre Ana)",
        "/challenge/{id}": re.escape(say("web-challenge-invite")),
        "/player/{id}": "(?!Fourfold)",
        "/review/{id}": re.escape(review),
        "/puzzles/{id}": f".*{PUZZLE}",
    }
    titles = {}
    for name, beginning in beginnings.items():
        open_page(person, name)
        # It comes with what the page has to load.
        expect(person.page).to_have_title(re.compile(f"^(● .* · )?{beginning}"))
        titles[name] = person.page.title()
    assert person.page.evaluate("document.querySelector('[rel=manifest]').href").endswith("lang=fr")
    for lesson in ("call", "safe"):
        person.go(f"/learn/{lesson}")
        title = f"{say(f'web-learn-{lesson}-title')} · Fourfold"
        expect(person.page).to_have_title(title)
    person.go("/learn/nothing")
    expect(person.page).to_have_title(f"{say('web-not-found-title')} · Fourfold")
    # The next page has the title of the table of pages again.
    person.page.locator("main a").first.click()
    expect(person.page).to_have_title(f"{say('web-page-play')} · Fourfold")
    assert len(set(titles.values())) == len(titles)


def test_the_browsers_language_is_spoken(meet: Meet) -> None:
    person = meet(language="nl")
    person.page.evaluate("1")
    person.page.add_init_script("localStorage['fourfold.settings'] = '{}'")
    person.go("/")
    expect(person.page.get_by_role("link", name="Spelen")).to_be_visible()


def test_the_app_can_be_installed_and_opens_without_a_network(
    meet: Meet, chromium: Browser, server: Server
) -> None:
    manifest = meet().page.request.get(f"{server.url}/manifest.webmanifest").json()
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    context = chromium.new_context(service_workers="allow")
    try:
        page: Page = context.new_page()
        page.goto(server.url + "/")
        page.evaluate("navigator.serviceWorker.ready")
        page.reload()
        expect(page.locator("h1")).to_be_visible()
        context.set_offline(True)
        page.reload()
        expect(page.get_by_text("You’re offline.")).to_be_visible()
    finally:
        context.close()
