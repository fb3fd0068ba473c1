import { helsinkiDay } from '#contract/time/time.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { errorCode, TIMED_OUT } from '#platform/database/database-error.ts';
import type { endpoints } from '../../contract.ts';
import { findRangesWithTimes } from './find-times.ts';
import { placesWithTimes } from './places-with-times.ts';
import { daysBetween, isSearchableSpan, rangesOf, searchScope } from './search-scope.ts';
import { SEARCH_TIMEOUT_MS } from './search-timeout.ts';

/** `GET /api/appointments/available-appointment-dates` */
export const appointmentDates: Handler<
  (typeof endpoints)['GET /api/appointments/available-appointment-dates']
> = async ({ brand, now, inScope }, { query }) => {
  const { startDate, endDate, timeOfDay } = query;
  if (!isSearchableSpan(startDate, endDate))
    return problem('malformed', [{ field: 'endDate', code: 'range' }]);
  const ranges = rangesOf(daysBetween(startDate, endDate, now), timeOfDay, now);
  try {
    const found = await inScope({ statementTimeout: SEARCH_TIMEOUT_MS }, async (tx) => {
      const scope = await searchScope(tx, brand, query);
      return findRangesWithTimes(tx, await placesWithTimes(tx, scope, ranges), ranges);
    });
    return ok({ dates: found.flatMap((nth) => (ranges[nth] ? [helsinkiDay(ranges[nth].from)] : [])) });
  } catch (error) {
    if (errorCode(error) !== TIMED_OUT) throw error;
    return problem('temporarilyUnavailable');
  }
};
