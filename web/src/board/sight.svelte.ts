/** From where this page's pieces are seen: as the person chose, or as suits the size of the board. */

import { getContext, setContext } from 'svelte';

import type { View } from './geometry';

export type ViewChoice = 'auto' | View;

export class Sight {
  #choice: () => ViewChoice;
  #led: View = $state('slanted');

  constructor(choice: () => ViewChoice) {
    this.#choice = choice;
  }

  get choice(): ViewChoice {
    return this.#choice();
  }

  /** How pieces outside the board are seen, in hand and tray: as those on it. */
  get view(): View {
    return this.choice === 'auto' ? this.#led : this.choice;
  }

  /** How a piece within a line of text is seen. */
  get small(): View {
    return this.choice === 'slanted' ? 'slanted' : 'flat';
  }

  /** The board that is played on says how it is seen. */
  lead(view: View): void {
    this.#led = view;
  }
}

const KEY = Symbol('sight');

/** Lets everything below share a choice of view. */
export const share = (choice: () => ViewChoice): Sight => setContext(KEY, new Sight(choice));

/** The sight that is shared here. */
export const sight = (): Sight => getContext<Sight>(KEY) ?? new Sight(() => 'auto');
