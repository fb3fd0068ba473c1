import type { ShapeTokens } from '../contract.ts';

const PILL = '62.5rem';

/** Corners, from a word: what a brand's buttons, fields, cards and dialogs have in common. */
export const SHAPES = {
  soft: {
    small: '0.375rem',
    control: '0.625rem',
    card: '1rem',
    overlay: '1.25rem',
    pill: PILL,
    button: '0.75rem',
  },
  round: {
    small: '0.625rem',
    control: '1rem',
    card: '1.625rem',
    overlay: '1.75rem',
    pill: PILL,
    button: PILL,
  },
  sharp: {
    small: '0.125rem',
    control: '0.1875rem',
    card: '0.25rem',
    overlay: '0.375rem',
    pill: PILL,
    button: '0.1875rem',
  },
} as const satisfies Record<string, ShapeTokens['radius']>;

export type Shape = keyof typeof SHAPES;

/** A family and the lightest and heaviest weight in its font file. */
export interface Font {
  readonly family: string;
  readonly weights: readonly [lightest: number, heaviest: number];
}

/** The scale of all text sizes, with the weights that the fonts have. */
export function typeOf(body: Font, heading: Font): ShapeTokens['type'] {
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
      heading2: 'clamp(1.5rem, 1.32rem + 0.75vw, 1.875rem)',
      heading1: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.625rem)',
    },
    lineHeight: { tight: '1.15', heading: '1.22', body: '1.55' },
    tracking: { heading: '-0.015em' },
  };
}
