import type { AvailableAppointment } from './appointment.ts';
import { addressLine } from './directions.ts';

/** How a calendar file is written (RFC 5545), whatever it says. */

/** Lines with CRLF, of at most 75 octets each. */
export function fold(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261123T123000Z` */
export function utc(instant: Date): string {
  return `${instant.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
}

/** A text as a value. */
export function textOf(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** A clinic with its address, if it has one. */
export function placeText({ name, address }: AvailableAppointment['clinic']): string {
  return [name, address && addressLine(address)].filter(Boolean).join(', ');
}

/** Section 3.1 counts octets; a character is never split. */
function folded(line: string): string {
  let written = '';
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 75) {
      written += '\r\n ';
      octets = 1;
    }
    written += letter;
    octets += size;
  }
  return written;
}
