import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from './app-context.ts';
import { createDraftCipher } from './draft-cipher.ts';

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
 * It is sealed with a key that the session holds: in another person's session it cannot be read and is dropped.
 * Where the browser offers no cryptography or storage it lives as long as the page.
 *
 * @param name of the form, with what it is about: `reserve-123`
 */
export function useDraft<Value>(name: string, initial: Value): Draft<Value> {
  const { draftKey } = useSession();
  const [value, setValue] = useState(initial);
  const [isRestored, setRestored] = useState(false);
  const storage = useMemo(() => draftStorage(`draft:${name}`, draftKey), [name, draftKey]);
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

interface DraftStorage {
  readonly read: () => Promise<unknown>;
  readonly write: (draft: unknown) => Promise<void>;
  readonly remove: () => void;
}

function draftStorage(name: string, key: string): DraftStorage {
  // Only what was written last counts, whichever is sealed first.
  let writes = 0;
  const open = () => createDraftCipher(key);
  let cipher: ReturnType<typeof open> | undefined;
  return {
    async read() {
      try {
        const sealed = sessionStorage.getItem(name);
        if (sealed === null) return undefined;
        cipher ??= open();
        return await cipher.open(sealed);
      } catch {
        this.remove();
        return undefined;
      }
    },
    async write(draft) {
      const mine = ++writes;
      try {
        cipher ??= open();
        const sealed = await cipher.seal(draft);
        if (mine === writes) sessionStorage.setItem(name, sealed);
      } catch {
        // No cryptography on this address, or no room: the draft lives as long as the page.
      }
    },
    remove() {
      writes++;
      try {
        sessionStorage.removeItem(name);
      } catch {
        // No storage, so nothing is kept.
      }
    },
  };
}
