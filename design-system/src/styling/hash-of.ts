/** A number that is the same for a text on every page and every day, and spreads texts that are alike. */
export function hashOf(text: string): number {
  // FNV-1a, its upper half folded in: the lowest bits alone repeat for texts that end alike.
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
