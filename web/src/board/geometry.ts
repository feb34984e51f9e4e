/** Where things are on the drawing: 100 units from column to column, seen at a slant. */

import { coordinates } from '../notation/squares';

const PITCH = 100;
/** How much the slant flattens what lies on the table. */
export const SLANT = 0.8;
export const ROW_PITCH = PITCH * SLANT;
export const RADIUS = 274;
export const THICKNESS = 26;
export const HOLLOW = 42;

/** The drawing's frame: the disc, its edge, its shadow, and room for a tall piece at the back. */
export const FRAME = { left: -284, top: -234, width: 568, height: 486 } as const;

/** The frame of one piece, its foot at the origin. */
export const PIECE_FRAME = { left: -50, top: -106, width: 100, height: 144 } as const;

/** The middle of a square's hollow. */
export function centre(square: string): { x: number; y: number } {
  const [column, row] = coordinates(square);
  return { x: (column - 1.5) * PITCH, y: (1.5 - row) * ROW_PITCH };
}

/** The middle of a square on the small boards that show patterns, 48 units wide. */
export function smallCentre(square: string): [x: number, y: number] {
  const [column, row] = coordinates(square);
  return [6 + column * 12, 42 - row * 12];
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A box of the drawing as percentages of the frame. */
export function percent(box: Box): Box {
  return {
    left: ((box.left - FRAME.left) / FRAME.width) * 100,
    top: ((box.top - FRAME.top) / FRAME.height) * 100,
    width: (box.width / FRAME.width) * 100,
    height: (box.height / FRAME.height) * 100,
  };
}

/** The touchable cell around a hollow. */
export function cell(square: string): Box {
  const { x, y } = centre(square);
  return percent({
    left: x - PITCH / 2,
    top: y - ROW_PITCH / 2,
    width: PITCH,
    height: ROW_PITCH,
  });
}

/** Where the drawing of a piece stands that is placed on a square. */
export function standing(square: string): Box {
  const { x, y } = centre(square);
  return percent({
    left: x + PIECE_FRAME.left,
    top: y + 2 + PIECE_FRAME.top,
    width: PIECE_FRAME.width,
    height: PIECE_FRAME.height,
  });
}

/** How far the top of a piece is above its foot: a tall one hides no top in the row behind. */
export const HEIGHT = { tall: 63, short: 31 } as const;
