import { useMemo } from 'react';

/** One key for one intended change. */
export interface IdempotencyKey {
  /** The key to send with a content: the same one until the change is settled or its content differs. */
  readonly of: (content: unknown) => string;
  /** The server has answered: the next change is another one. */
  readonly settle: () => void;
}

export function createIdempotencyKey(create: () => string): IdempotencyKey {
  let current: { readonly key: string; readonly content: string } | null = null;
  return {
    of(content) {
      const text = JSON.stringify(content) ?? '';
      if (current?.content !== text) current = { key: create(), content: text };
      return current.key;
    },
    settle() {
      current = null;
    },
  };
}

/**
 * The key of a form's change. Pressing twice, or again after no answer came, sends the same one, so that the server
 * does it once. Most forms want `useChange`, which takes care of it.
 */
export function useIdempotencyKey(): IdempotencyKey {
  return useMemo(() => createIdempotencyKey(randomId), []);
}

/** `crypto.randomUUID` is missing on pages over plain http from another machine. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
