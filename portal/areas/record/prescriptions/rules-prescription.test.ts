import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#contract/time/time.ts';
import {
  isShortenedOn,
  isValidOn,
  notRenewableOn,
  type PrescriptionState,
  validUntil,
} from './rules-prescription.ts';

const state = (changes: Partial<PrescriptionState> = {}): PrescriptionState => ({
  issuedDate: '2024-03-31',
  lastDay: null,
  isControlled: false,
  isBiological: false,
  status: 'active',
  isCourse: false,
  request: null,
  ...changes,
});

describe('a prescription', () => {
  test.each([
    ['on its last day, two years from its first', state(), '2026-03-31', true],
    ['no longer on the day after', state(), '2026-04-01', false],
    ['to its own last day, where it has one', state({ lastDay: '2025-03-31' }), '2025-04-01', false],
    ['for one year, of a narcotic or a medicine like it', state({ isControlled: true }), '2025-03-31', true],
    ['no longer on the day after that year', state({ isControlled: true }), '2025-04-01', false],
    [
      'for no more than a year where the law says so, whatever day its sender has written',
      state({ isBiological: true, lastDay: '2026-03-31' }),
      '2025-04-01',
      false,
    ],
    [
      'to its own last day, where that comes before the year of the law ends',
      state({ isControlled: true, lastDay: '2024-06-30' }),
      '2024-07-01',
      false,
    ],
    ['no longer once all of it was given', state({ status: 'completed' }), '2024-04-01', false],
    ['no longer once it was stopped', state({ status: 'stopped' }), '2024-04-01', false],
  ])('is valid %s', (_name, each, day, expected) => {
    expect(isValidOn(each, day)).toBe(expected);
  });

  test.each([
    ['of a biological medicine that names two years', { isBiological: true, lastDay: '2026-03-31' }, true],
    ['of a narcotic that names no day', { isControlled: true }, true],
    ['of a narcotic that ends within the year itself', { isControlled: true, lastDay: '2024-06-30' }, false],
    ['of any other medicine', { lastDay: '2026-03-31' }, false],
    ['that was stopped', { isControlled: true, status: 'stopped' }, false],
  ] as const)('%s is probably valid for a year only: %s', (_name, changes, expected) => {
    expect(isShortenedOn(state(changes), '2024-04-01')).toBe(expected);
  });

  test('is said to be valid for a year only until its own last day has passed', () => {
    const each = state({ isControlled: true, lastDay: '2025-06-30' });
    expect(isShortenedOn(each, '2025-06-30')).toBe(true);
    expect(isShortenedOn(each, '2025-07-01')).toBe(false);
  });

  test.each([
    ['on the last day of 28 months', state(), '2026-07-31', null],
    ['not on the day after', state(), '2026-08-01', 'tooOld'],
    ['of a narcotic on the last day of 16 months', state({ isControlled: true }), '2025-07-31', null],
    ['not of a narcotic on the day after', state({ isControlled: true }), '2025-08-01', 'tooOld'],
    [
      'not of a narcotic on the day after, though it names two years',
      state({ isControlled: true, lastDay: '2026-03-31' }),
      '2025-08-01',
      'tooOld',
    ],
    ['of a biological medicine within 28 months', state({ isBiological: true }), '2026-07-31', null],
    ['of what its sender ends within a year, as long', state({ lastDay: '2025-03-31' }), '2026-07-31', null],
    ['once all of it was given', state({ status: 'completed' }), '2024-06-01', null],
    ['not once it was stopped', state({ status: 'stopped' }), '2024-06-01', 'stopped'],
    ['not of a course', state({ isCourse: true }), '2024-06-01', 'course'],
    ['not while a request waits', state({ request: { outcome: null } }), '2024-06-01', 'requested'],
    ['not twice', state({ request: { outcome: 'renewed' } }), '2024-06-01', 'renewed'],
    ['again after a no', state({ request: { outcome: 'declined' } }), '2024-06-01', null],
  ])('is renewed %s', (_name, each, day, expected) => {
    expect(notRenewableOn(each, day)).toBe(expected);
  });

  const days = fc.integer({ min: 0, max: 12_000 }).map((count) => addDays('2000-01-01', count));

  test('is never valid before it ends and renewable after it is too old, whatever the days', () => {
    fc.assert(
      fc.property(days, days, (issuedDate, day) => {
        const each = state({ issuedDate });
        expect(isValidOn(each, day)).toBe(day <= validUntil(each));
        // Who has a valid prescription can have it renewed.
        if (isValidOn(each, day)) expect(notRenewableOn(each, day)).toBeNull();
        expect(notRenewableOn(each, day) === null).toBe(day <= addMonths(issuedDate, 28));
      }),
    );
  });

  test('that waits for an answer cannot be asked for, whatever else is true of it', () => {
    const any = fc.record({
      issuedDate: days,
      lastDay: fc.option(days),
      isControlled: fc.boolean(),
      isBiological: fc.boolean(),
      status: fc.constantFrom('active' as const, 'completed' as const, 'stopped' as const),
      isCourse: fc.boolean(),
      request: fc.constant({ outcome: null }),
    });
    fc.assert(fc.property(any, days, (each, day) => notRenewableOn(each, day) === 'requested'));
  });
});
