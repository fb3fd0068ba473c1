import type { FieldErrors } from './form-schema.ts';

/** What has become of a form, beside what is in it. */
export interface FormState<Failure extends string> {
  /** Fields that have been left since they were last told apart. */
  readonly left: readonly string[];
  /** What the last attempt found wrong and has not been changed since. */
  readonly told: FieldErrors;
  /** An attempt has found something wrong that is not put right yet. */
  readonly isRefused: boolean;
  /** Counts the attempts that came to nothing: what is said of each is said again. */
  readonly attempt: number;
  readonly failure: Failure | null;
  /** It is sent, or there is nothing to send any more: what was typed is of no use now. */
  readonly isSettled: boolean;
}

export const UNTOUCHED: FormState<never> = {
  left: [],
  told: [],
  isRefused: false,
  attempt: 0,
  failure: null,
  isSettled: false,
};

export type FormEvent<Failure extends string> =
  /** `field` names what was changed; a list, by its own name, where its entries are others now. */
  | { readonly type: 'changed'; readonly field: string | undefined }
  | { readonly type: 'left'; readonly field: string }
  | { readonly type: 'attempted' }
  | { readonly type: 'refused'; readonly errors: FieldErrors }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'corrected' | 'settled' | 'discarded' };

/** What follows an event. A failure stays until the next attempt. */
export function nextFormState<Failure extends string>(
  state: FormState<Failure>,
  event: FormEvent<Failure>,
): FormState<Failure> {
  const attempt = state.attempt + 1;
  switch (event.type) {
    case 'changed': {
      const { field } = event;
      const told = state.told.filter((error) => !concerns(error.field, field));
      // Who is in a list has changed: their fields are named by their places.
      const left = state.left.filter((name) => name === field || !concerns(name, field));
      return { ...state, told, left, isSettled: false };
    }
    case 'left':
      return state.left.includes(event.field) ? state : { ...state, left: [...state.left, event.field] };
    case 'attempted':
      return { ...state, told: [], failure: null };
    case 'refused':
      return { ...state, told: event.errors, isRefused: true, attempt };
    case 'failed':
      return { ...state, failure: event.failure, attempt };
    case 'corrected':
      return { ...state, isRefused: false };
    case 'settled':
      return { ...state, isSettled: true };
    case 'discarded':
      return { ...UNTOUCHED, attempt: state.attempt };
  }
}

/** Whether a field is the changed one, or within it: `guardians.0.name` is within `guardians`. */
function concerns(field: string, changed: string | undefined): boolean {
  return changed !== undefined && (field === changed || field.startsWith(`${changed}.`));
}

/**
 * When a form says what is wrong with a field: once it has been tried to send it as it is; or already when the field has been
 * left, and until it is put right.
 */
export type Telling = 'attempt' | 'leave';

/**
 * What is said to be wrong, in the order of the form.
 *
 * @param found what the rules say of the values as they are; only of use where fields tell when they are left
 */
export function errorsShown(
  { told, left, isRefused }: FormState<string>,
  found: FieldErrors,
  fields: readonly string[],
): FieldErrors {
  const live = found.filter(({ field, code }) => isRefused || left.includes(field) || code === 'tooLong');
  const refused = told.filter(({ field }) => !live.some((error) => error.field === field));
  const place = ({ field }: { readonly field: string }) => fields.indexOf(field);
  return [...live, ...refused].sort((a, b) => place(a) - place(b));
}
