import { useTranslations } from 'use-intl';
import {
  type Consent,
  type ConsentForm,
  consentErrors,
  consentsOf,
} from '#areas/person/shared/patients/consents.ts';
import { useBrand, useSession, useWhose } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import type { GeneralFailure } from '#client/forms/failure.ts';
import type { Form } from '#client/forms/form.ts';
import { useForm } from '#client/forms/use-form.ts';

export type ConsentState = AnswerOf<'GET /api/user/consent'>;
type ConsentValues = Readonly<Record<keyof ConsentForm, boolean>>;

export interface ConsentFormState extends Form<ConsentValues, GeneralFailure> {
  /** The consents that this brand asks for, in the order of the form. */
  readonly asked: readonly Consent[];
  /** The form has been confirmed once: it is not asked again. */
  readonly isConfirmed: boolean;
}

/** The form of consents, each of which is as it was until it is chosen. */
export function useConsentForm(kept: ConsentState, onSaved: (state: ConsentState) => void): ConsentFormState {
  const t = useTranslations('consents.errors');
  const asked = consentsOf(useBrand());
  const { actingFor } = useSession();
  const whose = useWhose();
  const isConfirmed = kept.consentStatus === 'ok';
  const isGiven = Object.fromEntries(asked.map((field) => [field, kept.consents[field] ?? false]));
  const chosen = (values: ConsentValues): ConsentForm => ({
    ...Object.fromEntries(asked.map((field) => [field, values[field]])),
    confirmsPrivacyPolicy: values.confirmsPrivacyPolicy,
  });

  const form = useForm({
    id: 'consent',
    draft: `consents${actingFor ? `-${actingFor.id}` : ''}`,
    known: { ...isGiven, confirmsPrivacyPolicy: false } as ConsentValues,
    schema: {
      fields: [...asked, 'confirmsPrivacyPolicy'],
      sent: chosen,
      check: (values) => consentErrors(chosen(values), { asked, isFormUpToDate: isConfirmed }),
    },
    errorText: ({ field }) => (field === 'confirmsPrivacyPolicy' ? t(field, { whose }) : t('choice')),
    send: (send, values) =>
      send('POST /api/user/consent', { csrf: 'query', body: chosen(values) as Required<ConsentForm> }),
    outcome(answer) {
      if (answer.type !== 'success') return 'unknownError';
      const { type: _, ...state } = answer;
      return () => onSaved(state);
    },
    leaving: 'asks',
    stays: true,
  });
  return { ...form, asked, isConfirmed };
}
