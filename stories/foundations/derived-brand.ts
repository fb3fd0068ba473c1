import type { BrandTokens } from '@portal/tokens/contract';
import type { Character } from '@portal/tokens/derive/character';
import { ContrastError, deriveBrand } from '@portal/tokens/derive/derive-brand';
import { VOICES } from '@portal/tokens/derive/voices';
import { drawingSheet } from '../../scripts/new-brand/drawings.ts';

/** Of the variable fonts; each is cut to what its file has by the command. */
const WEIGHTS = [200, 1000] as const;

export interface DerivedBrand {
  readonly brand: BrandTokens;
  /** Its sheet of drawings. */
  readonly drawings: string;
}

/**
 * A brand as the command would make it, without a file.
 * @param accent hex; empty for a counterpart of the action
 * @returns the brand, or the sentence that names the pair of colours that cannot hold
 */
export function derivedBrand(
  id: string,
  action: string,
  accent: string,
  character: Character,
): DerivedBrand | string {
  const { body, heading } = VOICES[character.voice];
  try {
    const brand = deriveBrand({
      ...character,
      id,
      name: id,
      action,
      accent: accent || undefined,
      font: { family: body, weights: WEIGHTS },
      headingFont: { family: heading, weights: WEIGHTS },
    });
    return { brand, drawings: drawingSheet({ id, ...character }) };
  } catch (error) {
    if (error instanceof ContrastError) return error.message;
    throw error;
  }
}
