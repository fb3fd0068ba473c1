import { useEffect, useState } from 'react';
import { useLanguage, useSession } from '#client/app/app-context.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useLeaveGuard, useUnsaved } from '#components/leave-guard/LeaveGuard.tsx';
import type { FieldError } from '#contract/calls/problem.ts';
import type { Guardian, NamedGuardians, Patient } from '../contract.ts';
import {
  bodyOf,
  type ContactValues,
  contactFormErrors,
  isSame,
  knownValues,
  partsOf,
} from './contact-values.ts';
import { failureOf, type SaveFailure } from './save-failure.ts';
import { useAfterPress } from './use-after-press.ts';
import { useAfterSave, useSavedMark } from './use-after-save.ts';

export interface OwnInformation {
  readonly patient: Patient;
  readonly guardians: readonly Guardian[];
  /** The record's other guardians, of whom nothing but the name is known here. */
  readonly otherGuardians: NamedGuardians['otherGuardians'];
  /** The contact information is neither shown nor changed here. */
  readonly isContactHidden: boolean;
  /** Where the server takes the form. */
  readonly contactSavePath: string;
}

/** What somebody has typed and not saved yet. */
interface ContactDraft {
  readonly typed: Partial<ContactValues>;
  /** What the portal knew when they began. */
  readonly knownThen: ContactValues | null;
}
const NOTHING_TYPED: ContactDraft = { typed: {}, knownThen: null };

export interface ContactForm {
  readonly values: ContactValues;
  readonly change: (values: Partial<ContactValues>, field?: string) => void;
  /** A field was left: what is wrong with it may be said. */
  readonly leave: (field: string) => void;
  /** What is to be shown as wrong, in the order of the form. */
  readonly errors: readonly FieldError[];
  /** Counts the tries to save that found something wrong; 0 once nothing is. */
  readonly attempt: number;
  readonly failure: SaveFailure | null;
  readonly isDirty: boolean;
  /** Somebody has changed the information since this was begun. */
  readonly isOutdated: boolean;
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  readonly save: () => Promise<void>;
  /** Shows everything that is wrong, since it cannot be saved as it is. */
  readonly refuse: () => void;
  readonly discard: () => void;
}

/** The form of the own contact information: what is in it, what is wrong with it, and what became of saving it. */
export function useContactForm(information: OwnInformation): ContactForm {
  const { patient, guardians, contactSavePath, isContactHidden } = information;
  const lang = useLanguage();
  const { actingFor } = useSession();
  const known = knownValues(patient, guardians);
  const draft = useDraft(`contact-information${actingFor ? `-${actingFor.id}` : ''}`, NOTHING_TYPED);
  const { run, isSending } = useChange('POST /api/user/contact-information', { path: contactSavePath });
  const setAnswer = useSetAnswer();
  const refresh = useRefresh();
  const { next, follow } = useAfterSave();
  const guard = useLeaveGuard();
  const afterPress = useAfterPress();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [isSaved, setSaved] = useSavedMark();

  const { typed, knownThen } = draft.value;
  const values = { ...known, ...typed };
  const isDirty = !isSame(values, known);
  const found = contactFormErrors(values, { isContactHidden });
  const shown = found.filter(({ field, code }) => attempt > 0 || left.has(field) || code === 'tooLong');
  const errors = [...shown, ...refused.filter(({ field }) => !shown.some((error) => error.field === field))];
  const hasErrors = errors.length > 0;

  useEffect(() => {
    if (!hasErrors) setAttempt(0);
  }, [hasErrors]);

  function discard(): void {
    draft.set(NOTHING_TYPED);
    draft.clear();
    setLeft(new Set());
    setRefused([]);
    setFailure(null);
  }

  useUnsaved(isDirty, discard);

  const refuse = () => setAttempt((count) => count + 1);

  async function save(): Promise<void> {
    setFailure(null);
    setSaved(false);
    if (found.length > 0) {
      refuse();
      return;
    }
    try {
      const answer = await run({ query: { lang, ...(next && { next }) }, body: bodyOf(values) });
      if (answer.type === 'unknownError') {
        setFailure('failed');
        return;
      }
      discard();
      setAnswer('GET /api/user', (before) => before && { ...before, patient: answer.patient });
      const { guardians: kept, otherGuardians } = answer;
      setAnswer('GET /api/user/guardians', () => ({ guardians: kept, otherGuardians }));
      refresh('/api/appointments');
      guard.setUnsaved(null);
      setSaved(!follow('contactSaved', answer.next));
    } catch (error) {
      const { failure: reason, fields } = failureOf(error);
      setFailure(reason);
      setRefused(fields);
      refuse();
    }
  }

  return {
    values,
    change(changed, field) {
      setSaved(false);
      setFailure(null);
      // Who is in the list has changed: their fields are named by their places.
      if (field === 'guardians')
        setLeft((before) => new Set([...before].filter((name) => partsOf(name).guardian === null)));
      if (field) setRefused((before) => before.filter((error) => error.field !== field));
      draft.set((before) => ({
        typed: { ...before.typed, ...changed },
        knownThen: before.knownThen ?? known,
      }));
    },
    leave: (field) => afterPress(() => setLeft((before) => new Set(before).add(field))),
    errors,
    attempt,
    failure,
    isDirty,
    isOutdated: isDirty && knownThen !== null && !isSame(knownThen, known),
    isSaving: isSending,
    isSaved,
    save,
    refuse,
    discard,
  };
}
