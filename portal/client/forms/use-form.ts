import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FieldError } from '#contract/calls/problem.ts';
import { type SendOnce, useChanges } from '../calls/use-change.ts';
import { useLeaveGuard, useUnsaved } from '../navigation/leave-guard.ts';
import { useHeldTab } from '../navigation/use-held-tab.ts';
import { type Outcome, runAttempt } from './attempt.ts';
import { failureOf, type GeneralFailure, type SpecificFailure } from './failure.ts';
import { type FormControls, formControls } from './form-controls.ts';
import type { FieldErrors, FormSchema } from './form-schema.ts';
import {
  errorsShown,
  type FormEvent,
  type FormState,
  nextFormState,
  type Telling,
  UNTOUCHED,
} from './form-state.ts';
import { useAfterPress } from './use-after-press.ts';
import { useTyped } from './use-typed.ts';

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
   * What becomes of what is typed when somebody goes elsewhere: the page's `LeaveGuard` asks before it is lost; the browser
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

const NOTHING: readonly never[] = [];

/** One form: what is in it, what is wrong with it, and what becomes of sending it. */
export function useForm<
  Values extends object,
  Answer,
  Result extends Outcome<string>,
  Specific extends SpecificFailure = never,
  Foreign extends string = never,
>(
  options: FormOptions<Values, Answer, Result, Specific, Foreign>,
): Form<Values, FailureOf<Result, Specific, Foreign>> {
  type Failure = FailureOf<Result, Specific, Foreign>;
  const { id, schema, tells = 'attempt', leaving, draft = id } = options;
  const typed = useTyped(draft, options.known, schema.sent);
  const { values, isDirty } = typed;
  const changes = useChanges();
  const guard = useLeaveGuard();
  const afterPress = useAfterPress();
  const running = useRef<Promise<void> | null>(null);
  const [state, tell] = useReducer<FormState<Failure>, [FormEvent<Failure>]>(nextFormState, UNTOUCHED);

  const idOf = useCallback((field: string) => `${id}-${field.replaceAll('.', '-')}`, [id]);

  const checked = tells === 'leave' ? schema.check(values) : NOTHING;
  const errors = errorsShown(state, checked instanceof Promise ? NOTHING : checked, schema.fields);
  const isCorrected = state.isRefused && errors.length === 0;
  useEffect(() => {
    if (isCorrected) tell({ type: 'corrected' });
  }, [isCorrected]);

  function discard(): void {
    typed.clear();
    tell({ type: 'discarded' });
  }

  useUnsaved(isDirty && leaving === 'asks', discard);
  useHeldTab(isDirty && leaving === 'holdsTab' && !state.isSettled);

  async function run(sent: Values): Promise<void> {
    const follow = await runAttempt<Answer, Failure>(
      {
        fields: schema.fields,
        check: () => schema.check(sent),
        isLive: tells === 'leave',
        send: () => options.send(changes.run, sent),
        outcome: (answer) => options.outcome(answer, sent) as Outcome<Failure>,
        failureOf: (error) => failureOf(error, options.specificFailures ?? NOTHING),
        foreignField: options.foreignField ?? 'unknownError',
        onFailure: options.onFailure,
      },
      tell,
    );
    if (!follow) return;
    if (options.stays) discard();
    else typed.forget();
    tell({ type: 'settled' });
    // What follows may leave the page before it is rendered once more.
    if (leaving === 'asks') guard.setUnsaved(null);
    follow();
  }

  function leave(field: string): void {
    const text = schema.tidy?.[field as never] as ((typed: string) => string) | undefined;
    const name = field as keyof Values;
    if (text) {
      const tidied = text(values[name] as string) as Values[typeof name];
      if (tidied !== values[name]) typed.type({ [name]: tidied } as unknown as Partial<Values>);
    }
    afterPress(() => tell({ type: 'left', field }));
  }

  const textOf = new Map(errors.map((error) => [error.field, options.errorText(error)]));
  const bound = {
    values,
    change(changed: Partial<Values>, field?: string) {
      typed.type(changed);
      tell({ type: 'changed', field });
      options.onChange?.();
    },
    leave,
    errorOf: (field: string) => textOf.get(field),
    idOf,
  };
  const problemOf = (error: FieldError) => {
    const text = textOf.get(error.field) ?? '';
    return { fieldId: idOf(error.field), message: options.summaryText?.(error, text) ?? text };
  };

  return {
    ...bound,
    ...formControls(bound),
    errors,
    problems: state.isRefused ? errors.map(problemOf) : NOTHING,
    attempt: state.attempt,
    failure: state.failure,
    isDirty,
    isOutdated: typed.isOutdated,
    isSending: changes.isSending,
    isSettled: state.isSettled,
    submit(last) {
      running.current ??= run({ ...values, ...last }).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    refuse: () => tell({ type: 'refused', errors: state.told }),
    discard,
    settle() {
      typed.forget();
      tell({ type: 'settled' });
    },
  };
}
