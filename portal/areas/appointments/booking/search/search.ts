import type { PageQuery } from '#contract/routes/route-query.ts';
import { addDays } from '#contract/time/time.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { flagsFor } from '../rules-customer.ts';

/** A search for free times, as the page's address says it. */
export interface Search extends PageQuery<'private-appointment-list'> {
  /** Customer type used in the search; it decides which of the lists is shown. */
  readonly customer: HealthCareType;
}

/** The lists of a search that one narrows it by. */
export type FilterName = 'specialtyIds' | 'practitionerIds' | 'clinicIds' | 'municipalityIds';

/** What each is called, as in the messages of the filters. */
export const FILTER_WORDS = {
  specialtyIds: 'specialty',
  municipalityIds: 'municipality',
  clinicIds: 'clinic',
  practitionerIds: 'practitioner',
} as const satisfies Record<FilterName, string>;

export const TIMES_OF_DAY = ['all', 'morning', 'afternoon', 'evening'] as const;

/** Hours in Helsinki, from and to, of each part of the day (BOOK-06). */
export const HOURS = { morning: [7, 12], afternoon: [12, 16], evening: [16, 21] } as const;

/** How far ahead the search for the next appointments looks, when a day has none. */
const NEXT_DAYS = 31;

/** Days that a search may look through at once, today included. */
const DAYS_AHEAD = 62;

/** The day that is searched: the address's, or today where it says none or one that has passed. */
export function dayOf(search: Search, today: string): string {
  return search.startDate && search.startDate > today ? search.startDate : today;
}

/** What narrows the search, as the calls take it; what is at its default is left out. */
export function filtersOf(search: Search) {
  const { specialtyIds, practitionerIds, clinicIds, municipalityIds, includeRemote, timeOfDay } = search;
  return {
    ...flagsFor(search.customer),
    ...(specialtyIds.length > 0 && { specialtyIds: [...specialtyIds] }),
    ...(practitionerIds.length > 0 && { practitionerIds: [...practitionerIds] }),
    ...(clinicIds.length > 0 && { clinicIds: [...clinicIds] }),
    ...(municipalityIds.length > 0 && { municipalityIds: [...municipalityIds] }),
    ...(includeRemote && { includeRemote }),
    ...(timeOfDay !== 'all' && { timeOfDay }),
  };
}

/** The search for one day; without a day of its own the answer is about today. */
export function daySearch(search: Search) {
  return { ...filtersOf(search), ...(search.startDate && { startDate: search.startDate }) };
}

/** The days on which the same search finds something, as far ahead as one may look. */
export function daysSearch(search: Search, today: string) {
  return { ...filtersOf(search), startDate: today, endDate: addDays(today, DAYS_AHEAD - 1) };
}

/** The search for the next appointments, from the day after an empty one. */
export function nextSearch(search: Search, today: string) {
  const day = dayOf(search, today);
  return { ...filtersOf(search), startDate: addDays(day, 1), endDate: addDays(day, NEXT_DAYS) };
}

/** How many filters narrow the search; day and time of day are no filters. */
export function filterCount(search: Search): number {
  const { specialtyIds, practitionerIds, clinicIds, municipalityIds, includeRemote } = search;
  const lists = [specialtyIds, practitionerIds, clinicIds, municipalityIds];
  return lists.filter((list) => list.length > 0).length + (includeRemote ? 1 : 0);
}

/** The same day and time of day without any filter. */
export function withoutFilters(search: Search): Search {
  return {
    ...search,
    specialtyIds: [],
    practitionerIds: [],
    clinicIds: [],
    municipalityIds: [],
    includeRemote: false,
  };
}

/** The search with one filter set to one value, or to none. */
export function withFilter(search: Search, name: FilterName, value: string | null): Search {
  return { ...search, [name]: value === null ? [] : [value] };
}
