import type { Scheme } from '../contract.ts';
import { reach } from './settle.ts';
import { NIGHT, neutral, type Source } from './source.ts';
import { at, clamp, hex, isYellow, shade, type Tone } from './tone.ts';

const WHITE = '#ffffff';
/** On white: high enough that the action still holds 4.5:1 as text on its own tints. */
const ACTION_ON_WHITE = 5.5;
/** A yellow brand writes and presses in ink, as its openings do. */
const INK = { l: 0.29, c: 0.055, h: 68 };

/** Of the dark scheme's cards. */
const DARK_SURFACE = 0.24;
/** On cards: a filled button is the lightest thing beside the text. */
const ACTION_ON_SURFACE = 7;
/** Stronger light colours glare on a dark background. */
const MOST_CHROMA = 0.14;

/** What the dark scheme's cards are. */
export const darkSurface = (source: Source): string => hex(neutral(source, DARK_SURFACE, NIGHT));

/** The fill of the primary button: the brand's colour, as dark or as light as words on it need. */
export function actionOf(source: Source, scheme: Scheme): Tone {
  const { action } = source;
  if (scheme === 'light') return isYellow(action) ? INK : reach(action, -1, WHITE, ACTION_ON_WHITE);
  const lightness = clamp(action.l, 0.74, 0.86);
  return reach(
    at(shade(action, lightness), lightness, MOST_CHROMA),
    1,
    darkSurface(source),
    ACTION_ON_SURFACE,
  );
}
