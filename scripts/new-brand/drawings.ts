import { CANVAS } from '../../design-system/src/Illustration/canvas.ts';
import type { Shape } from '../../tokens/src/derive/shapes.ts';
import { type Drawing, MANNERS } from './drawing.ts';
import type { NewLook } from './new-brand.ts';
import { SCENES } from './scenes.ts';
import { variation } from './variation.ts';

const CORNERS: Readonly<Record<Shape, number>> = { soft: 12, round: 22, sharp: 3 };

/** What decides on a brand's drawings. */
export type DrawingWish = Pick<NewLook, 'id' | 'shape' | 'drawing'>;

/** A sheet with each scene that the design system shows, coloured by the brand's tokens. */
export function drawingSheet({ id, shape, drawing: manner }: DrawingWish): string {
  const next = variation(`${id} drawings`);
  const { backdrops, sparks, ...made } = MANNERS[manner];
  const drawing: Drawing = {
    ...made,
    backdrop: backdrops[next(2)] ?? '',
    corner: CORNERS[shape],
    spark: sparks[next(2)] ?? '',
  };
  const symbols = Object.entries(CANVAS).map(
    ([name, canvas]) =>
      `  <symbol id="${name}" viewBox="${canvas}">\n${SCENES[name as keyof typeof CANVAS](drawing)}\n  </symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
}
