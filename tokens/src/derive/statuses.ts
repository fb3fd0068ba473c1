import { type Contract, SCHEMES, type Scheme } from '../contract.ts';
import { actionOf, darkSurface } from './action.ts';
import type { Source } from './source.ts';
import { at, distance, hex, type Tone, veil } from './tone.ts';

type Color = Contract['color'];
type Statuses = Pick<Color, 'danger' | 'success' | 'warning'>;

/** A difference visible at a glance, even if the two are not side by side (OKLab). */
export const DISTINCT = 0.09;

const RED = 27;
const GREEN = 150;
const AMBER = 75;

const LOOKS = {
  light: {
    filled: { l: 0.5, c: 0.19 },
    step: -0.055,
    text: { l: 1, c: 0 },
    subtle: { l: 0.955, c: 0.028 },
    subtleText: { l: 0.43, c: 0.13 },
    border: { l: 0.58, c: 0.14 },
  },
  dark: {
    filled: { l: 0.82, c: 0.11 },
    step: 0.04,
    text: { l: 0.26, c: 0.09 },
    subtle: { l: 0.29, c: 0.045 },
    subtleText: { l: 0.86, c: 0.08 },
    border: { l: 0.66, c: 0.11 },
  },
} as const;

/**
 * Colours of danger, success and warning. Where the brand's own buttons are red, those that undo something are outlined:
 * another red would be taken for the brand's.
 */
export function statuses(scheme: Scheme, source: Source): Statuses {
  const look = LOOKS[scheme];
  const quiet = (h: number) => ({
    subtle: hex({ ...look.subtle, h }),
    subtleText: hex({ ...look.subtleText, h }),
    border: hex({ ...look.border, h }),
  });
  const button = isRed(source) ? outlined(scheme, source) : filled(scheme);
  return {
    danger: { ...button, ...quiet(RED) },
    success: quiet(GREEN),
    warning: quiet(AMBER),
  };
}

type DangerButton = Pick<Color['danger'], 'rest' | 'hover' | 'pressed' | 'text' | 'edge'>;

const redOf = (scheme: Scheme): Tone => ({ ...LOOKS[scheme].filled, h: RED });

/** Whether the brand's own button could be taken for one that undoes something, by day or by night. */
export function isRed(source: Source): boolean {
  return SCHEMES.some((scheme) => distance(hex(redOf(scheme)), hex(actionOf(source, scheme))) < DISTINCT);
}

function filled(scheme: Scheme): DangerButton {
  const { step, text } = LOOKS[scheme];
  const rest = redOf(scheme);
  return {
    rest: hex(rest),
    hover: hex(at(rest, rest.l + step)),
    pressed: hex(at(rest, rest.l + 2 * step)),
    text: hex({ ...text, h: RED }),
    edge: veil(rest, 0),
  };
}

function outlined(scheme: Scheme, source: Source): DangerButton {
  const { subtle, subtleText, step } = LOOKS[scheme];
  const pressed = { ...subtle, l: subtle.l + step, c: subtle.c * 1.6 };
  return {
    rest: scheme === 'light' ? '#ffffff' : darkSurface(source),
    hover: hex({ ...subtle, h: RED }),
    pressed: hex({ ...pressed, h: RED }),
    text: hex({ ...subtleText, h: RED }),
    edge: hex({ ...subtleText, h: RED }),
  };
}
