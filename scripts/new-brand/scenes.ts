import type { CANVAS } from '../../design-system/src/Illustration/canvas.ts';
import type { Contract } from '../../tokens/src/contract.ts';
import type { Drawing } from './drawing.ts';

type Scene = (drawing: Drawing) => string;

/** A colour of the brand's drawings, by the name that its theme gives it. */
const ink = (role: keyof Contract['illustration']): string =>
  `var(--illustration-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
const stroke = (cap: string, width = 4): string =>
  `stroke="${ink('line')}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"`;

/** Scenes stand on one line, before the brand's backdrop. */
const ground = ({ backdrop, cap }: Drawing): string =>
  `    <path d="${backdrop}" fill="${ink('ground')}" />
    <path d="M20 158h200" ${stroke(cap)} />`;

const sparks = (
  { spark }: Drawing,
  places: readonly string[],
  role: 'accent' | 'mainSoft' = 'accent',
): string =>
  places
    .map((place) => `    <path d="${spark}" fill="${ink(role)}" transform="translate(${place})" />`)
    .join('\n');

const plant = (x: number, y: number, scale: number): string =>
  `    <g transform="translate(${x} ${y}) scale(${scale})">
      <path d="M0 0c-3-22 2-40 15-52 6 20 2 40-15 52Z" fill="${ink('main')}" />
      <path d="M-2 0c-12-9-19-20-18-36 12 5 19 18 18 36Z" fill="${ink('accent')}" />
    </g>`;

/** A telephone with the times that one can choose from, one of them chosen. */
function hero(drawing: Drawing): string {
  const { backdrop, corner, cap } = drawing;
  const row = (y: number, length: number) =>
    `<path d="M214 ${y}h${length}" stroke="${ink('mainSoft')}" stroke-width="9" stroke-linecap="${cap}" />`;
  return `    <path d="${backdrop}" fill="${ink('ground')}" transform="translate(0 14) scale(2)" />
    <circle cx="372" cy="84" r="38" fill="${ink('accent')}" />
    <path d="M40 330h400" ${stroke(cap, 5)} />
    <rect x="172" y="48" width="150" height="282" rx="${corner * 1.6}" fill="${ink('paper')}" ${stroke(cap, 5)} />
    <rect x="190" y="76" width="114" height="62" rx="${corner}" fill="${ink('main')}" />
    <circle cx="218" cy="107" r="15" fill="${ink('paper')}" />
    <path d="M244 100h42M244 116h28" stroke="${ink('paper')}" stroke-width="7" stroke-linecap="${cap}" />
    ${[0, 1, 2].map((n) => `<rect x="190" y="${156 + n * 44}" width="114" height="34" rx="${corner * 0.8}" fill="${ink(n === 1 ? 'accentSoft' : 'ground')}" />`).join('\n    ')}
    ${row(173, 40)}
    ${row(261, 56)}
    <path d="M214 217h34" ${stroke(cap, 7)} />
    <circle cx="318" cy="217" r="24" fill="${ink('accent')}" ${stroke(cap)} />
    <path d="m307 217 8 8 14-16" fill="none" ${stroke(cap, 5)} />
    <path d="M224 308h48" ${stroke(cap, 5)} />
${plant(118, 330, 1.9)}
    <path d="M378 330v-46h52v46Z" fill="${ink('mainSoft')}" ${stroke(cap, 5)} />
${plant(404, 284, 1.3)}
${sparks(drawing, ['96 104', '140 62', '428 168'], 'mainSoft')}`;
}

/** A sheet with nothing on it yet. */
function empty(drawing: Drawing): string {
  const { corner, cap } = drawing;
  return `${ground(drawing)}
    <rect x="78" y="52" width="84" height="106" rx="${corner}" fill="${ink('paper')}" ${stroke(cap)} />
    <rect x="102" y="42" width="36" height="20" rx="${corner * 0.6}" fill="${ink('accent')}" ${stroke(cap)} />
    <path d="M98 88h44M98 108h44M98 128h24" stroke="${ink('mainSoft')}" stroke-width="7" stroke-linecap="${cap}" />
${plant(192, 158, 1)}`;
}

/** A thing well done. */
function success(drawing: Drawing): string {
  const { corner, cap } = drawing;
  return `${ground(drawing)}
    <rect x="76" y="58" width="88" height="88" rx="${corner * 2}" fill="${ink('main')}" ${stroke(cap)} />
    <path d="m97 103 16 16 30-33" fill="none" stroke="${ink('paper')}" stroke-width="9" stroke-linecap="${cap}" stroke-linejoin="round" />
${sparks(drawing, ['48 62', '72 28', '122 24', '176 34', '198 74'])}`;
}

/** A plug that has come out of its socket. */
function error(drawing: Drawing): string {
  const { corner, cap } = drawing;
  return `${ground(drawing)}
    <path d="M20 112h42" fill="none" ${stroke(cap, 5)} />
    <path d="M220 112h-42" fill="none" ${stroke(cap, 5)} />
    <rect x="62" y="88" width="40" height="48" rx="${corner * 0.8}" fill="${ink('main')}" ${stroke(cap)} />
    <path d="M102 102h14M102 122h14" ${stroke(cap, 5)} />
    <rect x="142" y="88" width="36" height="48" rx="${corner * 0.8}" fill="${ink('paper')}" ${stroke(cap)} />
    <path d="m124 72 4-14M108 74l-6-12M140 76l10-10" stroke="${ink('accent')}" stroke-width="5" stroke-linecap="${cap}" />`;
}

export const SCENES: Readonly<Record<keyof typeof CANVAS, Scene>> = { hero, empty, success, error };
