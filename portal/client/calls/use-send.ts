import { useCallback, useEffect, useRef } from 'react';
import { useApp } from '../app/app-context.ts';
import type { AnswerOf, ChangeKey, InputOf } from './api.ts';
import { type SentChange, sendChange } from './send-change.ts';

export type SendInput<Key extends ChangeKey> = InputOf<Key> & {
  /** Runs the change once, however often it is sent; from `useIdempotencyKey`. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  /** Where the endpoint expects the CSRF token. Default: `header`. */
  readonly csrf?: 'header' | 'query';
  /** It ends the session, which may be over already: nobody is redirected then. */
  readonly endsSession?: boolean;
};

export type Send = <Key extends ChangeKey>(key: Key, input: SendInput<Key>) => Promise<AnswerOf<Key>>;

/**
 * Sends changes of this session. A session that has ended leads to the page that says so, from where the patient
 * returns here.
 *
 * @returns a stable function; it rejects with `ProblemError`, `NetworkError` or the signal's reason
 */
export function useSend(): Send {
  const app = useApp();
  const latest = useRef(app);
  useEffect(() => {
    latest.current = app;
  });
  return useCallback(((key, input) => sendChange(latest.current, key, input as SentChange)) as Send, []);
}
