/** What a document needs of a TrueType font (OpenType 1.9); lengths in thousandths of the font's size. */
export interface TrueType {
  readonly bytes: Buffer;
  /** PostScript's name, without spaces. */
  readonly name: string;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly box: readonly [number, number, number, number];
  /** The glyph of a character; 0: the font does not have it. */
  readonly glyphOf: (codePoint: number) => number;
  readonly widthOf: (glyph: number) => number;
}

/** @throws Error for a font without one of the tables, or without a Unicode map of the basic plane */
export function readTrueType(bytes: Buffer, name: string): TrueType {
  const tables = tablesOf(bytes);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font ${name} has no table ${tag}`);
    return found;
  };
  const [head, hhea, hmtx, os2] = [table('head'), table('hhea'), table('hmtx'), table('OS/2')];
  const scale = 1000 / head.readUInt16BE(18);
  const scaled = (from: Buffer, at: number) => Math.round(from.readInt16BE(at) * scale);
  const measured = hhea.readUInt16BE(34);
  return {
    bytes,
    name,
    ascent: scaled(hhea, 4),
    descent: scaled(hhea, 6),
    capHeight: scaled(os2, 88),
    box: [scaled(head, 36), scaled(head, 38), scaled(head, 40), scaled(head, 42)],
    glyphOf: glyphsOf(table('cmap'), name),
    // The last width stands for the glyphs after it.
    widthOf: (glyph) => hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4) * scale,
  };
}

function tablesOf(bytes: Buffer): Map<string, Buffer> {
  const count = bytes.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, nth) => {
      const at = 12 + nth * 16;
      const start = bytes.readUInt32BE(at + 8);
      return [
        bytes.toString('latin1', at, at + 4),
        bytes.subarray(start, start + bytes.readUInt32BE(at + 12)),
      ];
    }),
  );
}

/** Windows' map of the basic plane, format 4: ranges of characters. */
function glyphsOf(cmap: Buffer, name: string): TrueType['glyphOf'] {
  const start = Array.from({ length: cmap.readUInt16BE(2) }, (_, nth) => 4 + nth * 8)
    .filter((at) => cmap.readUInt16BE(at) === 3 && cmap.readUInt16BE(at + 2) === 1)
    .map((at) => cmap.readUInt32BE(at + 4))
    .find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error(`The font ${name} has no map from Unicode`);
  const map = cmap.subarray(start);
  const size = map.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + size * 2, 16 + size * 3];
  return (codePoint) => {
    for (let at = 0; at < size; at += 2) {
      if (codePoint > map.readUInt16BE(ends + at)) continue;
      const first = map.readUInt16BE(starts + at);
      if (codePoint < first) return 0;
      const delta = map.readUInt16BE(deltas + at);
      const offset = map.readUInt16BE(offsets + at);
      if (offset === 0) return (codePoint + delta) & 0xffff;
      const glyph = map.readUInt16BE(offsets + at + offset + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
