import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#contract/time/time.ts';
import { type HoursAtWork, overlap } from './overlapping-hours.ts';
import { workingTimes } from './working-times.ts';

const MONDAYS: HoursAtWork = {
  weekday: 1,
  validFrom: '2026-12-01',
  validTo: null,
  from: '08:00',
  to: '16:00',
};
const NIGHTS = { ...MONDAYS, from: '22:00', to: '06:00' };

test.each<[string, boolean, HoursAtWork, Partial<HoursAtWork>]>([
  ['repeated', true, MONDAYS, {}],
  ['that begin before the others end', true, MONDAYS, { from: '15:59', to: '18:00' }],
  ['that begin when the others end', false, MONDAYS, { from: '16:00', to: '18:00' }],
  ['within the others', true, MONDAYS, { from: '10:00', to: '11:00' }],
  ['on another weekday', false, MONDAYS, { weekday: 2 }],
  ['on each day', true, MONDAYS, { weekday: null }],
  [
    'that end before the others begin to hold',
    false,
    MONDAYS,
    { validFrom: '2026-01-01', validTo: '2026-11-30' },
  ],
  ['that hold on no day of the others', false, MONDAYS, { validTo: '2026-12-06', weekday: null }],
  ['that hold on one day of the others', true, MONDAYS, { validTo: '2026-12-07', weekday: null }],
  ['on the morning after a night', true, NIGHTS, { weekday: 2, from: '05:00', to: '09:00' }],
  ['on the morning on which the night begins', false, NIGHTS, { weekday: 1, from: '05:00', to: '09:00' }],
  [
    'on the morning after a night of the last day',
    true,
    { ...NIGHTS, validTo: '2026-12-07' },
    { validFrom: '2026-12-08', validTo: null, weekday: null, from: '05:00', to: '09:00' },
  ],
  ['of Sunday night and Monday', true, { ...NIGHTS, weekday: 7 }, { weekday: 1, from: '05:00', to: '09:00' }],
])('hours %s: %s', (_, overlapping, one, changes) => {
  const other = { ...one, ...changes };
  expect([overlap(one, other), overlap(other, one)]).toEqual([overlapping, overlapping]);
});

test('two rules overlap where the times that they give do', () => {
  const clock = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
  const hours = fc.record({
    weekday: fc.option(fc.integer({ min: 1, max: 7 })),
    // A fortnight without a holiday, and without a change of clocks.
    validFrom: fc.integer({ min: 0, max: 6 }).map((nth) => addDays('2026-02-02', nth)),
    validTo: fc.integer({ min: 7, max: 12 }).map((nth) => addDays('2026-02-02', nth)),
    ...{ from: clock, to: clock },
  });
  fc.assert(
    fc.property(hours, hours, (one, other) => {
      const times = [one, other].map((each, id) =>
        workingTimes(
          {
            rules: [{ ...each, id, practitionerId: id, clinicId: 'KAM', minutes: 60 }],
            absences: [],
            openedHolidays: new Set(),
          },
          '2026-02-01',
          16,
        ).map(({ startsAt }) => startsAt.getTime()),
      );
      const [ofOne = [], ofOther = []] = times;
      expect(overlap(one, other)).toBe(ofOne.some((start) => ofOther.includes(start)));
    }),
  );
});
