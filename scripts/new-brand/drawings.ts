import { CANVAS } from '../../design-system/src/Illustration/canvas.ts';
import type { Shape } from '../../tokens/src/derive/shapes.ts';
import type { Drawing } from './drawing.ts';
import type { NewLook } from './new-brand.ts';
import { SCENES } from './scenes.ts';
import { variation } from './variation.ts';

const CORNERS: Readonly<Record<Shape, number>> = { soft: 12, round: 22, sharp: 3 };

const BACKDROPS = [
  // A low sun.
  'M28 158a92 92 0 0 1 184 0Z',
  // A hill beside a hill.
  'M14 158c6-52 40-92 84-92 30 0 44 18 66 18 34 0 58 30 62 74Z',
  // A tall window.
  'M52 158V70c0-30 28-52 68-52s68 22 68 52v88Z',
  // A stone.
  'M26 158c-8-40 4-92 48-116s92-8 120 24 36 66 20 92Z',
  // A peak between two.
  'M14 158 70 84l22 26 38-72 42 76 16-20 40 64Z',
];

const SPARKS = [
  'm0-11 3 8 8 3-8 3-3 8-3-8-8-3 8-3Z',
  'M0-6a6 6 0 0 1 0 12a6 6 0 0 1 0-12Z',
  'M0-8 7 5H-7Z',
  'M-6-6H6V6H-6Z',
];

/** A sheet with each scene that the design system shows, coloured by the brand's tokens. */
export function drawingSheet({ id, shape }: NewLook): string {
  const next = variation(`${id} drawings`);
  const drawing: Drawing = {
    backdrop: BACKDROPS[next(BACKDROPS.length)] ?? '',
    corner: CORNERS[shape],
    cap: shape === 'sharp' ? 'square' : 'round',
    spark: SPARKS[next(SPARKS.length)] ?? '',
  };
  const symbols = Object.entries(CANVAS).map(
    ([name, canvas]) =>
      `  <symbol id="${name}" viewBox="${canvas}">\n${SCENES[name as keyof typeof CANVAS](drawing)}\n  </symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
}
