import { deflateSync } from 'node:zlib';
import type { PdfFile } from './pdf-file.ts';
import { ref } from './syntax.ts';
import type { TrueType } from './true-type.ts';

/** A font of one document: its glyphs are numbered as in its file, and those that were used are known at the end. */
export interface EmbeddedFont {
  /** Its object, which pages refer to. */
  readonly id: number;
  readonly font: TrueType;
  /** Notes that a glyph is used, and for which character. */
  readonly use: (glyph: number, codePoint: number) => void;
  /** Writes the font, once every text has been. */
  readonly end: () => void;
}

/** Compressed once for all documents: each has the whole file, which is small. */
const compressed = new WeakMap<TrueType, Buffer>();

export function embedFont(file: PdfFile, font: TrueType): EmbeddedFont {
  const id = file.reserve();
  const used = new Map<number, number>();
  return {
    id,
    font,
    use: (glyph, codePoint) => {
      if (!used.has(glyph)) used.set(glyph, codePoint);
    },
    end() {
      const [descendant, descriptor, program, toUnicode] = Array.from({ length: 4 }, file.reserve) as [
        number,
        number,
        number,
        number,
      ];
      const glyphs = [...used.keys()].sort((one, other) => one - other);
      const widths = glyphs.map((glyph) => `${glyph} [${Math.round(font.widthOf(glyph))}]`);
      file.put(id, {
        Type: '/Font',
        Subtype: '/Type0',
        BaseFont: `/${font.name}`,
        Encoding: '/Identity-H',
        DescendantFonts: `[${ref(descendant)}]`,
        ToUnicode: ref(toUnicode),
      });
      file.put(descendant, {
        Type: '/Font',
        Subtype: '/CIDFontType2',
        BaseFont: `/${font.name}`,
        CIDSystemInfo: '<</Registry (Adobe)/Ordering (Identity)/Supplement 0>>',
        FontDescriptor: ref(descriptor),
        CIDToGIDMap: '/Identity',
        W: `[${widths.join(' ')}]`,
      });
      file.put(descriptor, {
        Type: '/FontDescriptor',
        FontName: `/${font.name}`,
        // Symbolic, as what is numbered by glyphs is.
        Flags: 4,
        FontBBox: `[${font.box.join(' ')}]`,
        ItalicAngle: 0,
        Ascent: font.ascent,
        Descent: font.descent,
        CapHeight: font.capHeight,
        StemV: 80,
        FontFile2: ref(program),
      });
      const bytes = compressed.get(font) ?? deflateSync(font.bytes);
      compressed.set(font, bytes);
      file.putStream(program, bytes, { Filter: '/FlateDecode', Length1: font.bytes.length }, 'plain');
      file.putStream(toUnicode, characterMap(glyphs.map((glyph) => [glyph, used.get(glyph) ?? 0])));
    },
  };
}

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** How many pairs one section may have (Adobe Technical Note 5411). */
const SECTION = 100;

/** Which character each glyph is: what a reader copies, searches and speaks. All of them are of the basic plane. */
function characterMap(pairs: readonly (readonly [glyph: number, codePoint: number])[]): string {
  const sections = Array.from({ length: Math.ceil(pairs.length / SECTION) }, (_, nth) => {
    const some = pairs.slice(nth * SECTION, (nth + 1) * SECTION);
    const lines = some.map(([glyph, codePoint]) => `<${hex(glyph)}> <${hex(codePoint)}>`);
    return `${some.length} beginbfchar\n${lines.join('\n')}\nendbfchar\n`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe)/Ordering (UCS)/Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${sections.join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}
