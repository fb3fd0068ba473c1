import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { useTrackEvent } from '#client/app/use-track-event.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { useSend } from '#client/calls/use-send.ts';
import type { Form } from '#client/forms/form.ts';
import { useForm } from '#client/forms/use-form.ts';
import { postToApp } from '#client/mobile-app/post-to-app.ts';
import { fetchForPress } from '#client/navigation/fetch-for-press.ts';
import { useContactErrorText } from '#components/contact/use-contact-error-text.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { normalizeIdentityCode } from '#contract/values/identity-code-text.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import type { InTheWay } from '../overlapping-contract.ts';
import type { FreeTime, ReservationDetails } from '../reservation-contract.ts';
import type { ConceptFailure } from './insurance/leave-concept.ts';
import { type Settling, useSettling } from './insurance/settling.ts';
import {
  errorText,
  FIELDS,
  isPersonField,
  NO_VALUES,
  type PatientBody,
  patientBody,
  personBody,
  type ReservationValues,
} from './reservation-fields.ts';
import { failureOfAnswer, type ReservationFailure } from './reservation-outcome.ts';

export type AvailableTime = Extract<FreeTime, { type: 'available' }>;

export interface Outcomes {
  readonly onBooked: (details: ReservationDetails, insurance: ConceptFailure | null) => void;
  /** The patient may not book online before unpaid invoices are settled. */
  readonly onInterrupted: () => void;
  /** The patient has to confirm having read how patient data is processed first. */
  readonly onConsentRequired: () => void;
}

export interface Reservation extends Form<ReservationValues, ReservationFailure> {
  /** The time is for a child, of whom somebody else may write: a brand for children, and nobody has signed in. */
  readonly isForChild: boolean;
  /** What Pohjola says of the patient. */
  readonly pohjola: Settling;
  /** The appointment that the last attempt failed by; null where another reason, or none, stands. */
  readonly inTheWay: InTheWay | null;
}

/** The form that books a time. */
export function useReservation(time: AvailableTime, outcomes: Outcomes): Reservation {
  const t = useTranslations('booking.reservation');
  const contactText = useContactErrorText();
  const refresh = useRefresh();
  const track = useTrackEvent();
  const sendOnce = useSend();
  const pohjola = useSettling();
  /** The time is booked; the page that says so is on its way. */
  const [isFinishing, setFinishing] = useState(false);
  const [inTheWay, setInTheWay] = useState<InTheWay | null>(null);
  const { features } = useSession();
  const today = helsinkiDay(useNow());
  const brand = useBrand();
  const { appointment, reader, isBinding, terms, kindCode } = time;
  const booked = { slotId: appointment.id, terms };
  const isPatient = reader.type === 'patient';
  const isForChild = brand.care === 'children' && !isPatient;
  const { email, phone } = isPatient ? reader : { email: null, phone: null };

  /** The visit is booked; what is said of its insurance comes on top. */
  async function sayWhoPays({ insurer, reimbursement }: PatientBody): Promise<ConceptFailure | null> {
    if (!insurer) return null;
    // Where nothing is asked, it is paid and applied for.
    const choice = { insurer, reimbursement: reimbursement ?? 'PAY_AND_REIMBURSE', kindCode } as const;
    setFinishing(true);
    try {
      const { leaveConcept } = await import('./insurance/leave-concept.ts');
      return await leaveConcept(sendOnce, choice, { settling: pohjola, features });
    } catch {
      // Its code did not come.
      return 'failed';
    }
  }

  const form: Form<ReservationValues, ReservationFailure> = useForm({
    // One draft for all times: somebody who has to choose another time does not type again.
    id: 'reserve',
    known: { ...NO_VALUES, email: email ?? '', phone: phone ?? '' },
    schema: {
      fields: FIELDS,
      async check(values) {
        // The rules are of use only now.
        const { checkBody } = await fetchForPress(() => import('./check-body.ts'));
        return checkBody((isPatient ? patientBody : personBody)(booked, values), {
          isBinding,
          today,
          agePolicy: brand,
          terms,
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
    async send(send, values) {
      if (!isPatient) {
        const body = personBody(booked, values);
        return { ...(await send('POST /api/anon/reserve-appointment', { body })), insurance: null };
      }
      const body = patientBody(booked, values);
      const answer = await send('POST /api/reserve-appointment', { body });
      return { ...answer, insurance: answer.type === 'success' ? await sayWhoPays(body) : null };
    },
    outcome(answer) {
      setInTheWay(answer.type === 'overlappingTime' ? answer.inTheWay : null);
      if (answer.type !== 'success') return failureOfAnswer(answer.type);
      return () => {
        setFinishing(true);
        const { appointmentId } = answer.reservationDetails;
        const { healthCareType } = terms;
        postToApp({ type: 'bookingCompleted', timeId: appointment.id, appointmentId, healthCareType });
        outcomes.onBooked(answer.reservationDetails, answer.insurance);
        refresh('/api/appointments');
        refresh('/api/own-appointments');
      };
    },
    onFailure(failure) {
      if (failure === 'notCreditworthy') outcomes.onInterrupted();
      if (failure === 'consentRequired') outcomes.onConsentRequired();
      postToApp({ type: 'bookingFailed', timeId: appointment.id, code: failure });
      // What was typed is not counted.
      void track({ event: 'reservationError', properties: { type: failure } });
    },
  });
  return { ...form, isSending: form.isSending || isFinishing, isForChild, pohjola, inTheWay };
}
