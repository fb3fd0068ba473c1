/** What a font's fallbacks are computed from, in units of its em; as `@capsizecss/metrics` has it. */
export interface FontMetrics {
  readonly familyName: string;
  /** Under these two a reader's system finds the font. */
  readonly fullName: string;
  readonly postscriptName: string;
  readonly category: string;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  /** Average width of a letter in Latin text. */
  readonly xWidthAvg: number;
}

// Copied, and compared by a test: the package has 29 000 files, and every installation would wait for them.

export const arial: FontMetrics = {
  familyName: 'Arial',
  fullName: 'Arial',
  postscriptName: 'ArialMT',
  category: 'sans-serif',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};
export const roboto: FontMetrics = {
  familyName: 'Roboto',
  fullName: 'Roboto Regular',
  postscriptName: 'Roboto-Regular',
  category: 'sans-serif',
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 911,
};
export const georgia: FontMetrics = {
  familyName: 'Georgia',
  fullName: 'Georgia',
  postscriptName: 'Georgia',
  category: 'serif',
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};
export const notoSerif: FontMetrics = {
  familyName: 'Noto Serif',
  fullName: 'Noto Serif Regular',
  postscriptName: 'NotoSerif-Regular',
  category: 'serif',
  ascent: 1069,
  descent: -293,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 481,
};
export const hankenGrotesk: FontMetrics = {
  familyName: 'Hanken Grotesk',
  fullName: 'Hanken Grotesk Regular',
  postscriptName: 'HankenGrotesk-Regular',
  category: 'sans-serif',
  ascent: 1000,
  descent: -303,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 450,
};
export const nunito: FontMetrics = {
  familyName: 'Nunito',
  fullName: 'Nunito Regular',
  postscriptName: 'Nunito-Regular',
  category: 'sans-serif',
  ascent: 1011,
  descent: -353,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 452,
};
export const figtree: FontMetrics = {
  familyName: 'Figtree',
  fullName: 'Figtree Regular',
  postscriptName: 'Figtree-Regular',
  category: 'sans-serif',
  ascent: 950,
  descent: -250,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 449,
};
export const fraunces: FontMetrics = {
  familyName: 'Fraunces',
  fullName: 'Fraunces Regular',
  postscriptName: 'Fraunces-Regular',
  category: 'serif',
  ascent: 1956,
  descent: -510,
  lineGap: 0,
  unitsPerEm: 2000,
  xWidthAvg: 938,
};
