"""What a page says, and whether it fits: on a phone, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from playwright.sync_api import Page

from fourfold.locales import LANGUAGES, texts

#: Words that a language may share with English; whatever else is the same was not translated.
EQUAL: Final = frozenset(
    {
        "QUARTO", "Quarto", "Quartos", "Fourfold", "Atlas", "Computer", "Handicap", "Menu", "Mode",
        "Name", "Analyse", "Position", "notation", "Account", "Password", "Coach", "blunder",
        "Volume", "Rating", "Podium", "Sonneborn", "Berger",
        "Direct", "Open", "Place", "Points", "Table", "Vibration",
    }
)  # fmt: skip
#: Names that stand in the pages of the tests, of people and of the computer's characters.
_NAMES: Final = frozenset({"Ana", "Ben"})
#: The words of a text: runs of letters; squares, pieces and numbers are notation.
_WORD: Final = re.compile(r"[^\W\d_]{4,}")

#: Every text that a reader meets: what is seen, and what is read aloud.
_WORDS: Final = """() => {
  const found = [document.title];
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const parent = all.currentNode.parentElement;
    // A language in the menu is called by its own name; code and addresses are nobody's words.
    if (!parent.closest('script, style, code, option[lang]')) found.push(all.currentNode.data);
  }
  // The head is for programs: of what is there, people see the title alone.
  for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription']) {
    for (const each of document.body.querySelectorAll(`[${name}]`)) {
      found.push(each.getAttribute(name));
    }
  }
  return [...new Set(found.map((text) => text.trim().replace(/\\s+/g, ' ')).filter(Boolean))];
}"""

#: What does not fit: text that leaves the page or its box, and controls that lie on one another.
_FAULTS: Final = """() => {
  const faults = [];
  const wide = document.documentElement.clientWidth;
  const say = (what, each) => faults.push(
    `${what}: ${each.tagName}.${each.className}: ${(each.ariaLabel ?? each.textContent).trim()}`);
  if (document.documentElement.scrollWidth > wide) faults.push('the page is wider than the screen');
  const style = (each) => getComputedStyle(each);
  const clips = (each) => ['hidden', 'clip'].includes(style(each).overflowX);
  const scrolls = (each) => ['auto', 'scroll'].includes(style(each).overflowX);
  // What only screen readers get is a pixel in size.
  const hidden = (each) => each !== document.body
    && ((style(each).clipPath !== 'none' && each.offsetWidth <= 1) || hidden(each.parentElement));
  const seen = (each) => each.checkVisibility({ visibilityProperty: true })
    && !each.closest('.spoken, .skip, svg') && !hidden(each);
  // In a list that rolls, entries lie above and below what is seen of it.
  const rolls = (each) => {
    for (let over = each.parentElement; over; over = over.parentElement) {
      if (['auto', 'scroll'].includes(style(over).overflowY) && over !== document.body) return true;
    }
    return false;
  };
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const node = all.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !seen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    let within = parent;
    while (within && within !== document.body && !scrolls(within)) {
      const edge = within.getBoundingClientRect();
      if (clips(within) && (box.right > edge.right + 1 || box.bottom > edge.bottom + 2)) {
        say('cut off', parent);
      }
      within = within.parentElement;
    }
    const free = !within || within === document.body;
    if (free && (box.right > wide + 1 || box.left < -1)) say('out of the page', parent);
  }
  const boxes = 'button, label, legend, summary, h1, h2, h3, h4, th, td, dt, dd, a, select';
  for (const each of document.querySelectorAll(boxes)) {
    const words = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!seen(each) || !each.clientWidth || !(words || each.tagName === 'SELECT')) continue;
    if (each.scrollWidth > each.clientWidth + 1) say('too long for its box', each);
  }
  const controls = [...document.querySelectorAll('a, button, select, summary, input, textarea')]
    .filter((each) => seen(each) && !each.closest('.grid, .plank, .cover, .notices, [inert]'))
    .filter((each) => !rolls(each))
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 4 && box.height > 4);
  for (const [number, [one, a]] of controls.entries()) {
    for (const [other, b] of controls.slice(number + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) say(`lies on ${other.textContent.trim()}`, one);
    }
  }
  return [...new Set(faults)];
}"""


def words_of(page: Page) -> set[str]:
    """All that a page says to those who see it and to those who hear it."""
    return set(page.evaluate(_WORDS))


def faults_of(page: Page) -> list[str]:
    """What is cut off, reaches out of its box, or lies on something else."""
    found: list[str] = page.evaluate(_FAULTS)
    return found


def left_over(english: Iterable[str], said: Iterable[str]) -> list[str]:
    """What is said as in English, names and words that languages share aside.

    >>> left_over({"Play", "Ana", "a1 b1", "1500"}, {"Play", "Ana", "a1 b1", "1500"})
    ['Play']
    """
    names = {texts("en")(key) for key in texts("en").all_keys() if _is_name(key)}
    known = EQUAL | _NAMES | names | set(LANGUAGES.values())
    same = set(english) & set(said)
    return sorted(text for text in same if set(_WORD.findall(text)) - known)


def wrong_edition(said: Iterable[str], language: str) -> list[str]:
    """What speaks of pieces where mushrooms stand on the board.

    >>> wrong_edition({"Place this piece.", "Place this mushroom."}, "en")
    ['Place this piece.']
    """
    say = texts(language)
    nouns = "|".join(re.escape(say(key)) for key in ("piece-one", "piece-many"))
    pieces = re.compile(rf"\b(?:{nouns})\b", re.IGNORECASE)
    return sorted(text for text in said if pieces.search(text))


def _is_name(key: str) -> bool:
    return key.startswith("opponent-") and key.endswith("-name")
