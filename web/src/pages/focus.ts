/** Keeps the focus on the page's controls: when the focused one goes, another takes its place. */

import type { Attachment } from 'svelte/attachments';

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Watches a part of the page. When the control in it that has the focus is removed or switched off,
 *  the browser lets the focus fall to the page; then the element of `next` gets it. */
export function keepFocus(next: () => HTMLElement | null): Attachment<HTMLElement> {
  return (root) => {
    let inside = false;
    const enter = (): void => {
      inside = true;
    };
    const leave = (event: FocusEvent): void => {
      // To another control, or to another window. A control that is removed names no other one either,
      // so whether the focus is lost is seen after the change.
      if (event.relatedTarget) inside = root.contains(event.relatedTarget as Node);
    };
    const press = (event: Event): void => {
      // Somebody who clicks beside every control means it.
      if (!(event.target as Element).closest('button, a, input, select, [tabindex]'))
        inside = false;
    };
    const look = (): void => {
      if (inside && isLost() && document.hasFocus()) next()?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'inert'],
    });
    root.addEventListener('focusin', enter);
    root.addEventListener('focusout', leave);
    addEventListener('pointerdown', press);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', enter);
      root.removeEventListener('focusout', leave);
      removeEventListener('pointerdown', press);
    };
  };
}
