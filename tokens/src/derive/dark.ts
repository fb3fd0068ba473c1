import type { SchemeTokens } from '../contract.ts';
import { DARK_WELL } from '../contrast.ts';
import { actionOf, darkSurface } from './action.ts';
import { accentColors, heroColors, tints } from './entry.ts';
import { reach } from './settle.ts';
import { decorOf, NIGHT, neutral, type Source, tint } from './source.ts';
import { statuses } from './statuses.ts';
import { at, hex, veil } from './tone.ts';

const BLACK = { l: 0, c: 0, h: 0 };

/** The first draft of the dark colours; `settle` moves those that fail a pair. */
export function darkColors(source: Source): SchemeTokens['color'] {
  const surface = darkSurface(source);
  const action = actionOf(source, 'dark');
  const light = (l: number) => hex(neutral(source, l, 0.7));
  return {
    canvas: hex(neutral(source, 0.195, NIGHT)),
    surface,
    surfaceRaised: hex(neutral(source, 0.288, NIGHT)),
    surfaceSunken: hex(reach(neutral(source, 0.26, NIGHT), 1, surface, DARK_WELL)),
    text: light(0.94),
    textMuted: light(0.775),
    heading: light(0.98),
    textInverse: hex(at(action, 0.27, 0.05)),
    inverse: light(0.94),
    border: hex(neutral(source, 0.345, NIGHT)),
    borderStrong: hex(neutral(source, 0.61, 2.2)),
    focus: hex(action),
    scrim: veil(BLACK, 0.7),
    action: {
      rest: hex(action),
      hover: hex(at(action, action.l + 0.05)),
      pressed: hex(at(action, action.l + 0.1)),
      text: hex(at(action, 0.24, 0.07)),
      subtle: hex(tint(source, 0.31, 0.05)),
      subtleHover: hex(tint(source, 0.36, 0.06)),
      subtleText: hex(at(action, Math.max(action.l, 0.84), 0.1)),
    },
    ...statuses('dark', source),
    accent: accentColors(source, 'dark'),
    info: {
      subtle: hex(neutral(source, 0.33, NIGHT)),
      subtleText: light(0.9),
      border: hex(neutral(source, 0.66, 2.2)),
    },
    brand: {
      decor: hex(decorOf(source, 'dark')),
      decorSoft: hex(tint(source, 0.35, 0.065)),
      decorText: hex(at(action, 0.92, 0.05)),
    },
    hero: heroColors(source, 'dark', action),
    tint: tints(source, 'dark'),
  };
}
