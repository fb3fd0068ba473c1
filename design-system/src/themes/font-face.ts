import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import hankenGrotesk from '@capsizecss/metrics/hankenGrotesk';
import nunito from '@capsizecss/metrics/nunito';
import roboto from '@capsizecss/metrics/roboto';
import { globalFontFace } from '@vanilla-extract/css';

const METRICS = { [hankenGrotesk.familyName]: hankenGrotesk, [nunito.familyName]: nunito };

// The same division as the font files': a page without such letters never asks for the second file.
const SUBSETS = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
} as const;

function capsize(family: string) {
  const metrics = METRICS[family];
  if (!metrics) throw new Error(`No metrics for the font '${family}'`);
  return createFontStack([metrics, arial, roboto], { fontFaceFormat: 'styleObject' });
}

/** The family followed by system fonts that are stretched to its metrics, so that nothing moves when it arrives. */
export function fontStack(family: string): string {
  return `${capsize(family).fontFamily}, system-ui, sans-serif`;
}

/**
 * Declares a self-hosted variable font and its fallbacks. To be called from a brand's style sheet.
 * @param family as in the brand's tokens
 * @param file the package's file name up to the subset, such as 'hanken-grotesk'
 * @param weights range of the variable axis
 * @throws Error when the metrics of the family are not known here
 */
export function fontFace(family: string, file: string, weights: string): void {
  for (const [subset, unicodeRange] of Object.entries(SUBSETS)) {
    globalFontFace(`"${family}"`, {
      src: `url("@fontsource-variable/${file}/files/${file}-${subset}-wght-normal.woff2") format("woff2")`,
      fontWeight: weights,
      fontStyle: 'normal',
      // A font that comes late would move what is being read; the next page has it from the cache.
      fontDisplay: 'optional',
      unicodeRange,
    });
  }
  for (const { '@font-face': face } of [capsize(family).fontFaces].flat()) {
    const { fontFamily, ...rule } = face;
    globalFontFace(String(fontFamily), rule as Parameters<typeof globalFontFace>[1]);
  }
}
