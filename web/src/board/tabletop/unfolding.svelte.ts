/** What a table unfolds over itself: opened by a button, closed by the same one, by Escape, and by a
 *  press anywhere else. The focus goes along. */

import { tick, untrack } from 'svelte';

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, summary, [tabindex="0"]';

export class Unfolding {
  opener: HTMLButtonElement | undefined = $state();
  sheet: HTMLElement | undefined = $state();
  readonly #open: () => boolean;
  readonly #set: (open: boolean) => void;

  constructor(open: () => boolean, set: (open: boolean) => void) {
    this.#open = open;
    this.#set = set;
  }

  async toggle(): Promise<void> {
    if (this.#open()) return this.close();
    this.#set(true);
    await tick();
    // In three columns `side` is always in sight, and the button opens `more` alone.
    const apart = this.sheet && getComputedStyle(this.sheet).display === 'contents';
    const opened = apart ? this.sheet?.querySelector('.more') : this.sheet;
    const all = opened?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
    [...all].find((each) => each.checkVisibility())?.focus();
  }

  close(): void {
    this.#set(false);
  }

  /** Gives the focus back to the button when the control that had it was folded away. */
  keepFocus(): void {
    if (this.#open()) return;
    untrack(() => {
      const focused = document.activeElement;
      if (this.sheet?.contains(focused) && !focused?.checkVisibility()) this.opener?.focus();
    });
  }

  readonly onkeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#open()) return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
    this.opener?.focus();
  };

  readonly closeOutside = (event: PointerEvent): void => {
    const target = event.target as Node;
    const inside = this.sheet?.contains(target) || this.opener?.contains(target);
    if (this.#open() && !inside) this.close();
  };
}
