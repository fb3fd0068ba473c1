import type { SchemeTokens } from '../contract.ts';
import { actionOf } from './action.ts';
import { accentColors, heroColors, tints } from './entry.ts';
import { decorOf, neutral, type Source, tint } from './source.ts';
import { statuses } from './statuses.ts';
import { at, hex, veil } from './tone.ts';

const WHITE = '#ffffff';
/** Below this, hover and press make a filled button lighter: it could not get visibly darker. */
const NEARLY_BLACK = 0.3;

/** The first draft of the light colours; `settle` moves those that fail a pair. */
export function lightColors(source: Source): SchemeTokens['color'] {
  const action = actionOf(source, 'light');
  const step = action.l < NEARLY_BLACK ? 0.08 : -0.055;
  const ink = (l: number, chroma: number) => hex(at(action, l, Math.min(action.c * 0.5, chroma)));
  return {
    canvas: hex(neutral(source, 0.977, 0.5)),
    surface: WHITE,
    surfaceRaised: WHITE,
    surfaceSunken: hex(neutral(source, 0.945)),
    text: ink(0.28, 0.03),
    textMuted: ink(0.48, 0.03),
    heading: ink(0.25, 0.06),
    textInverse: hex(neutral(source, 0.977, 0.5)),
    inverse: ink(0.27, 0.05),
    border: hex(neutral(source, 0.912, 1.3)),
    borderStrong: hex(neutral(source, 0.62, 2.5)),
    focus: hex(action),
    scrim: veil(at(action, 0.2, 0.05), 0.55),
    action: {
      rest: hex(action),
      hover: hex(at(action, action.l + step)),
      pressed: hex(at(action, action.l + 2 * step)),
      text: WHITE,
      subtle: hex(tint(source, 0.957, 0.028)),
      subtleHover: hex(tint(source, 0.93, 0.042)),
      subtleText: hex(at(action, Math.min(action.l, 0.48))),
    },
    ...statuses('light', source),
    accent: accentColors(source, 'light'),
    info: {
      subtle: hex(neutral(source, 0.945)),
      subtleText: ink(0.38, 0.03),
      border: hex(neutral(source, 0.58, 2.5)),
    },
    brand: {
      decor: hex(decorOf(source, 'light')),
      decorSoft: hex(tint(source, 0.925, 0.055)),
      decorText: hex(at(action, 0.34, 0.1)),
    },
    hero: heroColors(source, 'light', action),
    tint: tints(source, 'light'),
  };
}
