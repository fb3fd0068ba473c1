import type { CANVAS } from '../../design-system/src/Illustration/canvas.ts';
import type { Drawing } from './drawing.ts';
import { book, login, visit } from './entry-scenes.ts';
import { ground, ink, outline, plant, sparks, stroke } from './scene-parts.ts';

type Scene = (drawing: Drawing) => string;

/** A sheet with nothing on it yet. */
function empty(drawing: Drawing): string {
  const { corner, cap } = drawing;
  return `${ground(drawing)}
    <rect x="78" y="52" width="84" height="106" rx="${corner}" fill="${ink('paper')}" ${outline(drawing, 4)} />
    <rect x="102" y="42" width="36" height="20" rx="${corner * 0.6}" fill="${ink('accent')}" ${outline(drawing, 4)} />
    <path d="M98 88h44M98 108h44M98 128h24" stroke="${ink('mainSoft')}" stroke-width="7" stroke-linecap="${cap}" />
${plant(192, 158, 1)}`;
}

/** A glass over an empty sheet. */
function noResult(drawing: Drawing): string {
  const { corner, cap } = drawing;
  return `${ground(drawing)}
    <rect x="62" y="48" width="88" height="110" rx="${corner}" fill="${ink('paper')}" ${outline(drawing, 4)} />
    <path d="M82 76h48M82 98h20M82 120h14" stroke="${ink('mainSoft')}" stroke-width="7" stroke-linecap="${cap}" />
    <path d="m164 132 26 24" ${stroke(cap, 12)} />
    <circle cx="142" cy="110" r="30" fill="${ink('paper')}" ${stroke(cap, 7)} />
    <path d="M130 110h24" stroke="${ink('accent')}" stroke-width="7" stroke-linecap="${cap}" />
${sparks(drawing, ['48 38', '196 58'], 'mainSoft')}`;
}

/** A thing well done. */
function success(drawing: Drawing): string {
  const { corner, cap } = drawing;
  return `${ground(drawing)}
    <rect x="76" y="58" width="88" height="88" rx="${corner * 2}" fill="${ink('main')}" ${outline(drawing, 4)} />
    <path d="m97 103 16 16 30-33" fill="none" stroke="${ink('paper')}" stroke-width="9" stroke-linecap="${cap}" stroke-linejoin="round" />
${sparks(drawing, ['48 62', '72 28', '122 24', '176 34', '198 74'])}`;
}

/** A plug that has come out of its socket. */
function error(drawing: Drawing): string {
  const { corner, cap } = drawing;
  return `${ground(drawing)}
    <path d="M20 112h42" fill="none" ${stroke(cap, 5)} />
    <path d="M220 112h-42" fill="none" ${stroke(cap, 5)} />
    <rect x="62" y="88" width="40" height="48" rx="${corner * 0.8}" fill="${ink('main')}" ${outline(drawing, 4)} />
    <path d="M102 102h14M102 122h14" ${stroke(cap, 5)} />
    <rect x="142" y="88" width="36" height="48" rx="${corner * 0.8}" fill="${ink('paper')}" ${outline(drawing, 4)} />
    <path d="m124 72 4-14M108 74l-6-12M140 76l10-10" stroke="${ink('accent')}" stroke-width="5" stroke-linecap="${cap}" />`;
}

/** A post with a sign to either side. */
function lost(drawing: Drawing): string {
  const { cap } = drawing;
  return `${ground(drawing)}
    <path d="M120 48v110" ${stroke(cap, 8)} />
    <path d="M80 56h68l16 14-16 14H80Z" fill="${ink('paper')}" ${outline(drawing, 4)} />
    <path d="M160 96H92l-16 14 16 14h68Z" fill="${ink('accent')}" ${outline(drawing, 4)} />
    <path d="M94 70h38M108 110h36" stroke="${ink('main')}" stroke-width="6" stroke-linecap="${cap}" />
${plant(186, 158, 0.9)}
${sparks(drawing, ['48 62', '66 36', '196 50'])}`;
}

/** A board with a pulse and what was written. */
function record(drawing: Drawing): string {
  const { corner, cap } = drawing;
  return `${ground(drawing)}
    <rect x="76" y="46" width="88" height="112" rx="${corner}" fill="${ink('paper')}" ${stroke(cap)} />
    <rect x="102" y="36" width="36" height="20" rx="${corner * 0.6}" fill="${ink('accent')}" ${stroke(cap)} />
    <path d="M90 88h14l8-16 14 32 9-16h15" fill="none" stroke="${ink('main')}" stroke-width="6" stroke-linecap="${cap}" stroke-linejoin="round" />
    <path d="M94 120h52M94 138h30" stroke="${ink('mainSoft')}" stroke-width="7" stroke-linecap="${cap}" />
${plant(194, 158, 0.9)}`;
}

/** A face with a curl. */
function child(): string {
  return `    <path d="M8 64c0-14 10-21 24-21s24 7 24 21Z" fill="${ink('main')}" />
    <path d="M27 38h10v8a5 5 0 0 1-10 0Z" fill="${ink('skin')}" />
    <circle cx="32" cy="29" r="15" fill="${ink('skin')}" />
    <path d="M16 30c-2-14 6-20 16-20s18 6 16 20c-4-8-10-11-16-11s-12 3-16 11Z" fill="${ink('hair')}" />
    <path d="M32 12c-2-6 2-10 8-9" fill="none" stroke="${ink('hair')}" stroke-width="3" stroke-linecap="round" />
    <circle cx="27" cy="30" r="2" fill="${ink('ink')}" />
    <circle cx="37" cy="30" r="2" fill="${ink('ink')}" />
    <path d="M28 36q4 4 8 0" fill="none" stroke="${ink('ink')}" stroke-width="2" stroke-linecap="round" />`;
}

/** Nobody: who looks over cards is a figure that a brand has or has not. */
const peek: Scene = () => '';

export const SCENES: Readonly<Record<keyof typeof CANVAS, Scene>> = {
  login,
  book,
  visit,
  empty,
  noResult,
  success,
  error,
  lost,
  record,
  child,
  peek,
};
