/** The characters of the computer as turned figures: which piece each is made of, and its colours. */

import { valueOf, type Edition } from '../../../notation/pieces';

export interface Look {
  /** The piece that the figure is turned from. */
  piece: string;
  /** Behind the figure, and what it wears. */
  ground: string;
  cloth: string;
  trim: string;
}

export const LOOKS = {
  newcomer: { piece: '2', ground: '#9cc9e0', cloth: '#2f6fb0', trim: '#fff6e6' },
  beginner: { piece: '3', ground: '#eab7b3', cloth: '#a34a63', trim: '#fff3ec' },
  casual: { piece: '0', ground: '#b9c48d', cloth: '#4f6b34', trim: '#e8d9a8' },
  attentive: { piece: '6', ground: '#e3cda8', cloth: '#6d4a33', trim: '#fdf6ea' },
  experienced: { piece: '1', ground: '#6f9488', cloth: '#5a4a3c', trim: '#b3211b' },
  strong: { piece: '7', ground: '#7fa6c9', cloth: '#1d3355', trim: '#f0c24b' },
  expert: { piece: '9', ground: '#8fcfc4', cloth: '#126a68', trim: '#f2d27a' },
  master: { piece: 'd', ground: '#e5b35c', cloth: '#6f1f2b', trim: '#f6e3c2' },
  perfect: { piece: 'c', ground: '#b9a3dc', cloth: '#3c2a6b', trim: '#f4d35e' },
} as const satisfies Record<string, Look>;

export type Character = keyof typeof LOOKS;

export const isCharacter = (name: string): name is Character => name in LOOKS;

/** The head: its half width, the height of its top and chin, and where eyes and mouth are. */
export interface Head {
  dark: boolean;
  round: boolean;
  tall: boolean;
  bored: boolean;
  half: number;
  depth: number;
  top: number;
  chin: number;
  eyes: number;
  mouth: number;
}

/** The middle of the picture, which is 96 wide and high. */
export const MIDDLE = 48;

/** The head that a piece becomes; a mushroom's is its stem, below the cap. */
export function headOf(piece: string, edition: Edition): Head {
  const round = edition === 'mushrooms' || valueOf(piece, 'shape') === 'round';
  const tall = valueOf(piece, 'height') === 'tall';
  const half = (round ? 21 : 25) + (tall ? 0 : 3.5);
  const top = tall ? 24 : 34;
  return {
    dark: edition === 'classic' && valueOf(piece, 'colour') === 'dark',
    round,
    tall,
    bored: valueOf(piece, 'fill') === 'hollow',
    half,
    depth: half * (round ? 0.36 : 0.4),
    top,
    chin: 72,
    eyes: tall ? 49 : 53,
    mouth: tall ? 63 : 65,
  };
}
