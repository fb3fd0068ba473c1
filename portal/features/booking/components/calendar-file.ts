import { createEvent } from 'ics';
import type { ReservationDetails } from '../reservation-contract.ts';
import { placeOf } from './place-of.ts';

/**
 * An appointment as an iCalendar file (RFC 5545).
 *
 * @param address of the page that shows it
 * @throws if the appointment cannot be written, which its contract rules out
 */
export function calendarFile({ appointmentId, appointment }: ReservationDetails, address: string): string {
  const { kind, practitioner, clinic, startDate, endDate } = appointment;
  const { error, value } = createEvent({
    uid: `appointment-${appointmentId}@${new URL(address).hostname}`,
    title: `${kind}: ${practitioner.name}`,
    start: Date.parse(startDate),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(endDate),
    endInputType: 'utc',
    endOutputType: 'utc',
    location: placeOf(clinic),
    url: address,
    // Others who see the calendar see that the patient is busy, not why.
    classification: 'PRIVATE',
    busyStatus: 'BUSY',
  });
  if (!value) throw error ?? new Error('The calendar file is empty');
  return value;
}
