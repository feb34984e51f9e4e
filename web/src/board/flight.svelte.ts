/** Pieces move with weight: lifted, carried, set down. */

import { mayMove } from './motion';

type Places = ReadonlyMap<string, DOMRect>;

const DURATION = 560;

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

/** Lets every piece that stands elsewhere than before travel there. */
export function fly(root: ParentNode, before: Places): void {
  for (const [piece, drawing] of drawings(root)) {
    const from = before.get(piece);
    if (!from || from.width === 0) continue;
    const to = bodyOf(drawing);
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.bottom - to.bottom;
    if (Math.hypot(dx, dy) >= 4) travel(drawing, dx, dy, from.height / to.height, to);
  }
}

function travel(drawing: SVGSVGElement, dx: number, dy: number, scale: number, to: DOMRect): void {
  const frame = drawing.getBoundingClientRect();
  const lift = Math.max(14, to.height * 0.35);
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
