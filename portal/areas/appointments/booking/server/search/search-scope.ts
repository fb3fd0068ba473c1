import { ANY_SPECIALTY } from '#areas/appointments/shared/appointments/server/free-times.ts';
import { addDays, helsinkiDay, partOfDayRange } from '#contract/time/time.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { customerOf } from '../../rules-customer.ts';
import { clinicsToSearch } from '../../rules-search.ts';
import { MAX_DAYS, type SearchFilters } from '../../search-query.ts';
import { earliestStart } from '../slot/slot.ts';
import { customerSpecialties } from './customer-specialties.ts';

/** Where a search looks, once its filters have been worked out. */
export interface SearchScope {
  readonly customer: HealthCareType;
  readonly specialtyCodes: readonly string[];
  readonly clinicIds: readonly string[];
  /** Empty: everybody. */
  readonly practitionerIds: readonly number[];
  /** Whether the customer may have what it looks for on a day, `YYYY-MM-DD` in Helsinki. */
  readonly isOpenOn: (day: string) => boolean;
}

/** From an instant (included) to another (excluded). */
export interface Range {
  readonly from: Date;
  readonly to: Date;
}

/**
 * Works out a search's places and specialties: the brand's clinics, near municipalities, remote ones if wanted; what the
 * customer books.
 *
 * @param day the first that is searched
 */
export async function searchScope(
  call: Pick<RecordCall, 'tx' | 'brand' | 'now' | 'session' | 'vault'>,
  filters: SearchFilters,
  day: string,
): Promise<SearchScope> {
  const { tx, brand } = call;
  const { codes, isOpenOn } = await customerSpecialties(call, filters, filters.specialtyIds, day);
  const clinics = await tx.selectFrom('clinics').select(['id', 'brands', 'municipality_id']).execute();
  const isRemoteByItself = filters.specialtyIds.length > 0 && (await includeRemote(tx, codes ?? []));
  return {
    customer: customerOf(filters),
    specialtyCodes: codes ?? [ANY_SPECIALTY],
    practitionerIds: filters.practitionerIds,
    isOpenOn,
    clinicIds: clinicsToSearch(
      clinics.map((clinic) => ({ ...clinic, municipalityId: clinic.municipality_id })),
      { ...filters, brand: brand.id, includesRemote: filters.includeRemote || isRemoteByItself },
    ),
  };
}

/** Whether a search for one of some specialties shows remote times by itself (BOOK-12). */
async function includeRemote(tx: Scoped, codes: readonly string[]): Promise<boolean> {
  if (codes.length === 0) return false;
  const found = await tx
    .selectFrom('specialties')
    .select('code')
    .where('code', 'in', codes)
    .where('includes_remote', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** What searches with the same answer have in common; null where the answer depends on who asks. */
export function sharedSearch({ brand }: Pick<Context, 'brand'>, query: SearchFilters): string | null {
  const customer = customerOf(query);
  return customer === 'private' || customer === 'insurance' ? JSON.stringify([brand.id, query]) : null;
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
