import type { Contract } from '../../tokens/src/contract.ts';
import type { Character } from '../../tokens/src/derive/character.ts';

type Role = keyof Contract['illustration'];

/** How a brand's drawings differ from another's, besides their colours. */
export interface Drawing {
  /** Backdrop of a scene of 240 by 180, as a path. */
  readonly backdrop: string;
  readonly backdropColor: Role;
  /** Radius of corners. */
  readonly corner: number;
  /** How lines end: 'round' or 'square'. */
  readonly cap: string;
  /** How heavy the lines around things are; 0 for none. */
  readonly outline: number;
  /** Small shapes around a scene, centred on 0 0. */
  readonly spark: string;
  /** What stands in the sky of a large scene, centred on 0 0. */
  readonly sun: string;
}

/** What a kind of drawing is made in; the id decides which of its backdrops and sparks a brand has. */
interface Manner extends Omit<Drawing, 'backdrop' | 'spark' | 'corner'> {
  readonly backdrops: readonly [string, string];
  readonly sparks: readonly [string, string];
}

const STAR = 'm0-11 3 8 8 3-8 3-3 8-3-8-8-3 8-3Z';
const DOT = 'M0-6a6 6 0 0 1 0 12a6 6 0 0 1 0-12Z';

export const MANNERS: Readonly<Record<Character['drawing'], Manner>> = {
  line: {
    // A low sun, and a tall window.
    backdrops: ['M28 158a92 92 0 0 1 184 0Z', 'M52 158V70c0-30 28-52 68-52s68 22 68 52v88Z'],
    backdropColor: 'ground',
    cap: 'round',
    outline: 1,
    sparks: [STAR, DOT],
    sun: 'M-38 0a38 38 0 1 0 76 0a38 38 0 1 0-76 0Z',
  },
  paper: {
    // A hill beside a hill, and a stone.
    backdrops: [
      'M14 158c6-52 40-92 84-92 30 0 44 18 66 18 34 0 58 30 62 74Z',
      'M26 158c-8-40 4-92 48-116s92-8 120 24 36 66 20 92Z',
    ],
    backdropColor: 'mainSoft',
    cap: 'round',
    outline: 0,
    sparks: [DOT, 'M-8 3a8 8 0 0 1 16 0Z'],
    sun: 'M-54 0a54 54 0 1 0 108 0a54 54 0 1 0-108 0Z',
  },
  block: {
    // Stairs on both sides, and two walls.
    backdrops: ['M20 158v-46h40V78h40V44h60v34h30v34h30v46Z', 'M34 158V40h92v36h82v82Z'],
    backdropColor: 'mainSoft',
    cap: 'square',
    outline: 1.5,
    sparks: ['M-6-6H6V6H-6Z', 'M0-8 8 6H-8Z'],
    sun: 'M-46 24a46 46 0 0 1 92 0Z',
  },
  ring: {
    // A wide arc, and two inside each other.
    backdrops: [
      'M22 158a98 98 0 0 1 196 0h-34a64 64 0 0 0-128 0Z',
      'M22 158a98 98 0 0 1 196 0h-20a78 78 0 0 0-156 0Zm40 0a58 58 0 0 1 116 0h-20a38 38 0 0 0-76 0Z',
    ],
    backdropColor: 'accentSoft',
    cap: 'round',
    outline: 0.7,
    sparks: ['M0-8a8 8 0 0 1 0 16a8 8 0 0 1 0-16Zm0 4a4 4 0 0 0 0 8a4 4 0 0 0 0-8Z', STAR],
    sun: 'M-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0Zm18 0a22 22 0 1 1 44 0a22 22 0 1 1-44 0Z',
  },
};
