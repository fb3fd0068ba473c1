import { useRef, useState } from 'react';
import type { AnswerOf, ChangeKey, InputOf } from './api.ts';
import { type CallError, isUndecided } from './call-error.ts';
import type { SentChange } from './send-change.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { type SendInput, useSend } from './use-send.ts';

/** What a change is sent with; where its endpoint wants the CSRF token is said beside it. */
type ChangeInput<Key extends ChangeKey> = InputOf<Key> & Pick<SendInput<Key>, 'csrf'>;

export interface Change<Key extends ChangeKey> {
  /**
   * Sends the change. While one is on its way another press joins it instead of sending again.
   * Rejects as `useSend` does; the error is in `error`, too.
   */
  readonly run: (input: ChangeInput<Key>) => Promise<AnswerOf<Key>>;
  readonly isSending: boolean;
  /** Why the last try came to nothing; undefined once another one starts. */
  readonly error: CallError | undefined;
}

/** How a change is sent, where that is unusual. */
export type ChangeOptions = Pick<SentChange, 'path' | 'csrf'>;

/**
 * One change of a form or button that cannot half-happen: pressed twice or tried again, it is done once.
 */
export function useChange<Key extends ChangeKey>(key: Key, options?: ChangeOptions): Change<Key> {
  const send = useSend();
  const idempotency = useIdempotencyKey();
  const running = useRef<Promise<AnswerOf<Key>> | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<CallError>();

  async function attempt(input: ChangeInput<Key>): Promise<AnswerOf<Key>> {
    setSending(true);
    setError(undefined);
    try {
      const answer = await send(
        key,
        Object.assign({ idempotencyKey: idempotency.of(input) }, options, input) as SendInput<Key>,
      );
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
    run: (input) => {
      running.current ??= attempt(input);
      return running.current;
    },
    isSending,
    error,
  };
}
