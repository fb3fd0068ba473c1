import { useState } from 'react';
import type { AgeProblem } from '#areas/appointments/shared/visit-rules/age-problem.ts';
import { useChanges } from '#client/calls/use-change.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';

/** Why the waiting was not changed. */
export type WaitFailure =
  | { readonly type: 'deadlineExceeded'; readonly hours: number }
  /** `notAChild`, `guardianNeeded`: the brand has no times for the patient’s age. */
  | { readonly type: AgeProblem }
  /** `error`: why no answer came, where none did. */
  | { readonly type: 'failed'; readonly error?: unknown };

export interface Waiting {
  readonly ask: (choice: {
    readonly samePractitioner: boolean;
    readonly sameClinic: boolean;
  }) => Promise<void>;
  readonly end: () => Promise<void>;
  readonly isSending: boolean;
  readonly failure: WaitFailure | null;
  /** What was done last, here and with success. */
  readonly done: 'asked' | 'ended' | null;
}

/** Begins or ends the waiting for an earlier time for one appointment. */
export function useWait(id: number): Waiting {
  const { run, isSending } = useChanges();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<WaitFailure | null>(null);
  const [done, setDone] = useState<Waiting['done']>(null);
  const params = { id };

  async function attempt(
    aim: NonNullable<Waiting['done']>,
    change: () => Promise<WaitFailure | null>,
  ): Promise<void> {
    setFailure(null);
    const found = await change().catch((error: unknown): WaitFailure => ({ type: 'failed', error }));
    setFailure(found);
    setDone(found ? null : aim);
    if (!found) refresh(`/api/appointments/${id}/earlier-time`);
  }

  return {
    ask: (body) =>
      attempt('asked', async () => {
        const answer = await run('POST /api/appointments/{id}/earlier-time', { params, body });
        if (answer.type === 'success') return null;
        return answer.type === 'notFound' ? { type: 'failed' } : answer;
      }),
    end: () =>
      attempt('ended', async () => {
        await run('DELETE /api/appointments/{id}/earlier-time', { params });
        return null;
      }),
    isSending,
    failure,
    done,
  };
}
