import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-21T08:00:00Z');
const event: CalendarEvent = {
  uid: 'appointment-71@kaari.localhost',
  title: 'Lääkärin vastaanotto, Kaari',
  start: '2026-11-23T12:30:00.000Z',
  end: '2026-11-23T12:50:00.000Z',
  location: 'Esimerkkikatu 1, 00100 Helsinki',
  description: 'Ilona Heikkinen\nHuone 3; 2. kerros',
  url: 'http://kaari.localhost:3000/fi/ajanvaraukset/71',
};

/** A file's lines as a calendar reads them: unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('an appointment as a calendar file', () => {
  test('has its times in UTC, whatever the zone of the reader', () => {
    expect(linesOf(calendarFile(event, now))).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261121T080000Z',
        'DTSTART:20261123T123000Z',
        'DTEND:20261123T125000Z',
      ]),
    );
  });

  test('escapes what would end a value', () => {
    const lines = linesOf(calendarFile(event, now));
    expect(lines).toContain('LOCATION:Esimerkkikatu 1\\, 00100 Helsinki');
    expect(lines).toContain('DESCRIPTION:Ilona Heikkinen\\nHuone 3\\; 2. kerros');
  });

  test('leaves out a missing place', () => {
    expect(calendarFile({ ...event, location: '' }, now)).not.toContain('LOCATION');
  });

  test('says that it was cancelled, as a later state of the same event', () => {
    const lines = linesOf(calendarFile({ ...event, isCancelled: true }, now));
    expect(lines).toEqual(
      expect.arrayContaining([`UID:${event.uid}`, 'METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']),
    );
  });

  test('folds to 75 octets and loses no letter', () => {
    // Without a size the generator stops at ten letters, which are never folded.
    const anyTitle = fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' });
    fc.assert(
      fc.property(anyTitle, (words) => {
        const title = words.replaceAll(/[\r\n]/g, '');
        const file = calendarFile({ ...event, title }, now);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const summary = linesOf(file).find((line) => line.startsWith('SUMMARY:'));
        expect(summary?.slice(8).replaceAll(/\\([\\;,])/g, '$1')).toBe(title);
      }),
    );
  });
});
