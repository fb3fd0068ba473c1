import { useState } from 'react';
import { useChange } from '#client/calls/use-change.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { useHref } from '#client/navigation/use-href.ts';

export interface ActForChoice {
  /** Goes on for a child, or with null for oneself. */
  readonly actFor: (child: string | null) => void;
  /** Whose button was pressed; undefined while nothing is on its way. */
  readonly waitsFor: string | null | undefined;
  /** Why the last try came to nothing. */
  readonly failure: 'unavailable' | 'changed' | 'unknown' | null;
  /** How many tries there have been: each failure is announced again. */
  readonly attempt: number;
}

/**
 * Chooses whose matters come next and goes on there, by a document load: nothing of the previous patient stays in
 * memory.
 *
 * @param nextPath page of the portal to go on to; the front page when null
 */
export function useActFor(nextPath: string | null): ActForChoice {
  const { run } = useChange('POST /api/guardianship/act-for');
  const href = useHref();
  const refresh = useRefresh();
  const [waitsFor, setWaitsFor] = useState<string | null>();
  const [failure, setFailure] = useState<ActForChoice['failure']>(null);
  const [attempt, setAttempt] = useState(0);

  async function choose(child: string | null): Promise<void> {
    setWaitsFor(child);
    setFailure(null);
    const answer = await run({ body: { child } }).catch(() => null);
    // The button goes on waiting until the next document is there.
    if (answer?.type === 'success') return window.location.assign(nextPath ?? href('front-page'));
    if (answer?.type === 'disallowed') {
      return window.location.assign(href('hpa-front-page', {}, { nextPath, error: 'disallowed' }));
    }
    setWaitsFor(undefined);
    setAttempt((before) => before + 1);
    if (!answer || answer.type === 'unavailable') return setFailure(answer ? 'unavailable' : 'unknown');
    // A birthday, or a record that is there no more: the list says how it stands.
    setFailure('changed');
    refresh('/api/guardianship/children');
  }

  return { actFor: (child) => void choose(child), waitsFor, failure, attempt };
}
