import type { Scheme } from '../contract.ts';
import { at, clamp, isYellow, shade, type Tone } from './tone.ts';

/** The brand's given colours, from which everything else is derived. */
export interface Source {
  readonly action: Tone;
  readonly accent: Tone;
}

/** Greys and tints of a yellow are cream by day and amber by night: in its own hue they would be khaki. */
const CREAM = { h: 82, strength: 1.9 };
const AMBER = { h: 68, strength: 1 };

/** A quiet colour of the brand's hue, with so much chroma at most. */
function quiet({ action }: Source, l: number, chroma: number): Tone {
  if (!isYellow(action)) return at(action, l, chroma);
  const { h, strength } = l > 0.5 ? CREAM : AMBER;
  return { l, c: chroma * strength, h };
}

/** Dark backgrounds carry more of the hue than light ones: without it they look switched off. */
export const NIGHT = 2.4;

/** How much of the brand's colour the greys carry. */
const TINT = 0.013;

/** A grey with a hint of the brand's hue. */
export function neutral(source: Source, l: number, strength = 1): Tone {
  return quiet(source, l, Math.min(source.action.c * 0.1, TINT) * strength);
}

/** A large soft fill in the brand's hue. */
export function tint(source: Source, l: number, chroma: number): Tone {
  return quiet(source, l, Math.min(source.action.c * 0.45, chroma));
}

/** The brand's own colour, kept visible against the canvas where it is nearly white or nearly black. */
export function decorOf({ action }: Source, scheme: Scheme): Tone {
  return shade(action, scheme === 'light' ? Math.min(action.l, 0.86) : clamp(action.l, 0.5, 0.88));
}
