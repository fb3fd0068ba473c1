import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarFile, methodOf } from './calendar-file.ts';

const now = new Date('2026-11-21T08:00:00Z');
const entry: CalendarEntry = {
  identity: {
    uid: '5f0c1e52-7d0e-8b61-9f4e-2f6f0d1c9a72',
    sequence: 3,
    organizer: { name: 'Kaari', email: 'ajanvaraus@kaari.example' },
  },
  appointment: {
    kind: 'Lääkärin vastaanotto',
    startDate: '2026-11-23T12:30:00.000Z',
    endDate: '2026-11-23T12:50:00.000Z',
    clinic: {
      id: 'KAM',
      name: 'Kaari Kamppi',
      address: { streetAddress: 'Esimerkkikatu 1', postalCode: '00100', postOffice: 'Helsinki' },
      cmsContent: 'Ilmoittaudu; 2. kerros',
    },
    practitioner: { name: 'Ilona Heikkinen', title: 'yleislääkäri' },
    notes: ['Huone: 3'],
  },
  url: 'http://kaari.localhost:3000/fi/ajanvaraukset/71',
};

/** A file's lines as a calendar reads them: unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('an appointment as a calendar file', () => {
  test('has its times in UTC, whatever the zone of the reader', () => {
    expect(linesOf(calendarFile(entry, now))).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261121T080000Z',
        'DTSTART:20261123T123000Z',
        'DTEND:20261123T125000Z',
      ]),
    );
  });

  test('escapes what would end a value', () => {
    const lines = linesOf(calendarFile(entry, now));
    expect(lines).toContain('LOCATION:Kaari Kamppi\\, Esimerkkikatu 1\\, 00100 Helsinki');
    expect(lines).toContain(
      'DESCRIPTION:Ilona Heikkinen\\, yleislääkäri\\nHuone: 3\\nIlmoittaudu\\; 2. kerros',
    );
  });

  test('says whose it is, if it is a child’s', () => {
    const appointment = { ...entry.appointment, child: 'Elsa' };
    expect(linesOf(calendarFile({ ...entry, appointment }, now))).toContain(
      'SUMMARY:Elsa: Lääkärin vastaanotto\\, Kaari',
    );
  });

  test('is published, and published again as it changes: the method’s members, and nobody to answer', () => {
    const lines = linesOf(calendarFile(entry, now));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:${entry.identity.uid}`,
        'SEQUENCE:3',
        'STATUS:CONFIRMED',
        'ORGANIZER;CN="Kaari":mailto:ajanvaraus@kaari.example',
      ]),
    );
    expect(lines.join()).not.toContain('ATTENDEE');
    expect(methodOf(entry)).toBe('PUBLISH');
  });

  test('says that it was cancelled, as a later state of the same event', () => {
    const cancelled = { ...entry, identity: { ...entry.identity, sequence: 4 }, isCancelled: true };
    expect(linesOf(calendarFile(cancelled, now))).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        `UID:${entry.identity.uid}`,
        'SEQUENCE:4',
        'STATUS:CANCELLED',
        'ORGANIZER;CN="Kaari":mailto:ajanvaraus@kaari.example',
      ]),
    );
    expect(methodOf(cancelled)).toBe('CANCEL');
  });

  test('folds to 75 octets and loses no letter', () => {
    // Without a size the generator stops at ten letters, which are never folded.
    const anyTitle = fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' });
    fc.assert(
      fc.property(anyTitle, (words) => {
        const kind = words.replaceAll(/[\r\n]/g, '');
        const file = calendarFile({ ...entry, appointment: { ...entry.appointment, kind } }, now);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const summary = linesOf(file).find((line) => line.startsWith('SUMMARY:'));
        expect(summary?.slice(8).replaceAll(/\\([\\;,])/g, '$1')).toBe(`${kind}, Kaari`);
      }),
    );
  });
});
