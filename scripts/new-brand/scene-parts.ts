import type { Contract } from '../../tokens/src/contract.ts';
import type { Drawing } from './drawing.ts';

/** A colour of the brand's drawings, by the name that its theme gives it. */
export const ink = (role: keyof Contract['illustration']): string =>
  `var(--illustration-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
export const stroke = (cap: string, width = 4): string =>
  `stroke="${ink('line')}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${joinOf(cap)}"`;

const joinOf = (cap: string): string => (cap === 'square' ? 'miter' : 'round');

/** The line around a filled thing, as heavy as the manner of the drawing has it. */
export const outline = ({ cap, outline: weight }: Drawing, width = 4): string =>
  weight === 0 ? '' : stroke(cap, width * weight);

/** Scenes stand on one line, before the brand's backdrop. */
export const ground = ({ backdrop, backdropColor, cap }: Drawing): string =>
  `    <path d="${backdrop}" fill="${ink(backdropColor)}" />
    <path d="M20 158h200" ${stroke(cap)} />`;

export const sparks = (
  { spark }: Drawing,
  places: readonly string[],
  role: 'accent' | 'mainSoft' = 'accent',
): string =>
  places
    .map((place) => `    <path d="${spark}" fill="${ink(role)}" transform="translate(${place})" />`)
    .join('\n');

export const plant = (x: number, y: number, scale: number): string =>
  `    <g transform="translate(${x} ${y}) scale(${scale})">
      <path d="M0 0c-3-22 2-40 15-52 6 20 2 40-15 52Z" fill="${ink('main')}" />
      <path d="M-2 0c-12-9-19-20-18-36 12 5 19 18 18 36Z" fill="${ink('accent')}" />
    </g>`;

/** What the large scenes stand in: the brand's backdrop, the sun and the ground. */
export const room = ({ backdrop, backdropColor, sun, cap }: Drawing): string =>
  `    <path d="${backdrop}" fill="${ink(backdropColor)}" transform="translate(0 14) scale(2)" />
    <path d="${sun}" fill="${ink('accent')}" transform="translate(372 84)" />
    <path d="M40 330h400" ${stroke(cap, 5)} />`;

/** A tick in a circle of the accent. */
export const tick = (drawing: Drawing, x: number, y: number): string =>
  `    <circle cx="${x}" cy="${y}" r="24" fill="${ink('accent')}" ${outline(drawing)} />
    <path d="m${x - 11} ${y} 8 8 14-16" fill="none" stroke="${ink('ink')}" stroke-width="5" stroke-linecap="${drawing.cap}" stroke-linejoin="round" />`;
