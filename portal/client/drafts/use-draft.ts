import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../app/app-context.ts';
import { draftStorage } from './draft-storage.ts';

export interface Draft<Value> {
  readonly value: Value;
  readonly set: (change: Value | ((previous: Value) => Value)) => void;
  /** Forgets what was typed, once it has been sent. */
  readonly clear: () => void;
  /** What was typed before has been looked for: false on the server and in the first render. */
  readonly isRestored: boolean;
}

/**
 * What a patient has typed, kept in this tab through reloads, a change of language and the trip to identification.
 * It is sealed with a key that the session holds: after the session has ended its writer's next one can read it, another
 * person's cannot, and it is dropped.
 * Where the browser offers no cryptography or storage it lives as long as the page.
 *
 * @param name of the form, with what it is about: `reserve-123`
 */
export function useDraft<Value>(name: string, initial: Value): Draft<Value> {
  const { draftKey, formerDraftKey } = useSession();
  const [value, setValue] = useState(initial);
  const [isRestored, setRestored] = useState(false);
  const storage = useMemo(
    () => draftStorage(`draft:${name}`, draftKey, formerDraftKey),
    [name, draftKey, formerDraftKey],
  );
  const isTouched = useRef(false);
  const latest = useRef(value);
  latest.current = value;

  useEffect(() => {
    let isCurrent = true;
    void storage.read().then((kept) => {
      if (!isCurrent) return;
      if (kept !== undefined && !isTouched.current) setValue(kept as Value);
      setRestored(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [storage]);

  const set = useCallback<Draft<Value>['set']>(
    (change) => {
      isTouched.current = true;
      const next = change instanceof Function ? change(latest.current) : change;
      latest.current = next;
      setValue(next);
      void storage.write(next);
    },
    [storage],
  );

  const clear = useCallback(() => storage.remove(), [storage]);

  return { value, set, clear, isRestored };
}
