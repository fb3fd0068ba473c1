import { addDays, helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import { customerOf } from '../../rules-customer.ts';
import type { SearchResult } from '../../search-contract.ts';
import type { SearchQuery } from '../../search-query.ts';
import { kela65Refusal } from '../slot/kela65-right.ts';
import { availableAppointments } from './available-appointments.ts';
import { type FoundTime, findFirstOfEach, findTimes } from './find-times.ts';
import { placesWithTimes } from './places-with-times.ts';
import {
  daysBetween,
  isSearchableSpan,
  joined,
  rangesOf,
  searchScope,
  sharedSearch,
} from './search-scope.ts';
import { SEARCH_TIMEOUT_MS } from './search-timeout.ts';
import { whoContinues } from './who-continues.ts';

/** Page size and other days' alternatives (BOOK-07, BOOK-08). */
export const PAGE_SIZE = 20;
const OTHER_DAYS = 5;
/** How far after the searched days the alternatives may be. */
const OTHER_DAYS_WITHIN = 60;

/** `GET /api/appointments` */
export const searchAppointments: Steps<BookingApi['GET /api/appointments']> = {
  // Most people who open the list ask for the same: today, everywhere, everybody.
  sharedBy: (context, { query }) => sharedSearch(context, query),
  async before({ now }, { query }) {
    const { startDate, endDate } = daysOf(query, now);
    const isSearchable = isSearchableSpan(startDate, endDate);
    return isSearchable ? null : problem('malformed', [{ field: 'endDate', code: 'range' }]);
  },
  timeout: {
    ms: SEARCH_TIMEOUT_MS,
    answer: ok({ availableAppointments: { type: 'Failure', appointments: [] }, otherDays: [] }),
  },
  answer: async (call, { query }) => ok(await search(call, query)),
};

function daysOf({ startDate, endDate }: SearchQuery, now: Date) {
  const first = startDate ?? helsinkiDay(now);
  return { startDate: first, endDate: endDate ?? first };
}

async function search(
  call: Pick<RecordCall, 'tx' | 'brand' | 'now' | 'session' | 'vault'>,
  query: SearchQuery,
): Promise<SearchResult> {
  const { tx, now } = call;
  const customer = customerOf(query);
  const { startDate, endDate } = daysOf(query, now);
  const { offset, timeOfDay, lang } = query;
  const wanted = daysBetween(startDate, endDate, now);
  const scope = await searchScope(call, query, wanted[0] ?? startDate);
  const days = wanted.filter(scope.isOpenOn);
  const daysAfter =
    offset === 0 ? daysBetween(addDays(endDate, 1), addDays(endDate, OTHER_DAYS_WITHIN), now) : [];
  const otherDays = daysAfter.filter(scope.isOpenOn);
  const refusal = customer === 'kela65' ? kela65Refusal(call, endDate) : null;
  if (refusal && days.length + otherDays.length === 0) {
    return {
      availableAppointments: { type: 'Kela65Refused', reason: refusal, appointments: [] },
      otherDays: [],
    };
  }
  const ranges = joined(rangesOf(days, timeOfDay, now));
  const otherRanges = rangesOf(otherDays, timeOfDay, now);
  const looks = await placesWithTimes(tx, scope, [...ranges, ...otherRanges]);
  const found = await findTimes(tx, looks, ranges, offset + PAGE_SIZE);
  const others = await findFirstOfEach(tx, looks, otherRanges, OTHER_DAYS);
  const page = found.slice(offset);
  const isFull = page.length === PAGE_SIZE;
  const further = isFull ? await whoContinues(tx, looks, found, timeOfDay) : [];
  const told = [...page, ...others, ...further.flatMap(({ next }) => next)];
  const views = await availableAppointments(call, told, { lang, customer });
  const viewOf = new Map(views.map((view) => [view.id, view]));
  const viewsOf = (times: readonly FoundTime[]) => times.flatMap(({ slot_id }) => viewOf.get(slot_id) ?? []);
  return {
    availableAppointments: {
      type: 'Success',
      appointments: viewsOf(page),
      continuing: further.map((place) => ({ ...place, next: viewsOf(place.next) })),
    },
    otherDays: viewsOf(others),
  };
}
