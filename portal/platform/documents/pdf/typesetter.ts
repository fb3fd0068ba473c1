import { type EmbeddedFont, embedFont } from './embedded-font.ts';
import { fontsOf, type Weight } from './fonts.ts';
import { brokenLines } from './line-breaks.ts';
import type { PdfFile } from './pdf-file.ts';
import { dictionary, number, ref } from './syntax.ts';

/** Measures texts and writes them with the fonts of one document. */
export interface Typesetter {
  /** In points. */
  readonly widthOf: (text: string, style: TextStyle) => number;
  /**
   * The text in lines of at most so many points, each but the last of a paragraph with the space that ends it.
   *
   * @yields now and then: a text may be longer than a book
   */
  readonly linesOf: (text: string, style: TextStyle, width: number) => Generator<void, string[]>;
  /** Whether so much has been measured and written since it last said so that others should have their turn. */
  readonly isDue: () => boolean;
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

interface Glyph {
  readonly font: { readonly name: string; readonly embedded: EmbeddedFont; isUsed: boolean };
  readonly glyph: number;
  readonly codePoint: number;
}

interface Run {
  /** Name of the font on the page. */
  readonly name: string;
  readonly glyphs: readonly number[];
  /** In thousandths of the size. */
  readonly width: number;
}

/** So many characters are measured or written in one go: a page or two. */
const AT_ONCE = 5_000;

/** What stands for a character that no font has. */
const UNKNOWN = '?';
const SPACES = /[\t\u00a0\u2000-\u200a\u202f]/;
/** Where a line may or may not break, and hyphens of both kinds: the font has one. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]|\p{Cc}/u;

export function createTypesetter(file: PdfFile, family: string): Typesetter {
  const chosen = (['regular', 'strong'] as const).map((weight) => ({
    weight,
    fonts: fontsOf(family, weight).map((font, nth) => ({
      name: `/${weight}${nth}`,
      embedded: embedFont(file, font),
      isUsed: nth === 0,
    })),
  }));

  const known = { regular: new Map<string, readonly Glyph[]>(), strong: new Map<string, readonly Glyph[]>() };
  let worked = 0;

  /** Characters with glyphs: composed where a font has them composed, else their letters without marks. */
  function glyphsOf(text: string, weight: Weight): Glyph[] {
    return Array.from(text.normalize('NFC'), (character) => {
      const glyphs = known[weight].get(character) ?? findGlyphs(character, weight);
      known[weight].set(character, glyphs);
      return glyphs;
    }).flat();
  }

  /** None of what is not seen. */
  function findGlyphs(character: string, weight: Weight): readonly Glyph[] {
    const shown = character.replace(SPACES, ' ').replace('\u2011', '-').replace(INVISIBLE, '');
    if (shown === '') return [];
    const fonts = chosen.find((each) => each.weight === weight)?.fonts ?? [];
    for (const each of [shown, shown.normalize('NFKD'), UNKNOWN]) {
      const codePoint = each.codePointAt(0) ?? 0;
      for (const font of fonts) {
        const glyph = font.embedded.font.glyphOf(codePoint);
        if (glyph !== 0) return [{ font, glyph, codePoint }];
      }
    }
    throw new Error('The fonts have no question mark');
  }

  function runsOf(text: string, weight: Weight): Run[] {
    const runs: { name: string; glyphs: number[]; width: number }[] = [];
    worked += text.length;
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

  function widthOf(text: string, { weight, size }: TextStyle): number {
    const glyphs = known[weight].get(text) ?? glyphsOf(text, weight);
    const width = glyphs.reduce((sum, { font, glyph }) => sum + font.embedded.font.widthOf(glyph), 0);
    worked += text.length;
    return (width * size) / 1000;
  }

  return {
    widthOf,
    linesOf: (text, style, width) =>
      brokenLines(text, width, { widthOf: (part) => widthOf(part, style), isLong: () => worked > AT_ONCE }),
    isDue() {
      if (worked <= AT_ONCE) return false;
      worked = 0;
      return true;
    },
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
