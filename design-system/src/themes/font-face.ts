import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';
import { arial, type FontMetrics, georgia, notoSerif, roboto } from './font-metrics.ts';

/** A font of a brand's style sheet. */
export interface BrandFont {
  /** Metrics of the family, from `font-metrics.ts`. */
  readonly metrics: FontMetrics;
  /** Name of the `@fontsource-variable` package, such as 'hanken-grotesk'. */
  readonly file: string;
  /** Range of the variable axis, such as '100 900'. */
  readonly weights: string;
}

// Split as the font files are: a page without such letters never loads the second file.
const SUBSETS = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
} as const;

// System fonts: Windows and macOS have the first of each, Android the second.
const SYSTEM = { serif: [georgia, notoSerif], 'sans-serif': [arial, roboto] } as const;

const genericOf = ({ category }: FontMetrics) => (category === 'serif' ? 'serif' : 'sans-serif');

const capsize = (metrics: FontMetrics) =>
  createFontStack([metrics, ...SYSTEM[genericOf(metrics)]], { fontFaceFormat: 'styleObject' });

/** The family followed by system fonts stretched to its metrics, so that nothing moves when it loads. */
export function fontStack({ metrics }: BrandFont): string {
  const generic = genericOf(metrics);
  return [capsize(metrics).fontFamily, generic === 'serif' ? [] : 'system-ui', generic].flat().join(', ');
}

/** Declares a self-hosted variable font and its fallbacks. Call it from a style sheet (`*.css.ts`). */
export function fontFace({ metrics, file, weights }: BrandFont): void {
  for (const [subset, unicodeRange] of Object.entries(SUBSETS)) {
    globalFontFace(`"${metrics.familyName}"`, {
      src: `url("@fontsource-variable/${file}/files/${file}-${subset}-wght-normal.woff2") format("woff2")`,
      fontWeight: weights,
      fontStyle: 'normal',
      // A font that loads late would move the text being read; the next page has it from the cache.
      fontDisplay: 'optional',
      unicodeRange,
    });
  }
  for (const { '@font-face': face } of [capsize(metrics).fontFaces].flat()) {
    const { fontFamily, ...rule } = face;
    globalFontFace(String(fontFamily), rule as Parameters<typeof globalFontFace>[1]);
  }
}
