import type { AvailableAppointment, CalendarIdentity } from './appointment.ts';
import { fold, placeText, textOf, utc } from './calendar-text.ts';

/** What a calendar entry tells of an appointment. */
export interface CalendarAppointment {
  readonly kind: string;
  /** First name, if it is not the reader's own. */
  readonly child?: string | undefined;
  /** Instants, ISO 8601. */
  readonly startDate: string;
  readonly endDate: string;
  readonly clinic: AvailableAppointment['clinic'];
  readonly practitioner: { readonly name: string; readonly title: string };
  /** What else to know there, one line each: the room. */
  readonly notes?: readonly string[];
}

export interface CalendarEntry {
  readonly identity: CalendarIdentity;
  readonly appointment: CalendarAppointment;
  /** Address of the appointment in the portal, which asks for a login: calendars are shared. */
  readonly url: string;
  /** The appointment was cancelled: a calendar that has it removes it. */
  readonly isCancelled?: boolean;
}

/** What is done with the entry (RFC 5546 section 4.1): published, and a changed one published again, or cancelled. */
export function methodOf({ isCancelled }: Pick<CalendarEntry, 'isCancelled'>): 'PUBLISH' | 'CANCEL' {
  return isCancelled ? 'CANCEL' : 'PUBLISH';
}

/**
 * One appointment as an iCalendar file (RFC 5545), with CRLF and lines of at most 75 octets.
 *
 * @param now when the entry was in this state
 */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const { identity, appointment, url, isCancelled } = entry;
  const { uid, sequence, organizer } = identity;
  const { startDate, endDate, clinic, practitioner, kind, child, notes = [] } = appointment;
  const description = [`${practitioner.name}, ${practitioner.title}`, ...notes, clinic.cmsContent];
  return fold([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Patient portal//Appointments//EN',
    `METHOD:${methodOf(entry)}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN="${organizer.name.replaceAll('"', '')}":mailto:${organizer.email}`,
    `DTSTART:${utc(new Date(startDate))}`,
    `DTEND:${utc(new Date(endDate))}`,
    `SUMMARY:${textOf(`${child ? `${child}: ` : ''}${kind}, ${organizer.name}`)}`,
    `LOCATION:${textOf(placeText(clinic))}`,
    `DESCRIPTION:${textOf(description.filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
