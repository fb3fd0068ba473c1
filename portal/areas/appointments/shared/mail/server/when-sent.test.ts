import { expect, test } from 'vitest';
import type { AppointmentTemplate } from './appointment-messages.ts';
import { laterMoment } from './when-sent.ts';

const at = (text: string) => new Date(`2026-03-23T${text}:00+02:00`);
const EIGHT = at('08:00');

/** At 4.34, of an appointment far ahead and of one at 9.00: whether the text message waits. */
const TABLE: Record<AppointmentTemplate, readonly [farAhead: boolean, atNine: boolean]> = {
  'appointment-booked': [false, false],
  'appointment-moved': [false, false],
  'appointment-cancelled': [false, false],
  'booked-appointment-moved': [true, false],
  'booked-appointment-cancelled': [true, false],
  'appointment-cancelled-by-clinic': [true, false],
  'appointment-booked-by-visitor': [true, false],
  'appointment-disowned': [true, false],
  'appointment-reminder': [true, true],
  'earlier-time-offered': [true, true],
  'additional-charge-proposed': [true, true],
};
const ROWS = Object.entries(TABLE).map(([template, [farAhead, atNine]]) => ({ template, farAhead, atNine }));

const text = (template: string, startsAt: Date, movedFrom?: Date) => ({
  template,
  channel: 'sms' as const,
  content: { startsAt: startsAt.toISOString(), ...(movedFrom && { movedFrom: movedFrom.toISOString() }) },
});
const FAR = new Date('2026-03-30T06:05:00Z');

test.each(ROWS)('of a text message at night, $template waits: $farAhead; at nine: $atNine', (row) => {
  const { template, farAhead, atNine } = row;
  expect(laterMoment(text(template, FAR), at('04:34'))).toEqual(farAhead ? EIGHT : null);
  expect(laterMoment(text(template, at('09:00')), at('04:34'))).toEqual(atNine ? EIGHT : null);
});

test.each(ROWS)('$template leaves at once by day, and as an e-mail at any hour', ({ template }) => {
  expect(laterMoment(text(template, FAR), at('19:59'))).toBeNull();
  expect(laterMoment({ ...text(template, FAR), channel: 'email' }, at('04:34'))).toBeNull();
  expect(laterMoment(text(template, FAR), at('04:34'), { hasQuietNights: false })).toBeNull();
});

test('a move away from this morning is told of at night', () => {
  const moved = text('booked-appointment-moved', FAR, at('08:30'));
  expect(laterMoment(moved, at('04:34'))).toBeNull();
});
