import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { errorCode, TIMED_OUT } from '#platform/database/database-error.ts';
import type { endpoints, SearchQuery, SearchResult } from '../../contract.ts';
import { availableAppointments } from './available-appointments.ts';
import { findFirstOfEach, findTimes } from './find-times.ts';
import { placesWithTimes } from './places-with-times.ts';
import { daysBetween, isSearchableSpan, joined, rangesOf, searchScope } from './search-scope.ts';
import { SEARCH_TIMEOUT_MS } from './search-timeout.ts';

/** Page size and other days' alternatives (BOOK-07, BOOK-08). */
export const PAGE_SIZE = 20;
const OTHER_DAYS = 5;
/** How far after the searched days the alternatives may be. */
const OTHER_DAYS_WITHIN = 60;
/** `GET /api/appointments` */
export const searchAppointments: Handler<(typeof endpoints)['GET /api/appointments']> = async (
  context,
  { query },
) => {
  const startDate = query.startDate ?? helsinkiDay(context.now);
  const endDate = query.endDate ?? startDate;
  if (!isSearchableSpan(startDate, endDate))
    return problem('malformed', [{ field: 'endDate', code: 'range' }]);
  try {
    const result = await context.inScope({ statementTimeout: SEARCH_TIMEOUT_MS }, (tx) =>
      search(tx, context, query, startDate, endDate),
    );
    return ok(result);
  } catch (error) {
    if (errorCode(error) !== TIMED_OUT) throw error;
    return ok({ availableAppointments: { type: 'Failure', appointments: [] }, otherDays: [] });
  }
};

async function search(
  tx: Scoped,
  { brand, now }: Context,
  query: SearchQuery,
  startDate: string,
  endDate: string,
): Promise<SearchResult> {
  const scope = await searchScope(tx, brand, query);
  const { offset, timeOfDay, lang } = query;
  const ranges = joined(rangesOf(daysBetween(startDate, endDate, now), timeOfDay, now));
  const otherDays =
    offset === 0 ? daysBetween(addDays(endDate, 1), addDays(endDate, OTHER_DAYS_WITHIN), now) : [];
  const otherRanges = rangesOf(otherDays, timeOfDay, now);
  const looks = await placesWithTimes(tx, scope, [...ranges, ...otherRanges]);
  const found = await findTimes(tx, looks, ranges, offset + PAGE_SIZE);
  const others = await findFirstOfEach(tx, looks, otherRanges, OTHER_DAYS);
  const page = found.slice(offset);
  const appointments = await availableAppointments(tx, [...page, ...others], lang);
  return {
    availableAppointments: { type: 'Success', appointments: appointments.slice(0, page.length) },
    otherDays: appointments.slice(page.length),
  };
}
