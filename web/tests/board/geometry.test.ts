import { describe, expect, it } from 'vitest';

import {
  cell,
  centre,
  geometryOf,
  HALF,
  HEIGHT,
  PITCH,
  RADIUS,
  SLANT,
  standing,
  viewAt,
  type View,
} from '../../src/board/geometry';
import { SQUARES } from '../../src/notation/squares';

const VIEWS: View[] = ['flat', 'slanted'];

describe.each(VIEWS)('the drawing, %s', (view) => {
  const seen = geometryOf(view);
  it('has row 1 nearest the viewer and every hollow on the disc', () => {
    expect(centre(seen, 'a1').y).toBeGreaterThan(centre(seen, 'a4').y);
    for (const square of SQUARES) {
      const { x, y } = centre(seen, square);
      expect(Math.hypot(x, y / seen.slant) + seen.hollow).toBeLessThan(RADIUS);
    }
    expect(seen.frame.width).toBeGreaterThan(2 * RADIUS);
  });
  it.each([false, true])('has every cell and every piece in its frame (cropped: %s)', (cropped) => {
    const within = geometryOf(view, cropped);
    for (const square of SQUARES) {
      const box = cell(within, square);
      const piece = standing(within, square);
      for (const { left, top } of [box, piece]) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(view === 'flat' ? 0 : -8);
      }
      expect(box.left + box.width).toBeLessThanOrEqual(100);
      expect(box.top + box.height).toBeLessThanOrEqual(100);
    }
  });
  it('has larger squares without the rim', () => {
    expect(cell(geometryOf(view, true), 'a1').width).toBeGreaterThan(cell(seen, 'a1').width * 1.25);
  });
});

describe('pieces', () => {
  it('never lets a tall one hide the top of a short one behind it', () => {
    const depth = 29.5 * SLANT; // half of the four-cornered top, the deeper one
    expect(PITCH * SLANT + HEIGHT.short - depth).toBeGreaterThanOrEqual(HEIGHT.tall + depth - 1);
  });
  it('from above, stay within their square', () => {
    expect(Math.max(...Object.values(HALF.tall))).toBeLessThan(PITCH / 2);
  });
});

describe('the view that suits a board', () => {
  it('is flat where squares are small', () => {
    expect(viewAt(360, null)).toBe('flat');
    expect(viewAt(390, null)).toBe('flat');
    expect(viewAt(640, null)).toBe('slanted');
  });
  it('does not go back and forth while a window is resized', () => {
    let view: View | null = null;
    let changes = 0;
    for (const width of [410, 398, 396, 399, 402, 396, 405, 415, 397, 430]) {
      const next = viewAt(width, view);
      if (view && next !== view) changes += 1;
      view = next;
    }
    expect(view).toBe('slanted');
    expect(changes).toBe(2);
  });
});
