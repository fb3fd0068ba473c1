import type { ColorRole, SchemeTokens } from '../contract.ts';
import { type ContrastPair, colorAt, REQUIRED_RATIO } from '../contrast.ts';
import { contrastOf, hex, shade, type Tone, toneOf } from './tone.ts';

type Colors = SchemeTokens['color'];

/** Less than the eye sees, and than one step of eight bits in the mid-tones. */
const STEP = 0.0025;

/** Steps lightness away from the start, in one direction, until the test holds; null at black or white. */
function search(start: Tone, direction: 1 | -1, holds: (color: string) => boolean): string | null {
  for (let l = start.l; l >= 0 && l <= 1; l += direction * STEP) {
    const color = hex(shade(start, l));
    if (holds(color)) return color;
  }
  const end = direction > 0 ? '#ffffff' : '#000000';
  return holds(end) ? end : null;
}

/**
 * The nearest lightness, with the hue of the shade (`shade`), at which a colour holds the ratio on a background.
 * @param towards -1 darker, 1 lighter
 * @throws Error when even black or white does not reach the ratio
 */
export function reach(start: Tone, towards: 1 | -1, ground: string, ratio: number): Tone {
  // Of what is returned: its eight bits a channel may be others than those it is read from.
  const found = search(start, towards, (color) => contrastOf(hex(toneOf(color)), ground) >= ratio);
  if (!found) throw new Error(`No lightness of ${hex(start)} reaches ${ratio}:1 on ${ground}`);
  return toneOf(found);
}

/**
 * Moves each foreground away from its backgrounds until all of its pairs hold, with the same hue. One that no
 * lightness can help stays as it is, for the proof to name.
 */
export function settle(colors: Colors, pairs: readonly ContrastPair[]): Colors {
  const settled = structuredClone(colors);
  for (const role of new Set(pairs.map(({ foreground }) => foreground))) {
    const own = pairs.filter(({ foreground }) => foreground === role);
    const grounds = own.map(
      ({ background, kind }) => [colorAt(settled, background), REQUIRED_RATIO[kind]] as const,
    );
    const holds = (color: string) => grounds.every(([ground, ratio]) => contrastOf(color, ground) >= ratio);
    const start = colorAt(settled, role);
    if (holds(start)) continue;
    const isOnLight = grounds.every(
      ([ground]) => contrastOf(ground, '#000000') > contrastOf(ground, '#ffffff'),
    );
    const first = isOnLight ? -1 : 1;
    const tone = toneOf(start);
    const found = search(tone, first, holds) ?? search(tone, first === 1 ? -1 : 1, holds);
    if (found) setColor(settled, role, found);
  }
  return settled;
}

function setColor(colors: Colors, role: ColorRole, value: string): void {
  const keys = role.split('.');
  const last = keys.pop() as string;
  const group = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], colors);
  (group as Record<string, string>)[last] = value;
}
