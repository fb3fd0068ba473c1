import { useTranslations } from 'use-intl';
import { SEND_MESSAGE_IN_NEW_THREAD } from '#areas/messages/shared/messaging/operations/renewal.ts';
import {
  type PrescriptionAnswers,
  RENEWAL_TITLE,
  type RenewalAnswers,
} from '#areas/messages/shared/messaging/renewal-answers.ts';
import type { GeneralFailure } from '#client/forms/failure.ts';
import type { Form } from '#client/forms/form.ts';
import { useForm } from '#client/forms/use-form.ts';
import type { Prescription } from '../contract.ts';
import { usePrescriptionName } from '../prescription/PrescriptionTitle.tsx';
import { LONGEST, renewalErrors, renewalFields } from '../rules-renewal.ts';

type Values = RenewalAnswers<PrescriptionAnswers & { readonly id: number }>;

/** Why a request was not sent, as its message is named. */
type Failure =
  | 'prescriptionNotFound'
  | 'notRenewable'
  | 'tooManyRequests'
  | 'sessionExpired'
  | 'forbidden'
  | GeneralFailure;

export interface RenewalFormOptions {
  /** All of them can be renewed. */
  readonly prescriptions: readonly Prescription[];
  /** Something was found that the page does not show yet. */
  readonly onOutdated: () => void;
  /** With the conversation that it is. */
  readonly onSent: (sentAt: string, threadId: string | undefined) => void;
}

/** The form of a renewal; what is typed is kept by the prescriptions that it is about. */
export function useRenewalForm({
  prescriptions,
  onOutdated,
  onSent,
}: RenewalFormOptions): Form<Values, Failure> {
  const t = useTranslations('prescriptions.renewal.errors');
  const nameOf = usePrescriptionName();
  const known: Values = {
    prescriptions: prescriptions.map(({ id }) => ({
      id,
      reason: '',
      hasRunOut: null,
      amountLeft: '',
      hasSideEffects: null,
      sideEffects: '',
    })),
    otherMedicines: '',
  };
  return useForm({
    id: 'renewal',
    draft: `renewal-${prescriptions.map(({ id }) => id).join()}`,
    known,
    schema: { fields: renewalFields(prescriptions.length), check: renewalErrors },
    errorText: ({ field, code }) => {
      const name = field.split('.').at(-1) as keyof typeof LONGEST;
      return t(name, { code, max: LONGEST[name] ?? 0 });
    },
    // Every prescription has the same questions: the summary says which is meant.
    summaryText: ({ field }, text) => {
      const about = prescriptions[Number(field.split('.')[1])];
      return about && prescriptions.length > 1 ? `${nameOf(about)}: ${text}` : text;
    },
    specificFailures: ['tooManyRequests', 'sessionExpired', 'forbidden'],
    send: (send, { prescriptions: answers, otherMedicines }) =>
      send('POST /api/customer-messaging', {
        body: {
          query: SEND_MESSAGE_IN_NEW_THREAD,
          variables: {
            title: RENEWAL_TITLE,
            type: 'customer',
            participantIds: [],
            firstMessage: { renewal: { prescriptions: [...answers], otherMedicines } },
          },
        },
      }),
    outcome: ({ data: { sendMessageInNewThread: answer } }) => {
      switch (answer?.type) {
        case 'sent':
          return () => onSent(answer.sentAt, answer.threadId);
        case 'prescriptionNotFound':
        case 'notRenewable':
          return answer.type;
        // What else can be said of a new conversation is not said of this one, or says no more to its reader.
        default:
          return 'unknownError';
      }
    },
    onFailure: (failure) => {
      if (failure === 'notRenewable') onOutdated();
    },
    leaving: 'holdsTab',
  });
}
