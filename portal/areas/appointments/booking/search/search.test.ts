import { describe, expect, test } from 'vitest';
import { parseQuery } from '#contract/routes/route-query.ts';
import {
  dayOf,
  daySearch,
  daysSearch,
  filterCount,
  filtersOf,
  nextSearch,
  type Search,
  withFilter,
  withoutFilters,
} from './search.ts';

const today = '2026-11-21';
const read = (query: string): Search => ({
  ...parseQuery('private-appointment-list', new URLSearchParams(query)),
  customer: 'private',
});
const full = read(
  'practitionerIds=7&specialtyIds=GYN&clinicIds=HKI1&municipalityIds=espoo&includeRemote=true&startDate=2026-11-25&timeOfDay=evening',
);

describe('a search', () => {
  test('asks for everything that the address says', () => {
    expect(daySearch(full)).toEqual({
      practitionerIds: ['7'],
      specialtyIds: ['GYN'],
      clinicIds: ['HKI1'],
      municipalityIds: ['espoo'],
      includeRemote: true,
      timeOfDay: 'evening',
      startDate: '2026-11-25',
    });
  });

  test.each([
    ['private', {}],
    ['insurance', { isInsuranceCustomer: true }],
    ['kela65', { isKela65Customer: true }],
    ['occupational', { isOccupationalCustomer: true }],
  ] as const)('is made as the customer of the %s list', (customer, flags) => {
    expect(daySearch({ ...read(''), customer })).toEqual(flags);
    expect(filtersOf({ ...full, customer })).toEqual({ ...filtersOf(full), ...flags });
  });

  test('leaves out what is at its default', () => {
    expect(daySearch(read(''))).toEqual({});
  });

  test('is about today when its day has passed', () => {
    expect(dayOf(read('startDate=2026-11-20'), today)).toBe(today);
    expect(dayOf(read(''), today)).toBe(today);
    expect(dayOf(full, today)).toBe('2026-11-25');
  });

  test('asks for the days with times from today on, whatever day is chosen', () => {
    expect(daysSearch(full, today)).toEqual({
      ...filtersOf(full),
      startDate: today,
      endDate: '2027-01-21',
    });
  });

  test('looks a month ahead from the day after for the next appointments', () => {
    expect(nextSearch(full, today)).toEqual({
      ...filtersOf(full),
      startDate: '2026-11-26',
      endDate: '2026-12-26',
    });
  });
});

describe('filters', () => {
  test('are counted without day and time of day', () => {
    expect(filterCount(read('startDate=2026-11-25&timeOfDay=evening'))).toBe(0);
    expect(filterCount(full)).toBe(5);
  });

  test('are set and taken away one at a time', () => {
    expect(withFilter(full, 'clinicIds', 'ESP1').clinicIds).toEqual(['ESP1']);
    expect(withFilter(full, 'clinicIds', null)).toEqual({ ...full, clinicIds: [] });
  });

  test('are all taken away while day, time of day and scope stay', () => {
    const cleared = withoutFilters({ ...full, scope: 'inAppBooking' });
    expect(filterCount(cleared)).toBe(0);
    expect(cleared).toMatchObject({
      startDate: '2026-11-25',
      timeOfDay: 'evening',
      scope: 'inAppBooking',
    });
  });
});
