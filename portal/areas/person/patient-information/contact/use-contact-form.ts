import { useLanguage, useSession } from '#client/app/app-context.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import type { GeneralFailure } from '#client/forms/failure.ts';
import type { Form } from '#client/forms/form.ts';
import { useForm } from '#client/forms/use-form.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import { bodyOf, type ContactValues, contactFormErrors, FIELDS, knownValues } from './contact-values.ts';
import type { OwnInformation } from './own-information.ts';
import { DRAFT } from './parts.ts';
import { useAfterSave } from './use-after-save.ts';
import type { ContactWords } from './use-contact-words.ts';

/** Why the own information was not saved, as its message is named. */
export type SaveFailure = 'tooManyRequests' | 'sessionExpired' | 'identifyAgain' | GeneralFailure;

export type ContactForm = Form<ContactValues, SaveFailure>;

/**
 * The form of the own contact information and, of a child, of its guardians.
 *
 * @param onSaved it is saved, and the page stays
 */
export function useContactForm(
  information: OwnInformation,
  { errorText, summaryText }: Pick<ContactWords, 'errorText' | 'summaryText'>,
  onSaved: () => void,
): ContactForm {
  const { patient, guardians, contactSavePath, isContactHidden } = information;
  const lang = useLanguage();
  const { actingFor } = useSession();
  const setAnswer = useSetAnswer();
  const refresh = useRefresh();
  const { next, follow } = useAfterSave();

  return useForm({
    id: 'information',
    draft: DRAFT,
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
    send: (send, values) =>
      send('POST /api/user/contact-information', {
        path: contactSavePath,
        query: { lang, ...(next && { next }) },
        body: bodyOf(values),
      }),
    outcome(answer) {
      if (answer.type !== 'success') return 'unknownError';
      const { guardians: kept, otherGuardians } = answer;
      return () => {
        setAnswer('GET /api/user', (before) => before && { ...before, patient: answer.patient });
        setAnswer('GET /api/user/guardians', () => ({ guardians: kept, otherGuardians }));
        refresh('/api/appointments');
        if (!follow('contactSaved', answer.next)) onSaved();
      };
    },
    leaving: 'asks',
    stays: true,
  });
}
