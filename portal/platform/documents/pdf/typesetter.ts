import { embedFont } from './embedded-font.ts';
import { fontsOf, type Weight } from './fonts.ts';
import type { PdfFile } from './pdf-file.ts';
import { dictionary, number, ref } from './syntax.ts';

/** Measures texts and writes them with the fonts of one document. */
export interface Typesetter {
  /** In points. */
  readonly widthOf: (text: string, style: TextStyle) => number;
  /** The text in lines of at most so many points, each but the last of a paragraph with the space that ends it. */
  readonly linesOf: (text: string, style: TextStyle, width: number) => string[];
  /** What a page says to show a line that begins at a point. */
  readonly show: (line: string, style: TextStyle, x: number, y: number) => string;
  /** The fonts by their names in `show`, for the pages. */
  readonly resources: string;
  /** Writes the fonts, once every text has been. */
  readonly end: () => void;
}

export interface TextStyle {
  readonly weight: Weight;
  /** In points. */
  readonly size: number;
}

interface Run {
  /** Name of the font on the page. */
  readonly name: string;
  readonly glyphs: readonly number[];
  /** In thousandths of the size. */
  readonly width: number;
}

/** What stands for a character that no font has. */
const UNKNOWN = '?';
const SPACES = /[\t\u00a0\u2000-\u200a\u202f]/g;
/** Where a line may or may not break, and hyphens of both kinds: the font has one. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]|\p{Cc}/gu;

export function createTypesetter(file: PdfFile, family: string): Typesetter {
  const chosen = (['regular', 'strong'] as const).map((weight) => ({
    weight,
    fonts: fontsOf(family, weight).map((font, nth) => ({
      name: `/${weight}${nth}`,
      embedded: embedFont(file, font),
      isUsed: nth === 0,
    })),
  }));

  function glyphIn(codePoint: number, weight: Weight) {
    const fonts = chosen.find((each) => each.weight === weight)?.fonts ?? [];
    for (const font of fonts) {
      const glyph = font.embedded.font.glyphOf(codePoint);
      if (glyph !== 0) return { font, glyph };
    }
    return null;
  }

  /** Characters with glyphs: composed where a font has them composed, else their letters without marks. */
  function glyphsOf(text: string, weight: Weight) {
    const shown = text.normalize('NFC').replaceAll(SPACES, ' ').replaceAll('\u2011', '-');
    return [...shown.replaceAll(INVISIBLE, '')].map((character) => {
      const plain = character.normalize('NFKD');
      for (const each of [character, plain, UNKNOWN]) {
        const codePoint = each.codePointAt(0) ?? 0;
        const found = glyphIn(codePoint, weight);
        if (found) return { ...found, codePoint };
      }
      throw new Error('The fonts have no question mark');
    });
  }

  function runsOf(text: string, weight: Weight): Run[] {
    const runs: { name: string; glyphs: number[]; width: number }[] = [];
    for (const { font, glyph, codePoint } of glyphsOf(text, weight)) {
      font.isUsed = true;
      font.embedded.use(glyph, codePoint);
      let run = runs.at(-1);
      if (run?.name !== font.name) {
        run = { name: font.name, glyphs: [], width: 0 };
        runs.push(run);
      }
      run.glyphs.push(glyph);
      run.width += font.embedded.font.widthOf(glyph);
    }
    return runs;
  }

  const widthOf = (text: string, { weight, size }: TextStyle): number =>
    (glyphsOf(text, weight).reduce((sum, { font, glyph }) => sum + font.embedded.font.widthOf(glyph), 0) *
      size) /
    1000;

  function linesOf(text: string, style: TextStyle, width: number): string[] {
    return text.split(/\r\n|[\r\n\u2028]/).flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      // A line breaks at an ordinary space: at no other kind.
      for (const word of paragraph.split(/(?<= )/).flatMap((each) => pieces(each, style, width))) {
        if (line !== '' && widthOf((line + word).trimEnd(), style) > width) {
          lines.push(line);
          line = '';
        }
        line += word;
      }
      return [...lines, line];
    });
  }

  /** A word, cut where it is wider than a line. */
  function pieces(word: string, style: TextStyle, width: number): string[] {
    if (widthOf(word.trimEnd(), style) <= width) return [word];
    const cut: string[] = [''];
    for (const character of word) {
      const last = cut.at(-1) ?? '';
      if (last !== '' && widthOf(last + character, style) > width) cut.push(character);
      else cut[cut.length - 1] = last + character;
    }
    return cut;
  }

  return {
    widthOf,
    linesOf,
    show(line, { weight, size }, x, y) {
      const shown = runsOf(line, weight).map(({ name, glyphs }) => {
        const codes = glyphs.map((glyph) => glyph.toString(16).padStart(4, '0')).join('');
        return `${name} ${number(size)} Tf <${codes}> Tj`;
      });
      return `BT 1 0 0 1 ${number(x)} ${number(y)} Tm ${shown.join(' ')} ET\n`;
    },
    resources: dictionary(
      Object.fromEntries(
        chosen.flatMap(({ fonts }) => fonts.map(({ name, embedded }) => [name.slice(1), ref(embedded.id)])),
      ),
    ),
    end() {
      for (const { fonts } of chosen) for (const { embedded, isUsed } of fonts) if (isUsed) embedded.end();
    },
  };
}
