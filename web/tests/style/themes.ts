/** Reads src/style/themes.css: the colours that the app is drawn with. */

import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../../src/style/themes.css', import.meta.url), 'utf-8');

type Colours = Readonly<Record<string, string>>;

function block(selector: string): Colours {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no ${selector} in themes.css`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]),
  );
}

const light = block(':root');
export const THEMES: Readonly<Record<string, Colours>> = {
  light,
  dark: { ...light, ...block(":root[data-theme='dark']") },
  contrast: { ...light, ...block(":root[data-theme='contrast']") },
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
