/** As much of a page as dragging and flying touch: elements that hear real events, and tell where
 *  they are because the test says so. Drawing and moving is up to browsers (`tests/browser`). */

import { vi } from 'vitest';

type Keyframes = readonly Record<string, unknown>[];

/** A place on the screen, by its left upper corner and its size. */
export function box(left: number, top: number, width: number, height: number): DOMRect {
  const [right, bottom] = [left + width, top + height];
  const rect = { left, top, right, bottom, width, height, x: left, y: top };
  return { ...rect, toJSON: () => rect };
}

/** An element with classes, data and a place; found by a class or by the name of its data. */
export class Thing extends EventTarget {
  readonly classes: Set<string>;
  readonly style: Record<string, string> = {};
  readonly animations: { keyframes: Keyframes; flight: EventTarget }[] = [];
  parent: Thing | null = null;
  place = box(0, 0, 0, 0);

  constructor(
    classes: string,
    readonly dataset: Record<string, string> = {},
    readonly children: readonly Thing[] = [],
  ) {
    super();
    this.classes = new Set(classes.split(' '));
    for (const child of children) child.parent = this;
  }

  readonly classList = {
    add: (name: string): unknown => this.classes.add(name),
    remove: (name: string): unknown => this.classes.delete(name),
  };
  animate(keyframes: Keyframes): EventTarget {
    const flight = new EventTarget();
    this.animations.push({ keyframes, flight });
    return flight;
  }
  getBoundingClientRect(): DOMRect {
    return this.place;
  }
  #fits(selector: string): boolean {
    const data = /^\[data-(\w+)\]$/.exec(selector)?.[1];
    return data ? data in this.dataset : this.classes.has(selector.replace(/^\w*\./, ''));
  }
  querySelectorAll(selector: string): Thing[] {
    const wanted = selector.split(', ');
    return this.children.flatMap((child) => [
      ...(wanted.some((each) => child.#fits(each)) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  }
  querySelector(selector: string): Thing | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  closest(selector: string): Thing | null {
    return this.#fits(selector) ? this : (this.parent?.closest(selector) ?? null);
  }
}

/** As the code under test sees a thing. */
export const asElement = (thing: Thing): HTMLElement => thing as unknown as HTMLElement;

/** A page on which pieces may move or may not, and what lies at its points. */
export function layOut(motion: 'full' | 'reduced', at: (x: number, y: number) => Thing[]): void {
  vi.stubGlobal('document', {
    documentElement: { dataset: { motion } },
    elementsFromPoint: at,
  });
}
