/** The sixteen pieces as the notation has them (R2): names of values, nothing about playing. */

export type Trait = 'colour' | 'shape' | 'height' | 'fill';
/** How pieces are sorted: by number, or grouped by a trait. */
export type Sorting = Trait | 'number';
export type Edition = 'classic' | 'mushrooms';

export const EDITIONS: readonly Edition[] = ['classic', 'mushrooms'];
export const TRAITS: readonly Trait[] = ['colour', 'shape', 'height', 'fill'];
export const PIECES: readonly string[] = [...'0123456789abcdef'];

const WEIGHTS: Record<Trait, number> = { colour: 8, shape: 4, height: 2, fill: 1 };

export const VALUES = {
  colour: ['light', 'dark'],
  shape: ['round', 'square'],
  height: ['tall', 'short'],
  fill: ['solid', 'hollow'],
} as const satisfies Record<Trait, readonly [string, string]>;

export type Value = (typeof VALUES)[Trait][number];

/** The value that a piece has for a trait. */
export function valueOf(piece: string, trait: Trait): Value {
  return VALUES[trait][parseInt(piece, 16) & WEIGHTS[trait] ? 1 : 0];
}

/** All four values of a piece, in the order of the traits. */
export function valuesOf(piece: string): Value[] {
  return TRAITS.map((trait) => valueOf(piece, trait));
}

/** The piece's value of each trait by name, as texts choose by them. */
export function byTrait(piece: string): Record<Trait, Value> {
  return {
    colour: valueOf(piece, 'colour'),
    shape: valueOf(piece, 'shape'),
    height: valueOf(piece, 'height'),
    fill: valueOf(piece, 'fill'),
  };
}

/** The trait that a value belongs to. */
export function traitOf(value: string): Trait {
  const trait = TRAITS.find((each) => (VALUES[each] as readonly string[]).includes(value));
  if (!trait) throw new Error(`no such value: ${value}`);
  return trait;
}

/** Traits with one put in or taken out; the last one stays (R6). */
export function switchTrait(traits: readonly Trait[], trait: Trait): Trait[] {
  const next = TRAITS.filter((each) => (each === trait) !== traits.includes(each));
  return next.length ? next : [...traits];
}

/** The pieces sorted so that those that share the trait's value stand together. */
export function sortedBy(pieces: readonly string[], trait: Trait | null): string[] {
  const order = [...pieces].sort((a, b) => parseInt(a, 16) - parseInt(b, 16));
  if (!trait) return order;
  const [first] = VALUES[trait];
  return [
    ...order.filter((piece) => valueOf(piece, trait) === first),
    ...order.filter((piece) => valueOf(piece, trait) !== first),
  ];
}
