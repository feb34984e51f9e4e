import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { draggable } from '../../src/board/drag';
import { asElement, layOut, Thing } from './elements';

const screen = new EventTarget();
let drawing: Thing;
let place: Thing;
let square: Thing;
let allowed: boolean;
let dropped: string[];
let remove: (() => void) | void;

/** What lies at a point: the piece's own place on the left, a square from 100 on, nothing beyond 200. */
function at(x: number): Thing[] {
  if (x < 100) return [place];
  return x < 200 ? [new Thing('hollow', {}, []), square] : [];
}

beforeEach(() => {
  drawing = new Thing('piece');
  place = new Thing('place', {}, [drawing]);
  square = new Thing('square', { drop: 'c2' });
  allowed = true;
  dropped = [];
  layOut('full', at);
  vi.stubGlobal('addEventListener', screen.addEventListener.bind(screen));
  vi.stubGlobal('removeEventListener', screen.removeEventListener.bind(screen));
  vi.useFakeTimers();
  remove = draggable({
    allowed: () => allowed,
    drop: (onto) => {
      dropped.push(onto);
      return onto === 'c2';
    },
  })(asElement(place));
});
afterEach(() => {
  remove?.();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Touch {
  button?: number;
  id?: number;
}

/** A pointer's event, as a browser would send it: down on the element, the rest to the window. */
function point(type: string, x: number, y = 0, { button = 0, id = 1 }: Touch = {}): void {
  const event = Object.assign(new Event(`pointer${type}`), {
    clientX: x,
    clientY: y,
    pointerId: id,
    button,
  });
  (type === 'down' ? place : screen).dispatchEvent(event);
}

/** Whether a click on the piece gets through. */
function click(): boolean {
  return place.dispatchEvent(new Event('click', { cancelable: true }));
}

describe('dragging', () => {
  it('carries the piece with the pointer and drops it on what takes it', () => {
    point('down', 10, 50);
    point('move', 150, 90);
    expect(drawing.style['transform']).toBe('translate(140px, 32px) scale(1.08)');
    expect([place.classes.has('dragging'), square.classes.has('drop-here')]).toEqual([true, true]);
    point('up', 150, 90);
    expect(dropped).toEqual(['c2']);
    expect([place.classes.has('dragging'), square.classes.has('drop-here')]).toEqual([
      false,
      false,
    ]);
    // It stays under the hand until the page has drawn it on its square.
    expect(drawing.style['transform']).not.toBe('');
    vi.runAllTimers();
    expect(drawing.style['transform']).toBe('');
    expect(drawing.animations).toEqual([]);
  });

  it('is no tap: the click that follows a drag is swallowed, the next one is not', () => {
    point('down', 10);
    point('move', 150);
    point('up', 150);
    expect(click()).toBe(false);
    expect(click()).toBe(true);
    point('down', 10);
    point('move', 150);
    point('up', 150);
    // Let go elsewhere no click follows; one that comes later is a tap.
    vi.runAllTimers();
    expect(click()).toBe(true);
  });

  it('begins only after a few pixels, so that a tap stays a tap', () => {
    point('down', 10, 10);
    point('move', 14, 14);
    point('up', 14, 14);
    expect([dropped, drawing.style['transform'] ?? '', click()]).toEqual([[], '', true]);
  });

  it.each([
    ['onto nothing', 250, []],
    ['onto its own place', 90, []],
  ])('%s, the piece goes back where it was', (_, x, onto) => {
    point('down', 10);
    point('move', x);
    point('up', x);
    expect(dropped).toEqual(onto);
    expect(drawing.style['transform']).toBe('');
    expect(drawing.animations[0]?.keyframes[0]).toEqual({
      transform: `translate(${x - 10}px, -8px) scale(1.08)`,
    });
  });

  it('onto a square that refuses it, the piece goes back; without motion it does so at once', () => {
    square.dataset['drop'] = 'd4';
    layOut('reduced', at);
    point('down', 10);
    point('move', 150);
    point('up', 150);
    expect([dropped, drawing.style['transform'], drawing.animations]).toEqual([['d4'], '', []]);
  });

  it('that the system breaks off drops nothing', () => {
    point('down', 10);
    point('move', 150);
    point('cancel', 150);
    expect([dropped, drawing.style['transform'], drawing.animations.length]).toEqual([[], '', 1]);
  });

  it('follows one finger, and only the main button', () => {
    point('down', 10, 0, { button: 2 });
    point('move', 150);
    expect(drawing.style['transform']).toBeUndefined();
    point('down', 10);
    point('move', 180, 0, { id: 2 });
    point('up', 180, 0, { id: 2 });
    expect(dropped).toEqual([]);
    point('move', 150);
    point('up', 150);
    expect(dropped).toEqual(['c2']);
  });

  it('does not begin with a piece that may not be taken, or that is gone', () => {
    allowed = false;
    point('down', 10);
    point('move', 150);
    expect(drawing.style['transform']).toBeUndefined();
    allowed = true;
    point('down', 10);
    remove?.();
    point('move', 150);
    point('up', 150);
    expect([dropped, drawing.style['transform']]).toEqual([[], undefined]);
  });
});
