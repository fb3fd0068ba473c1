import type { ReactNode } from 'react';
import type { FreeTime } from '../reservation-contract.ts';
import {
  AgeRefused,
  Interrupted,
  Kela65Only,
  NotFound,
  OccupationalOnly,
  Taken,
} from './ReservationStates.tsx';

/** Why a time cannot be booked: what the server says of it, or unpaid bills. */
export type Refusal =
  | Exclude<FreeTime, { readonly type: 'available' }>
  | { readonly type: 'notCreditworthy' };

export interface ReservationRefusedProps {
  readonly refusal: Refusal;
  /** Of the free time. */
  readonly id: string;
}

/** Stands in place of the form that books a time: why it cannot be booked, and what to do instead. */
export function ReservationRefused({ refusal, id }: ReservationRefusedProps): ReactNode {
  switch (refusal.type) {
    case 'no-appointment-found':
      return <NotFound />;
    case 'age-refused':
      return <AgeRefused reason={refusal.reason} id={id} />;
    case 'kela65-refused':
      return <Kela65Only reason={refusal.reason} id={id} />;
    case 'occupational-refused':
      return <OccupationalOnly reason={refusal.reason} />;
    case 'already-reserved':
      return <Taken ownAppointmentId={refusal.ownAppointmentId} />;
    case 'notCreditworthy':
      return <Interrupted />;
  }
}
