import type { BrandSettings } from '#contract/brand/brand.ts';
import { addDays, helsinkiDay, partOfDayRange } from '#contract/time/time.ts';
import { KELA65 } from '#domain/appointments/kela65.ts';
import { ANY_SPECIALTY } from '#domain/appointments/server/free-times.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { clinicsToSearch } from '../../rules-search.ts';
import { MAX_DAYS, type SearchFilters } from '../../search-contract.ts';
import { kela65Refusal } from '../kela65-right.ts';

/** Times that begin sooner than this many minutes from now are no longer offered or sold. */
export const MINIMUM_LEAD_MINUTES = 10;

/** Where a search looks, once its filters have been worked out. */
export interface SearchScope {
  readonly specialtyCodes: readonly string[];
  readonly clinicIds: readonly string[];
  /** Empty: everybody. */
  readonly practitionerIds: readonly number[];
  /** It looks for Kela65 visits, which not everybody may have. */
  readonly isKela65: boolean;
}

/** From an instant (included) to another (excluded). */
export interface Range {
  readonly from: Date;
  readonly to: Date;
}

/** The earliest start that can still be booked. */
export function earliestStart(now: Date): Date {
  return new Date(now.getTime() + MINIMUM_LEAD_MINUTES * 60_000);
}

/** Whether a brand sells Kela65 visits. */
export function hasKela65({ features }: Pick<BrandSettings, 'features'>): boolean {
  return features.includes('kela65');
}

/** Works out a search's places: the brand's clinics, near municipalities, remote ones if wanted. */
export async function searchScope(
  tx: Scoped,
  brand: BrandSettings,
  filters: SearchFilters,
): Promise<SearchScope> {
  const { specialtyIds: wanted, practitionerIds } = filters;
  // They have a search of their own: beside others their price would look like anybody's.
  const isKela65 = hasKela65(brand) && wanted.length === 1 && wanted[0] === KELA65;
  const specialtyIds = isKela65 ? wanted : wanted.filter((code) => code !== KELA65);
  const clinics = await tx.selectFrom('clinics').select(['id', 'brands', 'municipality_id']).execute();
  const remoteByItself =
    specialtyIds.length > 0 &&
    (await tx
      .selectFrom('specialties')
      .select('code')
      .where('code', 'in', specialtyIds)
      .where('includes_remote', '=', true)
      .executeTakeFirst());
  return {
    specialtyCodes: wanted.length > 0 ? specialtyIds : [ANY_SPECIALTY],
    practitionerIds,
    isKela65,
    clinicIds: clinicsToSearch(
      clinics.map((clinic) => ({ ...clinic, municipalityId: clinic.municipality_id })),
      { ...filters, brand: brand.id, includesRemote: filters.includeRemote || Boolean(remoteByItself) },
    ),
  };
}

/** What searches with the same answer have in common; null where the answer depends on the caller's age. */
export function sharedSearch({ brand }: Pick<Context, 'brand'>, query: SearchFilters): string | null {
  return query.specialtyIds.includes(KELA65) ? null : JSON.stringify([brand.id, query]);
}

/** Whether two days, both included, make a search that is answered. */
export function isSearchableSpan(startDate: string, endDate: string): boolean {
  return startDate <= endDate && endDate < addDays(startDate, MAX_DAYS);
}

/** The part of each day that is searched, without what is too soon. A day that is over has none. */
export function rangesOf(days: readonly string[], timeOfDay: SearchFilters['timeOfDay'], now: Date): Range[] {
  const earliest = earliestStart(now);
  return days
    .map((day) => partOfDayRange(day, timeOfDay))
    .map(({ from, to }) => ({ from: from.getTime() > earliest.getTime() ? from : earliest, to }))
    .filter(({ from, to }) => from < to);
}

/** Days from one to another, both included, without those that have passed. */
export function daysBetween(startDate: string, endDate: string, now: Date): string[] {
  const today = helsinkiDay(now);
  const first = startDate < today ? today : startDate;
  const count = Math.round((Date.parse(endDate) - Date.parse(first)) / 86_400_000) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(first, index));
}

/** The days of a search on which the caller may have what it looks for. */
export function openDays(
  call: Pick<Context, 'session' | 'now'>,
  { isKela65 }: SearchScope,
  days: readonly string[],
): readonly string[] {
  return isKela65 ? days.filter((day) => kela65Refusal(call, day) === null) : days;
}

/** Whole days one after the other as one range; the parts of days stay apart. */
export function joined(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const range of ranges) {
    const last = all.at(-1);
    if (last?.to.getTime() === range.from.getTime()) all[all.length - 1] = { from: last.from, to: range.to };
    else all.push(range);
  }
  return all;
}
