import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FieldError } from '#contract/calls/problem.ts';
import { useChanges } from '../calls/use-change.ts';
import { useHeldTab } from '../navigation/use-held-tab.ts';
import { useTellUnsaved, useUnsaved } from '../unsaved-changes/use-unsaved.ts';
import { type Outcome, runAttempt } from './attempt.ts';
import { failureOf, type SpecificFailure } from './failure.ts';
import type { FailureOf, Form, FormOptions } from './form.ts';
import { formControls } from './form-controls.ts';
import { errorsShown, type FormEvent, type FormState, nextFormState, UNTOUCHED } from './form-state.ts';
import { useAfterPress } from './use-after-press.ts';
import { useTyped } from './use-typed.ts';

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
  const guard = useUnsaved();
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

  useTellUnsaved(isDirty && leaving === 'asks', discard);
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
