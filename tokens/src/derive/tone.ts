import { clampChroma, differenceEuclidean, formatHex, oklch, parse, wcagContrast } from 'culori';

/** A colour as lightness 0–1, chroma 0–0.37 and hue in degrees (OKLCH, CSS Color 4). */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Below this the eye sees no hue. */
const GREY = 0.004;

/** @throws Error if the text is no colour */
export function toneOf(color: string): Tone {
  const { l, c, h = 0 } = oklch(color) ?? failed(color);
  return c < GREY ? { l, c: 0, h: 0 } : { l, c, h };
}

function failed(color: string): never {
  throw new Error(`'${color}' is no colour`);
}

/** The colour as hex; what sRGB cannot show loses chroma, never hue or lightness. */
export function hex({ l, c, h }: Tone): string {
  return formatHex(clampChroma({ mode: 'oklch', l: clamp(l, 0, 1), c, h }, 'oklch'));
}

/** The same colour with another lightness and at most that much chroma. */
export function at(tone: Tone, l: number, maximumChroma = tone.c): Tone {
  return { ...tone, l, c: Math.min(tone.c, maximumChroma) };
}

/** Hues that the eye sees as yellow, in degrees, and what it expects of them in the shade: amber, not olive. */
const YELLOW = { from: 68, to: 108, end: 118 };
const AMBER = 66;
/** A drop of lightness after which all of the way to amber is gone. */
const FULL_SHADE = 0.38;

/** Whether the eye sees a clear, light yellow: darkened to carry white words it would turn to khaki. */
export const isYellow = ({ l, c, h }: Tone): boolean => l > 0.8 && c > 0.05 && h > 78 && h < YELLOW.end;

/**
 * The colour as it looks when it is darkened: yellow moves towards amber and gains strength, as it does in cloth and in paint;
 * other hues stay. A lighter colour is only lightened.
 */
export function shade(tone: Tone, l: number): Tone {
  const { from, to, end } = YELLOW;
  if (tone.c === 0 || tone.h <= from || tone.h >= end) return at(tone, l);
  const isYellow = tone.h <= to ? 1 : (end - tone.h) / (end - to);
  const depth = clamp((tone.l - l) / FULL_SHADE, 0, 1) * isYellow;
  return { l, c: tone.c + depth * Math.max(0.125 - tone.c, 0), h: tone.h + depth * (AMBER - tone.h) };
}

export function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}

/** WCAG 2.2 contrast ratio, 1–21. */
export const contrastOf: (one: string, other: string) => number = wcagContrast;

/** How different two colours look: distance in OKLab, where 0.02 is just noticeable side by side. */
export const distance: (one: string, other: string) => number = differenceEuclidean('oklab');

/** A colour with opacity, as CSS writes it: 'rgb(9 30 45 / 0.55)'. */
export function veil(tone: Tone, opacity: number): string {
  const { r, g, b } = parse(hex(tone)) as { r: number; g: number; b: number };
  const channels = [r, g, b].map((channel) => Math.round(channel * 255)).join(' ');
  return `rgb(${channels} / ${opacity})`;
}
