import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { useTrackEvent } from '#client/app/use-track-event.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { type Form, useForm } from '#client/forms/use-form.ts';
import { useContactErrorText } from '#components/contact/use-contact-error-text.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { normalizeIdentityCode } from '#contract/values/identity-code-text.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import type { FreeTime, ReservationDetails } from '../reservation-contract.ts';
import {
  contactBody,
  errorText,
  FIELDS,
  isPersonField,
  NO_VALUES,
  personBody,
  type ReservationValues,
} from './reservation-fields.ts';
import { failureOfAnswer, type ReservationFailure } from './reservation-outcome.ts';

export type AvailableTime = Extract<FreeTime, { type: 'available' }>;

export interface Outcomes {
  readonly onBooked: (details: ReservationDetails) => void;
  /** The patient may not book online before unpaid invoices are settled. */
  readonly onInterrupted: () => void;
  /** The patient has to confirm having read how patient data is processed first. */
  readonly onConsentRequired: () => void;
}

export interface Reservation extends Form<ReservationValues, ReservationFailure> {
  /** The time is for a child, of whom somebody else may write: a brand for children, and nobody has signed in. */
  readonly isForChild: boolean;
}

/** The form that books a time. */
export function useReservation(time: AvailableTime, outcomes: Outcomes): Reservation {
  const t = useTranslations('booking.reservation');
  const contactText = useContactErrorText();
  const refresh = useRefresh();
  const track = useTrackEvent();
  const today = helsinkiDay(useNow());
  const brand = useBrand();
  const { appointment, booker, isBinding } = time;
  const isPatient = booker.type === 'patient';
  const isForChild = brand.care === 'children' && !isPatient;
  const { email, phone } = isPatient ? booker : { email: null, phone: null };

  const form: Form<ReservationValues, ReservationFailure> = useForm({
    // One draft for all times: somebody who has to choose another time does not type again.
    id: 'reserve',
    known: { ...NO_VALUES, email: email ?? '', phone: phone ?? '' },
    schema: {
      fields: FIELDS,
      async check(values) {
        // The rules are of use only now.
        const { checkBody } = await import('./check-body.ts');
        return checkBody((isPatient ? contactBody : personBody)(appointment.id, values), {
          isBinding,
          today,
          agePolicy: brand,
        });
      },
      tidy: { identityCode: normalizeIdentityCode, phone: normalizePhone },
    },
    errorText(error) {
      const text = errorText(error);
      if ('shared' in text) return contactText(text.shared, 'invalid');
      if (isForChild && isPersonField(text.own)) return t(`child.errors.${text.own}`);
      return t(`errors.${text.own}`, { age: brand.guardianActsUntilAge });
    },
    specificFailures: ['tooManyRequests', 'sessionExpired'],
    send: async (send, values) =>
      isPatient
        ? send('POST /api/reserve-appointment', { body: contactBody(appointment.id, values) })
        : send('POST /api/anon/reserve-appointment', { body: personBody(appointment.id, values) }),
    outcome(answer) {
      if (answer.type !== 'success') return failureOfAnswer(answer.type);
      return () => {
        refresh('/api/appointments');
        refresh('/api/own-appointments');
        outcomes.onBooked(answer.reservationDetails);
      };
    },
    onFailure(failure) {
      if (failure === 'notCreditworthy') outcomes.onInterrupted();
      if (failure === 'consentRequired') outcomes.onConsentRequired();
      // What was typed is not counted.
      void track({ event: 'reservationError', properties: { type: failure } });
    },
  });
  return { ...form, isForChild };
}
