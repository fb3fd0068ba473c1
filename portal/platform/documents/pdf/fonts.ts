import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

export const WEIGHTS = { regular: 400, strong: 600 } as const;
export type Weight = keyof typeof WEIGHTS;

/** Has what others lack, Greek and Cyrillic letters and arrows, and stands in for a font that is not here. */
const SPARE = 'Inter';

/** Families whose files are in `fonts/`. */
const FAMILIES = ['Hanken Grotesk', 'Nunito', 'Figtree', SPARE] as const;

const files = new Map<string, Buffer>();

/**
 * A family's font and the one that has what it lacks, for one document: a font that is read remembers for which character it
 * was first asked for a glyph, and a reader copies that one.
 */
export function fontsOf(family: string, weight: Weight): readonly Font[] {
  const own = FAMILIES.find((each) => each === family) ?? SPARE;
  return [...new Set([own, SPARE])].map((each) => {
    const font = create(fileOf(`${each.toLowerCase().replaceAll(' ', '-')}-${WEIGHTS[weight]}.ttf`));
    if (!('layout' in font)) throw new Error(`The file of ${each} has more than one font`);
    return font;
  });
}

function fileOf(name: string): Buffer {
  const bytes = files.get(name) ?? readFileSync(new URL(`../fonts/${name}`, import.meta.url));
  files.set(name, bytes);
  return bytes;
}
