import type { ShapeTokens } from '../contract.ts';

/** A family and the lightest and heaviest weight in its font file. */
export interface Font {
  readonly family: string;
  readonly weights: readonly [lightest: number, heaviest: number];
}

interface Headings {
  readonly size: Pick<ShapeTokens['type']['size'], 'heading1' | 'heading2'>;
  readonly weight: number;
  readonly tracking: string;
}

/** How a brand's headings speak, each with the families that suit it. */
export const VOICES = {
  plain: {
    body: 'Hanken Grotesk',
    heading: 'Hanken Grotesk',
    weight: 650,
    tracking: '-0.015em',
    size: {
      heading2: 'clamp(1.5rem, 1.32rem + 0.75vw, 1.875rem)',
      heading1: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.625rem)',
    },
  },
  friendly: {
    body: 'Nunito',
    heading: 'Nunito',
    weight: 800,
    tracking: '-0.01em',
    size: {
      heading2: 'clamp(1.625rem, 1.4rem + 0.9vw, 2.0625rem)',
      heading1: 'clamp(2.0625rem, 1.6rem + 1.95vw, 3rem)',
    },
  },
  bookish: {
    body: 'Figtree',
    heading: 'Fraunces',
    weight: 600,
    tracking: '-0.02em',
    size: {
      heading2: 'clamp(1.5rem, 1.26rem + 1vw, 2rem)',
      heading1: 'clamp(2.125rem, 1.55rem + 2.4vw, 3.25rem)',
    },
  },
  bold: {
    body: 'Figtree',
    heading: 'Figtree',
    weight: 850,
    tracking: '-0.03em',
    size: {
      heading2: 'clamp(1.5625rem, 1.3rem + 1vw, 2.125rem)',
      heading1: 'clamp(2.125rem, 1.5rem + 2.6vw, 3.375rem)',
    },
  },
} as const satisfies Record<string, Headings & { readonly body: string; readonly heading: string }>;

export type Voice = keyof typeof VOICES;

/** The scale of all text sizes, with the weights that the fonts have. */
export function typeOf(body: Font, heading: Font, voice: Voice): ShapeTokens['type'] {
  const within = (wanted: number, { weights: [lightest, heaviest] }: Font) =>
    String(Math.min(Math.max(wanted, lightest), heaviest));
  const { size, weight, tracking } = VOICES[voice];
  return {
    family: { body: body.family, heading: heading.family },
    weight: {
      regular: within(400, body),
      medium: within(500, body),
      strong: within(600, body),
      heading: within(weight, heading),
    },
    size: {
      small: '0.9375rem',
      body: '1.0625rem',
      lead: '1.25rem',
      heading4: '1.125rem',
      heading3: '1.3125rem',
      ...size,
    },
    lineHeight: { tight: '1.15', heading: '1.22', body: '1.55' },
    tracking: { heading: tracking },
  };
}
