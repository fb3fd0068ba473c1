import { readFileSync } from 'node:fs';
import { readTrueType, type TrueType } from './true-type.ts';

export const WEIGHTS = { regular: 400, strong: 600 } as const;
export type Weight = keyof typeof WEIGHTS;

/** Has what others lack, Greek and Cyrillic letters and arrows, and stands in for a font that is not here. */
const SPARE = 'Inter';

/** Families whose files are in `fonts/`. */
export const FAMILIES = ['Hanken Grotesk', 'Nunito', 'Figtree', SPARE] as const;

const read = new Map<string, TrueType>();

/** A family's font and the one that has what it lacks. */
export function fontsOf(family: string, weight: Weight): readonly TrueType[] {
  const own = FAMILIES.find((each) => each === family) ?? SPARE;
  return [...new Set([own, SPARE])].map((each) => fontOf(each, weight));
}

function fontOf(family: string, weight: Weight): TrueType {
  const file = `${family.toLowerCase().replaceAll(' ', '-')}-${WEIGHTS[weight]}.ttf`;
  const known = read.get(file);
  if (known) return known;
  const bytes = readFileSync(new URL(`../fonts/${file}`, import.meta.url));
  const font = readTrueType(bytes, `${family.replaceAll(' ', '')}-${WEIGHTS[weight]}`);
  read.set(file, font);
  return font;
}
