import { useEffect, useRef } from 'react';
import type { Form } from '#client/forms/form.ts';

/** When something was typed, as a value of its form: an instant, or nothing. */
export interface Dated {
  readonly typedAt: string;
}

/**
 * Where this browser and the server both have a draft, the newest is shown. What is typed from now on is newer than both.
 *
 * @param savedAt of the server's; null: it has none
 */
export function useNewestDraft<Values extends Dated>(
  form: Pick<Form<Values, never>, 'values' | 'isDirty' | 'discard'>,
  savedAt: string | null,
  hasTyped: boolean,
): void {
  const latest = useRef(form);
  latest.current = form;
  const { isDirty } = form;
  const { typedAt } = form.values;
  useEffect(() => {
    if (!hasTyped && isDirty && savedAt !== null && typedAt < savedAt) latest.current.discard();
  }, [hasTyped, isDirty, typedAt, savedAt]);
}
