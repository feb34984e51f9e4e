import { describe, expect, it } from 'vitest';

import { coloursOf, contrast, SETS, strong, THEMES } from './themes';

/** Where pieces stand. */
const GROUNDS = ['board', 'board-lit', 'board-deep', 'hollow', 'hollow-deep', 'hollow-lit'];
/** What runs along the outline of each kind of piece: one of these has to stand out. */
const OUTLINES = {
  // Light pieces have a bright rim, or a dark line around what is bright.
  maple: ['maple-rim', 'maple-line'],
  walnut: ['walnut-rim'],
  'blue cap': ['blue-rim'],
  'red cap': ['red-rim'],
  stem: ['stem-rim'],
};

const TEXTS: [string, string, number][] = [
  ['ink', 'paper', 7],
  ['ink', 'paper-edge', 7],
  ['ink', 'card', 7],
  ['ink', 'wash', 7],
  ['ink-soft', 'paper', 4.5],
  ['ink-soft', 'paper-edge', 4.5],
  ['ink-soft', 'card', 4.5],
  ['ink-soft', 'wash', 4.5],
  ['link', 'paper', 4.5],
  ['link', 'paper-edge', 4.5],
  ['link', 'card', 4.5],
  ['accent-ink', 'accent', 4.5],
  ['call-ink', 'call', 4.5],
  ['call-ink', 'call-deep', 4.5],
  ['good', 'card', 4.5],
  ['bad', 'card', 4.5],
  ['board-text', 'board', 4],
  ['control-line', 'card', 3],
  ['control-line', 'paper', 3],
  ['focus', 'paper', 3],
  ['focus', 'card', 3],
];

for (const [theme, colours] of Object.entries(THEMES)) {
  const of = (name: string): string => {
    const colour = colours[name];
    if (!colour) throw new Error(`${theme} has no --${name}`);
    return colour;
  };
  describe(`theme ${theme}`, () => {
    for (const ground of GROUNDS) {
      it.each(Object.entries(OUTLINES))(`%s stands out from ${ground}`, (_, names) => {
        const best = Math.max(...names.map((name) => contrast(of(name), of(ground))));
        expect(best).toBeGreaterThanOrEqual(3);
      });
    }
    it.each(TEXTS)('%s on %s has at least %d:1', (text, ground, least) => {
      expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(least);
    });
    it('walnut is inlaid and bored visibly', () => {
      expect(contrast(of('walnut-inlay'), of('walnut-2'))).toBeGreaterThanOrEqual(3);
      expect(contrast(of('walnut-hole-rim'), of('walnut-top'))).toBeGreaterThanOrEqual(3);
      expect(contrast(of('maple-hole'), of('maple-top-deep'))).toBeGreaterThanOrEqual(3);
      expect(contrast(of('dots'), of('blue-2'))).toBeGreaterThanOrEqual(3);
      expect(contrast(of('dots'), of('red-2'))).toBeGreaterThanOrEqual(3);
    });
  });
}

describe('sets', () => {
  const names = Object.keys(coloursOf('wood'));
  it.each(SETS)('%s has a colour for everything that wood has one for', (set) => {
    expect(Object.keys(coloursOf(set)).sort()).toEqual(names.toSorted());
  });
  it('high contrast replaces every colour of a set', () => {
    expect(names.filter((name) => !(name in strong))).toEqual([]);
  });
});
