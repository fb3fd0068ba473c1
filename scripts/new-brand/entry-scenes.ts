import type { Drawing } from './drawing.ts';
import { ink, outline, plant, room, sparks, stroke, tick } from './scene-parts.ts';

/** A lock with its key beside it. */
export function login(drawing: Drawing): string {
  const { corner, cap } = drawing;
  return `${room(drawing)}
    <path d="M192 190v-40a48 48 0 0 1 96 0v40" fill="none" stroke="${ink('line')}" stroke-width="18" stroke-linecap="${cap}" />
    <rect x="160" y="184" width="160" height="146" rx="${corner * 1.4}" fill="${ink('main')}" ${outline(drawing, 5)} />
    <circle cx="240" cy="244" r="18" fill="${ink('paper')}" />
    <path d="M240 252v34" stroke="${ink('paper')}" stroke-width="12" stroke-linecap="${cap}" />
    <path d="M392 232v98M392 296h22M392 322h16" stroke="${ink('accent')}" stroke-width="13" stroke-linecap="${cap}" />
    <circle cx="392" cy="216" r="26" fill="none" stroke="${ink('accent')}" stroke-width="14" />
${plant(112, 330, 1.7)}
${sparks(drawing, ['96 104', '140 62', '436 152'], 'mainSoft')}`;
}

/** A telephone with the times that one can choose from, one of them chosen. */
export function book(drawing: Drawing): string {
  const { corner, cap } = drawing;
  const row = (y: number, length: number) =>
    `<path d="M214 ${y}h${length}" stroke="${ink('mainSoft')}" stroke-width="9" stroke-linecap="${cap}" />`;
  return `${room(drawing)}
    <rect x="172" y="48" width="150" height="282" rx="${corner * 1.6}" fill="${ink('paper')}" ${outline(drawing, 5)} />
    <rect x="190" y="76" width="114" height="62" rx="${corner}" fill="${ink('main')}" />
    <circle cx="218" cy="107" r="15" fill="${ink('paper')}" />
    <path d="M244 100h42M244 116h28" stroke="${ink('paper')}" stroke-width="7" stroke-linecap="${cap}" />
    ${[0, 1, 2].map((n) => `<rect x="190" y="${156 + n * 44}" width="114" height="34" rx="${corner * 0.8}" fill="${ink(n === 1 ? 'accentSoft' : 'ground')}" />`).join('\n    ')}
    ${row(173, 40)}
    ${row(261, 56)}
    <path d="M214 217h34" ${stroke(cap, 7)} />
${tick(drawing, 318, 217)}
    <path d="M224 308h48" ${stroke(cap, 5)} />
${plant(118, 330, 1.9)}
    <path d="M378 330v-46h52v46Z" fill="${ink('mainSoft')}" ${outline(drawing, 5)} />
${plant(404, 284, 1.3)}
${sparks(drawing, ['96 104', '140 62', '428 168'], 'mainSoft')}`;
}

/** A day of the calendar that is marked, and the hour. */
export function visit(drawing: Drawing): string {
  const { corner, cap } = drawing;
  const days = [0, 1, 2, 3, 4, 5].map(
    (n) =>
      `<rect x="${132 + (n % 3) * 48}" y="${196 + Math.floor(n / 3) * 48}" width="32" height="30" rx="${corner * 0.6}" fill="${ink('ground')}" />`,
  );
  return `${room(drawing)}
    <rect x="108" y="112" width="176" height="206" rx="${corner * 1.4}" fill="${ink('paper')}" ${outline(drawing, 5)} />
    <path d="M108 172h176" ${stroke(cap, 5)} />
    <path d="M152 96v34M240 96v34" stroke="${ink('main')}" stroke-width="12" stroke-linecap="${cap}" />
    ${days.join('\n    ')}
${tick(drawing, 196, 259)}
    <circle cx="356" cy="236" r="58" fill="${ink('main')}" ${outline(drawing, 5)} />
    <path d="M356 202v34l24 16" fill="none" stroke="${ink('paper')}" stroke-width="9" stroke-linecap="${cap}" />
${plant(72, 330, 1.3)}
${sparks(drawing, ['64 92', '224 56', '436 152'], 'mainSoft')}`;
}
