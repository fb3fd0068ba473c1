import { useState } from 'react';
import type { AnswerOf } from '#client/calls/api.ts';
import { failureOf } from '#client/forms/failure.ts';
import { leaveDocument } from '#client/navigation/leave-document.ts';

type Answer = AnswerOf<'POST /api/video/{id}/join'> | AnswerOf<'POST /api/anon/video/{guest}/join'>;

/** Why nobody has come in. The first three end it, the others are worth another try. */
export type JoiningEnd =
  | 'ended'
  | 'cancelled'
  | 'appointment-not-found'
  | 'tooEarly'
  | 'unavailable'
  | 'network'
  | 'failed';

export interface Joining {
  readonly join: () => Promise<void>;
  /** The provider was asked, or its room is loading. */
  readonly isJoining: boolean;
  /** What has come of it; null before, and while it is tried again. */
  readonly end: JoiningEnd | null;
}

/** Leaves for the provider's room once the server has said where that is. */
export function useJoining(ask: () => Promise<Answer>): Joining {
  const [isJoining, setJoining] = useState(false);
  const [end, setEnd] = useState<JoiningEnd | null>(null);

  async function join(): Promise<void> {
    setJoining(true);
    setEnd(null);
    const answer = await ask().catch((error: unknown) => ({
      type: failureOf(error, []) === 'network' ? ('network' as const) : ('failed' as const),
    }));
    if (answer.type === 'success') return leaveDocument(answer.url);
    setJoining(false);
    setEnd(answer.type);
  }

  return { join, isJoining, end };
}
