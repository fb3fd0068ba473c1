import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../app/app-context.ts';
import { type DraftStorage, draftStorage } from './draft-storage.ts';

export interface Draft<Value> {
  readonly value: Value;
  readonly set: (change: Value | ((previous: Value) => Value)) => void;
  /** Forgets what was typed, once it has been sent. */
  readonly clear: () => void;
  /** What was typed before has been looked for: false on the server and in the first render. */
  readonly isRestored: boolean;
}

const NOT_KEPT: DraftStorage = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  remove: () => undefined,
};

/**
 * What a patient has typed, kept in this tab through reloads, a change of language and the trip to identification.
 * It is sealed with a key that the session holds: after the session has ended its writer's next one can read it, another
 * person's cannot, and it is dropped.
 * Where the browser offers no cryptography or storage it lives as long as the page.
 *
 * @param name of the form, with what it is about: `reserve-123`; null for what must not be kept beyond the page
 */
export function useDraft<Value>(name: string | null, initial: Value): Draft<Value> {
  const { draftKey, formerDraftKey } = useSession();
  const [value, setValue] = useState(initial);
  const [isRestored, setRestored] = useState(false);
  const storage = useMemo(
    () => (name === null ? NOT_KEPT : draftStorage(`draft:${name}`, draftKey, formerDraftKey)),
    [name, draftKey, formerDraftKey],
  );
  const isTouched = useRef(false);
  const latest = useRef(value);

  useEffect(() => {
    let isCurrent = true;
    void storage.read().then((kept) => {
      if (!isCurrent) return;
      if (kept !== undefined && !isTouched.current) {
        latest.current = kept as Value;
        setValue(kept as Value);
      }
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
