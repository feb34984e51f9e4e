/** The board and the pieces as plain SVG, drawn by the components that draw them in the browser, for
 *  the pictures that the server makes (`fourfold.drawing`). */

import type { Component } from 'svelte';
import { render } from 'svelte/server';

import BoardDrawing from '../src/board/BoardDrawing.svelte';
import { geometryOf, PITCH } from '../src/board/geometry';
import Defs from '../src/board/pieces/Defs.svelte';
import Piece from '../src/board/pieces/Piece.svelte';
import { EDITIONS, PIECES } from '../src/notation/pieces';
import { THEMES } from '../tests/style/themes';

const COLOURS = THEMES['light, wood']!;
/** The colours that a picture needs around the board. */
const AROUND = ['paper', 'paper-edge', 'card', 'ink', 'ink-soft', 'line', 'mark', 'call'];

const styles = new Set<string>();

/** A colour between two others, as `color-mix` makes it. */
function mixed(one: string, share: number, other: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a! * share + b! * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** A text with plain colours instead of variables, and numbers no longer than anybody sees. */
function plain(text: string): string {
  return text
    .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => COLOURS[name] ?? whole)
    .replace(
      /color-mix\(in srgb, (#\w{6}) (\d+)%, (#\w{6})\)/g,
      (_, one: string, share: string, other: string) => mixed(one, Number(share) / 100, other),
    )
    .replace(/-?\d*\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

/** Every shape here is either filled or stroked, so its opacity is that of its paint. As one of the
 *  whole shape it would be drawn on a layer of its own, which takes ten times as long. */
const painted = (text: string): string =>
  text
    .replace(/(?<![-\w])opacity="([^"]*)"/g, 'fill-opacity="$1" stroke-opacity="$1"')
    .replace(/(?<![-\w])opacity: ([^;]*);/g, 'fill-opacity: $1; stroke-opacity: $1;');

/** What a component draws inside its `svg`; its styles are kept for all. */
function drawn<Props extends Record<string, any>>(
  component: Component<Props>,
  props: Props,
): string {
  const { head, body } = render(component as Component, { props });
  for (const [, style] of head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) styles.add(style!);
  const inside = /<svg[^>]*>([^]*)<\/svg>/.exec(body)?.[1];
  if (inside === undefined) throw new Error('a drawing is one svg');
  return painted(
    plain(inside)
      .replace(/<!--[^]*?-->/g, '')
      .replace(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>')
      .replace(/ class=""/g, ''),
  );
}

/** The rules of the styles that a picture can use: no comments, no layout, no `:where`. */
function rules(): string {
  return painted(plain([...styles].join('\n')))
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/:where\(([^)]*)\)/g, '$1')
    .replace(/(?<=[\s{])(display|width|height|overflow|pointer-events|position|font): [^;]*;/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[^{}]*\{ \}/g, '')
    .trim();
}

const seen = geometryOf('slanted');
const pieces = Object.fromEntries(
  EDITIONS.map((edition) => [
    edition,
    Object.fromEntries(
      PIECES.map((piece) => [piece, drawn(Piece, { piece, edition, view: 'slanted' })]),
    ),
  ]),
);
const board = drawn(BoardDrawing, { seen, coordinates: false });
const shared = drawn(Defs, {});

export const drawings = {
  colours: Object.fromEntries(AROUND.map((name) => [name, COLOURS[name]])),
  geometry: { pitch: PITCH, slant: seen.slant, hollow: seen.hollow, frame: seen.frame },
  shared,
  style: rules(),
  board,
  pieces,
};
