/** Where things are on the drawing: 100 units from column to column, seen at a slant or from above. */

import { coordinates } from '../notation/squares';

/** From where the board and its pieces are seen. */
export type View = 'flat' | 'slanted';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Geometry {
  view: View;
  /** How much the slant flattens what lies on the table. */
  slant: number;
  /** How much of the board's edge is seen. */
  thickness: number;
  /** Half the width of a hollow. */
  hollow: number;
  /** What the drawing shows: the board, its edge, and room for a tall piece at the back. */
  frame: Readonly<Box>;
  /** The board without its rim, where room is short: a plank around the squares; else a disc. */
  plank: Readonly<Box> | null;
  /** The frame of one piece, its foot at the origin. */
  piece: Readonly<Box>;
}

export const PITCH = 100;
export const SLANT = 0.8;
export const RADIUS = 274;

/** From the last hollow's middle to the edge of the plank; letters and numbers need more. */
const BRIM = 56;
const LETTERED = 84;

const VIEWS: Record<View, Omit<Geometry, 'frame' | 'plank'> & { back: number; front: number }> = {
  flat: {
    view: 'flat',
    slant: 1,
    thickness: 0,
    hollow: 45,
    piece: { left: -50, top: -50, width: 100, height: 100 },
    back: 0,
    front: 0,
  },
  slanted: {
    view: 'slanted',
    slant: SLANT,
    thickness: 26,
    hollow: 42,
    piece: { left: -50, top: -106, width: 100, height: 144 },
    // A tall piece in the last row reaches above the plank, which is less thick than the disc.
    back: 46,
    front: 12,
  },
};

/** How things are drawn from a view, with the board's rim or without. */
export function geometryOf(view: View, cropped = false): Geometry {
  const { back, front, ...seen } = VIEWS[view];
  const last = 1.5 * PITCH;
  if (!cropped) {
    const top = view === 'flat' ? -RADIUS - 10 : -234;
    const height = view === 'flat' ? 2 * RADIUS + 24 : 486;
    return { ...seen, frame: { left: -284, top, width: 568, height }, plank: null };
  }
  const plank = {
    left: -last - LETTERED,
    top: (-last - BRIM) * seen.slant,
    width: 2 * last + BRIM + LETTERED,
    height: (2 * last + BRIM + LETTERED) * seen.slant,
  };
  const frame = { ...plank, top: plank.top - back, height: plank.height + back + front };
  return { ...seen, thickness: front, frame, plank };
}

/** A square of the whole board has to be this many pixels wide to be seen at a slant. */
const READABLE = 70;

/** The view that suits a board of this many pixels. One that is flat stays so a little longer, so
 *  that a window that is being resized does not go back and forth. */
export function viewAt(width: number, now: View | null): View {
  const square = (width * PITCH) / geometryOf('slanted').frame.width;
  return square < READABLE * (now === 'flat' ? 1.06 : 1) ? 'flat' : 'slanted';
}

/** The middle of a square's hollow. */
export function centre({ slant }: Geometry, square: string): { x: number; y: number } {
  const [column, row] = coordinates(square);
  return { x: (column - 1.5) * PITCH, y: (1.5 - row) * PITCH * slant };
}

/** The middle of a square on the small boards that show patterns, 48 units wide. */
export function smallCentre(square: string): [x: number, y: number] {
  const [column, row] = coordinates(square);
  return [6 + column * 12, 42 - row * 12];
}

/** A box of the drawing as percentages of the frame. */
export function percent({ frame }: Geometry, box: Box): Box {
  return {
    left: ((box.left - frame.left) / frame.width) * 100,
    top: ((box.top - frame.top) / frame.height) * 100,
    width: (box.width / frame.width) * 100,
    height: (box.height / frame.height) * 100,
  };
}

/** The box of this size around a square's middle; of the whole cell unless told. */
export function cell(seen: Geometry, square: string, width = PITCH): Box {
  const { x, y } = centre(seen, square);
  const height = width * seen.slant;
  return percent(seen, { left: x - width / 2, top: y - height / 2, width, height });
}

/** Where the drawing of a piece stands that is placed on a square. */
export function standing(seen: Geometry, square: string): Box {
  const { x, y } = centre(seen, square);
  const { left, top, width, height } = seen.piece;
  const down = seen.view === 'flat' ? 0 : 2;
  return percent(seen, { left: x + left, top: y + down + top, width, height });
}

/** How far the top of a piece is above its foot: a tall one hides no top in the row behind. */
export const HEIGHT = { tall: 63, short: 31 } as const;

/** How far above its cell a piece reaches from a finger's point of view, in cells. */
export function reach({ view, slant }: Geometry, height: 'tall' | 'short'): number {
  return view === 'flat' ? 0 : (HEIGHT[height] - 30) / (PITCH * slant);
}

/** A view's counterpart. */
export const otherView = (view: View): View => (view === 'flat' ? 'slanted' : 'flat');

/** Half the width of a piece from above: a short one is as large as the face of a tall one. */
export const HALF = {
  tall: { round: 41, square: 39 },
  short: { round: 31, square: 30.5 },
} as const;

/** A round or four-cornered outline from above, half as wide as this. */
export function outlineOf(shape: 'round' | 'square', half: number): string {
  const corner = shape === 'round' ? half : Math.min(half, 3.5);
  const straight = 2 * (half - corner);
  const turn = (x: number, y: number): string =>
    `a${corner} ${corner} 0 0 1 ${x * corner} ${y * corner}`;
  return (
    `M${corner - half} ${-half}h${straight}${turn(1, 1)}v${straight}${turn(-1, 1)}` +
    `h${-straight}${turn(-1, -1)}v${-straight}${turn(1, -1)}Z`
  );
}
