import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instants } from '#contract/time/test-instants.ts';
import { mayCancel } from './rules.ts';

const now = new Date('2026-03-28T10:00:00Z');
const HOUR_MS = 3_600_000;
const kept = { isCancelled: false, isCheckedIn: false };

test('an appointment may be cancelled until exactly so many hours before its start', () => {
  // To the millisecond, and over nights that are an hour longer or shorter.
  const early = fc.oneof(
    fc.integer({ min: -2, max: 2 }),
    fc.integer({ min: -200 * HOUR_MS, max: 200 * HOUR_MS }),
  );
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 72 }), early, (startsAt, notice, ms) => {
      const moment = new Date(startsAt.getTime() - notice * HOUR_MS - ms);
      expect(mayCancel({ ...kept, startsAt }, moment, notice)).toBe(ms >= 0);
      expect(mayCancel({ ...kept, startsAt, isCancelled: true }, moment, notice)).toBe(false);
      expect(mayCancel({ ...kept, startsAt, isCheckedIn: true }, moment, notice)).toBe(false);
    }),
  );
});

test('hours are real ones, though the clocks change in between', () => {
  // 13:00 in Helsinki on both days, and the night between them is an hour short.
  const nextDay = new Date('2026-03-29T10:00:00Z');
  expect(mayCancel({ ...kept, startsAt: nextDay }, now, 24)).toBe(true);
  expect(mayCancel({ ...kept, startsAt: new Date('2026-03-29T09:59:00Z') }, now, 24)).toBe(false);
});
