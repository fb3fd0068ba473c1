import type { IncomingMessage } from 'node:http';

/** The key of a change that runs once: printable, of a length that no honest client exceeds. Null for any other text. */
export function idempotencyKey({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\w-]{8,100}$/.test(key) ? key : null;
}
