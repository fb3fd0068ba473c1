import type { ShapeTokens } from '../contract.ts';
import { EDGES } from './edges.ts';

const PILL = '62.5rem';

/** From a word: what a brand's buttons, fields, cards, dialogs and openings have in common. */
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
    density: { card: '1rem', cardWide: '1.5rem', row: '0.875rem' },
    hero: { radius: '1.25rem', ...EDGES.curve },
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
    density: { card: '1.125rem', cardWide: '1.75rem', row: '1rem' },
    hero: { radius: '1.75rem', ...EDGES.wave },
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
    density: { card: '1rem', cardWide: '1.25rem', row: '0.75rem' },
    hero: { radius: '0px', ...EDGES.slant },
  },
} as const satisfies Record<string, Omit<ShapeTokens, 'type'>>;

export type Shape = keyof typeof SHAPES;

/** A family and the lightest and heaviest weight in its font file. */
export interface Font {
  readonly family: string;
  readonly weights: readonly [lightest: number, heaviest: number];
}

/** Large headings: quiet beside soft corners, big beside round ones, in strong steps beside sharp ones. */
const HEADINGS = {
  soft: {
    heading2: 'clamp(1.5rem, 1.32rem + 0.75vw, 1.875rem)',
    heading1: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.625rem)',
  },
  round: {
    heading2: 'clamp(1.625rem, 1.4rem + 0.9vw, 2.0625rem)',
    heading1: 'clamp(2.0625rem, 1.6rem + 1.95vw, 3rem)',
  },
  sharp: {
    heading2: 'clamp(1.5rem, 1.26rem + 1vw, 2rem)',
    heading1: 'clamp(2.125rem, 1.55rem + 2.4vw, 3.25rem)',
  },
} as const satisfies Record<Shape, Partial<ShapeTokens['type']['size']>>;

/** The scale of all text sizes, with the weights that the fonts have. */
export function typeOf(body: Font, heading: Font, shape: Shape): ShapeTokens['type'] {
  const within = (wanted: number, { weights: [lightest, heaviest] }: Font) =>
    String(Math.min(Math.max(wanted, lightest), heaviest));
  return {
    family: { body: body.family, heading: heading.family },
    weight: {
      regular: within(400, body),
      medium: within(500, body),
      strong: within(600, body),
      heading: within(650, heading),
    },
    size: {
      small: '0.9375rem',
      body: '1.0625rem',
      lead: '1.25rem',
      heading4: '1.125rem',
      heading3: '1.3125rem',
      ...HEADINGS[shape],
    },
    lineHeight: { tight: '1.15', heading: '1.22', body: '1.55' },
    tracking: { heading: '-0.015em' },
  };
}
