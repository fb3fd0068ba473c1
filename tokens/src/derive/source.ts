import type { Scheme } from '../contract.ts';
import { at, clamp, shade, type Tone } from './tone.ts';

/** The brand's given colours, from which everything else is derived. */
export interface Source {
  readonly action: Tone;
  readonly accent: Tone;
}

/** How much of the brand's colour the greys carry. */
const TINT = 0.013;

/** A grey with a hint of the brand's hue. */
export function neutral({ action }: Source, l: number, strength = 1): Tone {
  return at(action, l, Math.min(action.c * 0.1, TINT) * strength);
}

/** A large soft fill in the brand's hue. */
export function tint({ action }: Source, l: number, chroma: number): Tone {
  return at(action, l, Math.min(action.c * 0.45, chroma));
}

/** The brand's own colour, kept visible against the canvas where it is nearly white or nearly black. */
export function decorOf({ action }: Source, scheme: Scheme): Tone {
  return shade(action, scheme === 'light' ? Math.min(action.l, 0.86) : clamp(action.l, 0.5, 0.88));
}
