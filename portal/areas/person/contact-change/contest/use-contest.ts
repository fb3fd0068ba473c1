import { useState } from 'react';
import type { AnswerOf } from '#client/calls/api.ts';
import { useChange } from '#client/calls/use-change.ts';
import { failureOf } from '#client/forms/failure.ts';

const KEY = 'POST /api/anon/contact-change/{change}';

/** How it has ended: put back now, put back before, or there is nothing that the link puts back. */
export type ContestOutcome = 'done' | 'restored' | 'notFound';

export const ENDS: Readonly<Record<AnswerOf<typeof KEY>['type'], ContestOutcome>> = {
  success: 'done',
  'already-restored': 'restored',
  'link-not-found': 'notFound',
};

export interface Contest {
  readonly restore: () => Promise<void>;
  readonly isSending: boolean;
  /** Stays once it is there, whatever the link says later. */
  readonly end: ContestOutcome | null;
  /** Why the last press has decided nothing: the same may be pressed again. */
  readonly failure: 'networkError' | 'failed' | null;
}

/** Puts the former contact details back by the link in the message about their change. */
export function useContest(change: string): Contest {
  const { run, isSending, error } = useChange(KEY);
  const [end, setEnd] = useState<ContestOutcome | null>(null);
  const failure = failureOf(error, []) === 'network' ? 'networkError' : 'failed';

  async function restore(): Promise<void> {
    try {
      const { type } = await run({ params: { change } });
      setEnd(ENDS[type]);
    } catch {
      // What went wrong is in `error`.
    }
  }

  return { restore, isSending, end, failure: error ? failure : null };
}
