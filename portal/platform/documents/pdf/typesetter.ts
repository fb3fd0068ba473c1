import { type Characters, createCharacters } from './characters.ts';
import { fontsOf, type Weight } from './fonts.ts';
import { brokenLines } from './line-breaks.ts';
import type { TaggedDocument } from './tagged-document.ts';

/** Measures texts and writes them with the fonts of one document. */
export interface Typesetter {
  /** In points; of a text that can be shown. */
  readonly widthOf: (text: string, style: TextStyle) => number;
  /**
   * The text in lines of at most so many points, each but the last of a paragraph with the space that ends it.
   *
   * @yields now and then: a text may be longer than a book
   */
  readonly linesOf: (text: string, style: TextStyle, width: number) => Generator<void, string[]>;
  /** Whether so much has been measured and written since it last said so that others should have their turn. */
  readonly isDue: () => boolean;
  /** Writes a line on the page: from its left, and its baseline from the top, in points. */
  readonly show: (line: string, style: TextStyle, at: { readonly x: number; readonly y: number }) => void;
  readonly characters: Characters;
}

export interface TextStyle {
  readonly weight: Weight;
  /** In points. */
  readonly size: number;
}

interface Glyph {
  /** Name of the font in the document. */
  readonly font: string;
  readonly character: string;
  /** In parts of the font's size. */
  readonly width: number;
}

/** So many characters are measured or written in one go: a page or two. */
const AT_ONCE = 5_000;
const SPACE = /[\t\u00a0\u2000-\u200a\u202f]/;

export function createTypesetter(
  document: TaggedDocument,
  { family, say }: { readonly family: string; readonly say: (codes: readonly string[]) => string },
): Typesetter {
  const fonts = { regular: fontsOf(family, 'regular'), strong: fontsOf(family, 'strong') };
  for (const weight of ['regular', 'strong'] as const)
    for (const [nth, font] of fonts[weight].entries()) document.registerFont(`${weight}${nth}`, font);
  const known = { regular: new Map<string, Glyph>(), strong: new Map<string, Glyph>() };
  let worked = 0;

  const codeOf = (character: string) => character.codePointAt(0) ?? 0;
  const characters = createCharacters(
    (character) =>
      [fonts.regular, fonts.strong].every((some) =>
        some.some((font) => font.hasGlyphForCodePoint(codeOf(character))),
      ),
    say,
  );

  function glyphOf(given: string, weight: Weight): Glyph {
    const found = known[weight].get(given);
    if (found) return found;
    const character = SPACE.test(given) ? ' ' : given;
    const nth = Math.max(
      0,
      fonts[weight].findIndex((font) => font.hasGlyphForCodePoint(codeOf(character))),
    );
    const font = fonts[weight][nth] as (typeof fonts)[Weight][number];
    const width = font.glyphForCodePoint(codeOf(character)).advanceWidth / font.unitsPerEm;
    const glyph = { font: `${weight}${nth}`, character, width };
    known[weight].set(given, glyph);
    return glyph;
  }

  function widthOf(text: string, { weight, size }: TextStyle): number {
    let width = 0;
    for (const character of text) width += glyphOf(character, weight).width;
    worked += text.length;
    return width * size;
  }

  /** The longest parts of a line that one font has. */
  function runsOf(line: string, weight: Weight) {
    const runs: { font: string; text: string; width: number }[] = [];
    for (const character of line) {
      const glyph = glyphOf(character, weight);
      let run = runs.at(-1);
      if (run?.font !== glyph.font) {
        run = { font: glyph.font, text: '', width: 0 };
        runs.push(run);
      }
      run.text += glyph.character;
      run.width += glyph.width;
    }
    return runs;
  }

  return {
    widthOf,
    characters,
    linesOf: (text, style, width) =>
      brokenLines(characters.shown(text), width, {
        widthOf: (part) => widthOf(part, style),
        isLong: () => worked > AT_ONCE,
      }),
    isDue() {
      if (worked <= AT_ONCE) return false;
      worked = 0;
      return true;
    },
    show(line, { weight, size }, { x, y }) {
      let left = x;
      worked += line.length;
      document.fontSize(size);
      for (const { font, text, width } of runsOf(line, weight)) {
        document.font(font).text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
        left += width * size;
      }
    },
  };
}
