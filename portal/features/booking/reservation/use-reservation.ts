import { useState } from 'react';
import { useNow } from '#client/app/use-now.ts';
import { useTrackEvent } from '#client/app/use-track-event.ts';
import { NetworkError } from '#client/calls/call-error.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { useDraft } from '#client/drafts/use-draft.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { FreeTime, ReservationDetails } from '../reservation-contract.ts';
import {
  contactBody,
  type FieldMessages,
  type FieldName,
  NO_VALUES,
  personBody,
  type ReservationValues,
} from './reservation-fields.ts';
import { analyticsType, failureOf, failureOfError, type ReservationFailure } from './reservation-outcome.ts';

export type AvailableTime = Extract<FreeTime, { type: 'available' }>;

export interface Outcomes {
  readonly onBooked: (details: ReservationDetails) => void;
  /** The patient may not book online before unpaid invoices are settled. */
  readonly onInterrupted: () => void;
  /** The patient has to consent to the processing of patient data first. */
  readonly onConsentRequired: () => void;
}

export interface Reservation {
  readonly values: ReservationValues;
  /** Changes some values, and takes back what was wrong with them. */
  readonly change: (values: Partial<ReservationValues>, field?: FieldName) => void;
  /** What is wrong with the fields, as far as the last attempt found. */
  readonly messages: FieldMessages;
  /** Counts the attempts to send. */
  readonly attempt: number;
  readonly failure: ReservationFailure | null;
  readonly isSending: boolean;
  readonly submit: () => Promise<void>;
}

/** The form that books a time: what is in it, what is wrong with it, and what became of sending it. */
export function useReservation(time: AvailableTime, outcomes: Outcomes): Reservation {
  // One draft for all times: who has to choose another time does not type again.
  const draft = useDraft('reserve', NO_VALUES);
  const signedIn = useChange('POST /api/reserve-appointment');
  const anonymous = useChange('POST /api/anon/reserve-appointment');
  const refresh = useRefresh();
  const track = useTrackEvent();
  const today = helsinkiDay(useNow());
  const [messages, setMessages] = useState<FieldMessages>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ReservationFailure | null>(null);
  const { appointment, booker, isBinding } = time;

  function fail(reason: ReservationFailure): void {
    if (reason.kind === 'notCreditworthy') outcomes.onInterrupted();
    if (reason.kind === 'consentRequired') outcomes.onConsentRequired();
    if (reason.kind === 'fields') setMessages(reason.messages);
    setFailure(reason);
    setAttempt((count) => count + 1);
    void track({ event: 'reservationError', properties: { type: analyticsType(reason) } });
  }

  function send() {
    if (booker.type === 'patient')
      return signedIn.run({ body: contactBody(appointment.id, draft.value, booker) });
    return anonymous.run({ body: personBody(appointment.id, draft.value) });
  }

  async function submit(): Promise<void> {
    const isPatient = booker.type === 'patient';
    const body = isPatient
      ? contactBody(appointment.id, draft.value, booker)
      : personBody(appointment.id, draft.value);
    try {
      // The rules are of use only now; without a connection nothing could be sent either.
      const { checkBody } = await import('./check-body.ts').catch((cause) => {
        throw new NetworkError('offline', cause);
      });
      const found = checkBody(body, { isBinding, today });
      setMessages(found);
      setFailure(null);
      if (Object.keys(found).length > 0) {
        setAttempt((count) => count + 1);
        return;
      }
      const answer = await send();
      if (answer.type !== 'success') {
        fail(failureOf(answer.type));
        return;
      }
      draft.clear();
      refresh('/api/appointments');
      refresh('/api/own-appointments');
      outcomes.onBooked(answer.reservationDetails);
    } catch (error) {
      fail(failureOfError(error));
    }
  }

  return {
    values: draft.value,
    change: (values, field) => {
      draft.set((before) => ({ ...before, ...values }));
      if (field) setMessages(({ [field]: _, ...others }) => others);
    },
    messages,
    attempt,
    failure,
    isSending: signedIn.isSending || anonymous.isSending,
    submit,
  };
}
