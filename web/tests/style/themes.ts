/** Reads src/style/themes.css: the colours that the app is drawn with. */

import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../../src/style/themes.css', import.meta.url), 'utf-8');

type Colours = Readonly<Record<string, string>>;

/** The colours that the blocks of a selector set, whether it stands alone or in a list. */
function colours(selector: string): Colours {
  const blocks = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, selectors]) =>
    selectors!
      .replace(/\/\*[^]*?\*\//g, '')
      .split(',')
      .some((each) => each.trim() === selector),
  );
  if (!blocks.length) throw new Error(`no ${selector} in themes.css`);
  return Object.fromEntries(
    blocks.flatMap(([, , body]) =>
      [...body!.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]),
    ),
  );
}

/** The colours of one set alone. */
export const coloursOf = (set: string): Colours => colours(`[data-pieces='${set}']`);

const light = colours(':root');
const dark = { ...light, ...colours(":root[data-theme='dark']") };
export const strong = colours(":root[data-theme='contrast']");
export const SETS = ['wood', 'slate', 'bright'];
/** Every theme with every set of pieces; high contrast draws all sets alike. */
export const THEMES: Readonly<Record<string, Colours>> = {
  ...Object.fromEntries(
    SETS.flatMap((set) => {
      const own = coloursOf(set);
      return [
        [`light, ${set}`, { ...light, ...own }],
        [`dark, ${set}`, { ...dark, ...own }],
      ];
    }),
  ),
  contrast: { ...light, ...strong },
};

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG's contrast of two colours. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
