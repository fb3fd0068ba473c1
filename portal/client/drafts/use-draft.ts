import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../app/app-context.ts';
import { type DraftStorage, draftStorage } from './draft-storage.ts';

type Change<Value> = Value | ((previous: Value) => Value);

export interface Draft<Value> {
  readonly value: Value;
  readonly set: (change: Change<Value>) => void;
  /** Forgets what was typed, once it has been sent. */
  readonly clear: () => void;
  /** What was typed before has been looked for: false on the server and in the first render. */
  readonly isRestored: boolean;
}

function changed<Value>(value: Value, change: Change<Value>): Value {
  return change instanceof Function ? change(value) : change;
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
  const { draftKey, formerDraftKey, actingFor } = useSession();
  const childId = actingFor?.id;
  const [value, setValue] = useState(initial);
  const [isRestored, setRestored] = useState(false);
  const storage = useMemo(() => {
    if (name === null) return NOT_KEPT;
    const own = `draft:${name}`;
    // One for each child: who comes back to a child's matters finds what was typed there.
    return draftStorage(childId ? `${own}-${childId}` : own, draftKey, formerDraftKey, own);
  }, [name, draftKey, formerDraftKey, childId]);
  const isTouched = useRef(false);
  // What is typed while it is looked for what was typed before; null from then on.
  const meanwhile = useRef<Change<Value>[] | null>([]);
  const latest = useRef(value);

  useEffect(() => {
    let isCurrent = true;
    void storage.read().then((kept) => {
      if (!isCurrent) return;
      const changes = meanwhile.current;
      meanwhile.current = null;
      if (kept !== undefined && (changes || !isTouched.current)) {
        latest.current = (changes ?? []).reduce<Value>(changed, kept as Value);
        setValue(latest.current);
        if (changes && changes.length > 0) void storage.write(latest.current);
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
      meanwhile.current?.push(change);
      const next = changed(latest.current, change);
      latest.current = next;
      setValue(next);
      void storage.write(next);
    },
    [storage],
  );

  const clear = useCallback(() => {
    meanwhile.current = null;
    storage.remove();
  }, [storage]);

  return { value, set, clear, isRestored };
}
