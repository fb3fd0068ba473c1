import { randomBytes, randomInt } from 'node:crypto';

const BYTES = 32;

/**
 * What a link, an app, a file or a browser proves itself with: 32 random bytes in url-safe base64, which nobody guesses.
 * Keep its keyed hash only. `isLinkSecret` knows its form.
 */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** A secret for a person, who reads it aloud or types it: so many of these signs, each as probable as the others. */
export function newCode(signs: string, length: number): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}
