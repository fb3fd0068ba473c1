import type { Density, Edge, Shape } from './shapes.ts';
import { toneOf } from './tone.ts';
import type { Voice } from './voices.ts';

/** How drawings are made: outlined, cut from paper, built of blocks, or before rings. */
export const DRAWINGS = ['line', 'paper', 'block', 'ring'] as const;

/** What a brand is like besides its colours. */
export interface Character {
  readonly shape: Shape;
  readonly edge: Edge;
  readonly density: Density;
  readonly voice: Voice;
  readonly drawing: (typeof DRAWINGS)[number];
}

/** Below this the eye remembers no hue. */
const SEEN_HUE = 0.03;

const STRICT: Character = {
  shape: 'sharp',
  edge: 'slant',
  density: 'compact',
  voice: 'bookish',
  drawing: 'block',
};
const PLAYFUL: Character = {
  shape: 'round',
  edge: 'wave',
  density: 'airy',
  voice: 'friendly',
  drawing: 'paper',
};
const FRESH: Character = { shape: 'soft', edge: 'curve', density: 'even', voice: 'bold', drawing: 'ring' };
const COMPOSED: Character = {
  shape: 'soft',
  edge: 'straight',
  density: 'compact',
  voice: 'plain',
  drawing: 'line',
};
const GENTLE: Character = {
  shape: 'round',
  edge: 'wave',
  density: 'even',
  voice: 'bookish',
  drawing: 'line',
};
const SOBER: Character = {
  shape: 'sharp',
  edge: 'straight',
  density: 'even',
  voice: 'plain',
  drawing: 'block',
};

/** Sectors of the colour wheel from red on, each by the hue in degrees (OKLCH) that it ends at. */
const SECTORS: readonly (readonly [end: number, character: Character])[] = [
  [48, STRICT],
  [118, PLAYFUL],
  [205, FRESH],
  [290, COMPOSED],
  [345, GENTLE],
];

/**
 * The character that suits a colour: reds are strict, yellows playful, blues composed. Brands of other hues then differ
 * where nobody sees the colour.
 * @param action the brand's colour, as hex
 */
export function characterOf(action: string): Character {
  const { c, h } = toneOf(action);
  if (c < SEEN_HUE) return SOBER;
  return SECTORS.find(([end]) => h < end)?.[1] ?? STRICT;
}
