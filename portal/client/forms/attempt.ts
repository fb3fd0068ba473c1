import type { FieldError } from '#contract/calls/problem.ts';
import { isProblem, NetworkError } from '../calls/call-error.ts';
import type { FieldErrors } from './form-schema.ts';
import type { FormEvent } from './form-state.ts';

/** What an answer means: why it is no success, which fields are wrong, or what follows. */
export type Outcome<Failure extends string> = Failure | FieldErrors | (() => void);

/** One attempt to send a form. */
export interface Attempt<Answer, Failure extends string> {
  /** The form's fields; what is wrong with any other nobody can put right here. */
  readonly fields: readonly string[];
  readonly check: () => FieldErrors | Promise<FieldErrors>;
  /** What the rules say is shown as long as it is so, not only until the field is changed. */
  readonly isLive: boolean;
  readonly send: () => Promise<Answer>;
  readonly outcome: (answer: Answer) => Outcome<Failure>;
  readonly failureOf: (error: unknown) => Failure;
  /** What it is when something else than a field of the form is wrong. */
  readonly foreignField: Failure;
  /** Hears of each refusal of the server's. */
  readonly onFailure?: ((failure: Failure | 'invalidFields') => void) | undefined;
}

/**
 * Checks, sends and reads the answer. Never rejects.
 *
 * @param tell hears what becomes of it; before it returns already, where the rules need not be loaded
 * @returns what follows the success; null where it was none
 */
export async function runAttempt<Answer, Failure extends string>(
  attempt: Attempt<Answer, Failure>,
  tell: (event: FormEvent<Failure>) => void,
): Promise<(() => void) | null> {
  const { fields, foreignField, onFailure } = attempt;

  function fail(failure: Failure): void {
    tell({ type: 'failed', failure });
    onFailure?.(failure);
  }

  function isOwn({ field }: FieldError): boolean {
    return fields.includes(field);
  }

  try {
    const checked = attempt.check();
    const found = checked instanceof Promise ? await checked.catch(withoutRules) : checked;
    tell({ type: 'attempted' });
    if (found.length > 0) {
      if (found.every(isOwn)) tell({ type: 'refused', errors: attempt.isLive ? [] : found });
      else tell({ type: 'failed', failure: foreignField });
      return null;
    }
    const outcome = attempt.outcome(await attempt.send());
    if (typeof outcome === 'function') return outcome;
    if (typeof outcome === 'string') fail(outcome);
    else tell({ type: 'refused', errors: outcome });
  } catch (error) {
    const refused = isProblem(error, 'invalidFields') ? error.errors : [];
    if (refused.length === 0) fail(attempt.failureOf(error));
    else if (!refused.every(isOwn)) fail(foreignField);
    else {
      tell({ type: 'refused', errors: refused });
      onFailure?.('invalidFields');
    }
  }
  return null;
}

/** Without a connection to load the rules nothing could be sent either. */
function withoutRules(cause: unknown): never {
  throw new NetworkError('offline', cause);
}
