import type { ShapeTokens } from '../contract.ts';
import { EDGES } from './edges.ts';

const PILL = '62.5rem';

/** From a word: the corners of a brand's buttons, fields, cards, dialogs and openings, and the line around its cards. */
export const SHAPES = {
  soft: {
    radius: {
      small: '0.375rem',
      control: '0.625rem',
      card: '1rem',
      overlay: '1.25rem',
      pill: PILL,
      button: '0.75rem',
    },
    card: { edge: '0px' },
    hero: { radius: '1.25rem' },
  },
  round: {
    radius: {
      small: '0.625rem',
      control: '1rem',
      card: '1.625rem',
      overlay: '1.75rem',
      pill: PILL,
      button: PILL,
    },
    card: { edge: '0px' },
    hero: { radius: '1.75rem' },
  },
  sharp: {
    radius: {
      small: '0.125rem',
      control: '0.1875rem',
      card: '0.25rem',
      overlay: '0.375rem',
      pill: PILL,
      button: '0.1875rem',
    },
    card: { edge: '1px' },
    hero: { radius: '0px' },
  },
} as const satisfies Record<
  string,
  Pick<ShapeTokens, 'radius' | 'card'> & { readonly hero: Pick<ShapeTokens['hero'], 'radius'> }
>;

export type Shape = keyof typeof SHAPES;

/** How much room things have: even the least leaves a row as high as a finger. */
export const DENSITIES = {
  compact: { card: '0.875rem', cardWide: '1.125rem', row: '0.75rem' },
  even: { card: '1rem', cardWide: '1.5rem', row: '0.875rem' },
  airy: { card: '1.25rem', cardWide: '2rem', row: '1.0625rem' },
} as const satisfies Record<string, ShapeTokens['density']>;

export type Density = keyof typeof DENSITIES;

export type Edge = keyof typeof EDGES;

/** All but the type of a brand's shape. */
export function formOf(shape: Shape, edge: Edge, density: Density): Omit<ShapeTokens, 'type'> {
  const { radius, card, hero } = SHAPES[shape];
  return { radius, card, density: DENSITIES[density], hero: { ...hero, ...EDGES[edge] } };
}
