import bwip from '@bwip-js/node';
import type { Block, Rectangle } from '#platform/documents/document.ts';

type Figure = Extract<Block, { kind: 'figure' }>;

/** Millimetres in points. */
const MM = 72 / 25.4;
/** The guide's: the narrowest bar is 0.25 mm at least, and the bars are 10 mm high. */
const BAR = 0.28 * MM;
const BAR_HEIGHT = Math.round((12 * MM) / BAR);
/** A module of a QR code that cameras of old phones read. */
const MODULE = 0.9 * MM;

/** The digits of a bank barcode as Code 128. */
export function barcodeFigure(digits: string, alt: string): Figure {
  const [code] = bwip.raw('code128', digits, '');
  if (!code || !('sbs' in code)) throw new Error('no bars');
  const rectangles: Rectangle[] = [];
  let x = 0;
  for (const [nth, width] of code.sbs.entries()) {
    // Bars and gaps take turns.
    if (nth % 2 === 0) rectangles.push({ x, y: 0, width, height: BAR_HEIGHT });
    x += width;
  }
  return { kind: 'figure', alt, columns: x, rows: BAR_HEIGHT, unit: BAR, rectangles };
}

/** The same code for a page: modules of a side, and the dark ones as the path of an SVG. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { columns, rectangles } = qrFigure(text, '');
  const path = rectangles.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('');
  return { size: columns, path };
}

/** A text as a QR code, which a seventh of may be unreadable (level M, as the European Payments Council asks for). */
export function qrFigure(text: string, alt: string): Figure {
  const [code] = bwip.raw('qrcode', text, 'eclevel=M');
  if (!code || !('pixs' in code)) throw new Error('no modules');
  const { pixs, pixx, pixy } = code;
  const rectangles: Rectangle[] = [];
  for (let y = 0; y < pixy; y++) {
    for (let x = 0; x < pixx; ) {
      let width = 0;
      while (x + width < pixx && pixs[y * pixx + x + width]) width++;
      if (width > 0) rectangles.push({ x, y, width, height: 1 });
      x += width + 1;
    }
  }
  return { kind: 'figure', alt, columns: pixx, rows: pixy, unit: MODULE, rectangles };
}
