"""The screens that a table has to fit on, and what of it does not."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

#: Width and height in CSS pixels; the last one is 1280 by 720 with the page zoomed to 200 %.
SCREENS: Final = (
    (360, 640), (390, 664), (390, 844), (664, 390), (844, 390), (768, 1024), (820, 1180),
    (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (640, 360),
)  # fmt: skip
#: One of each arrangement, and the narrowest; all of them have their turn in the long tier.
SAMPLE: Final = ((360, 640), (664, 390), (768, 1024), (1024, 768), (1280, 720))

#: What is not wholly on the screen, is too small to be hit, or lies below something else.
_FAULTS: Final = """({ parts, least }) => {
  const faults = [];
  const wide = innerWidth, high = innerHeight;
  const name = (each) => each.dataset.square ?? each.dataset.tray
    ?? (each.ariaLabel || each.textContent.trim() || each.className);
  const within = (box) =>
    box.left >= -0.5 && box.top >= -0.5 && box.right <= wide + 0.5 && box.bottom <= high + 0.5;
  for (const [what, wanted, count] of parts) {
    const found = [...document.querySelectorAll(wanted)].filter((each) => each.checkVisibility());
    if (found.length !== count) faults.push(`${found.length} of ${count}: ${what}`);
    for (const each of found) {
      const box = each.getBoundingClientRect();
      if (!within(box)) faults.push(`off the screen: ${what} ${name(each)}`);
      if (what === 'squares' || what === 'pieces') {
        if (Math.min(box.width, box.height) < least) {
          faults.push(`${box.width.toFixed(1)} by ${box.height.toFixed(1)}: ${what} ${name(each)}`);
        }
      }
      const middle = document.elementFromPoint(
        (box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (within(box) && !each.contains(middle) && !middle?.contains(each)) {
        faults.push(`covered by ${middle?.className}: ${what} ${name(each)}`);
      }
    }
  }
  const controls = 'main a, main button, main input, main select, header a, header button';
  for (const each of document.querySelectorAll(controls)) {
    if (!each.checkVisibility() || each.classList.contains('skip')) continue;
    const box = each.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 24) {
      faults.push(`${box.width.toFixed(1)} by ${box.height.toFixed(1)}: ${name(each)}`);
    }
  }
  for (const letter of document.querySelectorAll('.coordinates text')) {
    const box = letter.getBoundingClientRect();
    for (const each of document.querySelectorAll('.corner > *, .table > .view')) {
      const other = each.getBoundingClientRect();
      if (box.left < other.right + 2 && other.left - 2 < box.right
        && box.top < other.bottom && other.top < box.bottom) {
        faults.push(`touched by ${name(each)}: ${letter.textContent}`);
      }
    }
  }
  if (document.documentElement.scrollWidth > wide) faults.push('scrolls sideways');
  return faults;
}"""


def misfits(page: Page, width: int, height: int, parts: dict[str, tuple[str, int]]) -> list[str]:
    """What is wrong on a screen of this size.

    Each part is given by a selector and the number of its elements; on a phone held upright,
    squares and pieces are at least 40 pixels in size.
    """
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    phone = width < height and width < 600
    wanted = [[what, selector, count] for what, (selector, count) in parts.items()]
    faults: list[str] = page.evaluate(_FAULTS, {"parts": wanted, "least": 40 if phone else 24})
    return faults


def scrolls(page: Page) -> bool:
    """Whether there is more of the page than the screen shows."""
    answer: bool = page.evaluate(
        """() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return scrollHeight > innerHeight || scrollWidth > innerWidth;
        }"""
    )
    return answer
