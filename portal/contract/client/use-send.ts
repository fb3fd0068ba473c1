import { useCallback, useRef } from 'react';
import type { AnswerOf, ChangeKey, InputOf } from './api.ts';
import { type AppValue, useApp } from './app-context.ts';
import { ProblemError } from './call-error.ts';
import { type AddressInput, canonicalUrl, inLanguage } from './canonical-url.ts';
import { request } from './request.ts';

export type SendInput<Key extends ChangeKey> = InputOf<Key> & {
  /** Runs the change once, however often it is sent; from `useIdempotencyKey`. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  /** Where the endpoint wants the CSRF token. Default: `header`. */
  readonly csrf?: 'header' | 'query';
};

export type Send = <Key extends ChangeKey>(key: Key, input: SendInput<Key>) => Promise<AnswerOf<Key>>;

interface Sent extends AddressInput {
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly csrf?: 'header' | 'query';
}

/**
 * Sends changes of this session. A session that has ended leads to the page that says so, from where the patient
 * comes back here.
 *
 * @returns a stable function; it rejects with `ProblemError`, `NetworkError` or the signal's reason
 */
export function useSend(): Send {
  const app = useApp();
  const latest = useRef(app);
  latest.current = app;
  return useCallback(
    (async (key, input) => {
      try {
        return await send(latest.current, key, input as Sent);
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'authenticationRequired')
          latest.current.onSessionEnded();
        throw error;
      }
    }) as Send,
    [],
  );
}

function send(app: AppValue, key: string, input: Sent): Promise<unknown> {
  const { csrfToken } = app.session;
  const address = inLanguage(input, app.language);
  const query = input.csrf === 'query' ? { ...address.query, csrfToken } : address.query;
  return request(canonicalUrl(key, { ...address, query }), {
    method: key.slice(0, key.indexOf(' ')),
    headers: {
      ...(input.csrf !== 'query' && { 'x-csrf-token': csrfToken }),
      ...(input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(input.signal && { signal: input.signal }),
    ...(input.keepalive && { keepalive: true }),
  });
}
