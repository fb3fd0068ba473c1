import type { FontMetrics } from '../../design-system/src/themes/font-metrics.ts';
import type { BrandTokens } from '../../tokens/src/contract.ts';
import type { NewLook } from './new-brand.ts';
import { variation } from './variation.ts';

const CELL = 15;
const GAP = 2;
const SIZE = 26;
/** Widths of letters relative to their font's average, at the weight of a name. */
const NARROW = { letters: /[fijlrtI1 '’.]/u, width: 0.65 };
const WIDE = { letters: /[mwMW]/u, width: 2 };
const CAPITAL = { letters: /[\p{Lu}\d&]/u, width: 1.45 };
const OTHER = 1.15;
/** A name that is cut off looks worse than some space after it. */
const ROOM = 1.15;

/** What a quarter of the sign may be, in a square of 15: leaves, quarter rounds and dots, as in woven patterns. */
const PIECES = [
  'M0 0h15v15A15 15 0 0 1 0 0Z',
  'M15 0v15H0A15 15 0 0 1 15 0Z',
  'M15 15H0V0a15 15 0 0 1 15 15Z',
  'M0 15V0h15A15 15 0 0 1 0 15Z',
  'M0 0h7.5A7.5 7.5 0 0 1 15 7.5V15H7.5A7.5 7.5 0 0 1 0 7.5Z',
  'M15 0v7.5A7.5 7.5 0 0 1 7.5 15H0V7.5A7.5 7.5 0 0 1 7.5 0Z',
  'M7.5 0a7.5 7.5 0 0 1 0 15a7.5 7.5 0 0 1 0-15Z',
];

/** A sign of four pieces that the id decides on, and the name beside it. */
export function logoFile({ id, name, headingFont }: NewLook, { type }: BrandTokens): string {
  const component = `${id.charAt(0).toUpperCase()}${id.slice(1)}Logo`;
  const width = Math.ceil(42 + widthOf(name, headingFont.metrics));
  return `import type { ReactNode } from 'react';
import type { BrandAssets, BrandLogoProps } from '../DesignSystem/context.ts';
import { decor } from '../Logo/Logo.css.ts';
import illustrations from './${id}.svg?no-inline';

/** A sign of four pieces, and the name. */
function ${component}({ className }: BrandLogoProps): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 ${width} 36" className={className}>
      <g fill="currentcolor" className={decor}>
${signOf(id)}
      </g>
      <text x="42" y="27" fill="currentcolor" fontFamily="var(--type-family-heading)" fontSize="${SIZE}" fontWeight="${type.weight.heading}" letterSpacing="-0.5">
        ${escaped(name)}
      </text>
    </svg>
  );
}

export const ${id}: BrandAssets = { id: '${id}', Logo: ${component}, illustrations };
`;
}

/** The sign alone, for a browser tab. */
export function iconFile({ id, name }: NewLook, { scheme }: BrandTokens): string {
  const { decor } = scheme.light.color.brand;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><title>${escaped(name)}</title><g fill="${decor}">
${signOf(id)}
</g></svg>
`;
}

const escaped = (name: string): string => name.replaceAll('&', '&amp;');

function signOf(id: string): string {
  const next = variation(id);
  const faint = next(4);
  return [0, 1, 2, 3]
    .map((cell) => {
      const x = (cell % 2) * (CELL + GAP) + 2;
      const y = Math.floor(cell / 2) * (CELL + GAP) + 2;
      const opacity = cell === faint ? ' opacity=".55"' : '';
      return `<path transform="translate(${x} ${y})" d="${PIECES[next(PIECES.length)]}"${opacity} />`;
    })
    .join('\n');
}

/** About as wide as the name will be, never narrower. */
function widthOf(name: string, { xWidthAvg, unitsPerEm }: FontMetrics): number {
  const letters = [...name].reduce((sum, letter) => {
    const kind = [NARROW, WIDE, CAPITAL].find((each) => each.letters.test(letter));
    return sum + (kind?.width ?? OTHER);
  }, 0);
  return letters * (xWidthAvg / unitsPerEm) * SIZE * ROOM;
}
