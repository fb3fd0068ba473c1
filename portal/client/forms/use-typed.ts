import { useDraft } from '../drafts/use-draft.ts';

/** What somebody has typed and not sent yet, as the draft keeps it. */
export interface Typed<Values> {
  readonly typed: Partial<Values>;
  /** What the portal knew when they began; null before. */
  readonly knownThen: Values | null;
}

const NOTHING = { typed: {}, knownThen: null };

export interface TypedValues<Values> {
  /** What was typed over what is known. */
  readonly values: Values;
  /** Sending the values would change what is known. */
  readonly isDirty: boolean;
  /** What is known has changed since somebody began to type. */
  readonly isOutdated: boolean;
  readonly type: (changed: Partial<Values>) => void;
  /** Shows again what is known. */
  readonly clear: () => void;
  /** Keeps it no longer; it is shown until the page goes. */
  readonly forget: () => void;
}

/**
 * What a form holds: what was typed, kept as a draft, over what the portal knows.
 *
 * @param name of the draft; null keeps none
 * @param sent what of the values is compared
 */
export function useTyped<Values extends object>(
  name: string | null,
  known: Values,
  sent: (values: Values) => unknown = (values) => values,
): TypedValues<Values> {
  const draft = useDraft<Typed<Values>>(name, NOTHING);
  const { typed, knownThen } = draft.value;
  const values = { ...known, ...typed };
  const isSame = (one: Values, other: Values) => JSON.stringify(sent(one)) === JSON.stringify(sent(other));
  const isDirty = !isSame(values, known);
  return {
    values,
    isDirty,
    isOutdated: isDirty && knownThen !== null && !isSame(knownThen, known),
    type: (changed) =>
      draft.set((before) => ({
        typed: { ...before.typed, ...changed },
        knownThen: before.knownThen ?? known,
      })),
    clear() {
      draft.set(NOTHING);
      draft.clear();
    },
    forget: draft.clear,
  };
}

/** What was typed into a form of another page, by the name of its draft. */
export function useTypedElsewhere<Values>(name: string): Partial<Values> {
  return useDraft<Typed<Values>>(name, NOTHING).value.typed;
}
