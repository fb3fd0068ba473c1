import { randomBytes } from 'node:crypto';

/**
 * A secret as a page may have it: a random pad, then the secret combined with it, other bytes in each answer. What of a page
 * is compressed then says nothing of the secret beside it (https://www.breachattack.com).
 *
 * @param secret base64url
 */
export function masked(secret: string): string {
  const bytes = Buffer.from(secret, 'base64url');
  const pad = randomBytes(bytes.length);
  return Buffer.concat([pad, combined(pad, bytes)]).toString('base64url');
}

/** The secret that `masked` has made a text of; of any other text something that is no secret. */
export function unmasked(text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const half = bytes.length >> 1;
  return combined(bytes.subarray(0, half), bytes.subarray(half)).toString('base64url');
}

function combined(pad: Buffer, bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, index) => byte ^ (pad[index] ?? 0)));
}
