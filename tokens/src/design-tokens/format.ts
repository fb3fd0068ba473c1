/**
 * The Design Tokens Community Group's format, as far as it is used here (format module 2025.10). Text styles are
 * given by their parts, not as `typography`: that requires letter spacing, which readers drop with a warning.
 */

/** https://www.designtokens.org/tr/2025.10/color/ */
export interface Color {
  readonly colorSpace: 'srgb';
  /** Red, green and blue, 0–1. */
  readonly components: readonly [number, number, number];
  readonly alpha: number;
  /** For tools without colour spaces. */
  readonly hex: string;
}

export interface Dimension {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

export interface Duration {
  readonly value: number;
  readonly unit: 'ms';
}

export interface Shadow {
  readonly color: Color;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
}

export type TokenType =
  | { readonly $type: 'color'; readonly $value: Color }
  | { readonly $type: 'dimension'; readonly $value: Dimension }
  | { readonly $type: 'duration'; readonly $value: Duration }
  | { readonly $type: 'cubicBezier'; readonly $value: readonly [number, number, number, number] }
  | { readonly $type: 'fontFamily'; readonly $value: readonly string[] }
  | { readonly $type: 'fontWeight' | 'number'; readonly $value: number }
  | { readonly $type: 'shadow'; readonly $value: readonly Shadow[] };

export type Token = TokenType & {
  readonly $description?: string;
  /** What the format cannot express, as CSS. */
  readonly $extensions?: { readonly 'example.portal.css': string };
};

export interface Group {
  readonly [name: string]: Token | Group | string;
}
