import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, helsinkiClock, helsinkiTime } from '#contract/time/time.ts';
import { type Absence, type WorkingHours, workingTimes } from './working-times.ts';

const RULE: WorkingHours = {
  id: 1,
  practitionerId: 7,
  clinicId: 'KAM',
  weekday: null,
  validFrom: '2020-01-01',
  validTo: null,
  from: '08:00',
  to: '16:00',
  minutes: 20,
};
const NONE = { absences: [], openedHolidays: new Set<string>() };
const clocks = (rules: readonly WorkingHours[], day: string, more = {}) =>
  workingTimes({ ...NONE, rules, ...more }, day, 1).map(({ startsAt }) =>
    helsinkiClock(startsAt).slice(5, 16),
  );

test.each(['2026-03-29', '2026-10-25', '2026-11-23', '2028-02-29'])(
  'from eight to four is from eight to four on the clock on %s',
  (day) => {
    const found = clocks([RULE], day);
    expect(found).toHaveLength(24);
    expect([found[0], found.at(-1)]).toEqual([`${day.slice(5)}T08:00`, `${day.slice(5)}T15:40`]);
  },
);

describe('a night', () => {
  const night = { ...RULE, from: '22:00', to: '06:00', minutes: 60 };
  test.each([
    ['2026-03-28', 7],
    ['2026-10-24', 9],
    ['2028-02-28', 8],
  ])('that begins on %s has %i hours, each once', (day, hours) => {
    const times = workingTimes({ ...NONE, rules: [night] }, day, 1);
    expect(new Set(times.map(({ startsAt }) => startsAt.getTime())).size).toBe(hours);
    expect(times).toHaveLength(hours);
    expect(helsinkiClock(times.at(-1)?.endsAt ?? new Date(0))).toBe(`${addDays(day, 1)}T06:00:00`);
  });

  test('may end at midnight', () => {
    expect(clocks([{ ...night, to: '24:00' }], '2026-11-23')).toEqual(['11-23T22:00', '11-23T23:00']);
  });
});

test('no time begins twice or overlaps the next one of its rule, whatever the day, and none leaves the hours', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((nth) => addDays('2024-01-01', nth));
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
  fc.assert(
    fc.property(day, clock, clock, fc.integer({ min: 5, max: 90 }), (on, from, to, minutes) => {
      fc.pre(from !== to);
      const rule = { ...RULE, from, to, minutes };
      const opened = new Set([`KAM ${on}`]);
      const times = workingTimes({ rules: [rule], absences: [], openedHolidays: opened }, on, 1);
      for (const [nth, { startsAt, endsAt }] of times.entries()) {
        expect(endsAt.getTime() - startsAt.getTime()).toBe(minutes * 60_000);
        const next = times[nth + 1];
        if (next) expect(next.startsAt.getTime()).toBe(endsAt.getTime());
      }
      const [hour = 0, minute = 0] = to.split(':').map(Number);
      const end = helsinkiTime(to > from ? on : addDays(on, 1), hour, minute);
      expect(times.every(({ endsAt }) => endsAt <= end)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a weekday, the first and the last day of a rule hold', () => {
  const mondays = { ...RULE, weekday: 1, validFrom: '2026-11-23', validTo: '2026-11-30' };
  const days = workingTimes({ ...NONE, rules: [mondays] }, '2026-11-16', 30).map(({ startsAt }) =>
    helsinkiClock(startsAt).slice(0, 10),
  );
  expect([...new Set(days)]).toEqual(['2026-11-23', '2026-11-30']);
});

test('a public holiday has no times, but where the clinic has opened it', () => {
  expect(clocks([RULE], '2026-12-06')).toEqual([]);
  expect(clocks([RULE], '2026-12-06', { openedHolidays: new Set(['HAK 2026-12-06']) })).toEqual([]);
  expect(clocks([RULE], '2026-12-06', { openedHolidays: new Set(['KAM 2026-12-06']) })).toHaveLength(24);
});

test.each([
  ['of the practitioner', { practitionerId: 7, clinicId: null }, 21],
  ['of another practitioner', { practitionerId: 8, clinicId: null }, 24],
  ['of the clinic', { practitionerId: null, clinicId: 'KAM' }, 21],
  ['of the practitioner from another clinic', { practitionerId: 7, clinicId: 'HAK' }, 24],
])('an absence %s takes the times that it touches', (_, whose, left) => {
  const absence: Absence = {
    ...whose,
    startsAt: helsinkiTime('2026-11-23', 9, 10),
    endsAt: helsinkiTime('2026-11-23', 10),
  };
  expect(clocks([RULE], '2026-11-23', { absences: [absence] })).toHaveLength(left);
});

test('of two rules that give the same time the older one counts', () => {
  const times = workingTimes({ ...NONE, rules: [{ ...RULE, id: 9 }, RULE] }, '2026-11-23', 1);
  expect(times).toHaveLength(24);
  expect(times.every(({ ruleId }) => ruleId === 1)).toBe(true);
});
