/** Lists in which one entry is current. */

/** Scrolls a list, and nothing else on the page, so far that its current entry can be seen. */
export function showCurrent(list: HTMLElement | undefined): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !current) return;
  const above = current.offsetTop;
  if (above < list.scrollTop) list.scrollTop = above;
  const below = above + current.offsetHeight - list.clientHeight;
  // Heights are whole numbers here, and may be a part of a pixel short.
  if (below >= list.scrollTop) list.scrollTop = below + 1;
}

/** Does so whenever the list has another size, too: one that was folded away could not scroll. */
export function keepCurrent(list: HTMLElement): () => void {
  const observer = new ResizeObserver(() => showCurrent(list));
  observer.observe(list);
  return () => observer.disconnect();
}
