import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Memory in KiB, and passes over it: what OWASP asks for at least. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG = 32;
const KEPT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password by Argon2id, as a PHC string: it names its own cost, which may change later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = COST;
  const tag = await derive('argon2id', { message: password, nonce, ...COST, tagLength: TAG });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** What a password is compared with where there is none: it takes as long. */
const OF_NOBODY = hashPassword(randomBytes(16).toString('hex'));

/**
 * Whether a password is the one that was hashed.
 *
 * @param kept as `hashPassword` made it; null: there is none
 */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const parts = KEPT.exec(kept ?? (await OF_NOBODY));
  if (!parts) throw new Error('A password is kept in a form that nobody knows.');
  const [memory = 0, passes = 0, parallelism = 0] = parts.slice(1, 4).map(Number);
  const [nonce, tag] = parts.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer];
  const cost = { memory, passes, parallelism, tagLength: tag.length };
  const derived = await derive('argon2id', { message: password, nonce, ...cost });
  return timingSafeEqual(derived, tag) && kept !== null;
}
