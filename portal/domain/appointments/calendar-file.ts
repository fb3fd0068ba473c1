/** An appointment in a patient's own calendar. */
export interface CalendarEvent {
  /** The same for the same appointment, so that a calendar that has it updates it. */
  readonly uid: string;
  readonly title: string;
  /** Instants, ISO 8601. */
  readonly start: string;
  readonly end: string;
  readonly location: string;
  readonly description: string;
  /** Address of the appointment in the portal. */
  readonly url: string;
  /** The appointment was cancelled: a calendar that has it removes it. */
  readonly isCancelled?: boolean;
}

/** One event as an iCalendar file (RFC 5545), with CRLF and lines of at most 75 octets. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Patient portal//Appointments//EN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${event.isCancelled ? 1 : 0}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${utc(new Date(event.start))}`,
    `DTEND:${utc(new Date(event.end))}`,
    `SUMMARY:${escapeText(event.title)}`,
    event.location && `LOCATION:${escapeText(event.location)}`,
    event.description && `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

/** `20261123T123000Z` */
function utc(instant: Date): string {
  return `${instant.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** RFC 5545 section 3.1 counts octets; a character is never split. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
