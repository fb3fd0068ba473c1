import { useState } from 'react';
import { isProblem, NetworkError } from '#client/calls/call-error.ts';
import { useSend } from '#client/calls/use-send.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import type { OwnSession, SessionFailure } from './SessionItem.tsx';

interface Ended {
  readonly type: 'ended' | 'othersEnded';
  /** Each is announced, also the same one twice. */
  readonly nth: number;
}

export interface EndSessions {
  /** The session that is being ended, by its id. */
  readonly ending: string | 'others' | null;
  readonly ended: Ended | null;
  /** What the last try did not end, as far as is known: pressed again, it is tried again. */
  readonly failed: { readonly what: string; readonly why: SessionFailure } | null;
  readonly endOne: (id: string) => Promise<void>;
  readonly endOthers: () => Promise<void>;
}

/** Ends the person's sessions on other devices, and takes them off the list. */
export function useEndSessions(): EndSessions {
  const send = useSend();
  const setAnswer = useSetAnswer();
  const [ending, setEnding] = useState<EndSessions['ending']>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const [failed, setFailed] = useState<EndSessions['failed']>(null);

  async function end(
    what: string,
    change: () => Promise<unknown>,
    { stays, type }: { stays: (session: OwnSession) => boolean; type: Ended['type'] },
  ): Promise<void> {
    setEnding(what);
    setFailed(null);
    try {
      await change().catch((error: unknown) => {
        // It had ended already.
        if (!isProblem(error, 'notFound')) throw error;
      });
      setAnswer('GET /api/sessions', (before) => before && { sessions: before.sessions.filter(stays) });
      setEnded((last) => ({ type, nth: (last?.nth ?? 0) + 1 }));
    } catch (error) {
      setEnded(null);
      setFailed({ what, why: error instanceof NetworkError ? 'unanswered' : 'failed' });
    }
    setEnding(null);
  }

  return {
    ending,
    ended,
    failed,
    endOne: (id) =>
      end(id, () => send('DELETE /api/sessions/{id}', { params: { id } }), {
        stays: (session) => session.id !== id,
        type: 'ended',
      }),
    endOthers: () =>
      end('others', () => send('DELETE /api/sessions', {}), {
        stays: ({ isThis }) => isThis,
        type: 'othersEnded',
      }),
  };
}
