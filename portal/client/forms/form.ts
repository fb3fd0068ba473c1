import type { FieldError } from '#contract/calls/problem.ts';
import type { SendOnce } from '../calls/use-change.ts';
import type { GeneralFailure } from './failure.ts';
import type { FormControls } from './form-controls.ts';
import type { FieldErrors, FormSchema } from './form-schema.ts';
import type { Telling } from './form-state.ts';

/** Why an attempt came to nothing: what the form says of its answers, of refusals, of foreign fields. */
export type FailureOf<Result, Specific, Foreign> =
  | Extract<Result, string>
  | Specific
  | Foreign
  | GeneralFailure;

export interface FormOptions<Values, Answer, Result, Specific, Foreign> {
  /** Begins the ids of its controls. */
  readonly id: string;
  /** Names its draft, with what it is about; null for what must not be kept, as a code. Default: `id`. */
  readonly draft?: string | null;
  readonly schema: FormSchema<NoInfer<Values>>;
  /** What the portal knows already, or nothing: what is shown until somebody types. */
  readonly known: Values;
  /** Default: `attempt`. */
  readonly tells?: Telling;
  /** What to say of a wrong field. */
  readonly errorText: (error: FieldError) => string;
  /** How the summary says it, where the field's own words would not tell it from another. */
  readonly summaryText?: (error: FieldError, text: string) => string;
  readonly send: (send: SendOnce, values: Values) => Promise<Answer>;
  readonly outcome: (answer: Answer, values: Values) => Result;
  /** The failures that it has words for, beside the general ones and those that its answers name. */
  readonly specificFailures?: readonly Specific[];
  /** What it is when something else than a field of the form is wrong. Default: `unknownError`. */
  readonly foreignField?: Foreign;
  /** Something has been typed or chosen. */
  readonly onChange?: () => void;
  readonly onFailure?: (failure: FailureOf<Result, Specific, Foreign> | 'invalidFields') => void;
  /**
   * What becomes of what is typed when somebody goes elsewhere: the page's `UnsavedChanges` asks before it is lost; the browser
   * asks before the tab is closed, and it is kept for all other pages; default: it is kept, and nobody is asked.
   */
  readonly leaving?: 'asks' | 'holdsTab';
  /** The form stays once it is sent, and shows what is known then. */
  readonly stays?: boolean;
}

export interface Form<Values, Failure extends string> extends FormControls<Values> {
  readonly values: Values;
  /** Changes some values. What was said to be wrong with the field is taken back. */
  readonly change: (values: Partial<Values>, field?: string) => void;
  /** A field was left. */
  readonly leave: (field: string) => void;
  /** What is said to be wrong, in the order of the form. */
  readonly errors: FieldErrors;
  readonly errorOf: (field: string) => string | undefined;
  /** What a summary says is wrong; empty unless an attempt has found it. */
  readonly problems: readonly { readonly fieldId: string; readonly message: string }[];
  readonly idOf: (field: string) => string;
  /** Counts the attempts that came to nothing. */
  readonly attempt: number;
  /** Why the last attempt came to nothing, unless fields are wrong. */
  readonly failure: Failure | null;
  /** Something is typed that is not sent yet. */
  readonly isDirty: boolean;
  /** What is known has changed since somebody began to type. */
  readonly isOutdated: boolean;
  readonly isSending: boolean;
  /** It has been sent, or is of no use any more. */
  readonly isSettled: boolean;
  /**
   * Checks and sends it, once however often it is pressed.
   *
   * @param last a value that has changed in the same moment, as the last digit of a code
   */
  readonly submit: (last?: Partial<Values>) => Promise<void>;
  /** Says what is wrong once more, since it cannot be sent as it is. */
  readonly refuse: () => void;
  /** Forgets what was typed, and shows what is known. */
  readonly discard: () => void;
  /** Keeps what was typed no longer: there is nothing to send any more. */
  readonly settle: () => void;
}
