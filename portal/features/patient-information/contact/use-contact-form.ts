import { useLanguage, useSession } from '#client/app/app-context.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import type { GeneralFailure } from '#client/forms/failure.ts';
import { type Form, useForm } from '#client/forms/use-form.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import type { Guardian, NamedGuardians, Patient } from '../contract.ts';
import { bodyOf, type ContactValues, contactFormErrors, FIELDS, knownValues } from './contact-values.ts';
import { useAfterSave, useSavedMark } from './use-after-save.ts';
import type { ContactWords } from './use-contact-words.ts';

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

/** Why the own information was not saved, as its message is named. */
export type SaveFailure = 'tooManyRequests' | 'sessionExpired' | 'identifyAgain' | GeneralFailure;

export interface ContactForm extends Form<ContactValues, SaveFailure> {
  readonly isSaved: boolean;
}

/** The form of the own contact information and, of a child, of its guardians. */
export function useContactForm(
  information: OwnInformation,
  { errorText, summaryText }: Pick<ContactWords, 'errorText' | 'summaryText'>,
): ContactForm {
  const { patient, guardians, contactSavePath, isContactHidden } = information;
  const lang = useLanguage();
  const { actingFor } = useSession();
  const setAnswer = useSetAnswer();
  const refresh = useRefresh();
  const { next, follow } = useAfterSave();
  const [isSaved, setSaved] = useSavedMark();

  const form = useForm({
    id: 'information',
    draft: `contact-information${actingFor ? `-${actingFor.id}` : ''}`,
    known: knownValues(patient, guardians),
    schema: {
      fields: FIELDS,
      sent: bodyOf,
      tidy: { phoneNumber: normalizePhone },
      check: (values) => contactFormErrors(values, { isContactHidden, guardianActs: actingFor !== null }),
    },
    tells: 'leave',
    errorText,
    summaryText,
    specificFailures: ['tooManyRequests', 'sessionExpired', 'identifyAgain'],
    send(send, values) {
      setSaved(false);
      return send('POST /api/user/contact-information', {
        path: contactSavePath,
        query: { lang, ...(next && { next }) },
        body: bodyOf(values),
      });
    },
    onChange: () => setSaved(false),
    outcome(answer) {
      if (answer.type !== 'success') return 'unknownError';
      const { guardians: kept, otherGuardians } = answer;
      return () => {
        setAnswer('GET /api/user', (before) => before && { ...before, patient: answer.patient });
        setAnswer('GET /api/user/guardians', () => ({ guardians: kept, otherGuardians }));
        refresh('/api/appointments');
        setSaved(!follow('contactSaved', answer.next));
      };
    },
    leaving: 'asks',
    stays: true,
  });

  return { ...form, isSaved };
}
