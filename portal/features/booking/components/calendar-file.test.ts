import { describe, expect, test } from 'vitest';
import { freeTime } from '../pages/fixtures.ts';
import { calendarFile } from './calendar-file.ts';
import { directionsTo } from './place-of.ts';

const details = {
  appointmentId: 12,
  appointment: freeTime({ startDate: '2026-10-25T00:30:00.000Z', endDate: '2026-10-25T00:50:00.000Z' }),
  token: null,
  confirmations: { email: 'aino@example.com', phone: null },
};

describe('the calendar file', () => {
  // Lines are folded at 75 octets.
  const file = calendarFile(details, 'https://kaari.example/fi/ajanvaraukset/12').replaceAll(
    /\r\n[\t ]/g,
    '',
  );

  test('has the moment in UTC, which no change of clocks can move', () => {
    expect(file).toContain('DTSTART:20261025T003000Z');
    expect(file).toContain('DTEND:20261025T005000Z');
  });

  test('says what, where and which appointment', () => {
    expect(file).toContain('SUMMARY:Lääkärin vastaanotto: Ilona Heikkinen');
    expect(file).toContain('LOCATION:Kaari Kamppi\\, Esimerkkikatu 1\\, 00100 Helsinki');
    expect(file).toContain('URL:https://kaari.example/fi/ajanvaraukset/12');
    expect(file).toContain('UID:appointment-12@kaari.example');
  });
});

describe('directions', () => {
  test('lead to the address', () => {
    expect(directionsTo(details.appointment.clinic)).toContain('destination=Kaari+Kamppi%2C+Esimerkkikatu+1');
  });

  test('are not there for a remote clinic', () => {
    expect(directionsTo({ ...details.appointment.clinic, address: null })).toBeNull();
  });
});
