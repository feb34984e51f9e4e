/** Pieces move with weight: lifted, carried, set down. */

import { mayMove } from './motion';

type Places = ReadonlyMap<string, DOMRect>;

const DURATION = 560;
/** What a piece must not hide on its way: somebody is about to read or press it. */
const CLEAR = '.button, .outcome';

/** Watches a part of the page: when what `of` reads changes, pieces travel to where they are drawn
 *  now from where they were drawn before. */
export function watchPieces(root: () => HTMLElement | undefined, of: () => unknown): void {
  let before: Places | null = null;
  $effect.pre(() => {
    of();
    const element = root();
    before = element && mayMove() ? whereAll(element) : null;
  });
  $effect(() => {
    of();
    const element = root();
    if (element && before) fly(element, before);
  });
}

function drawings(root: ParentNode): Map<string, SVGSVGElement> {
  const byPiece = new Map<string, SVGSVGElement>();
  for (const holder of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const drawing = holder.querySelector<SVGSVGElement>('svg.piece');
    if (drawing) byPiece.set(holder.dataset['piece']!, drawing);
  }
  return byPiece;
}

function bodyOf(drawing: SVGSVGElement): DOMRect {
  return (drawing.querySelector('.body') ?? drawing).getBoundingClientRect();
}

/** Where every piece is drawn now. */
export function whereAll(root: ParentNode): Places {
  return new Map([...drawings(root)].map(([piece, drawing]) => [piece, bodyOf(drawing)]));
}

/** Lets every piece that stands elsewhere than before travel there, unless something is in its way. */
export function fly(root: ParentNode, before: Places): void {
  const obstacles = [...root.querySelectorAll(CLEAR)].map((each) => each.getBoundingClientRect());
  for (const [piece, drawing] of drawings(root)) {
    const from = before.get(piece);
    if (!from || from.width === 0) continue;
    const to = bodyOf(drawing);
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.bottom - to.bottom;
    if (Math.hypot(dx, dy) < 4) continue;
    if (obstacles.some((box) => isCrossed(box, from, to))) appear(drawing);
    else travel(drawing, dx, dy, from.height / to.height, to);
  }
}

const liftOf = (to: DOMRect): number => Math.max(14, to.height * 0.35);

/** Whether a piece hides some of a box on its way: the middle of its foot goes straight from one
 *  place to the other, and a lifted piece reaches so far around it. */
export function isCrossed(box: DOMRect, from: DOMRect, to: DOMRect): boolean {
  const width = Math.max(from.width, to.width);
  const height = Math.max(from.height, to.height) + liftOf(to);
  const foot = (place: DOMRect): readonly [number, number] => [
    place.left + place.width / 2,
    place.bottom,
  ];
  const [start, end] = [foot(from), foot(to)];
  const sides = [
    [box.left - width / 2, box.right + width / 2],
    [box.top, box.bottom + height],
  ] as const;
  // Which part of the way lies between both pairs of sides.
  let [enters, leaves] = [0, 1];
  for (const axis of [0, 1] as const) {
    const [low, high] = sides[axis];
    const step = end[axis] - start[axis];
    if (step === 0) {
      if (start[axis] <= low || start[axis] >= high) return false;
      continue;
    }
    const [one, other] = [(low - start[axis]) / step, (high - start[axis]) / step];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return enters < leaves;
}

function appear(drawing: SVGSVGElement): void {
  drawing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION / 2, easing: 'ease-out' });
}

function travel(drawing: SVGSVGElement, dx: number, dy: number, scale: number, to: DOMRect): void {
  const frame = drawing.getBoundingClientRect();
  const lift = liftOf(to);
  const origin = `${to.left + to.width / 2 - frame.left}px ${to.bottom - frame.top}px`;
  drawing.style.transformOrigin = origin;
  const holder = drawing.closest<HTMLElement>('[data-piece]');
  holder?.classList.add('flying');
  const at = (x: number, y: number, size: number): string =>
    `translate(${x}px, ${y}px) scale(${size})`;
  const flight = drawing.animate(
    [
      { transform: at(dx, dy, scale), easing: 'cubic-bezier(.3,0,.5,1)' },
      { transform: at(dx, dy - lift * scale, scale * 1.05), offset: 0.16, easing: 'ease-in-out' },
      { transform: at(0, -lift, 1.05), offset: 0.74, easing: 'cubic-bezier(.6,0,.9,.6)' },
      { transform: at(0, 0, 1), offset: 0.9, easing: 'ease-out' },
      { transform: at(0, -lift * 0.07, 1), offset: 0.95, easing: 'ease-in' },
      { transform: at(0, 0, 1) },
    ],
    { duration: DURATION },
  );
  drawing.querySelector('.shadow')?.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0.35, transform: 'translate(14px, 26px) scale(1.15)', offset: 0.16 },
      { opacity: 0.35, transform: 'translate(14px, 26px) scale(1.15)', offset: 0.74 },
      { opacity: 1, transform: 'none', offset: 0.9 },
      { opacity: 1, transform: 'none' },
    ],
    { duration: DURATION },
  );
  const land = (): void => holder?.classList.remove('flying');
  flight.addEventListener('finish', land);
  flight.addEventListener('cancel', land);
}
