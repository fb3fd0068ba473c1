import { useRef, useState } from 'react';
import type { AnswerOf, ChangeKey, InputOf } from './api.ts';
import { type CallError, isUndecided } from './call-error.ts';
import type { SentChange } from './send-change.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { type SendInput, useSend } from './use-send.ts';

/** What a change is sent with, and how, where that is unusual. */
type ChangeInput<Key extends ChangeKey> = InputOf<Key> & ChangeOptions;

/** How a change is sent, where that is unusual. */
export type ChangeOptions = Pick<SentChange, 'path' | 'csrf'>;

/** Sends a change; pressed twice or tried again, it is done once. */
export type SendOnce = <Key extends ChangeKey>(key: Key, input: ChangeInput<Key>) => Promise<AnswerOf<Key>>;

export interface Changes {
  /**
   * Sends a change. While one is on its way another press joins it instead of sending again.
   * Rejects as `useSend` does; the error is in `error`, too.
   */
  readonly run: SendOnce;
  readonly isSending: boolean;
  /** Why the last try came to nothing; undefined once another one starts. */
  readonly error: CallError | undefined;
}

/** The changes of one form or button, one at a time, which cannot half-happen. */
export function useChanges(): Changes {
  const send = useSend();
  const idempotency = useIdempotencyKey();
  const running = useRef<Promise<unknown> | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<CallError>();

  async function attempt<Key extends ChangeKey>(key: Key, input: ChangeInput<Key>): Promise<AnswerOf<Key>> {
    setSending(true);
    setError(undefined);
    try {
      const idempotencyKey = idempotency.of([key, input]);
      const answer = await send(key, { idempotencyKey, ...input } as SendInput<Key>);
      idempotency.settle();
      return answer;
    } catch (failure) {
      if (!isUndecided(failure)) idempotency.settle();
      setError(failure as CallError);
      throw failure;
    } finally {
      running.current = null;
      setSending(false);
    }
  }

  return {
    run<Key extends ChangeKey>(key: Key, input: ChangeInput<Key>) {
      running.current ??= attempt(key, input);
      return running.current as Promise<AnswerOf<Key>>;
    },
    isSending,
    error,
  };
}

export interface Change<Key extends ChangeKey> extends Omit<Changes, 'run'> {
  readonly run: (input: ChangeInput<Key>) => Promise<AnswerOf<Key>>;
}

/** `useChanges` for one endpoint. */
export function useChange<Key extends ChangeKey>(key: Key): Change<Key> {
  const changes = useChanges();
  return { ...changes, run: (input) => changes.run(key, input) };
}
