import { useState } from 'react';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { type ActForFailure, useActFor } from './use-act-for.ts';

export interface ActForChoice {
  /** Goes on for a child, or with null for oneself; to another page, if one is named. */
  readonly actFor: (child: string | null, path?: string) => void;
  /** Whose button was pressed; undefined while nothing is on its way. */
  readonly waitsFor: string | null | undefined;
  /** The page that it named. */
  readonly waitsAt: string | undefined;
  /** Why the last try came to nothing. */
  readonly failure: ActForFailure | null;
  /** How many tries have failed: each failure is announced again. */
  readonly attempt: number;
}

/** `useActFor` for a list of buttons: which one waits, and why the page stays. */
export function useActForChoice(nextPath: string | null): ActForChoice {
  const actFor = useActFor(nextPath);
  const refresh = useRefresh();
  const [waitsFor, setWaitsFor] = useState<string | null>();
  const [waitsAt, setWaitsAt] = useState<string>();
  const [failure, setFailure] = useState<ActForFailure | null>(null);
  const [attempt, setAttempt] = useState(0);

  async function choose(child: string | null, path: string | undefined): Promise<void> {
    setWaitsFor(child);
    setWaitsAt(path);
    setFailure(null);
    const reason = await actFor(child, path);
    // The button goes on waiting until the next document is there.
    if (!reason) return;
    setWaitsFor(undefined);
    setAttempt((before) => before + 1);
    setFailure(reason);
    // The list says how it stands.
    if (reason === 'changed') refresh('/api/guardianship/');
  }

  return { actFor: (child, path) => void choose(child, path), waitsFor, waitsAt, failure, attempt };
}
