import { useState } from 'react';
import { useBrand, useLanguage, useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useHeldTab } from '#components/leave-guard/use-held-tab.ts';
import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { type ContactDetails, contactErrors } from '#domain/patients/contact-details.ts';
import { type ChildFields, registrationErrors } from '../rules.ts';
import { failureOf, type RegistrationFailure } from './registration-failure.ts';
import {
  childShown,
  contactOf,
  type FieldCodes,
  type FieldName,
  fieldCodes,
  type KnownChild,
  modeOf,
  NO_VALUES,
  type RegistrationMode,
  type RegistrationStart,
  type RegistrationValues,
  registrationBody,
  type TypedContact,
} from './registration-values.ts';

export interface Registration {
  readonly mode: RegistrationMode;
  readonly values: RegistrationValues;
  readonly contact: ContactDetails;
  readonly language: Language;
  readonly isWithChild: boolean;
  readonly child: ChildFields;
  /** Changes some values, and takes back what was wrong with a field. */
  readonly change: (values: Partial<RegistrationValues>, field?: FieldName) => void;
  /** What is wrong with the fields, as far as the last attempt found. */
  readonly codes: FieldCodes;
  /** Counts the attempts to send. */
  readonly attempt: number;
  readonly failure: RegistrationFailure | null;
  readonly isSending: boolean;
  readonly isDone: boolean;
  readonly submit: () => Promise<void>;
}

export interface RegistrationOptions {
  readonly start: RegistrationStart;
  readonly typed?: TypedContact | undefined;
  readonly knownChild?: KnownChild | undefined;
  /** @param withChild whether a child has been registered */
  readonly onDone: (withChild: boolean) => void;
}

/** The form that registers: what is in it, what is wrong with it, and what became of sending it. */
export function useRegistration({ start, typed, knownChild, onDone }: RegistrationOptions): Registration {
  const draft = useDraft('register', NO_VALUES);
  const register = useChange('POST /api/user/register');
  const complete = useChange('POST /api/user');
  const { care } = useBrand();
  const pageLanguage = useLanguage();
  const today = helsinkiDay(useNow());
  const [codes, setCodes] = useState<FieldCodes>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<RegistrationFailure | null>(null);
  const [isDone, setDone] = useState(false);

  const values = draft.value;
  const mode = modeOf(start, useSession());
  const contact = contactOf(start, values, typed);
  const language = values.language ?? start.patient?.language ?? pageLanguage;
  const isWithChild =
    mode === 'child' || (mode === 'self' && start.mayRegisterChild && (values.isWithChild ?? true));

  const isTyped = JSON.stringify(values) !== JSON.stringify(NO_VALUES);
  useHeldTab(isTyped && !isDone && failure !== 'userAlreadyExists');

  const child = childShown(values, knownChild);
  const sent = { contact, child: isWithChild ? child : null };

  function found(): FieldCodes | null {
    if (mode === 'complete') return fieldCodes(contactErrors(contact));
    return fieldCodes(
      registrationErrors(registrationBody(start, values, sent), {
        person: start.person,
        isPatient: start.patient !== null,
        care,
        today,
        // Whether codes of nobody real are taken is the server's setting; it says so if not.
        acceptsDevelopmentIdentityCodes: true,
      }),
    );
  }

  async function send(): Promise<RegistrationFailure | null> {
    if (mode === 'complete') {
      const answer = await complete.run({ body: { ...contact, language } });
      return answer.type === 'success' ? null : 'unknownError';
    }
    const body = { ...registrationBody(start, values, sent), language };
    const { type } = await register.run({ body });
    if (type === 'success') return null;
    if (type === 'userAlreadyExists') return isWithChild ? 'childAlreadyExists' : type;
    return 'unknownError';
  }

  async function submit(): Promise<void> {
    const wrong = found();
    setCodes(wrong ?? {});
    setFailure(wrong ? null : 'mismatch');
    setAttempt((count) => count + 1);
    if (!wrong || Object.keys(wrong).length > 0) return;
    try {
      const reason = await send();
      setFailure(reason);
      if (reason === null || reason === 'userAlreadyExists') draft.clear();
      if (reason !== null) return;
      setDone(true);
      onDone(isWithChild);
    } catch (error) {
      const refused = isProblem(error, 'invalidFields') ? fieldCodes(error.errors) : {};
      setCodes(refused ?? {});
      if (refused === null) setFailure('mismatch');
      else if (Object.keys(refused).length === 0) setFailure(failureOf(error));
      setAttempt((count) => count + 1);
    }
  }

  return {
    mode,
    values,
    contact,
    language,
    isWithChild,
    child,
    change: (changed, field) => {
      draft.set((before) => ({ ...before, ...changed }));
      if (field) setCodes(({ [field]: _, ...others }) => others);
    },
    codes,
    attempt,
    failure,
    isSending: register.isSending || complete.isSending,
    isDone,
    submit,
  };
}
