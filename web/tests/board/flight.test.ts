import { describe, expect, it } from 'vitest';

import { fly, whereAll } from '../../src/board/flight.svelte';
import { asElement, box, Thing } from './elements';

interface Standing {
  root: Thing;
  holder: Thing;
  drawing: Thing;
}

/** A page with one piece whose body stands here. */
function page(piece: string, at: DOMRect): Standing {
  const body = new Thing('body');
  body.place = at;
  const drawing = new Thing('piece', {}, [new Thing('shadow'), body]);
  drawing.place = box(at.left - 10, at.top - 10, at.width + 20, at.height + 20);
  const holder = new Thing('standing', { piece }, [drawing]);
  return { root: new Thing('game', {}, [holder]), holder, drawing };
}

const fliesFrom = (before: Standing, after: Standing): void =>
  fly(asElement(after.root), whereAll(asElement(before.root)));

describe('flying', () => {
  const tray = box(300, 400, 20, 30);
  const square = box(100, 100, 40, 60);

  it('takes a piece from where it was drawn to where it is drawn now', () => {
    const after = page('7', square);
    fliesFrom(page('7', tray), after);
    const [{ keyframes, flight }] = after.drawing.animations as [
      (typeof after.drawing.animations)[0],
    ];
    // The middle of its foot was 190 to the right and 270 below; it was half as large.
    expect(keyframes[0]?.['transform']).toBe('translate(190px, 270px) scale(0.5)');
    expect(keyframes.at(-1)?.['transform']).toBe('translate(0px, 0px) scale(1)');
    expect(after.drawing.style['transformOrigin']).toBe('30px 70px');
    expect(after.holder.classes.has('flying')).toBe(true);
    flight.dispatchEvent(new Event('finish'));
    expect(after.holder.classes.has('flying')).toBe(false);
  });

  it('ends when the browser breaks it off, too', () => {
    const after = page('7', square);
    fliesFrom(page('7', tray), after);
    after.drawing.animations[0]!.flight.dispatchEvent(new Event('cancel'));
    expect(after.holder.classes.has('flying')).toBe(false);
  });

  it.each([
    ['that stays where it is', page('7', box(101, 101, 40, 60))],
    ['that was not there before', page('5', tray)],
    ['that was not shown before', page('7', box(0, 0, 0, 0))],
  ])('is not for a piece %s', (_, before) => {
    const after = page('7', square);
    fliesFrom(before, after);
    expect([after.drawing.animations, after.holder.classes.has('flying')]).toEqual([[], false]);
  });
});
