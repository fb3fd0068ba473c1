/**
 * Numbers that stay the same for an id and differ between ids, so that generated brands differ in their signs
 * and drawings.
 * @returns a function that returns an integer from 0 up to, not including, its argument
 */
export function variation(id: string): (below: number) => number {
  // FNV-1a, then the steps of mulberry32.
  let state = 0x811c9dc5;
  for (const letter of id) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
