/** Colours that tell people apart; `own` is the brand's. */
export const TINTS = ['first', 'second', 'third', 'fourth', 'fifth', 'own'] as const;

export type Tint = (typeof TINTS)[number];

/**
 * The same tint for the same key, on every page and every day.
 * @param key whom it stands for: a name, or better an id
 * @param count how many of the tints are in use: 6 with the brand's own colour, 5 without
 */
export function tintOf(key: string, count: 5 | 6): Tint {
  // FNV-1a, its upper half folded in: the lowest bits alone repeat for names that end alike.
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return TINTS[((hash ^ (hash >>> 15)) >>> 0) % count] as Tint;
}
