import { describe, expect, it } from 'vitest';

import { centre, FRAME, HEIGHT, percent, RADIUS, ROW_PITCH, SLANT } from '../../src/board/geometry';
import { SQUARES } from '../../src/notation/squares';

describe('the drawing', () => {
  it('has row 1 nearest the viewer and every hollow on the disc', () => {
    expect(centre('a1').y).toBeGreaterThan(centre('a4').y);
    for (const square of SQUARES) {
      const { x, y } = centre(square);
      expect(Math.hypot(x, y / SLANT) + 42).toBeLessThan(RADIUS);
      const box = percent({ left: x, top: y, width: 0, height: 0 });
      expect(box.left).toBeGreaterThan(0);
      expect(box.left).toBeLessThan(100);
    }
    expect(FRAME.width).toBeGreaterThan(2 * RADIUS);
  });
  it('never lets a tall piece hide the top of a short one behind it', () => {
    const depth = 29.5 * SLANT; // half of the four-cornered top, the deeper one
    expect(ROW_PITCH + HEIGHT.short - depth).toBeGreaterThanOrEqual(HEIGHT.tall + depth - 1);
  });
});
