/** Dragging with mouse, pen or finger: a piece onto something that takes it, a line across squares. */

import type { Attachment } from 'svelte/attachments';

import { mayMove } from './motion';

interface Drag {
  /** Whether the piece may be taken now. */
  allowed: () => boolean;
  /** Called with the `data-drop` under the pointer when the piece is let go; true when it is taken. */
  drop: (onto: string) => boolean;
}

const SLACK = 7;

function targetAt(x: number, y: number): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop]');
    if (target) return target;
  }
  return null;
}

/** Makes the piece inside an element draggable; a plain tap stays a click. */
export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let drawing: SVGSVGElement | null = null;
    let dragging = false;
    let over: HTMLElement | null = null;

    const mark = (target: HTMLElement | null): void => {
      if (target === over) return;
      over?.classList.remove('drop-here');
      over = target;
      over?.classList.add('drop-here');
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !drag.allowed()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      drawing = element.querySelector('svg.piece');
      // A quick hand has left the element before it moved far enough to be dragging.
      addEventListener('pointermove', move);
      addEventListener('pointerup', finish);
      addEventListener('pointercancel', finish);
    };
    const forget = (): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', finish);
      removeEventListener('pointercancel', finish);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id || !drawing) return;
      const dx = event.clientX - start.x;
      const dy = event.clientY - start.y;
      if (!dragging) {
        if (Math.hypot(dx, dy) < SLACK) return;
        dragging = true;
        element.classList.add('dragging');
      }
      drawing.style.transform = `translate(${dx}px, ${dy - 8}px) scale(1.08)`;
      mark(targetAt(event.clientX, event.clientY));
    };
    const finish = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      forget();
      const wasDragging = dragging;
      const target = event.type === 'pointerup' ? targetAt(event.clientX, event.clientY) : null;
      const carried = drawing;
      forget();
      start = null;
      dragging = false;
      mark(null);
      element.classList.remove('dragging');
      if (!wasDragging || !carried) return;
      swallowClick(element);
      const taken = target !== null && drag.drop(target.dataset['drop']!);
      if (!taken) fallBack(carried);
      else setTimeout(() => (carried.style.transform = ''), 0);
    };

    element.addEventListener('pointerdown', down);
    return () => {
      element.removeEventListener('pointerdown', down);
      forget();
    };
  };
}

function fallBack(drawing: SVGSVGElement): void {
  const from = drawing.style.transform;
  drawing.style.transform = '';
  if (mayMove()) {
    drawing.animate([{ transform: from }, { transform: 'none' }], {
      duration: 220,
      easing: 'ease-out',
    });
  }
}

interface Sweep {
  /** Whether squares are pointed at now. */
  allowed: () => boolean;
  /** A square that the pointer has come to. */
  cross: (square: string) => unknown;
}

/** How far from its edge a square is meant, as a share of its size: a slanting line cuts no corners. */
const RIM = 0.22;

/** The square in whose middle a point lies. */
function squareAt(grid: HTMLElement, x: number, y: number): string | null {
  for (const element of grid.querySelectorAll<HTMLElement>('[data-square]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [across, down] = [(x - left) / width, (y - top) / height];
    if (Math.min(across, down) > RIM && Math.max(across, down) < 1 - RIM) {
      return element.dataset['square']!;
    }
  }
  return null;
}

/** Lets a pointer sweep across the squares of a grid; a plain tap stays a click. */
export function sweepable(sweep: Sweep): Attachment<HTMLElement> {
  return (grid) => {
    let start: { x: number; y: number; id: number; square: string | null } | null = null;
    let sweeping = false;

    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      if (!sweeping) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
        sweeping = true;
        if (start.square) sweep.cross(start.square);
      }
      const square = squareAt(grid, event.clientX, event.clientY);
      if (square && sweep.allowed()) sweep.cross(square);
    };
    const finish = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      forget();
      if (!sweeping) return;
      swallowClick(grid);
    };
    const forget = (): void => {
      start = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', finish);
      removeEventListener('pointercancel', finish);
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !sweep.allowed()) return;
      const { clientX: x, clientY: y, pointerId: id } = event;
      const pressed = (event.target as Element).closest<HTMLElement>('[data-square]');
      start = { x, y, id, square: pressed?.dataset['square'] ?? null };
      sweeping = false;
      addEventListener('pointermove', move);
      addEventListener('pointerup', finish);
      addEventListener('pointercancel', finish);
    };
    grid.addEventListener('pointerdown', down);
    return () => {
      grid.removeEventListener('pointerdown', down);
      forget();
    };
  };
}

/** The click that follows the end of a drag is not a tap. */
function swallowClick(element: HTMLElement): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0);
}
