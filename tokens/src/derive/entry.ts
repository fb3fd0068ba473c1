import type { Contract, Scheme } from '../contract.ts';
import { decorOf, type Source } from './source.ts';
import { at, clamp, hex, shade, type Tone } from './tone.ts';

type Color = Contract['color'];

/** From here on dark words stand on the brand's own colour better than white ones. */
const CARRIES_DARK_WORDS = 0.68;
/** A paler colour than this is not seen as a ground on the canvas. */
const SEEN = { l: 0.965, c: 0.045 };
/** A stronger colour glares where it fills a screen's width. */
const GLARE = 0.22;
const CALM = 0.17;
/** The ground of a brand that is nearly white or a light grey: its accent, as soft as sand. */
const SAND = { l: 0.9, c: 0.06 };

/** The brand's colour as a ground to write on. */
function groundOf(source: Source): Tone {
  const { action, accent } = source;
  if (action.l <= SEEN.l && action.c >= SEEN.c)
    return at(action, action.l, action.c > GLARE ? CALM : action.c);
  const own = decorOf(source, 'light');
  return own.l >= CARRIES_DARK_WORDS ? at(accent, SAND.l, SAND.c) : own;
}

/** Highlights that cannot be pressed. */
export function accentColors({ accent }: Source, scheme: Scheme): Color['accent'] {
  const soft = Math.min(accent.c * 0.5, 0.045);
  return scheme === 'light'
    ? {
        soft: hex(at(accent, 0.952, soft)),
        fill: hex(at(accent, clamp(accent.l, 0.74, 0.88))),
        text: hex(shade(at(accent, Math.max(accent.l, 0.75), 0.1), 0.41)),
        onFill: hex(shade(at(accent, Math.max(accent.l, 0.75), 0.06), 0.25)),
      }
    : {
        soft: hex(at(accent, 0.325, soft)),
        fill: hex(at(accent, clamp(accent.l, 0.74, 0.85), 0.14)),
        text: hex(at(accent, 0.88, 0.09)),
        onFill: hex(at(accent, 0.22, 0.045)),
      };
}

/**
 * The opening of an entry page. A light brand colour is the ground itself, under dark words; a dark one is deepened into
 * a night, where the accent is what can be pressed.
 */
export function heroColors(source: Source, scheme: Scheme, action: Tone): Color['hero'] {
  const own = groundOf(source);
  const ink = (l: number) => hex(shade(at(own, own.l, 0.06), l));
  if (scheme === 'light' && own.l >= CARRIES_DARK_WORDS) {
    return {
      ground: hex(own),
      quiet: hex(at(own, Math.min(own.l + 0.07, 0.95), own.c * 0.6)),
      text: ink(0.22),
      action: ink(0.27),
      actionHover: ink(0.2),
      actionPressed: ink(0.14),
      actionText: '#ffffff',
    };
  }
  const deep = scheme === 'light' ? 0.3 : 0.27;
  const strong = scheme === 'light' ? at(source.accent, clamp(source.accent.l, 0.78, 0.9)) : action;
  return {
    ground: hex(at(shade(action, deep), deep, scheme === 'light' ? 0.11 : 0.06)),
    quiet: hex(at(shade(action, deep + 0.09), deep + 0.09, 0.08)),
    text: '#ffffff',
    action: hex(strong),
    actionHover: hex(at(strong, strong.l + 0.05)),
    actionPressed: hex(at(strong, strong.l + 0.09)),
    actionText: hex(at(strong, 0.22, 0.06)),
  };
}

const NAMES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
/** Six hues share the wheel: the brand's own, and these five. */
const APART = 360 / (NAMES.length + 1);
/** Where the wheel begins for a brand without a hue. */
const GREY_STARTS = 240;

/** Colours that tell people apart, as far from each other and from the brand's own as they can be. */
export function tints({ action }: Source, scheme: Scheme): Color['tint'] {
  const start = action.c === 0 ? GREY_STARTS : action.h;
  const tint = (n: number) => {
    const h = (start + (n + 1) * APART) % 360;
    return scheme === 'light'
      ? {
          soft: hex({ l: 0.925, c: 0.05, h }),
          fill: hex({ l: 0.77, c: 0.11, h }),
          text: hex({ l: 0.4, c: 0.09, h }),
        }
      : {
          soft: hex({ l: 0.36, c: 0.055, h }),
          fill: hex({ l: 0.68, c: 0.1, h }),
          text: hex({ l: 0.91, c: 0.05, h }),
        };
  };
  return Object.fromEntries(NAMES.map((name, n) => [name, tint(n)])) as Color['tint'];
}
