import type { BrandTokens, Scheme, SchemeTokens } from '../contract.ts';
import { type ContrastPair, contrastPairs } from '../contrast.ts';
import type { Character } from './character.ts';
import { darkColors } from './dark.ts';
import { illustrationColors, shadows } from './decoration.ts';
import { lightColors } from './light.ts';
import { brokenPairs } from './prove.ts';
import { settle } from './settle.ts';
import { formOf } from './shapes.ts';
import type { Source } from './source.ts';
import { at, type Tone, toneOf } from './tone.ts';
import { type Font, typeOf } from './voices.ts';

export interface BrandWish extends Omit<Character, 'drawing'> {
  readonly id: string;
  readonly name: string;
  /** The brand's colour, as hex. */
  readonly action: string;
  /** The colour of highlights in drawings, as hex; without one, a warm or cool counterpart of the action. */
  readonly accent?: string | undefined;
  readonly font: Font;
  /** Without one, headings share the font of the text. */
  readonly headingFont?: Font | undefined;
}

/** No lightness could make every pair of colours hold; the message names each failing pair. */
export class ContrastError extends Error {
  override readonly name = 'ContrastError';
}

/** A turn of the colour wheel that leaves the two colours related, but clearly different. */
const COUNTERPART = 150;

/**
 * The whole look of a brand from one or two colours, in OKLCH: hues stay (yellow's shade is amber), lightness moves until every pair of
 * text and background holds.
 * @param pairs must hold in both schemes
 * @throws ContrastError
 */
export function deriveBrand(wish: BrandWish, pairs: readonly ContrastPair[] = contrastPairs): BrandTokens {
  const action = toneOf(wish.action);
  const source = { action, accent: wish.accent ? toneOf(wish.accent) : counterpart(action) };
  const { id, name, font, headingFont = font } = wish;
  const brand: BrandTokens = {
    id,
    name,
    source: wish.action,
    scheme: { light: schemeOf(source, 'light', pairs), dark: schemeOf(source, 'dark', pairs) },
    type: typeOf(font, headingFont, wish.voice),
    ...formOf(wish.shape, wish.edge, wish.density),
  };
  const broken = brokenPairs(brand, pairs);
  if (broken.length > 0)
    throw new ContrastError(`No brand can be derived from ${wish.action}:\n${broken.join('\n')}`);
  return brand;
}

function counterpart({ h, c }: Tone): Tone {
  return at({ l: 0.8, c: 0.13, h: c === 0 ? 70 : (h + COUNTERPART) % 360 }, 0.8);
}

function schemeOf(source: Source, scheme: Scheme, pairs: readonly ContrastPair[]): SchemeTokens {
  const draft = scheme === 'light' ? lightColors(source) : darkColors(source);
  return {
    color: settle(draft, pairs),
    illustration: illustrationColors(source, scheme),
    shadow: shadows(source, scheme),
  };
}
