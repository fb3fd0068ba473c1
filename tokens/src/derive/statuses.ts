import type { Contract, Scheme } from '../contract.ts';
import { at, distance, hex, type Tone } from './tone.ts';

type Color = Contract['color'];
type Statuses = Pick<Color, 'danger' | 'success' | 'warning'>;

/** A difference visible at a glance, even if the two are not side by side (OKLab). */
export const DISTINCT = 0.09;

const RED = 27;
/** Where danger moves when the brand's own action is red: first towards crimson, then towards orange. */
const REDS = [RED, 18, 8, 358, 348, 338, 44];
const GREEN = 150;
const AMBER = 75;

const LOOKS = {
  light: {
    filled: { l: 0.5, c: 0.19 },
    step: -0.055,
    darker: [0, -0.06, -0.12],
    text: { l: 1, c: 0 },
    subtle: { l: 0.955, c: 0.028 },
    subtleText: { l: 0.43, c: 0.13 },
    border: { l: 0.58, c: 0.14 },
  },
  dark: {
    filled: { l: 0.82, c: 0.11 },
    step: 0.04,
    darker: [0, -0.06, -0.1],
    text: { l: 0.26, c: 0.09 },
    subtle: { l: 0.29, c: 0.045 },
    subtleText: { l: 0.86, c: 0.08 },
    border: { l: 0.66, c: 0.11 },
  },
} as const;

/**
 * Colours of danger, success and warning.
 * @param action the settled colour of the action: danger stays away from it, so that a red brand's patient still
 * sees which button undoes something
 */
export function statuses(scheme: Scheme, action: Tone): Statuses {
  const look = LOOKS[scheme];
  const quiet = (h: number) => ({
    subtle: hex({ ...look.subtle, h }),
    subtleText: hex({ ...look.subtleText, h }),
    border: hex({ ...look.border, h }),
  });
  const rest = dangerApartFrom(action, scheme);
  return {
    danger: {
      rest: hex(rest),
      hover: hex(at(rest, rest.l + look.step)),
      pressed: hex(at(rest, rest.l + 2 * look.step)),
      text: hex({ ...look.text, h: rest.h }),
      ...quiet(rest.h),
    },
    success: quiet(GREEN),
    warning: quiet(AMBER),
  };
}

function dangerApartFrom(action: Tone, scheme: Scheme): Tone {
  const { filled, darker } = LOOKS[scheme];
  const candidates = REDS.flatMap((h) =>
    darker.map((less): Tone => ({ c: filled.c, l: filled.l + less, h })),
  );
  const apart = candidates.find((candidate) => distance(hex(candidate), hex(action)) >= DISTINCT);
  if (!apart) throw new Error(`No red can be told from the action colour ${hex(action)}`);
  return apart;
}
