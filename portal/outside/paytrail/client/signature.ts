import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which hash a signature is made with. */
export const ALGORITHMS = ['sha256', 'sha512'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

/** Headers or parameters of an address, by name. */
export type Fields = Readonly<Record<string, unknown>>;

const PREFIX = 'checkout-';

/**
 * The provider's signature of some fields and a body: over every `checkout-` field, sorted by name, whatever others there will be.
 * Other fields are left out.
 */
export function signatureOf(secret: string, algorithm: Algorithm, fields: Fields, body = ''): string {
  const lines = Object.keys(fields)
    .filter((name) => name.startsWith(PREFIX))
    .sort()
    .map((name) => `${name}:${String(fields[name])}`);
  return createHmac(algorithm, secret)
    .update([...lines, body].join('\n'))
    .digest('hex');
}

/** Whether fields carry the signature that the secret makes of them; takes as long for a nearly right one as for any other. */
export function isSigned(secret: string, fields: Fields, body = ''): boolean {
  const { signature } = fields;
  const algorithm = ALGORITHMS.find((each) => each === fields['checkout-algorithm']);
  if (algorithm === undefined || typeof signature !== 'string') return false;
  // A field that comes twice is an array: it would be signed as one text and could be read as another.
  if (Object.entries(fields).some(([name, value]) => name.startsWith(PREFIX) && typeof value !== 'string')) {
    return false;
  }
  const expected = Buffer.from(signatureOf(secret, algorithm, fields, body));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
