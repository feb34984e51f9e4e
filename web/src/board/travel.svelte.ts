/** Pieces travel from where they were drawn before. */

import { fly, whereAll, type Places } from './flight';

/** Watches a part of the page: whatever `of` reads moves its pieces when it changes. */
export function travel(root: () => HTMLElement | undefined, of: () => unknown): void {
  let before: Places | null = null;
  $effect.pre(() => {
    of();
    const element = root();
    if (element) before = whereAll(element);
  });
  $effect(() => {
    of();
    const element = root();
    if (element && before) fly(element, before);
  });
}
