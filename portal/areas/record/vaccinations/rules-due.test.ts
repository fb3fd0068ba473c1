import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Disease } from '#areas/record/shared/health-record/diseases.ts';
import { ageInMonths, dayAtAge } from '#contract/time/age-in-months.ts';
import { addDays } from '#contract/time/time.ts';
import { LIFELONG, SEASONAL, SERIES } from './programme.ts';
import { type GivenDose, programmeFor } from './rules-due.ts';

const BORN = '1961-03-23';
const years = (count: number) => count * 12;

const dose = (day: string, diseases: readonly Disease[]): GivenDose => ({
  earliest: day,
  latest: day,
  diseases,
});
const at = (months: number, ...diseases: Disease[]) => dose(dayAtAge(BORN, months), diseases);
const on = (months: number) => ({ birthDate: BORN, today: dayAtAge(BORN, months) });
/** Of one disease, as `status from`, in months. */
const told = (disease: Disease, given: readonly GivenDose[], when: { birthDate: string; today: string }) =>
  programmeFor(given, when)
    .filter(({ protects }) => protects.includes(disease))
    .map(({ status, age }) => (age ? `${status} ${age.from}` : status));

describe('an age in months', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('begins on its first day, and not on the day before', () => {
    fc.assert(
      fc.property(days, fc.nat(1200), (birthDate, months) => {
        const first = dayAtAge(birthDate, months);
        expect(ageInMonths(birthDate, first)).toBe(months);
        expect(ageInMonths(birthDate, addDays(first, -1))).toBe(months - 1);
      }),
    );
  });

  it('of somebody born on 29 February is a year on 1 March', () => {
    expect(dayAtAge('2024-02-29', 12)).toBe('2025-03-01');
    expect(dayAtAge('2024-02-29', 48)).toBe('2028-02-29');
  });
});

describe('what the programme has next', () => {
  const doses = SERIES.flatMap(({ against, doses, until }) =>
    doses.map((dose, nth) => [against, nth, dose.from, doses, until] as const),
  );

  it.each(doses)('%s, dose %i: ahead until the day of its age, then reached', (against, nth, from, all) => {
    const before = all.slice(0, nth).map(({ from: age }) => at(age, against));
    const eve = { birthDate: BORN, today: addDays(dayAtAge(BORN, from), -1) };
    expect(told(against, before, eve)).toEqual([`coming ${from}`]);
    expect(told(against, before, on(from))[0]).toBe(`reached ${from}`);
    // Given on the day, only the next one is left.
    const next = told(against, [...before, at(from, against)], on(from));
    expect(next.filter((each) => each.startsWith('reached'))).toEqual([]);
  });

  it.each(SERIES.flatMap(({ against, until }) => (until === undefined ? [] : [[against, until] as const])))(
    '%s is told of until the age of %i months',
    (against, until) => {
      expect(told(against, [], on(until - 1)).length).toBeGreaterThan(0);
      expect(told(against, [], on(until))).toEqual([]);
    },
  );

  it.each([
    ['at 24 nothing has come for an adult with the childhood’s', 24 * 12 + 11, [14], ['coming 300']],
    ['at 25 the first booster of an adult', years(25), [14], ['reached 300', 'coming 540']],
    ['at 44 the next one is at 45', years(45) - 1, [14, 25], ['coming 540']],
    ['at 45', years(45), [14, 25], ['reached 540', 'coming 780']],
    ['a booster at 41 is that of 45', years(45), [14, 25, 41], ['coming 780']],
    ['at 65', years(65), [25, 45], ['reached 780']],
    ['ten years after that of 65', years(75), [45, 65], ['reached 900']],
    ['and a day earlier not yet', years(75) - 1, [45, 65], ['coming 900']],
    ['ten years after the last, whatever its year', years(72), [45, 63], ['coming 876']],
    ['ten years after the last again', years(84), [65, 74], ['reached 1008']],
  ])('tetanus: %s', (_name, months, given, expected) => {
    expect(
      told(
        'tetanus',
        given.map((age) => at(years(age), 'diphtheria', 'tetanus')),
        on(months),
      ),
    ).toEqual(expected);
  });

  it('asks nothing of childhood once a later dose is there', () => {
    expect(told('tetanus', [at(years(25), 'tetanus')], on(years(30)))).toEqual(['coming 540']);
  });

  it.each([
    [8, ['reached 12', 'coming 72']],
    [11, ['coming 72']],
  ])('measles: a dose that was given at %i months, for a journey', (months, expected) => {
    expect(told('measles', [at(months, 'measles', 'mumps', 'rubella')], on(13))).toEqual(expected);
  });

  const mmr = (...ages: number[]) =>
    ages.map((age) => dose(dayAtAge('1965-01-01', age), ['measles', 'mumps', 'rubella']));

  it.each([
    ['none in the record', '1965-01-01', mmr(), ['adult']],
    ['one in the record', '1965-01-01', mmr(years(30)), ['adult']],
    ['two, the first for a journey before 11 months', '1965-01-01', mmr(9, years(30)), ['adult']],
    ['two in the record', '1965-01-01', mmr(12, years(30)), []],
    [
      'two against measles alone',
      '1965-01-01',
      mmr(12, years(30)).map((dose) => ({ ...dose, diseases: ['measles'] as const })),
      ['adult'],
    ],
    ['none, born when the diseases went about', '1964-12-31', mmr(), []],
  ])('measles of an adult with %s', (_name, birthDate, given, expected) => {
    expect(told('measles', given, { birthDate, today: '2026-11-23' })).toEqual(expected);
  });

  it.each([
    [years(13) - 1, ['reached 120']],
    [years(13), ['missed 120']],
    [years(18) - 1, ['missed 120']],
    [years(18), []],
  ])('has HPV that was not given at its age at %i months: %s', (months, expected) => {
    expect(told('papillomavirus', [], on(months))).toEqual(expected);
  });

  it('says of HPV that was given that nobody here knows how many doses it takes, as long as it is offered', () => {
    const given = [at(years(11), 'papillomavirus')];
    expect(told('papillomavirus', given, on(years(12)))).toEqual(['given']);
    expect(told('papillomavirus', [...given, ...given], on(years(17)))).toEqual(['given']);
    expect(told('papillomavirus', given, on(years(18)))).toEqual([]);
  });

  it.each([
    ['measles', 'an age is reached by the end of the year', '2025-07-01', '2026-12-31', ['coming 72']],
    ['influenza', 'a season is not said to be had', '1950-01-01', '2026-12-31', ['season']],
    // Ten years from the first day of 2016, not from its last.
    ['tetanus', 'a booster is due from its beginning', '1946-03-01', '2026-02-01', ['reached 958']],
  ] as const)(
    'of a dose of which only the year is known, %s: %s',
    (against, _rule, birthDate, today, expected) => {
      const year = against === 'tetanus' ? '2016' : '2026';
      const given = [{ earliest: `${year}-01-01`, latest: `${year}-12-31`, diseases: [against] }];
      expect(told(against, given, { birthDate, today })).toEqual(expected);
    },
  );

  it('has measles for adults from the day on which its ages end', () => {
    const born = (months: number) => ({ birthDate: '2000-01-01', today: dayAtAge('2000-01-01', months) });
    expect(told('measles', [], born(years(18) - 1))).toEqual(['reached 72']);
    expect(told('measles', [], born(years(18)))).toEqual(['adult']);
  });

  it.each([
    [years(75) - 1, []],
    [years(75), ['season']],
  ])('has COVID-19 each season at the age of %i months: %s', (months, expected) => {
    expect(told('covid', [], on(months))).toEqual(expected);
  });

  it.each([
    [5, false],
    [6, true],
    [years(7) - 1, true],
    [years(7), false],
    [years(65) - 1, false],
    [years(65), true],
  ])('has influenza each season at the age of %i months: %s', (months, isOffered) => {
    expect(told('influenza', [], on(months))).toEqual(isOffered ? ['season'] : []);
  });

  it.each([
    ['2026-11-23', '2026-09-01', []],
    ['2026-11-23', '2026-08-31', ['season']],
    ['2027-02-01', '2026-10-20', []],
    ['2027-09-01', '2026-10-20', ['season']],
  ])('on %s, given on %s', (today, day, expected) => {
    const given = [dose(day, ['influenza'])];
    expect(told('influenza', given, { birthDate: '1950-01-01', today })).toEqual(expected);
  });

  it('never takes a coming vaccination of the record for one that was given', () => {
    expect(told('tetanus', [at(years(46), 'tetanus')], on(years(45)))).toEqual(['reached 540', 'coming 780']);
  });

  it('never has a dose twice, nor one whose age has come as coming, whatever the record has', () => {
    const diseases = [...SERIES, ...LIFELONG, ...SEASONAL].map(({ against }) => against);
    const any = fc.record({ months: fc.nat(1200), disease: fc.constantFrom(...diseases) });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), fc.nat(1200), (given, months) => {
        const items = programmeFor(
          given.map((each) => at(each.months, each.disease)),
          on(months),
        );
        for (const { status, age } of items) {
          if (status === 'coming') expect(age?.from).toBeGreaterThan(months);
          if (status === 'reached' || status === 'missed') expect(age?.from).toBeLessThanOrEqual(months);
        }
        const names = items.map(({ protects, age }) => JSON.stringify([protects, age]));
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});
