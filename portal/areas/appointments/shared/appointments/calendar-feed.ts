import type { AvailableAppointment } from './appointment.ts';
import { fold, placeText, textOf, utc } from './calendar-text.ts';

/** One appointment in a calendar that reads a patient's appointments by itself. */
export interface FeedEntry {
  readonly uid: string;
  readonly sequence: number;
  /** When it was booked. */
  readonly madeAt: Date;
  readonly title: string;
  /** Instants, ISO 8601. */
  readonly startDate: string;
  readonly endDate: string;
  readonly clinic: AvailableAppointment['clinic'];
  /** Null: it says neither what for nor with whom, and of the place only the name. */
  readonly details: {
    readonly practitioner: { readonly name: string; readonly title: string };
    readonly url: string;
  } | null;
}

/** The end of the address itself, which its reader is told of in the calendar. */
export interface FeedEnd {
  readonly uid: string;
  readonly madeAt: Date;
  /** The whole day that it is on, `YYYY-MM-DD`. */
  readonly day: string;
  readonly title: string;
  /** Where the patient lets it go on. */
  readonly url: string;
}

/**
 * Appointments as one calendar (RFC 5545). It is published by being read, so it has no method, and what is not in it any more
 * a calendar removes. The same appointments give the same file.
 *
 * @param name as which a calendar lists it
 * @param end null until it is near
 */
export function feedFile(name: string, entries: readonly FeedEntry[], end: FeedEnd | null): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Patient portal//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${textOf(name)}`,
    // Google and Apple read the first, Outlook the second (RFC 7986 section 5.7).
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(eventOf),
    ...(end ? endOf(end) : []),
    'END:VCALENDAR',
  ];
  return fold(lines);
}

function endOf({ uid, madeAt, day, title, url }: FeedEnd): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${textOf(title)}`,
    `URL:${url}`,
    'END:VEVENT',
  ];
}

function eventOf({ uid, sequence, madeAt, title, startDate, endDate, clinic, details }: FeedEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(madeAt)}`,
    `SEQUENCE:${sequence}`,
    'STATUS:CONFIRMED',
    `DTSTART:${utc(new Date(startDate))}`,
    `DTEND:${utc(new Date(endDate))}`,
    `SUMMARY:${textOf(title)}`,
    `LOCATION:${textOf(details ? placeText(clinic) : clinic.name)}`,
    ...(details
      ? [
          `DESCRIPTION:${textOf(`${details.practitioner.name}, ${details.practitioner.title}`)}`,
          `URL:${details.url}`,
        ]
      : ['CLASS:PRIVATE']),
    'END:VEVENT',
  ];
}
