import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayCancel } from './rules.ts';

const now = new Date('2026-03-28T10:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('an appointment may be cancelled until exactly so many hours before its start', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 200 }), fc.integer({ min: 0, max: 72 }), (hours, notice) => {
      const appointment = { startsAt: at(hours), isCancelled: false };
      expect(mayCancel(appointment, now, notice)).toBe(hours >= notice);
      expect(mayCancel({ ...appointment, isCancelled: true }, now, notice)).toBe(false);
    }),
  );
});

test('hours are real ones, though the clocks change in between', () => {
  // 13:00 in Helsinki on both days, and the night between them is an hour short.
  const nextDay = new Date('2026-03-29T10:00:00Z');
  expect(mayCancel({ startsAt: nextDay, isCancelled: false }, now, 24)).toBe(true);
  expect(mayCancel({ startsAt: new Date('2026-03-29T09:59:00Z'), isCancelled: false }, now, 24)).toBe(false);
});
