import { hashOf } from '../styling/hash-of.ts';

/** Colours that tell people apart; `own` is the brand's. */
export const TINTS = ['first', 'second', 'third', 'fourth', 'fifth', 'own'] as const;

export type Tint = (typeof TINTS)[number];

/**
 * The same tint for the same key, on every page and every day.
 * @param key whom it stands for: a name, or better an id
 * @param count how many of the tints are in use: 6 with the brand's own colour, 5 without
 */
export function tintOf(key: string, count: 5 | 6): Tint {
  return TINTS[hashOf(key) % count] as Tint;
}
