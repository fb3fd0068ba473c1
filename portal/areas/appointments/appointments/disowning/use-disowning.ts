import { useState } from 'react';
import type { AnswerOf } from '#client/calls/api.ts';
import { useChange } from '#client/calls/use-change.ts';
import { failureOf } from '#client/forms/failure.ts';

const KEY = 'POST /api/anon/appointment/{token}/disownment';

/** How taking a booking back has ended: it was, or there was nothing left to take back. */
export type DisowningEnd = 'done' | 'cancelled' | 'notFound';

const ENDS: Readonly<Record<AnswerOf<typeof KEY>['type'], DisowningEnd>> = {
  success: 'done',
  'appointment-already-cancelled': 'cancelled',
  'appointment-not-found': 'notFound',
};

export interface Disowning {
  readonly disown: () => Promise<void>;
  readonly isSending: boolean;
  /** Stays once it is there, whatever the link says later. */
  readonly end: DisowningEnd | null;
  /** Why the last press has decided nothing: the same may be pressed again. */
  readonly failure: 'networkError' | 'failed' | null;
}

/** Takes back what somebody has booked with a patient's identity code, by the link in the patient's message. */
export function useDisowning(token: string): Disowning {
  const { run, isSending, error } = useChange(KEY);
  const [end, setEnd] = useState<DisowningEnd | null>(null);
  const failure = failureOf(error, []) === 'network' ? 'networkError' : 'failed';

  async function disown(): Promise<void> {
    try {
      const { type } = await run({ params: { token } });
      setEnd(ENDS[type]);
    } catch {
      // What went wrong is in `error`.
    }
  }

  return { disown, isSending, end, failure: error ? failure : null };
}
