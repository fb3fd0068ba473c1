import { useState } from 'react';
import { useBrand, useSession } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { isProblem, NetworkError } from '#client/calls/call-error.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useDraft } from '#client/drafts/use-draft.ts';
import { type Consent, type ConsentForm, consentErrors, consentsOf } from '#domain/patients/consents.ts';
import { useLeaveGuard, useUnsaved } from '../leave-guard/LeaveGuard.tsx';

export type ConsentState = AnswerOf<'GET /api/user/consent'>;
export type ConsentField = keyof ConsentForm;

/** Choices not sent yet. */
type Choices = Readonly<Partial<Record<ConsentField, boolean>>>;

export interface ConsentFormState {
  /** The consents that this brand asks for, in the order of the form. */
  readonly asked: readonly Consent[];
  /** The form has been confirmed once: it is not asked again. */
  readonly isConfirmed: boolean;
  readonly isSelected: (field: ConsentField) => boolean;
  readonly choose: (field: ConsentField, isSelected: boolean) => void;
  /** The fields that the last attempt found wrong. */
  readonly wrong: readonly ConsentField[];
  /** Counts the attempts to send. */
  readonly attempt: number;
  /** A choice is not saved yet. */
  readonly isDirty: boolean;
  readonly failure: 'network' | 'unknownError' | null;
  readonly isSending: boolean;
  readonly submit: () => Promise<void>;
  /** Shows the problems again, since it cannot be sent as it is. */
  readonly refuse: () => void;
}

/** The form of consents: choices, problems, and the result of sending it. */
export function useConsentForm(kept: ConsentState, onSaved: (state: ConsentState) => void): ConsentFormState {
  const asked = consentsOf(useBrand());
  const { actingFor } = useSession();
  const draft = useDraft<Choices>(`consents${actingFor ? `-${actingFor.id}` : ''}`, {});
  const change = useChange('POST /api/user/consent', { csrf: 'query' });
  const [wrong, setWrong] = useState<readonly ConsentField[]>([]);
  const [failure, setFailure] = useState<ConsentFormState['failure']>(null);
  const [attempt, setAttempt] = useState(0);
  const isConfirmed = kept.consentStatus === 'ok';

  const isSelected = (field: ConsentField): boolean => {
    const before = field === 'confirmsPrivacyPolicy' ? false : kept.consents[field];
    return draft.value[field] ?? before ?? false;
  };

  const isDirty = Object.entries(draft.value).some(
    ([field, value]) => value !== (kept.consents[field as Consent] ?? false),
  );

  function discard(): void {
    draft.set({});
    draft.clear();
    setWrong([]);
  }

  const { setUnsaved } = useLeaveGuard();
  useUnsaved(isDirty, discard);

  const refuse = () => setAttempt((count) => count + 1);

  async function submit(): Promise<void> {
    const choices = Object.fromEntries(asked.map((field) => [field, isSelected(field)]));
    const body = { ...choices, confirmsPrivacyPolicy: isSelected('confirmsPrivacyPolicy') };
    const errors = consentErrors(body, { asked, isFormUpToDate: isConfirmed });
    setWrong(errors.map(({ field }) => field));
    setFailure(null);
    refuse();
    if (errors.length > 0) return;
    try {
      const answer = await change.run({ body });
      if (answer.type !== 'success') return setFailure('unknownError');
      const { type: _, ...state } = answer;
      discard();
      setUnsaved(null);
      onSaved(state);
    } catch (error) {
      const fields = isProblem(error, 'invalidFields') ? error.errors.map(({ field }) => field) : [];
      setWrong(fields as ConsentField[]);
      if (fields.length === 0) setFailure(error instanceof NetworkError ? 'network' : 'unknownError');
    }
  }

  return {
    asked,
    isConfirmed,
    isSelected,
    choose: (field, isChosen) => {
      draft.set((before) => ({ ...before, [field]: isChosen }));
      setWrong((before) => before.filter((name) => name !== field));
    },
    wrong,
    isDirty,
    attempt,
    failure,
    isSending: change.isSending,
    submit,
    refuse,
  };
}
